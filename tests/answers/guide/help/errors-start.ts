import { prints, printsAll } from '../../../support/errors.ts';

const fine = "import { test } from '@rstest/core'; test('fine', () => {});";
const tests = { 'a.test.ts': fine };
const config = (text: string) => ({ ...tests, 'rstest.config.mjs': text });
const setup = (text: string) => ({
  ...config("export default { globalSetup: ['./setup.mjs'] };"),
  'setup.mjs': text,
});
const raw = (files: Record<string, string>, exports = '"./i.js"') => ({
  'a.test.ts': `import 'raw'; ${fine}`,
  'node_modules/raw/package.json': `{"name":"raw","type":"module","exports":${exports}}`,
  ...Object.fromEntries(
    Object.entries(files).map(([name, text]) => [`node_modules/raw/${name}`, text]),
  ),
});

export default {
  ...prints(
    'option `-c, --config <config>` value is missing',
    'option-value-missing',
    'A flag that needs a value has none: it is the last word, or another flag follows.',
    tests,
    { command: 'npx rstest run --config' },
  ),
  ...prints(
    'Unused args: `y`, `z`',
    'unused-args',
    [
      'The command takes fewer words than you wrote.',
      'For example, `rstest merge-reports` takes one directory.',
    ],
    tests,
    { command: 'npx rstest merge-reports x y z' },
  ),
  ...prints(
    'Unknown project type: "shop"',
    'unknown-project-type',
    '`rstest init` can only add browser mode:',
    tests,
    { command: 'npx rstest init shop' },
  ),
  ...prints(
    'Invalid shard option: 0/3.',
    'invalid-shard',
    '`--shard` takes the number of the part and how many parts there are, counted from 1: `--shard 1/3`, never `0/3`.',
    tests,
    { command: 'npx rstest run --shard 0/3' },
  ),
  ...prints(
    'The `shard` config field is no longer supported and is ignored.',
    'shard-field',
    'This is a warning: the run contains all tests.',
    config('export default { shard: { index: 1, count: 2 } };'),
    { command: 'npx rstest run', exitCode: 0 },
  ),
  ...prints(
    'Test sharding is not supported in watch mode.',
    'not-in-watch-mode',
    'The flag only works for a single run.',
    tests,
    { command: 'npx rstest watch --shard 1/2' },
  ),
  ...prints(
    'Options `--related`, `--findRelatedTests`, and `--changed` cannot be used together.',
    'selections-together',
    'Two ways to choose test files exclude each other.',
    tests,
    { command: 'npx rstest run --related a.test.ts --changed' },
  ),
  ...prints(
    'Failed to resolve changed files for `--changed` from .',
    'changed-without-git',
    'There is no Git repository at the root, for example in a container without `.git`.',
    tests,
    { command: 'GIT_DIR=/nonexistent npx rstest run --changed' },
  ),
  ...prints(
    'The `--related` option requires at least one source file path.',
    'related-without-path',
    '`--related` needs the source files whose tests you want:',
    tests,
    { command: 'npx rstest run --related' },
  ),
  ...prints(
    'onlyFailures is ignored when explicit file filters are provided.',
    'only-failures-ignored',
    'A warning: the run contains all tests that the other filters select.',
    tests,
    { command: 'npx rstest run a --onlyFailures', exitCode: 0 },
  ),
  ...prints(
    'Invalid regular expression: /[/',
    'invalid-regular-expression',
    '`-t` reads its value as a regular expression, so `[`, `(`, `*` and `+` have a meaning.',
    tests,
    { command: 'npx rstest run -t "["' },
  ),
  ...prints(
    'Blob reports directory not found: ',
    'blob-reports-missing',
    '`rstest merge-reports` found no reports of shards.',
    tests,
    { command: 'npx rstest merge-reports' },
  ),
  ...prints(
    'Blob report … is not valid JSON',
    'blob-report-unusable',
    'A report was cut off on its way, or a shard ran with another version of Rstest.',
    { ...tests, '.rstest-reports/blob.json': '{' },
    { command: 'npx rstest merge-reports', output: [/Blob report \S+ is not valid JSON/] },
  ),
  ...prints(
    'Test run aborted due to reaching the bail limit of 1 failed test(s).',
    'bail-limit',
    'As many tests have failed as `bail` allows, so the rest was skipped.',
    {
      'a.test.ts':
        "import { expect, test } from '@rstest/core'; test('a', () => { expect(1).toBe(2); });",
    },
    { command: 'npx rstest run --bail 1' },
  ),
  ...prints(
    'ParseError: Unexpected token',
    'config-does-not-parse',
    'The config file has a syntax error, and the line below the message says where.',
    config('export default {'),
    { output: [/Failed to run Rstest\.\s+error\s+ParseError/] },
  ),
  ...prints(
    'merged.include.map is not a function',
    'include-is-not-a-list',
    '`include` is a string. It has to be a list:',
    config("export default { include: 'a.test.ts' };"),
  ),
  ...prints(
    'Unsupported test environment "moon" in ./a.test.ts.',
    'unsupported-test-environment',
    'The comment `@rstest-environment` of that file names something other than `node`, `jsdom` and `happy-dom`.',
    {
      'a.test.ts': `/** @rstest-environment moon */\n${fine}`,
    },
  ),
  ...prints(
    'Failed to parse test environment options in ./a.test.ts: environment options must be a JSON object',
    'environment-options-not-json',
    'The comment `@rstest-environment-options` needs a JSON object on one line, for example `{"url": "http://localhost:8080/"}`.',
    {
      'a.test.ts': `/**\n * @rstest-environment jsdom\n * @rstest-environment-options 5\n */\n${fine}`,
    },
  ),
  ...prints(
    'require `testEnvironment.options` to be structured-cloneable',
    'environment-options-not-cloneable',
    "The options of the environment are sent to another process, which a function can't be.",
    config("export default { testEnvironment: { name: 'node', options: { f() {} } } };"),
  ),
  ...prints(
    'Unknown coverage provider: c8',
    'unknown-coverage-provider',
    '`coverage.provider` is neither `istanbul` nor `v8`.',
    tests,
    { command: 'npx rstest run --coverage --coverage.provider=c8' },
  ),
  ...prints(
    '[rsbuild:plugin] Expect the setup function of Rsbuild plugin to be a function, but got object.',
    'not-an-rsbuild-plugin',
    "`plugins` takes plugins of Rsbuild. A plugin of Vite, Rollup, webpack or Babel doesn't work there.",
    config("export default { plugins: [{ name: 'vite-plugin', transform() {} }] };"),
    {
      elsewhere: {
        '/guide/help/faq':
          'Vite plugins, no: use the Rsbuild plugin for the same job, or stay with Vitest.',
        '/guide/start/': "They don't run in Rstest, which uses Rsbuild plugins.",
        '/guide/start/why-rstest': "Vite plugins don't run here.",
      },
    },
  ),
  ...prints(
    '[rstest] global setup worker exited',
    'global-setup-worker-exited',
    'A file of `globalSetup` called `process.exit`, so no test ran.',
    setup('export default () => process.exit(4);'),
  ),
  ...prints(
    'Error during global teardown: Error: late',
    'error-during-global-teardown',
    'The exit code is 1 even though all tests passed',
    setup("export default () => () => { throw new Error('late'); };"),
  ),
  ...prints(
    "Rstest API 'test' is not registered yet",
    'not-registered-yet',
    'A file that imports `test`, `expect` or `rs` ran outside Rstest, for example with `node`.',
    { 'a.mjs': "import { test } from '@rstest/core'; test('a', () => {});" },
    { command: 'node a.mjs' },
  ),
  ...prints(
    'Project name "web" is already used.',
    'project-name-used',
    'Two projects have the same name.',
    config("export default { projects: [{ name: 'web' }, { name: 'web' }] };"),
  ),
  ...prints(
    'Unknown file extension ".md" for ./packages/README.md',
    'project-is-a-stray-file',
    'A pattern in `projects`, such as `packages/*`, also matches a file, here a README.',
    {
      ...config("export default { projects: ['packages/*'] };"),
      'packages/README.md': '# Shop',
      'packages/a/a.test.ts': fine,
    },
    {
      elsewhere: {
        '/guide/basic/projects':
          "The shorter `'packages/*'` also matches files, so a `README.md` in `packages` would break the run.",
      },
    },
  ),
  ...prints(
    'To enable support for Vue, use "@rsbuild/plugin-vue"',
    'vue-plugin-missing',
    "The build doesn't know `.vue` files.",
    {
      'a.test.ts': `import './a.vue'; ${fine}`,
      'a.vue': '<template><p /></template>',
    },
  ),
  ...prints(
    "await isn't allowed in non-async function",
    'await-in-a-plain-function',
    "Write `async` before the function that contains `await`: `test('loads', async () => { … })`. In a `describe` or a hook, too.",
    Object.fromEntries(
      ['test', 'describe', 'beforeEach'].map((name) => [
        `${name}.test.ts`,
        `import { ${name}, test as one } from '@rstest/core';\n${name}(${name === 'beforeEach' ? '' : "'a', "}() => { await 1; });`,
      ]),
    ),
    { output: [/(await isn't allowed in non-async function[\s\S]*){3}/] },
  ),
  ...prints(
    'You may need an appropriate loader to handle this file type.',
    'no-loader-for-file',
    'A test imports a file that is neither code nor a type the build knows.',
    {
      'a.test.ts': `import './a.weird'; ${fine}`,
      'a.weird': '<shop></shop>',
    },
  ),
  ...prints(
    'Package subpath \'./deep\' is not defined by "exports" in',
    'subpath-not-exported',
    "The package doesn't allow imports of that path.",
    {
      ...raw({ 'i.js': '' }, '{".":"./i.js"}'),
      'a.test.ts': `import 'raw/deep'; ${fine}`,
    },
  ),
  ...prints(
    'needs an import attribute of type "json"',
    'import-attribute-needed',
    'A package imports a JSON file in a way that only bundlers understand.',
    raw({ 'i.js': 'import "./x.json";', 'x.json': '{}' }),
    { output: [/needs an import attribute of "?type:? "?json"/] },
  ),
  ...printsAll(
    'What is printed when require meets an ES module in a VM pool?',
    'require-of-es-module',
    "Before Node.js 24.9, `require` can't load an ES module in `vmForks` and `vmThreads`.",
    {
      a: "import { createRequire } from 'node:module'; test('a', () => { createRequire(process.cwd() + '/x.js')('raw'); });",
    },
    [/require\(\) of ES Module .* is not supported in VM pools/],
    {
      files: {
        'node_modules/raw/package.json': '{"name":"raw","type":"module","main":"i.js"}',
        'node_modules/raw/i.js': 'export const a = 1;',
      },
    },
  ),
  ...prints(
    'No Rspack configuration found.',
    'no-rspack-configuration',
    'The file exports an empty list, or no configuration with the name that `configName` asks for.',
    {
      ...config(
        "import { withRspackConfig } from '@rstest/adapter-rspack'; export default { extends: withRspackConfig({ configName: process.env.CONFIG }) };",
      ),
      'rspack.config.mjs': "export default process.env.CONFIG ? [{ name: 'server' }] : [];",
    },
    {
      command: 'CONFIG=shop npx rstest; npx rstest',
      output: [
        /Configuration with the name "shop" was not found[\s\S]*No Rspack configuration found\./,
      ],
    },
  ),
  ...prints(
    'Version mismatch between @rstest/core and @rstest/browser',
    'browser-version-mismatch',
    ['Both packages come out together', 'Run the install command that the message ends with.'],
    // Only the version of this package is read before the run stops.
    {
      ...config("export default { browser: { enabled: true, provider: 'playwright' } };"),
      'node_modules/@rstest/browser/package.json':
        '{ "version": "0.11.9", "exports": { "./*": "./*.js", "./package.json": "./package.json" } }',
      'node_modules/@rstest/browser/internal.js': '',
    },
    {
      output: [/Version mismatch between @rstest\/core.*npm install @rstest\/browser@0\.12\.0/],
      elsewhere: {
        '/config/test/browser':
          'the run fails with `Version mismatch between @rstest/core and @rstest/browser`.',
      },
    },
  ),
  ...prints(
    'Cannot modify `name` in `modifyRstestConfig`',
    'cannot-modify-in-plugin',
    'A plugin changes `name`, `browser.enabled` or another option that has to be known before plugins run.',
    {
      'rstest.config.mjs':
        "export default { plugins: [{ name: 'shop', setup(api) { api.useExposed('rstest').modifyRstestConfig((config) => { config.name = 'shop'; }); } }] };",
      ...tests,
    },
  ),
  'What does a module of Vite, or JSX in a .ts file, print?': {
    heading: 'build-and-modules',
    says: [
      "A plugin of Vite makes modules such as `virtual:pwa-register`, and Rspack doesn't know them.",
      "In jsdom and happy-dom, the message stays, and the test passes. An alias doesn't reach such a name.",
      'A `.ts` file holds JSX.',
    ],
    files: {
      'rstest.config.mjs':
        "export default { resolve: { alias: { 'virtual:aliased': './pwa.ts' } } };",
      'pwa.ts': 'export const registerSW = () => 1;',
      'virtual.test.js':
        "import { registerSW } from 'virtual:aliased'; import { test } from '@rstest/core'; test('a', registerSW);",
      'mocked.test.ts':
        "import { registerSW } from 'virtual:pwa-register'; import { expect, rs, test } from '@rstest/core'; rs.mock('virtual:pwa-register', () => ({ registerSW: rs.fn() })); test('a', () => { registerSW(); expect(registerSW).toHaveBeenCalledTimes(1); });",
      'jsx.test.ts':
        "import { test } from '@rstest/core'; const a = () => <b>hi</b>; test('a', () => { a(); });",
    },
    command:
      'npx rstest virtual; npx rstest jsx; npx rstest mocked; npx rstest mocked --testEnvironment happy-dom',
    output: [
      /Reading from "virtual:aliased" is not handled by plugins \(Unhandled scheme\)[\s\S]*Syntax Error: Unterminated regexp literal[\s\S]*Tests 1 passed[\s\S]*virtual:pwa-register[\s\S]*Tests 1 passed/,
    ],
  },
};
