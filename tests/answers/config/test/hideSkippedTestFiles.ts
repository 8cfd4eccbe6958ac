import type { Answers } from '../../../support/answers.ts';

const files = {
  'a.test.ts': `import { test } from '@rstest/core'; test('runs', () => {});`,
  'skipped.test.ts': `import { test } from '@rstest/core'; test.skip('one', () => {});`,
  'planned.test.ts': `import { test } from '@rstest/core'; test.todo('two');`,
  'mixed.test.ts': `import { test } from '@rstest/core'; test.skip('three', () => {}); test('four', () => {});`,
};

export default {
  'Which files does hideSkippedTestFiles remove?': {
    says: 'Leaves a file out of the list in the terminal when every test in it is skipped.',
    files,
    command: 'npx rstest --hideSkippedTestFiles',
    output: ['✓ a.test.ts', '✓ mixed.test.ts'],
    absent: ['skipped.test.ts'],
  },
  'Is a file with nothing but todo tests hidden?': {
    heading: 'files-that-you-still-see',
    says: 'A file that holds only `todo` tests, unless a name filter skips them.',
    files,
    command: 'npx rstest --hideSkippedTestFiles',
    output: ['- planned.test.ts'],
  },
  'Does the summary count hidden files?': {
    heading: 'files-that-you-still-see',
    says: 'The summary counts hidden files as well.',
    files,
    command: 'npx rstest --hideSkippedTestFiles',
    output: ['Test Files 2 passed | 1 skipped | 1 todo (4)'],
  },
  'How do I keep a run with -t short?': {
    says: 'Without the flag, `src/cart.test.ts` would be listed as skipped, and so would every other file of the project.',
    files,
    command: 'npx rstest -t four --hideSkippedTestFiles',
    output: ['✓ mixed.test.ts'],
    absent: ['a.test.ts', 'planned.test.ts', 'skipped.test.ts'],
  },
  'Do projects inherit hideSkippedTestFiles?': {
    heading: 'hidden-files-still-take-time',
    says: [
      "With `projects`, set it in each project, because projects don't inherit it.",
      'The flag applies to all of them.',
    ],
    files: {
      ...files,
      'rstest.config.ts': `export default { hideSkippedTestFiles: true, projects: [
  { name: 'one', include: ['skipped.test.ts'] }, { name: 'two', include: ['a.test.ts'] }] };`,
    },
    command: 'npx rstest && echo then && npx rstest --hideSkippedTestFiles',
    output: [/then(?![\s\S]*skipped\.test\.ts)/, /- \[one\] skipped\.test\.ts/],
  },
} satisfies Answers;
