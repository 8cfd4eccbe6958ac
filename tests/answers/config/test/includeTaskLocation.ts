import type { Answers } from '../../../support/answers.ts';

const files = {
  'a.test.ts': `import { describe, test } from '@rstest/core';
describe('cart', () => {
  test('adds', () => {});
  test.each([1, 2])('adds %i', () => {});
});`,
};
const reporter = `reporters: [{
  onTestSuiteStart: (suite) => console.log('suite ' + JSON.stringify(suite.location)),
  onTestCaseStart: (test) => console.log(test.name + ' starts ' + JSON.stringify(test.location)),
  onTestCaseResult: (test) => console.log(test.name + ' ends ' + JSON.stringify(test.location)),
}]`;

export default {
  'What does a reporter get with and without includeTaskLocation?': {
    says: 'Without the option, `location` is `undefined`.',
    files: { ...files, 'rstest.config.ts': `export default { ${reporter} };` },
    command: 'npx rstest && npx rstest --includeTaskLocation',
    output: [
      'adds starts undefined',
      'adds starts {"line":3,"column":7}',
      'suite {"line":2,"column":9}',
    ],
  },
  'Is the location part of the result of a test, and which do tests of test.each get?': {
    heading: 'where-the-location-is-available',
    says: [
      "`onTestCaseResult` doesn't have it, so remember the location by `testId`.",
      'All tests of one `test.each` share the location of that call.',
    ],
    files: {
      ...files,
      'rstest.config.ts': `export default { includeTaskLocation: true, ${reporter} };`,
    },
    output: [
      'adds ends undefined',
      'adds 1 starts {"line":4,"column":3}',
      'adds 2 starts {"line":4,"column":3}',
    ],
  },
  'Can rstest list print where tests are?': {
    heading: 'where-the-location-is-available',
    says: 'In `npx rstest list --json --includeTaskLocation`.',
    files,
    command: 'npx rstest list --json && npx rstest list --json --includeTaskLocation',
    output: [/\]\s+\[[\s\S]*"line": 3/],
  },
  'Do projects inherit includeTaskLocation?': {
    heading: 'where-the-location-is-available',
    says: [
      "With `projects`, set it in each project, because projects don't inherit it.",
      'Lines and columns count from 1.',
      'The flag applies to all of them.',
    ],
    files: {
      ...files,
      'rstest.config.ts': `export default { includeTaskLocation: true, ${reporter}, projects: [{ name: 'shop', include: ['*.test.ts'] }] };`,
    },
    command: 'npx rstest && echo then && npx rstest --includeTaskLocation',
    output: [/then[\s\S]*adds starts \{"line":3,"column":7/, 'adds starts undefined'],
  },
  'Is the line of a test in the JSON report?': {
    heading: 'where-the-location-is-available',
    says: 'The `json` report of a run has no lines, with this option either.',
    test: "import { test } from '@rstest/core';\ntest('a', () => {});\n",
    command:
      'npx rstest --includeTaskLocation --reporter=json; echo LIST; npx rstest list --json --includeTaskLocation',
    output: [/"tests": \[(?:(?!"line")[\s\S])*LIST[\s\S]*"line": ?2/],
  },
} satisfies Answers;
