import { type Answers, config } from '../../../support/answers.ts';

const waiting = (ms: number, third = '') => `import { test } from '@rstest/core';
test('waits for the courier', async () => {
  await new Promise((resolve) => setTimeout(resolve, ${ms}));
}${third});
`;

export default {
  'Why is only the first test of a file too slow, and does loading count?': {
    says: [
      'If only the first test of a file is too slow, it probably loads a large module with `import()` or `require`.',
      "Import that at the top of the file, because loading the file doesn't count toward any timeout, or in `beforeAll`.",
    ],
    files: {
      'slow.ts':
        'const end = Date.now() + 400;\nwhile (Date.now() < end);\nexport const total = 1;\n',
      'slow.cjs':
        'const end = Date.now() + 400;\nwhile (Date.now() < end);\nmodule.exports = { total: 1 };\n',
      'inside.test.ts': `import { test } from '@rstest/core';
const pause = () => new Promise((resolve) => setTimeout(resolve, 20));
test('first', async () => { await import('./slow'); await pause(); });
test('second', async () => { await import('./slow'); await pause(); });
`,
      'required.test.ts': `import { test } from '@rstest/core';
test('first required', async () => { require('./slow.cjs'); await new Promise((resolve) => setTimeout(resolve, 20)); });
test('second required', async () => { require('./slow.cjs'); await new Promise((resolve) => setTimeout(resolve, 20)); });
`,
      'top.test.ts': `import { expect, test } from '@rstest/core';
import { total } from './slow';
test('top', async () => { const same = await import('./slow'); expect(same.total).toBe(total); });
`,
      'hook.test.ts': `import { beforeAll, test } from '@rstest/core';
beforeAll(async () => { await import('./slow'); });
test('hook', async () => { await import('./slow'); });
`,
    },
    command: 'npx rstest --testTimeout=150 --hookTimeout=5000 --reporter=verbose',
    exitCode: 1,
    output: ['✗ first (', '✓ second (', '✗ first required', '✓ second required', '✓ top', '✓ hook'],
  },
  'How long may a test take when nothing is set?': {
    says: "Fails a test that takes longer than this number of milliseconds, so that a request without an answer or a promise that never settles doesn't keep your run waiting.",
    files: {
      'courier.test.ts': `import { test } from '@rstest/core';
test('never ends', () => new Promise(() => {}));
`,
    },
    exitCode: 1,
    output: ['test timed out in 5000ms'],
  },
  'Which wins: testTimeout in the config or --testTimeout?': {
    heading: 'which-timeout-applies-to-a-test',
    says: '`--testTimeout` `testTimeout` in the config file',
    files: {
      'rstest.config.ts': config('testTimeout: 20000'),
      'courier.test.ts': waiting(300),
    },
    command: 'npx rstest --testTimeout=50',
    exitCode: 1,
    output: ['test timed out in 50ms'],
  },
  'Does a timeout given to the test beat --testTimeout?': {
    heading: 'which-timeout-applies-to-a-test',
    says: 'A timeout written at a test therefore overrides the flag.',
    files: { 'courier.test.ts': waiting(200, ', 2000') },
    command: 'npx rstest --testTimeout=50',
    output: ['1 passed'],
  },
  'Does a timeout given to describe beat testTimeout, and a test beat its describe?': {
    heading: 'which-timeout-applies-to-a-test',
    says: 'the test itself: `test(name, fn, 2000)` or `test(name, { timeout: 2000 }, fn)` the nearest `describe` around it, written in the same two ways',
    files: {
      'rstest.config.ts': config('testTimeout: 5000'),
      'courier.test.ts': `import { describe, test } from '@rstest/core';
describe('courier', { timeout: 40 }, () => {
  test('slow', async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
  });
  test('patient', { timeout: 2000 }, async () => {
    await new Promise((resolve) => setTimeout(resolve, 100));
  });
});
`,
    },
    command: 'npx rstest --reporter=verbose',
    exitCode: 1,
    output: ['test timed out in 40ms', /✓ .*patient/],
  },
  'Does rs.setConfig beat --testTimeout?': {
    heading: 'which-timeout-applies-to-a-test',
    says: '`rs.setConfig` in the file `--testTimeout`',
    files: {
      'courier.test.ts': `import { rs, test } from '@rstest/core';
rs.setConfig({ testTimeout: 2000 });
test('waits for the courier', async () => {
  await new Promise((resolve) => setTimeout(resolve, 200));
});
`,
    },
    command: 'npx rstest --testTimeout=50',
    output: ['1 passed'],
  },
  'What does testTimeout: 0 do?': {
    heading: 'turn-the-timeout-off',
    says: 'Set it to `0`, in the config file, at a test or on the command line.',
    files: {
      'rstest.config.ts': config('testTimeout: 50'),
      'courier.test.ts': waiting(150),
    },
    // Neither the limit of the config applies, nor one of no time at all.
    command: 'npx rstest; echo THEN; npx rstest --testTimeout=0',
    output: [/timed out in 50ms[\s\S]*THEN[\s\S]*1 passed/],
  },
  'Is the body of a test stopped when it times out?': {
    heading: 'what-happens-when-a-test-times-out',
    says: 'Whatever the test was waiting for goes on in the background, alongside the next tests, and may change what they see.',
    files: {
      'courier.test.ts': `import { test } from '@rstest/core';
test('waits', async () => {
  await new Promise((resolve) => setTimeout(resolve, 150));
  console.log('the body went on');
}, 50);
test('next', async () => {
  await new Promise((resolve) => setTimeout(resolve, 400));
});
`,
    },
    exitCode: 1,
    output: ['the body went on', '1 failed | 1 passed'],
  },
  'Can the time limit stop a synchronous loop?': {
    heading: 'a-timeout-cannot-stop-a-blocked-thread',
    says: [
      'If the loop ends late, the test passes, however long it took.',
      "While synchronous code runs, such as an endless loop, the timer that would fail the test can't fire.",
    ],
    files: {
      'loop.test.ts': `import { test } from '@rstest/core';
test('counts', () => {
  const end = Date.now() + 300;
  while (Date.now() < end);
}, 50);
`,
    },
    output: ['1 passed'],
  },
  'Do beforeEach and afterEach count towards testTimeout?': {
    heading: 'time-that-hooks-and-retries-take',
    says: "`beforeEach` and `afterEach` don't count toward `testTimeout`.",
    files: {
      'rstest.config.ts': config('testTimeout: 80'),
      'hooks.test.ts': `import { afterEach, beforeEach, test } from '@rstest/core';
const pause = () => new Promise((resolve) => setTimeout(resolve, 150));
beforeEach(pause);
afterEach(pause);
test('is quick', () => {});
`,
    },
    output: ['1 passed'],
  },
  'Does the time of fixtures count towards testTimeout?': {
    heading: 'time-that-hooks-and-retries-take',
    says: "Fixtures don't count either. The cleanup of each has the same time for itself, and so has the setup of a named one; that of a fixture with `use` has no limit.",
    elsewhere: {
      '/api/test-api/test': 'How many milliseconds the body may take, at each attempt.',
    },
    files: {
      'rstest.config.ts': config('testTimeout: 400'),
      'a.test.ts': `import { test } from '@rstest/core';
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const named = test.extend('a', async ({}, { onCleanup }) => { onCleanup(() => sleep(250)); await sleep(250); return 1; });
named('fits', async ({ a }) => { await sleep(250); });
const used = test.extend<{ a: number }>({ a: async ({}, use) => { await sleep(600); await use(1); } });
used('set up late', ({ a }) => {});
test.extend('a', async () => sleep(800))('named late', ({ a }) => {});
test.extend<{ a: number }>({ a: async ({}, use) => { await use(1); await sleep(800); } })('cleaned late', ({ a }) => {});
`,
    },
    exitCode: 1,
    output: [
      '✓ fits',
      '✓ set up late',
      /✗ named late[^\n]*\n\s+fixture setup timed out in 400ms/,
      /✗ cleaned late[^\n]*\n\s+fixture cleanup timed out in 400ms/,
    ],
  },
  'Does each retry get the whole time again?': {
    heading: 'time-that-hooks-and-retries-take',
    says: 'Each attempt of a `retry` gets the whole time again:',
    files: {
      'rstest.config.ts': config('testTimeout: 1000, retry: 1'),
      'retry.test.ts': `import { test } from '@rstest/core';
let attempt = 0;
test('is slow once', async () => {
  attempt += 1;
  await new Promise((resolve) => setTimeout(resolve, attempt === 1 ? 1400 : 100));
});
`,
    },
    output: ['1 passed'],
  },
  'Does rs.setConfig change the limit of tests that are registered afterwards?': {
    heading: 'change-the-timeout-inside-a-file',
    says: 'Call `rs.setConfig({ testTimeout: 30_000 })` at the top level of a file whose tests are all slow, such as those on a real database.',
    files: {
      'courier.test.ts': `import { rs, test } from '@rstest/core';
rs.setConfig({ testTimeout: 40 });
test('waits for the courier', async () => {
  await new Promise((resolve) => setTimeout(resolve, 300));
});
`,
    },
    exitCode: 1,
    output: ['timed out in 40ms'],
  },
  'Does rs.setConfig in beforeAll change the limit?': {
    heading: 'change-the-timeout-inside-a-file',
    says: 'In a hook or a test the call comes too late, because timeouts are fixed before the first test runs.',
    files: {
      'courier.test.ts': `import { beforeAll, rs, test } from '@rstest/core';
beforeAll(() => {
  rs.setConfig({ testTimeout: 40 });
});
test('waits for the courier', async () => {
  await new Promise((resolve) => setTimeout(resolve, 300));
});
`,
    },
    output: ['1 passed'],
  },
  'Do fake timers stop the limit from firing?': {
    heading: 'fake-timers-do-not-pause-the-timeout',
    says: 'A test that waits for a faked timer that nobody advances still times out, so advance it or restore real timers.',
    files: {
      'courier.test.ts': `import { rs, test } from '@rstest/core';
test('waits for the courier', async () => {
  rs.useFakeTimers();
  await new Promise((resolve) => setTimeout(resolve, 10));
}, 100);
`,
    },
    exitCode: 1,
    output: ['timed out in 100ms'],
  },
  'Does a project inherit testTimeout from the root config?': {
    heading: 'which-timeout-applies-to-a-test',
    says: 'With `projects`, set `testTimeout` in each project, because none inherits it from the root config.',
    files: {
      'rstest.config.ts': config(`testTimeout: 40, projects: [{ name: 'shop', root: './shop' }]`),
      'shop/courier.test.ts': waiting(200),
    },
    output: ['1 passed'],
  },
  'Does --testTimeout reach every project?': {
    heading: 'which-timeout-applies-to-a-test',
    says: '`--testTimeout` applies to all.',
    files: {
      'rstest.config.ts': config(`projects: [{ name: 'shop', root: './shop', testTimeout: 9000 }]`),
      'shop/courier.test.ts': waiting(200),
    },
    command: 'npx rstest --testTimeout 40',
    exitCode: 1,
    output: ['timed out in 40ms'],
  },
  'What do Infinity and a value with a unit do?': {
    heading: 'turn-the-timeout-off',
    says: 'Node.js turns `Infinity`, and every number from 2147483648 up, into 1 ms, so a test that waits for anything fails at once.',
    elsewhere: {
      '/guide/basic/cli': 'With `--testTimeout=abc`, every test that waits times out at once.',
    },
    files: {
      'rstest.config.ts': config('testTimeout: Infinity'),
      'courier.test.ts': waiting(100),
      'plain.test.ts': `import { test } from '@rstest/core'; test('waits for nothing', async () => {});`,
    },
    command: 'npx rstest --testTimeout=abc; npx rstest',
    exitCode: 1,
    output: [
      /timed out in abcms[\s\S]*Tests 1 failed \| 1 passed[\s\S]*timed out in Infinityms/,
      'Timeout duration was set to 1',
    ],
  },
  'What happens with --testTimeout=2s?': {
    heading: 'turn-the-timeout-off',
    says: "The same happens with anything that isn't a number, such as `--testTimeout=2s`.",
    files: { 'courier.test.ts': waiting(100) },
    command: 'npx rstest --testTimeout=2s',
    exitCode: 1,
    output: ['timed out in 2sms'],
  },
  'Does rs.setConfig at the top level reach tests written above it?': {
    heading: 'change-the-timeout-inside-a-file',
    says: 'It applies to every test of the file, even those above the call.',
    files: {
      'courier.test.ts': `import { describe, rs, test } from '@rstest/core';
const wait = () => new Promise((resolve) => setTimeout(resolve, 300));
test('written above', () => wait());
describe('in a suite', () => { test('above', () => wait()); });
rs.setConfig({ testTimeout: 40 });
`,
    },
    exitCode: 1,
    output: ['timed out in 40ms'],
  },
  'Does rs.setConfig inside a describe end with the describe?': {
    heading: 'change-the-timeout-inside-a-file',
    says: "it applies from there on and doesn't end with the `describe`.",
    files: {
      'courier.test.ts': `import { describe, rs, test } from '@rstest/core';
const pause = () => new Promise((resolve) => setTimeout(resolve, 150));
test('before', pause);
describe('courier', () => {
  rs.setConfig({ testTimeout: 40 });
  test('inside', pause);
});
test('after', pause);
`,
    },
    command: 'npx rstest --reporter=verbose',
    exitCode: 1,
    output: ['✓ before', '✗ courier > inside', '✗ after'],
  },
  'Is the signal of the context aborted when the test times out?': {
    heading: 'what-happens-when-a-test-times-out',
    says: 'The test fails, the `signal` of its context is aborted, its `afterEach` hooks run, and the next test starts.',
    files: {
      'courier.test.ts': `import { afterEach, test } from '@rstest/core';
afterEach(() => console.log('afterEach ran'));
test('waits', async ({ signal }) => {
  signal.addEventListener('abort', () => console.log('aborted by', signal.reason.message));
  await new Promise((resolve) => setTimeout(resolve, 300));
}, 50);
`,
    },
    exitCode: 1,
    output: ['aborted by test timed out in 50ms', 'afterEach ran'],
  },
  'How far had a test come when it timed out?': {
    says: 'The message counts the calls of `expect` before the timeout, so you see how far the test got.',
    elsewhere: { '/guide/help/upgrade': 'A timeout names how many assertions had run.' },
    files: {
      'courier.test.ts': `import { expect, test } from '@rstest/core';
test('waits', async () => {
  expect(1).toBe(1);
  try { expect(1).toBe(2); } catch {}
  expect(3);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(2).toBe(2);
}, 50);
`,
    },
    exitCode: 1,
    output: ['test timed out in 50ms (completed 3 expect assertions)'],
  },
  'What becomes of a run whose test never ends, and with which code does Ctrl+C end it?': {
    heading: 'a-timeout-cannot-stop-a-blocked-thread',
    says: [
      "If it never ends, the run hangs: stop it with Ctrl+C, then look at the last file that didn't finish.",
      'For the same reason, an `await` there or in the callback of a `describe` that never ends hangs the run.',
    ],
    elsewhere: {
      '/guide/advanced/debug-mode':
        'If no summary appears, a test is probably in an endless loop, which no timeout can stop, or something else hangs: run the files one after another with `--pool.maxWorkers=1` to see which one it is.',
      '/guide/help/troubleshooting':
        'The run hangs · An endless loop, an `await` at the top of a file or of a `describe` that never ends, a class as a name, a fixture without `use`, `maxConcurrency: 0`, a fake interval of 0 ms, or `--inspect-brk` with threads.',
      '/guide/basic/cli': '`130` · You stopped the run with Ctrl+C.',
    },
    files: {
      'loop.test.ts':
        "import { test } from '@rstest/core'; test('a', { timeout: 50 }, () => { for (;;); });",
      'fine.test.ts': "import { test } from '@rstest/core'; test('a', () => {});",
      'top.test.ts':
        "import { test } from '@rstest/core'; await new Promise(() => {}); test('a', () => {});",
      'suite.test.ts':
        "import { describe } from '@rstest/core'; describe('a', async () => { await new Promise(() => {}); });",
    },
    command: `(timeout --preserve-status -s INT 5 npx rstest top --testTimeout=50 --hookTimeout=50; echo TOP $?) & (timeout --preserve-status -s INT 5 npx rstest suite --testTimeout=50 --hookTimeout=50; echo SUITE $?) & (timeout --preserve-status -s INT 5 npx rstest loop; echo LOOP $?) & (timeout -s KILL 5 npx rstest fine --pool=threads --pool.execArgv=--inspect-brk=39418; echo THREADS $?) & wait`,
    output: ['LOOP 130', 'TOP 130', 'SUITE 130', 'THREADS 137', 'Test Files no tests'],
    absent: ['test timed out', '1 passed'],
  },
  'Which line does the message of a timeout show, and how is the stuck await found?': {
    says: 'The line that it shows is that of `test`, not of the `await` that is stuck: print something after each `await`, and the one after the last line printed is stuck.',
    files: {
      'courier.test.ts': `import { test } from '@rstest/core';
const load = async () => {};
const save = () => new Promise(() => {});
test.each(['one', 'two'])('%s', async () => {
  await load();
  console.log('LOADED');
  await save();
  console.log('SAVED');
});
test('alone', async () => {
  await load();
  console.log('LOADED');
  await save();
});
`,
    },
    command: 'npx rstest --testTimeout=80',
    exitCode: 1,
    output: [
      /^(?![\s\S]*SAVED\s*\n)(?=[\s\S]*LOADED)[\s\S]*courier\.test\.ts:4:[\s\S]*courier\.test\.ts:10:/,
      'Tests 3 failed',
    ],
  },
  'Is there a time limit for a whole file or the whole run?': {
    heading: 'time-that-hooks-and-retries-take',
    says: 'No option limits a whole file or run: limit the job in CI.',
    files: {
      'a.test.ts': `import { test } from '@rstest/core';
for (const n of [1, 2, 3]) test('t' + n, async () => { await new Promise((done) => setTimeout(done, 120)); });
`,
      'b.test.ts': `import { test } from '@rstest/core';
test('long', async () => { await new Promise((done) => setTimeout(done, 20000)); }, 30000);
`,
    },
    command:
      'npx rstest a.test --testTimeout=200; timeout 3 npx rstest b.test > /dev/null 2>&1; echo CODE $?',
    output: [/Tests 3 passed[\s\S]*CODE (124|143)/],
  },
} satisfies Answers;
