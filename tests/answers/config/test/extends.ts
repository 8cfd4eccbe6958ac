import { type Answers, passing } from '../../../support/answers.ts';

/** A config whose plugin prints some of the resolved options. */
const printing = (keys: string, body: string) => `import { defineConfig } from '@rstest/core';
const print = {
  name: 'print',
  setup(api) {
    api.modifyRsbuildConfig(() => {
      const resolved = api.useExposed('rstest').getRstestConfig();
      for (const key of ${keys}) console.log(key, JSON.stringify(resolved[key]));
    });
  },
};
export default defineConfig({ ${body}, plugins: [print] });
`;

export default {
  'Which wins when the preset and the config set the same option?': {
    heading: 'options-that-are-joined-or-replaced',
    says: "single values: `testTimeout`, `retry`, `globals` and so on · yours overrides the preset's",
    files: {
      'rstest.config.ts': printing(
        `['retry', 'testTimeout']`,
        `extends: { retry: 4, testTimeout: 1000 }, retry: 2`,
      ),
      'a.test.ts': passing,
    },
    output: ['retry 2', 'testTimeout 1000'],
  },
  'Are lists of the preset joined with or replaced by those of the config?': {
    heading: 'options-that-are-joined-or-replaced',
    says: [
      "`include`, `reporters`, `coverage.reporters` · your list replaces the preset's `setupFiles`, `globalSetup`, `includeSource`, `plugins`, `coverage.include`, `coverage.exclude` · joined, with yours last; two plain strings aren't joined, yours replaces the other",
      "To add to a list that is replaced, spread the preset's, `include: [...base.include, 'e2e/**/*.test.ts']`; to replace one that is joined, leave it out of the preset.",
    ],
    files: {
      'rstest.config.ts': printing(
        `['setupFiles', 'include', 'reporters']`,
        `extends: { setupFiles: ['./base.ts'], include: ['x/*.ts'], reporters: ['dot'] }, setupFiles: ['./own.ts'], include: ['**/*.test.ts'], reporters: ['verbose']`,
      ),
      'base.ts': '',
      'own.ts': '',
      'a.test.ts': passing,
    },
    output: [
      'setupFiles ["./base.ts","./own.ts"]',
      'include ["**/*.test.ts"]',
      'reporters ["verbose"]',
    ],
  },
  'Are objects such as env merged key by key?': {
    heading: 'options-that-are-joined-or-replaced',
    says: 'objects: `env`, `source`, `testEnvironment`, `snapshotFormat` and so on · merged key by key, yours overrides; their lists, such as `source.include` and `pool.execArgv`, are joined, but `resolve.extensions`, `resolve.mainFields`, `resolve.conditionNames`, `performance.removeConsole` and lists in `browser.providerOptions` are replaced',
    files: {
      'rstest.config.ts': printing(
        `['env', 'output', 'source', 'pool', 'resolve', 'performance', 'browser']`,
        ['extends: { env: { RATE: "1", CURRENCY: "EUR" },', '}, env: { RATE: "2" },']
          .map(
            (start, at) =>
              `${start} output: { bundleDependencies: ['${at}'] }, source: { include: ['${at}'], exclude: ['${at}'] }, resolve: { extensions: ['.ts', '.${at}'], mainFields: ['${at}'], conditionNames: ['${at}'] }, pool: { execArgv: ['--v8-pool-size=${at}'] }, performance: { removeConsole: ['${at}'] }, browser: { providerOptions: { launch: { args: ['${at}'] } } }`,
          )
          .join(''),
      ),
      'a.test.ts': passing,
    },
    output: [
      /env \{"RATE":"2","CURRENCY":"EUR"\}/,
      '"bundleDependencies":["0","1"]',
      '"include":["0","1"],"exclude":["0","1"]',
      '"extensions":[".ts",".1"],"mainFields":["1"],"conditionNames":["1"]',
      '"execArgv":["--v8-pool-size=0","--v8-pool-size=1"]',
      '"removeConsole":["1"]',
      '"launch":{"args":["1"]}',
    ],
  },
  'Which entry of an extends list wins?': {
    heading: 'options-that-are-joined-or-replaced',
    says: 'Configs are merged in this order, and later ones override earlier ones: the entries of `extends`, your own config, then command-line flags.',
    files: { 'rstest.config.ts': printing(`['retry']`, `extends: [{ retry: 1 }, { retry: 2 }]`) },
    test: passing,
    output: ['retry 2'],
  },
  'Does undefined remove a value of the preset?': {
    heading: 'options-that-are-joined-or-replaced',
    says: "`undefined` doesn't remove a value of the preset.",
    files: { 'rstest.config.ts': printing(`['retry']`, `extends: { retry: 3 }, retry: undefined`) },
    test: passing,
    output: ['retry 3'],
  },
  'Does the pool type of a preset survive when the config sets maxWorkers?': {
    heading: 'options-of-a-preset-that-are-lost',
    says: "`pool: 'threads'` in a preset and `pool: { maxWorkers: 1 }` in your config give the default type, because a string and an object can't be merged.",
    files: {
      'rstest.config.ts': printing(
        `['pool']`,
        `extends: { pool: 'threads' }, pool: { maxWorkers: 1 }`,
      ),
      'a.test.ts': passing,
    },
    output: ['"type":"forks"'],
  },
  'Does override: true in the exclude of a preset survive?': {
    heading: 'options-of-a-preset-that-are-lost',
    says: '`override: true` of `exclude` in a preset is lost.',
    files: {
      'rstest.config.ts': printing(
        `['exclude']`,
        `extends: { exclude: { patterns: ['odd/**'], override: true } }`,
      ),
      'a.test.ts': passing,
    },
    output: ['**/node_modules/**', 'odd/**'],
  },
  'Does override: true in my own config replace the defaults when I extend a preset?': {
    heading: 'options-of-a-preset-that-are-lost',
    says: 'In your own config beside `extends`, it drops the patterns of the preset and keeps the defaults. To drop those too, write `...preset` in place of `extends`.',
    elsewhere: { '/config/test/exclude': 'With `extends`, the built-in list stays.' },
    files: {
      'rstest.config.ts': `const preset = { exclude: ['odd/**'] };
const exclude = { patterns: ['own/**', 'node_modules/**'], override: true };
export default process.env.SPREAD ? { ...preset, exclude } : { extends: preset, exclude };`,
      ...Object.fromEntries(['odd', 'own', 'dist'].map((at) => [`${at}/a.test.ts`, passing])),
    },
    command: 'npx rstest list --filesOnly; echo SPREAD; SPREAD=1 npx rstest list --filesOnly',
    output: [/^\s*odd\/a\.test\.ts\s+SPREAD(?=[\s\S]*odd\/)[\s\S]*dist\/a\.test\.ts/],
    absent: ['own/a.test.ts'],
  },
  'May a preset and my config both set onConsoleLog or resolveSnapshotPath?': {
    heading: 'options-of-a-preset-that-are-lost',
    says: 'With `onConsoleLog` or `resolveSnapshotPath` both in a preset and in your config, Rstest reports `is not a function` and calls neither.',
    files: {
      'rstest.config.ts': `const option = process.env.PATHS
  ? { resolveSnapshotPath: (path) => (console.log('CALLED'), path + '.snap') }
  : { onConsoleLog: () => void process.stdout.write('CALLED') };
export default { extends: option, ...option };`,
    },
    test: "import { test } from '@rstest/core'; test('logs', () => console.log('hello'));",
    command: 'npx rstest; PATHS=1 npx rstest',
    exitCode: 1,
    output: [/onConsoleLog is not a function[\s\S]*1 passed[\s\S]*resolver is not a function/],
    absent: ['CALLED'],
  },
  'Are projects and extends of a preset used?': {
    heading: 'options-of-a-preset-that-are-lost',
    says: ['`projects` of a preset is dropped.', "`extends` inside a preset isn't followed."],
    files: {
      'rstest.config.ts': printing(
        `['retry', 'projects']`,
        `extends: { extends: { retry: 5 }, projects: [{ name: 'x', root: 'x' }] }`,
      ),
      'a.test.ts': passing,
    },
    output: ['retry 0', 'projects undefined'],
  },
  'Does an inline project take the name of its preset?': {
    heading: 'options-of-a-preset-that-are-lost',
    says: '`name` of a preset is lost in an inline project, which without its own takes that of its `package.json` or directory.',
    files: {
      'rstest.config.ts': `const preset = { name: 'preset' };
export default { projects: ['a', 'b'].map((root) => ({ extends: preset, root })) };`,
      'a/package.json': '{ "name": "shop" }',
      'a/a.test.ts': passing,
      'b/b.test.ts': passing,
    },
    output: ['[shop] a/a.test.ts', '[b] b/b.test.ts'],
  },
  'What does a function in extends receive, and may it be async?': {
    heading: 'extend-with-a-function',
    says: 'A function may be async. It gets your own config, frozen, and returns the preset.',
    files: {
      'rstest.config.ts': printing(
        `['testTimeout']`,
        `retry: 3, extends: async (config) => ({ testTimeout: config.retry * 1000 + Number(Object.isFrozen(config)) })`,
      ),
      'a.test.ts': passing,
    },
    output: ['testTimeout 3001'],
  },
  'Can extends be a path?': {
    heading: 'extend-with-a-function',
    says: "If the function returns nothing, or `extends` is a string or has `false` in its list, the run fails with `Cannot use 'in' operator to search for 'projects'`.",
    files: {
      'rstest.config.mjs': `export default { extends: './preset.mjs' };\n`,
      'preset.mjs': 'export default { globals: true };\n',
      'a.test.ts': passing,
    },
    exitCode: 1,
    output: [`Cannot use 'in' operator to search for 'projects'`],
  },
  'Does --retry beat a preset?': {
    heading: 'options-that-are-joined-or-replaced',
    says: 'the entries of `extends`, your own config, then command-line flags.',
    files: { 'rstest.config.ts': printing(`['retry']`, `extends: { retry: 4 }`) },
    test: passing,
    command: 'npx rstest --retry=1',
    output: ['retry 1'],
  },
  'Does mergeRstestConfig join the same lists as extends?': {
    heading: 'options-that-are-joined-or-replaced',
    says: '`mergeRstestConfig` merges by the same rules, and also joins `projects`.',
    files: {
      'merge.mjs': `import { mergeRstestConfig } from '@rstest/core';
const lists = (name) => ({
  include: [name],
  reporters: [name],
  setupFiles: [name],
  globalSetup: [name],
  includeSource: [name],
  projects: [name],
});
console.log(JSON.stringify(mergeRstestConfig(lists('a'), lists('b'))));
console.log(JSON.stringify(mergeRstestConfig({ setupFiles: 'a' }, { setupFiles: 'b' })));
`,
    },
    command: 'node merge.mjs',
    output: [
      '{"include":["b"],"reporters":["b"],"setupFiles":["a","b"],"globalSetup":["a","b"],"includeSource":["a","b"],"projects":["a","b"]}',
      '{"setupFiles":"b"}',
    ],
  },
  'Are forceRerunTriggers of a preset joined with mine or with the defaults?': {
    heading: 'options-that-are-joined-or-replaced',
    says: "`forceRerunTriggers` · your list replaces the preset's; a list that only the preset has is added to the defaults",
    files: {
      '.gitignore': 'node_modules\n',
      'rstest.config.mjs':
        "export default { extends: { forceRerunTriggers: ['**/rates.txt'] }, ...(process.env.OWN && { forceRerunTriggers: ['**/other.txt'] }) };",
      'package.json': '{}',
      'rates.txt': '1',
      'a.test.ts': "import { test } from '@rstest/core'; test('a', () => {});",
    },
    command:
      'git init -q . && git add . && git -c user.name=a -c user.email=a@b.c commit -qm one; echo "{ }" > package.json; npx rstest --changed; git checkout -q package.json; echo 2 > rates.txt; npx rstest --changed; OWN=1 npx rstest --changed',
    output: [
      /running all test files[\s\S]*1 passed[\s\S]*running all test files[\s\S]*1 passed[\s\S]*No test files found for changed files/,
    ],
  },
  'Where do paths in a preset start that packages share, and what replaces rootDir?': {
    says: "Paths of `setupFiles` in a preset start at the root of the project that uses it, not at the preset, with `<rootDir>` as well. To name a file beside the preset, write `join(import.meta.dirname, 'setup.ts')`, which works in other options, too.",
    files: {
      'rstest.config.mjs': "export default { projects: ['packages/cart'] };",
      'base/preset.ts': `import { join } from 'node:path';
const beside = join(import.meta.dirname, 'setup.ts');
export const preset = {
  setupFiles: [{ plain: './setup.ts', root: '<rootDir>/setup.ts', beside }[String(process.env.AS)]],
  resolve: { alias: { '#vat': join(import.meta.dirname, 'vat.ts') } },
};`,
      'base/setup.ts': "console.log('SETUP base');",
      'base/vat.ts': "export const vat = 'vat of base';",
      'packages/cart/setup.ts': "console.log('SETUP cart');",
      'packages/cart/rstest.config.ts':
        "import { preset } from '../../base/preset'; export default { extends: preset };",
      'packages/cart/a.test.ts': `import { test } from '@rstest/core';
import { vat } from '#vat';
test('a', () => { console.log('GOT', vat); });`,
    },
    command:
      'for AS in plain root beside; do export AS; echo $AS $(npx rstest | grep -E "^SETUP|^GOT") $(cd packages/cart && npx rstest | grep -E "^SETUP|^GOT"); done',
    output: [
      'plain SETUP cart GOT vat of base SETUP cart GOT vat of base',
      'root SETUP cart GOT vat of base SETUP cart GOT vat of base',
      'beside SETUP base GOT vat of base SETUP base GOT vat of base',
    ],
  },
} satisfies Answers;
