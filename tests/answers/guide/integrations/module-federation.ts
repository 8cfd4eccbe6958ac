import { type Answers, core } from '../../../support/answers.ts';

const receipt = {
  'src/receipt.ts': `// @ts-expect-error the module comes from the remote
import { total } from 'checkout/total';
export const receipt = (prices: number[]) => \`Total: \${total(prices)}\`;
`,
};

export default {
  'Can a remote be mocked without the federation plugin?': {
    heading: 'replace-the-remote',
    says: '`rs.mock` with a factory gives it another module. In the `node` environment, nothing with this name has to be installed; in jsdom and happy-dom, the alias is needed as well:',
    files: {
      ...receipt,
      'src/receipt.test.ts': `${core}import { receipt } from './receipt';
rs.mock('checkout/total', () => ({ total: () => 3249 }));
test('prints the total', () => { expect(receipt([1])).toBe('Total: 3249'); });
`,
      'test/total.ts': 'export {};',
      'alias.mjs':
        "export default { resolve: { alias: { 'checkout/total': './test/total.ts' } } };",
    },
    command:
      'npx rstest; for e in jsdom happy-dom; do npx rstest --testEnvironment $e; npx rstest --testEnvironment $e -c alias.mjs; done',
    output: [/Tests 1 passed([\s\S]*Cannot find module 'checkout\/total'[\s\S]*Tests 1 passed){2}/],
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
  'Where may a remote be imported, and what is missing otherwise?': {
    heading: 'load-the-real-remote',
    says: [
      "A static `import { total } from 'checkout/total'` fails in a test file and in everything that it imports statically, because the remote isn't there yet.",
      "`await import('./receipt')` in the test also works if `receipt.ts` imports the remote statically.",
    ],
    elsewhere: {
      '/config/test/federation':
        "`bundleDependencies: true` · the remote counts as a missing package: `Cannot find module 'checkout/button'`",
    },
    files: {
      ...receipt,
      // The plugin that Rspack itself has, with a remote that arrives after a moment.
      'rstest.config.mjs': `const remote = '{ init() {}, get: async () => () => ({ total: (prices) => prices.length }) }';
export default {
  federation: true,
  output: { bundleDependencies: process.env.BUNDLE !== 'no' },
  tools: { rspack: (_, { rspack, appendPlugins }) => appendPlugins(new rspack.container.ModuleFederationPluginV1({
    name: 'shop',
    remoteType: 'promise',
    remotes: { checkout: 'promise new Promise((ok) => setTimeout(ok, 50, ' + remote + '))' },
  })) },
};`,
      'src/dynamic.test.ts': `import { expect, test } from '@rstest/core';
test('dynamic', async () => {
  expect((await import('./receipt')).receipt([1, 2])).toBe('Total: 2');
});`,
      'src/static.test.ts': `import { expect, test } from '@rstest/core';
import { receipt } from './receipt';
test('static', () => { expect(receipt([1, 2])).toBe('Total: 2'); });`,
    },
    command: 'npx rstest; BUNDLE=no npx rstest dynamic',
    exitCode: 1,
    output: [
      '✓ src/dynamic.test.ts',
      '✗ src/static.test.ts',
      'Cannot find module "webpack/container/remote/checkout/total"',
      "Cannot find module 'checkout/total'",
    ],
  },
} satisfies Answers;
