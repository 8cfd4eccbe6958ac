import { type Answers, core, inEnvironments, testFiles } from '../../../support/answers.ts';

const head = `${core}const find = async (id: string) => { await new Promise((r) => setTimeout(r, 5)); return { id }; };
`;
const pause = "test('pause', async () => { await new Promise((r) => setTimeout(r, 50)); });";

export default {
  'How do I check an event that comes several times?': {
    heading: 'wait-for-an-event-or-a-callback',
    says: "If an event comes several times, listen with a mock, `progress.on('row', onRow)`, and look at `onRow.mock.calls`:",
    test: `import { EventEmitter } from 'node:events';
import { expect, rs, test } from '@rstest/core';
test('a', () => {
  const progress = new EventEmitter();
  const onRow = rs.fn();
  progress.on('row', onRow);
  progress.emit('row', 1, 'Atlas');
  progress.emit('row', 2, 'Emma');
  expect(onRow.mock.calls).toEqual([[1, 'Atlas'], [2, 'Emma']]);
});`,
    output: ['Tests 1 passed'],
  },
  'How do I check an async generator?': {
    heading: 'read-a-stream',
    says: 'To check a stream or an async generator step by step, use `for await (const chunk of stream)`;',
    test: `import { expect, test } from '@rstest/core';
async function* pages() { yield 1; yield 2; }
test('a', async () => {
  const seen: number[] = [];
  for await (const page of pages()) seen.push(page);
  expect(seen).toEqual([1, 2]);
});`,
    output: ['Tests 1 passed'],
  },
  'What does toThrow say about an async function?': {
    heading: 'tests-that-dont-wait',
    says: "`expect(() => findOrder('o-9')).toThrow()` · fails with `expected [Function] to throw an error`, because an async function returns a promise; the rejection can fail the file, too · `await expect(…).rejects.toThrow()`, with the function or the promise",
    test: `${core}const lost = async () => { throw new Error('lost'); };
test('toThrow', () => { expect(() => lost()).toThrow(); });
test('function', async () => { await expect(() => lost()).rejects.toThrow('lost'); });
test('promise', async () => { await expect(lost()).rejects.toThrow('lost'); });
${pause}`,
    exitCode: 1,
    output: ['unhandledRejection: lost', 'expected [Function] to throw an error', '3 passed'],
  },
  'What happens when I forget await before expect(…).resolves?': {
    heading: 'tests-that-dont-wait',
    says: "`expect(findOrder('o-1')).resolves.toBe(…)` · the test is shown as passed; the failure appears later, under the file, or not at all if it comes after the file has ended · `await expect(…)`",
    files: {
      'forgot.test.ts': `${head}test('forgot', () => { expect(find('a')).resolves.toEqual({ id: 'b' }); });
${pause}`,
      'last.test.ts': `${core}test('last', () => { expect(new Promise((go) => setTimeout(go, 500))).resolves.toBe(2); });`,
    },
    command: 'npx rstest last; echo LAST $?; npx rstest forgot',
    exitCode: 1,
    output: [/✓ last[\s\S]*LAST 0[\s\S]*was not awaited/, '✓ forgot', 'Test Files 1 failed'],
  },
  'fc.assert of an asynchronous property fails, but the test passes': {
    heading: 'tests-that-dont-wait',
    libraries: true,
    says: "`fc.assert(fc.asyncProperty(…))` of fast-check · the same; after the last test of the file, a failure that comes later isn't reported at all · `await fc.assert(…)`",
    files: {
      'forgot.test.ts': `import fc from 'fast-check';
${core}const wait = (ms: number) => new Promise((r) => setTimeout(r, ms));
test('forgot', () => { fc.assert(fc.asyncProperty(fc.integer(), async (n) => { await wait(5); expect(n).toBe('x'); })); });
test('pause', () => wait(500));`,
      'last.test.ts': `import fc from 'fast-check';
${core}const wait = (ms: number) => new Promise((r) => setTimeout(r, ms));
test('last', () => { fc.assert(fc.asyncProperty(fc.integer(), async (n) => { await wait(500); expect(n).toBe('x'); })); });`,
      'waits.test.ts': `import fc from 'fast-check';
${core}test('waits', async () => { await fc.assert(fc.asyncProperty(fc.integer(), async (n) => { expect(n).toBe('x'); })); });`,
    },
    command: 'npx rstest forgot; npx rstest last; echo LAST $?; npx rstest waits',
    exitCode: 1,
    output: [
      '✓ forgot',
      'Property failed',
      /Test Files 1 failed[\s\S]*✓ last[\s\S]*LAST 0[\s\S]*✗ waits/,
    ],
  },
  'Does Rstest wait for an assertion without await, as its warning says?': {
    heading: 'tests-that-dont-wait',
    says: 'Most async mistakes have the same effect: the test ends before its assertion.',
    elsewhere: {
      '/guide/help/errors-assertions':
        "Write `await`, because Rstest doesn't wait: the test passes, and a failure is reported outside it, or not at all once the file has ended.",
    },
    test: `${head}const later = () => new Promise((resolve) => setTimeout(() => { console.log('SETTLES'); resolve(1); }, 200));
test('forgot', () => { expect(later()).resolves.toBe(2); });
test('next', async () => { console.log('NEXT TEST'); await new Promise((resolve) => setTimeout(resolve, 500)); });`,
    exitCode: 1,
    output: [/NEXT TEST[\s\S]*SETTLES/, 'auto-awaits', '✓ forgot', 'Test Files 1 failed'],
  },
  'Does forEach with an async callback wait?': {
    heading: 'tests-that-dont-wait',
    says: 'In this `forEach`, nobody awaits the callback. The test passes, and then the file fails:',
    test: `${head}test('loop', () => { ['a'].forEach(async (id) => { expect((await find(id)).id).toBe('b'); }); });
${pause}`,
    exitCode: 1,
    output: ['✓ loop', 'Test Files 1 failed'],
  },
  'Does a test wait for a done callback?': {
    heading: 'wait-for-an-event-or-a-callback',
    says: 'the test ends at once and passes before the callback runs, and a failing assertion in it is reported too late or not at all.',
    test: `${head}test('callback', (done: any) => { setTimeout(() => { console.log('TOO LATE'); done(); }, 2000); });`,
    output: ['Tests 1 passed'],
    absent: ['TOO LATE'],
  },
  'Does an assertion in a try block fail the test?': {
    heading: 'check-that-a-promise-rejects',
    says: 'In a `try` block, an assertion that fails is caught like any other error, and the test passes.',
    test: `${head}test('swallowed', async () => { try { expect((await find('a')).id).toBe('b'); } catch {} });`,
    output: ['Tests 1 passed'],
  },
  'An expect in try and catch passes: how do I make the test fail?': {
    heading: 'tests-that-dont-wait',
    says: "`try { … expect(…) } catch {}` · the assertion's error is swallowed · `rejects`, or `toThrow` for code that isn't async; `expect.soft(…)` fails the test even in a `try`",
    test: `${core}test('plain', () => { try { expect(1).toBe(0); } catch {} });
test('soft', () => { try { expect.soft(1).toBe(0); } catch {} });
test('toThrow', () => { expect(() => { throw new Error('sold out'); }).toThrow('sold out'); });`,
    exitCode: 1,
    output: ['✓ plain', '✗ soft', '1 failed | 2 passed'],
  },
  'Does the test fail when a promise that should reject resolves?': {
    heading: 'check-that-a-promise-rejects',
    says: 'If the promise resolves, `rejects` fails with `promise resolved "…" instead of rejecting`; an `expect` in `catch` never runs then, and the test passes, unless it calls `expect.assertions(1)` first.',
    test: `${head}test('rejects', async () => { await expect(find('a')).rejects.toThrow(); });
test('with try', async () => { try { await find('a'); } catch (error) { expect(error).toBe(1); } });
test('with catch', async () => { await find('a').catch((error) => { expect(error).toBe(1); }); });
test('counts', async () => { expect.assertions(1); try { await find('a'); } catch (error) { expect(error).toBe(1); } });`,
    exitCode: 1,
    output: [
      /✗ rejects .*\n\s+promise resolved "\{ id: 'a' \}" instead of rejecting/,
      '✓ with try',
      '✓ with catch',
      /✗ counts .*\n\s+expected number of assertions to be 1, but got 0/,
    ],
  },
  'Do tests of one file run one after the other?': {
    heading: 'run-tests-at-the-same-time',
    says: 'Tests of one file run one after the other, and files run in parallel.',
    elsewhere: { '/config/test/pool': "Tests inside a file aren't affected." },
    test: `${head}test('a', async () => { await find('a'); console.log('FIRST ENDS'); });
test('b', () => { console.log('SECOND STARTS'); });`,
    output: [/FIRST ENDS[\s\S]*SECOND STARTS/],
  },
  'Does expect.poll move a fake clock?': {
    heading: 'skip-waiting-time',
    says: "`expect.poll` and `rs.waitFor` don't help here, because they wait in real time and the fake clock stands still, unless their function moves it.",
    test: `${head}test('a', async () => {
  rs.useFakeTimers();
  let sent = false;
  setTimeout(() => { sent = true; }, 50);
  await expect.poll(() => sent, { timeout: 300 }).toBe(true);
});`,
    exitCode: 1,
    output: ['Matcher did not succeed in 300ms'],
  },
  'Does a test fail that is busy for longer than its timeout?': {
    heading: 'wait-for-a-promise',
    says: 'If it still waits then, it fails with `test timed out`.',
    test: `${head}const busy = () => { const end = Date.now() + 300; while (Date.now() < end); };
test('waits', () => new Promise((resolve) => setTimeout(resolve, 300)), 100);
test('is busy', busy, 100);`,
    exitCode: 1,
    output: ['✗ waits', 'test timed out in 100ms', '✓ is busy'],
  },
  'Why does a failing assertion in a callback show as a timeout?': {
    heading: 'wait-for-an-event-or-a-callback',
    says: "An assertion that fails in a callback doesn't reject the promise: the test waits until it times out, and the failure appears only as an error of the file.",
    test: "import { expect, rs, test } from '@rstest/core';\ntest('a', async () => {\n  await new Promise<void>((resolve) => setTimeout(() => { expect(1).toBe(2); resolve(); }, 10));\n}, 400);\n",
    exitCode: 1,
    output: ['test timed out in 400ms', 'FAIL a.test.ts', 'expected 1 to be 2'],
  },
  'Does an import or a timer after the last test still run?': {
    heading: 'tests-that-dont-wait',
    says: "the test is over by then; after the last test, by default, the callback doesn't even run",
    files: {
      'later.ts': 'export const later = 1;\n',
      ...testFiles(
        ['a', 'b'],
        () =>
          "import { test } from '@rstest/core';\ntest('a', async () => {\n  await new Promise((resolve) => setTimeout(resolve, 900));\n  setTimeout(async () => { console.log('LATER', (await import('./later')).later); }, 400);\n});\n",
      ),
    },
    command: 'npx rstest --pool.maxWorkers=1 && npx rstest --pool.maxWorkers=1 --isolate=false',
    output: [/^(?:(?!LATER)[\s\S])*Tests 2 passed[\s\S]*LATER 1[\s\S]*Tests 2 passed/],
  },
  'How do concurrent tests each get their own value?': {
    heading: 'run-tests-at-the-same-time',
    says: 'What each of them needs comes from a fixture, not from a variable that `beforeEach` sets,',
    test: `import { beforeEach, test as base } from '@rstest/core';
let shared = 0;
beforeEach(() => { shared += 1; });
const test = base.extend({ own: async ({ task }: { task: { name: string } }, use: (name: string) => Promise<void>) => use(task.name) });
for (const name of ['one', 'two'])
  test.concurrent(name, async ({ own }) => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    console.log(name, 'has', own, 'and', shared);
  });
`,
    output: ['one has one and 2', 'two has two and 2'],
  },
  'How do I check that a promise does not reject?': {
    heading: 'check-that-a-promise-rejects',
    says: "That a promise doesn't reject needs no assertion: `await` it, and the test fails if it does. `await expect(promise).resolves.not.toThrow()` works as well.",
    test: `${head}const lost = async () => { throw new Error('lost'); };
test('good', async () => { await find('a'); await expect(find('a')).resolves.not.toThrow(); });
test('bare', async () => { await lost(); });
test('asserted', async () => { await expect(lost()).resolves.not.toThrow(); });`,
    command: 'npx rstest --reporter=verbose',
    exitCode: 1,
    output: ['✓ good', '✗ bare', '✗ asserted'],
  },
  'How do I assert that code causes an unhandled rejection?': {
    heading: 'check-that-a-promise-rejects',
    says: "A rejection that nobody handles fails the file, even if the test listens for it; each report but JUnit shows it. If it's what you test, call `process.removeAllListeners('unhandledRejection')` in the test and wait for `once(process, 'unhandledRejection')`. Others still fail the file, as `uncaughtException`.",
    files: Object.fromEntries(
      [
        ['a', '', ''],
        ['b', "process.removeAllListeners('unhandledRejection');", ''],
        [
          'c',
          "process.removeAllListeners('unhandledRejection');",
          pause.replace('async () => {', 'async () => { save();'),
        ],
      ].map(([name, first, then]) => [
        `${name}.test.ts`,
        `import { once } from 'node:events';
import { expect, test } from '@rstest/core';
const save = () => { void Promise.reject(new Error('disk full')); };
test('x', async () => { ${first} const seen = once(process, 'unhandledRejection'); save(); expect((await seen)[0].message).toBe('disk full'); });
${then}`,
      ]),
    ),
    command:
      'npx rstest; for r in dot md json github-actions junit; do echo "AS $r"; npx rstest a.test --reporters $r; done',
    exitCode: 1,
    output: [
      '✗ a.test.ts',
      '✓ b.test.ts',
      '✗ c.test.ts',
      'uncaughtException: disk full',
      /AS dot[\s\S]*unhandledRejection: disk full[\s\S]*AS md[\s\S]*"message": "disk full"[\s\S]*AS json[\s\S]*"message": "disk full"[\s\S]*AS github-actions[\s\S]*title=a\.test\.ts > ::disk full[\s\S]*AS junit\n(?:(?!disk full)[\s\S])*$/,
    ],
  },
  'What is the shortest way to say that a promise must reject?': {
    heading: 'check-that-a-promise-rejects',
    says: '`rejects` alone asserts nothing. If any reason will do, write `rejects.toThrow()`.',
    test: `import { expect, test } from '@rstest/core';
test('alone', async () => { await expect(Promise.resolve(1)).rejects; });
test('error', async () => { await expect(Promise.reject(new Error('x'))).rejects.toThrow(); });
test('undefined', async () => { await expect(Promise.reject(undefined)).rejects.toThrow(); });
test('none', async () => { await expect(Promise.resolve(1)).rejects.toThrow(); });`,
    exitCode: 1,
    output: ['promise resolved "1" instead of rejecting', 'Tests 1 failed | 3 passed'],
  },
  'Why is a failed expect in a callback not seen, or the callback called twice?': {
    heading: 'wait-for-an-event-or-a-callback',
    says: 'If the code catches what its callback throws, nobody sees the failure, or the code calls the callback a second time with it.',
    test: `import { expect, test } from '@rstest/core';
const quiet = (callback: (status: string) => void) => { try { callback('ok'); } catch {} };
const loud = (callback: (status: string) => void) => { try { callback('ok'); } catch { callback('failed'); } };
test('unseen', () => quiet((status) => expect(status).toBe('other')));
test('twice', () => loud((status) => { console.log('CALLED', status); expect(status).toBe('failed'); }));`,
    output: ['CALLED ok', 'CALLED failed', 'Tests 2 passed'],
  },
  'Why does a promise that rejects before expect().rejects is reached fail the file?': {
    heading: 'check-that-a-promise-rejects',
    says: [
      "Start the assertion at once, `const refused = expect(promise).rejects.toThrow('declined')`, and `await refused` at the end, or add `promise.catch(() => {})` where you make it.",
    ],
    files: Object.fromEntries(
      Object.entries({
        late: '',
        early: "const refused = expect(promise).rejects.toThrow('declined');",
        caught: 'promise.catch(() => {});',
      }).map(([name, line]) => [
        `${name}.test.ts`,
        `import { expect, test } from '@rstest/core';
test('a', async () => {
  const promise = Promise.reject(new Error('declined'));
  ${line}
  await new Promise((done) => setTimeout(done, 10));
  await ${name === 'early' ? 'refused' : "expect(promise).rejects.toThrow('declined')"};
});`,
      ]),
    ),
    exitCode: 1,
    output: ['✗ late.test.ts', 'unhandledRejection: declined', 'Test Files 1 failed | 2 passed'],
  },
  'Why does the test of a stream end before its data arrives?': {
    heading: 'read-a-stream',
    says: "If you listen with `stream.on('data', …)` instead, the test ends before the data arrives and passes: collect the chunks there, write `await finished(stream)` of `node:stream/promises`, and assert after it.",
    test: `import { createReadStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { expect, test } from '@rstest/core';
const chunks: string[] = [];
const open = () => createReadStream('a.test.ts', 'utf8').on('data', (chunk) => chunks.push(String(chunk)));
test('listens', () => { open(); expect(chunks).toEqual([]); });
test('waits', async () => { await finished(open()); expect(chunks.join('')).toContain('createReadStream'); });`,
    output: ['Tests 2 passed'],
  },
  'Does a rejection after the last test fail the file?': {
    heading: 'check-that-a-promise-rejects',
    says: 'After the last test of a file, a rejection may come too late and get lost: a call without `await` that rejected two seconds later left the run green.',
    test: `${head}const late = async () => { await new Promise((r) => setTimeout(r, 2000)); throw new Error('LATE'); };
test('forgot', () => { late(); });`,
    output: ['Tests 1 passed'],
    absent: ['LATE'],
  },
  'Does expect.hasAssertions notice an assertion whose error the caller of its callback catches?': {
    heading: 'tests-that-dont-wait',
    says: 'an `expect` in a callback whose caller catches errors · the test passes, and `expect.hasAssertions()` counts the call, whether it holds or not; RxJS throws the error of a `subscribe` callback later, in a timer, which fails the file unless timers are fake',
    test: `${head}const emit = (listener: (value: number) => void) => { try { listener(1); } catch {} };
test('caught', () => { expect.hasAssertions(); emit((value) => expect(value).toBe(2)); });
test('never called', () => { expect.hasAssertions(); });
test('collected', () => { const seen: number[] = []; emit((value) => seen.push(value)); expect(seen).toEqual([2]); });`,
    files: {
      'b.test.ts': `${head}const emit = (listener: (value: number) => void) => { try { listener(1); } catch (error) { setTimeout(() => { throw error; }); } };
test('thrown later', () => { expect.hasAssertions(); emit((value) => expect(value).toBe(3)); });
${pause}`,
      'c.test.ts': `${core}const emit = (listener: (value: number) => void) => { try { listener(1); } catch (error) { setTimeout(() => { throw error; }); } };
test('fake', () => { rs.useFakeTimers(); emit((value) => expect(value).toBe(3)); rs.useRealTimers(); });
${pause}`,
    },
    command: 'npx rstest c.test.ts && echo FAKE PASSED; npx rstest a.test.ts; npx rstest b.test.ts',
    exitCode: 1,
    output: [
      'FAKE PASSED',
      '✓ caught',
      '✗ never called',
      '✗ collected',
      /Test Files 1 failed\s+Tests 2 passed/,
    ],
  },
  'How do I assert that code throws an uncaught exception in a timer?': {
    heading: 'check-that-a-promise-rejects',
    says: [
      "An error that code throws in a timer, not in an `async` callback, can be caught with fake timers, because the call that moves time throws it: `expect(() => rs.advanceTimersByTime(1000)).toThrow('too slow')`.",
      "With real ones, call `process.removeAllListeners('uncaughtException')`, then `const [error] = await once(process, 'uncaughtException')`: a listener alone is called, but the file fails all the same.",
      'a later such error ends the worker.',
    ],
    files: {
      'limit.ts':
        "export const limit = (ms: number) => setTimeout(() => { throw new Error('too slow'); }, ms);",
      'removed.test.ts': `import { once } from 'node:events';
import { expect, rs, test } from '@rstest/core';
import { limit } from './limit';
test('fake', () => {
  rs.useFakeTimers();
  limit(1000);
  expect(() => rs.advanceTimersByTime(1000)).toThrow('too slow');
  rs.useRealTimers();
});
test('async callback', async () => {
  process.removeAllListeners('unhandledRejection');
  const rejected = once(process, 'unhandledRejection');
  rs.useFakeTimers();
  setTimeout(async () => { throw new Error('too slow'); }, 1000);
  expect(() => rs.advanceTimersByTime(1000)).not.toThrow();
  rs.useRealTimers();
  expect((await rejected)[0].message).toBe('too slow');
});
test('real', async () => {
  process.removeAllListeners('uncaughtException');
  limit(1);
  const [error] = await once(process, 'uncaughtException');
  expect(error.message).toBe('too slow');
});`,
      'alone.test.ts': `import { once } from 'node:events';
import { expect, test } from '@rstest/core';
import { limit } from './limit';
test('alone', async () => {
  limit(1);
  const [error] = await once(process, 'uncaughtException');
  expect(error.message).toBe('too slow');
  console.log('CALLED');
});`,
      'later.test.ts': `import { test } from '@rstest/core';
import { limit } from './limit';
test('later', async () => {
  process.removeAllListeners('uncaughtException');
  limit(1);
  await new Promise((resolve) => setTimeout(resolve, 100));
});`,
    },
    command:
      'npx rstest removed; npx rstest removed --pool=threads; npx rstest removed --pool=vmForks --testEnvironment=happy-dom; npx rstest alone; npx rstest later',
    exitCode: 1,
    output: [
      /(Tests 3 passed[\s\S]*){3}CALLED/,
      /alone[\s\S]*uncaughtException: too slow[\s\S]*Test Files 1 failed/,
      'Worker exited unexpectedly',
    ],
  },
  'How long is a delay of 100 ms by a fake clock?': {
    heading: 'skip-waiting-time',
    says: "With fake timers, it's exactly 100.",
    test: `import { expect, rs, test } from '@rstest/core';
test('a', async () => {
  rs.useFakeTimers();
  for (let time = 0; time < 50; time += 1) {
    const before = Date.now();
    let took = 0;
    setTimeout(() => { took = Date.now() - before; }, 100);
    await rs.advanceTimersByTimeAsync(100);
    expect(took).toBe(100);
    expect(Date.now() - before).toBe(100);
  }
  rs.useRealTimers();
});`,
    output: ['Tests 1 passed'],
  },
  'Does an unhandled rejection or error end a test that waits?': {
    heading: 'wait-for-an-event-or-a-callback',
    says: "A test that waits isn't ended early by any other error or rejection that nobody handles either: pass it on, `new Promise((resolve, reject) => { source.on('error', reject); … })`, or give the test a short timeout.",
    files: {
      'a.test.ts': `import { EventEmitter } from 'node:events';
import { expect, test } from '@rstest/core';
test('rejection', async () => { void Promise.reject(new Error('lost')); await new Promise(() => {}); }, 300);
test('error', async () => { setTimeout(() => { throw new Error('thrown'); }, 5); await new Promise(() => {}); }, 310);
test('passed on', async () => {
  const source = new EventEmitter();
  setTimeout(() => source.emit('error', new Error('broken')), 5);
  await expect(new Promise((resolve, reject) => { source.on('error', reject); source.on('end', resolve); })).rejects.toThrow('broken');
});`,
    },
    command: 'npx rstest; npx rstest --pool=threads --bail=1',
    exitCode: 1,
    output: [
      /test timed out in 300ms[\s\S]*test timed out in 310ms/,
      /unhandledRejection: lost[\s\S]*Tests 2 failed \| 1 passed[\s\S]*test timed out in 300ms/,
    ],
  },
  'How do I flush promises without fake timers?': {
    heading: 'wait-for-a-value-to-change',
    says: 'To wait only until promises that are resolved already have gone on, as `flushPromises` does, write `await new Promise((done) => setTimeout(done))`, with real timers.',
    files: inEnvironments(
      ['node', 'jsdom', 'happy-dom'],
      'ts',
      (name) => `import { expect, test } from '@rstest/core';
test('a', async () => {
  let steps = 0;
  const load = async () => { await Promise.resolve(); steps += 1; await null; steps += 1; await (async () => 1)(); steps += 1; };
  void load();
  expect(steps).toBe(0);
  await new Promise((done) => setTimeout(done));
  console.log('${name}', steps);
});
`,
    ),
    output: ['node 3', 'jsdom 3', 'happy-dom 3'],
  },

  'Is an async function in expect of supertest awaited?': {
    heading: 'tests-that-dont-wait',
    says: "`request(app).get('/').expect(async (response) => { … })` of supertest · isn't awaited; what the function throws fails the file. One that isn't async fails the test if it throws or returns an `Error`; `false` passes · `const response = await request(app).get('/')`, then assert",
    test: `import { expect, test } from '@rstest/core';
import express from 'express';
import request from 'supertest';
const app = express().get('/', (_, response) => { response.json({ count: 3 }); });
test('passes', async () => {
  await request(app).get('/').expect(async (response) => { expect(response.body.count).toBe(4); });
  await new Promise((done) => setTimeout(done, 50));
});
test('false', async () => { await request(app).get('/').expect((() => false) as any); });
test('returns', async () => {
  await expect(request(app).get('/').expect((() => new Error('wrong')) as any)).rejects.toThrow('wrong');
});
test('throws', async () => {
  await expect(request(app).get('/').expect(() => { throw new Error('wrong'); })).rejects.toThrow('wrong');
});`,
    exitCode: 1,
    output: ['expected 3 to be 4', 'Tests 4 passed'],
  },
} satisfies Answers;
