import { type Answers, config, passing } from '../../../support/answers.ts';

const three = {
  'rstest.config.ts': `import { defineConfig } from '@rstest/core';
export default defineConfig({
  projects: [
    { name: 'shop-cart', root: 'cart' },
    { name: 'shop-price', root: 'price' },
    { name: 'api', root: 'api' },
    { name: 'api-v2', root: 'next' },
  ],
});
`,
  'cart/a.test.ts': passing,
  'price/b.test.ts': passing,
  'api/c.test.ts': passing,
  'next/d.test.ts': passing,
};

export default {
  'Can I set the name by a flag, or its color, as in Vitest?': {
    heading: '',
    says: "The name is a text: Vitest's `{ label, color }` fails with `name.replace is not a function`, and no option chooses its color. No flag sets it, so for one run read a variable: `name: process.env.RUN_NAME`.",
    files: {
      'rstest.config.mjs':
        "export default { name: process.env.RUN_NAME ?? { label: 'web', color: 'red' }, reporters: [['default', { showProjectName: true }]] };",
      'a.test.ts': passing,
    },
    command: 'npx rstest --name web; npx rstest; RUN_NAME=web npx rstest',
    output: ['Unknown option `--name`', 'name.replace is not a function', '[web] a.test.ts'],
  },
  'Can --project use a wildcard?': {
    heading: 'choose-which-projects-run',
    says: '`--project` takes a full name, `*` as a wildcard, or `!` in front to leave projects out.',
    files: three,
    command: `npx rstest list --filesOnly --project 'shop-*'`,
    output: ['a.test.ts', 'b.test.ts'],
    absent: ['c.test.ts', 'd.test.ts'],
  },
  'Does --project match a part of a name?': {
    heading: 'choose-which-projects-run',
    says: '`--project` takes a full name, `*` as a wildcard, or `!` in front to leave projects out.',
    files: three,
    command: 'npx rstest --project shop',
    exitCode: 1,
    output: ['No projects found'],
  },
  'Does --project !api also leave out api-v2?': {
    heading: 'choose-which-projects-run',
    says: '`!api` also leaves out `api-v2`.',
    files: three,
    command: `npx rstest list --filesOnly --project '!api'`,
    output: ['a.test.ts', 'b.test.ts'],
    absent: ['c.test.ts', 'd.test.ts'],
  },
  'Do two exclusions leave out both projects?': {
    heading: 'choose-which-projects-run',
    says: "Two exclusions therefore exclude nothing: `--project '!api' --project '!web'` runs all projects.",
    files: three,
    command: `npx rstest list --filesOnly --project '!api' --project '!shop-cart'`,
    output: ['a.test.ts', 'b.test.ts', 'c.test.ts', 'd.test.ts'],
  },
  'Is --project case-sensitive?': {
    heading: 'choose-which-projects-run',
    says: 'It is case-sensitive.',
    files: three,
    command: 'npx rstest --project API',
    exitCode: 1,
    output: ['No projects found'],
  },
  'What does --project do when the config has no projects?': {
    heading: 'choose-which-projects-run',
    says: 'Without `projects` in the config, the flag is ignored.',
    files: { 'rstest.config.ts': config(`name: 'shop'`) },
    test: passing,
    command: 'npx rstest --project api',
    output: ['1 passed'],
  },
  'What name has a project that was given none?': {
    heading: 'default-name-of-a-project',
    says: "Without `name`, Rstest takes the name from `package.json` in the project's root, or else the name of that directory. A run without `projects` is called `rstest`.",
    elsewhere: {
      '/config/test/federation':
        '`environment`: the `name` of the project, `rstest` without `name` and `projects`',
      '/guide/integrations/module-federation': 'Write `rstest`, or the `name` of your project.',
    },
    files: {
      'rstest.config.ts': config(`projects: ['packages/*']`),
      'packages/cart/package.json': '{"name":"@acme/cart"}',
      'packages/cart/a.test.ts': passing,
      'packages/price/b.test.ts': passing,
    },
    command:
      'npx rstest && DEBUG=rstest npx rstest -r packages/cart > /dev/null && DEBUG=rstest npx rstest > /dev/null; find . -name "rspack.config.*" | sort',
    output: [
      '[@acme/cart]',
      '[price]',
      './dist/.rstest-temp/.rsbuild/rspack.config._acme_cart.mjs\n./dist/.rstest-temp/.rsbuild/rspack.config.price.mjs\n./packages/cart/dist/.rstest-temp/.rsbuild/rspack.config.rstest.mjs',
    ],
  },
  'Can two projects have one name?': {
    heading: 'project-names-must-differ',
    says: 'Two projects with one name make the run fail with `Project name "web" is already used`, whichever `--project` selects.',
    files: {
      'rstest.config.ts': config(
        `projects: [{ name: 'shop', root: 'x' }, { name: 'shop', root: 'y' }, { name: 'web', root: 'z' }]`,
      ),
      'z/c.test.ts': passing,
      'x/a.test.ts': passing,
      'y/b.test.ts': passing,
    },
    command: 'npx rstest --project web',
    exitCode: 1,
    output: ['Project name "shop" is already used'],
  },
  'What happens with names that differ only in special characters?': {
    heading: 'project-names-must-differ',
    says: "Internally, as in the name of the environment that plugins see, Rstest replaces everything but letters, digits, `-`, `_` and `$` with `_`, so `shop/a` and `shop.a` become the same. The run doesn't stop, but the second project runs the files of the first.",
    files: {
      'rstest.config.ts': config(
        `projects: [{ name: 'shop/a', root: 'x' }, { name: 'shop.a', root: 'y' }]`,
      ),
      'x/a.test.ts': passing,
      'y/b.test.ts': passing,
    },
    output: ['[shop/a] x/a.test.ts', '[shop.a] x/a.test.ts'],
    absent: ['b.test.ts'],
  },
  'Is the name of a single project shown?': {
    says: 'Rstest prints the name in brackets when two or more `projects` run; `showProjectName` of the reporter overrides that.',
    files: {
      'rstest.config.ts': config(
        `projects: [{ name: 'shop', root: 'x' }], reporters: [['default', { showProjectName: process.env.SHOW ? true : undefined }]]`,
      ),
      'x/a.test.ts': passing,
    },
    command: 'npx rstest; SHOW=1 npx rstest',
    output: [/✓ x\/a\.test\.ts[\s\S]*✓ \[shop\] x\/a\.test\.ts/],
  },
  'Which project runs with several --project flags, a comma, or a name that nobody has?': {
    heading: 'choose-which-projects-run',
    says: [
      'With several flags, a project runs if any of them matches.',
      "A comma doesn't separate names.",
      'If no project matches, the run fails with `No projects found` and exit code 1.',
    ],
    files: {
      'rstest.config.ts': `export default { projects: [{ name: 'api', include: ['a.test.ts'] }, { name: 'web', include: ['b.test.ts'] }] };
`,
      'a.test.ts': `import { test } from '@rstest/core';
test('a', () => {});
`,
      'b.test.ts': `import { test } from '@rstest/core';
test('b', () => {});
`,
    },
    command: 'npx rstest --project api --project web; npx rstest --project api,web; echo code $?',
    output: ['Test Files 2 passed', 'No projects found', 'code 1'],
  },
  'How do I see which of two projects a failure or a log of the same file belongs to?': {
    heading: '',
    says: [
      'If two projects include the same file, only the line of the file tells them apart in the reporters `default` and `verbose`: the summary of failing tests and the headers of console messages give its path without the project.',
      "Set a variable in each, `env: { PROJECT: 'web' }`, and read `process.env.PROJECT` in tests and setup files.",
    ],
    files: {
      'rstest.config.mjs': `const of = (name) => ({ name, include: ['a.test.ts'], setupFiles: ['./setup.ts'], env: { PROJECT: name } });
export default { projects: [of('web'), of('api')] };
`,
      'setup.ts': 'globalThis.setup = process.env.PROJECT;',
      'a.test.ts': `import { expect, test } from '@rstest/core';
test('a', () => {
  console.log('in', process.env.PROJECT, globalThis.setup);
  expect(process.env.PROJECT).toBe('web');
});
`,
    },
    command: 'for r in default verbose; do npx rstest --reporter=$r; done; echo done',
    output: [
      /(?:(?=[\s\S]*?log \| a\.test\.ts > a\nin web web\n)(?=[\s\S]*?log \| a\.test\.ts > a\nin api api\n)(?=[\s\S]*?\[web\] a\.test\.ts)[\s\S]*?\[api\] a\.test\.ts[\s\S]*?failing tests:\n+ FAIL +a\.test\.ts > a\n[\s\S]*?1 failed){2}/,
    ],
  },
} satisfies Answers;
