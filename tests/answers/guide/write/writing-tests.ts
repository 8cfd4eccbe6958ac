import type { Answers } from '../../../support/answers.ts';

const head = "import { describe, expect, test } from '@rstest/core';\n";

export default {
  'Does a test without an assertion pass?': {
    heading: 'make-sure-that-a-test-can-fail',
    says: "A test that doesn't call `expect` passes, and so does one whose assertion is never reached.",
    test: `${head}test('nothing', () => {});`,
    output: ['Tests 1 passed'],
  },
  'How do I make a test fail when no assertion ran, or its list is empty?': {
    heading: 'make-sure-that-a-test-can-fail',
    says: 'Without `expect.hasAssertions()` this test would pass and prove nothing. So would `expect(list.every(isBook)).toBe(true)`, because `every` is `true` for an empty list: first write `expect(list).not.toHaveLength(0)`.',
    test: `${head}test('nothing', () => { expect.hasAssertions(); });
const list: string[] = [];
test('every', () => { expect(list.every((one) => one === 'book')).toBe(true); });
test('length', () => { expect(list).not.toHaveLength(0); });`,
    exitCode: 1,
    output: [
      'expected any number of assertion, but got none',
      '✓ every',
      '✗ length',
      'Tests 2 failed | 1 passed',
    ],
  },
  'Why does a title show undefined for a text with a dollar sign?': {
    heading: 'test-many-cases-with-a-table',
    says: "Unless the rows are arrays, every `$` before a letter or digit counts as a field, even in a text that `%s` inserts: `test.each(['$ref'])('reads %s')` and `'costs $5'` show `undefined`. Write `[['$ref']]`.",
    test: `${head}test.each(['$ref'])('reads %s', () => {});
test.for(['$ref'])('takes %s', () => {});
test.each([1])('costs $5', () => {});
test.each([['$ref']])('array %s for $5', () => {});
test.each([{ name: '$ref' }])('object $name', () => {});`,
    command: 'npx rstest --reporter=verbose',
    output: [
      '✓ reads undefined',
      '✓ takes undefined',
      '✓ costs undefined',
      '✓ array $ref for $5',
      '✓ object $ref',
    ],
  },
  'What happens with a describe that has no test?': {
    heading: 'group-tests-with-describe',
    says: 'An empty `describe` fails with `No test found in suite`.',
    test: `${head}describe('empty', () => {}); test('a', () => {});`,
    exitCode: 1,
    output: ['No test found in suite: empty'],
  },
  'Does code in a describe callback run when its tests are filtered out?': {
    heading: 'group-tests-with-describe',
    says: 'The callback runs while the file is loaded, before any test and even if its tests are filtered out.',
    test: `${head}describe('cart', () => { console.log('CALLBACK RAN'); test('a', () => {}); });
test('other', () => {});`,
    command: 'npx rstest -t other',
    output: ['CALLBACK RAN', 'Tests 1 passed | 1 skipped'],
  },
  'How does a title use one value of a row twice?': {
    heading: 'test-many-cases-with-a-table',
    says: 'A title may use `$cents` twice; each `%s` takes the next value of the row.',
    test: `${head}test.each([{ cents: 5 }])('$cents and $cents', () => {});\ntest.each(['Ada'])('%s and %s', () => {});`,
    command: 'npx rstest --reporter=verbose',
    output: ['5 and 5', 'Ada and undefined'],
  },
  'Does a test see what another one changed in an imported JSON file?': {
    heading: 'keep-tests-independent',
    says: 'If one changes an imported object, such as a JSON file, the next one sees the change: give each a copy, `structuredClone(rates)`.',
    files: { 'rates.json': '{ "de": 19 }' },
    test: `${head}import rates from './rates.json';
test('copies', () => { structuredClone(rates).de = 5; });
test('sees nothing', () => { expect(rates.de).toBe(19); });
test('changes', () => { rates.de = 7; });
test('sees it', async () => { console.log('DE', rates.de, (await import('./rates.json')).default.de); });`,
    output: ['DE 7 7', 'Tests 4 passed'],
  },
  'How do I make every test fail that asserts nothing?': {
    heading: 'make-sure-that-a-test-can-fail',
    says: [
      'To ask the same of every test, write `beforeEach(({ expect }) => { expect.hasAssertions(); })` in a setup file.',
      "Calls of `assert`, `expect.unreachable` and, of the package `expect-type`, `expectTypeOf` don't count. A concurrent test has to take `expect` from its context, because for this rule the imported one doesn't count there; a table gets the context from `test.concurrent.for`.",
    ],
    files: {
      'rstest.config.ts':
        "import { defineConfig } from '@rstest/core';\nexport default defineConfig({ setupFiles: ['./setup.ts'] });\n",
      'setup.ts':
        "import { beforeEach } from '@rstest/core';\nbeforeEach(({ expect }) => { expect.hasAssertions(); });\n",
      'a.test.ts': `import nodeAssert from 'node:assert';
import { assert, expect, test } from '@rstest/core';
test('imported', () => { expect(1).toBe(1); });
test('own', ({ expect }) => { expect(1).toBe(1); });
test.each([1])('row %s', (row) => { expect(row).toBe(1); });
test('nothing', () => {});
test('chai', () => { assert.equal(1, 1); });
test('node', () => { nodeAssert.equal(1, 1); });
test('unreachable', () => { try { expect.unreachable('no order'); } catch {} });
test.concurrent('own beside', async ({ expect }) => { await null; expect(1).toBe(1); });
test.concurrent('imported beside', async () => { await null; expect(1).toBe(1); });
test.concurrent.for([1])('for beside', async (row, { expect }) => { await null; expect(row).toBe(1); });
test.concurrent.each([1])('each beside', async (row) => { await null; expect(row).toBe(1); });
`,
    },
    command:
      "for p in forks vmThreads; do npx rstest --pool=$p 2>&1 | grep -oE '^  [✓✗] [a-z0-9 ]+[a-z0-9]|^ +Tests .*' | LC_ALL=C sort; done",
    output: [
      /^(\s+Tests 6 failed \| 5 passed \(11\)\s+✓ for beside\s+✓ imported\s+✓ own\s+✓ own beside\s+✓ row 1\s+✗ chai\s+✗ each beside\s+✗ imported beside\s+✗ node\s+✗ nothing\s+✗ unreachable){2}\s*$/,
    ],
  },
  'How do I fail a test at a line that must not be reached?': {
    heading: 'make-sure-that-a-test-can-fail',
    says: [
      "For a line that must not be reached, write `expect.unreachable('no order')`; there is no global `fail()`. It throws, so a `catch` that the error meets hides it.",
      'For a callback that must not be called, pass `rs.fn()` instead, and end with `expect(onError).not.toHaveBeenCalled()`, whose failure lists the arguments of each call.',
    ],
    files: {
      'rstest.config.ts':
        "import { defineConfig } from '@rstest/core';\nexport default defineConfig({ globals: true });\n",
      'a.test.ts': `import { expect, rs, test } from '@rstest/core';
const load = (onError: () => void) => { try { onError(); } catch {} };
test('reached', async () => { await Promise.resolve(); expect.unreachable('no order'); });
test('hidden', () => { load(() => expect.unreachable('hidden')); });
test('seen', () => { const onError = rs.fn(); load(onError); expect(onError).not.toHaveBeenCalled(); });
test('no fail', () => { expect(typeof (globalThis as any).fail).toBe('undefined'); });
`,
    },
    exitCode: 1,
    output: [
      'expected "no order" not to be reached',
      '✗ reached',
      '✓ hidden',
      '✗ seen',
      '✓ no fail',
    ],
    absent: ['"hidden" not to be reached'],
  },
  'Tests pass alone and fail together: which test changes the shared object?': {
    heading: 'keep-tests-independent',
    says: [
      'If it passes alone and fails with the others, write `const before = structuredClone(config)` at the top of the file and `afterEach(() => expect(config).toEqual(before))` below it: the first test that fails changes the shared `config`, itself or in its hooks.',
      "Concurrent tests can't be told apart in this way, and with a function in `config` the clone fails with `DataCloneError`: compare a part without it, such as `config.tax`.",
      "A variable inside a module can't be compared like this: [import that module again in each test](/guide/recipes/environment#reload-a-module-that-reads-at-import). By default, the object or variable is changed in the same file, because [files share no modules](/config/test/isolate), but they do share the disk and a database.",
    ],
    files: {
      'config.ts':
        "export const config = { region: 'eu', tax: { de: 19 }, log() {} }; let calls = 0; export const count = () => ++calls;",
      'b.test.ts': `import { readFileSync } from 'node:fs';
import { expect, test } from '@rstest/core';
import { config, count } from './config';
test('another file', async () => {
  while (!readFileSync('disk.txt', 'utf8')) await new Promise((done) => setTimeout(done, 20));
  expect(config.tax.de).toBe(19);
  expect(count()).toBe(1);
});`,
      'disk.txt': '',
      'c.test.ts': `import { afterEach, expect, test } from '@rstest/core';
const config = { region: 'eu' };
const before = structuredClone(config);
afterEach(() => { expect(config).toEqual(before); });
test.concurrent('innocent', () => new Promise((done) => setTimeout(done, 50)));
test.concurrent('guilty', async () => { config.region = 'us'; await new Promise((done) => setTimeout(done, 300)); });`,
    },
    test: `import { writeFileSync } from 'node:fs';
import { afterEach, expect, rs, test } from '@rstest/core';
import { config } from './config';
const before = structuredClone(config.tax);
afterEach(() => { expect(config.tax).toEqual(before); });
test('clones', () => { expect(() => structuredClone(config)).toThrow(expect.objectContaining({ name: 'DataCloneError' })); });
test('reads', () => { expect(config.tax.de).toBe(19); });
test('counts', async () => { expect((await import('./config')).count()).toBe(1); });
test('counts on', async () => { expect((await import('./config')).count()).toBe(2); });
test('counts anew', async () => { rs.resetModules(); expect((await import('./config')).count()).toBe(1); });
test('changes', () => { config.tax.de = 7; writeFileSync('disk.txt', 'changed'); });
test('needs it', () => { expect(config.tax.de).toBe(19); });`,
    command: 'npx rstest a -t "needs it"; echo TOGETHER; npx rstest --pool.maxWorkers=3',
    exitCode: 1,
    output: [
      /Tests 1 passed[\s\S]*TOGETHER/,
      /TOGETHER[\s\S]*FAIL +a\.test\.ts > changes[\s\S]*FAIL +a\.test\.ts > needs it/,
      /FAIL +c\.test\.ts > innocent/,
      'Tests 4 failed | 6 passed',
    ],
    absent: [/FAIL +(a\.test\.ts > (clones|reads|counts)|b\.test)/],
  },
} satisfies Answers;
