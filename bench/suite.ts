import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { readArguments, runCommand } from '../scripts/cli/arguments.ts';
import { installInto, installLocked } from '../scripts/cli/npm.ts';
import { readRounds } from '../scripts/cli/values.ts';
import { type Cost, runMeasured } from './scale/runMeasured.ts';
import {
  CACHE,
  CONTESTANTS,
  type Contestant,
  commandOf,
  configFiles,
  kindsOf,
  testCount,
} from './suite/contestants.ts';
import { SUITES, type Suite, suiteFiles, writeFiles } from './suite/corpus.ts';
import { type Run, suiteTable } from './suite/table.ts';

const OPTIONS = {
  rounds: { type: 'string', about: 'how often everything is run; 5 if left out' },
} as const;

/** One version for everybody: it runs TypeScript itself, and all contestants support it. */
const NODE = '24.21.0';
const PACKAGES = resolve('.cache/suite-peers');
const LIMIT_MS = 5 * 60_000;

async function measure(
  contestant: Contestant,
  suite: Suite,
  node: string,
  one: boolean,
): Promise<Cost> {
  const cwd = join(PACKAGES, `${suite}-${contestant.name}`);
  const command = commandOf(contestant, suite, PACKAGES, availableParallelism(), one);
  const env = { NODE_ENV: 'test', NO_COLOR: '1', PATH: `${dirname(node)}:${process.env.PATH}` };
  const cost = await runMeasured([node, ...command], cwd, env, LIMIT_MS);
  const log = readFileSync(join(cwd, 'build.log'), 'utf8');
  const count = testCount(suite, one);
  if (!new RegExp(`\\b${count}\\b`).test(log))
    throw new Error(`${contestant.name}: not ${count} tests\n${log.slice(-2000)}`);
  return cost;
}

/** Runs everything in turn, so that a busy minute concerns all; prints medians and ratios. */
async function main(args: string[]): Promise<number> {
  const { values } = readArguments(args, OPTIONS, 0);
  const rounds = readRounds(values.rounds ?? '5');
  const node = installNode(NODE);
  installLocked(join(import.meta.dirname, 'suite/peers'), PACKAGES, 'the peers');
  const jobs = SUITES.flatMap((suite) =>
    CONTESTANTS.filter(({ suites }) => suites.includes(suite)).map((one) => [suite, one] as const),
  );
  for (const [suite, { name, framework }] of jobs) {
    const files = { ...suiteFiles(suite, framework), ...configFiles(framework, suite) };
    writeFiles(join(PACKAGES, `${suite}-${name}`), files);
  }
  const runs: Run[] = [];
  for (let round = 1; round <= rounds; round++) {
    for (const [suite, contestant] of jobs) {
      // Caches and the record of the last run, which changes the order of files.
      for (const dir of [CACHE, 'node_modules'])
        rmSync(join(PACKAGES, `${suite}-${contestant.name}`, dir), {
          recursive: true,
          force: true,
        });
      for (const kind of kindsOf(contestant)) {
        const cost = await measure(contestant, suite, node, kind === 'one');
        runs.push({ contestant: contestant.name, suite, kind, ...cost });
      }
    }
    console.log(`round ${round} of ${rounds}\n${suiteTable(runs)}\n`);
  }
  return 0;
}

// An exit takes the run along that has a process group of its own; a signal alone does not.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
/** Path of a Node from its npm package, installed into `.cache/node/`. */
function installNode(version: string): string {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${platform}-${process.arch}`;
  const folder = resolve('.cache/node', version);
  const node = join(folder, 'node_modules', name, platform === 'win' ? 'bin/node.exe' : 'bin/node');
  if (existsSync(node)) return node;
  installInto(folder, [`${name}@${version}`]);
  return node;
}

await runCommand('bench suite', main);
