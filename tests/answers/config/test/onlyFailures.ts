import { type Answers, config, passing } from '../../../support/answers.ts';

const broken = `import { test } from '@rstest/core';
test('fine', () => {});
test('broken', () => {
  throw new Error('no');
});
`;
const files = { 'a.test.ts': passing, 'b.test.ts': broken, 'c.test.ts': passing };
/** Fails once, then runs the command given. */
const after = (command: string) => `npx rstest > first.txt 2>&1; ${command}`;

export default {
  'Does a run without -f leave out what passed the last time?': {
    says: 'Runs only the test files that failed in the previous run.',
    files,
    command: after('npx rstest'),
    exitCode: 1,
    output: ['Test Files 1 failed | 2 passed (3)'],
    absent: ['onlyFailures'],
  },
  'Does -f run only the failed tests or the whole failed files?': {
    says: 'all tests of a failed file run, including those that passed.',
    elsewhere: {
      '/guide/basic/test-filter':
        '`-f` (`--onlyFailures`) runs the files that failed in the previous run.',
    },
    files,
    command: after('npx rstest -f'),
    exitCode: 1,
    output: ['onlyFailures: running 1 of 3 test files (2 deselected).', '1 failed | 1 passed (2)'],
  },
  'What does -f run when a shard or exclude leaves none of the failed files?': {
    heading: 'when-nothing-has-failed',
    says: 'They also run if no failed file is among those that `--project`, `--shard` or `exclude` leave.',
    files: {
      ...files,
      'rstest.config.ts': config(
        "projects: [{ name: 'b', include: ['b.test.ts'] }, { name: 'rest', include: ['[ac].test.ts'] }]",
      ),
    },
    command: after(
      "npx rstest -f --project rest; npx rstest -f --exclude b.test.ts; for n in 1 2 3; do npx rstest -f --shard=$n/3; done | grep -E 'No failed|onlyFailures|Test Files'",
    ),
    output: [
      /No failed tests found[\s\S]*Test Files 2 passed[\s\S]*No failed tests found[\s\S]*Test Files 2 passed/,
      /(?:No failed tests found[^\n]*\n[^\n]*Test Files 1 passed[\s\S]*){2}/,
    ],
  },
  'What does -f run when there is no record of an earlier run?': {
    heading: 'when-nothing-has-failed',
    says: "If the previous run had no failure, or there's no record yet, all files run, after the notice `No failed tests found from the previous run. Running all tests.`",
    files: { 'a.test.ts': passing, 'b.test.ts': passing },
    command: 'npx rstest -f',
    output: [
      'No failed tests found from the previous run. Running all tests.',
      'Test Files 2 passed',
    ],
  },
  'Does a failed file stay on the list after a run of other files?': {
    heading: 'how-rstest-records-failures',
    says: "Files it didn't run keep their old record, so a failed file stays on the list until it passes.",
    files,
    command: after('npx rstest a.test.ts > second.txt 2>&1; npx rstest -f'),
    exitCode: 1,
    output: ['running 1 of 3 test files'],
  },
  'Does a run with -t change the record?': {
    heading: 'how-rstest-records-failures',
    says: 'A run that `bail` has cut short records nothing, nor does a run with `testNamePattern`.',
    files,
    command: after(`npx rstest -t '^fine$' > second.txt 2>&1; npx rstest -f`),
    exitCode: 1,
    output: ['running 1 of 3 test files'],
  },
  'Which name patterns count where there are projects?': {
    heading: 'onlyfailures-with-filters-and-projects',
    says: "Of patterns, only `-t` and that of the root config turn it off and keep a run out of the record, although the root's filters nothing in projects; one in a project's config does neither.",
    files: {
      'a.test.ts': passing,
      'b.test.ts': broken,
      'rstest.config.ts': `const { OF_ROOT, OF_PROJECT } = process.env;
export default { testNamePattern: OF_ROOT, projects: [{ name: 'a', testNamePattern: OF_PROJECT }] };`,
    },
    command:
      'OF_ROOT=fine npx rstest; ls node_modules; OF_PROJECT=broken npx rstest; OF_PROJECT=broken npx rstest -f; OF_ROOT=fine npx rstest -f',
    exitCode: 1,
    output: [
      /2 passed \(3\)[\s\S]*cannot access 'node_modules'[\s\S]*1 failed \| 2 skipped[\s\S]*onlyFailures: running 1 of 2[\s\S]*is ignored when a test name pattern is provided[\s\S]*2 passed \(3\)/,
    ],
  },
  'Does a run that bail has cut short record anything?': {
    heading: 'how-rstest-records-failures',
    says: 'A run that `bail` has cut short records nothing, nor does a run with `testNamePattern`.',
    files,
    command: 'npx rstest --bail > first.txt 2>&1; npx rstest -f',
    exitCode: 1,
    output: ['Running all tests', 'Test Files 1 failed | 2 passed'],
  },
  'Does a file that fails to build count as failed?': {
    heading: 'how-rstest-records-failures',
    says: "A file that didn't build counts as failed.",
    files: { 'a.test.ts': passing, 'b.test.ts': `import './missing';\n` },
    command: after('npx rstest -f'),
    exitCode: 1,
    output: ['running 1 of 2 test files'],
  },
  'Are new files run by -f while others have failed?': {
    heading: 'how-rstest-records-failures',
    says: "New files have no record, so they don't run as long as others have failed.",
    files,
    command: after('cp a.test.ts new.test.ts; npx rstest -f'),
    exitCode: 1,
    output: ['running 1 of 4 test files'],
    absent: ['new.test.ts'],
  },
  'Which wins: onlyFailures in the config or --onlyFailures=false?': {
    heading: 'onlyfailures-with-filters-and-projects',
    says: '`--onlyFailures=false` overrides `onlyFailures: true` in the config file.',
    files: { ...files, 'rstest.config.ts': config('onlyFailures: true') },
    command: after('npx rstest --onlyFailures=false'),
    exitCode: 1,
    output: ['Test Files 1 failed | 2 passed'],
    absent: ['deselected'],
  },
  'With which other filters does onlyFailures do nothing?': {
    heading: 'onlyfailures-with-filters-and-projects',
    says: 'A path filter, a name pattern, `--changed` and `--related` turn the option off, with a warning that begins with `onlyFailures is ignored when`.',
    files: {
      'a.test.ts': "import { test } from '@rstest/core'; test('a', () => {});",
      'b.test.ts': "import { test } from '@rstest/core'; test('b', () => {});",
      '.gitignore': 'node_modules\n',
    },
    command:
      'git init -q . && git add . && git -c user.name=a -c user.email=a@b.c commit -qm one; npx rstest -f a; npx rstest -f -t a; npx rstest -f --changed --passWithNoTests; npx rstest -f --related a.test.ts',
    output: [
      'onlyFailures is ignored when explicit file filters are provided.',
      'onlyFailures is ignored when a test name pattern is provided.',
      'onlyFailures is ignored when combined with --changed.',
      'onlyFailures is ignored when combined with --related.',
    ],
  },
  'Where is the result of each file kept, does list use it, and may a project set it?': {
    heading: 'how-rstest-records-failures',
    says: [
      'Each run stores the result of each file it ran in `node_modules/.cache/.rstest-results` of the root.',
      "`rstest list` doesn't use it.",
      "The setting belongs to the whole run: Rstest ignores it in a project's config, and the record keeps `projects` apart.",
    ],
    elsewhere: {
      '/guide/basic/cli':
        '`-f`, `--onlyFailures` · run the files that failed last time; no effect on `list`',
    },
    files: {
      'rstest.config.ts': `export default { projects: [{ name: 'one', include: ['*.test.ts'], onlyFailures: true }] };
`,
      'a.test.ts': `import { test } from '@rstest/core';
test('a', () => {});
`,
      'b.test.ts': `import { test } from '@rstest/core';
test('b', () => { throw new Error(); });
`,
    },
    command:
      'npx rstest; ls -d node_modules/.cache/.rstest-results; npx rstest list -f; npx rstest',
    exitCode: 1,
    output: [
      'node_modules/.cache/.rstest-results',
      'a.test.ts > a',
      /b\.test\.ts > b[\s\S]*Test Files 1 failed \| 1 passed/,
    ],
  },
  'Do failed files run first without an option?': {
    says: 'A run of all files begins with those that failed last time, without an option.',
    files: {
      'a.test.ts': passing,
      'z.test.ts':
        "import { test } from '@rstest/core';\ntest('x', () => { if (process.env.BREAK) throw new Error('no'); });\n",
      'b.test.ts':
        "import { test } from '@rstest/core';\ntest('slow', () => new Promise((done) => setTimeout(done, 400)));\n",
    },
    command: 'BREAK=1 npx rstest --pool.maxWorkers=1; echo AGAIN; npx rstest --pool.maxWorkers=1',
    output: [/AGAIN[\s\S]*z\.test\.ts[\s\S]*b\.test\.ts[\s\S]*a\.test\.ts/],
  },
  'Does rstest create node_modules, and what if it can not write there?': {
    heading: 'how-rstest-records-failures',
    says: "If the root has no `node_modules`, as in a package of a monorepo, it creates that directory; where it can't write, the run goes on without a record.",
    files: {
      'cart/a.test.mjs':
        "import { test } from '@rstest/core';\ntest('a', () => { throw new Error('x'); });\n",
      'full/node_modules/.cache': '',
      'full/a.test.mjs':
        "import { test } from '@rstest/core';\ntest('a', () => { throw new Error('x'); });\n",
    },
    command:
      '(cd cart; npx rstest; ls -A node_modules/.cache); (cd full; npx rstest | grep "Tests 1 failed"; npx rstest -f)',
    exitCode: 1,
    output: ['.rstest-results', 'Tests 1 failed', 'No failed tests found from the previous run.'],
  },
} satisfies Answers;
