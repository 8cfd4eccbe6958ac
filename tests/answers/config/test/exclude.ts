import { type Answers, config, passing } from '../../../support/answers.ts';

export default {
  'Which folders hold no tests when nothing is set?': {
    heading: 'your-list-is-added-to-the-defaults',
    says: '`node_modules`, `dist` and the directories `.git`, `.idea`, `.cache`, `.output` and `.temp` stay excluded at any depth,',
    files: Object.fromEntries(
      ['', 'node_modules/lib', 'dist', '.idea', '.git', '.cache', '.output', '.temp', '.github']
        .map((folder) => `packages/x/${folder}/a.test.ts`.replace('//', '/'))
        .map((file) => [file, passing]),
    ),
    command: 'npx rstest list --filesOnly | sort',
    output: [/^\s*packages\/x\/\.github\/a\.test\.ts\s+packages\/x\/a\.test\.ts\s*$/],
  },
  'Does exclude add to the default list or replace it?': {
    heading: 'your-list-is-added-to-the-defaults',
    says: [
      'An array extends the built-in list:',
      "Other build directories such as `build`, `lib` or `out` aren't on the list: if your build compiles tests into one, they run twice, and the copy may be an old one, so add it.",
    ],
    files: {
      'rstest.config.ts': config(`exclude: ['**/slow/**']`),
      'cart.test.ts': passing,
      'slow/a.test.ts': passing,
      'node_modules/lib/b.test.ts': passing,
      'packages/x/dist/c.test.ts': passing,
      '.output/d.test.ts': passing,
      'build/e.test.ts': passing,
      'packages/x/lib/f.test.ts': passing,
    },
    command: 'npx rstest list --filesOnly',
    output: ['cart.test.ts', 'build/e.test.ts', 'packages/x/lib/f.test.ts'],
    absent: ['a.test.ts', 'b.test.ts', 'c.test.ts', 'd.test.ts'],
  },
  'How are the default patterns switched off?': {
    heading: 'replace-the-defaults',
    says: 'To replace the built-in list, write an object with `patterns` and `override: true`.',
    files: {
      'rstest.config.ts': config(`exclude: { patterns: ['**/slow/**'], override: true }`),
      'slow/a.test.ts': passing,
      'node_modules/lib/b.test.ts': passing,
      'dist/c.test.ts': passing,
    },
    command: 'npx rstest list --filesOnly',
    output: ['b.test.ts', 'c.test.ts'],
    absent: ['a.test.ts'],
  },
  'Does the object form without override replace the defaults?': {
    heading: 'replace-the-defaults',
    says: 'Without `override`, the object adds to it like an array.',
    files: {
      'rstest.config.ts': config(`exclude: { patterns: ['**/slow/**'] }`),
      'cart.test.ts': passing,
      'dist/c.test.ts': passing,
    },
    command: 'npx rstest list --filesOnly',
    output: ['cart.test.ts'],
    absent: ['c.test.ts'],
  },
  'Does --exclude add to the exclude of the config file?': {
    heading: 'exclude-files-from-the-command-line',
    says: '`--exclude` replaces the `exclude` of the config file for every project, including its `override: true`, so the built-in list applies again.',
    files: {
      'rstest.config.ts': config(`exclude: { patterns: ['**/slow/**'], override: true }`),
      'slow/a.test.ts': passing,
      'odd/b.test.ts': passing,
      'dist/c.test.ts': passing,
    },
    command: "npx rstest list --filesOnly --exclude '**/odd/**'",
    output: ['slow/a.test.ts'],
    absent: ['b.test.ts', 'c.test.ts'],
  },
  'Can a path filter run an excluded file?': {
    heading: 'exclude-files-from-the-command-line',
    says: "A path filter doesn't bring an excluded file back: `npx rstest e2e/checkout.test.ts` finds nothing and exits with code 1.",
    files: {
      'rstest.config.ts': config(`exclude: ['**/slow/**']`),
      'cart.test.ts': passing,
      'slow/a.test.ts': passing,
    },
    command: 'npx rstest slow/a.test.ts',
    exitCode: 1,
    output: ['No test files found'],
  },
  'Does a folder or file name without wildcards match at any depth?': {
    heading: 'exclude-patterns',
    says: '`slow` and `slow/` exclude the directory `slow` at the root and everything in it;',
    files: {
      'rstest.config.ts': config(`exclude: ['slow', 'cart.test.ts']`),
      'slow/deep/a.test.ts': passing,
      'cart.test.ts': passing,
      'shop/cart.test.ts': passing,
      'shop/slow/b.test.ts': passing,
    },
    command: 'npx rstest list --filesOnly',
    output: ['shop/cart.test.ts', 'shop/slow/b.test.ts'],
    absent: ['a.test.ts', /^cart\.test\.ts/m],
  },
  'Does a pattern with a leading ! bring a file back?': {
    heading: 'exclude-patterns',
    says: 'A leading `!` has no effect.',
    files: {
      'rstest.config.ts': config(`exclude: ['slow/**', '!slow/b.test.ts']`),
      'cart.test.ts': passing,
      'slow/b.test.ts': passing,
    },
    command: 'npx rstest list --filesOnly',
    output: ['cart.test.ts'],
    absent: ['b.test.ts'],
  },
  'Which wins when include names a file and exclude matches it?': {
    heading: 'exclude-patterns',
    says: '`exclude` takes precedence over `include`, even when `include` names a file explicitly.',
    files: {
      'rstest.config.ts': config(
        `include: ['cart.test.ts', 'slow/b.test.ts'], exclude: ['slow/**']`,
      ),
      'cart.test.ts': passing,
      'slow/b.test.ts': passing,
    },
    command: 'npx rstest list --filesOnly',
    output: ['cart.test.ts'],
    absent: ['b.test.ts'],
  },
  'Do the tests of an excluded file run when another test file imports it?': {
    heading: 'exclude-patterns',
    says: 'A test file that another one imports is still loaded, and its tests run as part of the importing file.',
    files: {
      'rstest.config.ts': config(`exclude: ['**/shared.test.ts']`),
      'cart.test.ts': `import './shared.test';\n${passing}`,
      'shared.test.ts': `import { test } from '@rstest/core';\ntest('from the excluded file', () => {});\n`,
    },
    command: 'npx rstest --reporter=verbose',
    output: ['from the excluded file', '2 passed'],
  },
  'Does a project inherit exclude from the root config?': {
    heading: 'exclude-files-from-the-command-line',
    says: 'With `projects`, set `exclude` in each project;',
    files: {
      'rstest.config.ts': config(
        `exclude: ['**/slow/**'], projects: [{ name: 'shop', root: './shop' }]`,
      ),
      'shop/slow/b.test.ts': passing,
    },
    command: 'npx rstest list --filesOnly',
    output: ['shop/slow/b.test.ts'],
  },
  'Can exclude be a plain string?': {
    heading: 'exclude-patterns',
    says: "A plain string makes the run fail with `Cannot read properties of undefined (reading 'push')`.",
    files: {
      'rstest.config.mjs': `export default { exclude: 'slow/**' };\n`,
      'cart.test.ts': passing,
    },
    exitCode: 1,
    output: [`Cannot read properties of undefined (reading 'push')`],
  },
  'Are build and out excluded, does exclude reach includeSource, and does expect.poll end with the test?':
    {
      heading: 'your-list-is-added-to-the-defaults',
      says: [
        "Other build directories such as `build`, `lib` or `out` aren't on the list",
        'It also applies to `includeSource`.',
      ],
      files: {
        'build/a.test.ts': `import { test } from '@rstest/core';
test('a', () => {});
`,
        'out/b.test.ts': `import { test } from '@rstest/core';
test('b', () => {});
`,
        'src/skip.ts': `if (import.meta.rstest) import.meta.rstest.test('in source', () => {});
`,
        'src/keep.ts': `if (import.meta.rstest) import.meta.rstest.test('kept', () => {});
`,
        'rstest.config.ts': `export default { includeSource: ['src/*.ts'], exclude: ['src/skip.ts'] };
`,
      },
      command: 'npx rstest --reporter=verbose',
      output: ['build/a.test.ts', 'out/b.test.ts', '✓ kept'],
      absent: ['in source'],
    },
  'Why is a test file that I name on the command line not run, without an error?': {
    heading: 'exclude-files-from-the-command-line',
    says: "Beside other files that are found, it's left out without a message.",
    files: {
      'rstest.config.ts': config("exclude: ['e2e/**']"),
      'src/a.test.ts': passing,
      'e2e/b.test.ts': passing,
    },
    command: 'npx rstest src/a.test.ts e2e/b.test.ts',
    output: ['Test Files 1 passed'],
    absent: ['b.test.ts'],
  },
  'Does exclude take a file out of the coverage report?': {
    heading: 'exclude-patterns',
    says: 'Coverage counts the source files you exclude here. Name them in `coverage.exclude`.',
    files: {
      'rstest.config.ts': `const exclude = ['**/legacy.ts'];
export default { exclude, coverage: { enabled: true, reporters: ['text'], exclude: process.env.OUT ? exclude : [] } };`,
      'legacy.ts': 'export const price = 1;\n',
      'new.ts': 'export const total = 2;\n',
      'a.test.ts': `import { test } from '@rstest/core';
import { price } from './legacy';
import { total } from './new';
test('a', () => console.log(price + total));`,
    },
    command: 'npx rstest; echo THEN; OUT=1 npx rstest',
    output: [
      / legacy\.ts +\|[\s\S]* new\.ts +\|[\s\S]*THEN(?:(?! legacy\.ts)[\s\S])* new\.ts +\|(?:(?! legacy\.ts)[\s\S])*$/,
    ],
  },
  'Are copies of tests in hidden directories run, and how are they left out?': {
    heading: 'your-list-is-added-to-the-defaults',
    says: "if copies of your tests run twice from `.history` or from copies of the repository in `.worktrees`, add `'**/.*/**'`.",
    files: Object.fromEntries(
      [
        '.work/shop/a.test.ts',
        '.work/shop/.history/a.test.ts',
        '.work/shop/src/.worktrees/x/a.test.ts',
      ].map((file) => [file, passing]),
    ),
    command:
      "cd .work/shop; npx rstest list --filesOnly | sort | xargs echo ALL; npx rstest list --filesOnly --exclude '**/.*/**' | xargs echo LEFT",
    output: [
      /ALL \.history\/a\.test\.ts a\.test\.ts src\/\.worktrees\/x\/a\.test\.ts/,
      /LEFT a\.test\.ts$/m,
    ],
  },
} satisfies Answers;
