import type { Answer } from '../../../support/answers.ts';

const suffixes = ['js', 'jsx', 'ts', 'tsx', 'mjs', 'mts'];

export default [
  {
    question: 'Which file names are found without a config?',
    heading: 'write-a-test',
    files: {
      ...Object.fromEntries(
        suffixes.map((suffix) => [
          `src/${suffix}.spec.${suffix}`,
          "import { test } from '@rstest/core'; test('found', () => {});",
        ]),
      ),
      'src/other.ts': 'throw new Error();',
    },
    command: 'npx rstest --pool=vmForks --pool.maxWorkers=1',
    output: [`Tests ${suffixes.length} passed`],
  },
  {
    question: 'What does a project without tests print?',
    heading: 'if-something-goes-wrong',
    files: { 'src/slug.ts': 'export {};' },
    exitCode: 1,
    output: ['No test files found, exiting with code 1.', 'include: **/*.{test,spec}'],
  },
  {
    question: 'What if I forget to import test?',
    heading: 'if-something-goes-wrong',
    files: { 'a.test.ts': "test('a', () => {});" },
    exitCode: 1,
    output: ['ReferenceError: test is not defined'],
  },
] satisfies Answer[];
