import type { Answers } from '../../../support/answers.ts';

const head =
  "import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from '@rstest/core';\n";

export default {
  'Does afterEach run after a failed test, and after a failed beforeEach?': {
    heading: 'when-a-hook-fails',
    says: "A failing `beforeEach` fails the test, and the test body doesn't run. `afterEach` still does.",
    test: `${head}afterEach(({ task }) => { console.log('AFTER', task.name); });
test('bad', () => { expect(1).toBe(2); });
describe('hook', () => { beforeEach(() => { throw new Error('boom'); }); test('prepared', () => { console.log('BODY'); }); });`,
    exitCode: 1,
    output: ['AFTER bad', 'AFTER prepared', 'Tests 2 failed'],
    absent: [/^BODY$/m],
  },
  'Do tests run when beforeAll failed?': {
    heading: 'once-for-a-file',
    says: "If `beforeAll` fails, the tests it prepares for don't run.",
    test: `${head}beforeAll(() => { throw new Error('no server'); });
test('a', () => { console.log('BODY'); });`,
    exitCode: 1,
    output: ['no server'],
    absent: [/^BODY$/m],
  },
  'What if a hook returns a value that is no function?': {
    heading: 'before-and-after-each-test',
    says: [
      "Anything else that `beforeEach` or `beforeAll` returns, unless it's falsy as `0` and `null` are, makes the test or the file fail, and the message doesn't point here:",
      'write `beforeEach(() => { list.push(1); })` with braces, because `push` returns a number.',
    ],
    test: `${head}const list: number[] = [];
beforeEach(() => list.push(1) as never);
test('a', () => { expect(list).toHaveLength(1); });`,
    exitCode: 1,
    output: ['Invalid value used as weak map key'],
  },
  'When does a function run that beforeEach returned?': {
    heading: 'before-and-after-each-test',
    says: 'If the cleanup needs what the setup created, return a function from `beforeEach`. It runs after the test:',
    test: `${head}beforeEach(() => () => { console.log('RETURNED'); });
test('a', () => { console.log('TEST'); });`,
    output: [/TEST[\s\S]*RETURNED/],
  },
  'Can globalSetup pass an environment variable to the tests?': {
    heading: 'once-per-run',
    says: 'Pass strings through `process.env`.',
    files: {
      'global.mjs': "export function setup() { process.env.SERVER_URL = 'http://127.0.0.1:1'; }",
      'rstest.config.mjs': "export default { globalSetup: ['./global.mjs'] };",
      'a.test.ts': `${head}test('a', () => { console.log('URL', process.env.SERVER_URL); });`,
    },
    output: ['URL http://127.0.0.1:1'],
  },
  'Does beforeAll wait for a setTimeout in it?': {
    heading: 'once-for-a-file',
    says: "What a `setTimeout` inside `beforeAll` does later isn't done when the first test starts",
    test: "import { beforeAll, test } from '@rstest/core';\nlet ready = false;\nbeforeAll(() => { setTimeout(() => { ready = true; }, 200); });\ntest('a', () => { console.log('READY', ready); });\n",
    output: ['READY false'],
  },
  'Does globalSetup run once in a process apart, and do tests see its variables?': {
    heading: 'once-per-run',
    says: [
      '`globalSetup` runs once before all test files, in a separate process, and its teardown runs after them.',
      "Tests run in processes or threads of their own, so they don't see its variables.",
    ],
    files: {
      'rstest.config.ts': `export default { globalSetup: ['./db.ts'] };
`,
      'db.ts': `export default () => { (globalThis as any).db = 'open'; console.log('set up in', process.pid); return () => console.log('torn down'); };
`,
      'a.test.ts': `import { afterAll, test } from '@rstest/core';
test('x', () => { console.log('sees', (globalThis as any).db); });
`,
      'b.test.ts': `import { test } from '@rstest/core';
test('b', () => {});
`,
    },
    output: [/set up in[\s\S]*sees undefined[\s\S]*torn down/],
    absent: [/set up in[\s\S]*set up in/],
  },
} satisfies Answers;
