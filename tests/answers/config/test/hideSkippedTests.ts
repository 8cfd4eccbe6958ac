import type { Answers } from '../../../support/answers.ts';

const files = {
  'a.test.ts': `import { describe, test } from '@rstest/core';
test('runs', () => {});
test.skip('skipped', () => {});
test.todo('planned');
describe.skip('later', () => { test('inside', () => {}); });`,
};

export default {
  'Which lines does hideSkippedTests remove, and does the summary count them?': {
    says: [
      'Leaves skipped tests out of the list in the terminal, so that the tests that ran stand out.',
      'Tests marked `todo` stay in the list.',
      'The summary counts all tests, and reports such as JSON and JUnit contain them.',
    ],
    files,
    command: 'npx rstest --hideSkippedTests',
    output: ['✓ runs', '- planned', 'Tests 1 passed | 2 skipped | 1 todo (4)'],
    absent: ['- skipped', 'inside'],
  },
  'Does it hide tests that -t left out?': {
    heading: 'skipped-tests-that-you-still-see',
    says: 'With a name filter (`-t`) they count as skipped, and are hidden.',
    files,
    command: 'npx rstest -t runs --hideSkippedTests',
    output: ['✓ runs', '3 skipped'],
    absent: ['planned', '- skipped'],
  },
  'Do JSON reports lose the hidden tests?': {
    heading: 'skipped-tests-that-you-still-see',
    says: 'The summary counts all tests, and reports such as JSON and JUnit contain them.',
    files,
    command: 'npx rstest --hideSkippedTests --reporter=json',
    output: ['"name": "skipped"'],
  },
  'Do projects inherit hideSkippedTests?': {
    heading: 'skipped-tests-that-you-still-see',
    says: [
      "With `projects`, set it in each project, because projects don't inherit it.",
      'The line of the file stays.',
      'The flag applies to all of them.',
    ],
    files: {
      ...files,
      'rstest.config.ts': `export default { hideSkippedTests: true, reporters: 'verbose', projects: [{ name: 'shop', include: ['*.test.ts'] }] };`,
    },
    command: 'npx rstest && echo then && npx rstest --hideSkippedTests',
    output: [/then(?![\s\S]*- skipped)[\s\S]*a\.test\.ts/, '- skipped'],
  },
  'How do I leave skipped tests out of the JUnit report?': {
    heading: 'skipped-tests-that-you-still-see',
    says: "To leave a test out there, don't declare it: write `if (process.env.PRINTER) test('prints', …)`, and keep another test in the file, or by default it fails with `No test suites found`.",
    files: {
      'a.test.ts': `import { test } from '@rstest/core';
if (process.env.PRINTER) test('prints', () => {});
test.skipIf(!process.env.PRINTER)('scans', () => {});
test('sells', () => {});
`,
      'b.test.ts': `import { test } from '@rstest/core';
if (process.env.PRINTER) test('prints', () => {});
`,
    },
    command: `for r in junit json; do npx rstest a.test --reporter=$r --hideSkippedTests; done | grep -oE 'name(=|": )"(prints|scans|sells)"'; npx rstest b.test; echo CODE $?`,
    output: [
      /^name="scans"\s+name="sells"\s+name": "scans"\s+name": "sells"[\s\S]*No test suites found[\s\S]*CODE 1/,
    ],
    absent: ['"prints"'],
  },
} satisfies Answers;
