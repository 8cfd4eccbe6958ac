import type { Answers } from '../../../support/answers.ts';

const files = {
  'a.test.ts': `import { test } from '@rstest/core'; test('runs', () => {});`,
  'skipped.test.ts': `import { test } from '@rstest/core'; test.skip('one', () => {});`,
  'planned.test.ts': `import { test } from '@rstest/core'; test.todo('two');`,
  'mixed.test.ts': `import { test } from '@rstest/core'; test.skip('three', () => {}); test('four', () => {});`,
};

export default {
  'Which files does hideSkippedTestFiles remove, and does the summary count them?': {
    says: [
      'Leaves a file out of the list in the terminal when every test in it is skipped.',
      'A file that holds only `todo` tests, unless a name filter skips them.',
      'The summary counts hidden files as well.',
    ],
    files,
    command: 'npx rstest --hideSkippedTestFiles',
    output: [
      '✓ a.test.ts',
      '✓ mixed.test.ts',
      '- planned.test.ts',
      'Test Files 2 passed | 1 skipped | 1 todo (4)',
    ],
    absent: ['skipped.test.ts'],
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
