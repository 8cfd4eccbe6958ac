import type { Answer } from '../../../support/answers.ts';

const head = "import { afterEach, beforeEach, expect, rs, test } from '@rstest/core';\n";

const matcher = `expect.extend({
  toBeSku(received: string) {
    const pass = /^B-\\d+$/.test(received);
    return { pass, message: () => \`expected \${received} \${this.isNot ? 'not ' : ''}to be a SKU\` };
  },
});
`;

export default [
  {
    question: 'Does a matcher have to treat .not itself?',
    heading: 'write-the-matcher',
    says: 'Return the same `pass` with or without `.not`; Rstest inverts it.',
    files: {
      'a.test.ts': `${head}${matcher}test('a', () => { (expect('B-7') as any).toBeSku(); (expect('7') as any).not.toBeSku(); });`,
    },
    output: ['Tests 1 passed'],
  },
  {
    question: 'What does the failure of .not say?',
    heading: 'write-the-matcher',
    says: '`this.isNot` only helps with the message.',
    files: {
      'a.test.ts': `${head}${matcher}test('a', () => { (expect('B-7') as any).not.toBeSku(); });`,
    },
    exitCode: 1,
    output: ['expected B-7 not to be a SKU'],
  },
  {
    question: 'Can a matcher be used within toEqual?',
    heading: 'use-the-matcher-within-other-values',
    says: '`expect.extend` also creates an asymmetric matcher of the same name, for use inside `toEqual`, `objectContaining` or `toHaveBeenCalledWith`.',
    files: {
      'a.test.ts': `${head}${matcher}test('a', () => { expect({ sku: 'B-7' }).toEqual({ sku: (expect as any).toBeSku() }); });`,
    },
    output: ['Tests 1 passed'],
  },
] satisfies Answer[];
