import { type Answers, core } from '../../../support/answers.ts';

const test = "import { test } from '@rstest/core'; test('a', () => {});";

export default {
  'Does a config in TypeScript need ts-node, and may a package of node_modules hold it?': {
    heading: 'share-a-config',
    says: [
      "The file may also be TypeScript in a package of `node_modules`, if you don't pass `--config-loader native`:",
      'TypeScript needs no other package such as `ts-node`.',
    ],
    files: {
      'node_modules/shop/package.json': '{ "name": "shop", "main": "base.ts" }',
      'node_modules/shop/base.ts': "export const base: object = { env: { FROM: 'shared' } };",
      'rstest.config.ts': "import { base } from 'shop'; export default { extends: base };",
      'a.test.ts':
        "import { test } from '@rstest/core'; test('a', () => console.log('FROM', process.env.FROM));",
    },
    command: 'npx rstest && npx rstest --config-loader native',
    exitCode: 1,
    output: [/FROM shared[\s\S]*(Unknown file extension|Stripping types)/],
  },
  'Which config file wins, .mts or .ts?': {
    heading: 'which-config-file-is-used',
    says: 'If several files exist, the first of this list is used: `rstest.config.mts` `rstest.config.mjs` `rstest.config.ts`',
    files: {
      'rstest.config.ts': "export default { include: ['ts.test.ts'] };",
      'rstest.config.mts': "export default { include: ['mts.test.ts'] };",
      'ts.test.ts': test,
      'mts.test.ts': test,
    },
    output: [' mts.test.ts', 'Test Files 1 passed'],
  },
  'Is a config file of a parent directory used?': {
    heading: 'which-config-file-is-used',
    says: "It doesn't search parent directories, so in a subdirectory of your repository you run without the config:",
    files: {
      'rstest.config.mjs': "export default { include: ['nothing/*.ts'] };",
      'sub/a.test.ts': test,
    },
    command: 'cd sub && npx rstest',
    output: ['Tests 1 passed'],
  },
  'What if the file named by --config does not exist?': {
    heading: 'which-config-file-is-used',
    says: "If that file doesn't exist, Rstest fails with `Cannot find config file` and exits with code 1.",
    test: test,
    command: 'npx rstest --config missing.config.ts',
    exitCode: 1,
    output: ['Cannot find config file'],
  },
  'What is NODE_ENV in the config file?': {
    heading: 'use-different-settings-in-ci',
    says: "While the config file is read, `process.env.NODE_ENV` is `test`, unless you've set it yourself, and `process.env.RSTEST` is `true`.",
    files: {
      'a.test.ts': test,
      '.env': 'FROM_DOTENV=yes',
      'rstest.config.mjs':
        "export default () => { console.log('ENV', process.env.NODE_ENV, process.env.RSTEST, process.env.FROM_DOTENV); return {}; };",
    },
    command: 'env -u NODE_ENV npx rstest; NODE_ENV=production RSTEST=no npx rstest',
    output: ['ENV test true undefined', 'ENV production true undefined'],
  },
  'Does an unknown key fail the run?': {
    heading: 'misspelled-options',
    says: 'Rstest ignores an unknown option in the config and reports nothing.',
    files: { 'a.test.ts': test, 'rstest.config.mjs': 'export default { testTimeOut: 1 };' },
    output: ['Tests 1 passed'],
    absent: [/testTimeOut|unknown|warn/i],
  },
  'Does mergeRstestConfig append include and exclude?': {
    heading: 'share-a-config',
    says: '`mergeRstestConfig` merges by the same rules in your own scripts.',
    files: {
      'show.mjs':
        "import { mergeRstestConfig } from '@rstest/core'; console.log(JSON.stringify(mergeRstestConfig({ include: ['a'], exclude: ['x'], setupFiles: ['s'], reporters: ['dot'] }, { include: ['b'], exclude: ['y'], setupFiles: ['t'], reporters: ['verbose'] })));",
    },
    command: 'node show.mjs',
    output: [
      '"include":["b"]',
      '"patterns":["x","y"]',
      '"setupFiles":["s","t"]',
      '"reporters":["verbose"]',
    ],
  },
  'Can a test file import defineConfig?': {
    heading: 'types-for-your-editor',
    says: 'In a test file `defineConfig` is `undefined`.',
    test: "import { defineConfig, test } from '@rstest/core'; test('a', () => { console.log('TYPE', typeof defineConfig); });",
    output: ['TYPE undefined'],
  },
  'Is __dirname there in the config file?': {
    heading: 'which-config-file-is-used',
    says: [
      'Build paths from `import.meta.dirname`, which works in all but `.cjs` files. `__dirname` works in `.cjs` files and in compiled `.ts` files',
      'so with `auto` it\'s gone where Node.js 22.18 or later loads the `.ts` file itself, which it does unless `package.json` says `"type": "commonjs"`.',
      "`auto` compiles only what Node.js can't load.",
    ],
    files: {
      // Node.js 22.18 and later say `strip` or more here
      'a.ts':
        "console.log('AUTO', (typeof __dirname === 'string') === !process.features.typescript, typeof import.meta.dirname); export default {};",
      'compiled.ts':
        "enum Size { Small } console.log('COMPILED', Size.Small, typeof __dirname, typeof import.meta.dirname); export default {};",
      'a.mjs':
        "console.log('MJS', typeof __dirname, typeof import.meta.dirname); export default {};",
      'a.cjs': "console.log('CJS', typeof __dirname); module.exports = {};",
      'common/package.json': '{ "type": "commonjs" }',
      'common/b.ts': "console.log('COMMON', typeof __dirname); export default {};",
      'a.test.ts': "import { test } from '@rstest/core'; test('a', () => {});",
    },
    command:
      'for file in a.ts compiled.ts a.mjs a.cjs common/b.ts; do npx rstest --config $file; done',
    output: [
      'AUTO true string',
      'COMPILED 0 string string',
      'MJS undefined string',
      'CJS string',
      'COMMON string',
    ],
  },
  'How often is a config function called?': {
    heading: 'use-different-settings-in-ci',
    says: 'Rstest calls it once per run:',
    files: {
      'rstest.config.ts':
        "export default () => { process.stdout.write('CALLED\\n'); return { projects: ['one', 'two'].map((name) => ({ name })) }; };",
      'a.test.ts': "import { test } from '@rstest/core'; test('a', () => {});",
    },
    output: ['CALLED', 'Tests 2 passed'],
    absent: [/CALLED[\s\S]*CALLED/],
  },
  'I left testMatch of Jest, or the test object of Vitest, in the config. Does Rstest say so?': {
    heading: 'misspelled-options',
    says: 'That includes the ones of Jest and Vitest, such as `testMatch` or a `test` object',
    files: {
      'rstest.config.mjs': "export default { testMatch: ['nowhere'], test: { globals: true } };",
      'a.test.ts': "import { test } from '@rstest/core'; test('a', () => {});",
    },
    output: ['Tests 1 passed'],
    absent: ['testMatch', 'warn'],
  },
  'Which of six settings of a time limit counts?': {
    heading: 'flags-override-the-config-file',
    says: 'Command-line flags override the config file, and the config file overrides the defaults.',
    files: {
      'rstest.config.mjs': 'export default { testTimeout: 20 };',
      'a.test.mjs': `import { describe, rs, test } from '@rstest/core';
const wait = () => new Promise((done) => setTimeout(done, 300));
rs.setConfig({ testTimeout: 9000 });
test('file over flag', wait);
describe('block', { timeout: 40 }, () => {
  test('block over file', wait);
  test('test over block', { timeout: 9000 }, wait);
});`,
      'b.test.mjs': `import { test } from '@rstest/core';
test('flag over config', () => new Promise((done) => setTimeout(done, 300)));`,
    },
    command: 'npx rstest --testTimeout=8000 --reporter=verbose; npx rstest b --testTimeout=30',
    exitCode: 1,
    output: [
      '✓ file over flag',
      '✗ block > block over file',
      '✓ block > test over block',
      '✓ flag over config',
      'test timed out in 30ms',
    ],
    absent: ['timed out in 20ms'],
  },
  'What does a config function receive?': {
    heading: 'which-config-file-is-used',
    says: [
      "It receives `env` and `envMode`, both the value of `NODE_ENV`, or `test` if that isn't set, and `command`.",
      '`run` or `list`, but a filter or a flag if you write no command, and `undefined` after plain `rstest`',
    ],
    files: {
      'rstest.config.ts':
        "import { defineConfig } from '@rstest/core';\nexport default defineConfig(async (context) => { console.log('GOT', JSON.stringify(context)); return { name: 'shop' }; });",
      'cart.test.ts': "import { test } from '@rstest/core';\ntest('a', () => {});\n",
    },
    command: 'npx rstest && npx rstest cart && NODE_ENV=production npx rstest list',
    output: [
      'GOT {"env":"test","envMode":"test"}',
      'GOT {"env":"test","command":"cart","envMode":"test"}',
      'GOT {"env":"production","command":"list","envMode":"production"}',
    ],
  },
  'Can the config be a JSON file?': {
    heading: 'which-config-file-is-used',
    says: 'This may also be a `.json` file.',
    files: { 'config/rstest.json': '{ "testTimeout": 7 }' },
    test: `${core}test('a', () => { console.log('limit', (rs.getConfig() as any).testTimeout); });
`,
    command:
      'npx rstest -c config/rstest.json; npx rstest -c config/rstest.json --config-loader jiti',
    output: [/limit 7[\s\S]*limit 7/],
  },
  'What is read from package.json, and do three loaders read a TypeScript config?': {
    heading: 'which-config-file-is-used',
    says: "A key in `package.json` isn't read,",
    files: { 'package.json': `{ "type": "module", "rstest": { "testTimeout": 7 } }` },
    test: `${core}test('a', () => { console.log('limit', (rs.getConfig() as any).testTimeout); });
`,
    output: ['limit 5000'],
  },
  'Can the native loader read a TypeScript config?': {
    heading: 'which-config-file-is-used',
    says: '`native` hands the file to Node.js and fails with `Unknown file extension ".ts"` if your Node.js version can\'t run TypeScript.',
    elsewhere: {
      '/guide/help/errors-modules':
        '`".ts"` for the config file: you use `--config-loader native` on a Node.js that doesn\'t run TypeScript.',
    },
    files: { 'rstest.config.ts': 'export default {};' },
    test: "import { test } from '@rstest/core'; test('a', () => {});",
    command:
      "node -p \"process.features.typescript ? 'RUNS TYPESCRIPT' : 'RUNS NONE'\"; npx rstest --config-loader native; echo CODE $?",
    output: [
      /RUNS TYPESCRIPT[\s\S]*CODE 0|RUNS NONE[\s\S]*Unknown file extension "\.ts"[\s\S]*CODE 1/,
    ],
  },
  'May the config file import an ES module and require CommonJS?': {
    heading: 'which-config-file-is-used',
    says: 'By default, a `rstest.config.ts` can `import` ES modules, `require` CommonJS and `await` at its top level, whatever `"type"` of `package.json` says.',
    files: {
      'esm.mjs': "export const include = ['shop.check.ts'];",
      'common.cjs': "module.exports = { env: { CITY: 'Bern' } };",
      'rstest.config.ts': `import { include } from './esm.mjs';
const { env } = await Promise.resolve(require('./common.cjs'));
export default { include, env };
`,
      'shop.check.ts':
        "import { expect, test } from '@rstest/core'; test('a', () => expect(process.env.CITY).toBe('Bern'));",
    },
    command:
      'for t in module commonjs; do echo "{ \\"type\\": \\"$t\\" }" > package.json; npx rstest; done; rm package.json; npx rstest',
    output: [/(?:shop\.check\.ts[\s\S]*?Tests 1 passed[\s\S]*?){3}/],
  },
  'Are .babelrc, .swcrc and browserslist read?': {
    heading: 'which-config-file-is-used',
    says: 'and neither are `.babelrc`, `.swcrc` and `browserslist`:',
    files: {
      'package.json': '{ "browserslist": ["ie 11"] }',
      '.swcrc': '{ "jsc": { "target": "es5" } }',
      '.babelrc': '{ "presets": ["missing"] }',
      ...Object.fromEntries(
        ['node', 'happy-dom'].map((name) => [
          `${name}.test.ts`,
          `// @rstest-environment ${name}\n${core}test('a', () => { expect(String(() => 1)).toContain('=>'); });`,
        ]),
      ),
    },
    output: ['Tests 2 passed'],
  },
  'Do aliases work in the config file?': {
    heading: 'which-config-file-is-used',
    says: "Aliases don't work in it: `Cannot find module '@/env'` asks for a relative path.",
    files: {
      'package.json': '{}',
      'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }',
      'src/env.ts': 'export const env = {};',
      'rstest.config.ts': "import { env } from '@/env';\nexport default { env };\n",
    },
    test,
    exitCode: 1,
    output: ["Cannot find module '@/env'"],
  },
  'Which other endings may a config file have that --config names?': {
    heading: 'which-config-file-is-used',
    says: 'This may also be a `.json` file. One without extension is read as JavaScript, and any other ending fails with `Unknown file extension`.',
    files: {
      unit: "export default { include: ['plain.ts'] };",
      'unit.txt': "export default { include: ['plain.ts'] };",
      'unit.json': '{ "include": ["json.ts"] }',
      'plain.ts': test,
      'json.ts': test,
    },
    command: 'npx rstest -c unit; npx rstest -c unit.json; npx rstest -c unit.txt || true',
    output: [/plain\.ts[\s\S]*json\.ts[\s\S]*Unknown file extension "\.txt"/],
  },
  'May a list of the config have false or undefined in it?': {
    heading: 'use-different-settings-in-ci',
    says: "`plugins` and `reporters` skip `false`. In `include`, `setupFiles` or `projects`, the run fails with `rootStr.includes is not a function`, and for `undefined` with `Cannot read properties of undefined (reading 'includes')`.",
    elsewhere: {
      '/guide/help/errors-tests': 'If no file has run, a list of the config has `undefined` in it.',
      '/config/test/extends':
        'or `extends` is a string or has `false` in its list, the run fails with',
    },
    files: {
      'rstest.config.mjs':
        'const item = process.env.ITEM ? undefined : false;\nexport default { [process.env.KEY]: [item, ...JSON.parse(process.env.MORE)] };',
      'a.test.ts': test,
    },
    command: `run() { KEY=$1 MORE=$2 ITEM=$3 npx rstest 2>&1 | grep -oE "rootStr.includes is not a function|reading 'includes'|Cannot use 'in' operator|Tests 1 passed"; }
run plugins '[]'; run reporters '["default"]'; run include '["*.test.ts"]'; run setupFiles '[]'; run projects '[]'; run include '[]' 1; run setupFiles '[]' 1; run projects '[]' 1; run extends '[]'`,
    output: [
      /^(Tests 1 passed\n){2}(rootStr.includes is not a function\n){3}(reading 'includes'\n){3}Cannot use 'in' operator/,
    ],
  },
} satisfies Answers;
