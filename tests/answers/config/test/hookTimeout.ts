import { type Answers, config, passing } from '../../../support/answers.ts';

const slow = (hook: string, rest = '') => `import { ${hook}, test } from '@rstest/core';
${hook}(() => new Promise((resolve) => setTimeout(resolve, 200))${rest});
test('is quick', () => {
  console.log('the test ran');
});
`;

export default {
  'How long may a hook take when nothing is set?': {
    says: 'Sets how many milliseconds each hook may take before it fails.',
    test: `import { beforeAll, test } from '@rstest/core';
beforeAll(() => new Promise(() => {}));
test('is quick', () => {});
`,
    exitCode: 1,
    output: ['beforeAll hook timed out in 10000ms'],
  },
  'What happens to the tests when beforeAll times out?': {
    heading: 'what-a-timed-out-hook-fails',
    says: '`beforeAll` · its tests are skipped, the file fails; `afterAll` still runs',
    files: { 'rstest.config.ts': config('hookTimeout: 50') },
    test: `${slow('beforeAll')}
import { afterAll } from '@rstest/core';
afterAll(() => console.log('afterAll ran'));
`,
    exitCode: 1,
    output: [
      'beforeAll hook timed out in 50ms',
      'afterAll ran',
      'Test Files 1 failed',
      'Tests 1 skipped',
    ],
    absent: [/^the test ran/m],
  },
  'Does a test run when its beforeEach times out, and do afterEach and the next test?': {
    heading: 'what-a-timed-out-hook-fails',
    says: '`beforeEach` · the test fails without running; `afterEach` still runs, and so do the next tests',
    files: { 'rstest.config.ts': config('hookTimeout: 50') },
    test: `import { afterEach, beforeEach, test } from '@rstest/core';
let calls = 0;
beforeEach(() => new Promise((resolve) => setTimeout(resolve, calls++ ? 0 : 200)));
afterEach(({ task }) => console.log('afterEach of', task.name));
test('one', () => console.log('one ran'));
test('two', () => console.log('two ran'));
`,
    exitCode: 1,
    output: ['afterEach of one', 'two ran', '1 failed | 1 passed'],
    absent: [/^one ran/m],
  },
  'Does a test fail when only its afterEach times out?': {
    heading: 'what-a-timed-out-hook-fails',
    says: '`afterEach` · the test fails although its body passed; the next tests run',
    files: { 'rstest.config.ts': config('hookTimeout: 50') },
    test: slow('afterEach'),
    exitCode: 1,
    output: ['the test ran', 'Tests 1 failed'],
  },
  'Does a timed-out afterAll fail the tests?': {
    heading: 'what-a-timed-out-hook-fails',
    says: '`afterAll` · the tests keep their results, the file fails',
    files: { 'rstest.config.ts': config('hookTimeout: 50') },
    test: slow('afterAll'),
    exitCode: 1,
    output: ['afterAll hook timed out in 50ms', 'Test Files 1 failed', 'Tests 1 passed'],
  },
  'Which wins: hookTimeout in the config or --hookTimeout?': {
    heading: 'which-timeout-applies-to-a-hook',
    says: '`--hookTimeout` `hookTimeout` in the config file',
    files: { 'rstest.config.ts': config('hookTimeout: 5000') },
    test: slow('beforeAll'),
    command: 'npx rstest --hookTimeout=50',
    exitCode: 1,
    output: ['timed out in 50ms'],
  },
  'Does a limit given to the hook beat --hookTimeout?': {
    heading: 'which-timeout-applies-to-a-hook',
    says: 'the hook itself: `beforeAll(fn, 30_000)`',
    test: slow('beforeAll', ', 2000'),
    command: 'npx rstest --hookTimeout=50',
    output: ['1 passed'],
  },
  'Does the timeout of a describe limit its hooks?': {
    heading: 'which-timeout-applies-to-a-hook',
    says: 'The `timeout` of a `describe` applies to its tests, not to its hooks.',
    test: `import { beforeAll, describe, test } from '@rstest/core';
describe('queue', { timeout: 30 }, () => {
  beforeAll(() => new Promise((resolve) => setTimeout(resolve, 200)));
  test('is quick', () => {});
  test('is slow', () => new Promise((resolve) => setTimeout(resolve, 200)));
});
`,
    exitCode: 1,
    output: ['test timed out in 30ms', 'Tests 1 failed | 1 passed'],
  },
  'Does rs.setConfig reach hooks that were registered before the call?': {
    heading: 'which-timeout-applies-to-a-hook',
    says: '`rs.setConfig({ hookTimeout })`, for hooks registered after the call',
    files: {
      'a.test.ts': `import { beforeAll, rs, test } from '@rstest/core';
beforeAll(() => new Promise((resolve) => setTimeout(resolve, 200)));
rs.setConfig({ hookTimeout: 40 });
test('is quick', () => {});
`,
      'b.test.ts': `import { beforeAll, rs, test } from '@rstest/core';
rs.setConfig({ hookTimeout: 40 });
beforeAll(() => new Promise((resolve) => setTimeout(resolve, 200)));
test('is quick', () => {});
`,
    },
    exitCode: 1,
    output: ['beforeAll hook timed out in 40ms', 'Test Files 1 failed | 1 passed'],
  },
  'Does hookTimeout: 0 switch the limit off?': {
    heading: 'which-timeout-applies-to-a-hook',
    says: [
      '`0` turns the limit off.',
      "Don't use `Infinity` for this, nor `30s` for 30 seconds: Node.js treats both as 1 ms. The same happens to options, as in `beforeAll(fn, { timeout: 30_000 })` of `node:test`, which times out `in [object Object]ms`.",
    ],
    // Neither the limit of the config applies, nor one of no time at all.
    files: {
      'rstest.config.ts': config('hookTimeout: 50'),
      'options.test.ts': slow('beforeAll', ', { timeout: 30_000 } as never'),
    },
    test: slow('beforeAll'),
    command:
      'npx rstest options; echo AND; npx rstest a.test; echo THEN; npx rstest a.test --hookTimeout=0; for time in Infinity 30s; do npx rstest a.test --hookTimeout=$time; done',
    exitCode: 1,
    output: [
      /timed out in \[object Object\]ms[\s\S]*AND[\s\S]*timed out in 50ms[\s\S]*THEN[\s\S]*1 passed[\s\S]*timed out in Infinityms[\s\S]*timed out in 30sms/,
    ],
  },
  'Does hookTimeout limit globalSetup?': {
    heading: 'what-the-timeout-covers',
    says: "It doesn't apply to `globalSetup`, which has no limit, nor to tests, which have `testTimeout`.",
    files: {
      'rstest.config.ts': config(`hookTimeout: 50, globalSetup: './global.ts'`),
      'global.ts': `export const setup = () => new Promise((resolve) => setTimeout(resolve, 300));\n`,
      'a.test.ts': passing,
    },
    output: ['1 passed'],
  },
  'Does the limit hold for onTestFinished and for what beforeEach returns?': {
    heading: 'what-the-timeout-covers',
    says: 'It applies to `beforeAll`, `beforeEach`, `afterEach`, `afterAll`, `onTestFinished`, `onTestFailed` and the cleanup function that a hook returns, including those in setup files.',
    files: { 'rstest.config.ts': config('hookTimeout: 50') },
    test: `import { beforeEach, describe, onTestFinished, test } from '@rstest/core';
const pause = () => new Promise((resolve) => setTimeout(resolve, 200));
test('one', () => {
  onTestFinished(pause);
});
describe('with clean-up', () => {
  beforeEach(() => pause);
  test('two', () => {});
});
`,
    exitCode: 1,
    output: ['onTestFinished hook timed out in 50ms', 'beforeEach hook timed out in 50ms'],
  },
  'Do two hooks share one hookTimeout?': {
    heading: 'what-the-timeout-covers',
    says: "Each call of a hook has the whole time: two `beforeEach` hooks of 8 seconds each don't exceed a limit of 10.",
    files: { 'rstest.config.ts': config('hookTimeout: 1000') },
    test: `import { beforeEach, test } from '@rstest/core';
const pause = () => new Promise((resolve) => setTimeout(resolve, 600));
beforeEach(pause);
beforeEach(pause);
test('is quick', () => {});
`,
    output: ['1 passed'],
  },
  'What is printed when hooks time out, and is the exit code 1 for each?': {
    heading: 'what-a-timed-out-hook-fails',
    says: [
      'The exit code is 1 in all four cases.',
      'After a timed-out `beforeAll`, the summary counts a failed file but no failed test, so look at the files.',
    ],
    files: {
      'beforeAll.test.ts': `import { beforeAll, test } from '@rstest/core';
beforeAll(() => new Promise(() => {}));
test('x', () => {});
`,
      'beforeEach.test.ts': `import { beforeEach, test } from '@rstest/core';
beforeEach(() => new Promise(() => {}));
test('x', () => {});
`,
      'afterEach.test.ts': `import { afterEach, test } from '@rstest/core';
afterEach(() => new Promise(() => {}));
test('x', () => {});
`,
      'afterAll.test.ts': `import { afterAll, test } from '@rstest/core';
afterAll(() => new Promise(() => {}));
test('x', () => {});
`,
    },
    command:
      'for hook in beforeAll beforeEach afterEach afterAll; do npx rstest $hook --hookTimeout=50; echo $hook $?; done',
    output: [
      'beforeAll 1',
      'beforeEach 1',
      'afterEach 1',
      'afterAll 1',
      /Test Files 1 failed\s+Tests 1 skipped[\s\S]*beforeAll 1/,
    ],
  },
} satisfies Answers;
