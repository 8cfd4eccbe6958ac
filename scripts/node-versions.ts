import { spawnSync } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { readArguments, runCommand } from './cli/arguments.ts';
import { UserError } from './cli/errors.ts';
import { refuseUnknown } from './cli/select.ts';
import { installNode } from './node-versions/install-node.ts';

/** The oldest Node that `engines` allows, and the newest of each line that people have. */
const VERSIONS = ['20.19.0', '20', '22', '24'];

const script = (name: string, ...args: string[]): string[] => ['--import', 'tsx', name, ...args];

const STEPS: Record<string, string[]> = {
  build: script('scripts/build.ts', '--no-check', '--out', '.cache/node/site'),
  check: script('scripts/check.ts'),
  unit: ['node_modules/@rstest/core/bin/rstest.js', 'run', '--config', 'rstest.config.ts'],
};

const OPTIONS = {
  only: {
    type: 'string',
    multiple: true,
    value: '<step>',
    about: `one of the steps ${Object.keys(STEPS).join(', ')}`,
  },
} as const;

/** Runs build, check and unit tests on every Node that is supported. */
async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, OPTIONS, VERSIONS.length);
  const steps = values.only ?? Object.keys(STEPS);
  refuseUnknown('step', steps, Object.keys(STEPS));
  const wrong = positionals.find((version) => !/^\d+(?:\.\d+){0,2}$/.test(version));
  if (wrong) throw new UserError(`${wrong}: not a version of Node, such as 22 or 20.19.0`);
  const lines: string[] = [];
  let failed = 0;
  for (const version of positionals.length > 0 ? positionals : VERSIONS) {
    const node = installNode(version);
    const exact = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim();
    for (const step of steps) {
      const started = performance.now();
      console.log(`\n${step} on Node ${exact}`);
      const passed = runOn(node, STEPS[step] ?? []);
      if (!passed) failed++;
      const seconds = ((performance.now() - started) / 1000).toFixed(0);
      lines.push(`${passed ? '✓' : '✗'} ${step} on Node ${exact} (${seconds} s)`);
    }
  }
  console.log(`\n${lines.join('\n')}\n${lines.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

function runOn(node: string, args: string[]): boolean {
  // First in PATH too: some tests start `npm` or `node` by name.
  const path = `${dirname(node)}${delimiter}${process.env.PATH}`;
  const env = { ...process.env, PATH: path };
  return spawnSync(node, args, { stdio: 'inherit', env }).status === 0;
}

await runCommand(
  {
    name: 'docs nodes',
    usage: '[version…]',
    about: 'Runs build, check and unit tests on every supported Node, or on the given ones.',
  },
  main,
);
