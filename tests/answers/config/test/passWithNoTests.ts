import type { Answers } from '../../../support/answers.ts';

const one = `import { test } from '@rstest/core'; test('a', () => {});`;

export default {
  'What is the exit code when no test file is found?': {
    says: 'By default it exits with code 1, because a typo in a path would otherwise look like a passing run.',
    files: { 'a.ts': '' },
    exitCode: 1,
    output: ['No test files found, exiting with code 1'],
  },
  'What is the exit code with passWithNoTests when a filter matches no file?': {
    heading: 'what-counts-as-no-tests',
    says: 'No file matches `include`, or the path filter leaves none: the run says `No test files found`.',
    files: { 'a.test.ts': one, 'rstest.config.ts': 'export default { passWithNoTests: true };' },
    command: 'npx rstest nosuch',
    output: ['No test files found, exiting with code 0'],
  },
  'Does a test file without tests fail?': {
    heading: 'what-counts-as-no-tests',
    says: 'A test file contains no test, or a `describe` is empty: the file fails with `No test suites found in file` or `No test found in suite`. With the option, it passes.',
    test: 'export const price = 1;',
    command: 'npx rstest || npx rstest --passWithNoTests',
    output: ['No test suites found in file', 'Test Files 1 passed'],
  },
  'Does an empty describe fail?': {
    heading: 'what-counts-as-no-tests',
    says: 'the file fails with `No test suites found in file` or `No test found in suite`.',
    test: `import { describe } from '@rstest/core'; describe('later', () => {});`,
    exitCode: 1,
    output: ['No test found in suite: later'],
  },
  'Does an empty shard fail?': {
    heading: 'what-counts-as-no-tests',
    says: '`--shard` gives this machine no file.',
    test: one,
    command: 'npx rstest --shard 2/2 --passWithNoTests && npx rstest --shard 2/2',
    exitCode: 1,
    output: ['exiting with code 0', 'exiting with code 1'],
  },
  'What is the exit code when -t matches no test?': {
    heading: 'what-counts-as-no-tests',
    says: 'it skips every test and exits with code 0, with or without the option',
    test: one,
    command: 'npx rstest -t nothing',
    exitCode: 0,
    output: ['Tests 1 skipped'],
  },
  'Does passWithNoTests forgive a wrong --project name?': {
    heading: 'errors-that-stay-errors',
    says: "With `projects`, a `--project` name that doesn't exist fails with `No projects found`.",
    files: {
      'a.test.ts': one,
      'rstest.config.ts': `export default { projects: [{ name: 'shop', include: ['*.test.ts'] }] };`,
    },
    command: 'npx rstest --project nosuch --passWithNoTests',
    exitCode: 1,
    output: ['No projects found'],
  },
  'What is the exit code of --changed when nothing changed?': {
    heading: 'runs-of-changed-or-related-files',
    says: "With `--changed`, the option is on unless the config file or the command line sets it to `false`, because no changed file means there's nothing to do.",
    files: { 'a.test.ts': one, '.gitignore': 'node_modules\nrstest.config.ts\n' },
    command:
      'git init -q . && git add . && git -c user.name=a -c user.email=a@b.c commit -qm one && npx rstest --changed && echo "export default { passWithNoTests: false };" > rstest.config.ts && npx rstest --changed',
    exitCode: 1,
    output: [/exiting with code 0[\s\S]*exiting with code 1/],
  },
  'What is the exit code of --related when no test depends on the file?': {
    heading: 'runs-of-changed-or-related-files',
    says: '`--related` has no such default and exits with code 1 if no test depends on the file, so add the flag in a commit hook.',
    files: { 'a.test.ts': one, 'lonely.ts': 'export const a = 1;' },
    command: 'npx rstest --related lonely.ts',
    exitCode: 1,
    output: ['No test files found for related source files'],
  },
  'Which wins: passWithNoTests in the config or on the command line?': {
    heading: 'set-it-for-one-run-or-one-project',
    says: '`--passWithNoTests` overrides the config file, and `--passWithNoTests=false` turns it off for one run.',
    files: { 'a.ts': '', 'rstest.config.ts': 'export default { passWithNoTests: true };' },
    command: 'npx rstest && npx rstest --passWithNoTests=false',
    exitCode: 1,
    output: ['exiting with code 0', 'exiting with code 1'],
  },
  'May one of several projects be empty?': {
    heading: 'set-it-for-one-run-or-one-project',
    says: 'It passes if any project has test files.',
    files: {
      'a.test.ts': one,
      'rstest.config.ts': `export default { projects: [
  { name: 'empty', include: ['none/*.test.ts'] }, { name: 'shop', include: ['*.test.ts'] },
] };`,
    },
    output: ['Test Files 1 passed'],
  },
  'Does passWithNoTests in a project allow a run of only that project without files?': {
    heading: 'set-it-for-one-run-or-one-project',
    says: 'Whether a run without any test file passes is decided by the root config.',
    files: {
      'rstest.config.ts': `export default { projects: [{ name: 'empty', include: ['none/*.test.ts'], passWithNoTests: true }] };`,
    },
    exitCode: 1,
    output: ['exiting with code 1'],
  },
  'Who decides whether a file without tests fails: root or project?': {
    heading: 'set-it-for-one-run-or-one-project',
    says: "Whether a test file without tests passes is decided by the config of its project, which doesn't inherit the root's value.",
    files: {
      'rstest.config.ts': `export default { passWithNoTests: true, projects: [
  { name: 'strict', include: ['a.test.ts'] }, { name: 'loose', include: ['b.test.ts'], passWithNoTests: true },
] };`,
      'a.test.ts': 'export const a = 1;',
      'b.test.ts': 'export const b = 1;',
    },
    exitCode: 1,
    output: ['✗ [strict] a.test.ts', '✓ [loose] b.test.ts'],
  },
  'Why does a package without tests fail with coverage although passWithNoTests is on?': {
    heading: 'errors-that-stay-errors',
    says: 'With `--coverage`, thresholds are checked. If `coverage.include` matches a file, that file has 0, and the run fails. Add `--no-coverage`.',
    files: {
      'src/price.ts': 'export const price = () => 1;\n',
      'rstest.config.mjs':
        "export default { passWithNoTests: true, coverage: { provider: 'v8', reporters: ['text'], thresholds: { lines: 80 }, include: process.env.ALL ? ['src/**'] : undefined } };",
    },
    command:
      'npx rstest --coverage && echo WITHOUT; ALL=1 npx rstest --coverage --no-coverage && echo OFF; ALL=1 npx rstest --coverage',
    exitCode: 1,
    output: [
      /WITHOUT\n[\s\S]*OFF\n[\s\S]*coverage for lines 0% does not meet global threshold 80%/,
    ],
  },
} satisfies Answers;
