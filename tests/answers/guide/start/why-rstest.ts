import { type Answers, withHooks } from '../../../support/answers.ts';

export default {
  'Do TypeScript, JSON and CSS modules need a transformer?': {
    heading: 'choose-rstest-when',
    says: 'you come from Jest and want TypeScript, ES modules and JSX without transformers.',
    files: { 'shop.module.css': '.cart { color: red; }', 'books.json': '["Atlas"]' },
    test: `${withHooks}import styles from './shop.module.css'; import books from './books.json';
test('a', () => { const title: string = books[0]; console.log('IMPORTED', title, typeof styles.cart); });`,
    output: ['IMPORTED Atlas string'],
  },
  'Does rstest without arguments run once?': {
    heading: 'how-it-compares',
    says: '`rstest`, `vitest`, … without arguments · runs once · watches in a terminal · runs once · runs once',
    test: `${withHooks}test('a', () => {});`,
    output: ['Tests 1 passed'],
  },
  'Is rs.mock hoisted above imports?': {
    heading: 'how-it-compares',
    says: 'Mocks a module with · `rs.mock`, hoisted · `vi.mock`, hoisted · `jest.mock`, hoisted · `mock.module`, experimental',
    elsewhere: {
      '/guide/basic/mocking': 'The call runs before the imports, wherever you write it.',
    },
    files: { 'tax.ts': "export const rate = () => 'real';" },
    test: `${withHooks}import { rate } from './tax'; const seen = rate(); rs.mock('./tax', () => ({ rate: () => 'mocked' })); test('a', () => { console.log('RATE', seen); });`,
    output: ['RATE mocked'],
  },
  'Does one line bring aliases, constants and CSS modules of the build to tests?': {
    heading: 'one-build-instead-of-two',
    says: [
      "Your app's build knows what `@/price` means, which constants it replaces, how a CSS module becomes class names, and which plugin reads `.vue` or `.svg?react`.",
      "'Nothing more' is one line of config, `extends: withRsbuildConfig()`.",
    ],
    files: {
      'rsbuild.config.mjs': `import { pluginVue } from '@rsbuild/plugin-vue';
export default {
  plugins: [pluginVue()],
  resolve: { alias: { '@': './src' } },
  source: { define: { CURRENCY: '"EUR"' } },
  output: { cssModules: { localIdentName: 'shop-[local]' } },
};`,
      'rstest.config.mjs':
        "import { withRsbuildConfig } from '@rstest/adapter-rsbuild'; export default { extends: withRsbuildConfig() };",
      'src/price.ts': 'declare const CURRENCY: string;\nexport const price = CURRENCY;',
      'src/Cart.vue': '<template><p>cart</p></template>',
      'src/cart.module.css': '.cart { color: red; }',
      'a.test.ts': `${withHooks}import { price } from '@/price'; import Cart from '@/Cart.vue'; import styles from '@/cart.module.css';
test('a', () => { console.log('BUILT', price, typeof Cart, styles.cart); });`,
    },
    output: ['BUILT EUR object shop-cart'],
  },
  'Does a test fail where the build of the app fails?': {
    heading: 'one-build-instead-of-two',
    says: "From then on a test fails for the same reason the app would, and passes only if the app's own build can compile the code.",
    files: {
      'rsbuild.config.mjs':
        "export default { source: { entry: { index: './src/cart.ts' } }, resolve: { alias: { '@': process.env.BROKEN ? './gone' : './src' } } };",
      'rstest.config.mjs':
        "import { withRsbuildConfig } from '@rstest/adapter-rsbuild'; export default { extends: withRsbuildConfig(), testEnvironment: 'node' };",
      'src/cart.ts': "import { tax } from '@/tax'; export const total = () => 100 + tax;",
      'src/tax.ts': 'export const tax = 20;',
      'build.mjs': `import { createRsbuild, loadConfig } from '@rsbuild/core';
const { content } = await loadConfig();
await (await createRsbuild({ rsbuildConfig: { ...content, logLevel: 'silent' } })).build().then(() => console.log('APP BUILT'), () => console.log('APP FAILED'));`,
      'a.test.ts': `${withHooks}import { total } from './src/cart'; test('a', () => { expect(total()).toBe(120); });`,
    },
    command: 'node build.mjs; npx rstest; BROKEN=1 node build.mjs; BROKEN=1 npx rstest',
    exitCode: 1,
    output: [/APP BUILT[\s\S]*Tests 1 passed[\s\S]*APP FAILED[\s\S]*Cannot find module '[^']*tax'/],
  },
} satisfies Answers;
