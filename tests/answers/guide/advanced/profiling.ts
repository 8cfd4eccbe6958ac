import type { Answer } from '../../../support/answers.ts';

const test = "import { test } from '@rstest/core'; test('a', () => {});";

export default [
  {
    question: 'What does --trace print and write?',
    heading: 'trace-a-run',
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
    files: { 'a.test.ts': test },
    command:
      'npx rstest --pool.execArgv=--cpu-prof --pool.execArgv=--cpu-prof-dir=profiles && ls profiles | wc -l',
    output: [/^1$/m],
  },
  {
    question: 'May one --pool.execArgv carry two arguments?',
    heading: 'record-a-cpu-profile',
    files: { 'a.test.ts': test },
    command: 'npx rstest "--pool.execArgv=--cpu-prof --cpu-prof-dir=profiles"',
    exitCode: 1,
    output: ['bad option'],
  },
  {
    question: 'Does the dot reporter print heap figures?',
    heading: 'watch-memory',
    files: { 'a.test.ts': test },
    command: 'npx rstest --logHeapUsage --reporter=dot',
    output: ['Tests 1 passed'],
    absent: ['heap used'],
  },
] satisfies Answer[];
