import { type Answers, core } from '../../../support/answers.ts';

export default {
  'All tests pass, and the exit code is 1: which file failed?': {
    heading: 'failures-without-a-message',
    says: 'All tests pass, exit code 1 · `Test Files 1 failed`: a file failed outside its tests, in an import, in `afterAll`, by an error that nobody handles, or because it has no test; `FAIL` in the summary names it.',
    files: {
      'one.test.ts': `${core}import './gone';`,
      'two.test.ts':
        "import { afterAll, test } from '@rstest/core'; afterAll(() => { throw new Error('cleanup'); }); test('a', () => {});",
      'three.test.ts': `${core}test('a', async () => { void Promise.reject(new Error('late')); await new Promise((r) => setTimeout(r, 50)); });`,
      'four.test.ts': 'export {};',
    },
    exitCode: 1,
    output: [
      ...['one', 'two', 'three', 'four'].map((name) => new RegExp(`FAIL +${name}.test.ts`)),
      'Test Files 4 failed',
      'Tests 2 passed',
    ],
  },
  'All tests and files pass, and the exit code is 1: where is the reason?': {
    heading: 'failures-without-a-message',
    says: 'If all files pass, the error output has the reason, for example a coverage threshold, the global teardown, a reporter of yours, or the cleanup of a `worker` fixture without isolation.',
    files: {
      'x.ts': 'export const x = () => 1;',
      'end.ts': "export function setup() {} export function teardown() { throw new Error('end'); }",
      'a.config.mjs':
        "export default { coverage: { enabled: true, include: ['x.ts'], thresholds: { lines: 100 }, provider: 'v8' }, globalSetup: './end.ts' };",
      'b.config.mjs':
        "export default { isolate: false, env: { KIT: '1' }, reporters: ['default', { onTestRunEnd() { throw new Error('mine'); } }] };",
    },
    test: `${core}const t = test.extend('kit', { scope: 'worker' }, ({}, { onCleanup }) => { if (process.env.KIT) onCleanup(() => { throw new Error('kit'); }); return 1; });
t('a', ({ kit }) => {});`,
    command: 'for c in a b; do npx rstest -c $c.config.mjs; echo "CODE $?"; done',
    output: [
      'does not meet global threshold',
      'Error during global teardown',
      'mine',
      'Error: kit',
      /(?:Test Files 1 passed[\s\S]*CODE 1[\s\S]*){2}/,
    ],
  },
  'What fails without a message: a wrong path of a mock, an option in the wrong place, a swallowed assertion, an agent?':
    {
      heading: 'failures-without-a-message',
      says: [
        "A mock has no effect · The path in `rs.mock`: with a factory, a wrong one isn't reported.",
        'A flag has no effect · Whether it reads the next word as its value.',
        "An option has no effect · Its spelling, and whether it's at the root although your tests are in projects.",
        'A wrong test passes · An assertion in a `done` callback, in a promise without `await`, or in a `try` whose `catch` swallows it.',
        'The report is Markdown · A coding agent was detected.',
      ],
      files: {
        'rstest.config.ts': `export default { testTimeot: 1, retry: 1, projects: [{ name: 'one', include: ['*.test.ts'] }] };
`,
        'price.ts': `export const price = () => 'real';
`,
        'a.test.ts': `${core}import { price } from './price';
rs.mock('./prize', () => ({ price: () => 'mocked' }));
test('a', () => { console.log(price(), 'retries', (rs.getConfig() as any).retry); });
test('done', ((done: any) => { setTimeout(() => { expect(1).toBe(2); }, 500); }) as never);
test('promise', () => { void new Promise((ok) => setTimeout(ok, 500)).then(() => expect(1).toBe(2)); });
test('swallowed', () => { try { expect(1).toBe(2); } catch {} });
`,
      },
      command: 'npx rstest --silent a; AI_AGENT=1 npx rstest; npx rstest',
      output: ['real retries 0', 'Tests 4 passed', /^## |^# /m],
    },
  'Which filters find no test?': {
    heading: 'files-and-filters',
    says: 'a filter finds no test, for example the path of a source file or a glob',
    test: `import { test } from '@rstest/core';
test('a', () => {});`,
    command: 'npx rstest "$PWD/a.test.ts"; npx rstest a.ts; npx rstest \'*.test.ts\'',
    exitCode: 1,
    output: [/Tests 1 passed([\s\S]*No test files found){2}/],
  },
  'Which reporters print what tests log?': {
    heading: 'failures-without-a-message',
    says: '`default`, `verbose` and `dot` print logs.',
    test: "import { test } from '@rstest/core';\ntest('x', () => { console.log('LOG' + 'GED'); });",
    command:
      'for r in default verbose dot md json junit github-actions blob; do echo "$r $(npx rstest --reporter=$r | grep -c "^LOGGED")"; done',
    output: ['default 1\nverbose 1\ndot 1\nmd 0\njson 0\njunit 0\ngithub-actions 0\nblob 0'],
  },
  'A log of code that goes on after the last test is missing: is there a message?': {
    heading: 'failures-without-a-message',
    says: "What is logged after the last test of a file may be lost, without Jest's `Cannot log after tests are done`: await the work, or find what stays open.",
    files: {
      'a.test.ts': `import { test } from '@rstest/core';
test('a', () => { console.log('at once'); setTimeout(() => console.log('too late'), 400); });
`,
    },
    command:
      'npx rstest; npx rstest --pool=threads; npx rstest --pool=vmForks; echo LEAKS; npx rstest --detectAsyncLeaks',
    exitCode: 1,
    output: [/(at once[\s\S]*Tests 1 passed[\s\S]*){3}LEAKS[\s\S]*Timeout was still active/],
    absent: [/^too late$/m, 'Cannot log'],
  },
} satisfies Answers;
