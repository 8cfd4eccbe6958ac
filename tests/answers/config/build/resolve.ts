import { type Answers, testFiles } from '../../../support/answers.ts';

const printsPrice = `import { test } from '@rstest/core';
import { from } from '#price';
test('price', () => { console.log('from', from); });`;
const both = {
  'tsconfig.json': `{ "compilerOptions": { "paths": { "#price": ["./tsconfig-side.ts"] } } }`,
  'tsconfig-side.ts': `export const from = 'tsconfig';`,
  'alias-side.ts': `export const from = 'alias';`,
  'a.test.ts': printsPrice,
};

export default {
  'Do require, rs.mock and requireActual follow an alias, and one of paths, without the extension?':
    {
      heading: 'alias',
      says: "`import`, `import()`, `require`, `rs.mock`, `rs.importActual` and `rs.requireActual` all follow an alias, one of `paths` too, and try the `extensions`. `require.resolve` doesn't: write a relative path there.",
      files: {
        'rstest.config.ts': `export default { resolve: { alias: { '@': './src' } } };`,
        'tsconfig.json': '{ "compilerOptions": { "paths": { "#x/*": ["./src/*"] } } }',
        'src/price.ts': 'export const price = () => 5;',
        'src/cart.ts': "import { price } from './price'; export const total = () => price() * 2;",
        ...Object.fromEntries(
          [
            ['a', '@', 'node'],
            ['b', '#x', 'node'],
            ['c', '@', 'jsdom'],
            ['d', '#x', 'happy-dom'],
          ].map(([name, at, environment]) => [
            `${name}.test.ts`,
            `// @rstest-environment ${environment}
import { expect, rs, test } from '@rstest/core';
import { total } from '${at}/cart';
rs.mock('${at}/price', () => ({ price: () => 7 }));
test('all', async () => {
  const actual = await rs.importActual<any>('${at}/price');
  const { price } = rs.requireActual<any>('${at}/price');
  expect([total(), require('${at}/cart').total(), (await import('${at}/cart')).total(), actual.price(), price()]).toEqual([14, 14, 14, 5, 5]);
  expect(() => require.resolve('${at}/price')).toThrow('Cannot find module');
});`,
          ]),
        ),
      },
      output: ['Tests 4 passed'],
    },
  'Is a relative alias in a project config relative to the project?': {
    heading: 'alias',
    says: 'A value that begins with `./` is relative to the root of the run, not to the project, so the same project config finds another directory when it runs as part of a monorepo.',
    files: {
      'rstest.config.ts': `export default { projects: ['packages/*'] };`,
      'packages/shop/rstest.config.ts': `export default { resolve: { alias: { pay$: './fakes/pay.ts' } } };`,
      'packages/shop/fakes/pay.ts': `export const from = 'project folder';`,
      'fakes/pay.ts': `export const from = 'root of the run';`,
      'packages/shop/a.test.ts': `import { test } from '@rstest/core';
import { from } from 'pay';
test('pay', () => { console.log('from the ' + from); });`,
    },
    command: 'npx rstest && cd packages/shop && npx rstest',
    output: [/from the root of the run[\s\S]*from the project folder/],
  },
  'Does import.meta.dirname work in the config file, for absolute aliases?': {
    heading: 'alias',
    says: 'We recommend absolute paths, as above.',
    files: {
      'rstest.config.ts': `import { join } from 'node:path';
export default { resolve: { alias: { pay$: join(import.meta.dirname, 'fakes/pay.ts') } } };`,
      'fakes/pay.ts': `export const from = 'fake';`,
      'a.test.ts': `import { test } from '@rstest/core';
import { from } from 'pay';
test('pay', () => { console.log('from ' + from); });`,
    },
    output: ['from fake'],
  },
  'Does an alias also match longer names, and how do I make it exact?': {
    heading: 'alias',
    says: '`payment-sdk$` matches only the exact name.',
    files: {
      'rstest.config.ts': `export default { resolve: { alias: { pay$: './fake.ts', shop: './shop' } } };`,
      'fake.ts': `export const from = 'fake';`,
      'shop/cart.ts': `export const from = 'shop/cart';`,
      'node_modules/pay/package.json': `{ "name": "pay", "main": "index.js" }`,
      'node_modules/pay/index.js': `exports.from = 'real';`,
      'node_modules/pay/sub.js': `exports.from = 'real sub';`,
      'a.test.ts': `import { expect, test } from '@rstest/core';
import { from as pay } from 'pay';
import { from as sub } from 'pay/sub';
import { from as cart } from 'shop/cart';
test('alias', () => { expect([pay, sub, cart]).toEqual(['fake', 'real sub', 'shop/cart']); });`,
    },
    output: ['1 passed'],
  },
  'Does an alias reach imports inside a dependency that is not bundled?': {
    heading: 'alias',
    says: "Imports inside an npm package aren't redirected while the package is external.",
    files: {
      'rstest.config.ts': `export default { resolve: { alias: { inner: './fake.ts' } } };`,
      'fake.ts': `export const from = 'fake';`,
      'node_modules/inner/package.json': `{ "name": "inner", "main": "index.js" }`,
      'node_modules/inner/index.js': `exports.from = 'real';`,
      'node_modules/outer/package.json': `{ "name": "outer", "main": "index.js" }`,
      'node_modules/outer/index.js': `exports.from = require('inner').from;`,
      'a.test.ts': `import { expect, test } from '@rstest/core';
import { from } from 'outer';
import { from as direct } from 'inner';
test('alias', () => { expect([from, direct]).toEqual(['real', 'fake']); });`,
    },
    output: ['1 passed'],
  },
  'Which wins: paths in tsconfig.json or resolve.alias?': {
    heading: 'aliasstrategy',
    says: 'By default `paths` takes precedence.',
    files: {
      ...both,
      'rstest.config.ts': `export default { resolve: { alias: { '#price': './alias-side.ts' } } };`,
    },
    output: ['from tsconfig'],
  },
  'How do I make resolve.alias win over tsconfig paths?': {
    heading: 'aliasstrategy',
    says: "With `prefer-alias` the alias does, and `paths` isn't read at all, so imports that only `tsconfig.json` knows fail.",
    files: {
      ...both,
      'rstest.config.ts': `export default { resolve: { alias: { '#price': './alias-side.ts' }, aliasStrategy: 'prefer-alias' } };`,
    },
    output: ['from alias'],
  },
  'Does prefer-alias switch tsconfig paths off altogether?': {
    heading: 'aliasstrategy',
    says: "With `prefer-alias` the alias does, and `paths` isn't read at all, so imports that only `tsconfig.json` knows fail.",
    files: {
      ...both,
      'rstest.config.ts': `export default { resolve: { aliasStrategy: 'prefer-alias' } };`,
    },
    exitCode: 1,
    output: [/Cannot find (module|package) '#price'/],
  },
  'Does resolve.extensions add to the default extensions or replace them?': {
    heading: 'extensions',
    says: 'Your list replaces the built-in one, so repeat what you still need.',
    files: {
      'rstest.config.ts': `export default { resolve: { extensions: ['.mock.ts'] } };`,
      'price.mock.ts': `export const from = 'mock';`,
      'price.ts': `export const from = 'plain';`,
      'a.test.ts': `import { test } from '@rstest/core';
import { from } from './price';
test('ext', async () => {
  console.log('from', from);
  await import('./rate');
});`,
      'rate.ts': `export const from = 'rate';`,
    },
    exitCode: 1,
    output: ['from mock', "Cannot find module './rate'"],
  },
  'Which export of a package does the node environment take: node or browser?': {
    heading: 'conditionnames',
    says: [
      '`node` · `node`, `development`',
      "The order in the package's `exports` decides, not the order here: a package that lists `browser` first gives you its browser file in jsdom, and one that lists `node` first its Node.js file.",
    ],
    files: {
      'node_modules/dual/package.json': `{ "name": "dual", "exports": { "development": "./dev.js", "browser": "./browser.js", "node": "./node.js", "default": "./default.js" } }`,
      'node_modules/dual/dev.js': `exports.from = 'development';`,
      'node_modules/dual/browser.js': `exports.from = 'browser';`,
      'node_modules/dual/node.js': `exports.from = 'node';`,
      'node_modules/dual/default.js': `exports.from = 'default';`,
      'a.test.ts': `import { test } from '@rstest/core';
import { from } from 'dual';
test('dual', () => { console.log('from', from); });`,
    },
    output: ['from development'],
  },
  'Which conditions are active besides those of the environment, and which of two is taken?': {
    heading: 'conditionnames',
    says: [
      '`jsdom`, `happy-dom` · `browser`, `development`, `node`',
      'All conditions of a row are active at once, and with them `import` or `require`, `module`, `webpack` and `default`. When `NODE_ENV` is `production`, that takes the place of `development`.',
      "The order in the package's `exports` decides, not the order here:",
    ],
    elsewhere: {
      '/guide/advanced/bundling':
        'Which file of a package you get depends on the environment, too:',
    },
    files: {
      ...Object.fromEntries(
        [
          'webpack import',
          'module import',
          'import require',
          'require import',
          'development production',
          'browser node',
          'node browser',
        ].flatMap((names, index) => [
          [
            `node_modules/p${index}/package.json`,
            JSON.stringify({
              exports: Object.fromEntries(names.split(' ').map((name) => [name, `./${name}.cjs`])),
            }),
          ],
          ...names
            .split(' ')
            .map((name) => [`node_modules/p${index}/${name}.cjs`, `exports.from = '${name}';`]),
        ]),
      ),
      'a.test.ts': `import { test } from '@rstest/core';
${[0, 1, 2, 3, 4, 5, 6].map((index) => `import { from as f${index} } from 'p${index}';`).join('\n')}
test('a', () => console.log('FROM', f0, f1, f2, f3, f4, f5, f6));`,
    },
    command: 'npx rstest; NODE_ENV=production npx rstest --testEnvironment=jsdom',
    output: [
      'FROM webpack module import import development node node',
      'FROM webpack module import import production browser node',
    ],
  },
  'Does resolve.conditionNames count for packages that are not bundled?': {
    heading: 'conditionnames',
    says: 'Conditions apply to external packages too, because Rstest picks the file and Node.js only loads it.',
    files: {
      'rstest.config.ts': `export default { resolve: { conditionNames: ['browser', '...'] } };`,
      'node_modules/dual/package.json': `{ "name": "dual", "exports": { "browser": "./browser.js", "node": "./node.js" } }`,
      'node_modules/dual/browser.js': `exports.from = 'browser';`,
      'node_modules/dual/node.js': `exports.from = 'node';`,
      'a.test.ts': `import { test } from '@rstest/core';
import { from } from 'dual';
test('dual', () => { console.log('from', from); });`,
    },
    output: ['from browser'],
  },
  'Can I make the node environment use the module field of a package?': {
    heading: 'mainfields-and-dedupe',
    says: 'In the `node` environment Rstest leaves out `module` even when you list it, so that CommonJS packages keep their `main` entry.',
    files: {
      'rstest.config.ts': `export default { resolve: { mainFields: ['module', 'main'] } };`,
      'node_modules/old/package.json': `{ "name": "old", "module": "mod.mjs", "main": "main.js" }`,
      'node_modules/old/mod.mjs': `export const from = 'module';`,
      'node_modules/old/main.js': `exports.from = 'main';`,
      'a.test.ts': `import { test } from '@rstest/core';
import { from } from 'old';
test('old', () => { console.log('from', from); });`,
    },
    output: ['from main'],
  },
  'Which copy does resolve.dedupe load in a project?': {
    heading: 'mainfields-and-dedupe',
    says: '`dedupe` loads the listed packages from the root of the run, so that only one copy of them exists: in a run with `projects`, a copy there is used rather than the one in the directory of the project.',
    files: {
      'rstest.config.mjs': `export default { projects: ['cart/rstest.config.mjs'] };`,
      'cart/rstest.config.mjs': `export default { name: 'cart', resolve: { dedupe: process.env.OFF ? [] : ['dup'] } };`,
      'cart/a.test.ts': `import { test } from '@rstest/core'; import { where } from 'dup';
test('a', () => { console.log('COPY ' + where); });`,
      ...Object.fromEntries(
        ['', 'cart/'].flatMap((at) => [
          [`${at}node_modules/dup/package.json`, '{ "name": "dup", "main": "i.js" }'],
          [`${at}node_modules/dup/i.js`, `exports.where = '${at || 'root'}';`],
        ]),
      ),
    },
    command: 'npx rstest; OFF=1 npx rstest; cd cart && npx rstest',
    output: [/^(?:(?!COPY)[\s\S])*COPY root\s[\s\S]*COPY cart\/[\s\S]*COPY cart\//],
  },
  'Why does resolve.dedupe not change anything?': {
    heading: 'mainfields-and-dedupe',
    says: "A package that the root can't find stays as it is, with all its copies.",
    files: {
      'rstest.config.mjs': `export default { projects: ['cart/rstest.config.mjs'] };`,
      'cart/rstest.config.mjs': `export default { name: 'cart', output: { bundleDependencies: true }, resolve: { dedupe: ['dup'] } };`,
      'cart/a.test.ts': `import { test } from '@rstest/core'; import { where } from 'dup'; import { inner } from 'lib';
test('a', () => { console.log('COPIES', where, inner); });`,
      'cart/node_modules/lib/package.json': '{ "name": "lib", "main": "i.mjs" }',
      'cart/node_modules/lib/i.mjs': `export { where as inner } from 'dup';`,
      ...Object.fromEntries(
        ['', 'lib/node_modules/'].flatMap((at) => [
          [`cart/node_modules/${at}dup/package.json`, '{ "name": "dup", "main": "i.js" }'],
          [`cart/node_modules/${at}dup/i.js`, `exports.where = '${at ? 'nested' : 'cart'}';`],
        ]),
      ),
    },
    command:
      'npx rstest; mkdir node_modules; cp -r cart/node_modules/dup node_modules; echo "exports.where = \'root\';" > node_modules/dup/i.js; npx rstest',
    output: [/COPIES cart nested[\s\S]*COPIES root root/],
  },
  'Does resolve.dedupe reach imports inside dependencies?': {
    heading: 'mainfields-and-dedupe',
    says: 'It applies to imports inside a package only if that package is bundled.',
    files: {
      'rstest.config.ts': `export default { resolve: { dedupe: ['twin'] }, output: { bundleDependencies: process.env.BUNDLE === '1' } };`,
      'node_modules/twin/package.json': `{ "name": "twin", "main": "main.js" }`,
      'node_modules/twin/main.js': `exports.from = 'root copy';`,
      'node_modules/user/package.json': `{ "name": "user", "main": "main.js" }`,
      'node_modules/user/main.js': `exports.from = require('twin').from;`,
      'node_modules/user/node_modules/twin/package.json': `{ "name": "twin", "main": "main.js" }`,
      'node_modules/user/node_modules/twin/main.js': `exports.from = 'nested copy';`,
      'a.test.ts': `import { test } from '@rstest/core';
import { from } from 'user';
test('twin', () => { console.log('from', from); });`,
    },
    command: 'npx rstest && BUNDLE=1 npx rstest',
    output: [/from nested copy[\s\S]*from root copy/],
  },
  'Do projects inherit resolve.alias from the root config?': {
    heading: 'projects',
    says: "A project doesn't inherit `resolve` from the root config:",
    files: {
      'rstest.config.ts': `export default {
  resolve: { alias: { '#price': './alias-side.ts' } },
  projects: [{ name: 'shop', include: ['a.test.ts'] }],
};`,
      'alias-side.ts': `export const from = 'alias';`,
      'a.test.ts': printsPrice,
    },
    exitCode: 1,
    output: [/Cannot find (module|package) '#price'/],
  },
  'What happens when an alias points to a file that does not exist?': {
    heading: 'alias',
    says: [
      'An alias to a missing file fails when the import runs:',
      "In the `node` environment, an installed package of that name is loaded instead, without a message, unless it's bundled.",
    ],
    files: {
      'rstest.config.ts': `export default { resolve: { alias: { '#price': './nope.ts', pay: './nope.ts' } }, output: process.env.BUNDLE ? { bundleDependencies: ['pay'] } : {} };`,
      'a.test.ts': printsPrice,
      'node_modules/pay/package.json': `{ "name": "pay", "main": "index.js" }`,
      'node_modules/pay/index.js': `exports.from = 'real';`,
      'pay.test.ts': `import { test } from '@rstest/core';
import { from } from 'pay';
test('alias', () => console.log('pays with', from));`,
    },
    command: 'npx rstest; echo BUNDLED; BUNDLE=1 npx rstest pay',
    exitCode: 1,
    output: ['pays with real', /1 failed \| 1 passed[\s\S]*BUNDLED[\s\S]*Cannot find module 'pay'/],
  },
  'Does a list of conditionNames replace the defaults, and does ... keep them?': {
    heading: 'conditionnames',
    says: "A list of your own replaces the defaults; add `'...'` to keep them, for example `['browser', '...']`",
    files: {
      'node_modules/lib/package.json':
        '{"name":"lib","exports":{"node":"./node.js","browser":"./browser.js","default":"./default.js"}}',
      'node_modules/lib/node.js': "exports.entry = 'NODE';",
      'node_modules/lib/browser.js': "exports.entry = 'BROWSER';",
      'node_modules/lib/default.js': "exports.entry = 'DEFAULT';",
      'rstest.config.mjs':
        'export default { resolve: { conditionNames: JSON.parse(process.env.NAMES) } };',
      'a.test.ts':
        "import { test } from '@rstest/core'; import { entry } from 'lib'; test('a', () => { console.log('ENTRY', entry); });",
    },
    command: `for one in '["browser"]' '["shop"]' '["shop", "..."]'; do NAMES=$one npx rstest; done`,
    output: [/ENTRY BROWSER[\s\S]*ENTRY DEFAULT[\s\S]*ENTRY NODE/],
  },
  'Which alias wins when two keys match?': {
    heading: 'alias',
    says: "Keys are tried in your order: write `@shop/ui` above `@shop`, or it's never used.",
    files: {
      'shop/price.ts': "export const from = 'shop';",
      'ui/price.ts': "export const from = 'ui';",
      'rstest.config.ts': `const ui = { '@shop/ui': './ui' }, shop = { '@shop': './shop' };
export default { resolve: { alias: process.env.FIRST === 'ui' ? { ...ui, ...shop } : { ...shop, ...ui } } };`,
      'a.test.ts': `import { test } from '@rstest/core';
// @ts-expect-error only an alias
import { from } from '@shop/ui/price';
test('x', () => console.log('from', from));`,
    },
    command: 'npx rstest; FIRST=ui npx rstest',
    output: ["Cannot find module '@shop/ui/price'", 'from ui'],
  },
  'An alias of a package to its CommonJS file fails with happy-dom only': {
    heading: 'alias',
    says: [
      "To load a file that the `exports` of a package don't offer, such as its CommonJS build, write its absolute path",
      'That works in every environment.',
    ],
    files: {
      'node_modules/tinycolor2/package.json': '{"type":"module","exports":"./esm.js"}',
      'node_modules/tinycolor2/esm.js': "export default () => 'ESM';",
      'node_modules/tinycolor2/cjs/package.json': '{"type":"commonjs"}',
      'node_modules/tinycolor2/cjs/tinycolor.js': "module.exports = () => 'CJS';",
      'rstest.config.mjs': `import { join } from 'node:path';
export default { resolve: { alias: { 'tinycolor2$': join(import.meta.dirname, 'node_modules/tinycolor2/cjs/tinycolor.js') } } };`,
      'a.test.js':
        "import { test } from '@rstest/core'; import color from 'tinycolor2'; test('a', () => { console.log('GOT', color()); });",
    },
    command: 'for name in node jsdom happy-dom; do npx rstest --testEnvironment $name; done',
    output: [/(?:GOT CJS[\s\S]*){3}/],
  },
  'Can an alias have the name of a module of Node.js, and does it match longer names?': {
    heading: 'alias',
    says: [
      '`payment-sdk` also matches `payment-sdk/client`, but not `payment-sdk-react`;',
      "The name of a module of Node.js, such as `util` or `events`, can't be an alias, in `paths` either: the import gets that module. Choose another name, such as `#util`, or use `rs.mock`.",
    ],
    files: {
      'rstest.config.ts':
        "export default { resolve: { alias: { util: './mine.ts', '#util': './mine.ts', pay: './pay' } } };",
      'tsconfig.json': '{ "compilerOptions": { "paths": { "events": ["./mine.ts"] } } }',
      'mine.ts': "export const own = 'mine';",
      'pay/client.ts': "export const client = 'ours';",
      'node_modules/pay-react/package.json': '{ "name": "pay-react", "main": "i.js" }',
      'node_modules/pay-react/i.js': "module.exports = 'package';",
      'a.test.ts': `import { rs, test } from '@rstest/core';
import * as util from 'util'; import * as events from 'events'; import { own } from '#util'; import { client } from 'pay/client'; import react from 'pay-react'; import * as url from 'url';
rs.mock('url', () => ({ own: 'mocked' }));
test('x', () => { console.log('GOT', (util as any).own, (events as any).own, own, client, react, (url as any).own); });`,
    },
    command: 'npx rstest && npx rstest --testEnvironment=happy-dom',
    output: [/(?:GOT undefined undefined mine ours package mocked[\s\S]*){2}/],
  },
  'Which of Button.ts and Button.vue does an import without an extension find?': {
    heading: 'extensions',
    says: 'With `@rsbuild/plugin-vue`, `.vue` comes last: with `Button.ts` and `Button.vue` in one directory, `./Button` is the `.ts` file, so write `./Button.vue`.',
    files: {
      'rstest.config.mjs':
        "import { pluginVue } from '@rsbuild/plugin-vue'; export default { plugins: [pluginVue()], testEnvironment: 'happy-dom' };",
      'Button.ts': "export default { template: '<b>from ts</b>' };",
      'Button.vue': '<template><b>from vue</b></template>',
      'Price.vue': '<template><b>price</b></template>',
      'a.test.ts': `import { test } from '@rstest/core';
import { mount } from '@vue/test-utils';
// @ts-ignore
import Button from './Button';
// @ts-ignore
import Full from './Button.vue';
// @ts-ignore
import Price from './Price';
test('a', () => { console.log('FOUND', [Button, Full, Price].map((one) => mount(one).text()).join()); });`,
    },
    output: ['FOUND from ts,from vue,price'],
  },
  'Does an import that ends in .js find a TypeScript file?': {
    heading: 'extensions',
    says: "An import that ends in `.js`, as Node.js wants it, also finds `.ts` and `.tsx`, and `.jsx` finds `.tsx`; `.mjs` and `.cjs` don't find `.mts` and `.cts`.",
    files: {
      'one.ts': "export const one = 'ts';",
      'two.tsx': "export const two = 'tsx';",
      'three.mts': '',
      'four.cts': '',
      'a.test.ts': `import { test } from '@rstest/core';
import { one } from './one.js';
import { two } from './two.jsx';
import { two as js } from './two.js';
test('x', () => console.log('FOUND', one, two, js));`,
      'jsx.test.ts': "import './one.jsx';",
      'mjs.test.ts': "import './three.mjs';",
      'cjs.test.ts': "import './four.cjs';",
    },
    exitCode: 1,
    output: [
      'FOUND ts tsx tsx',
      ...['one.jsx', 'three.mjs', 'four.cjs'].map((file) => `Cannot find module './${file}'`),
    ],
  },
  'Why is a context or singleton of a package with ESM and CJS not shared?': {
    heading: 'alias',
    says: 'It also leaves one copy of a package that your code imports as an ES module and another package as CommonJS, so that they share its context or singleton.',
    files: {
      'node_modules/dual/package.json':
        '{ "name": "dual", "exports": { "import": "./a.mjs", "require": "./a.cjs" } }',
      'node_modules/dual/a.mjs': 'export const store = { count: 0 };',
      'node_modules/dual/a.cjs': 'exports.store = { count: 0 };',
      'node_modules/user/package.json': '{ "name": "user", "main": "index.js" }',
      'node_modules/user/index.js':
        "const { store } = require('dual'); exports.add = () => { store.count++; };",
      'one.config.ts': `import { join } from 'node:path';
export default { resolve: { alias: { dual$: join(import.meta.dirname, 'node_modules/dual/a.cjs') } } };`,
      'a.test.js': `import { store } from 'dual';
import { test } from '@rstest/core';
import { add } from 'user';
test('a', () => { add(); console.log('COUNT', store.count); });`,
    },
    command:
      'for where in node happy-dom; do npx rstest --testEnvironment=$where; npx rstest -c one.config.ts --testEnvironment=$where; done',
    output: [/COUNT 0[\s\S]*COUNT 1[\s\S]*COUNT 0[\s\S]*COUNT 1/],
  },
  'How do I lead package names that match a pattern to files?': {
    heading: 'alias',
    says: 'For names of packages, such as `/^shop:/`, set `output.bundleDependencies` to `true` as well.',
    files: {
      'rstest.config.ts': `export default {
  output: { bundleDependencies: process.env.BUNDLE ? true : undefined },
  tools: { rspack: (config, { rspack }) => void config.plugins.push(new rspack.NormalModuleReplacementPlugin(/^shop:/, (found) => { found.request = found.request.replace('shop:', import.meta.dirname + '/stubs/'); })) },
};`,
      'stubs/cart.ts': 'export const cart = 7;',
    },
    test: `import { expect, test } from '@rstest/core'; import { cart } from 'shop:cart';
test('a', () => expect(cart).toBe(7));`,
    command: 'npx rstest || BUNDLE=1 npx rstest',
    output: ["Cannot find module 'shop:cart'", 'Tests 1 passed'],
  },
  'A package with node and browser exports gives the node file in jsdom; and another condition for one package only':
    {
      heading: 'conditionnames',
      says: [
        "That only adds a condition: to leave out the file of a package that lists `node` first, write `['browser', 'import', 'require', 'default']`.",
        "For one package alone, set an `alias` to the file: `'shop-kit$': join(import.meta.dirname, 'node_modules/shop-kit/browser.js')`.",
      ],
      files: {
        ...Object.fromEntries(
          ['shop-kit', 'other-kit'].flatMap((name) => [
            [
              `node_modules/${name}/package.json`,
              JSON.stringify({
                name,
                version: '1.0.0',
                exports: { node: './node.js', browser: './browser.js' },
              }),
            ],
            [`node_modules/${name}/node.js`, "exports.from = 'node';\n"],
            [`node_modules/${name}/browser.js`, "exports.from = 'browser';\n"],
          ]),
        ),
        'rstest.config.ts': `import { join } from 'node:path';
const lists = { more: ['browser', '...'], own: ['browser', 'import', 'require', 'default'] };
export default {
  testEnvironment: process.env.DOM,
  resolve: {
    conditionNames: lists[process.env.LIST],
    alias: process.env.ALIAS ? { 'shop-kit$': join(import.meta.dirname, 'node_modules/shop-kit/browser.js') } : {},
  },
};`,
        'a.test.ts': `import { test } from '@rstest/core';
// @ts-ignore
import { from as other } from 'other-kit';
// @ts-ignore
import { from as shop } from 'shop-kit';
test('from', () => { console.log(process.env.DOM, process.env.LIST ?? process.env.ALIAS, shop, other); });`,
      },
      command:
        'for dom in node jsdom happy-dom; do export DOM=$dom; LIST=more npx rstest; LIST=own npx rstest; ALIAS=alias npx rstest; done',
      output: ['node', 'jsdom', 'happy-dom'].flatMap((dom) => [
        `${dom} more node node`,
        `${dom} own browser browser`,
        `${dom} alias browser node`,
      ]),
    },
  'Does an alias for @ catch scoped packages, and imports without a slash?': {
    heading: 'alias',
    says: "`@` matches `@/price`, but neither `@utils/price` nor a package such as `@scope/kit`. Jest's `'^@(.*)$'` becomes one key for each directory: `'@utils': './src/utils'`.",
    files: {
      'one.config.mjs': "export default { resolve: { alias: { '@': './src' } } };",
      'two.config.mjs':
        "export default { resolve: { alias: { '@': './src', '@utils': './src/utils' } } };",
      'src/price.ts': "export const price = 'from src';\n",
      'src/utils/price.ts': "export const price = 'from utils';\n",
      'node_modules/@scope/kit/package.json': '{ "name": "@scope/kit", "main": "index.js" }',
      'node_modules/@scope/kit/index.js': "exports.kit = 'from the package';\n",
      'slash.test.ts': `import { test } from '@rstest/core';
import { kit } from '@scope/kit';
import { price } from '@/price';
test('a', () => { console.log('SLASH', price, kit); });`,
      'utils.test.ts': `import { test } from '@rstest/core';
import { price } from '@utils/price';
test('a', () => { console.log('UTILS', price); });`,
    },
    command: 'npx rstest -c one.config.mjs; npx rstest -c two.config.mjs',
    output: [
      'SLASH from src from the package',
      "Cannot find module '@utils/price'",
      /Test Files 1 failed[\s\S]*UTILS from utils[\s\S]*Test Files 2 passed/,
    ],
  },
  'What does an alias to a file do to longer paths?': {
    heading: 'alias',
    says: "If the target is a file, write its extension: then `payment-sdk/client` is looked up as if there were no alias. Without the extension, jsdom and happy-dom look for it below that file, and don't find it.",
    files: {
      'with.config.mjs':
        "export default { resolve: { alias: { 'payment-sdk': './src/fake.ts' } } };",
      'without.config.mjs':
        "export default { resolve: { alias: { 'payment-sdk': './src/fake' } } };",
      'src/fake.ts': "export const pay = 'fake';\n",
      'node_modules/payment-sdk/package.json': '{ "name": "payment-sdk" }',
      'node_modules/payment-sdk/client.js': "exports.client = 'from the package';\n",
      'a.test.ts': `import { test } from '@rstest/core';
import { pay } from 'payment-sdk';
import { client } from 'payment-sdk/client';
test('a', () => { console.log('GOT', pay, client); });`,
    },
    command:
      'for name in with without; do for environment in jsdom happy-dom; do npx rstest -c $name.config.mjs --testEnvironment $environment 2>&1 | grep -E "GOT|Error"; done; done; for name in with without; do npx rstest -c $name.config.mjs; done',
    output: [
      /(?:GOT fake from the package\s+){2}(?:Error: Cannot find module 'payment-sdk\/client'\s+){2}(?:[\s\S]*GOT fake from the package){2}/,
    ],
  },
  'Why do I get knex.mjs where Node.js takes knex.js?': {
    heading: 'mainfields-and-dedupe',
    says: [
      'If `main` has no extension, as in `"main": "knex"`, or is missing, your imports get `knex.mjs` or `index.mjs` where Node.js takes `knex.js` or `index.js`, because `.mjs` comes before `.js` in `extensions`.',
      'Put `.js` first in a list of your own, or set an `alias` to the file.',
    ],
    files: {
      'js.config.mjs':
        "export default { resolve: { extensions: ['.ts', '.tsx', '.js', '.jsx', '.mjs', '.json'] } };",
      'alias.config.mjs': `import { join } from 'node:path';
const file = (path) => join(import.meta.dirname, 'node_modules', path);
export default { resolve: { alias: { table$: file('table/table.js'), plain$: file('plain/index.js') } } };`,
      'none.config.mjs': 'export default {};',
      'node_modules/table/package.json': '{ "name": "table", "main": "table" }',
      'node_modules/table/table.js': "module.exports = 'JS';",
      'node_modules/table/table.mjs': "export default 'MJS';",
      'node_modules/plain/package.json': '{ "name": "plain" }',
      'node_modules/plain/index.js': "module.exports = 'JS';",
      'node_modules/plain/index.mjs': "export default 'MJS';",
      'a.test.ts': `import { test } from '@rstest/core';
import plain from 'plain';
import table from 'table';
test('a', () => { console.log('GOT', table, plain); });`,
    },
    command:
      "node -e \"Promise.all([import('table'), import('plain')]).then(([a, b]) => console.log('NODE', a.default, b.default))\"; for c in none js alias; do for e in node happy-dom; do echo $c $(npx rstest -c $c.config.mjs --testEnvironment $e | grep GOT); done; done",
    output: [
      'NODE JS JS',
      /(?:none GOT MJS MJS\s+){2}(?:js GOT JS JS\s+){2}(?:alias GOT JS JS\s*){2}/,
    ],
  },
  'What replaces moduleDirectories, and why is a directory of mine loaded instead of the package?':
    {
      heading: 'alias',
      says: [
        "set `tools: { rspack: { resolve: { modules: ['node_modules', import.meta.dirname] } } }`.",
        'The order counts: with that directory first, or as the `baseUrl` of `tsconfig.json`, your `lodash` directory is loaded in place of the package `lodash`, in jsdom and happy-dom inside packages, too.',
      ],
      files: {
        'last.config.mjs':
          "export default { tools: { rspack: { resolve: { modules: ['node_modules', import.meta.dirname] } } } };",
        'first.config.mjs':
          "export default { tools: { rspack: { resolve: { modules: [import.meta.dirname, 'node_modules'] } } } };",
        'base.config.mjs': "export default { source: { tsconfigPath: './base.json' } };",
        'package.json': '{}',
        'base.json': '{ "compilerOptions": { "baseUrl": "." } }',
        'lodash/index.js': "module.exports = 'directory';",
        'src/price.ts': "export const price = 'price';",
        'node_modules/lodash/package.json': '{ "name": "lodash", "main": "i.js" }',
        'node_modules/lodash/i.js': "module.exports = 'package';",
        'node_modules/user/package.json': '{ "name": "user", "main": "i.js" }',
        'node_modules/user/i.js': "module.exports = require('lodash');",
        'a.test.ts': `import { test } from '@rstest/core';
import lodash from 'lodash';
import { price } from 'src/price';
import user from 'user';
test('a', () => { console.log('GOT', price, lodash, user); });`,
      },
      command:
        'for c in last first base; do for e in node jsdom happy-dom; do echo $c $(npx rstest -c $c.config.mjs --testEnvironment $e | grep GOT); done; done',
      output: [
        /(?:last GOT price package package\s+){3}(?:(?:first|base) GOT price directory package\s+(?:(?:first|base) GOT price directory directory\s*){2}){2}/,
      ],
    },
  'How does an alias reach a dependency of a dependency?': {
    heading: 'alias',
    says: 'If your code reaches it through another package, list that one as well.',
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
  'Do names from imports of package.json work?': {
    heading: 'alias',
    says: "Names from `imports` of a `package.json`, such as `#price`, need no alias, in packages either. In jsdom and happy-dom, an alias `#price` would also rewrite the `#price` of a package, which then gets your file. `rs.mock('#price')` replaces your own, for which conditions count, too.",
    files: {
      'package.json':
        '{ "type": "module", "imports": { "#price": "./price.ts", "#lib/*": "./lib/*.ts" } }',
      'price.ts': 'export const price = 7;',
      'lib/tax.ts': 'export const tax = 19;',
      'way.ts': "export const way = 'mine';",
      'alias.config.mjs': "export default { resolve: { alias: { '#way': './way.ts' } } };",
      'node_modules/net-kit/package.json':
        '{ "name": "net-kit", "main": "i.js", "imports": { "#way": { "browser": "./web.js", "default": "./node.js" } } }',
      'node_modules/net-kit/i.js': "const way = require('#way'); exports.way = way.way ?? way;",
      'node_modules/net-kit/web.js': "module.exports = 'web';",
      'node_modules/net-kit/node.js': "module.exports = 'node';",
      'a.test.ts': `import { test } from '@rstest/core';
import { price } from '#price';
import { tax } from '#lib/tax';
import net from 'net-kit';
test('a', () => console.log('REAL', price, tax, net.way));`,
      'b.test.ts': `import { rs, test } from '@rstest/core';
import { price } from '#price';
import { price as same } from './price';
rs.mock('#price', () => ({ price: 5 }));
test('b', () => console.log('MOCK', price, same));`,
    },
    command:
      'for e in node jsdom; do npx rstest --testEnvironment $e; done; for e in node jsdom happy-dom; do npx rstest a.test --testEnvironment $e -c alias.config.mjs; done',
    output: [
      /REAL 7 19 node/,
      /REAL 7 19 web/,
      /MOCK 5 5[\s\S]*MOCK 5 5/,
      /REAL 7 19 node[\s\S]*REAL 7 19 mine[\s\S]*REAL 7 19 mine/,
    ],
  },
  'How do .mjs and .cjs find .mts and .cts?': {
    heading: 'extensions',
    says: "For that, set `tools: { rspack: { resolve: { extensionAlias: { '.mjs': ['.mts', '.mjs'], '.cjs': ['.cts', '.cjs'] } } } }`; without an extension, list `.mts` here.",
    files: {
      'rstest.config.ts': `export default { resolve: process.env.LIST ? { extensions: ['.ts', '.mts', '.js'] } : {}, tools: process.env.MAP ? { rspack: { resolve: { extensionAlias: { '.mjs': ['.mts', '.mjs'], '.cjs': ['.cts', '.cjs'] } } } } : {} };`,
      'a.mts': "export const a: string = 'mts';",
      'b.cts': "export const b: string = 'cts';",
      'c.ts': "export const c: string = 'ts';",
      'a.test.mts':
        "import { test } from '@rstest/core'; import { a } from './a.mjs'; test('a', () => console.log('A', a));",
      'b.test.ts':
        "import { test } from '@rstest/core'; import { b } from './b.cjs'; import { c } from './c.js'; test('b', () => console.log('B', b, c));",
      'c.test.ts':
        "import { test } from '@rstest/core'; import { a } from './a'; test('c', () => console.log('C', a));",
    },
    command: 'npx rstest; MAP=1 npx rstest a.test b.test; LIST=1 npx rstest c.test',
    output: [
      "Cannot find module './a.mjs'",
      "Cannot find module './b.cjs'",
      "Cannot find module './a'",
      'A mts',
      'B cts ts',
      'C mts',
    ],
  },
  'What if a package names a source that it does not ship under development?': {
    heading: 'conditionnames',
    says: "A published package may name its source, which it doesn't ship, under `development`. Where it's bundled, as in jsdom and happy-dom, the import then fails with `Cannot find module`: set such an alias, or a list without `development`.",
    elsewhere: {
      '/guide/help/errors-modules':
        'nor in jsdom and happy-dom one whose `exports` name a missing file under `development`',
    },
    files: {
      'node_modules/kit/package.json':
        '{"name":"kit","type":"module","exports":{"development":"./src/i.ts","default":"./i.js"}}',
      'node_modules/kit/i.js': "export const from = 'build';",
      'rstest.config.ts': `import { join } from 'node:path';
export default { resolve: { conditionNames: process.env.LIST?.split(','), alias: process.env.TO ? { kit$: join(import.meta.dirname, 'node_modules/kit/i.js') } : {} } };`,
      ...testFiles(
        ['node', 'jsdom', 'happy-dom'],
        (name) => `// @rstest-environment ${name}
import { test } from '@rstest/core';
import { from } from 'kit';
test('a', () => console.log('${name}', from));`,
      ),
    },
    command:
      'npx rstest; LIST=browser,import,require,default npx rstest jsdom; TO=1 npx rstest happy-dom',
    output: [
      'node build',
      /Cannot find module 'kit'[\s\S]*Cannot find module 'kit'[\s\S]*jsdom build[\s\S]*happy-dom build/,
    ],
  },
  'Is a package found that has only module, or a main that is not built?': {
    heading: 'mainfields-and-dedupe',
    says: "A package, or a directory of yours, such as the `pkg` of wasm-pack, that has only `module`, or a `main` that isn't built, therefore fails there with `Cannot find module`, but not in jsdom and happy-dom: set an `alias` to the file, or name it in the import.",
    elsewhere: {
      '/guide/help/errors-modules':
        "In `node`, a package whose `package.json` has only `module` isn't found either",
    },
    files: {
      'node_modules/kit/package.json': '{"name":"kit","type":"module","module":"dist/i.js"}',
      'node_modules/kit/dist/i.js': "export const from = 'kit';",
      'pkg/package.json': '{"name":"pkg","main":"i.umd.js","module":"i.js"}',
      'pkg/i.js': "export const from = 'pkg';",
      'rstest.config.ts': `import { join } from 'node:path';
export default { resolve: { mainFields: ['module', 'main'], alias: process.env.TO ? { kit$: join(import.meta.dirname, 'node_modules/kit/dist/i.js') } : {} } };`,
      ...Object.fromEntries(
        ['node', 'jsdom', 'happy-dom'].flatMap((name) => [
          [
            `${name}.kit.test.ts`,
            `// @rstest-environment ${name}
import { test } from '@rstest/core';
import { from } from 'kit';
test('a', () => console.log('${name}', from));`,
          ],
          [
            `${name}.pkg.test.ts`,
            `// @rstest-environment ${name}
import { test } from '@rstest/core';
import { from } from './pkg';
test('a', () => console.log('${name}', from));`,
          ],
        ]),
      ),
      'named.test.ts':
        "import { test } from '@rstest/core'; import { from } from './pkg/i.js'; test('a', () => console.log('named', from));",
    },
    command: 'npx rstest; TO=1 npx rstest node.kit',
    output: [
      "Cannot find module 'kit'",
      /Cannot find module '\S*pkg\/i.umd.js'/,
      'jsdom kit',
      'jsdom pkg',
      'happy-dom kit',
      'happy-dom pkg',
      'named pkg',
      'node kit',
    ],
  },
  "Why do the aliases '@/', '@/*' and a list of find and replacement not work?": {
    heading: 'alias',
    says: "Neither does `'@/'` or `'@/*'` match `@/price`, nor does a list of `{ find, replacement }` as in Vite: the import fails with `Cannot find module`. A list as value, `'@': ['./src', './lib']`, tries one after the other.",
    files: {
      'rstest.config.mjs': `const kinds = { slash: { '@/': './lib/' }, star: { '@/*': './lib/*' }, vite: [{ find: '@', replacement: './lib' }], list: { '@': ['./src', './lib'] } };
export default { resolve: { alias: kinds[process.env.KIND] } };`,
      'src/other.ts': '',
      'lib/price.ts': 'export const price = 3;',
      'a.test.ts': `import { test } from '@rstest/core';
import { price } from '@/price';
test('a', () => console.log('GOT', price));`,
    },
    command:
      'for KIND in slash star vite list; do export KIND; echo $KIND $(npx rstest 2>&1 | grep -oE "GOT 3|Cannot find module \'@/price\'"); done',
    output: [
      "slash Cannot find module '@/price'",
      "star Cannot find module '@/price'",
      "vite Cannot find module '@/price'",
      'list GOT 3',
    ],
  },
  'Why is a package with a development condition loaded twice?': {
    heading: 'conditionnames',
    says: 'What such a package imports itself, Node.js looks up, without your conditions and without `development`. A package that has `development` in its `exports` is then loaded twice, with two states, once for you and once for others:',
    files: {
      'rstest.config.mjs': `const name = process.env.NAME;
export default {
  resolve: name === 'source' ? { conditionNames: ['source', '...'] } : {},
  pool: process.env.BOTH ? { execArgv: ['--conditions=' + name] } : {},
};`,
      'node_modules/kit/package.json':
        '{ "name": "kit", "type": "module", "exports": { "source": "./source.js", "development": "./development.js", "default": "./default.js" } }',
      ...Object.fromEntries(
        ['source', 'development', 'default'].map((name) => [
          `node_modules/kit/${name}.js`,
          `export const kit = '${name}';`,
        ]),
      ),
      'node_modules/outer/package.json':
        '{ "name": "outer", "type": "module", "exports": "./index.js" }',
      'node_modules/outer/index.js': "export { kit } from 'kit';",
      'a.test.ts': `import { test } from '@rstest/core';
import { kit } from 'kit';
import { kit as inner } from 'outer';
test('a', () => console.log('KIT', kit, inner));`,
    },
    command:
      'for NAME in source development; do export NAME; npx rstest | grep ^KIT; BOTH=1 npx rstest | grep ^KIT; done',
    output: [
      'KIT source default',
      'KIT source source',
      'KIT development default',
      'KIT development development',
    ],
  },
  'Why does msw/node fail in jsdom once conditionNames is set?': {
    heading: 'conditionnames',
    says: "add `'...'` to keep them, for example `['browser', '...']`: with `['browser']` alone, `msw/node` fails in jsdom with `Cannot find module`.",
    files: {
      'rstest.config.mjs':
        "export default { testEnvironment: 'jsdom', resolve: { conditionNames: ['browser', ...(process.env.KEEP ? ['...'] : [])] } };",
      'a.test.ts': `import { test } from '@rstest/core';
import { setupServer } from 'msw/node';
test('a', () => console.log('SERVER', typeof setupServer));`,
    },
    command: 'npx rstest; KEEP=1 npx rstest',
    output: [/Cannot find module[\s\S]*SERVER function/],
  },
} satisfies Answers;
