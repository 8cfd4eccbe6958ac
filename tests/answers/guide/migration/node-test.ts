import type { Answers } from '../../../support/answers.ts';

const head = "import assert from 'node:assert';\nimport { expect, test } from '@rstest/core';\n";

export default {
  'Is a test with { skip: true } skipped?': {
    heading: 'what-differs-silently',
    says: [
      '**`{ skip: true }`, `{ todo: true }` and `{ only: true }` do nothing.**',
      'The test runs.',
    ],
    files: {
      'a.test.mjs': `${head}test('a', { skip: true }, () => { console.log('RAN SKIP'); });
test('b', { todo: true }, () => { console.log('RAN TODO'); });
test('c', { only: true }, () => {});
test('d', () => { console.log('RAN REST'); });`,
    },
    output: ['RAN SKIP', 'RAN TODO', 'RAN REST', 'Tests 4 passed'],
  },
  'Does expect.assertions count node:assert?': {
    heading: 'what-differs-silently',
    says: 'expected number of assertions to be 2, but got 0',
    files: {
      'a.test.mjs': `${head}test('a', () => { expect.assertions(2); assert.ok(true); assert.ok(true); });`,
    },
    exitCode: 1,
    output: ['expected number of assertions to be 2, but got 0'],
  },
  'What does a file that was not changed say?': {
    heading: 'what-differs-silently',
    says: 'It fails with `No test suites found in file`.',
    files: { 'a.test.mjs': "import test from 'node:test';\ntest('a', () => {});" },
    exitCode: 1,
    output: ['No test suites found in file'],
  },
  'Which names of files that node --test finds does Rstest not find?': {
    heading: 'move-a-file',
    says: "don't match: rename them",
    files: {
      'test-cart.mjs': `${head}test('a', () => {});`,
      'cart-test.mjs': `${head}test('a', () => {});`,
      'test/cart.mjs': `${head}test('a', () => {});`,
    },
    exitCode: 1,
    output: ['No test files found'],
  },
  'Is what node:assert prints cut off?': {
    heading: 'what-differs-silently',
    says: 'A failure of `node:assert` prints large values cut short; the difference below them is complete.',
    test: `import assert from 'node:assert'; import { test } from '@rstest/core';
const big = (at: number) => Object.fromEntries(Array.from({ length: 60 }, (_, n) => ['key' + n, n === 59 ? at : n]));
test('a', () => assert.deepEqual(big(1), big(2)));`,
    exitCode: 1,
    output: [/\.\.\.\n/, '-   "key59": 2,', '+   "key59": 1,'],
    absent: [' key59: 1'],
  },
  'What differs between skip and the mocked clock of node:test and those of Rstest?': {
    heading: 'names',
    says: [
      '`t.skip()`, after which the test goes on · `skip()` of the test context, which ends it',
      '`rs.useFakeTimers({ now: 0 })`, `rs.advanceTimersByTime(50)`; without `now`, the clock starts at the real time',
    ],
    files: {
      'old.mjs': `import { mock, test } from 'node:test';
test('skip', (t) => { t.skip(); console.log('NODE goes on'); });
test('clock', () => { mock.timers.enable(); mock.timers.tick(50); console.log('NODE clock', Date.now()); mock.timers.reset(); });
`,
      'a.test.ts': `import { rs, test } from '@rstest/core';
test('skip', ({ skip }) => { skip(); console.log('RSTEST goes on'); });
test('clock', () => {
  rs.useFakeTimers({ now: 0 }); rs.advanceTimersByTime(50); console.log('RSTEST clock', Date.now()); rs.useRealTimers();
  rs.useFakeTimers(); console.log('REAL', Date.now() > 1_700_000_000_000); rs.useRealTimers();
});
`,
    },
    command: "node --test old.mjs | grep -oE 'NODE.*'; npx rstest | grep -E '^(RSTEST|REAL)|Tests'",
    output: [
      /^NODE goes on\nNODE clock 50\nRSTEST clock 50\nREAL true\n\s*Tests 1 passed \| 1 skipped/m,
    ],
  },
  'In which order does node:test run several afterEach and afterAll hooks?': {
    heading: 'what-differs-silently',
    says: '`node:test` runs them as written.',
    files: {
      'a.test.mjs':
        "import { after, afterEach, test } from 'node:test';\nafterEach(() => console.log('each 1')); afterEach(() => console.log('each 2')); after(() => console.log('all 1')); after(() => console.log('all 2'));\ntest('x', () => {});",
    },
    command: 'node --test',
    output: [/each 1[\s\S]*each 2[\s\S]*all 1[\s\S]*all 2/],
  },
  'Where do hooks and matchers for all files go, and what replaces mock.getter?': {
    heading: 'names',
    says: [
      "`mock.getter(o, 'p', fn)` · `rs.spyOn(o, 'p', 'get').mockImplementation(fn)`",
      '`setupFiles`, whose hooks and matchers count for the tests of every file; `globalSetup`',
    ],
    files: {
      'rstest.config.mjs':
        "export default { setupFiles: ['./setup.mjs'], globalSetup: ['./global.mjs'] };",
      'global.mjs': "export const setup = () => { process.env.SHOP = 'open'; };",
      'setup.mjs': `import { beforeEach, expect } from '@rstest/core';
expect.extend({ toBeOpen: (value) => ({ pass: value === 'open', message: () => 'closed' }) });
beforeEach(() => console.log('HOOK'));`,
      ...Object.fromEntries(
        ['a', 'b'].map((name) => [
          `${name}.test.js`,
          `import { expect, rs, test } from '@rstest/core';
test('${name}', () => {
  const shop = { get state() { return 'closed'; } };
  rs.spyOn(shop, 'state', 'get').mockImplementation(() => process.env.SHOP);
  expect(shop.state).toBeOpen();
});`,
        ]),
      ),
    },
    command: 'npx rstest',
    output: [/(?:HOOK[\s\S]*){2}Tests 2 passed/],
  },
} satisfies Answers;
