import type { Framework } from './frameworks.ts';

type Peer = Exclude<Framework['id'], 'rstest'>;
type Files = Readonly<Record<string, string>>;

/** A small project that shows what one option or flag does: its answer is what tests record, whether the run passes, and whether it prints a text. */
export interface OptionProbe {
  /** An option of the config, or spellings of a flag, with the same spelling in Rstest. */
  about: readonly ['config' | 'flag', ...names: string[]];
  /** Frameworks beside Rstest that have it. */
  peers: readonly Peer[];
  /** Options of the config. A flag is compared with a run that has them too. */
  config?: Readonly<Record<string, unknown>>;
  args?: readonly string[];
  /** By file name. In tests, `$` is the framework's object; `record(value)` keeps a value. */
  files: Files;
  prints?: RegExp;
}

const JEST: readonly Peer[] = ['jest'];
const VITEST: readonly Peer[] = ['vitest'];
const BOTH: readonly Peer[] = ['jest', 'vitest'];

const test = (code: string): Files => ({ 'a.test.js': code });

const config = (peers: readonly Peer[], name: string, value: unknown, files: Files) => ({
  about: ['config', name] as const,
  peers,
  config: { [name]: value },
  files,
});

const flag = (peers: readonly Peer[], names: string, args: string, files: Files) => ({
  about: ['flag', ...names.split(' ')] as const,
  peers,
  args: args.split(' '),
  files,
});

const MOCKS = test(`const o = { m: () => 1 };
const f = $.fn(() => 3);
test('first', () => { f(); f.mockReturnValue(4); $.spyOn(o, 'm').mockReturnValue(2) });
test('second', () => record([f.mock.calls.length, f(), o.m(), $.isMockFunction(o.m)]));`);
const SLOW = 'new Promise((done) => setTimeout(done, 600))';
const SLOW_TEST = test(`test('slow', () => ${SLOW});`);
const SLOW_HOOK = test(`beforeAll(() => ${SLOW});\ntest('a', () => {});`);
const PRINTING = test("test('a', () => { console.log('PRINTED'); });");
const NAMED = test(`describe('group', () => {
  for (const name of ['inner', 'wanted 1', 'wanted 22']) test(name, () => record(name));
});`);
const RETRIED = test("let n = 0;\ntest('a', () => { record(++n); expect(n).toBe(3) });");
const FAILING = test("test('a', () => { expect(1).toBe(2) });\ntest('b', () => record('b'));");
const CONCURRENT = test(`let now = 0, most = 0;
for (const id of [1, 2, 3, 4]) test.concurrent('c' + id, async () => {
  most = Math.max(most, ++now);
  await new Promise((done) => setTimeout(done, 100));
  now--;
});
afterAll(() => record(most));`);
const SNAPSHOT = test('test("a", () => { expect("new").toMatchInlineSnapshot(`"old"`) });');
const ONE = "test('a', () => record('ran'));";
const TWO_FOLDERS = { 'inner/a.test.js': ONE.replace('ran', 'inner'), 'b.test.js': ONE };
const TWO_FILES = { 'a.test.js': ONE.replace('ran', 'a'), 'b.test.js': ONE.replace('ran', 'b') };
const POOL = test(
  "import { isMainThread } from 'node:worker_threads';\ntest('a', () => record(isMainThread));",
);

