import { type Answers, config, testFiles } from '../../../support/answers.ts';

const three = `import { test } from '@rstest/core';
for (const n of [1, 2, 3]) {
  test('order ' + n, () => {
    throw new Error('no stock ' + n);
  });
}
`;

export default {
  'Are tests after the limit counted as skipped?': {
    says: "Tests that weren't reached don't count at all, neither as skipped nor as failed;",
    files: { 'rstest.config.ts': config('bail: 1, pool: { maxWorkers: 1 }') },
    test: three,
    exitCode: 1,
    output: [
      /Tests 1 failed\n/,
      'Test run aborted due to reaching the bail limit of 1 failed test(s).',
    ],
  },
  'Do other files run after the limit is reached?': {
    says: "files that weren't reached count as skipped.",
    files: {
      'rstest.config.ts': config('bail: 1, pool: { maxWorkers: 1 }'),
      'a.test.ts': three,
      'b.test.ts': `console.log('b loaded');\n`,
    },
    exitCode: 1,
    output: ['Test Files 1 failed | 1 skipped (2)'],
    absent: ['b loaded'],
  },
  'What is in the JUnit report after a run that stopped early?': {
    says: 'In the JUnit file, these tests are missing, and such a file is a `testsuite` with 0 tests;',
    files: {
      'rstest.config.ts': config(
        "bail: 1, pool: { maxWorkers: 1 }, reporters: [['junit', { outputPath: 'report.xml' }]]",
      ),
      'a.test.ts': three,
      'b.test.ts': three,
    },
    command: 'npx rstest > log.txt; cat report.xml',
    output: [
      /<testsuite name="a\.test\.ts" tests="1" failures="1" errors="0" skipped="0"/,
      /<testsuite name="b\.test\.ts" tests="0" failures="0" errors="0" skipped="0"/,
    ],
    absent: ['order 2'],
  },
  'Do afterEach and afterAll run after the limit is reached?': {
    heading: 'what-still-runs-after-bail',
    says: '`afterEach` and `afterAll` of everything that has started.',
    files: { 'rstest.config.ts': config('bail: 1') },
    test: `import { afterAll, afterEach } from '@rstest/core';
afterEach(() => console.log('afterEach ran'));
afterAll(() => console.log('afterAll ran'));
${three}`,
    exitCode: 1,
    output: ['afterEach ran', 'afterAll ran'],
  },
  'Is a test stopped that another worker is running when the limit is reached?': {
    heading: 'what-still-runs-after-bail',
    says: 'The test that each other worker is running at that moment.',
    files: {
      'rstest.config.ts': config('bail: 1, pool: { maxWorkers: 2 }'),
      'a.test.ts': `import { test } from '@rstest/core';
test('fails', async () => {
  await new Promise((resolve) => setTimeout(resolve, 800));
  throw new Error('no stock');
});
`,
      'b.test.ts': `import { test } from '@rstest/core';
test('slow', async () => {
  await new Promise((resolve) => setTimeout(resolve, 1600));
  console.log('slow ended');
});
test('next', () => console.log('next ran'));
`,
    },
    exitCode: 1,
    output: ['slow ended', '1 failed | 1 passed (2)'],
    absent: ['next ran'],
  },
  'Does a file that throws while loading count?': {
    heading: 'failures-that-count',
    says: 'A file that fails while it loads counts as one failure.',
    files: { 'rstest.config.ts': config('bail: 1') },
    test: `throw new Error('load');\n`,
    exitCode: 1,
    output: ['Test run aborted due to reaching the bail limit of 1'],
  },
  'What does --bail mean without a number?': {
    heading: 'bail-from-the-command-line',
    says: '`--bail` alone means 1.',
    test: three,
    command: 'npx rstest --bail',
    exitCode: 1,
    output: ['bail limit of 1 failed'],
  },
  'Do --bail=true and --bail with a file stop the run?': {
    heading: 'bail-from-the-command-line',
    says: [
      'and with a negative number no tests run at all.',
      'with `--bail stock`, all files run, and no failure stops them',
    ],
    test: three,
    command: 'npx rstest --bail=true; npx rstest --bail stock',
    exitCode: 1,
    output: [/Tests 3 failed[\s\S]*Tests 3 failed/],
    absent: ['bail limit'],
  },
  'Which wins: bail in the config or --bail=0?': {
    heading: 'bail-from-the-command-line',
    says: '`--bail=0` and `--no-bail` turn it off.',
    files: { 'rstest.config.ts': config('bail: 1') },
    test: three,
    command: 'npx rstest --bail=0',
    exitCode: 1,
    output: ['Tests 3 failed'],
  },
  'Are failures of several projects counted together?': {
    heading: 'bail-from-the-command-line',
    says: [
      "Failures of all `projects` are counted together, and Rstest ignores the option in a project's config.",
      '`bail` belongs to the whole run.',
    ],
    files: {
      'rstest.config.ts': config(
        `bail: 1, pool: { maxWorkers: 1 }, projects: [{ name: 'shop', root: 'shop' }, { name: 'api', root: 'api' }]`,
      ),
      'shop/a.test.ts': three,
      'api/b.test.ts': three,
    },
    exitCode: 1,
    output: [/Tests 1 failed\n/, 'Test Files 1 failed | 1 skipped'],
  },
  'Does the bail of a project count, and does a retried test count before its last attempt?': {
    heading: 'failures-that-count',
    says: 'A test counts once all its retries have failed.',
    test: `import { test } from '@rstest/core';
let tries = 0;
test('passes at last', () => { if (++tries < 2) throw new Error('first'); });
test('fails', () => { throw new Error('no'); });
test('left', () => {});
`,
    command: 'npx rstest --bail=1 --retry=1 --reporter=verbose',
    exitCode: 1,
    output: ['✓ passes at last', '✗ fails'],
    absent: ['✓ left'],
  },
  'Does a run that bail cut short change what runs next?': {
    heading: 'a-stopped-run-is-not-recorded',
    says: [
      "Rstest doesn't record the results of a run that was cut short.",
      "In the next run, `onlyFailures` and the order of files don't take its failures into account, so fix the failure you saw before you rely on them.",
    ],
    files: {
      'a.test.ts': `import { test } from '@rstest/core';
test('a', () => { if (process.env.BREAK) throw new Error(); });
`,
      'b.test.ts': `import { test } from '@rstest/core';
test('b', () => {});
`,
    },
    command: 'npx rstest && BREAK=1 npx rstest --bail=1; npx rstest -f',
    output: ['No failed tests found from the previous run', 'Test Files 2 passed'],
  },
  'How do I skip the rest of a file after a failed test, also when tests are retried or nested?': {
    heading: 'stop-only-one-file-or-suite',
    says: [
      'No option skips only the rest of a file or of one `describe` after a failed test.',
      'At the top of a file, they apply to the whole file:',
      '`is sent` counts as skipped, and so would tests in nested suites.',
      '`retryCount` lets a failed test retry.',
    ],
    test: `import { afterEach, beforeEach, describe, expect, test } from '@rstest/core';
let failed = false;
beforeEach(({ skip, task }) => { if (failed && task.retryCount === 0) skip(); });
afterEach(({ task }) => { failed = task.result?.status !== 'pass'; });
test('passes in a retry', { retry: 1 }, ({ task }) => { expect(task.retryCount).toBe(1); });
test('runs', () => { console.log('SECOND RAN'); });
test('fails', { retry: 1 }, () => { throw new Error('no stock'); });
test('skipped', () => { console.log('NEVER' + ' A'); });
describe('nested', () => { test('skipped too', { retry: 1 }, () => { console.log('NEVER' + ' B'); }); });
`,
    exitCode: 1,
    output: ['SECOND RAN', 'Tests 1 failed | 2 passed | 2 skipped (5)'],
    absent: ['NEVER A', 'NEVER B'],
  },
  'Which concurrent tests do hooks that skip the rest of a suite still skip?': {
    heading: 'stop-only-one-file-or-suite',
    says: 'Of concurrent tests, those that have started go on, as many as `maxConcurrency` allows.',
    test: `import { afterEach, beforeEach, test } from '@rstest/core';
let failed = false;
beforeEach(({ skip }) => { if (failed) skip(); });
afterEach(({ task }) => { failed = task.result?.status !== 'pass'; });
for (const at of [0, 1, 2, 3, 4]) test.concurrent('row ' + at, async () => {
  if (at === 0) throw new Error('no stock');
  await new Promise((resolve) => setTimeout(resolve, 500));
});
`,
    command: 'npx rstest --maxConcurrency 3',
    exitCode: 1,
    output: ['Tests 1 failed | 2 passed | 2 skipped (5)'],
  },
  'Does a failing beforeAll or afterAll stop the run?': {
    heading: 'failures-that-count',
    says: "A failing `beforeAll` or `afterAll` doesn't count: put what the whole run needs, such as a login, into `globalSetup`, whose error stops it.",
    files: testFiles(
      ['beforeAll', 'afterAll'],
      (hook) => `import { ${hook}, test } from '@rstest/core';
${hook}(() => { throw new Error('no stock'); });
test('order', () => {});`,
    ),
    command: 'npx rstest --bail --pool.maxWorkers=1',
    exitCode: 1,
    output: ['Test Files 2 failed'],
    absent: ['bail limit'],
  },
  'Does a failing beforeEach stop the run?': {
    heading: 'failures-that-count',
    says: 'One of `beforeEach` counts as that of its test.',
    files: testFiles(
      ['a', 'b'],
      () => `import { beforeEach, test } from '@rstest/core';
beforeEach(() => { throw new Error('no stock'); });
test('order', () => {});`,
    ),
    command: 'npx rstest --bail --pool.maxWorkers=1',
    exitCode: 1,
    output: ['Test Files 1 failed | 1 skipped', 'bail limit of 1'],
  },
  'Does bail work in watch mode?': {
    heading: 'bail-from-the-command-line',
    says: "In watch mode, each run counts from zero, and a file that wasn't reached runs when you save it.",
    files: {
      'src/a.test.ts': `import { test } from '@rstest/core';
const names = '${'a longer text makes this bundle the larger one, which runs first '.repeat(4)}';
test('first', () => { throw new Error('no stock ' + names.length); });
test('second', () => { throw new Error('no stock'); });
`,
      'src/b.test.ts': `import { test } from '@rstest/core';
test('third', () => { throw new Error('no price'); });
test('fourth', () => { throw new Error('no price'); });
`,
    },
    command:
      'D=$(mktemp -d); setsid npx rstest watch --bail=1 --pool.maxWorkers=1 > $D/log 2>&1 < /dev/null & pid=$!; for i in $(seq 100); do grep -q Waiting $D/log && break; sleep 0.2; done; grep "aborted\\|Test Files" $D/log; echo SAVE; echo "//" >> src/b.test.ts; for i in $(seq 100); do grep -q "no price" $D/log && break; sleep 0.2; done; sleep 0.5; kill -- -$pid; grep -o "no price" $D/log | head -1',
    output: [/1 failed \| 1 skipped \(2\)\n.*aborted[\s\S]*SAVE\nno price/],
  },
  'Does beforeAll of a later suite run after bail?': {
    heading: 'what-still-runs-after-bail',
    says: 'Nothing else starts: no `beforeAll` of a later suite runs either.',
    files: {
      'a.test.ts': `import { afterAll, beforeAll, describe, test } from '@rstest/core';
describe('one', () => {
  afterAll(() => console.log('HOOK end of one'));
  test('fails', () => { throw new Error('no'); });
});
describe('two', () => {
  beforeAll(() => console.log('HOOK never'));
  afterAll(() => console.log('HOOK never'));
  test('x', () => {});
});
`,
    },
    command: 'npx rstest --bail=1',
    exitCode: 1,
    output: ['HOOK end of one', 'aborted due to reaching the bail limit'],
    absent: ['HOOK never'],
  },
  'What does bail: true in the config do, and what does the JSON file hold after bail?': {
    heading: 'bail-from-the-command-line',
    says: '`--bail=true` is ignored, although `bail: true` in a JavaScript config counts as 1,',
    elsewhere: {
      '/config/test/bail': 'in the JSON file, its entry of `files` has the `status` `skip`.',
    },
    files: {
      'rstest.config.mjs':
        "export default { bail: true, pool: { maxWorkers: 1 }, reporters: [['json', { outputPath: 'r.json' }]] };",
      ...testFiles(
        ['a', 'b'],
        () =>
          "import { test } from '@rstest/core';\ntest('one', () => { throw new Error('x'); });\ntest('two', () => {});\n",
      ),
      'read.mjs': `import { readFileSync } from 'node:fs';
const { files, tests } = JSON.parse(readFileSync('r.json', 'utf8'));
console.log('FILES', files.map(({ status }) => status).sort().join(), tests.length);`,
    },
    command: 'npx rstest; node read.mjs',
    output: ['FILES fail,skip 1'],
  },
} satisfies Answers;
