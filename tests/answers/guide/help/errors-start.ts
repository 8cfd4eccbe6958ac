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

export default [
  prints(
    'option `-c, --config <config>` value is missing',
    'option-value-missing',
    tests,
    'npx rstest run --config',
  ),
  prints('Unused args: `y`, `z`', 'unused-args', tests, 'npx rstest merge-reports x y z'),
  prints('Unknown option `--jsn`', 'command-line', tests, 'npx rstest list --jsn'),
  prints('Unknown project type: "shop"', 'unknown-project-type', tests, 'npx rstest init shop'),
  prints('Invalid shard option: 0/3.', 'invalid-shard', tests, 'npx rstest run --shard 0/3'),
  prints(
    'The `shard` config field is no longer supported and is ignored.',
    'shard-field',
    config('export default { shard: { index: 1, count: 2 } };'),
    'npx rstest run',
    0,
  ),
  prints(
    'Test sharding is not supported in watch mode.',
    'not-in-watch-mode',
    tests,
    'npx rstest watch --shard 1/2',
  ),
  prints(
    'Options `--related`, `--findRelatedTests`, and `--changed` cannot be used together.',
    'selections-together',
    tests,
    'npx rstest run --related a.test.ts --changed',
  ),
  prints(
    'Failed to resolve changed files for `--changed` from .',
    'changed-without-git',
    tests,
    'GIT_DIR=/nonexistent npx rstest run --changed',
  ),
  prints(
    'The `--related` option requires at least one source file path.',
    'related-without-path',
    tests,
    'npx rstest run --related',
  ),
  prints(
    'onlyFailures is ignored when explicit file filters are provided.',
    'only-failures-ignored',
    tests,
    'npx rstest run a --onlyFailures',
    0,
  ),
  prints(
    'Invalid regular expression: /[/',
    'invalid-regular-expression',
    tests,
    'npx rstest run -t "["',
  ),
  prints(
    'Blob reports directory not found: ',
    'blob-reports-missing',
    tests,
    'npx rstest merge-reports',
  ),
  {
    ...prints(
      'Blob report … is not valid JSON',
      'blob-report-unusable',
      { ...tests, '.rstest-reports/blob.json': '{' },
      'npx rstest merge-reports',
    ),
    output: [/Blob report \S+ is not valid JSON/],
  },
  prints(
    'Test run aborted due to reaching the bail limit of 1 failed test(s).',
    'bail-limit',
    {
      'a.test.ts':
        "import { expect, test } from '@rstest/core'; test('a', () => { expect(1).toBe(2); });",
    },
    'npx rstest run --bail 1',
  ),
  {
    ...prints('ParseError: Unexpected token', 'config-does-not-parse', config('export default {')),
    output: [/Failed to run Rstest\.\s+error\s+ParseError/],
  },
  prints(
    'merged.include.map is not a function',
    'include-is-not-a-list',
    config("export default { include: 'a.test.ts' };"),
  ),
  prints('Unsupported test environment "moon" in ./a.test.ts.', 'unsupported-test-environment', {
    'a.test.ts': `/** @rstest-environment moon */\n${fine}`,
  }),
  prints(
    'Failed to parse test environment options in ./a.test.ts: environment options must be a JSON object',
    'environment-options-not-json',
    {
      'a.test.ts': `/**\n * @rstest-environment jsdom\n * @rstest-environment-options 5\n */\n${fine}`,
    },
  ),
  prints(
    'require `testEnvironment.options` to be structured-cloneable',
    'environment-options-not-cloneable',
    config("export default { testEnvironment: { name: 'node', options: { f() {} } } };"),
  ),
  prints(
    'Unknown coverage provider: c8',
    'unknown-coverage-provider',
    tests,
    'npx rstest run --coverage --coverage.provider=c8',
  ),
  prints(
    '[rsbuild:plugin] Expect the setup function of Rsbuild plugin to be a function, but got object.',
    'not-an-rsbuild-plugin',
    config("export default { plugins: [{ name: 'vite-plugin', transform() {} }] };"),
  ),
  prints(
    '[rstest] global setup worker exited',
    'global-setup-worker-exited',
    setup('export default () => process.exit(4);'),
  ),
  {
    ...prints(
      'Error during global teardown: Error: late',
      'error-during-global-teardown',
      setup("export default () => () => { throw new Error('late'); };"),
    ),
    says: 'The exit code is 1 even though all tests passed',
  },
  prints(
    "Rstest API 'test' is not registered yet",
    'not-registered-yet',
    { 'a.mjs': "import { test } from '@rstest/core'; test('a', () => {});" },
    'node a.mjs',
  ),
  prints(
    'Project name "web" is already used.',
    'project-name-used',
    config("export default { projects: [{ name: 'web' }, { name: 'web' }] };"),
  ),
  prints('Unknown file extension ".md" for ./packages/README.md', 'project-is-a-stray-file', {
    ...config("export default { projects: ['packages/*'] };"),
    'packages/README.md': '# Shop',
    'packages/a/a.test.ts': fine,
  }),
  prints(
    'Unknown file extension ".css" for ./node_modules/raw/a.css',
    'build-and-modules',
    raw({ 'i.js': 'import "./a.css";', 'a.css': '' }),
  ),
  {
    ...prints('To enable support for Vue, use "@rsbuild/plugin-vue"', 'vue-plugin-missing', {
      'a.test.ts': `import './a.vue'; ${fine}`,
      'a.vue': '<template><p /></template>',
    }),
  },
  prints('You may need an appropriate loader to handle this file type.', 'no-loader-for-file', {
    'a.test.ts': `import './a.weird'; ${fine}`,
    'a.weird': '<shop></shop>',
  }),
  prints('Package subpath \'./deep\' is not defined by "exports" in', 'subpath-not-exported', {
    ...raw({ 'i.js': '' }, '{".":"./i.js"}'),
    'a.test.ts': `import 'raw/deep'; ${fine}`,
  }),
  {
    ...prints(
      'needs an import attribute of type "json"',
      'import-attribute-needed',
      raw({ 'i.js': 'import "./x.json";', 'x.json': '{}' }),
    ),
    output: [/needs an import attribute of "?type:? "?json"/],
  },
  printsAll(
    'What is printed when require meets an ES module in a VM pool?',
    'require-of-es-module',
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
];
