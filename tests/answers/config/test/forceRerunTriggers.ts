import { type Answers, config, passing } from '../../../support/answers.ts';

const commit =
  'git init -q . && git add -A && git -c user.name=a -c user.email=a@shop.test commit -qm start';
const files = {
  '.gitignore': 'node_modules\ndist\n',
  'package.json': '{"name":"shop","type":"module"}\n',
  'package-lock.json': '{}\n',
  'fixtures/prices.json': '{}\n',
  'cart.ts': 'export const cart = [];\n',
  'cart.test.ts': `import './cart';\n${passing}`,
  'price.test.ts': passing,
};

export default {
  'Which tests does --changed run when package.json has changed?': {
    says: 'Names files whose change makes `--changed` run all tests instead of the related ones.',
    elsewhere: {
      '/guide/integrations/monorepo':
        'A changed `package.json` or `rstest.config.*` anywhere runs all tests, because both are in `forceRerunTriggers`.',
    },
    files,
    command: `${commit} && echo >> package.json && npx rstest --changed`,
    output: ['Changed file(package.json) matched forceRerunTriggers', 'Test Files 2 passed'],
  },
  'Which tests does --changed run when only a source file has changed?': {
    says: '`npx rstest --changed` runs the test files that import what has changed according to Git.',
    files,
    command: `${commit} && echo >> cart.ts && npx rstest --changed`,
    output: ['cart.test.ts', 'Test Files 1 passed'],
    absent: ['forceRerunTriggers'],
  },
  'Do lock files trigger by default, and what is the exit code when nothing is related?': {
    heading: 'your-list-replaces-the-defaults',
    says: [
      "`tsconfig.json` and lock files aren't among the defaults.",
      'If a change neither matches a trigger nor relates to a test, the run ends with `No test files found for changed files` and exit code 0.',
    ],
    files,
    command: `${commit} && echo >> package-lock.json && npx rstest --changed`,
    output: ['No test files found for changed files, exiting with code 0'],
  },
  'Does my list add to the defaults?': {
    heading: 'your-list-replaces-the-defaults',
    says: 'Repeat `**/package.json/**` and `**/rstest.config.*` as above; otherwise a change of those files runs nothing.',
    files: { ...files, 'rstest.config.ts': config(`forceRerunTriggers: ['fixtures/**']`) },
    command: `${commit} && echo >> package.json && npx rstest --changed && echo >> fixtures/prices.json && npx rstest --changed`,
    output: [
      /No test files found for changed files[\s\S]*Changed file\(fixtures\/prices\.json\) matched/,
    ],
  },
  'Do untracked files trigger?': {
    heading: 'files-that-count-as-changed',
    says: ['Staged, unstaged and untracked files anywhere in the repository count;'],
    files: { ...files, 'rstest.config.ts': config(`forceRerunTriggers: ['**/*.sql']`) },
    command: `${commit} && echo > new.sql && npx rstest --changed`,
    output: ['Changed file(new.sql) matched', 'Test Files 2 passed'],
  },
  'Do commits count that were made since the one given to --changed?': {
    heading: 'files-that-count-as-changed',
    says: 'with `--changed main`, also the commits since then.',
    files,
    command: `${commit} && echo >> package.json && git -c user.name=a -c user.email=a@shop.test commit -qam next && npx rstest --changed && npx rstest --changed HEAD~1`,
    output: [
      /No changed files found, exiting with code 0[\s\S]*Changed file\(package\.json\) matched/,
    ],
  },
  'Does --related use the triggers?': {
    heading: 'files-that-count-as-changed',
    says: 'The option has no effect on `--related` and on runs without `--changed`.',
    files,
    command: 'npx rstest --related package.json',
    exitCode: 1,
    output: ['No test files found for related source files'],
  },
  'Does a trigger of one project run the tests of the others?': {
    heading: 'your-list-replaces-the-defaults',
    says: 'With `projects`, the triggers of the root config, which are the defaults if it sets none, and of all projects are combined: if one matches, every project runs all its tests.',
    files: {
      '.gitignore': 'node_modules\ndist\n',
      'rstest.config.ts': config(
        `projects: [{ name: 'shop', root: 'shop', forceRerunTriggers: ['**/*.sql'] }, { name: 'api', root: 'api' }]`,
      ),
      'shop/a.test.ts': passing,
      'shop/seed.sql': '\n',
      'api/b.test.ts': passing,
    },
    command: `${commit} && echo >> rstest.config.ts && npx rstest --changed && git checkout -q . && echo >> shop/seed.sql && npx rstest --changed`,
    output: [
      /rstest\.config\.ts\) matched[\s\S]*Files 2 passed[\s\S]*seed\.sql\) matched[\s\S]*\[shop\]/,
      '[api]',
    ],
  },
} satisfies Answers;
