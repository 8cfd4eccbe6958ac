import { type Answers, configFile } from '../../../support/answers.ts';

const files = {
  'a.test.ts': `import { test } from '@rstest/core';
test('fast', () => {});
test('slow', () => new Promise((resolve) => setTimeout(resolve, 120)));`,
  'b.test.ts': `import { test } from '@rstest/core';
test('other', () => {});`,
};

export default {
  'From how many milliseconds on is a test slow when nothing is set?': {
    says: 'Lists tests that took longer than this number of milliseconds in the report.',
    files: { ...files },
    test: `import { test } from '@rstest/core';
let clock = 0;
Date.now = () => clock;
test('takes all it may', () => {
  clock += 300;
});
test('takes more', () => {
  clock += 301;
});`,
    output: ['✓ takes more (301ms)'],
    absent: ['takes all it may'],
  },
  'What does the default reporter show for a slow test?': {
    says: 'Lists tests that took longer than this number of milliseconds in the report.',
    files: { ...files, ...configFile('slowTestThreshold: 100') },
    output: [/✓ a\.test\.ts \(2\)\n {2}✓ slow \(\d+ms\)\n ✓ b\.test\.ts/],
  },
  'Does a slow test fail?': {
    says: "A slow test doesn't fail:",
    files: { ...files, ...configFile('slowTestThreshold: 1') },
    exitCode: 0,
    output: ['Tests 3 passed'],
  },
  'Why do I see fast tests too when only one file runs?': {
    heading: 'where-slow-tests-are-listed',
    says: 'In a run of a single file, and with the `verbose` reporter, every test is listed anyway;',
    files: { ...files, ...configFile('slowTestThreshold: 100') },
    command: 'npx rstest a.test.ts',
    output: ['✓ fast (', '✓ slow ('],
  },
  'Does the verbose reporter hide fast tests?': {
    heading: 'where-slow-tests-are-listed',
    says: 'In a run of a single file, and with the `verbose` reporter, every test is listed anyway;',
    files: { ...files, ...configFile('slowTestThreshold: 100') },
    command: 'npx rstest --reporter=verbose',
    output: ['✓ fast (', '✓ slow (', '✓ other ('],
  },
  'Do hooks count towards the time of a test?': {
    heading: 'time-that-counts',
    says: 'The time of a test includes its `beforeEach` and `afterEach` hooks and every attempt and repeat, but not `beforeAll`.',
    files: {
      ...files,
      'a.test.ts': `import { beforeEach, describe, test } from '@rstest/core';
const pause = () => new Promise((resolve) => setTimeout(resolve, 120));
describe('hook', () => { beforeEach(pause); test('with hook', () => {}); });
test('repeated', { repeats: 3 }, () => new Promise((resolve) => setTimeout(resolve, 40)));
test('once', () => new Promise((resolve) => setTimeout(resolve, 40)));`,
      ...configFile('slowTestThreshold: 100'),
    },
    output: ['with hook (', '✓ repeated ('],
    absent: ['✓ once ('],
  },
  'Does a beforeAll hook count towards the first test?': {
    heading: 'time-that-counts',
    says: 'The time of a test includes its `beforeEach` and `afterEach` hooks and every attempt and repeat, but not `beforeAll`.',
    files: {
      ...files,
      'a.test.ts': `import { beforeAll, test } from '@rstest/core';
beforeAll(() => new Promise((resolve) => setTimeout(resolve, 120)));
test('after beforeAll', () => {});`,
      ...configFile('slowTestThreshold: 100'),
    },
    output: ['Tests 2 passed'],
    absent: ['after beforeAll'],
  },
  'How do I list every test of every file with the default reporter?': {
    heading: 'list-every-test-or-none',
    says: [
      '`0` lists every test that takes measurable time.',
      '`--slowTestThreshold` overrides the config file.',
    ],
    files: { ...files, ...configFile('slowTestThreshold: 5000') },
    command: 'npx rstest && echo then && npx rstest --slowTestThreshold=0',
    output: [/then[\s\S]*✓ slow \(/, '✓ other ('],
    absent: [/✓ slow[\s\S]*then/],
  },
  'Do projects inherit slowTestThreshold?': {
    heading: 'list-every-test-or-none',
    says: [
      "With `projects`, set it in each project, because projects don't inherit it.",
      'The flag applies to all of them.',
    ],
    files: {
      ...files,
      ...configFile(`slowTestThreshold: 100, projects: [
  { name: 'one', include: ['a.test.ts'] }, { name: 'two', include: ['b.test.ts'] }]`),
    },
    command: 'npx rstest && echo then && npx rstest --slowTestThreshold=100',
    output: [/then[\s\S]*✓ slow/, 'Tests 3 passed'],
    absent: [/✓ slow[\s\S]*then/],
  },
  'Which tests does the default reporter list when several files run?': {
    heading: 'where-slow-tests-are-listed',
    says: 'lists only failed, retried and slow tests below them',
    files: {
      'a.test.ts': `import { expect, test } from '@rstest/core';
let attempt = 0;
test('quick', () => {});
test('again', { retry: 1 }, () => { expect(attempt++).toBe(1); });
test('slow', () => new Promise((resolve) => setTimeout(resolve, 400)));`,
      'b.test.ts': "import { test } from '@rstest/core'; test('other', () => {});",
    },
    command: 'npx rstest --slowTestThreshold=350',
    output: [/✓ again .*\(retry x1\)/, '✓ slow'],
    absent: ['✓ quick', '✓ other'],
  },
} satisfies Answers;
