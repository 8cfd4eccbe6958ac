import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countOutcomes } from '@rstest-docs/migrate/report';
import type { Compatibility, NameRow } from '@rstest-docs/migrate/types';
import type { RstestFacts } from '../shared/facts/types.ts';
import { readArguments, runCommand } from './cli/arguments.ts';
import { installLocked } from './cli/npm.ts';
import { FRAMEWORKS, versionOf } from './compat/frameworks.ts';
import { surfaceOf } from './compat/names.ts';
import { OPTION_PROBES } from './compat/option-probes.ts';
import { PROBES } from './compat/probes.ts';
import { type Answers, runProbes } from './compat/run.ts';
import { compareCompatibility, rowsOf } from './compat/table.ts';

const FILE = 'packages/migrate/compatibility.json';
const root = join(import.meta.dirname, '..');
const target = join(root, FILE);

const OPTIONS = {
  check: { type: 'boolean', about: 'writes nothing; lists by name every outcome that changed' },
  figures: { type: 'boolean', about: 'prints the figures of the file and runs nothing' },
} as const;

async function main(args: string[]): Promise<number> {
  const { values } = readArguments(args, OPTIONS, 0);
  if (values.figures) {
    if (!existsSync(target)) {
      console.error(`error: ${FILE} is missing\nfix: npm run docs -- compat`);
      return 1;
    }
    printFigures(readTable());
    return 0;
  }
  const fresh = await measure();
  const differences = existsSync(target) ? compareCompatibility(readTable(), fresh) : ['new'];
  for (const line of differences) console.log(line);
  if (values.check) {
    if (differences.length > 0)
      console.error(
        `error: ${differences.length} outcomes differ from ${FILE}\nfix: npm run docs -- compat`,
      );
    else console.log('0 outcomes changed');
    return differences.length === 0 ? 0 : 1;
  }
  if (differences.length > 0) writeFileSync(target, formatTable(fresh));
  printFigures(fresh);
  return 0;
}

const readTable = () => JSON.parse(readFileSync(target, 'utf8')) as Compatibility;

/** Runs all probes in the three frameworks, one after the other: each uses all cores. */
async function measure(): Promise<Compatibility> {
  const peers = join(root, '.cache/compat/peers');
  installLocked(join(import.meta.dirname, 'compat/peers'), peers, 'Jest and Vitest');
  const packagesOf = (id: string) => (id === 'rstest' ? root : peers);
  const answers = {} as Record<'jest' | 'vitest' | 'rstest', Answers>;
  for (const framework of FRAMEWORKS) {
    console.log(`${PROBES.length} probes and projects of options in ${framework.id} …`);
    answers[framework.id] = await runProbes(framework, root, packagesOf(framework.id));
  }
  const facts = JSON.parse(
    readFileSync(join(root, 'shared/facts/rstest.json'), 'utf8'),
  ) as RstestFacts;
  const rows = (id: 'jest' | 'vitest'): NameRow[] => {
    const framework = FRAMEWORKS.find((one) => one.id === id);
    if (!framework) return [];
    return rowsOf(id, surfaceOf(framework, answers[id].names, peers), answers, facts);
  };
  return {
    date: new Date().toISOString().slice(0, 10),
    versions: {
      jest: versionOf(peers, 'jest'),
      vitest: versionOf(peers, 'vitest'),
      rstest: versionOf(root, '@rstest/core'),
    },
    probes: PROBES.length,
    projects: OPTION_PROBES.length,
    jest: rows('jest'),
    vitest: rows('vitest'),
  };
}

/** One line for each row, so that a change is one line in a diff. */
function formatTable({ jest, vitest, ...head }: Compatibility): string {
  const list = (rows: NameRow[]) =>
    `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n ]`;
  const start = JSON.stringify(head, null, 1).replace(/\n}$/, '');
  return `${start},\n "jest": ${list(jest)},\n "vitest": ${list(vitest)}\n}\n`;
}

function printFigures({ date, versions, probes, projects, jest, vitest }: Compatibility): void {
  console.log(
    `${date}: ${probes} probes and ${projects} projects of options in Jest ${versions.jest}, Vitest ${versions.vitest}, Rstest ${versions.rstest}`,
  );
  for (const [name, rows] of Object.entries({ jest, vitest })) {
    const counts = Object.entries(countOutcomes(rows)).map(([outcome, n]) => `${n} ${outcome}`);
    console.log(`${name}: ${rows.length} names, ${counts.join(', ')}`);
  }
}

await runCommand(
  {
    name: 'docs compat',
    about: `Writes ${FILE}: what becomes of each name of Jest and Vitest, from probes that run in all three.`,
  },
  main,
);
