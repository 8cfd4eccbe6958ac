import type { Answer } from '../../../support/answers.ts';

const head = `import { beforeAll, beforeEach, describe, rs, test } from '@rstest/core';
let running = 0;
let peak = 0;
const job = async () => {
  peak = Math.max(peak, ++running);
  await new Promise((resolve) => setTimeout(resolve, 20));
  running--;
};
`;
const tail = `\ntest('report', () => { console.log('peak ' + peak); });`;
const ten = `describe.concurrent('jobs', () => { for (let i = 0; i < 10; i++) test('job ' + i, job); });`;
const config = (text: string) => ({ 'rstest.config.ts': `export default { ${text} };` });

export default [
  {
    question: 'How many tests of a file run at once by default?',
    heading: '',
    says: 'Limits how many concurrent tests run at the same time inside one test file.',
    files: { 'a.test.ts': head + ten + tail },
    output: ['peak 5'],
  },
  {
    question: 'Does maxConcurrency make ordinary tests run at once?',
    heading: 'tests-that-the-limit-applies-to',
    says: 'Other tests run one after another, whatever the value.',
    files: {
      ...config('maxConcurrency: 10'),
      'a.test.ts': `${head}for (let i = 0; i < 4; i++) test('job ' + i, job);${tail}`,
    },
    output: ['peak 1'],
  },
  {
    question: 'Does the limit hold across neighbouring and nested suites?',
    heading: 'tests-that-the-limit-applies-to',
    says: 'neighboring and nested suites share the limit, and the `beforeEach` hooks of a test count as part of it.',
    files: {
      ...config('maxConcurrency: 3'),
      'a.test.ts': `${head}for (const name of ['a', 'b']) describe.concurrent(name, () => {
  for (let i = 0; i < 3; i++) test('job ' + i, job);
  describe('inner', () => { for (let i = 0; i < 3; i++) test('job ' + i, job); });
});${tail}`,
    },
    output: ['peak 3'],
  },
  {
    question: 'Is the limit per file or for the whole run?',
    heading: 'tests-that-the-limit-applies-to',
    says: [
      'One file. Files run in parallel in workers;',
      'Files run in parallel in workers; `pool` sets how many.',
    ],
    files: {
      ...config('maxConcurrency: 1, pool: { maxWorkers: 2 }'),
      'a.test.ts': `import { test } from '@rstest/core';
test('a', async () => { console.log('start'); await new Promise((resolve) => setTimeout(resolve, 700)); console.log('end'); });`,
      'b.test.ts': `import { test } from '@rstest/core';
test('b', async () => { console.log('start'); await new Promise((resolve) => setTimeout(resolve, 700)); console.log('end'); });`,
    },
    output: [/start[\s\S]*start[\s\S]*end[\s\S]*end/],
    absent: [/start[\s\S]*end[\s\S]*start/],
  },
  {
    question: 'Do beforeEach hooks count?',
    heading: 'tests-that-the-limit-applies-to',
    says: 'neighboring and nested suites share the limit, and the `beforeEach` hooks of a test count as part of it.',
    files: {
      ...config('maxConcurrency: 2'),
      'a.test.ts': `${head}beforeEach(job);
for (let i = 0; i < 6; i++) test.concurrent('job ' + i, () => {});${tail}`,
    },
    output: ['peak 2'],
  },
  {
    question: 'What happens with maxConcurrency: 0?',
    heading: 'values-to-avoid',
    says: 'They start no test at all, and the run waits without a message.',
    files: { ...config('maxConcurrency: 0'), 'a.test.ts': head + ten + tail },
    command: 'timeout 2 npx rstest; echo "ended by timeout: $?"',
    output: ['ended by timeout: 124'],
    absent: ['Tests 11 passed'],
  },
  {
    question: 'Which wins: --maxConcurrency or the config?',
    heading: 'values-to-avoid',
    says: '`--maxConcurrency` overrides the config file.',
    files: { ...config('maxConcurrency: 7'), 'a.test.ts': head + ten + tail },
    command: 'npx rstest --maxConcurrency=3',
    output: ['peak 3'],
  },
  {
    question: 'Can I change the limit for one file?',
    heading: 'set-the-limit-for-one-file',
    says: 'Call `rs.setConfig({ maxConcurrency: 2 })` at the top level of a file.',
    files: { 'a.test.ts': `${head}rs.setConfig({ maxConcurrency: 2 });\n${ten}${tail}` },
    output: ['peak 2'],
  },
  {
    question: 'Does rs.setConfig in beforeAll change the limit?',
    heading: 'set-the-limit-for-one-file',
    says: 'In `beforeAll` or in a test it comes too late, because the limit is fixed before the first test.',
    files: {
      'a.test.ts': `${head}beforeAll(() => { rs.setConfig({ maxConcurrency: 2 }); });\n${ten}${tail}`,
    },
    output: ['peak 5'],
  },
  {
    question: 'Do projects inherit maxConcurrency?',
    heading: 'set-the-limit-for-one-file',
    says: 'With `projects`, set the option in each project;',
    files: {
      ...config(`maxConcurrency: 2, projects: [{ name: 'shop', include: ['*.test.ts'] }]`),
      'a.test.ts': head + ten + tail,
    },
    output: ['peak 5'],
  },
] satisfies Answer[];
