import { type Answers, config, passing } from '../../../support/answers.ts';

const shows = `import { rs, test } from '@rstest/core';
test('shows', () => console.log('seen', process.env.CURRENCY, rs.getConfig().retry));
`;

export default {
  'Does a project inherit env and retry from the root config?': {
    heading: 'a-project-does-not-inherit-options',
    says: 'Each project starts from the defaults, not from the root config.',
    files: {
      'rstest.config.ts': config(
        `env: { CURRENCY: 'EUR' }, retry: 2, projects: [{ name: 'shop', root: 'shop' }]`,
      ),
      'shop/a.test.ts': shows,
    },
    output: ['seen undefined 0'],
  },
  'Does onConsoleLog of the root config hold for projects?': {
    heading: 'a-project-does-not-inherit-options',
    says: '`reporters`, `pool`, `isolate`, `bail`, `coverage`, `onConsoleLog`, `resolveSnapshotPath`, `update`, `onlyFailures`, `output.distPath` · everything else: `include`, `exclude`, `setupFiles`, `globalSetup`, `globals`, `env`, `testEnvironment`, `testTimeout`, `retry`, `plugins`, `source`, `resolve` and so on',
    files: {
      'rstest.config.ts': config(
        `onConsoleLog: (text) => !text.includes('noise'), projects: [{ name: 'shop', root: 'shop' }]`,
      ),
      'shop/a.test.ts': `import { test } from '@rstest/core';
test('logs', () => {
  console.log('noise');
  console.log('signal');
});
`,
    },
    output: ['signal'],
    absent: ['noise'],
  },
  'Do bail and reporters in a project have an effect?': {
    heading: 'a-project-does-not-inherit-options',
    says: 'Rstest ignores options of the left column in a project, without a warning, and options of the right column at the root once `projects` is set, including `globalSetup`.',
    files: {
      'rstest.config.mjs': `export default { projects: [{ name: 'shop', root: 'shop', bail: 1, reporters: ['json'] }] };\n`,
      'shop/a.test.ts': `import { test } from '@rstest/core';
test('one', () => {
  throw new Error('one');
});
test('two', () => {
  throw new Error('two');
});
`,
    },
    exitCode: 1,
    output: ['Tests 2 failed'],
    absent: ['"summary"'],
  },
  'How do projects share settings?': {
    heading: 'a-project-does-not-inherit-options',
    says: 'To give several projects the same settings, pass one object to `extends` in each',
    files: {
      'rstest.config.ts': `import { defineConfig } from '@rstest/core';
const shared = { env: { CURRENCY: 'EUR' }, retry: 2 };
export default defineConfig({ projects: [{ name: 'shop', root: 'shop', extends: shared, retry: 1 }] });
`,
      'shop/a.test.ts': shows,
    },
    output: ['seen EUR 1'],
  },
  'Which wins: retry in a project or --retry?': {
    heading: 'a-project-does-not-inherit-options',
    says: 'Command-line flags apply to every project and override its config:',
    files: {
      'rstest.config.ts': config(`projects: [{ name: 'shop', root: 'shop', retry: 3 }]`),
      'shop/a.test.ts': shows,
    },
    command: 'npx rstest --retry=1',
    output: ['seen undefined 1'],
  },
  'Are test files of the root folder still run when projects is set?': {
    heading: 'run-the-tests-of-the-root',
    says: "With `projects`, Rstest doesn't run test files in the root directory unless a project covers them.",
    files: {
      'rstest.config.ts': config(`projects: ['packages/cart']`),
      'root.test.ts': passing,
      'packages/cart/a.test.ts': passing,
    },
    command: 'npx rstest list --filesOnly',
    output: ['a.test.ts'],
    absent: ['root.test.ts'],
  },
  'Can the root itself be added to projects as "."?': {
    heading: 'run-the-tests-of-the-root',
    says: "Don't list `'.'`, because it loads the same config file again and the run stops with a duplicate project name.",
    files: {
      'rstest.config.ts': config(`projects: ['packages/cart', '.']`),
      'root.test.ts': passing,
      'packages/cart/a.test.ts': passing,
    },
    exitCode: 1,
    output: ['Project name "cart" is already used'],
  },
  'Does a file that two projects match run twice?': {
    heading: 'run-the-tests-of-the-root',
    says: 'A file that two projects match runs once in each, so keep their `include` patterns apart.',
    files: { 'rstest.config.ts': config(`projects: [{ name: 'one' }, { name: 'two' }]`) },
    test: passing,
    output: ['[one] a.test.ts', '[two] a.test.ts', 'Tests 2 passed'],
  },
  'What happens when a glob in projects also finds a file?': {
    heading: 'list-your-projects',
    says: 'With `packages/*`, a `README.md` in `packages` makes the run fail with `Unknown file extension ".md"`, and a trailing slash doesn\'t help.',
    files: {
      'rstest.config.ts': config(`projects: ['packages/*']`),
      'packages/cart/a.test.ts': passing,
      'packages/README.md': '# Packages\n',
    },
    exitCode: 1,
    output: ['Unknown file extension ".md"'],
  },
  'Does a trailing slash keep files out of a glob in projects?': {
    heading: 'list-your-projects',
    says: 'With `packages/*`, a `README.md` in `packages` makes the run fail with `Unknown file extension ".md"`, and a trailing slash doesn\'t help.',
    files: {
      'rstest.config.ts': config(`projects: ['packages/*/']`),
      'packages/cart/a.test.ts': passing,
      'packages/README.md': '# Packages\n',
    },
    exitCode: 1,
    output: ['Unknown file extension ".md"'],
  },
  'What happens with a missing path, a glob that finds nothing and an empty list?': {
    heading: 'list-your-projects',
    says: "A glob that finds nothing, and an empty list, make the run fail with `No projects found`; a path that doesn't exist makes it fail with `Can't resolve project`.",
    files: {
      'a.config.ts': config(`projects: ['packages/missing']`),
      'b.config.ts': config(`projects: ['missing/*']`),
      'a.test.ts': passing,
    },
    command: 'npx rstest --config a.config.ts; npx rstest --config b.config.ts',
    exitCode: 1,
    output: [`Can't resolve project "packages/missing"`, 'No projects found'],
  },
  'May the config file of a project have projects itself?': {
    heading: 'list-your-projects',
    says: "A project's config file can define its own `projects`.",
    files: {
      'rstest.config.ts': config(`projects: ['packages/cart']`),
      'packages/cart/rstest.config.ts': config(
        `projects: [{ name: 'one', include: ['a.test.ts'] }, { name: 'two', include: ['b.test.ts'] }]`,
      ),
      'packages/cart/a.test.ts': passing,
      'packages/cart/b.test.ts': passing,
    },
    output: ['[one]', '[two]', '2 passed'],
  },
  'Which names do the projects of a project have, and what if two packages use the same?': {
    heading: 'list-your-projects',
    says: 'under their own names: if two packages both call one `unit`, the run fails with `Project name "unit" is already used`. Call them `cart unit` and `price unit`, and `--project \'* unit\'` runs both.',
    files: {
      'rstest.config.ts': config(`projects: ['packages/*']`),
      ...Object.fromEntries(
        ['cart', 'price'].flatMap((name) => [
          [
            `packages/${name}/rstest.config.ts`,
            `const prefix = process.env.SAME ? '' : '${name} ';
export default { projects: ['unit', 'slow'].map((kind) => ({ name: prefix + kind, include: [kind + '.test.ts'] })) };`,
          ],
          [`packages/${name}/unit.test.ts`, passing],
          [`packages/${name}/slow.test.ts`, passing],
        ]),
      ),
    },
    command: "SAME=1 npx rstest; npx rstest; npx rstest --project '* unit'",
    output: [
      'Project name "unit" is already used',
      '[cart unit]',
      '[price slow]',
      'Test Files 4 passed',
      'Test Files 2 passed',
    ],
  },
  'Can a project have projects of its own?': {
    heading: 'list-your-projects',
    says: 'In that case, those run instead of the project itself,',
    files: {
      'rstest.config.mjs': `export default {
  projects: ['./shop', { name: 'api', root: './api', projects: ['./deep'] }],
};
`,
      'shop/rstest.config.mjs': `export default { projects: [{ name: 'web', include: ['web.test.ts'] }] };\n`,
      'shop/web.test.ts': `import { test } from '@rstest/core';\ntest('web', () => {});\n`,
      'shop/other.test.ts': `import { test } from '@rstest/core';\ntest('other', () => {});\n`,
      'api/orders.test.ts': `import { test } from '@rstest/core';\ntest('orders', () => {});\n`,
      'api/deep/late.test.ts': `import { test } from '@rstest/core';\ntest('late', () => {});\n`,
    },
    output: ['[web] shop/web.test.ts', '[api] api/orders.test.ts', '[api] api/deep/late.test.ts'],
    absent: ['other.test.ts', '[deep]'],
  },
  'Do update and onlyFailures count in a project, and does TypeScript notice?': {
    heading: 'a-project-does-not-inherit-options',
    says: 'TypeScript reports most of them in `defineProject` and `defineInlineProject`; `update` and `onlyFailures` compile there.',
    files: {
      'tsconfig.json':
        '{ "compilerOptions": { "module": "esnext", "moduleResolution": "bundler", "strict": true, "noEmit": true, "skipLibCheck": true, "types": [] }, "files": ["fine.ts", "wrong.ts"] }',
      'fine.ts':
        "import { defineProject } from '@rstest/core';\nexport default defineProject({ update: true, onlyFailures: true });",
      'wrong.ts': [
        'reporters: []',
        "pool: 'threads'",
        'isolate: false',
        'bail: 1',
        'coverage: {}',
        'onConsoleLog: () => {}',
        'resolveSnapshotPath: (file) => file',
        "output: { distPath: 'x' }",
      ].reduce(
        (text, line) => `${text}defineProject({ ${line} });\n`,
        "import { defineProject } from '@rstest/core';\n",
      ),
      'rstest.config.ts': `export default { projects: [{ name: 'one', include: ['*.test.ts'], update: true, bail: 1 }] };`,
      'a.test.ts': `import { expect, test } from '@rstest/core'; test('a', () => { expect(2).toMatchSnapshot(); });`,
      '__snapshots__/a.test.ts.snap': '// Rstest Snapshot v1\n\nexports[`a 1`] = `1`;\n',
    },
    command: 'npx tsc -p . ; npx rstest',
    exitCode: 1,
    output: [/^(?:wrong\.ts\(\d,.*\n(?: .*\n)*){8}/m, 'Snapshot `a 1` mismatched'],
    absent: ['fine.ts'],
  },
  'Which options of the root config does a project take over all the same?': {
    heading: 'a-project-does-not-inherit-options',
    says: "`dev.writeToDisk` of the root applies to every project that doesn't set its own",
    files: {
      'rstest.config.ts': `export default { dev: { writeToDisk: true }, output: { distPath: 'here' }, projects: [
  { name: 'one', include: ['a.test.ts'], output: { distPath: 'there' } },
  { name: 'two', include: ['b.test.ts'], dev: { writeToDisk: false } },
] };`,
      'a.test.ts': "import { test } from '@rstest/core'; test('a', () => {});",
      'b.test.ts': "import { test } from '@rstest/core'; test('b', () => {});",
    },
    command: 'npx rstest && ls && find here',
    output: ['here/one'],
    absent: ['there', 'two.mjs'],
  },
  'Why does packages/* load my README.md?': {
    heading: 'list-your-projects',
    says: 'everything that matches: a directory is a project, and every file is read as a config file',
    files: {
      'rstest.config.ts': "export default { projects: ['packages/*'] };",
      'packages/README.md': '# Packages',
      'packages/shop/a.test.ts': "import { test } from '@rstest/core'; test('a', () => {});",
    },
    exitCode: 1,
    output: ['Unknown file extension ".md"'],
  },
  'Does a nested projects list of an inline project run?': {
    heading: 'list-your-projects',
    says: '`projects` in an inline project is ignored, so list nested projects at the top.',
    files: {
      'rstest.config.ts': `export default { projects: [{ name: 'one', include: ['a.test.ts'], projects: [{ name: 'inner', include: ['b.test.ts'] }] }] };
`,
      'a.test.ts': `import { test } from '@rstest/core';
test('a', () => {});
`,
      'b.test.ts': `import { test } from '@rstest/core';
test('b', () => {});
`,
    },
    output: ['Test Files 1 passed'],
  },
  'Are configs of projects loaded that I leave out, and can I use another list?': {
    heading: 'run-only-some-projects',
    says: "The config files of the others are loaded all the same. To leave them out, for example because they need something that isn't installed, give another list: in a second config file that you name with `-c`, or by `projects: process.env.ONLY?.split(',') ?? ['packages/*']`.",
    files: {
      'rstest.config.mjs':
        "export default { projects: process.env.ONLY?.split(',') ?? ['packages/*'] };",
      'web.config.mjs': "export default { projects: ['packages/web'] };",
      ...Object.fromEntries(
        ['api', 'web'].flatMap((name) => [
          [
            `packages/${name}/rstest.config.mjs`,
            `console.log('LOADS ${name}'); export default { name: '${name}' };`,
          ],
          [
            `packages/${name}/a.test.ts`,
            `import { test } from '@rstest/core'; test('a', () => {});`,
          ],
        ]),
      ),
    },
    command:
      'npx rstest --project web; echo VARIABLE; ONLY=packages/web npx rstest; echo FILE; npx rstest -c web.config.mjs',
    output: [
      /LOADS api[\s\S]*VARIABLE(?:(?!LOADS api)[\s\S])*LOADS web(?:(?!LOADS api)[\s\S])*1 passed(?:(?!LOADS api)[\s\S])*FILE(?:(?!LOADS api)[\s\S])*LOADS web(?:(?!LOADS api)[\s\S])*1 passed/,
    ],
  },
  'Can a glob leave a project out?': {
    heading: 'list-your-projects',
    says: 'the same with `!` in front: `!packages/old` · what it matches is left out of the globs',
    files: {
      'rstest.config.ts': `const globs = ['packages/*', '!packages/old'];
export default { projects: process.env.LISTED ? ['packages/old', ...globs] : globs };`,
      'packages/new/a.test.ts': passing,
      'packages/old/a.test.ts': passing,
    },
    command: 'npx rstest list --filesOnly; echo LISTED; LISTED=1 npx rstest list --filesOnly',
    output: [/^\s*packages\/new\/a\.test\.ts\s+LISTED\s+(?=[\s\S]*new\/)[\s\S]*packages\/old\/a/],
  },
  'Can projects be taken from the workspaces of the package manager?': {
    heading: 'list-your-projects',
    says: [
      "Rstest doesn't read `workspaces` of `package.json` or `pnpm-workspace.yaml`, but the config can: after `import root from './package.json' with { type: 'json' }`, write",
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the page has it in a sample.
      'write `` projects: root.workspaces.map((one) => `${one}/rstest.config.ts`) ``.',
      "From `pnpm-workspace.yaml`, take `packages` of what `parse` of the package `yaml` returns, exclusions with `!` too. A package without a config file isn't found then.",
    ],
    files: {
      'package.json': '{ "name": "shop", "type": "module", "workspaces": ["packages/*"] }',
      'pnpm-workspace.yaml': "packages:\n  - packages/*\n  - '!packages/old'\n",
      'rstest.config.ts': `import root from './package.json' with { type: 'json' };
export default { projects: root.workspaces.map((one) => \`\${one}/rstest.config.ts\`) };`,
      'pnpm.config.ts': `import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
const { packages } = parse(readFileSync('pnpm-workspace.yaml', 'utf8'));
export default { projects: packages.map((one: string) => \`\${one}/rstest.config.ts\`) };`,
      'packages/new/rstest.config.ts': 'export default {};',
      'packages/old/rstest.config.ts': 'export default {};',
      ...Object.fromEntries(
        ['bare', 'new', 'old'].map((name) => [`packages/${name}/a.test.ts`, passing]),
      ),
    },
    command:
      'npx rstest list --filesOnly; echo PNPM; npx rstest list --filesOnly -c pnpm.config.ts',
    output: [
      /^(?![\s\S]*bare)(?=[\s\S]*new\/a[\s\S]*PNPM)(?=[\s\S]*old\/a[\s\S]*PNPM)[\s\S]*PNPM\s+packages\/new\/a\.test\.ts\s*$/,
    ],
  },
  'May an entry of projects be a function or a promise?': {
    heading: 'list-your-projects',
    says: 'An entry that is a function fails with `rootStr.includes is not a function`. Nothing is read of a promise, so the project runs with the defaults, without a message: put `await` in front of it.',
    files: {
      'function.mjs':
        "export default { projects: [() => ({ name: 'web', env: { SHOP: 'web' } })] };",
      'promise.mjs':
        "export default { projects: [Promise.resolve({ name: 'web', env: { SHOP: 'web' } })] };",
      'awaited.mjs':
        "export default { projects: [await Promise.resolve({ name: 'web', env: { SHOP: 'web' } })] };",
      'a.test.ts':
        "import { test } from '@rstest/core';\ntest('a', () => console.log('SHOP', process.env.SHOP));\n",
    },
    command:
      'for file in function promise awaited; do npx rstest -c $file.mjs 2>&1 | grep -E "^SHOP|is not a function"; done',
    output: [/rootStr\.includes is not a function\s+SHOP undefined\s+SHOP web/],
  },
} satisfies Answers;
