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
  'In which order do several afterEach and afterAll hooks run?': {
    heading: 'what-differs-silently',
    says: 'Several `afterEach` of a suite run in reverse order, and so do `afterAll` hooks.',
    test: "import { afterAll, afterEach, test } from '@rstest/core';\nafterEach(() => console.log('each 1')); afterEach(() => console.log('each 2')); afterAll(() => console.log('all 1')); afterAll(() => console.log('all 2'));\ntest('x', () => {});",
    command: 'npx rstest --disableConsoleIntercept',
    output: [/each 2\neach 1\nall 2\nall 1/],
  },
} satisfies Answers;
