import { type Answers, configFile } from '../../../support/answers.ts';

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

export default {
  'How many tests of a file run at once by default?': {
    says: 'Limits how many concurrent tests run at the same time inside one test file.',
    test: head + ten + tail,
    output: ['peak 5'],
  },
  'Does maxConcurrency make ordinary tests run at once?': {
    heading: 'tests-that-the-limit-applies-to',
    says: 'Other tests run one after another, and sequential tests of neighboring concurrent suites side by side, whatever the value.',
    files: {
      'b.test.ts': `${head}for (const name of ['a', 'b']) describe.concurrent(name, () => test.sequential('job', job));${tail}`,
    },
    test: `${head}for (let i = 0; i < 4; i++) test('job ' + i, job);${tail}`,
    command: 'npx rstest a.test --maxConcurrency=10; npx rstest b.test --maxConcurrency=1',
    output: [/peak 1[\s\S]*peak 2/],
  },
  'Does the limit hold across neighbouring and nested suites?': {
    heading: 'tests-that-the-limit-applies-to',
    says: 'neighboring and nested suites share the limit, and the `beforeEach` hooks of a test count as part of it.',
    files: { ...configFile('maxConcurrency: 3') },
    test: `${head}for (const name of ['a', 'b']) describe.concurrent(name, () => {
  for (let i = 0; i < 3; i++) test('job ' + i, job);
  describe('inner', () => { for (let i = 0; i < 3; i++) test('job ' + i, job); });
});${tail}`,
    output: ['peak 3'],
  },
  'Is the limit per file or for the whole run?': {
    heading: 'tests-that-the-limit-applies-to',
    says: [
      'One file. Files run in parallel in workers;',
      'Files run in parallel in workers; `pool` sets how many.',
    ],
    files: {
      ...configFile('maxConcurrency: 1, pool: { maxWorkers: 2 }'),
      'a.test.ts': `import { test } from '@rstest/core';
test('a', async () => { console.log('start'); await new Promise((resolve) => setTimeout(resolve, 700)); console.log('end'); });`,
      'b.test.ts': `import { test } from '@rstest/core';
test('b', async () => { console.log('start'); await new Promise((resolve) => setTimeout(resolve, 700)); console.log('end'); });`,
    },
    output: [/start[\s\S]*start[\s\S]*end[\s\S]*end/],
    absent: [/start[\s\S]*end[\s\S]*start/],
  },
  'Do beforeEach hooks count?': {
    heading: 'tests-that-the-limit-applies-to',
    says: 'neighboring and nested suites share the limit, and the `beforeEach` hooks of a test count as part of it.',
    files: { ...configFile('maxConcurrency: 2') },
    test: `${head}beforeEach(job);
for (let i = 0; i < 6; i++) test.concurrent('job ' + i, () => {});${tail}`,
    output: ['peak 2'],
  },
  'What happens with maxConcurrency: 0?': {
    heading: 'values-to-avoid',
    says: "They start no concurrent test, nor does `'50%'`, so a file that has one never ends, without a message.",
    files: {
      ...configFile('maxConcurrency: 0'),
      'plain.test.ts': `${head}test('plain', () => {});`,
    },
    test: head + ten + tail,
    command:
      'npx rstest plain; for flag in "" --maxConcurrency=50%; do timeout 2 npx rstest a.test $flag; echo "ended by timeout: $?"; done',
    output: [/Tests 1 passed(?:[\s\S]*ended by timeout: 124){2}/],
    absent: ['Tests 11 passed'],
  },
  'Which wins: --maxConcurrency or the config?': {
    heading: 'values-to-avoid',
    says: '`--maxConcurrency` overrides the config file.',
    files: { ...configFile('maxConcurrency: 7') },
    test: head + ten + tail,
    command: 'npx rstest --maxConcurrency=3',
    output: ['peak 3'],
  },
  'Can I change the limit for one file?': {
    heading: 'set-the-limit-for-one-file',
    says: 'Call `rs.setConfig({ maxConcurrency: 2 })` at the top level of a file.',
    test: `${head}rs.setConfig({ maxConcurrency: 2 });\n${ten}${tail}`,
    output: ['peak 2'],
  },
  'Does rs.setConfig in beforeAll change the limit?': {
    heading: 'set-the-limit-for-one-file',
    says: 'In `beforeAll` or in a test it comes too late, because the limit is fixed before the first test.',
    test: `${head}beforeAll(() => { rs.setConfig({ maxConcurrency: 2 }); });\n${ten}${tail}`,
    output: ['peak 5'],
  },
  'Do projects inherit maxConcurrency?': {
    heading: 'set-the-limit-for-one-file',
    says: 'With `projects`, set the option in each project;',
    files: {
      ...configFile(`maxConcurrency: 2, projects: [{ name: 'shop', include: ['*.test.ts'] }]`),
      'a.test.ts': head + ten + tail,
    },
    output: ['peak 5'],
  },
  'Does an option make all tests concurrent?': {
    heading: 'tests-that-the-limit-applies-to',
    says: 'No option marks all tests: wrap those of a file in `describe.concurrent`.',
    files: {
      ...configFile('sequence: { concurrent: true } as never'),
      'a.test.ts': head + ten.replace('describe.concurrent', 'describe') + tail,
    },
    output: ['peak 1'],
  },
} satisfies Answers;
