import type { Answers } from '../../../support/answers.ts';

export default {
  'Does coverage count code that runs in another process?': {
    heading: 'start-the-real-process',
    says: "Code that runs in another process isn't part of the coverage report.",
    files: {
      'src/cli.mjs': 'export const main = () => console.log("hi");\nmain();\n',
      'src/a.test.ts': `import { execFileSync } from 'node:child_process';
import { expect, test } from '@rstest/core';
test('a', () => { expect(execFileSync('node', ['src/cli.mjs']).toString()).toBe('hi\\n'); });`,
    },
    command: "npx rstest --coverage --coverage.include='src/**' --coverage.reporters=text",
    output: ['Tests 1 passed', /cli\.mjs +\| +0 /],
  },
  'Does the run fail if the code sets process.exitCode?': {
    heading: 'test-a-main-function',
    says: "Code under test that sets it doesn't change how the run ends.",
    files: {
      'a.test.ts': `import { test } from '@rstest/core';
test('a', () => { process.exitCode = 3; });
`,
    },
    command:
      'npx rstest; echo "forks ended with $?"; npx rstest --pool=threads; echo "threads ended with $?"',
    output: ['forks ended with 0', 'threads ended with 0'],
  },
} satisfies Answers;
