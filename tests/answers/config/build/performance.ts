import type { Answers } from '../../../support/answers.ts';

const one = `import { test } from '@rstest/core'; test('a', () => {});`;

/** A transform that reads a file the build does not know of, so that a stale cache shows. */
const stale = (more = '') => ({
  'node_modules/.keep': '',
  'tsconfig.json': '{}',
  'side.txt': 'A',
  'dep.txt': '1',
  'rstest.config.ts': `import { readFileSync } from 'node:fs';
export default {
  performance: { buildCache: { ${more} } },
  plugins: [{ name: 'side', setup(api) {
    api.transform({ test: /lib\\.ts$/ }, () => 'export const lib = ' + JSON.stringify(readFileSync('side.txt', 'utf8').trim()));
  } }],
};`,
  'lib.ts': `export const lib = '';`,
  'a.test.ts': `import { test } from '@rstest/core';
import { lib } from './lib';
test('a', () => { console.log('lib ' + lib); });`,
});

export default {
  'Where is the build cache stored?': {
    says: [
      'The cache is in `node_modules/.cache/rstest-<project name>` in the root of the project; characters such as `@`, `/` and `.` in the name become `_`.',
      'Without `projects` and without a `name`, that is `rstest-rstest`, whatever `package.json` says.',
    ],
    files: {
      'package.json': '{ "name": "@shop/app" }',
      'rstest.config.ts': `const own = { performance: { buildCache: true } };
export default process.env.PROJECTS ? { projects: [{ name: '@shop/cart.app', root: './cart', ...own }] } : own;`,
      'node_modules/.keep': '',
      'a.test.ts': one,
      'cart/a.test.ts': one,
    },
    command:
      'npx rstest && PROJECTS=1 npx rstest && ls -d node_modules/.cache/rstest* cart/node_modules/.cache/rstest*',
    output: [
      /cart\/node_modules\/\.cache\/rstest-_shop_cart_app\s+node_modules\/\.cache\/rstest-rstest\s*$/,
    ],
  },
  'Can I choose the folder of the build cache?': {
    heading: 'cachedirectory',
    says: 'Moves the cache, for example to a directory that your CI keeps.',
    files: {
      'rstest.config.ts': `export default { performance: { buildCache: { cacheDirectory: './.build-cache' } } };`,
      'a.test.ts': one,
    },
    command: 'npx rstest && ls -a .build-cache',
    output: ['rstest'],
  },
  'From which directory does the path of the cache start in a project?': {
    heading: 'cachedirectory',
    says: 'The path is relative to the root of the project.',
    files: {
      'rstest.config.ts': `export default { projects: ['cart/rstest.config.mjs'] };`,
      'cart/rstest.config.mjs': `export default { name: 'cart', performance: { buildCache: { cacheDirectory: './.build-cache' } } };`,
      'cart/a.test.ts': one,
    },
    command: 'npx rstest && ls -d .build-cache cart/.build-cache 2>/dev/null || echo END',
    output: [/passed[^/]*\scart\/\.build-cache\s+END\s*$/],
  },
  'Is an edited source file compiled again with the cache on?': {
    heading: 'what-invalidates-the-cache',
    says: [
      'An edited source file is compiled again.',
      'Whatever you choose, tests run every time: the cache holds compiled code and no results.',
    ],
    files: {
      'rstest.config.ts': `export default { performance: { buildCache: true } };`,
      'node_modules/.keep': '',
      'lib.ts': `export const lib = 'first';`,
      'a.test.ts': `import { test } from '@rstest/core';
import { lib } from './lib';
test('a', () => { console.log('lib ' + lib); });`,
    },
    command: `npx rstest && echo "export const lib = 'second';" > lib.ts && npx rstest`,
    output: [/lib first[\s\S]*lib second/],
  },
  'What goes stale without buildDependencies, and does listing the file cure it?': {
    heading: 'what-invalidates-the-cache',
    says: [
      "Name whatever else your build depends on, or you'll get old results after a change:",
      '`buildDependencies` · files that a plugin reads.',
    ],
    files: stale(`buildDependencies: ['./dep.txt']`),
    command:
      'npx rstest && echo B > side.txt && npx rstest && echo then && echo 2 > dep.txt && npx rstest',
    output: [/lib A[\s\S]*lib A[\s\S]*then[\s\S]*lib B/],
  },
  'Does a new cacheDigest value drop the cache?': {
    heading: 'what-invalidates-the-cache',
    says: '`cacheDigest` · values, such as environment variables that a plugin reads. Each value has its own cache',
    files: stale('cacheDigest: [process.env.FEATURE_SET]'),
    command: 'npx rstest && echo B > side.txt && FEATURE_SET=2 npx rstest',
    output: [/lib A[\s\S]*lib B/],
  },
  'Is the build cache dropped when the config file changes?': {
    heading: 'what-invalidates-the-cache',
    says: 'A change of the config file, of a file that it imports, or of `tsconfig.json` drops the whole cache.',
    files: stale(),
    command:
      'npx rstest && echo B > side.txt && echo "// edited" >> rstest.config.ts && npx rstest',
    output: [/lib A[\s\S]*lib B/],
  },
  'Is the build cache dropped when tsconfig.json changes?': {
    heading: 'what-invalidates-the-cache',
    says: 'A change of the config file, of a file that it imports, or of `tsconfig.json` drops the whole cache.',
    files: stale(),
    command: 'npx rstest && echo B > side.txt && echo "// edited" >> tsconfig.json && npx rstest',
    output: [/lib A[\s\S]*lib B/],
  },
  'Do projects inherit performance.buildCache?': {
    heading: 'projects',
    says: "A project doesn't inherit `performance` from the root config:",
    files: {
      'rstest.config.ts': `export default { performance: { buildCache: { cacheDirectory: './.build-cache' } }, projects: [{ name: 'shop', include: ['*.test.ts'] }] };`,
      'a.test.ts': one,
    },
    command: 'npx rstest && ls -d .build-cache || echo no cache',
    output: ['no cache'],
  },
  'Does each project have a cache of its own?': {
    heading: 'projects',
    says: 'Every project has its own directory, named after it.',
    files: {
      'rstest.config.ts': `export default { projects: [
  { name: 'shop', include: ['a.test.ts'], performance: { buildCache: true } },
  { name: 'docs', include: ['b.test.ts'], performance: { buildCache: true } },
] };`,
      'node_modules/.keep': '',
      'a.test.ts': one,
      'b.test.ts': one,
    },
    command: 'npx rstest && ls node_modules/.cache',
    output: ['rstest-docs', 'rstest-shop'],
  },
  'How do I clear the cache, and when is it stale?': {
    heading: 'what-invalidates-the-cache',
    says: [
      'An edited file of a bundled package in `node_modules` is **not** noticed, until the version in its `package.json` changes.',
      "There's no command and no flag that clears the cache: delete the directory. Without `buildCache`, no compiled code is kept between runs.",
    ],
    files: {
      'rstest.config.ts': `const buildCache = !process.env.OFF;
export default { performance: { buildCache }, output: { bundleDependencies: true } };`,
      'tsconfig.json': '{}',
      'node_modules/dep/package.json': '{"name":"dep","version":"1.0.0","main":"index.js"}',
      'node_modules/dep/index.js': 'exports.dep = 1;',
      'a.test.ts': `import { test } from '@rstest/core';
import { dep } from 'dep';
test('a', () => console.log('DEP', dep));`,
    },
    command: `edit() { echo "exports.dep = $1;" > node_modules/dep/index.js; }
npx rstest; edit 2; echo EDITED; npx rstest
rm -r node_modules/.cache/rstest-*; echo DELETED; npx rstest
edit 3; sed -i s/1.0.0/1.0.1/ node_modules/dep/package.json; echo VERSION; npx rstest
edit 4; echo OFF; OFF=1 npx rstest; npx rstest --help | grep -i cache || echo NONE`,
    output: [
      /DEP 1[\s\S]*EDITED[\s\S]*DEP 1[\s\S]*DELETED[\s\S]*DEP 2[\s\S]*VERSION[\s\S]*DEP 3[\s\S]*OFF[\s\S]*DEP 4[\s\S]*NONE/,
    ],
  },
} satisfies Answers;
