import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { STAGES } from '../../../scripts/test/stages.ts';
import { commandsOf, GUIDES, ROOT, scriptOf } from '../../support/guide-commands.ts';
import { scratchCheckout } from '../../support/scratch-checkout.ts';

/** Commands as the guides write them, with what they must print; in the order of a writer's day. */
const WALK: [command: string, status: number, prints: RegExp][] = [
  ['docs -- samples --only /config/test/unstubEnvs', 0, /, 0 failed/],
  ['docs -- answers --only /config/test/unstubEnvs', 0, /, 0 failed/],
  ['docs -- new guide/basic/my-topic', 0, /wrote .*docs\/zh\/guide\/basic\/my-topic\.mdx/],
  ['docs -- samples --update --only /guide/basic/my-topic', 0, /, 0 failed/],
  ['fix', 0, /Checked \d+ files/],
  // What is left of a new page is what its writer has to say.
  ['check -- --changed', 1, /docs\/en\/guide\/basic\/my-topic\.mdx:\d+ .*unfinished/],
  [
    'docs -- rename guide/basic/my-topic guide/basic/other-topic',
    0,
    /removed docs\/en\/guide\/basic\/my-topic/,
  ],
  ['docs -- remove guide/basic/other-topic', 0, /removed docs\/zh\/guide\/basic\/other-topic/],
  ['check -- --changed', 0, /, 0 failed/],
  ['check -- --only translations,parity', 0, /2 passed, 0 failed/],
  ['docs -- check --only glossary,wording', 0, /2 passed, 0 failed/],
  ['check -- --only contrast', 0, /1 passed, 0 failed/],
  ['check -- --only data', 0, /1 passed, 0 failed/],
  ['fix -- --translated /config/test/unstubEnvs', 0, /recorded as up to date/],
  ['docs -- facts', 0, /, 0 failed/],
  ['docs -- version 0.12', 0, /wrote +versions\/0\.12: \d+ files/],
  ['docs -- version', 0, /^0\.12$/m],
  ['check -- --only versions', 0, /1 passed, 0 failed/],
  ['docs -- version --remove 0.12', 0, /removed versions\/0\.12/],
];

/** What is done within a second; all others first say what they are doing. */
const QUICK = new Set([
  'fix -- --translated /config/test/unstubEnvs',
  'docs -- version',
  'docs -- version --remove 0.12',
]);

const STAGE = 'a stage of npm test';
/** Commands that are not run above, and why. */
const ELSEWHERE: Record<string, string> = {
  ci: 'this test runs on what it installed',
  install: 'needs the registry',
  'docs compat': 'needs the registry; CI runs it each week',
  'docs history': 'needs the registry; CI runs it each week',
  'docs migrate': 'run by tests/unit/scripts/migrate.test.ts',
  'docs compare': 'needs the registry',
  'bench scale': 'needs the registry, and half an hour',
  'bench suite': 'needs the registry, and half an hour',
  'bench peers': 'needs the registry, and half an hour',
  'docs edge': 'needs the registry',
  'docs nodes': 'needs the registry; CI runs its steps on each Node',
  dev: 'run by tests/e2e/authors/dev.spec.ts',
  'docs picture': 'run by tests/e2e/authors/picture.spec.ts',
  'docs icons': 'draws checked-in files again, which change only with the drawing',
  serve: 'run by tests/unit/scripts/server/start.test.ts',
  start: 'build, a stage of npm test, and then serve',
  test: 'runs this test',
  'test:unit': 'runs this test',
  bench: STAGE,
  build: STAGE,
  check: STAGE,
  'docs twice': STAGE,
  'test:e2e': STAGE,
  'bench search': 'prints times, which nothing judges; takes minutes',
  'bench chinese': 'prints figures, which nothing judges',
  'bench agents': 'prints figures, which nothing judges',
  'bench dev': 'prints times, which nothing judges',
  'bench speed': 'prints times, which nothing judges; takes minutes',
};

const written = GUIDES.flatMap(commandsOf);

describe('every command that the guides name', () => {
  test('is run here, or it is said where, or why nowhere', () => {
    const run = WALK.map(([command]) => command);
    const missing = written.filter(({ name, args, command }) => {
      if ((ELSEWHERE[name] ?? STAGE) !== STAGE) return false;
      // A stage runs the command as it is, without arguments.
      if (args.length === 0 && name in ELSEWHERE) return false;
      return !run.some((one) => one.startsWith(command));
    });
    expect(missing).toEqual([]);
  });

  test('and no other is', () => {
    const named = new Set(written.flatMap(({ name, command }) => [name, command]));
    const all = [...WALK.map(([command]) => command), ...Object.keys(ELSEWHERE)];
    expect(all.filter((command) => !named.has(command))).toEqual([]);
  });

  test('is where it is said to be', () => {
    const staged = STAGES.flatMap(({ args }) => args);
    for (const [name, where] of Object.entries(ELSEWHERE)) {
      const file = /tests\/\S+/.exec(where)?.[0];
      if (file) expect([file, existsSync(join(ROOT, file))]).toEqual([file, true]);
      if (where !== STAGE) continue;
      expect([name, staged.includes(scriptOf(name) ?? '')]).toEqual([name, true]);
    }
  });
});

/** None of the commands may need a network. */
const OFFLINE = `--import ${pathToFileURL(join(ROOT, 'tests/support/offline.mjs'))}`;

describe('in a fresh checkout, without a network', () => {
  let checkout: ReturnType<typeof scratchCheckout>;
  beforeAll(() => {
    checkout = scratchCheckout();
  });
  afterAll(() => checkout?.remove());

  test.each(WALK)('npm run %s ends with status %i', (command, status, prints) => {
    const { stdout, stderr, ...ended } = spawnSync('npm', ['run', ...command.split(' ')], {
      cwd: checkout.root,
      encoding: 'utf8',
      shell: process.platform === 'win32',
      timeout: 240_000,
      env: { ...process.env, FORCE_COLOR: '0', RSTEST: undefined, NODE_OPTIONS: OFFLINE },
    });
    const output = stripVTControlCharacters(stdout + stderr);
    expect(ended.status, output).toBe(status);
    expect(output).toMatch(prints);
    // The first lines are npm's own.
    const first = output.split('\n').find((line) => line !== '' && !/^(> |npm )/.test(line));
    if (!QUICK.has(command)) expect(first).toMatch(/ …$|^\d+ pages?, /);
  });
});
