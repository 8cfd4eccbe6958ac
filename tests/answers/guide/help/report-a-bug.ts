import type { Answers } from '../../../support/answers.ts';

const head = "import { expect, test } from '@rstest/core';\n";

export default {
  'Can one file be run alone?': {
    heading: 'rule-out-the-usual-causes',
    says: 'Run the file alone: `npx rstest src/cart.test.ts`.',
    files: {
      'src/cart.test.ts': `${head}test('a', () => {});`,
      'src/price.test.ts': `${head}test('b', () => {});`,
    },
    command: 'npx rstest src/cart.test.ts',
    output: ['Test Files 1 passed'],
  },
} satisfies Answers;
