import type { Answers } from '../../../support/answers.ts';

const dep = {
  'node_modules/dep/package.json': `{ "name": "dep", "main": "index.js" }`,
  'node_modules/dep/index.js': `exports.bundled = typeof __BUILD__ !== 'undefined';
exports.rates = require('./rates.js');`,
  'node_modules/dep/rates.js': `module.exports = 1;`,
};
const seesDep = `import { test } from '@rstest/core';
import { bundled } from 'dep';
test('dep', () => { console.log('bundled', bundled); });`;
const config = (output: string) =>
  `export default { source: { define: { __BUILD__: 'true' } }, output: ${output} };`;

export default {
  'Are dependencies bundled in the node environment by default?': {
    heading: 'bundledependencies',
    says: 'By default none are in the `node` environment, and all are in `jsdom` and `happy-dom`.',
    files: { ...dep, 'rstest.config.ts': config('{}') },
    test: seesDep,
    output: ['bundled false'],
  },
  'Does bundleDependencies: true compile every dependency?': {
    heading: 'bundledependencies',
    says: '`true` · every package',
    files: { ...dep, 'rstest.config.ts': config('{ bundleDependencies: true }') },
    test: seesDep,
    output: ['bundled true'],
  },
  'Does bundleDependencies: ["dep"] bundle subpaths of the package too?': {
    heading: 'bundledependencies',
    says: "`['pkg']` · this package and all its subpaths",
    files: {
      'rstest.config.ts': config(`{ bundleDependencies: ['dep'] }`),
      'node_modules/dep/package.json': `{ "name": "dep" }`,
      'node_modules/dep/sub/rates.js': `exports.bundled = typeof __BUILD__ !== 'undefined';`,
      'node_modules/other/package.json': `{ "name": "other", "main": "index.js" }`,
      'node_modules/other/index.js': `exports.bundled = typeof __BUILD__ !== 'undefined';`,
      'a.test.ts': `import { expect, test } from '@rstest/core';
import { bundled } from 'dep/sub/rates';
import { bundled as other } from 'other';
test('dep', () => { expect([bundled, other]).toEqual([true, false]); });`,
    },
    output: ['1 passed'],
  },
  'What do a subpath, pkg/* and a regular expression in bundleDependencies match?': {
    heading: 'bundledependencies',
    says: "`['pkg/subpath']`, `['pkg/*']`, a regular expression · only what matches the import as written, or the file that it leads to. `pkg/*` therefore also covers `import 'pkg'` if that leads to `pkg/index.js`",
    files: {
      'rstest.config.ts': config(`{ bundleDependencies: ['one/sub', 'two/*', /^three\\/r/] }`),
      ...Object.fromEntries(
        ['one', 'two', 'three'].flatMap((name) => [
          [`node_modules/${name}/package.json`, `{ "name": "${name}" }`],
          ...['index', 'sub', 'rates'].map((file) => [
            `node_modules/${name}/${file}.js`,
            `exports.bundled = typeof __BUILD__ !== 'undefined';`,
          ]),
        ]),
      ),
      'a.test.ts': `import { test } from '@rstest/core';
import { bundled as one } from 'one';
import { bundled as oneSub } from 'one/sub';
import { bundled as two } from 'two';
import { bundled as twoSub } from 'two/sub';
import { bundled as three } from 'three';
import { bundled as threeRates } from 'three/rates';
test('matches', () => { console.log({ one, oneSub, two, twoSub, three, threeRates }); });`,
    },
    output: [
      /one: false,\s+oneSub: true,\s+two: true,\s+twoSub: true,\s+three: false,\s+threeRates: true/,
    ],
  },
  'Is a dependency of a bundled dependency bundled too?': {
    heading: 'bundledependencies',
    says: "A listed package doesn't bring its own dependencies along.",
    files: {
      'rstest.config.ts': config(`{ bundleDependencies: ['dep'] }`),
      'node_modules/dep/package.json': `{ "name": "dep", "main": "index.js" }`,
      'node_modules/dep/index.js': `exports.inner = require('inner').bundled;`,
      'node_modules/inner/package.json': `{ "name": "inner", "main": "index.js" }`,
      'node_modules/inner/index.js': `exports.bundled = typeof __BUILD__ !== 'undefined';`,
      'a.test.ts': `import { expect, test } from '@rstest/core';
import { inner } from 'dep';
test('inner', () => { expect(inner).toBe(false); });`,
    },
    output: ['1 passed'],
  },
  'Is a TypeScript file in node_modules compiled without bundleDependencies?': {
    heading: 'bundledependencies',
    says: "A `.ts` or `.tsx` file in `node_modules` that your own code imports is always compiled. One that an external package imports isn't, and Node.js can't load it: bundle that package.",
    files: {
      'node_modules/typed/package.json': `{ "name": "typed", "main": "index.ts" }`,
      'node_modules/typed/index.ts': `export const price: number = 3;`,
      'a.test.ts': `import { expect, test } from '@rstest/core';
import { price } from 'typed';
test('typed', () => { expect(price).toBe(3); });`,
      'node_modules/outer/package.json': `{ "name": "outer", "type": "module", "main": "index.js" }`,
      'node_modules/outer/index.js': `export { price } from './inner.ts';`,
      'node_modules/outer/inner.ts': `export const price: number = 4;`,
      'b.test.ts': `import { expect, test } from '@rstest/core';
import { price } from 'outer';
test('outer', () => { expect(price).toBe(4); });`,
      'bundle.config.ts': `export default { output: { bundleDependencies: ['outer'] } };`,
    },
    command: 'npx rstest; npx rstest --config bundle.config.ts',
    output: [
      ' ✓ a.test.ts',
      ' ✗ b.test.ts',
      'Test Files 1 failed | 1 passed',
      'Test Files 2 passed',
    ],
  },
  'How do I keep one module out of the bundle with output.externals?': {
    heading: 'externals',
    says: 'Keeps single modules out of the build, or sends an import somewhere else.',
    files: {
      'rstest.config.ts': `export default { output: { bundleDependencies: true, externals: { dep: 'commonjs dep' } }, source: { define: { __BUILD__: 'true' } } };`,
      ...dep,
      'a.test.ts': seesDep,
    },
    output: ['bundled false'],
  },
  'Can output.externals replace an import by another package?': {
    heading: 'externals',
    says: 'Keeps single modules out of the build, or sends an import somewhere else.',
    files: {
      'rstest.config.ts': `export default { output: { externals: { 'left-pay': 'commonjs fake-pay' } } };`,
      'node_modules/fake-pay/package.json': `{ "name": "fake-pay", "main": "index.js" }`,
      'node_modules/fake-pay/index.js': `exports.pay = () => 'fake';`,
      'a.test.ts': `import { expect, test } from '@rstest/core';
import { pay } from 'left-pay';
test('pay', () => { expect(pay()).toBe('fake'); });`,
    },
    output: ['1 passed'],
  },
  'How do I get readable CSS module class names in snapshots?': {
    heading: 'cssmodules',
    says: 'We recommend `[local]` if you have such snapshots:',
    files: {
      'rstest.config.ts': `export default { output: { cssModules: { localIdentName: '[local]' } } };`,
      'cart.module.css': `.total { color: red; }`,
      'a.test.ts': `import { expect, test } from '@rstest/core';
import styles from './cart.module.css';
test('class', () => { expect(styles.total).toBe('total'); });`,
    },
    output: ['1 passed'],
  },
  'What is a CSS module class name by default?': {
    heading: 'cssmodules',
    says: 'By default a name carries the file, the class and a hash, so snapshots change when a file moves.',
    elsewhere: {
      '/guide/integrations/css':
        'The names of CSS Modules carry the file, the class and a hash by default, which makes snapshots change when a file moves.',
    },
    files: { 'cart.module.css': `.total { color: red; }` },
    test: `import { expect, test } from '@rstest/core';
import styles from './cart.module.css';
test('class', () => { expect(styles.total).toMatch(/^cart-module__total-\\w{6}$/); });`,
    output: ['1 passed'],
  },
  'Where does Rstest write its build, and is it on disk by default?': {
    heading: 'distpath',
    says: 'Files stay in memory unless `dev.writeToDisk` is on.',
    test: `import { test } from '@rstest/core'; test('a', () => {});`,
    command: 'npx rstest && ls && npx rstest --dev.writeToDisk && ls -a dist',
    output: [/a\.test\.ts\n[\s\S]*\.rstest-temp/],
    absent: [/a\.test\.ts\ndist/],
  },
  'Is a string allowed for output.distPath?': {
    heading: 'distpath',
    says: 'a string, or an object with `root`.',
    files: {
      'rstest.config.ts': `export default { output: { distPath: 'tmp-build' }, dev: { writeToDisk: true } };`,
      'a.test.ts': `import { test } from '@rstest/core'; test('a', () => {});`,
    },
    command: 'npx rstest && ls tmp-build',
    output: ['a~test~ts.mjs'],
  },
  'Are test files in the folder of output.distPath collected?': {
    heading: 'distpath',
    says: 'Rstest collects no test files from this directory, except with `projects`: exclude it in each project.',
    elsewhere: {
      '/config/test/exclude': 'and so does another directory of the build, except with `projects`.',
    },
    files: {
      'rstest.config.ts': `export default { output: { distPath: 'tmp-build' } };`,
      'all.ts': `export default { output: { distPath: 'tmp-build' }, projects: [{ name: 'all' }] };`,
      'no.ts': `export default { output: { distPath: 'tmp-build' }, projects: [{ name: 'no', exclude: ['tmp-build/**'] }] };`,
      'tmp-build/old.test.ts': `import { test } from '@rstest/core'; test('old', () => {});`,
      'a.test.ts': `import { test } from '@rstest/core'; test('a', () => {});`,
    },
    command:
      'npx rstest list && npx rstest list -c all.ts && echo excluded && npx rstest list -c no.ts',
    output: [/> a\s+a\.test\.ts > a\ntmp-build\/old\.test\.ts > old\nexcluded\s+a\.test\.ts > a/],
    absent: [/excluded[\s\S]*old/],
  },
  'Is the output folder cleaned before a run?': {
    heading: 'cleandistpath',
    says: [
      'Removes the files of earlier builds before new ones are written.',
      'When nothing is written, nothing is removed.',
    ],
    files: {
      'rstest.config.ts': `export default { output: { distPath: 'tmp-build' } };`,
      'tmp-build/stale.txt': `x`,
      'a.test.ts': `import { test } from '@rstest/core'; test('a', () => {});`,
    },
    command:
      'npx rstest && ls tmp-build && npx rstest --dev.writeToDisk --output.cleanDistPath=false && ls tmp-build && npx rstest --dev.writeToDisk && echo then && ls tmp-build',
    output: [/stale\.txt[\s\S]*stale\.txt[\s\S]*then/],
    absent: [/then[\s\S]*stale\.txt/],
  },
  'What is the value of an imported image that is larger than 4 KB, and is the file there?': {
    heading: 'emitassets',
    says: 'a data URI for a file under 4 KB, otherwise a path such as `static/svg/logo.233f1b15.svg`.',
    files: { 'big.svg': `<svg>${'x'.repeat(5000)}</svg>`, 'small.svg': `<svg/>` },
    test: `import { expect, test } from '@rstest/core';
import big from './big.svg';
import small from './small.svg';
test('assets', () => {
  expect(big).toMatch(/^static\\/svg\\/big\\.\\w+\\.svg$/);
  expect(small).toMatch(/^data:image\\/svg\\+xml;base64,/);
});`,
    output: ['1 passed'],
  },
  'What does output.emitAssets: false change?': {
    heading: 'emitassets',
    says: 'Decides whether imported files, such as images, are written with the build.',
    files: { 'big.svg': `<svg>${'x'.repeat(5000)}</svg>` },
    test: `import { test } from '@rstest/core';
import big from './big.svg';
test('assets', () => { console.log(big); });`,
    command:
      'npx rstest --dev.writeToDisk --output.emitAssets=false && ls dist/.rstest-temp && npx rstest --dev.writeToDisk && echo then && ls dist/.rstest-temp',
    output: [/then[\s\S]*\nstatic\n/],
    absent: [/\nstatic\n[\s\S]*then/],
  },
  'Does output.module: false still allow top-level await and import of ESM packages?': {
    heading: 'module',
    says: 'top-level await, imports of ESM-only packages, `require`, `__dirname` and `import.meta.url` work in both formats.',
    files: {
      'node_modules/esm/package.json': `{ "name": "esm", "type": "module", "exports": "./index.js" }`,
      'node_modules/esm/index.js': `await null; export const kind = 'esm';`,
      'a.test.ts': `import { expect, test } from '@rstest/core';
import { kind } from 'esm';
const value = await Promise.resolve(3);
test('tla', () => { expect([kind, value]).toEqual(['esm', 3]); });`,
    },
    command: 'npx rstest --output.module=false --dev.writeToDisk && ls dist/.rstest-temp',
    output: ['1 passed', 'a~test~ts.js'],
    absent: ['a~test~ts.mjs'],
  },
  'Can a project have an output.distPath of its own?': {
    heading: 'distpath',
    says: "Set `distPath` in the root config, because a project's value doesn't move the build.",
    files: {
      'rstest.config.ts': `export default { output: { distPath: 'rootdir' }, dev: { writeToDisk: true }, projects: [
  { name: 'shop', include: ['a.test.ts'], output: { distPath: 'shopdir' } }, { name: 'docs', include: ['b.test.ts'] },
] };`,
      'a.test.ts': `import { test } from '@rstest/core'; test('a', () => {});`,
      'b.test.ts': `import { test } from '@rstest/core'; test('b', () => {});`,
    },
    command: 'npx rstest && ls . rootdir',
    output: [/rootdir:\ndocs\nshop/],
    absent: ['shopdir'],
  },
  'Do projects inherit output from the root config?': {
    heading: 'projects',
    says: "Except for `distPath`, a project doesn't inherit `output` from the root config:",
    files: {
      'rstest.config.ts': `export default {
  source: { define: { __BUILD__: 'true' } },
  output: { bundleDependencies: true },
  projects: [{ name: 'shop', include: ['a.test.ts'], source: { define: { __BUILD__: 'true' } } }],
};`,
      ...dep,
      'a.test.ts': seesDep,
    },
    output: ['bundled false'],
  },
  'With bundleDependencies: false, is a package that ships .ts files compiled?': {
    heading: 'bundledependencies',
    says: 'no package; Node.js loads them, except for `.ts` files that your code imports',
    files: {
      'rstest.config.ts': 'export default { output: { bundleDependencies: false } };',
      'node_modules/typed/package.json':
        '{ "name": "typed", "type": "module", "main": "index.ts" }',
      'node_modules/typed/index.ts': 'export const kind: string = "compiled";',
      'a.test.ts': `import { test } from '@rstest/core';
import { kind } from 'typed';
test('a', () => console.log('KIND', kind));`,
    },
    output: ['KIND compiled'],
  },
  'Which two keys do most suites that need one need?': {
    heading: '',
    says: [
      "The two that you're most likely to want are `bundleDependencies`, when a package fails to load, and `cssModules`, when class names make snapshots unreadable.",
    ],
    files: {
      'rstest.config.mjs':
        "export default process.env.KEYS ? { output: { bundleDependencies: true, cssModules: { localIdentName: '[local]' } } } : {};",
      'node_modules/dep/package.json':
        '{ "name": "dep", "type": "module", "exports": "./index.js" }',
      'node_modules/dep/index.js': "export { name } from './part';",
      'node_modules/dep/part.js': "export const name = 'dep';",
      'dep.test.ts':
        "import { name } from 'dep'; import { test } from '@rstest/core'; test('dep', () => { console.log('LOADED', name); });",
      'cart.module.css': '.cart { color: red; }',
      'css.test.ts':
        "import styles from './cart.module.css'; import { test } from '@rstest/core'; test('css', () => { console.log('CLASS', styles.cart, styles.cart === 'cart'); });",
    },
    command: 'npx rstest; KEYS=1 npx rstest',
    output: [
      /Cannot find module[\s\S]*1 failed[\s\S]*LOADED dep/,
      /CLASS \S+ false/,
      'CLASS cart true',
    ],
  },
  'Is a listed package bundled that only an external package imports?': {
    heading: 'bundledependencies',
    says: 'A package that only another package imports is bundled only if that other one is, too, because Node.js loads everything that an external package imports. List both.',
    files: {
      'node_modules/menu/package.json':
        '{ "name": "menu", "type": "module", "exports": "./index.js" }',
      'node_modules/menu/index.js': "export { label } from 'icons';",
      'node_modules/icons/package.json':
        '{ "name": "icons", "type": "module", "exports": "./index.js" }',
      'node_modules/icons/index.js':
        "import { text } from 'texts'; export const label = text + '!';",
      'texts.ts': "export const text = 'menu';",
      'rstest.config.ts': `export default {
  resolve: { alias: { texts$: import.meta.dirname + '/texts.ts' } },
  output: { bundleDependencies: process.env.LIST.split(',') },
};`,
      'a.test.ts': `import { test } from '@rstest/core';
import { label } from 'menu';
test('a', () => console.log('LABEL', label));`,
    },
    command:
      'for environment in node jsdom; do LIST=icons npx rstest --testEnvironment $environment; LIST=icons,menu npx rstest --testEnvironment $environment; done',
    output: [
      /Cannot find package 'texts' imported from[\s\S]*LABEL menu![\s\S]*Cannot find package 'texts' imported from[\s\S]*LABEL menu!/,
    ],
  },
} satisfies Answers;
