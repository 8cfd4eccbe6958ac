import { type Answers, core, testFiles, withHooks } from '../../../support/answers.ts';

export default {
  'How often does repeats run a test, and when does it end?': {
    heading: 'make-it-fail-on-demand',
    says: '`repeats: 9` means up to ten runs, and the first failure ends them:',
    test: `${withHooks}let runs = 0;
test('always', { repeats: 9 }, () => { runs++; });
test('count', () => { console.log('RUNS', runs); });
test('third', { repeats: 9 }, () => { console.log('ATTEMPT', ++runs - 10); expect(runs - 10).toBeLessThan(3); });`,
    exitCode: 1,
    output: ['RUNS 10', 'ATTEMPT 3', '1 failed'],
    absent: ['ATTEMPT 4'],
  },
  'How is a test marked that passed on the second attempt?': {
    heading: 'use-retries-sparingly',
    says: 'The reporters `default` and `verbose` mark a test that ran twice with `(retry x1)`, whether it passed at last or not; `dot` and `junit` show nothing of one that passed.',
    files: {
      'pass.test.ts': `${withHooks}let runs = 0;
test('passes', { retry: 2 }, () => { expect(++runs).toBe(2); });`,
      'fail.test.ts': `${withHooks}test('fails', { retry: 1 }, () => { expect(1).toBe(2); });`,
    },
    command:
      'for name in default verbose; do npx rstest --reporter=$name; done; for name in dot junit; do npx rstest pass --reporter=$name > $name.txt 2>&1; echo "$name $? $(grep -ci retry $name.txt)"; done',
    output: [
      /(✓ passes \([^)]*\) \(retry x1\)[\s\S]*){2}/,
      /(✗ fails \([^)]*\) \(retry x1\)[\s\S]*){2}/,
      'dot 0 0',
      'junit 0 0',
    ],
  },
  'Does isolate false let files share memory?': {
    heading: 'make-it-fail-on-demand',
    says: 'The first command removes competition for the processor, the second lets the files of a worker share memory, and the third moves you to another country.',
    files: {
      'a.test.ts': `${withHooks}test('a', () => { console.log('SEEN', (globalThis as any).left); (globalThis as any).left = 'left over'; });`,
      'b.test.ts': `${withHooks}test('b', () => { console.log('SEEN', (globalThis as any).left); (globalThis as any).left = 'left over'; });`,
    },
    command: 'npx rstest --isolate=false --pool.maxWorkers=1',
    output: ['SEEN left over'],
  },
  'Why does a test with a fixed wait fail on a busy machine?': {
    heading: 'know-the-usual-causes',
    says: 'on busy machines and in CI · it waits for a fixed time · await the promise, or use `expect.poll`',
    test: `import { expect, test } from '@rstest/core';
const save = (busy: number) => { const order = { saved: false }; setTimeout(() => { order.saved = true; }, 20 * busy); return order; };
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
test.each([1, 10])('fixed, %s times as slow', async (busy) => { const order = save(busy); await wait(80); expect(order.saved).toBe(true); });
test.each([1, 10])('polled, %s times as slow', async (busy) => { const order = save(busy); await expect.poll(() => order.saved).toBe(true); });`,
    exitCode: 1,
    output: ['FAIL a.test.ts > fixed, 10 times as slow', 'Tests 1 failed | 3 passed'],
  },
  'Why do two files fail only when they run at the same time?': {
    heading: 'know-the-usual-causes',
    says: 'only when files run at the same time · a shared port, file or database · port `0`',
    files: testFiles(
      ['a', 'b'],
      (name) => `import { createServer } from 'node:net';
import { expect, test } from '@rstest/core';
test('${name}', async () => {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.on('error', reject).listen(Number(process.env.PORT), resolve));
  await new Promise((resolve) => setTimeout(resolve, 3000));
  server.close();
});`,
    ),
    command:
      'PORT=48613 npx rstest --pool.maxWorkers=2; PORT=48613 npx rstest --pool.maxWorkers=1; PORT=0 npx rstest --pool.maxWorkers=2',
    output: [
      /EADDRINUSE[\s\S]*Tests 1 failed \| 1 passed[\s\S]*Tests 2 passed[\s\S]*Tests 2 passed/,
    ],
  },
  'Why does a test fail around midnight?': {
    heading: 'know-the-usual-causes',
    says: 'around midnight or in summer · it reads the clock · fix the date and the time zone',
    test: `${core}const today = () => new Date().toLocaleDateString('en-CA');
test.each(['2026-05-04T12:00:00Z', '2026-05-04T23:30:00Z'])('at %s', (now) => {
  rs.useFakeTimers({ now: new Date(now) });
  expect(today()).toBe('2026-05-04');
});`,
    command: 'TZ=Europe/Berlin npx rstest; TZ=UTC npx rstest',
    output: [
      /FAIL +a\.test\.ts > at 2026-05-04T23:30:00Z[\s\S]*1 failed \| 1 passed[\s\S]*Tests 2 passed/,
    ],
  },
  'Why does a test see a call or a log of work that an earlier test left behind?': {
    heading: 'know-the-usual-causes',
    says: "an earlier test of the file didn't wait for its work, which ends later on a slow machine",
    files: {
      'cart.test.ts': `${core}const later = (ms: number) => new Promise((done) => setTimeout(done, ms));
test('adds', () => { later(20).then(() => console.log('SAVED')); });
test('is quiet', async () => { const log = rs.spyOn(console, 'log'); await later(100); expect(log).not.toHaveBeenCalled(); });`,
      'error.test.ts': `${core}const later = (ms: number) => new Promise((done) => setTimeout(done, ms));
test('adds', () => { later(20).then(() => { throw new Error('late'); }); });
test('waits', () => later(100));`,
    },
    command:
      'npx rstest cart; npx rstest cart --pool vmThreads --testEnvironment jsdom; npx rstest error',
    exitCode: 1,
    output: [
      /(?:log \| cart\.test\.ts > adds\s+SAVED[\s\S]*✗ is quiet[\s\S]*){2}Test Files 1 failed\s+Tests 2 passed/,
    ],
  },
  'How do I repeat a run until it fails?': {
    heading: 'make-it-fail-on-demand',
    says: '`while npx rstest search; do :; done` repeats a command until it fails.',
    files: {
      'src/search.test.ts': `import { existsSync, writeFileSync } from 'node:fs';
import { expect, test } from '@rstest/core';
test('a', () => { const again = existsSync('seen'); writeFileSync('seen', ''); expect(again).toBe(false); });
`,
    },
    command: 'while npx rstest search; do :; done; echo ENDED',
    output: [/Tests 1 passed[\s\S]*Tests 1 failed[\s\S]*ENDED/],
  },
  'Can tests run in random order, and how does a test show that it depends on another?': {
    heading: 'make-it-fail-on-demand',
    says: 'No option runs tests or files in random order, so there is no seed either: a test that depends on the one before it shows when you run it alone, with `-t`.',
    test: `import { expect, test } from '@rstest/core';
let cart: string[] = [];
test('fills', () => { cart = ['Dune']; });
test('reads', () => { expect(cart).toHaveLength(1); });
`,
    command:
      'npx rstest --help | grep -ciE "shuffle|random|seed|sequence"; npx rstest | grep Tests; npx rstest -t reads 2>/dev/null | grep Tests',
    exitCode: 0,
    output: [/^0\s+Tests 2 passed\s+Tests 1 failed/m],
  },
} satisfies Answers;
