import { type Answers, core, passing } from '../../../support/answers.ts';

const cart = `import { expect, test } from '@rstest/core';
test('cart', () => { console.log('LOG cart'); expect(1).toBe(1); });
`;
const price = `import { expect, test } from '@rstest/core';
test('price', () => { expect(1).toBe(1); });
`;
const two = { 'src/cart.test.ts': cart, 'src/price.test.ts': price };

export default {
  'Are file filters case-sensitive?': {
    heading: 'filters',
    says: "letter case doesn't matter.",
    files: two,
    command: 'npx rstest CART',
    output: ['src/cart.test.ts', 'Test Files 1 passed'],
    absent: ['src/price.test.ts'],
  },
  'Do several filters narrow or widen the run?': {
    heading: 'filters',
    says: 'More words select more files: `rstest cart price` runs both.',
    files: { ...two, 'src/slug.test.ts': price },
    command: 'npx rstest cart price',
    output: ['Test Files 2 passed'],
    absent: ['slug.test.ts'],
  },
  'Can a filter be a glob?': {
    heading: 'filters',
    says: "Rstest doesn't expand globs, so `rstest 'src/*.test.ts'` finds nothing.",
    files: two,
    command: "npx rstest 'src/*.test.ts'",
    exitCode: 1,
    output: ['No test files found'],
  },
  'What happens to words after --?': {
    heading: 'filters',
    says: 'Words after `--` are ignored, so `rstest -- cart` runs everything.',
    files: two,
    command: 'npx rstest -- cart',
    output: ['Test Files 2 passed'],
  },
  'What happens on an unknown flag?': {
    heading: 'how-flags-are-read',
    says: "An unknown flag fails the run, except below `--coverage.`, where it's ignored.",
    files: two,
    command: 'npx rstest --bogus',
    exitCode: 1,
    output: ['Unknown option `--bogus`'],
  },
  'May I repeat -t?': {
    heading: 'how-flags-are-read',
    says: "Don't repeat another one: `-t a -t b` makes every file fail, for example, so use one pattern,",
    files: two,
    command: 'npx rstest -t cart -t price',
    exitCode: 1,
    output: ['regex.test is not a function'],
  },
  'What does rstest --silent cart run?': {
    heading: 'flags-that-swallow-the-next-word',
    says: '`cart` became the value of `--silent`, so both files ran and nothing was silenced.',
    files: two,
    command: 'npx rstest --silent cart',
    output: ['Test Files 2 passed', 'LOG cart'],
  },
  'Does --exclude keep the exclude list of the config?': {
    heading: 'how-flags-combine-with-the-config',
    says: '`--exclude` · replaces it; the built-in patterns always apply, even if the config overrode them',
    files: { ...two, 'rstest.config.mjs': "export default { exclude: ['**/cart*'] };" },
    command: "npx rstest --exclude '**/price*'",
    output: ['src/cart.test.ts', 'Test Files 1 passed'],
    absent: ['src/price.test.ts'],
  },
  'Does --include replace the include of the config?': {
    heading: 'how-flags-combine-with-the-config',
    says: '`--include`, `--reporter`, `--coverage.include`, `--coverage.reporters`, `--pool.execArgv` · replaces it',
    files: { ...two, 'rstest.config.mjs': "export default { include: ['src/cart.test.ts'] };" },
    command: "npx rstest --include 'src/price.test.ts'",
    output: ['src/price.test.ts', 'Test Files 1 passed'],
    absent: ['src/cart.test.ts'],
  },
  'Does --coverage.provider turn coverage on?': {
    heading: 'how-flags-combine-with-the-config',
    says: 'Every known `--coverage.` flag also turns coverage on, except `--coverage.enabled=false` and `--coverage.changed=false`.',
    files: { 'a.ts': 'export const a = 1;' },
    test: "import { test } from '@rstest/core'; import './a'; test('a', () => {});",
    command: 'npx rstest --coverage.provider=v8 --coverage.reporters=text',
    output: ['Coverage enabled with v8', 'All files'],
  },
  'Is a flag with dashes the same as one in camel case?': {
    heading: 'flags-that-swallow-the-next-word',
    says: [
      'So does each flag without a value that you write with dashes, such as `--only-failures` or `--find-related-tests`.',
      '`rstest --find-related-tests src/price.ts` runs all tests for the same reason: write `--findRelatedTests`.',
    ],
    files: {
      'src/price.ts': 'export const price = 1;\n',
      'price.test.ts':
        "import { test } from '@rstest/core';\nimport { price } from './src/price';\ntest('price', () => { console.log('PRICE', price); });\n",
      'cart.test.ts':
        "import { test } from '@rstest/core';\ntest('cart', () => { console.log('CART'); });\n",
    },
    command:
      "for flags in '--find-related-tests src/price.ts' '--findRelatedTests src/price.ts' '--clear-mocks cart' '--clearMocks cart' '--log-heap-usage cart' 'cart --clear-mocks' '--test-timeout 900 cart'; do echo \"RUN $flags\" $(npx rstest $flags | grep -oE 'PRICE|CART' | sort | tr '\\n' ' '); done",
    output: [
      'RUN --find-related-tests src/price.ts CART PRICE',
      /^RUN --findRelatedTests src\/price.ts PRICE$/m,
      'RUN --clear-mocks cart CART PRICE',
      /^RUN --clearMocks cart CART$/m,
      'RUN --log-heap-usage cart CART PRICE',
      /^RUN cart --clear-mocks CART$/m,
      /^RUN --test-timeout 900 cart CART$/m,
    ],
  },
  'Does list print skipped tests?': {
    heading: 'list-tests',
    says: "It builds and loads your test files but doesn't run the tests, and it leaves out skipped ones:",
    test: "import { test } from '@rstest/core'; test('shown', () => {}); test.skip('hidden', () => {});",
    command: 'npx rstest list',
    output: ['a.test.ts > shown'],
    absent: ['hidden'],
  },
  'How do I count all tests and the skipped ones without running them?': {
    heading: 'list-tests',
    says: "`npx rstest -t '$^'` ends with the number of all tests, and runs none. The difference to `list --summary` is what `skip`, `todo` and `only` leave out.",
    files: {
      'a.test.ts':
        "import { beforeAll, describe, test } from '@rstest/core'; beforeAll(() => console.log('RUNS')); test('a', () => console.log('RUNS')); test.skip('b', () => {}); test.todo('c'); describe.skip('d', () => { test('e', () => {}); });",
      'b.test.ts':
        "import { test } from '@rstest/core'; test.only('f', () => console.log('RUNS')); test('g', () => console.log('RUNS'));",
    },
    command: "npx rstest -t '$^'; npx rstest list --summary",
    output: ['Tests 6 skipped', 'Tests 2 matched'],
    absent: ['RUNS'],
  },
  'What is the exit code of list without a match?': {
    heading: 'list-tests',
    says: 'If nothing matches, `list` prints nothing and exits with code 0, whereas a run exits with code 1.',
    files: two,
    command: 'npx rstest list nothing',
    absent: ['test.ts'],
  },
  'Does --browser work on its own?': {
    heading: 'browser-mode',
    says: 'In 0.12.0 the help lists `--browser`, but on its own it fails with ``Unknown option `--browser` ``.',
    files: two,
    command: 'npx rstest --browser',
    exitCode: 1,
    output: ['Unknown option `--browser`'],
  },
  'What is the exit code when -t matches no test?': {
    heading: 'exit-codes',
    says: '`0` · Every test passed, was skipped or is a todo. The code is also 0 when `-t` matches nothing, `--changed` finds no change, or `list` finds nothing.',
    files: two,
    command: 'npx rstest -t nothing',
    output: ['Tests 2 skipped'],
  },
  'What is the exit code when no test file is found?': {
    heading: 'exit-codes',
    says: '`1` · A test, a hook or a file failed; an error was thrown outside a test; no test file was found; a flag or the config is wrong; a coverage threshold was missed.',
    files: two,
    command: 'npx rstest nothing',
    exitCode: 1,
    output: ['No test files found, exiting with code 1.'],
  },
  'Can a test change the exit code through process.exitCode or process.exit?': {
    heading: 'exit-codes',
    says: '`process.exitCode` has no effect, and a test that calls `process.exit()` fails.',
    files: {
      'a.test.ts':
        "import { test } from '@rstest/core'; test('a', () => { process.exitCode = 3; });",
      'b.test.ts': "import { test } from '@rstest/core'; test('b', () => { process.exit(0); });",
    },
    command: 'npx rstest a.test; echo CODE $?; npx rstest b.test; echo CODE $?',
    output: [
      /Tests 1 passed[\s\S]*CODE 0[\s\S]*Tests 1 failed[\s\S]*CODE 1/,
      'process.exit unexpectedly called with "0"',
    ],
  },
  'Does --silent=true silence anything?': {
    heading: 'flags-that-swallow-the-next-word',
    says: 'The values of `--silent` are `passed-only` and `false`. Any other, even `true`, hides nothing.',
    test: "import { test } from '@rstest/core'; test('a', () => console.log('SAID'));",
    command: 'npx rstest --silent=passed-only; echo NEXT; npx rstest --silent=true',
    output: [/NEXT[\s\S]*SAID/],
    absent: [/SAID[\s\S]*NEXT/],
  },
  'Do nested flags have a form with hyphens, too?': {
    heading: 'how-flags-are-read',
    says: 'So do `--testTimeout` and `--test-timeout`, but not behind a dot, where `--pool.max-workers` fails,',
    test: "import { rs, test } from '@rstest/core'; test('a', () => { console.log('TIMEOUT', (rs.getConfig() as any).testTimeout); });",
    command:
      'npx rstest --test-timeout=123; npx rstest --pool.max-workers=1; npx rstest --output.clean-dist-path',
    exitCode: 1,
    output: [
      'TIMEOUT 123',
      'Unknown option `--pool.max-workers`',
      'Unknown option `--output.clean-dist-path`',
    ],
  },
  'What is in an entry of rstest list --json?': {
    heading: 'list-tests',
    says: 'with several projects `project`',
    files: {
      'projects.config.mjs':
        "export default { projects: [{ name: 'shop unit' }, { name: 'shop slow' }] };",
    },
    test: "import { describe, test } from '@rstest/core'; describe('cart', () => { test('adds', () => {}); });",
    command: 'npx rstest list --json; npx rstest list --json -c projects.config.mjs',
    output: [
      /"file": ".*a\.test\.ts",\s+"name": "cart > adds",\s+"type": "case"\s+\}/,
      /"type": "case",\s+"project": "shop unit"/,
    ],
  },
  'How do flags, the config and the default combine, and what do the commands do with tests?': {
    heading: 'commands',
    says: [
      '`rstest [...filters]` · Runs the tests once and exits.',
      '`rstest run [...filters]` · Runs the tests once.',
      '`rstest list [...filters]` · Prints the tests that would run, without running them.',
      '`rstest merge-reports [path]` · Merges the blob reports of several shards into one.',
      'You can also write `--isolate=false`.',
      "Most numbers aren't checked.",
      'A flag overrides the config file, and the config file overrides the default.',
      'When CI runs the tests in shards, each shard writes a report with `--reporter=blob`.',
      '`rstest merge-reports [path]` reads these reports from `.rstest-reports`, or from the directory that you name, and prints one result.',
      'It exits with code 1 if one of them has a failure.',
      'These flags work with `rstest`, `rstest run`, `rstest watch` and `rstest list`.',
      '`--shard <index/count>` · run one part of the test files, such as `1/3`',
      '`--passWithNoTests` · exit with code 0 when no test file is found',
      '`--coverage.reporters <reporter>` · report format; repeatable',
      '`-h`, `--help` · print the help of a command',
      '`-v`, `--version` · print the version',
    ],
    elsewhere: {
      '/guide/basic/test-filter':
        '`--shard=1/3` runs the first third of the test files, after all other file filters but `-f`.',
      '/guide/advanced/coding-agents':
        "`rstest` never watches unless you ask for it with `watch` or `-w`, so it doesn't wait for a key.",
      '/guide/migration/vitest':
        '`vitest list`, `vitest --merge-reports` · `rstest list`, `rstest merge-reports`',
    },
    files: {
      'rstest.config.ts': `export default { retry: 1, testTimeout: 4000 };
`,
      'a.test.ts': `${core}test('a', () => { const { retry, testTimeout, hookTimeout } = rs.getConfig() as any; console.log('settings', retry, testTimeout, hookTimeout); });
`,
      'b.test.ts': `${core}test('b', () => { if (process.env.BREAK) throw new Error(); });
`,
      'none.sh': ``,
    },
    command:
      'npx rstest --retry=2 && npx rstest run a && npx rstest list && npx rstest watch --help && npx rstest list --isolate=false --shard=1/2 && npx rstest run --passWithNoTests nothing && npx rstest --bail=x a; echo bail $?; npx rstest --shard=1/2 --reporter=blob && BREAK=1 npx rstest --shard=2/2 --reporter=blob; npx rstest merge-reports; echo merged $?; npx rstest -h; npx rstest -v',
    output: [
      'settings 2 4000 10000',
      'settings 1 4000 10000',
      'a.test.ts > a',
      'bail 0',
      'Tests 1 failed | 1 passed',
      'merged 1',
      'Usage:',
      /^rstest\/0|^0\.12\.0|Rstest v0\.12\.0$/m,
    ],
  },
  'What does rstest init browser write?': {
    heading: 'create-files-for-browser-mode',
    says: '`rstest init browser` writes a config, a sample component and its test, and adds the packages you need to `package.json`.',
    elsewhere: {
      '/guide/advanced/browser-mode':
        '`npx rstest init browser --yes` then writes a config, a sample test and the entries in `package.json`.',
    },
    files: { 'package.json': '{}' },
    command:
      'npx rstest init browser --yes && ls rstest.browser.config.* tests && cat package.json',
    output: [
      /^rstest\.browser\.config\.mts$/m,
      /^Counter\.js$/m,
      /^Counter\.test\.js$/m,
      '"@rstest/browser"',
      '"playwright"',
    ],
  },
  'How do I pass my own argument to the tests?': {
    heading: 'filters',
    says: 'Tests get no arguments from you, and an unknown flag ends the run: set a variable, `CITY=Bern npx rstest`, and read `process.env.CITY` in the tests or the config.',
    files: {
      'rstest.config.ts': `console.log('CONFIG', process.env.CITY); export default {};`,
      'a.test.ts': `import { test } from '@rstest/core';
test('a', () => console.log('TEST', process.env.CITY, process.argv.join().includes('Bern')));`,
    },
    command:
      'npx rstest --city=Bern; echo "CODE $?"; npx rstest -- --city=Bern; CITY=Bern npx rstest',
    output: [
      'Unknown option `--city`',
      'CODE 1',
      'TEST undefined false',
      'CONFIG Bern',
      'TEST Bern',
    ],
  },
  'Does a path with backslashes work as a filter?': {
    heading: 'filters',
    says: 'A backslash counts as a slash, so paths of Windows work.',
    files: two,
    command: "npx rstest 'src\\cart'",
    output: ['✓ src/cart.test.ts', 'Test Files 1 passed'],
  },
  'Is a filter reported that matches nothing beside another one?': {
    heading: 'filters',
    says: 'If only one of them matches, or the file of the other is in a project that `--project` leaves out, nothing says so; if none does, the run ends with `No test files found`.',
    files: {
      ...two,
      'rstest.config.ts':
        "export default { projects: [{ name: 'cart', include: ['src/cart.test.ts'] }, { name: 'price', include: ['src/price.test.ts'] }] };",
    },
    command:
      'npx rstest src/cart gone && npx rstest --project cart src/cart src/price; npx rstest --project cart src/price || echo ENDED',
    output: [/Test Files 1 passed[\s\S]*Test Files 1 passed[\s\S]*No test files found[\s\S]*ENDED/],
    absent: ['gone'],
  },
  'After merging runs of two systems, how do I see which result is from which?': {
    heading: 'merge-reports',
    says: [
      "To see which result is from which, write `name: process.platform` and `reporters: [['default', { showProjectName: true }]]` in the config; with `projects`, only the names of the projects count.",
      "The merged report then has `[linux]` or `[darwin]` before each file, and `json` has that name as `project`; `dot` and `junit` don't name it.",
    ],
    files: {
      // The config of a system is simulated by the platform that it sees.
      'rstest.config.mjs':
        "Object.defineProperty(process, 'platform', { value: process.env.SYSTEM ?? process.platform }); export default { name: process.platform, reporters: [['default', { showProjectName: !process.env.PLAIN }]] };",
      'a.test.ts': `${core}test('a', () => { expect(process.env.BREAK).toBeUndefined(); });`,
    },
    command:
      '{ SYSTEM=linux npx rstest --reporter=blob; mv .rstest-reports/blob.json one.json; BREAK=1 SYSTEM=darwin npx rstest --reporter=blob; mv .rstest-reports/blob.json .rstest-reports/blob-2-2.json; mv one.json .rstest-reports/blob-1-2.json; } > /dev/null 2>&1; PLAIN=1 npx rstest merge-reports 2> /dev/null; echo NAMED; npx rstest merge-reports 2> /dev/null; for r in json dot junit; do echo "AS $r"; npx rstest merge-reports --reporter=$r 2> /dev/null; done; true',
    output: [
      /✓ a\.test\.ts[\s\S]*✗ a\.test\.ts[\s\S]*NAMED[\s\S]*✓ \[linux\] a\.test\.ts[\s\S]*✗ \[darwin\] a\.test\.ts[\s\S]*AS json[\s\S]*"project": "linux"[\s\S]*"project": "darwin"[\s\S]*AS dot[\s\S]*·x[\s\S]*AS junit[\s\S]*<testcase/,
    ],
    absent: [/AS dot[\s\S]*(linux|darwin)/],
  },
  'What does list print if one file cannot be loaded?': {
    heading: 'list-tests',
    says: "If one file can't be loaded, `list` prints its error in place of the list, and the code is 1, except with `--filesOnly`.",
    files: { 'a.test.ts': passing, 'b.test.ts': "throw new Error('at load');\n" },
    command: 'npx rstest list; echo CODE $?; npx rstest list --filesOnly; echo CODE $?',
    output: [/Error: at load[\s\S]*CODE 1\s+a\.test\.ts\s+b\.test\.ts\s+CODE 0/],
    absent: ['adds'],
  },
  'What is the exit code 143?': {
    heading: 'exit-codes',
    says: '`143` · Something ended it with `SIGTERM`, such as a CI job that is canceled or out of time.',
    files: {
      'a.test.ts':
        "import { test } from '@rstest/core'; test('a', async () => { console.log('STARTED'); await new Promise((done) => setTimeout(done, 60_000)); }, 90_000);",
      'stop.mjs': `import { spawn } from 'node:child_process';
const run = spawn('rstest', ['--disableConsoleIntercept'], { detached: true });
run.stdout.on('data', (text) => { if (String(text).includes('STARTED')) run.kill('SIGTERM'); });
run.on('exit', (code, signal) => console.log('CODE', code, signal));
`,
    },
    command: 'node stop.mjs',
    output: ['CODE 143 null'],
  },
  'Which fields has an entry of list --json?': {
    heading: 'list-tests',
    says: "print JSON, or write it to the file that you name; each entry has `file`, an absolute path, `name` such as `cart > adds`, `type` (`case`, `suite` or `file`), with several projects `project`, and with `--printLocation` `location`; without a match it's `[]`",
    files: {
      'a.test.ts':
        "import { describe, test } from '@rstest/core';\ndescribe('cart', () => { test('adds', () => {}); });\n",
      'read.mjs': `import { readFileSync } from 'node:fs';
for (const { file, name, type, location, project } of JSON.parse(readFileSync(0, 'utf8')))
  console.log('ENTRY', file.startsWith('/'), name, type, Boolean(location), project);
console.log('END');`,
    },
    command:
      'npx rstest list --includeSuites --printLocation --json | node read.mjs; npx rstest list --filesOnly --json | node read.mjs; npx rstest list -t nothing --json',
    output: [
      'ENTRY true cart suite true undefined',
      'ENTRY true cart > adds case true undefined',
      'ENTRY true undefined file false undefined',
      /END\s+\[\]\s*$/,
    ],
  },
  'How does list print a file that two projects include?': {
    heading: 'list-tests',
    says: 'A file of two projects is listed once for each, without their names, which `--json` has.',
    files: {
      'rstest.config.mjs': "export default { projects: [{ name: 'one' }, { name: 'two' }] };",
      'a.test.ts': passing,
    },
    command: 'npx rstest list --filesOnly; npx rstest list --filesOnly --json',
    output: [/^\s*a\.test\.ts\s+a\.test\.ts\s+\[[\s\S]*"project": "one"[\s\S]*"project": "two"/],
  },
} satisfies Answers;
