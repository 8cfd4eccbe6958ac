import { type Answers, config, passing } from '../../../support/answers.ts';

const where = `import { test } from '@rstest/core';
test('where', ({ task }) => {
  console.log('in shop:', process.cwd().endsWith('shop'), String(task.projectRoot).endsWith('shop'));
});
`;

/** A config above the directory of the test, which fails without it. */
const above = {
  'rstest.config.ts': config('globals: true'),
  'shop/a.test.ts': `test('global', () => {});\n`,
};

export default {
  'Does root change process.cwd() in tests?': {
    heading: 'paths-that-start-at-root',
    says: '`process.cwd()` in tests stays the directory where the command was started, so build paths in tests from `import.meta.dirname` instead.',
    files: { 'rstest.config.ts': config(`root: './shop'`), 'shop/a.test.ts': where },
    output: ['in shop: false true'],
  },
  'Are tests outside root found?': {
    says: 'Only the test inside `shop` is found, and its path is printed relative to the root.',
    files: {
      'rstest.config.ts': config(`root: './shop'`),
      'shop/a.test.ts': passing,
      'b.test.ts': passing,
    },
    command: 'npx rstest list --filesOnly',
    output: ['a.test.ts'],
    absent: ['b.test.ts'],
  },
  'Is the config file of the current folder read with --root?': {
    heading: 'the-root-flag-also-moves-the-config-file',
    says: "Rstest looks for the config file in that directory and doesn't read the one where you are.",
    files: above,
    command: 'npx rstest --root shop',
    exitCode: 1,
    output: ['test is not defined'],
  },
  'Where does --config start when --root is given?': {
    heading: 'the-root-flag-also-moves-the-config-file',
    says: 'To use both, name the config file as seen from the new root: `npx rstest --root shop --config ../rstest.config.ts`.',
    files: above,
    command: 'npx rstest --root shop --config ../rstest.config.ts',
    output: ['1 passed'],
  },
  'Is a config file in a parent folder found?': {
    heading: 'the-root-flag-also-moves-the-config-file',
    says: "Rstest never searches parent directories: `npx rstest` inside `shop` doesn't find a config file above it.",
    files: above,
    command: 'cd shop && npx rstest',
    exitCode: 1,
    output: ['test is not defined'],
  },
  'What is the root when --config names a file in a parent folder?': {
    heading: 'the-root-flag-also-moves-the-config-file',
    says: 'the root is then still `shop`.',
    files: {
      'rstest.config.ts': config('globals: true'),
      'b.test.ts': passing,
      'shop/a.test.ts': `test('global', () => {});\n`,
    },
    command: 'cd shop && npx rstest --config ../rstest.config.ts',
    output: ['Test Files 1 passed'],
  },
  'Which wins: root in the config or --root?': {
    heading: 'the-root-flag-also-moves-the-config-file',
    says: 'The flag overrides `root` in that file.',
    files: {
      'rstest.config.ts': config(`root: './shop'`),
      'shop/a.test.ts': passing,
      'api/b.test.ts': passing,
    },
    command: 'npx rstest list --filesOnly --root api --config ../rstest.config.ts',
    output: ['b.test.ts'],
    absent: ['a.test.ts'],
  },
  'What happens when root does not exist?': {
    heading: 'a-root-that-does-not-exist',
    says: "The run fails with `No test files found` and exits with code 1, without saying that the directory doesn't exist. Check the line `root:` in the output.",
    files: { 'rstest.config.ts': config(`root: './missing'`) },
    test: passing,
    exitCode: 1,
    output: ['No test files found', /root: .*missing/],
  },
  'Does <rootDir> work in the root of an inline project?': {
    heading: 'root-of-a-project',
    says: "it isn't replaced, and the project silently finds no tests.",
    files: {
      'rstest.config.ts': config(
        `projects: [{ name: 'shop', root: '<rootDir>/shop' }, { name: 'api', root: './api' }]`,
      ),
      'shop/a.test.ts': passing,
      'api/b.test.ts': passing,
    },
    command: 'npx rstest list --filesOnly',
    output: ['b.test.ts'],
    absent: ['a.test.ts'],
  },
  'Where is <rootDir> replaced, and where is it not?': {
    heading: 'paths-that-start-at-root',
    says: 'In these, but not in `source.tsconfigPath`, `<rootDir>` stands for the root.',
    files: {
      'rstest.config.ts': config(
        "root: './shop', include: ['<rootDir>/a.test.ts'], setupFiles: ['<rootDir>/setup.ts'], source: { tsconfigPath: (process.env.START ?? '.') + '/paths.json' }",
      ),
      'shop/paths.json': '{ "compilerOptions": { "paths": { "~lib/*": ["./lib/*"] } } }',
      'shop/lib/price.ts': 'export const price = 1;',
      'shop/setup.ts': "console.log('SETUP');",
      'shop/a.test.ts': `import { test } from '@rstest/core';
import { price } from '~lib/price';
test('a', () => { price; });`,
    },
    command: "npx rstest; START='<rootDir>' npx rstest",
    exitCode: 1,
    output: [/SETUP[\s\S]*Tests 1 passed[\s\S]*SETUP[\s\S]*Cannot find package '~lib'/],
  },
  'What is the root of an inline project without root?': {
    heading: 'root-of-a-project',
    says: 'An inline project without `root` has the root of the config that lists it.',
    files: {
      'rstest.config.ts': config(`root: './shop', projects: [{ name: 'all' }]`),
      'shop/a.test.ts': where,
      'b.test.ts': passing,
    },
    output: ['in shop: false true', 'Test Files 1 passed'],
  },
  'Where does a relative root begin, and can include leave it?': {
    heading: 'paths-that-start-at-root',
    says: [
      'A relative `root` itself starts at the directory where the command runs, not at the config file.',
      "And `root` isn't a boundary: a pattern such as `../shared/**/*.test.ts` in `include` can match files outside it.",
    ],
    files: {
      'config/rstest.config.ts': `export default { root: './app', include: ['**/*.test.ts', '../shared/**/*.test.ts'] };
`,
      'app/a.test.ts': `import { test } from '@rstest/core';
test('a', () => {});
`,
      'shared/b.test.ts': `import { test } from '@rstest/core';
test('b', () => {});
`,
    },
    command: 'npx rstest -c config/rstest.config.ts',
    output: ['Test Files 2 passed'],
  },
  'Where does a relative root in the config file of a project start?': {
    heading: 'root-of-a-project',
    says: 'A relative `root` in its config file starts in the root of the outermost config, so join it to `import.meta.dirname`.',
    files: {
      'rstest.config.ts': "export default { projects: ['group'] };",
      'group/rstest.config.ts': "export default { projects: ['packages/a'] };",
      'group/packages/a/rstest.config.ts':
        "export default { name: 'a', root: (process.env.JOIN ? import.meta.dirname + '/' : './') + 'src' };",
      'group/packages/a/src/own.test.ts': passing,
      'src/command.test.ts': passing,
    },
    command:
      'npx rstest list --filesOnly; (cd group; npx rstest list --filesOnly --root ..); echo JOINED; JOIN=1 npx rstest list --filesOnly',
    output: [
      /^(?:\s*src\/command\.test\.ts){2}\s+JOINED\s+group\/packages\/a\/src\/own\.test\.ts\s*$/,
    ],
  },
  'How do I run tests with another working directory?': {
    heading: 'paths-that-start-at-root',
    says: 'For code that reads it, write `process.chdir(import.meta.dirname)` in a setup file beside it, which fails in threads; snapshots and reports stay where they are.',
    files: {
      'rstest.config.mjs':
        "export default { setupFiles: ['./shop/setup.ts'], reporters: ['default', ['json', { outputPath: 'r.json' }]] };",
      'shop/setup.ts': 'process.chdir(import.meta.dirname);',
      'src/a.test.ts': `import { expect, test } from '@rstest/core';
test('a', () => { console.log('CWD', process.cwd().split('/').at(-1)); expect(1).toMatchSnapshot(); });`,
    },
    command:
      'CI= GITHUB_ACTIONS= npx rstest; ls r.json src/__snapshots__/a.test.ts.snap; for pool in vmForks threads; do npx rstest --pool=$pool; done; true',
    output: [
      /CWD shop[\s\S]*r\.json\nsrc\/__snapshots__\/a\.test\.ts\.snap[\s\S]*CWD shop[\s\S]*process\.chdir\(\) is not supported in workers/,
    ],
  },
} satisfies Answers;
