import { type Answers, withHooks } from '../../../support/answers.ts';

const config = {
  'rstest.config.mjs':
    "import { withRspackConfig } from '@rstest/adapter-rspack'; export default { extends: withRspackConfig() };",
};
const where = `${withHooks}test('a', () => { console.log('ENVIRONMENT', typeof document); });`;

export default {
  'Which environment does the adapter choose?': {
    heading: 'reuse-the-config',
    says: [
      'unless `target` names Node.js, the adapter chooses `happy-dom` as the test environment.',
    ],
    files: { ...config, 'rspack.config.mjs': 'export default {};' },
    test: where,
    output: ['ENVIRONMENT object'],
  },
  'Which environment does the adapter choose for Node.js?': {
    heading: 'reuse-the-config',
    says: 'unless `target` names Node.js, the adapter chooses `happy-dom` as the test environment.',
    files: { ...config, 'rspack.config.mjs': "export default { target: 'node' };" },
    test: where,
    output: ['ENVIRONMENT undefined'],
  },
  'Do aliases of the build hold in tests?': {
    heading: 'what-the-adapter-takes-over',
    says: '`resolve`, including `resolve.tsConfig` · as it is',
    files: {
      ...config,
      'rspack.config.mjs':
        "export default { target: 'node', resolve: { alias: { '#shop': import.meta.dirname + '/src' } } };",
      'src/price.ts': "export const currency = 'EUR';",
      'a.test.ts': `${withHooks}import { currency } from '#shop/price'; test('a', () => { console.log('CURRENCY', currency); });`,
    },
    output: ['CURRENCY EUR'],
  },
  'The class names of a CSS module are undefined, or Unknown word import: what breaks it?': {
    heading: 'rules-for-css',
    says: [
      'Tests need no rule for CSS files and CSS modules, and one of your config with a `type` for CSS or with `css-loader` breaks the modules, because the file then goes through both.',
      "With `type: 'css/auto'` the default import is `undefined`, without a message; with `css-loader` the build fails, behind `style-loader` with `Unknown word import`.",
    ],
    files: {
      ...config,
      'rspack.config.mjs': `const rules = { none: [], auto: [{ type: 'css/auto' }], css: [{ use: './css.cjs' }], style: [{ use: ['./style.cjs', './css.cjs'] }] }[process.env.RULE];
export default { target: 'node', module: { rules: rules.map((rule) => ({ test: /\\.css$/, ...rule })) } };`,
      'css.cjs': "module.exports = () => '// Imports\\nexport default [];'; // as css-loader",
      'style.cjs': `module.exports = () => {}; // as style-loader
module.exports.pitch = () => 'import api from "./api.js"; export default api;';`,
      'api.js': 'export default {};',
      'page.css': '.page { color: teal; }',
      'badge.module.css': '.sale { color: crimson; }',
      'page.test.js': `${withHooks}import './page.css'; test('a', () => console.log('PLAIN'));`,
      'a.test.js': `${withHooks}import styles from './badge.module.css'; test('a', () => console.log('SALE', styles?.sale));`,
    },
    command:
      'for rule in none auto css style; do echo RULE $rule; RULE=$rule npx rstest --pool.maxWorkers=1; done',
    exitCode: 1,
    output: [
      /SALE badge-module__sale-\S+[\s\S]*SALE undefined[\s\S]*RULE css(?:(?!SALE)[\s\S])*build failed(?:(?!SALE)[\s\S])*RULE style[\s\S]*Unknown word import/,
      /(PLAIN[\s\S]*){2}/,
    ],
  },
  'Which config of a list is used?': {
    heading: 'choose-one-of-several-configs',
    says: '`configName` · The file exports a list: names the one to use. The first is used otherwise.',
    files: {
      'rstest.config.mjs':
        "import { withRspackConfig } from '@rstest/adapter-rspack'; export default { extends: withRspackConfig({ configName: process.env.CONFIG }) };",
      'rspack.config.mjs':
        "export default [{ name: 'server', target: 'node' }, { name: 'client', target: 'web' }];",
      'a.test.ts': where,
    },
    command: 'npx rstest; CONFIG=client npx rstest',
    output: [/ENVIRONMENT undefined[\s\S]*ENVIRONMENT object/],
  },
  'Is a path of the config that leads nowhere reported?': {
    heading: 'choose-one-of-several-configs',
    says: 'If the path leads nowhere, tests run without your config, and no message says so.',
    files: {
      'rstest.config.mjs':
        "import { withRspackConfig } from '@rstest/adapter-rspack'; export default { extends: withRspackConfig({ configPath: './gone.mjs' }) };",
      'rspack.config.mjs': "export default { target: 'web' };",
      'a.test.ts': where,
    },
    output: ['ENVIRONMENT undefined', 'Tests 1 passed'],
    absent: [/gone/],
  },
  'My tests fail with ENOENT: no such file or directory, open …/dist/.rstest-temp/static/…': {
    heading: 'what-the-adapter-takes-over',
    says: [
      "`output.publicPath: '/static/'` fails the run with `ENOENT`",
      '`modifyRspackConfig` · Something must not run in tests. You get the config and return a changed one.',
    ],
    files: {
      'rstest.config.mjs': `import { withRspackConfig } from '@rstest/adapter-rspack';
const modifyRspackConfig = process.env.CUT ? ({ output, ...rest }) => rest : undefined;
export default { extends: withRspackConfig({ modifyRspackConfig }) };`,
      'rspack.config.mjs': "export default { target: 'node', output: { publicPath: '/static/' } };",
      'a.test.ts': `${withHooks}test('a', () => {});`,
    },
    command: 'npx rstest; CUT=1 npx rstest',
    output: [/ENOENT: no such file or directory, open[\s\S]*Tests 1 passed/],
  },
  'My build sets output.library or a fixed output.filename, and no test runs any more.': {
    heading: 'what-the-adapter-takes-over',
    says: 'a fixed `output.filename` with `Conflict: Multiple assets emit different content to the same filename`, and `output.library` with `module is not defined`',
    files: {
      ...config,
      'rspack.config.mjs':
        "export default { target: 'node', output: process.env.NAME ? { filename: 'main.js' } : { library: { type: 'commonjs2' } } };",
      'a.test.ts': `${withHooks}test('a', () => {});`,
      'b.test.ts': `${withHooks}test('b', () => {});`,
    },
    command: 'NAME=1 npx rstest; npx rstest',
    exitCode: 1,
    output: [
      /Conflict: Multiple assets emit different content to the same filename[\s\S]*module is not defined/,
    ],
  },
  'Which settings of the build reach the compiler, and how is the file chosen?': {
    heading: 'what-the-adapter-takes-over',
    says: [
      "`optimization`, `experiments`, `output`, `cache`, `watchOptions`, `snapshot`, `externalsPresets` · merged over Rstest's own; `output.path` stays Rstest's",
      '`entry`, `externals`, `devServer`, `devtool`, `lazyCompilation` · not used',
      "`configPath` · The file isn't called `rspack.config.*`, or is in another directory.",
      '`env`, `nodeEnv` · The config is a function that reads them.',
    ],
    files: {
      'rstest.config.mjs':
        "import { withRspackConfig } from '@rstest/adapter-rspack'; export default { extends: withRspackConfig({ configPath: './build/shop.config.mjs', env: { region: 'eu' }, nodeEnv: 'production' }) };",
      'build/shop.config.mjs': `const show = ({ options: { optimization, output, devtool, watchOptions, snapshot, externalsPresets } }) =>
  console.log('COMPILER', optimization.mangleExports, output.uniqueName, devtool, watchOptions.aggregateTimeout, JSON.stringify(snapshot.module), externalsPresets.webAsync, !output.path.endsWith('elsewhere'));
export default (env, { nodeEnv }) => {
  console.log('REGION', env.region, nodeEnv);
  return {
    target: 'node',
    optimization: { mangleExports: 'size' },
    output: { uniqueName: 'shop', path: import.meta.dirname + '/elsewhere' },
    devtool: 'eval',
    entry: './missing.ts',
    devServer: { port: 0 },
    externals: { './price': 'node:path' },
    lazyCompilation: true,
    watchOptions: { aggregateTimeout: 1234 },
    snapshot: { module: { hash: true } },
    externalsPresets: { webAsync: true },
    plugins: [{ apply: show }],
  };
};`,
      'price.ts': 'export const price = 1;',
      'a.test.ts': `${withHooks}import { price } from './price'; test('a', () => console.log('PRICE', price));`,
    },
    output: [
      'PRICE 1',
      'REGION eu production',
      'COMPILER size shop nosources-source-map 1234 {"hash":true} true true',
      'Tests 1 passed',
    ],
  },
} satisfies Answers;
