import type { Answers } from '../../../support/answers.ts';

const files = {
  'a.test.ts': `import { test } from '@rstest/core';
test('logs', () => { console.log('queue'); });`,
};

export default {
  'What does a console message look like with and without interception?': {
    says: [
      'messages go straight from the worker to the terminal, without the header that names file and test.',
      "You read many values in the middle of one long test and don't want a header between them.",
    ],
    files,
    command: 'npx rstest && echo then && npx rstest --disableConsoleIntercept',
    output: [/log \| a\.test\.ts > logs\nqueue[\s\S]*then[\s\S]*\nqueue\n/],
    absent: [/then[\s\S]*log \|/],
  },
  'Is a message right before a crash of the worker lost?': {
    heading: 'reasons-to-turn-interception-off',
    says: "A message right before `process.exit` or a crash isn't a reason, because it arrives either way.",
    test: `import { test } from '@rstest/core';
test('crashes', () => { console.log('last words'); (process as any).reallyExit(3); });`,
    command: 'npx rstest || npx rstest --disableConsoleIntercept',
    exitCode: 1,
    output: [/last words[\s\S]*Worker exited unexpectedly[\s\S]*Rstest v[\s\S]*last words/],
  },
  'Do console.log and process.stdout.write keep their order?': {
    heading: 'reasons-to-turn-interception-off',
    says: [
      'The two travel on different ways by default, so they appear in another order than they were called. Without interception, the order is right.',
      'The code under test mixes `console` with `process.stdout.write`.',
    ],
    test: `import { test } from '@rstest/core';
test('order', () => {
  for (const n of [1, 3, 5]) { console.log('line ' + n); process.stdout.write('line ' + (n + 1) + '\\n'); }
});`,
    command: 'npx rstest --disableConsoleIntercept',
    output: ['line 1\nline 2\nline 3\nline 4\nline 5\nline 6\n'],
  },
  'Why does a spy on process.stdout.write not see console.log?': {
    heading: 'reasons-to-turn-interception-off',
    says: "A test spies on `process.stdout.write` and expects what `console.log` prints: the replaced console doesn't call it. A spy on `console.log` needs no option, but misses code that imports `node:console`, which is another object.",
    test: `import own from 'node:console';
import { rs, test } from '@rstest/core';
test('spies', () => {
  const write = rs.spyOn(process.stdout, 'write').mockReturnValue(true);
  console.log('one');
  const written = write.mock.calls.length;
  write.mockRestore();
  const log = rs.spyOn(console, 'log').mockImplementation(() => {});
  console.log('two');
  own.log('three');
  const logged = log.mock.calls.length;
  log.mockRestore();
  console.log('written ' + written + ', logged ' + logged);
});`,
    command: 'npx rstest; npx rstest --disableConsoleIntercept',
    output: [/written 0, logged 1[\s\S]*written 1, logged 2/],
  },
  'Is onConsoleLog called without interception?': {
    heading: 'options-that-stop-working',
    says: "`onConsoleLog` isn't called, and `printConsoleTrace` adds nothing.",
    files: {
      ...files,
      'rstest.config.ts': `export default { disableConsoleIntercept: true, onConsoleLog: () => false };`,
    },
    output: ['queue'],
  },
  'Which wins: silent or disableConsoleIntercept?': {
    heading: 'options-that-stop-working',
    says: 'it hides messages even with this option on.',
    files,
    command: 'npx rstest --disableConsoleIntercept --silent',
    output: ['1 passed'],
    absent: ['queue'],
  },
  'Do reporters get console messages without interception?': {
    heading: 'options-that-stop-working',
    says: 'Reporters receive no console messages.',
    files: {
      ...files,
      'rstest.config.ts': `export default { reporters: [{ onUserConsoleLog: (log) => { process.stdout.write('reporter got ' + log.content); } }], disableConsoleIntercept: process.env.OFF === '1' };`,
    },
    command: 'npx rstest && echo then && OFF=1 npx rstest',
    output: [/reporter got queue[\s\S]*then/],
    absent: [/then[\s\S]*reporter got/],
  },
  'Do projects inherit disableConsoleIntercept?': {
    heading: 'options-that-stop-working',
    says: [
      "With `projects`, set it in each project, because projects don't inherit it.",
      'The flag applies to all of them.',
    ],
    files: {
      ...files,
      'rstest.config.ts': `export default { disableConsoleIntercept: true, projects: [{ name: 'shop', include: ['*.test.ts'] }] };`,
    },
    command: 'npx rstest && echo then && npx rstest --disableConsoleIntercept',
    output: [/then(?![\s\S]*log \|)[\s\S]*queue/, 'log | a.test.ts > logs'],
  },
  'Is console.log printed late, at the end of the file?': {
    heading: 'reasons-to-turn-interception-off',
    says: '`console.log` is printed while its test runs, not at the end of the file.',
    files: {
      'a.test.ts': `import { test } from '@rstest/core';
test('logs', async () => { console.log('early'); await new Promise((resolve) => setTimeout(resolve, 3000)); });`,
      'watch.mjs': `import { spawn } from 'node:child_process';
let early = Infinity;
const run = spawn('npx', ['rstest'], { stdio: ['ignore', 'pipe', 'inherit'] });
run.stdout.on('data', (data) => { if (String(data).includes('early')) early = Date.now(); });
run.on('exit', () => console.log(Date.now() - early > 1500 ? 'before the end' : 'with the end'));`,
    },
    command: 'node watch.mjs',
    output: ['before the end'],
  },
  'In which order are messages of hooks and tests printed, and with which header?': {
    heading: '',
    says: 'Messages of one file are printed in the order of their calls: what `beforeAll` and `afterAll` print comes before and after the tests, with the name of their `describe` in the header (`Rstest:_internal_root_suite` outside of any), and `beforeEach` and `afterEach` have that of the test.',
    files: {
      'a.test.ts': `import { afterAll, afterEach, beforeAll, beforeEach, describe, test } from '@rstest/core';
beforeAll(() => console.log('opens'));
afterAll(() => console.log('closes'));
describe('cart', () => {
  beforeAll(() => console.log('first'));
  afterAll(() => console.log('last'));
  beforeEach(() => console.log('before'));
  afterEach(() => console.log('after'));
  test('adds', () => console.log('in the test'));
});`,
    },
    command: 'for p in forks threads vmForks vmThreads; do npx rstest --pool=$p; done',
    output: Array.from({ length: 4 }, () => [
      'a.test.ts > Rstest:_internal_root_suite\nopens',
      'a.test.ts > cart\nfirst',
      'a.test.ts > cart > adds\nbefore',
      'a.test.ts > cart > adds\nin the test',
      'a.test.ts > cart > adds\nafter',
      'a.test.ts > cart\nlast',
      'a.test.ts > Rstest:_internal_root_suite\ncloses',
    ]).flat(),
  },
  'Which test does the header name for concurrent tests and late timers?': {
    says: 'because the header tells you which test spoke, even with concurrent tests, or when a timer speaks after its test has ended.',
    files: {
      'a.test.ts': `import { setTimeout as wait } from 'node:timers/promises';
import { test } from '@rstest/core';
const log = async (name: string, ms: number) => { await wait(ms); console.log('LOG', name); };
test.concurrent('one', () => log('one', 200));
test.concurrent('two', () => log('two', 100));
test('three', () => { setTimeout(() => console.log('LOG three'), 100); });
test('four', () => wait(400));
`,
    },
    output: [/> two\s+LOG two\s[\s\S]*> one\s+LOG one\s[\s\S]*> three\s+LOG three/],
  },
} satisfies Answers;