/** Each runs with and without the option, because one that changes nothing shows nothing. */
export const OPTION_PROBES: readonly OptionProbe[] = [
  config(JEST, 'clearMocks', true, MOCKS),
  flag(JEST, '--clearMocks', '--clearMocks', MOCKS),
  config(JEST, 'resetMocks', true, MOCKS),
  flag(JEST, '--resetMocks', '--resetMocks', MOCKS),
  config(BOTH, 'restoreMocks', true, MOCKS),
  flag(JEST, '--restoreMocks', '--restoreMocks', MOCKS),
  config(BOTH, 'testTimeout', 100, SLOW_TEST),
  flag(BOTH, '--testTimeout', '--testTimeout=100', SLOW_TEST),
  config(VITEST, 'hookTimeout', 100, SLOW_HOOK),
  flag(VITEST, '--hookTimeout', '--hookTimeout=100', SLOW_HOOK),
  config(BOTH, 'passWithNoTests', true, {}),
  flag(BOTH, '--passWithNoTests', '--passWithNoTests', {}),
  { ...config(BOTH, 'silent', true, PRINTING), prints: /PRINTED/ },
  { ...flag(BOTH, '--silent', '--silent', PRINTING), prints: /PRINTED/ },
  config(BOTH, 'testNamePattern', 'wanted \\d$', NAMED),
  flag(BOTH, '-t --testNamePattern', '--testNamePattern=wanted.\\d$', NAMED),
  flag(BOTH, '-t --testNamePattern', '-t group.wanted', NAMED),
  config(BOTH, 'maxConcurrency', 2, CONCURRENT),
  flag(BOTH, '--maxConcurrency', '--maxConcurrency=2', CONCURRENT),
  flag(BOTH, '-u', '-u', SNAPSHOT),
  flag(VITEST, '--update', '--update', SNAPSHOT),
  config(VITEST, 'update', true, SNAPSHOT),
  config(
    BOTH,
    'snapshotFormat',
    { printBasicPrototype: true },
    test("test('a', () => { expect([]).toMatchInlineSnapshot('Array []') });"),
  ),
  { ...config(BOTH, 'logHeapUsage', true, test(ONE)), prints: / MB heap/ },
  { ...flag(BOTH, '--logHeapUsage', '--logHeapUsage', test(ONE)), prints: / MB heap/ },
  // Which of the two files runs is the framework's own choice.
  flag(BOTH, '--shard', '--shard=1/2', { 'a.test.js': ONE, 'b.test.js': ONE }),
  flag(JEST, '--findRelatedTests', '--findRelatedTests lib.js', {
    'lib.js': 'export const n = 1;',
    'a.test.js': `import { n } from './lib.js';\ntest('a', () => record(n));`,
    'b.test.js': ONE,
  }),
  config(VITEST, 'retry', 2, RETRIED),
  flag(VITEST, '--retry', '--retry=2', RETRIED),
  config(VITEST, 'bail', 1, FAILING),
  flag(VITEST, '--bail', '--bail=1', FAILING),
  config(
    VITEST,
    'env',
    { PROBE_X: 'x' },
    test("test('a', () => record(process.env.PROBE_X ?? ''));"),
  ),
  config(
    VITEST,
    'unstubEnvs',
    true,
    test(
      "test('a', () => { $.stubEnv('PROBE_X', 'x') });\ntest('b', () => record(process.env.PROBE_X ?? ''));",
    ),
  ),
  config(
    VITEST,
    'unstubGlobals',
    true,
    test(
      "test('a', () => { $.stubGlobal('probeX', 1) });\ntest('b', () => record(typeof globalThis.probeX));",
    ),
  ),
  config(VITEST, 'include', ['inner/*.js'], TWO_FOLDERS),
  flag(VITEST, '--exclude', '--exclude=b.test.js', TWO_FILES),
  config(VITEST, 'root', 'inner', TWO_FOLDERS),
  // The config file is looked for in that folder, so it is not found.
  flag(VITEST, '-r --root', '-r inner --globals', TWO_FOLDERS),
  config(VITEST, 'globals', false, test(ONE)),
  { ...flag(VITEST, '--globals', '--globals', test(ONE)), config: { globals: false } },
  config(VITEST, 'globalSetup', ['./setup.mjs'], {
    'setup.mjs': "export default () => { record('before'); return () => record('after'); };",
    'a.test.js': ONE,
  }),
  config(VITEST, 'expect', { requireAssertions: true }, test("test('a', () => {});")),
  { ...config(VITEST, 'printConsoleTrace', true, PRINTING), prints: /a\.test\.js:\d+:\d+/ },
  {
    ...flag(VITEST, '--printConsoleTrace', '--printConsoleTrace', PRINTING),
    prints: /a\.test\.js:\d+:\d+/,
  },
  flag(VITEST, '--pool', '--pool=threads', POOL),
];
