import { type Answers, config, passing } from '../../../support/answers.ts';

export default {
  'Which file names are tests when nothing is configured?': {
    heading: 'file-names-that-the-default-matches',
    says: 'By default, a file is a test file if `.test` or `.spec` comes right before its extension, in any directory below `root`.',
    files: {
      'cart.test.ts': passing,
      'slug.spec.tsx': passing,
      'deep/queue.test.mjs': passing,
      'price.spec.cjs': passing,
      'tests/clock.ts': passing,
      'cart-test.ts': passing,
      'tax.tests.ts': passing,
    },
    command: 'npx rstest list --filesOnly',
    output: ['cart.test.ts', 'slug.spec.tsx', 'deep/queue.test.mjs', 'price.spec.cjs'],
    absent: ['tests/clock.ts', 'cart-test.ts', 'tax.tests.ts'],
  },
  'Is a __tests__ folder found without a .test suffix?': {
    heading: 'file-names-that-the-default-matches',
    says: "`tests/cart.ts`, `__tests__/cart.ts` · no, because the name of the directory doesn't matter",
    files: { '__tests__/cart.ts': passing },
    exitCode: 1,
    output: ['No test files found'],
  },
  'Does include add to the default pattern or replace it?': {
    heading: 'your-list-replaces-the-default',
    says: 'Rstest adds nothing to your list.',
    files: {
      'rstest.config.ts': config(`include: ['checks/**/*.ts']`),
      'checks/clock.ts': passing,
      'cart.test.ts': passing,
    },
    command: 'npx rstest list --filesOnly',
    output: ['checks/clock.ts'],
    absent: ['cart.test.ts'],
  },
  'Which wins: include in the config or --include?': {
    heading: 'include-files-from-the-command-line',
    says: '`--include` replaces the list of the config file, for every project.',
    files: {
      'rstest.config.ts': config(`include: ['checks/**/*.ts']`),
      'checks/clock.ts': passing,
      'cart.test.ts': passing,
      'slug.spec.ts': passing,
    },
    command: "npx rstest list --filesOnly --include '**/*.test.ts' --include '**/*.spec.ts'",
    output: ['cart.test.ts', 'slug.spec.ts'],
    absent: ['checks/clock.ts'],
  },
  'Do include patterns match files in folders whose name starts with a dot?': {
    heading: 'glob-patterns-and-paths',
    says: 'Directories with a leading dot are searched too, except those that `exclude` leaves out by default, such as `.git` and `.cache`.',
    files: { '.hidden/cart.test.ts': passing, '.cache/slug.test.ts': passing },
    command: 'npx rstest list --filesOnly',
    output: ['.hidden/cart.test.ts'],
    absent: ['slug.test.ts'],
  },
  'Does a bare folder name in include match the files inside it?': {
    heading: 'glob-patterns-and-paths',
    says: 'The name of a directory alone (`checks`) matches no file.',
    files: {
      'rstest.config.ts': config(`include: ['checks']`),
      'checks/clock.ts': passing,
    },
    exitCode: 1,
    output: ['No test files found'],
  },
  'What happens when include names a file that does not exist?': {
    heading: 'glob-patterns-and-paths',
    says: "An entry without wildcards names one file. If that file doesn't exist, the run fails with `Cannot find module` instead of skipping it. In jsdom and happy-dom the message is `No test suites found in file`, without other files `Cannot read properties of undefined (reading 'name')`.",
    files: {
      'rstest.config.ts': config(`include: ['cart.test.ts', 'missing.test.ts']`),
      'cart.test.ts': passing,
    },
    command:
      'for env in node jsdom happy-dom; do npx rstest --testEnvironment=$env; done; rm cart.test.ts; for env in jsdom happy-dom; do npx rstest --testEnvironment=$env; done',
    exitCode: 1,
    output: [
      /Cannot find module[\s\S]*missing\.test\.ts[\s\S]*1 failed \| 1 passed(?:[\s\S]*No test suites found in file[\s\S]*1 failed \| 1 passed){2}/,
      /(?:[\s\S]*Cannot read properties of undefined \(reading 'name'\)){2}/,
    ],
  },
  'Does a project inherit include from the root config?': {
    heading: 'include-files-from-the-command-line',
    says: 'A list in the root config has no effect on them.',
    files: {
      'rstest.config.ts': config(
        `include: ['checks/**/*.ts'], projects: [{ name: 'shop', root: './shop' }]`,
      ),
      'shop/checks/clock.ts': passing,
      'shop/cart.test.ts': passing,
    },
    command: 'npx rstest list --filesOnly',
    output: ['cart.test.ts'],
    absent: ['clock.ts'],
  },
  'Does a pattern with a leading ! take files out of include?': {
    heading: 'glob-patterns-and-paths',
    says: 'A leading `!` removes files:',
    files: {
      'rstest.config.ts': config(`include: ['**/*.test.ts', '!**/slow.test.ts']`),
      'cart.test.ts': passing,
      'slow.test.ts': passing,
    },
    command: 'npx rstest list --filesOnly',
    output: ['cart.test.ts'],
    absent: ['slow.test.ts'],
  },
  'Can a path filter run a file that include does not match?': {
    heading: 'include-files-from-the-command-line',
    says: "It can't add a file that no pattern matches, so use `--include` for that.",
    files: { 'checks/clock.ts': passing, 'cart.test.ts': passing },
    command: 'npx rstest checks/clock.ts',
    exitCode: 1,
    output: ['No test files found'],
  },
  'Are include patterns relative to root, and can they reach outside it?': {
    heading: 'glob-patterns-and-paths',
    says: 'Patterns are relative to `root`. `./cart.test.ts`, `<rootDir>/cart.test.ts` and `cart.test.ts` mean the same file, and `../shared/**/*.test.ts` reaches outside the root.',
    files: {
      'rstest.config.ts': config(
        `root: './app', include: ['../shared/**/*.test.ts', '<rootDir>/a.test.ts', './b.test.ts']`,
      ),
      'app/a.test.ts': passing,
      'app/b.test.ts': passing,
      'shared/cart.test.ts': passing,
    },
    command: 'npx rstest list --filesOnly',
    output: ['shared/cart.test.ts', 'a.test.ts', 'b.test.ts'],
  },
  'Can include be a plain string?': {
    heading: 'glob-patterns-and-paths',
    says: 'A plain string makes the run fail with `merged.include.map is not a function`.',
    files: {
      'rstest.config.mjs': `export default { include: '**/*.test.ts' };\n`,
      'a.test.ts': passing,
    },
    exitCode: 1,
    output: ['merged.include.map is not a function'],
  },
  'What does an empty include list do?': {
    heading: 'your-list-replaces-the-default',
    says: 'An empty list matches nothing, so the run exits with code 1 and `No test files found`.',
    files: { 'rstest.config.ts': config('include: []') },
    test: passing,
    exitCode: 1,
    output: ['No test files found, exiting with code 1'],
  },
  'Does a comma separate several patterns in one --include?': {
    heading: 'include-files-from-the-command-line',
    says: "Repeat the flag for more patterns, because a comma doesn't separate them, and quote each pattern so that your shell doesn't expand it.",
    files: { 'a.test.ts': passing, 'b.spec.ts': passing },
    command: "npx rstest --include 'a.test.ts,b.spec.ts'",
    exitCode: 1,
    output: ['Cannot find module'],
  },
  'What happens when a matched file holds no test?': {
    heading: 'file-names-that-the-default-matches',
    says: 'A file that matches but contains no test fails with `No test suites found in file`.',
    files: { 'empty.test.ts': 'export const price = 1;\n' },
    exitCode: 1,
    output: ['No test suites found in file'],
  },
  'Is matching case-sensitive?': {
    heading: 'file-names-that-the-default-matches',
    says: 'Matching is case-sensitive.',
    files: { 'a.test.ts': passing, 'B.Test.ts': passing },
    command: 'npx rstest list --filesOnly',
    output: ['a.test.ts'],
    absent: ['B.Test.ts'],
  },
  'Is a helper in __tests__ a test file?': {
    heading: 'file-names-that-the-default-matches',
    says: "Helpers in a `__tests__` directory are fine, as long as their own names don't match.",
    files: {
      'src/__tests__/helper.ts': `throw new Error('loaded');
`,
      'src/__tests__/a.test.ts': `import { test } from '@rstest/core';
test('a', () => {});
`,
    },
    output: ['Test Files 1 passed'],
  },
  'Are test files in a directory found that is a symbolic link?': {
    heading: 'glob-patterns-and-paths',
    says: 'Symbolic links are followed: the tests in a linked directory run, those of a file with a link beside it run twice, and a broken link is ignored. Their relative imports start where the files really are; to let them start at the link, set `tools: { rspack: { resolve: { symlinks: false } } }`.',
    files: {
      'shared/place.ts': "export const place = 'shared';\n",
      'app/place.ts': "export const place = 'app';\n",
      'shared/tests/place.test.ts': `import { expect, test } from '@rstest/core';
import { place } from '../place';
test('a', () => { console.log('PLACE ' + place); expect(place).toBeTruthy(); });
`,
      'app/package.json': '{}',
      'app/link.mjs': 'export default { tools: { rspack: { resolve: { symlinks: false } } } };\n',
    },
    command: 'cd app; ln -s ../shared/tests tests; npx rstest; npx rstest -c link.mjs',
    output: [
      /tests\/place\.test\.ts > a\nPLACE shared[\s\S]*tests\/place\.test\.ts > a\nPLACE app/,
    ],
  },
  'What is printed if the file that I name is not found, and how does the run pass then?': {
    heading: 'include-files-from-the-command-line',
    says: 'If no file is left, the run prints `No test files found, exiting with code 1.`, the filter and the patterns. To pass with code 0, add `--passWithNoTests`.',
    files: { 'a.test.ts': passing, 'checks/price.ts': passing },
    command:
      'npx rstest checks/price.ts 2>&1; echo CODE $?; npx rstest checks/price.ts --passWithNoTests; echo CODE $?',
    output: [
      /No test files found, exiting with code 1\.\s+filter: +checks\/price\.ts[\s\S]*include: +\*\*[\s\S]*CODE 1[\s\S]*exiting with code 0[\s\S]*CODE 0/,
    ],
  },
  'Why does one of user/cart.test.ts and user_cart.test.ts not run?': {
    heading: 'file-names-that-the-default-matches',
    says: [
      'In 0.12.0, two files whose paths differ only in `/` and `_`, such as `user/cart.test.ts` and `user_cart.test.ts`, get the same bundle: only one of them runs, and no message says so.',
      'Two setup files or two files of `globalSetup` clash in the same way.',
    ],
    files: {
      'rstest.config.ts':
        "export default { setupFiles: ['./setup/a.ts', './setup_a.ts'], globalSetup: ['./global/a.ts', './global_a.ts'] };",
      'setup/a.ts': "console.log('SETUP');",
      'setup_a.ts': "console.log('SETUP');",
      'global/a.ts': "export default () => { console.log('GLOBAL'); };",
      'global_a.ts': "export default () => { console.log('GLOBAL'); };",
      'user/cart.test.ts': passing,
      'user_cart.test.ts': passing,
    },
    command:
      'npx rstest > log.txt 2>&1; grep -c "^SETUP" log.txt; grep -c GLOBAL log.txt; npx rstest | grep "Test Files"; mv user_cart.test.ts user-cart.test.ts; npx rstest | grep "Test Files"',
    output: [/^1\n1\n\s*Test Files 1 passed\s+Test Files 2 passed/],
  },
  'Does a link to a test file run its tests again, and what does a broken link do?': {
    heading: 'glob-patterns-and-paths',
    says: 'those of a file with a link beside it run twice, and a broken link is ignored.',
    files: { 'a.test.ts': passing },
    command:
      'ln -s a.test.ts b.test.ts; ln -s nowhere.test.ts c.test.ts; ln -s /nowhere directory; npx rstest',
    output: ['✓ a.test.ts', '✓ b.test.ts', 'Test Files 2 passed'],
    absent: ['c.test.ts'],
  },
} satisfies Answers;
