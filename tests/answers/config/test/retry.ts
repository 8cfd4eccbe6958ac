import { type Answers, config, core } from '../../../support/answers.ts';

const flaky = (options = '') => `import { expect, test } from '@rstest/core';
let attempt = 0;
test('drains', ${options}() => {
  attempt += 1;
  expect(attempt).toBe(3);
});
`;

export default {
  'How many attempts does retry: 2 allow, and what is the exit code when the last passes?': {
    says: '`retry: 2` means at most three attempts. As soon as one passes, the test passes and the exit code is 0; that it was flaky shows only as `(retry x2)`, as `retryCount` in the JSON report and in the summary on GitHub.',
    files: { 'rstest.config.ts': config('retry: 2') },
    test: flaky(),
    command:
      'npx rstest && npx rstest --reporter=json && GITHUB_ACTIONS=true GITHUB_STEP_SUMMARY=$PWD/summary.md npx rstest > log.txt && cat summary.md',
    output: ['retry x2', '1 passed', '"retryCount": 2', 'passed after retry x2'],
  },
  'How do I see the errors of the attempts before the one that passes?': {
    heading: 'what-a-retry-runs-again',
    says: "The errors of attempts before one that passes aren't printed. To see them, write `afterEach(({ task }) => { if (task.result?.status === 'fail') console.log(task.result.errors); })` in a setup file.",
    files: {
      'rstest.config.ts': config("retry: 2, setupFiles: ['./setup.ts']"),
      'setup.ts':
        "import { afterEach } from '@rstest/core';\nafterEach(({ task }) => { if (task.result?.status === 'fail') console.log(task.result.errors); });",
    },
    test: flaky(),
    command:
      "mv setup.ts real.ts && echo 'export {};' > setup.ts && npx rstest && echo THEN && mv real.ts setup.ts && npx rstest",
    output: [/THEN[\s\S]*expected 1 to be 3[\s\S]*expected 2 to be 3[\s\S]*Tests 1 passed/],
    absent: [/expected 1 to be 3[\s\S]*THEN/],
  },
  'Can retry come from an environment variable?': {
    says: 'A string retries nothing: write `Number(process.env.RETRIES)`.',
    files: {
      'rstest.config.ts': config(
        'retry: process.env.NUMBER ? Number(process.env.RETRIES) : process.env.RETRIES',
      ),
    },
    test: flaky(),
    command: 'RETRIES=2 npx rstest; RETRIES=2 NUMBER=1 npx rstest',
    output: [/Tests 1 failed[\s\S]*retry x2[\s\S]*Tests 1 passed/],
    absent: [/retry x[\s\S]*Tests 1 failed/],
  },
  'Are the errors of all attempts shown when none passes?': {
    says: 'If all fail, the error of every attempt is printed.',
    files: { 'rstest.config.ts': config('retry: 1') },
    test: flaky(),
    exitCode: 1,
    output: ['expected 1 to be 3', 'Retry x1', 'expected 2 to be 3'],
  },
  'Which hooks run again for each attempt?': {
    heading: 'what-a-retry-runs-again',
    says: '`beforeEach`, the test and `afterEach` run for each attempt.',
    files: { 'rstest.config.ts': config('retry: 1') },
    test: `import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@rstest/core';
beforeAll(() => console.log('beforeAll'));
beforeEach(() => console.log('beforeEach'));
afterEach(() => console.log('afterEach'));
afterAll(() => console.log('afterAll'));
test('drains', ({ task }) => {
  console.log('attempt', task.retryCount);
  expect(task.retryCount).toBe(1);
});
`,
    command: 'npx rstest --disableConsoleIntercept',
    output: [
      /beforeAll\nbeforeEach\nattempt 0\nafterEach\nbeforeEach\nattempt 1\nafterEach\nafterAll/,
    ],
  },
  'Is a test tried again when only beforeEach or afterEach failed?': {
    heading: 'what-a-retry-runs-again',
    says: 'If `beforeEach` or `afterEach` fails, the test is tried again too.',
    files: {
      'rstest.config.ts': config('retry: 1'),
      'a.test.ts': `import { beforeEach, test } from '@rstest/core';
let calls = 0;
beforeEach(() => {
  if (calls++ === 0) throw new Error('not ready');
});
test('drains', () => {});
`,
      'b.test.ts': `import { afterEach, test } from '@rstest/core';
let calls = 0;
afterEach(() => {
  if (calls++ === 0) throw new Error('not tidy');
});
test('drains', () => {});
`,
    },
    output: ['Tests 2 passed'],
  },
  'Is a failing beforeAll tried again?': {
    heading: 'what-a-retry-runs-again',
    says: "A failing `beforeAll` isn't tried again, nor is a file that throws while it loads, so put unstable work into `beforeEach` or retry it yourself.",
    files: { 'rstest.config.ts': config('retry: 3') },
    test: `import { beforeAll, test } from '@rstest/core';
let calls = 0;
beforeAll(() => {
  if (calls++ === 0) throw new Error('not ready');
});
test('drains', () => {});
`,
    exitCode: 1,
    output: ['not ready', '1 skipped'],
  },
  'Are module state and mocks fresh in the next attempt?': {
    heading: 'state-is-kept-between-attempts',
    says: 'Variables, modules and mocks stay as the failed attempt left them, so prepare the state that a test starts from in `beforeEach`.',
    files: {
      'rstest.config.ts': config('retry: 1'),
      'queue.ts': 'export const queue: number[] = [];\n',
      'a.test.ts': `${core}import { queue } from './queue';
const send = rs.fn();
test('drains', ({ task }) => {
  queue.push(1);
  send();
  console.log('seen', queue.length, send.mock.calls.length);
  expect(task.retryCount).toBe(1);
});
`,
    },
    output: ['seen 1 1', 'seen 2 2'],
  },
  'Does clearMocks clear mocks before each attempt?': {
    heading: 'state-is-kept-between-attempts',
    says: 'With `clearMocks`, `resetMocks` or `restoreMocks` turned on, mocks are cleaned before each attempt.',
    files: { 'rstest.config.ts': config('retry: 1, clearMocks: true') },
    test: `${core}const send = rs.fn();
test('drains', ({ task }) => {
  send();
  console.log('calls', send.mock.calls.length);
  expect(task.retryCount).toBe(1);
});
`,
    output: [/calls 1[\s\S]*calls 1/],
    absent: ['calls 2'],
  },
  'What does a retry do to snapshots in CI?': {
    heading: 'state-is-kept-between-attempts',
    says: [
      'the snapshot counter keeps going: if the first attempt looked for `receipt 1`, the second looks for `receipt 2`.',
      "in CI it's missing and fails the attempt.",
    ],
    elsewhere: {
      '/guide/help/errors-assertions':
        'With `retry` on, a repeated test looks for a second snapshot.',
    },
    files: {
      'rstest.config.ts': config('retry: 1'),
      '__snapshots__/a.test.ts.snap': '// Rstest Snapshot v1\n\nexports[`receipt 1`] = `"3.50"`;\n',
      'a.test.ts': `import { expect, test } from '@rstest/core';
test('receipt', ({ task }) => {
  expect('3.50').toMatchSnapshot();
  expect(task.retryCount).toBe(1);
});
`,
    },
    command: 'CI=1 npx rstest',
    exitCode: 1,
    output: ['Snapshot `receipt 2` mismatched'],
  },
  'Which wins: retry in the config or --retry?': {
    heading: 'which-retry-count-applies',
    says: '`--retry` `retry` in the config file',
    files: { 'rstest.config.ts': config('retry: 2') },
    test: flaky(),
    command: 'npx rstest --retry=0',
    exitCode: 1,
    absent: ['Retry x1'],
    output: ['1 failed'],
  },
  'Does --retry=0 stop a test that asks for retries itself?': {
    heading: 'which-retry-count-applies',
    says: "So `--retry=0` doesn't change tests that set their own `retry`.",
    test: flaky('{ retry: 2 }, '),
    command: 'npx rstest --retry=0',
    output: ['retry x2', '1 passed'],
  },
  'Does rs.setConfig in beforeAll set retry for the tests of the file?': {
    heading: 'which-retry-count-applies',
    says: '`rs.setConfig({ retry })` while the file loads',
    test: `import { beforeAll, rs } from '@rstest/core';\nbeforeAll(() => rs.setConfig({ retry: 2 }));\n${flaky()}`,
    exitCode: 1,
    output: ['1 failed'],
    absent: ['Retry x1'],
  },
  'Does bail count a test that passes in a later attempt?': {
    heading: 'using-retry-with-other-options',
    says: '`bail` counts a test once all its attempts have failed.',
    files: { 'rstest.config.ts': config('retry: 2, bail: 1') },
    test: `${flaky()}test('next', () => {});\n`,
    output: ['2 passed'],
  },
  'Does each repetition have its own retries?': {
    heading: 'using-retry-with-other-options',
    says: '`repeats` and `retry` multiply: each repetition has its own retries.',
    test: `import { expect, test } from '@rstest/core';
let runs = 0;
test('drains', { repeats: 1, retry: 1 }, () => {
  runs += 1;
  console.log('run', runs);
  expect(runs % 2).toBe(0);
});
`,
    output: ['run 4', '1 passed'],
    absent: ['run 5'],
  },
  'Does a project inherit retry?': {
    heading: 'which-retry-count-applies',
    says: 'With `projects`, set `retry` in each project;',
    files: {
      'rstest.config.ts': config(`retry: 2, projects: [{ name: 'shop', root: 'shop' }]`),
      'shop/a.test.ts': flaky(),
    },
    exitCode: 1,
    output: ['1 failed'],
  },
  'What runs again with a retry: beforeAll, the file, a test marked fails?': {
    heading: 'what-a-retry-runs-again',
    says: [
      '`beforeAll` and `afterAll` run once.',
      "Rstest doesn't load the file again.",
      "`test.fails` inverts the result: an attempt that throws passes, and one that doesn't throw is tried again.",
    ],
    files: {
      'rstest.config.ts': `export default { retry: 2 };
`,
      'a.test.ts': `import { afterAll, beforeAll, test } from '@rstest/core';
console.log('loaded');
beforeAll(() => console.log('all'));
afterAll(() => console.log('end'));
let tries = 0;
test('x', () => { if (++tries < 3) throw new Error(); });
let fails = 0;
test.fails('inverted', () => { if (++fails === 2) throw new Error(); console.log('attempt', fails); });
`,
    },
    output: ['attempt 1', 'Tests 2 passed'],
    absent: [/loaded[\s\S]*loaded/, /\ball\b[\s\S]*^all$/m, 'attempt 2', 'attempt 3'],
  },
  'Can a retry wait, or happen for certain errors only?': {
    heading: 'what-a-retry-runs-again',
    says: 'A retry follows at once, whatever the error was: there is no delay, no condition and no later turn. Wait in `beforeEach`, or repeat only the call that is unstable: `await rs.waitFor(() => load())`.',
    test: `${core}let calls = 0; const load = async () => { calls += 1; if (calls < 3) throw new Error('busy'); return 4; };
test('one call', async () => { expect(await rs.waitFor(() => load())).toBe(4); });
const at: number[] = [];
test('at once', { retry: 2 }, () => { at.push(Date.now()); if (at.length < 3) throw new Error('any'); });
test('shows', () => console.log('SOON', at[2]! - at[0]! < 1000, calls));`,
    output: ['SOON true 3', 'Tests 3 passed'],
  },
  'Are concurrent tests retried?': {
    heading: 'what-a-retry-runs-again',
    says: 'Concurrent tests are retried, too, while the others go on.',
    test: `import { expect, test } from '@rstest/core';
const log: string[] = [];
let attempt = 0;
test.concurrent('slow', async () => {
  log.push('slow starts'); await new Promise((r) => setTimeout(r, 300)); log.push('slow ends');
});
test.concurrent('flaky', { retry: 2 }, async () => {
  attempt += 1; log.push(\`attempt \${attempt}\`);
  await new Promise((r) => setTimeout(r, 20));
  expect(attempt).toBe(3);
});
test('shows', () => console.log(log.join()));`,
    output: ['slow starts,attempt 1,attempt 2,attempt 3,slow ends', 'Tests 3 passed'],
  },
  'Why does a run fail although the retried test passed?': {
    heading: 'what-a-retry-runs-again',
    says: 'A rejection that nobody awaits, or an error in a timer, starts no retry. It fails the file, even if the next attempt of its test passes.',
    test: `import { test } from '@rstest/core';
const pause = () => new Promise((done) => setTimeout(done, 20));
let attempt = 0;
test('rejects late', { retry: 2 }, async () => { console.log('round', ++attempt); void Promise.reject(new Error('late')); await pause(); });
test('timer', { retry: 2 }, async ({ task }) => { console.log('timer', task.retryCount); if (task.retryCount) return; setTimeout(() => { throw new Error('in timer'); }); await pause(); throw new Error('first'); });`,
    exitCode: 1,
    output: [
      'round 1',
      'timer 1',
      'unhandledRejection: late',
      'uncaughtException: in timer',
      'Test Files 1 failed',
      'Tests 2 passed',
    ],
    absent: ['round 2'],
  },
  'Is a test that skips itself at run time tried again?': {
    heading: 'what-a-retry-runs-again',
    says: "A test that calls `skip()` isn't tried again. If it does so in a later attempt, it counts as skipped, and the earlier failure is gone.",
    files: { 'rstest.config.ts': config('retry: 2') },
    test: `import { test } from '@rstest/core';
const runs = [0, 0];
test('at once', ({ skip }) => { runs[0] += 1; skip(); });
test('later', ({ skip }) => { runs[1] += 1; if (runs[1] === 2) skip(); throw new Error('first failure'); });
test('shows', () => console.log('RUNS', runs.join()));`,
    output: ['RUNS 1,2', '2 skipped'],
    absent: ['first failure'],
  },
  'How do I try a failed test again in a new process?': {
    heading: 'state-is-kept-between-attempts',
    says: 'To try failed files once more in new processes, write `npx rstest || npx rstest --onlyFailures`.',
    files: {
      'a.test.ts': `import { appendFileSync, readFileSync } from 'node:fs';
import { expect, test } from '@rstest/core';
test('flaky', () => {
  appendFileSync('runs.txt', process.pid + ' ');
  expect(new Set(readFileSync('runs.txt', 'utf8').trim().split(' ')).size).toBe(2);
});`,
      'b.test.ts': `import { test } from '@rstest/core';\ntest('b', () => {});`,
    },
    command: 'npx rstest || npx rstest --onlyFailures',
    output: ['Tests 1 failed | 1 passed', 'running 1 of 2 test files', 'Tests 1 passed'],
  },
} satisfies Answers;
