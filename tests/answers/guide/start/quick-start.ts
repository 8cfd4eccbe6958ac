import type { Answers } from '../../../support/answers.ts';

const suffixes = ['js', 'jsx', 'ts', 'tsx', 'mjs', 'mts'];

export default {
  'Which file names are found without a config?': {
    heading: 'write-a-test',
    says: 'Rstest automatically finds files whose names end in `.test.ts` or `.spec.ts`, and the same with `.js`, `.jsx`, `.tsx`, `.mjs`, `.cjs`, `.mts` or `.cts`.',
    files: {
      ...Object.fromEntries(
        suffixes.map((suffix) => [
          `src/${suffix}.spec.${suffix}`,
          "import { test } from '@rstest/core'; test('found', () => {});",
        ]),
      ),
      ...Object.fromEntries(
        ['cjs', 'cts'].map((suffix) => [
          `src/${suffix}.test.${suffix}`,
          "const { test } = require('@rstest/core'); test('found', () => {});",
        ]),
      ),
      'src/other.ts': 'throw new Error();',
    },
    command: 'npx rstest --pool=vmForks --pool.maxWorkers=1',
    output: [`Tests ${suffixes.length + 2} passed`],
  },
  'What does a project without tests print?': {
    heading: 'if-something-goes-wrong',
    says: '`No test files found, exiting with code 1.` · The lines below it show which patterns Rstest searched for, and in which directory. Compare them with your file names.',
    files: { 'src/slug.ts': 'export {};' },
    exitCode: 1,
    output: ['No test files found, exiting with code 1.', 'include: **/*.{test,spec}'],
  },
} satisfies Answers;
