import { type Answers, testFiles } from '../../../support/answers.ts';

const test = (name: string, body = '') =>
  `import { expect, test } from '@rstest/core'; test('${name}', () => { ${body} });`;
const two = { 'a.test.ts': test('a'), 'b.test.ts': test('b', 'expect(1).toBe(2);') };
const shards =
  'npx rstest --shard=1/2 --reporter=blob; npx rstest --shard=2/2 --reporter=blob; npx rstest merge-reports';

const isLinux = process.platform === 'linux';

export default {
  'Which processes stay when I pipe a run into head?': {
    heading: 'exit-codes',
    says: 'Outside the pools of threads, its worker processes then stay, orphaned: end them by hand, and write the output to a file first.',
    files: {
      'a.test.ts': `import { writeFileSync } from 'node:fs';
import { test } from '@rstest/core';
test('a', async () => {
  writeFileSync('pid', String(process.pid));
  for (let i = 0; i < 20; i += 1) { console.log('line', i); await new Promise((done) => setTimeout(done, 100)); }
});
`,
    },
    command:
      'for p in forks vmForks threads; do npx rstest --pool=$p 2> log.txt | head -1 > /dev/null; grep -o "write EPIPE" log.txt; sleep 4; kill $(cat pid) && echo LEFT $p; done; echo END',
    output: [
      /write EPIPE\nLEFT forks\nwrite EPIPE\nLEFT vmForks\n(?![\s\S]*LEFT threads)[\s\S]*END/,
    ],
  },
  'Does a missing snapshot fail with CI set?': {
    heading: 'what-changes-in-ci',
    says: [
      'A missing snapshot fails the test instead of being written, because nobody would review and commit it.',
    ],
    elsewhere: {
      '/guide/basic/snapshot':
        'The test fails with `Snapshot … mismatched`, shows the difference, and ends there:',
    },
    test: test('a', 'expect(1).toMatchSnapshot();'),
    command: 'CI=true npx rstest',
    exitCode: 1,
    output: ['mismatched'],
  },
  'Does merge-reports fail when one shard failed?': {
    heading: 'split-the-run-over-machines',
    says: '`merge-reports` exits with code 1 if a report has a failure, but with 0 if a shard left no report, for example because `npm ci` failed, or had no files.',
    files: two,
    command: shards,
    exitCode: 1,
    output: ['Merging 2 blob reports', 'Test Files 1 failed | 1 passed'],
  },
  'Does merge-reports notice a shard that left no report, or one without files?': {
    heading: 'split-the-run-over-machines',
    says: [
      '`merge-reports` exits with code 1 if a report has a failure, but with 0 if a shard left no report, for example because `npm ci` failed, or had no files.',
      'So require the jobs of the shards before merging, too.',
    ],
    files: { 'a.test.ts': test('a'), 'b.test.ts': test('b') },
    command:
      'npx rstest --shard=1/2 --reporter=blob; npx rstest merge-reports; echo MISSING $?; rm -r .rstest-reports; for i in 1 2 3; do npx rstest --shard=$i/3 --reporter=blob; echo SHARD $?; done; npx rstest merge-reports; echo EMPTY $?',
    output: [
      /Tests 1 passed\n[\s\S]*MISSING 0[\s\S]*SHARD 0[\s\S]*SHARD 0[\s\S]*SHARD 1[\s\S]*Tests 2 passed\n[\s\S]*EMPTY 0/,
    ],
  },
  'Where does the blob reporter write?': {
    heading: 'split-the-run-over-machines',
    says: 'The `blob` reporter leaves a file behind, and the last job merges these files into one report:',
    files: { 'a.test.ts': test('a'), 'b.test.ts': test('b') },
    command: 'npx rstest --shard=1/2 --reporter=blob && ls .rstest-reports',
    output: ['blob-1-2.json'],
  },
  'Can the coverage of shards be merged?': {
    heading: 'split-the-run-over-machines',
    says: 'For one coverage report, pass the same coverage flags, such as `--coverage.provider=v8`, to the shards and to `merge-reports`, which alone checks thresholds.',
    files: {
      'rstest.config.mjs': 'export default { coverage: { thresholds: { functions: 100 } } };',
      'src.ts': 'export const one = () => 1;\nexport const two = () => 2;\n',
      'a.test.ts': `import { one } from './src'; ${test('a', 'one();')}`,
      'b.test.ts': `import { two } from './src'; ${test('b', 'two();')}`,
    },
    command:
      'for i in 1 2; do npx rstest --shard=$i/2 --reporter=blob --coverage.provider=v8; echo shard $?; done; npx rstest merge-reports --coverage.provider=v8 --coverage.reporters=text; echo "export const three = () => 3;" >> src.ts; for i in 1 2; do npx rstest --shard=$i/2 --reporter=blob --coverage.provider=v8; echo shard $?; done; npx rstest merge-reports --coverage.provider=v8 --coverage.reporters=text; echo merged $?',
    output: [
      / src\.ts +\| +100 \| +100 \| +100 \| +100/,
      /(shard 0[\s\S]*){4}does not meet global threshold[\s\S]*merged 1/,
    ],
  },
  'Does coverage of a shard count that ran in another directory?': {
    heading: 'split-the-run-over-machines',
    says: "Run all in the same directory, because reports hold absolute paths: without a message, coverage of a shard that ran in another one isn't counted.",
    files: {
      'one/src.ts': 'export const one = () => 1;\nexport const two = () => 2;\n',
      'one/a.test.ts': `import { one } from './src'; ${test('a', 'one();')}`,
      'one/b.test.ts': `import { two } from './src'; ${test('b', 'two();')}`,
    },
    command:
      'cp -r one two; shard() { npx rstest --shard=$1/2 --reporter=blob --coverage.provider=v8; }; merge() { npx rstest merge-reports --coverage.provider=v8 --coverage.reporters=text; }; cd one; shard 1; cd ../two; shard 2; cp ../one/.rstest-reports/* .rstest-reports; merge; echo THEN; shard 1; merge',
    output: [
      / src\.ts +\| +75 \| +100 \| +50 [\s\S]*THEN[\s\S]* src\.ts +\| +100 \| +100 \| +100 /,
    ],
    absent: ['arning'],
  },
  'Are there annotations when the config names reporters?': {
    heading: 'github-actions',
    says: 'If your config names reporters, that no longer happens, so add it to the list:',
    files: { ...two, 'rstest.config.mjs': "export default { reporters: ['default'] };" },
    command: 'GITHUB_ACTIONS=true npx rstest',
    exitCode: 1,
    absent: ['::error'],
  },
  'Does the run write a JUnit file on GitLab?': {
    heading: 'gitlab-ci',
    says: 'GitLab reads JUnit files and shows failed tests in the merge request. Name the `junit` reporter next to `default`, because a list of your own replaces the default:',
    files: {
      'a.test.ts': test('a'),
      'rstest.config.mjs':
        "export default { reporters: process.env.GITLAB_CI ? ['default', ['junit', { outputPath: 'reports/junit.xml' }]] : ['default'] };",
    },
    command: 'GITLAB_CI=true npx rstest && cat reports/junit.xml',
    output: ['Tests 1 passed', '<testsuites'],
  },
  'What does --changed run, and what is the exit code when no test is affected?': {
    heading: 'run-only-what-a-pull-request-changes',
    says: [
      'This runs the tests that import a changed file.',
      "some changes, such as one of the lock file alone or a deleted file, don't show in imports.",
      'If no test is affected, the run exits with code 0.',
    ],
    files: {
      'cart.ts': `export const cart = 1;
`,
      'cart.test.ts': `import { test } from '@rstest/core';
import './cart';
test('cart', () => {});
`,
      'price.test.ts': `import { test } from '@rstest/core';
test('price', () => {});
`,
    },
    command:
      "git init -q . && git config user.email a@example.com && git config user.name a && git add . && git commit -qm a && echo hi > package-lock.json && npx rstest --changed; echo code $?; echo 'export const cart = 2;' > cart.ts && npx rstest --changed",
    output: [
      /No test files found for changed files[\s\S]*code 0[\s\S]*cart\.test\.ts[\s\S]*Test Files 1 passed/,
    ],
    absent: ['price.test.ts'],
  },
  'How many workers does a run start, and for which systems is Rspack published?': {
    heading: 'docker',
    says: [
      'Rstest starts one worker for each CPU that Node.js reports, minus one.',
      "Rspack is a native program, and the one for macOS doesn't run on Linux.",
      'The packages for Alpine (musl) are installed automatically.',
    ],
    elsewhere: {
      '/guide/help/faq':
        'Rspack is published for Windows, macOS and Linux, so Rstest runs on all three.',
    },
    files: {
      ...testFiles(
        ['a', 'b', 'c', 'd', 'e', 'f'],
        () =>
          `import { appendFileSync } from 'node:fs'; import { test } from '@rstest/core'; test('a', async () => { appendFileSync('ids.txt', process.env.RSTEST_WORKER_ID + ' '); await new Promise((resolve) => setTimeout(resolve, 700)); });`,
      ),
      'read.mjs': `import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
const most = Math.max(...readFileSync('ids.txt', 'utf8').trim().split(' ').map(Number));
console.log('WORKERS', most === Math.min(6, Math.max(1, availableParallelism() - 1)));
const core = createRequire(import.meta.resolve('@rstest/core'));
const rspack = createRequire(createRequire(core.resolve('@rsbuild/core')).resolve('@rspack/core'));
const file = rspack.resolve('@rspack/binding');
const { optionalDependencies } = JSON.parse(readFileSync(dirname(file) + '/package.json', 'utf8'));
console.log('BINDINGS', Object.keys(optionalDependencies).join(' '));`,
    },
    command: 'npx rstest; node read.mjs',
    output: [
      'WORKERS true',
      /BINDINGS .*binding-darwin-arm64/,
      /BINDINGS .*binding-win32-x64-msvc/,
      /BINDINGS .*binding-linux-x64-gnu/,
      /BINDINGS .*binding-linux-x64-musl/,
    ],
  },
  'How do I merge the JUnit reports of shards into one file?': {
    heading: 'split-the-run-over-machines',
    says: '`merge-reports` uses the reporters of the config: with `junit` and its `outputPath` there, it writes one JUnit file of all shards.',
    files: {
      ...testFiles(
        ['a', 'b'],
        (name) => `import { test } from '@rstest/core'; test('${name}', () => {});`,
      ),
      'rstest.config.mjs':
        "export default { reporters: ['default', ['junit', { outputPath: 'reports/junit.xml' }]] };",
    },
    command:
      'npx rstest --shard=1/2 --reporter=blob && npx rstest --shard=2/2 --reporter=blob && npx rstest merge-reports && cat reports/junit.xml',
    output: [/tests="2"[\s\S]*<testsuite name="a\.test\.ts"[\s\S]*<testsuite name="b\.test\.ts"/],
  },
  'Why is the job green although tests failed, with a pipe to tee?': {
    heading: 'exit-codes',
    says: 'A pipe hides the code: `npx rstest | tee log.txt` ends with that of `tee`, and a failing run looks green. Write `set -o pipefail` before it.',
    test: "import { test } from '@rstest/core'; test('a', () => { throw new Error('no stock'); });",
    command:
      'npx rstest | tee log.txt > out.txt; echo PIPE $?; bash -c "set -o pipefail; npx rstest | tee log.txt > out.txt"; echo PIPEFAIL $?',
    output: ['PIPE 0', 'PIPEFAIL 1'],
  },
  'Why does CI not find a module or a snapshot that my machine finds?': {
    heading: 'debug-tests-that-fail-only-in-ci',
    says: "letter case in file names · `Cannot find module`, or a snapshot that isn't found · Linux distinguishes `Cart.ts` and `cart.ts`; macOS and Windows usually don't",
    files: {
      'cart.ts': 'export const total = 5;',
      'module.test.ts':
        "import { test } from '@rstest/core'; import { total } from './Cart'; test('a', () => total);",
      'receipt.test.ts':
        "import { expect, test } from '@rstest/core'; test('a', () => { expect(1).toMatchSnapshot(); });",
      '__snapshots__/Receipt.test.ts.snap': '// Rstest Snapshot v1\n\nexports[`a 1`] = `1`;\n',
    },
    command: 'CI=1 npx rstest',
    exitCode: isLinux ? 1 : 0,
    output: isLinux
      ? ["Cannot find module './Cart'", 'Snapshot `a 1` mismatched']
      : ['Tests 2 passed'],
  },
  'Does CI turn colors on?': {
    heading: 'what-changes-in-ci',
    says: [
      'The report has colors, and tests see `FORCE_COLOR=1`. `NO_COLOR=1` turns both off.',
      '`CI` gives the report colors.',
    ],
    test: "import { test } from '@rstest/core'; test('a', () => { console.log('COLOR', process.env.FORCE_COLOR); });",
    command:
      'unset NO_COLOR; for set in A=1 CI=1 "CI=1 NO_COLOR=1"; do env $set npx rstest > out.txt; echo "$set $(grep COLOR out.txt) $(grep -c "$(printf "\\033")" out.txt)"; done',
    output: [/A=1 COLOR undefined 0\nCI=1 COLOR 1 [1-9]\d*\nCI=1 NO_COLOR=1 COLOR undefined 0/],
  },
  'What does CI change in a terminal?': {
    heading: 'what-changes-in-ci',
    says: "A terminal counts as none: the screen isn't redrawn while tests run, watch mode reads no keys, `--trace` serves nothing, and no question asks you to install a missing package.",
    test: "import { test } from '@rstest/core'; test('a', () => {});",
    command:
      'export CI=1; script -qec "timeout 30 npx rstest --trace" /dev/null; echo CODE $?; (sleep 8; printf q; sleep 8) | script -qfec "timeout 15 npx rstest watch" /dev/null; echo CODE $?',
    output: [/Tests 1 passed[\s\S]*CODE 0[\s\S]*Waiting for file changes[\s\S]*CODE 124/],
    absent: ['Press Ctrl+C', 'press h'],
  },
  'Do fewer CPUs run fewer files at a time, and is a build cache kept elsewhere than in node_modules?':
    {
      heading: 'debug-tests-that-fail-only-in-ci',
      says: 'fewer CPUs run fewer files at a time, and a build cache is there only if CI keeps it',
      files: {
        'cpus.mjs':
          "import os from 'node:os'; os.availableParallelism = () => Number(process.env.CPUS); os.cpus = () => Array(Number(process.env.CPUS)).fill({});",
        'rstest.config.mjs': 'export default { performance: { buildCache: true } };',
        'node_modules/.keep': '',
        ...testFiles(
          ['a', 'b', 'c', 'd'],
          () =>
            "import { test } from '@rstest/core'; test('a', async () => { await new Promise((done) => setTimeout(done, 300)); console.log('WORKER', process.env.RSTEST_WORKER_ID); });",
        ),
      },
      command:
        'for n in 2 4; do echo "$n CPUs: $(CPUS=$n NODE_OPTIONS="--import ./cpus.mjs" npx rstest | grep ^WORKER | sort -u | wc -l)"; done; ls node_modules/.cache; find . -name "*.pack" | grep -vc "^./node_modules/.cache/rstest-"',
      exitCode: 1,
      output: ['2 CPUs: 1\n4 CPUs: 3\n', 'rstest-rstest\n0'],
    },
  'Can I merge blobs of runs on Linux and macOS?': {
    heading: 'split-the-run-over-machines',
    says: [
      '`merge-reports` reads `blob.json`, and shards such as `blob-1-2.json`; it ignores any other name without a message.',
      'To merge runs on Linux and macOS, rename their reports.',
    ],
    elsewhere: {
      '/guide/basic/cli':
        'To merge runs of the same tests on several systems, rename their reports, here to `blob-1-2.json` and `blob-2-2.json`.',
    },
    files: {
      'a.test.ts': "import { test } from '@rstest/core'; test('a', () => {});",
    },
    command:
      'npx rstest --reporter=blob > /dev/null; mkdir named other; for name in named/blob-1-2 named/blob-2-2 other/blob other/blob-mac; do cp .rstest-reports/blob.json $name.json; done; npx rstest merge-reports named; npx rstest merge-reports other',
    output: [/Merging 2 blob reports from named[\s\S]*Merging 1 blob report from other/],
  },
  'Why does a failed shard print no reason?': {
    heading: 'split-the-run-over-machines',
    says: 'Alone, `blob` prints no failure: to see it in the log of the shard as well, add `--reporter=default`.',
    test: "import { expect, test } from '@rstest/core'; test('bad', () => { expect(1).toBe(2); });",
    command:
      'npx rstest --reporter=blob; echo "CODE $?"; npx rstest --reporter=blob --reporter=default',
    exitCode: 1,
    output: [/^(?:(?!expected 1)[\s\S])*CODE 1[\s\S]*expected 1 to be 2/],
  },
  'Can shards be balanced by how long files took?': {
    heading: 'split-the-run-over-machines',
    says: 'or name the files of each machine, `npx rstest src/price.test.ts src/slug.test.ts`, by the `duration` that the `json` report gives for each test.',
    files: Object.fromEntries(
      ['price', 'slug', 'cart'].map((name) => [
        `src/${name}.test.ts`,
        "import { test } from '@rstest/core'; test('a', () => {});",
      ]),
    ),
    command: 'npx rstest src/price.test.ts src/slug.test.ts; npx rstest --reporter=json src/cart',
    output: [/Test Files 2 passed[\s\S]*"testPath": "src\/cart\.test\.ts",[\s\S]*"duration": \d/],
  },
  'What is the exit code if the command is killed?': {
    heading: 'docker',
    says: 'workers are killed, or the command itself, which then ends with the code 137',
    test: `import { test } from '@rstest/core';
test('a', async () => { process.kill(process.ppid, 'SIGKILL'); await new Promise((r) => setTimeout(r, 200)); });`,
    command: 'npx rstest; echo CODE $?',
    output: ['CODE 137'],
  },
  'How does a run with failed tests end with 0?': {
    heading: 'exit-codes',
    says: [
      'a reporter of your own can, with `process.exitCode = 0` in `onTestRunEnd`.',
      '`npx rstest || true` ends with 0, but its step is then green whatever fails in it, even the build of the tests.',
    ],
    files: {
      'a.test.ts': test('a', 'expect(1).toBe(2);'),
      'broken/b.test.ts': "import './missing';",
      'zero.config.mjs':
        'export default { reporters: [{ onTestRunEnd() { process.exitCode = 0; } }] };',
    },
    command:
      'npx rstest a.test.ts; echo ALONE $?; npx rstest a.test.ts || true; echo TESTS $?; npx rstest broken || true; echo BUILD $?; npx rstest a.test.ts --passWithNoTests; echo OPTION $?; npx rstest a.test.ts -c zero.config.mjs; echo REPORTER $?',
    output: [/ALONE 1[\s\S]*TESTS 0[\s\S]*BUILD 0[\s\S]*OPTION 1[\s\S]*REPORTER 0/],
  },
  'Does a run minify names of components, and does a failed run end without a terminal?': {
    heading: 'debug-tests-that-fail-only-in-ci',
    says: [
      "By default, Rstest doesn't minify, not even with `NODE_ENV=production`: leave `output.minify` and `optimization.minimize` of `tools.rspack` out of tests.",
      'it ends automatically, with and without a terminal, whether tests fail or not',
    ],
    files: {
      'rstest.config.mjs': `const by = process.env.BY;
export default {
  ...(by === 'minify' && { output: { minify: true } }),
  ...(by === 'minimize' && { tools: { rspack: { optimization: { minimize: true } } } }),
};`,
      'price.ts':
        'export function LongComponentName() { return 1; }\nexport const named = () => LongComponentName.name;\n',
      'a.test.ts': `import { createServer } from 'node:http';
import { expect, test } from '@rstest/core';
import { named } from './price';
test('a', () => {
  createServer().listen(0);
  setInterval(() => {}, 1000);
  console.log('NAME', process.env.NODE_ENV, named());
  expect(process.env.FAIL).toBeUndefined();
});`,
    },
    command:
      'npx rstest; NODE_ENV=production npx rstest; BY=minify npx rstest; BY=minify NODE_ENV=production npx rstest; BY=minimize npx rstest; FAIL=1 timeout 30 npx rstest < /dev/null > pipe.txt; echo "PIPED $?"; FAIL=1 timeout 30 script -qec "npx rstest" /dev/null > log.txt; echo "TTY $?"',
    output: [
      'NAME test LongComponentName',
      'NAME production LongComponentName',
      /(NAME test LongComponentName\s[\s\S]*){2}NAME production (?!Long)\w+\s[\s\S]*NAME test (?!Long)\w+\s[\s\S]*PIPED 1/,
      'TTY 1',
    ],
  },
  'A test needs a variable that only my machine has: how do all tests get it?': {
    heading: 'debug-tests-that-fail-only-in-ci',
    says: "a variable that only your machine has, such as one of its cloud account, or of an `.env` file that isn't committed · `env` in both · set it in `env` for all tests, with a made-up value",
    files: {
      '.env': 'CLOUD_REGION=eu\n',
      'a.test.ts': `import { expect, test } from '@rstest/core';
test('a', () => expect(process.env.CLOUD_REGION).toBe('nowhere'));`,
      'with.mjs': "export default { env: { CLOUD_REGION: 'nowhere' } };",
    },
    command: 'npx rstest; echo WITH; npx rstest -c with.mjs',
    output: [/Tests 1 failed[\s\S]*WITH[\s\S]*Tests 1 passed/],
  },
  'Why does the run end with write EPIPE when I pipe it into head?': {
    heading: 'exit-codes',
    says: "`npx rstest | head` may even end the run, with `write EPIPE`, because `head` and `grep -q` close the pipe once they've read enough.",
    files: testFiles(
      ['a', 'b', 'c', 'd'],
      (name) => `import { test } from '@rstest/core';
test('${name}', () => { for (let i = 0; i < 40; i += 1) console.log('line', i); });
`,
    ),
    command:
      '(npx rstest --pool.maxWorkers=1 2> log.txt; echo HEAD $? > code.txt) | head -5 > /dev/null; cat code.txt; grep -c EPIPE log.txt; (npx rstest --pool.maxWorkers=1 2> log.txt; echo GREP $? > code.txt) | grep -q line; cat code.txt; grep -c EPIPE log.txt; npx rstest > log.txt; echo FILE $?; head -5 log.txt > /dev/null; grep -c "Tests.*4 passed" log.txt',
    output: [/HEAD 1\n1\nGREP 1\n1\nFILE 0\n1/],
  },
  'Who writes annotations on GitHub when the run is split into shards?': {
    heading: 'split-the-run-over-machines',
    says: 'On GitHub, annotations and the summary come from `merge-reports`, not from a shard with `blob` alone.',
    test: `import { expect, test } from '@rstest/core';
test('adds', () => { expect(1).toBe(2); });
`,
    command:
      'export GITHUB_ACTIONS=true GITHUB_STEP_SUMMARY=$(mktemp); npx rstest --shard=1/1 --reporter=blob; wc -c < "$GITHUB_STEP_SUMMARY"; echo MERGE; npx rstest merge-reports; grep -c "1 failed" "$GITHUB_STEP_SUMMARY"',
    output: [/^(?:(?!::error)[\s\S])*\n0\nMERGE[\s\S]*::error file=[\s\S]*\n2\n?$/],
  },
  'Why does merge-reports print nothing?': {
    heading: 'split-the-run-over-machines',
    says: 'If the config names only `blob`, it prints no result: pass `--reporter=default`.',
    files: {
      'rstest.config.mjs': "export default { reporters: ['blob'] };",
      'a.test.ts': test('a'),
    },
    command:
      'npx rstest; npx rstest merge-reports | grep -c "Tests 1 passed"; npx rstest merge-reports --reporter=default | grep -c "Tests 1 passed"',
    output: [/(^|\n)0\n1\n?$/],
  },
} satisfies Answers;
