import type { Answer } from '../../../support/answers.ts';

const head = "import { afterEach, beforeEach, expect, rs, test } from '@rstest/core';\n";

const files = {
  'rstest.config.mjs':
    "export default { projects: ['packages/*'], globals: true, setupFiles: ['./setup.ts'] };",
  'setup.ts': "console.log('ROOT SETUP');",
  'packages/price/rstest.config.mjs': "export default { name: 'price' };",
  'packages/price/a.test.ts': `${head}test('a', () => { console.log('GLOBAL', typeof (globalThis as any).describe); });`,
  'packages/cart/rstest.config.mjs': "export default { name: 'cart' };",
  'packages/cart/b.test.ts': `${head}test('b', () => {});`,
};

export default [
  {
    question: 'Are all packages run with one command?',
    heading: 'run-all-or-one',
    says: 'The first command runs the tests of all packages, the second those of one',
    files,
    output: ['[price]', '[cart]', 'Tests 2 passed'],
  },
  {
    question: 'Do packages inherit setupFiles and globals?',
    heading: 'one-config-for-each-package',
    says: 'Options such as `setupFiles` or `globals` in the root config have no effect on packages.',
    files,
    output: ['GLOBAL undefined'],
    absent: ['ROOT SETUP'],
  },
  {
    question: 'How is one package run?',
    heading: 'run-all-or-one',
    says: 'The first command runs the tests of all packages, the second those of one',
    files,
    command: 'npx rstest --project=cart',
    output: ['Tests 1 passed'],
    absent: ['[price]'],
  },
  {
    question: 'Does a package run alone, as Turborepo and Nx do it?',
    heading: 'turborepo-and-nx',
    says: 'Both run a script of each package and skip packages whose files didn\'t change. Give each package the script `"test": "rstest"`, and declare it once for the whole repository.',
    files,
    command: 'cd packages/price && npx rstest',
    output: ['Tests 1 passed'],
  },
] satisfies Answer[];
