import type { Answers } from '../../../support/answers.ts';

const receipt = {
  'src/receipt.ts': `// @ts-expect-error the module comes from the remote
import { total } from 'checkout/total';
export const receipt = (prices: number[]) => \`Total: \${total(prices)}\`;
`,
};

export default {
  'Can a remote be mocked without the federation plugin?': {
    heading: 'replace-the-remote',
    says: '`rs.mock` with a factory gives it another module. Nothing with this name has to be installed:',
    files: {
      ...receipt,
      'src/receipt.test.ts': `import { expect, rs, test } from '@rstest/core';
import { receipt } from './receipt';
rs.mock('checkout/total', () => ({ total: () => 3249 }));
test('prints the total', () => { expect(receipt([1])).toBe('Total: 3249'); });
`,
    },
    output: ['Tests 1 passed'],
  },
  'Can an alias lead the import of a remote to a file?': {
    heading: 'replace-it-for-all-tests',
    says: 'If many files need the remote, write one replacement and point the import at it with an alias:',
    files: {
      ...receipt,
      'test/total.ts': 'export const total = (prices: number[]) => prices.length;\n',
      'rstest.config.mjs':
        "export default { resolve: { alias: { 'checkout/total': './test/total.ts' } } };",
      'src/receipt.test.ts': `import { expect, test } from '@rstest/core';
import { receipt } from './receipt';
test('uses the replacement', () => { expect(receipt([1, 2])).toBe('Total: 2'); });
`,
    },
    output: ['Tests 1 passed'],
  },
  'What does a run say when neither plugin nor replacement is there?': {
    heading: 'when-the-remote-fails-to-load',
    says: "`Cannot find module 'checkout/total'` · The plugin or `bundleDependencies` is missing. · Add it, or replace the remote.",
    files: {
      ...receipt,
      'src/receipt.test.ts': `import { expect, test } from '@rstest/core';
import { receipt } from './receipt';
test('has no remote', () => { expect(receipt([1])).toBe('Total: 1'); });
`,
    },
    exitCode: 1,
    output: ["Cannot find module 'checkout/total'"],
  },
} satisfies Answers;
