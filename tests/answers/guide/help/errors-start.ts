import type { Answers } from '../../../support/answers.ts';
import { prints } from '../../../support/errors.ts';

const fine = "import { test } from '@rstest/core'; test('fine', () => {});";
const tests = { 'a.test.ts': fine };
const config = (text: string) => ({ ...tests, 'rstest.config.mjs': text });
const setup = (text: string) => ({
  ...config("export default { globalSetup: ['./setup.mjs'] };"),
  'setup.mjs': text,
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
    "As many tests have failed as `bail` allows, so the rest didn't run.",
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
  'Why does Node.js warn that the module type of rstest.config.ts is not specified?': {
    heading: 'config-module-type',
    says: [
      'A warning of Node.js 22.18 or later, which loads the config file itself; the tests run as usual. Rename the file to `rstest.config.mts`',
      'For `rstest.config.js`, earlier versions print it as well: name it `.mjs`.',
    ],
    elsewhere: {
      '/guide/start/quick-start':
        'If Node.js now prints a warning about this file, as 22.18 and later do after `npm init -y`, name it `rstest.config.mts`.',
    },
    files: { ...tests, 'package.json': '{}', 'rstest.config.ts': 'export default {};' },
    command:
      'npx rstest; echo \'{ "type": "commonjs" }\' > package.json; npx rstest; mv rstest.config.ts rstest.config.js; echo JS; rstest; echo {} > package.json; rstest; mv rstest.config.js rstest.config.mjs; echo MTS; npx rstest; mv rstest.config.mjs rstest.config.mts; npx rstest',
    output: [
      /Tests 1 passed[\s\S]*Tests 1 passed[\s\S]*JS[\s\S]*(?:To load an|Failed to load the) ES module[\s\S]*1 passed[\s\S]*Module type of \S+rstest\.config\.js\S* is not specified[\s\S]*MTS[\s\S]*1 passed[\s\S]*1 passed/,
      // Earlier versions of Node.js don't load TypeScript.
      (process.features as { typescript?: unknown }).typescript
        ? /Module type of \S+rstest\.config\.ts\S* is not specified[\s\S]*Failed to load the ES module: \S+rstest\.config\.ts/
        : 'MTS',
    ],
    absent: [/MTS[\s\S]*Warning/],
  },
  ...prints(
    'merged.include.map is not a function',
    'include-is-not-a-list',
    '`include` is a string. It has to be a list:',
    config("export default { include: 'a.test.ts' };"),
  ),
  ...prints(
    "Cannot read properties of undefined (reading 'push')",
    'include-is-not-a-list',
    "For `exclude`, the message is `Cannot read properties of undefined (reading 'push')`.",
    config("export default { exclude: 'a.test.ts' };"),
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
      output: [
        'Version mismatch between @rstest/core and @rstest/browser',
        /Version mismatch.*npm install @rstest\/browser@0\.12\.0/,
      ],
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
  'What if the config has no default export?': {
    heading: 'config-not-an-object',
    says: 'If the file has no default export at all, the message is `Cannot convert object to primitive value`.',
    files: config('export const retry = 1;'),
    exitCode: 1,
    output: ['Cannot convert object to primitive value'],
  },
  'What if the config exports a number?': {
    heading: 'config-not-an-object',
    says: 'The default export of `rstest.config.*` is something else.',
    files: config('export default 5;'),
    exitCode: 1,
    output: ['The config must be an object or a function that returns an object'],
  },
  'What if a setup file does not exist?': {
    heading: 'setup-file-not-found',
    says: "A path in `setupFiles` or `globalSetup` doesn't exist.",
    files: config("export default { setupFiles: ['./missing.ts'] };"),
    exitCode: 1,
    output: ['Setup file ./missing.ts not found'],
  },
  'What does an unknown environment do?': {
    heading: 'unknown-test-environment',
    says: [
      'The name is none of `node`, `jsdom` and `happy-dom`.',
      'Likewise, `Unknown pool worker` means a wrong name in `pool`, and so does `no free worker id` of further files.',
    ],
    test: fine,
    command:
      'npx rstest --testEnvironment=moon; cp a.test.ts b.test.ts; npx rstest --pool=moon --pool.maxWorkers=1',
    exitCode: 1,
    output: [
      'Unknown test environment: moon',
      'Unknown pool worker: moon',
      'no free worker id',
      'Test Files 2 failed',
    ],
  },
  'What do a flag of another command, a missing config, a missing environment, a missing project and an empty match say?':
    {
      heading: 'unknown-option',
      says: [
        "The flag doesn't exist, is misspelled, or belongs to another command.",
        'For example, `--watch` works with `rstest` but not with `rstest run`, and `--browser` has to be `--browser.enabled`.',
        "The file that `--config` names doesn't exist.",
        "`Can't resolve project` means that a path in the list doesn't exist.",
      ],
      elsewhere: {
        '/guide/help/errors-tests':
          'The message lists the root, the patterns and the filters of the run.',
        '/guide/help/troubleshooting': 'All tests are skipped, exit code 0 · `-t` matches nothing.',
        '/guide/help/upgrade': 'A wrong flag exits with code 1.',
      },
      files: {
        'a.test.ts': `import { test } from '@rstest/core';
test('a', () => {});
`,
        'projects.config.ts': `export default { projects: ['packages/gone'] };
`,
      },
      command:
        'npx rstest run --watch; npx rstest --browser; npx rstest --shrad=1/2; npx rstest -c gone.config.ts; npx rstest -c projects.config.ts; npx rstest nothing; npx rstest -t nothing; echo code $?',
      output: [
        'Unknown option `--watch`',
        'Unknown option `--browser`',
        'Unknown option `--shrad`',
        'Cannot find config file',
        "Can't resolve project",
        'No test files found',
        /root[\s\S]*include/,
        /Tests 1 skipped[\s\S]*code 0/,
      ],
    },
  'When does the test environment fail to load?': {
    heading: 'failed-to-load-test-environment',
    says: "`jsdom` or `happy-dom` isn't installed.",
    elsewhere: {
      '/guide/help/errors-start':
        'Install the package that the message names, in the same version as `@rstest/core`.',
      '/guide/basic/coverage':
        "If the provider isn't installed, the run fails with `Failed to load coverage provider module`.",
    },
    files: {
      'rstest.config.mjs': "export default { testEnvironment: 'happy-dom' };",
      'a.test.ts': "import { test } from '@rstest/core'; test('a', () => {});",
      'without.cjs': `const { Module } = require('node:module');
const resolve = Module._resolveFilename;
Module._resolveFilename = (request, ...rest) => {
  if (/^happy-dom$|coverage-/.test(request)) throw Object.assign(new Error('not installed'), { code: 'MODULE_NOT_FOUND' });
  return resolve(request, ...rest);
};`,
    },
    command:
      'export NODE_OPTIONS="--require ./without.cjs"; npx rstest; npx rstest --coverage --testEnvironment=node',
    exitCode: 1,
    output: [
      'Failed to load testEnvironment "happy-dom" dependency',
      'Failed to load coverage provider module: @rstest/coverage-istanbul',
    ],
  },
  'Does a misspelled flag of coverage fail?': {
    heading: 'unknown-option',
    says: "Names after `--coverage.` aren't checked: `--coverage.reporter=text`, which should be `--coverage.reporters=text`, is ignored without a message.",
    files: { 'src/one.ts': 'export const one = () => 1;\n' },
    test: `import { expect, test } from '@rstest/core';
import { one } from './src/one';
test('a', () => { expect(one()).toBe(1); });`,
    command:
      'npx rstest --coverage --coverage.reporter=json-summary 2>&1; echo CODE $?; ls coverage; rm -r coverage; npx rstest --coverage --coverage.reporters=json-summary; ls coverage; npx rstest --coverag.reporters=text 2>&1; npx rstest --output.foo=1 2>&1; exit 0',
    output: [
      /CODE 0[\s\S]*index\.html[\s\S]*coverage-summary\.json[\s\S]*Unknown option `--coverag`[\s\S]*Unknown option `--output\.foo`/,
    ],
    absent: ['Unknown option `--coverage'],
  },
  'Why is a revision unknown to --changed?': {
    heading: 'changed-without-git',
    says: 'If it goes on with `unknown revision or path not in the working tree` or `no merge base`, there is a repository, but it lacks the commit or the history up to it: fetch both, for example with `git fetch --unshallow origin HEAD main:refs/remotes/origin/main` in a shallow clone.',
    files: {
      'up/rstest.config.mjs': 'export default {};',
      'up/a.test.mjs': "import { test } from '@rstest/core'; test('a', () => {});",
    },
    command: `cd up; git init -q -b main; g() { git -c user.email=a@b.c -c user.name=a commit -qam "$1"; }; git add .; g 1; git checkout -qb work; echo '// 2' >> a.test.mjs; g 2; echo '// 3' >> a.test.mjs; g 3; git checkout -q main; echo '// 4' >> rstest.config.mjs; g 4; git checkout -q work; cd ..; git clone -q --depth 1 -b work "file://$PWD/up" co; cd co; r() { npx rstest run "$@" 2>&1 | grep -oE 'Failed to resolve changed.*|^ +Tests 1 passed'; }; r --changed=origin/main; r --coverage --coverage.changed=origin/main; git fetch -q --depth 1 origin main:refs/remotes/origin/main; r --changed=origin/main; git fetch -q --unshallow origin HEAD main:refs/remotes/origin/main; r --changed=origin/main; cd ..; rm -rf up co; exit 0`,
    output: [
      /^Failed to resolve changed files for `--changed` from .*Git error: fatal: ambiguous argument 'origin\/main\.\.\.HEAD': unknown revision or path not in the working tree[\s\S]*falling back to full coverage[\s\S]*Git error: fatal: origin\/main\.\.\.HEAD: no merge base\s+Tests 1 passed\s*$/,
    ],
  },
  'Can json-summary be a reporter?': {
    heading: 'reporter-not-found',
    says: 'Reports of coverage, such as `lcov` and `json-summary`, belong in `coverage.reporters`.',
    files: {
      'wrong.config.mjs': "export default { reporters: ['json-summary'] };",
      'right.config.mjs':
        "export default { coverage: { enabled: true, reporters: ['json-summary', 'lcov'] } };",
      'a.test.mjs': "import { test } from '@rstest/core'; test('a', () => {});",
    },
    command: 'npx rstest -c wrong.config.mjs; npx rstest -c right.config.mjs; ls coverage',
    output: [/Reporter json-summary not found/, 'coverage-summary.json', 'lcov.info'],
  },
  'What does --shard 1 print?': {
    heading: 'invalid-shard',
    says: 'For `--shard 1`, the message is `options.shard.split is not a function`.',
    files: { 'a.test.mjs': "import { test } from '@rstest/core'; test('a', () => {});" },
    command: 'npx rstest --shard 1',
    exitCode: 1,
    output: ['options.shard.split is not a function'],
  },
} satisfies Answers;
