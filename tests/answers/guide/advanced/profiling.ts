import type { Answer } from '../../../support/answers.ts';

const test = "import { test } from '@rstest/core'; test('a', () => {});";

export default [
  {
    question: 'What does --trace print and write?',
    heading: 'trace-a-run',
    says: '`--trace` prints four tables after the run and writes two files to `.rstest/`.',
    files: { 'a.test.ts': test },
    command: 'npx rstest --trace && ls .rstest',
    output: [
      '## Phases',
      '## Host spans',
      '## Slowest files',
      '## Slowest test cases',
      /^trace-.*\.json$/m,
      /^trace-.*\.summary\.md$/m,
    ],
  },
  {
    question: 'How do I get a CPU profile of the tests?',
    heading: 'record-a-cpu-profile',
    says: 'Each worker writes a `.cpuprofile` into `profiles`.',
    files: { 'a.test.ts': test },
    command:
      'npx rstest --pool.execArgv=--cpu-prof --pool.execArgv=--cpu-prof-dir=profiles && ls profiles | wc -l',
    output: [/^1$/m],
  },
  {
    question: 'May one --pool.execArgv carry two arguments?',
    heading: 'record-a-cpu-profile',
    says: 'Two in one string end the worker with `bad option`.',
    files: { 'a.test.ts': test },
    command: 'npx rstest "--pool.execArgv=--cpu-prof --cpu-prof-dir=profiles"',
    exitCode: 1,
    output: ['bad option'],
  },
  {
    question: 'Why does a run with a DOM show build 5ms?',
    heading: 'read-the-summary-line',
    says: '`build` shows only what is left of the bundling after Rstest has prepared the environment',
    files: {
      'rstest.config.ts': `const slow = { name: 'slow', setup(api: any) {
  api.transform({ test: /a\\.test\\.ts$/ }, async ({ code }: any) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    return code;
  });
} };
export default { plugins: [slow] };`,
      'a.test.ts': "import { test } from '@rstest/core'; test('a', () => {});",
    },
    command: 'npx rstest; npx rstest --testEnvironment jsdom',
    output: [/build (?:[3-9]\d\dms|[\d.]+s)[\s\S]*build \d\d?ms/],
  },
  {
    question: 'Which phase of a trace is the time that the DOM takes?',
    heading: 'trace-a-run',
    says: '`envSetup` the `document` of `jsdom` or `happy-dom` is created, once per test file',
    files: { 'a.test.ts': "import { test } from '@rstest/core'; test('a', () => {});" },
    command: 'npx rstest --testEnvironment happy-dom --trace',
    output: [/\| envSetup +\| [\d.]*[1-9][\d.]*m?s/],
  },
] satisfies Answer[];
