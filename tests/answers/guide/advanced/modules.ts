import { type Answers, testFiles } from '../../../support/answers.ts';

const head = "import { expect, test } from '@rstest/core';\n";

export default {
  'Are require, __dirname and __filename there in an ES module, although Node.js has none?': {
    heading: 'paths-of-a-file',
    says: '`require`, `__dirname` and `__filename` exist in your ES modules, too, in every environment, although Node.js has none of them there. So a test can pass for code that fails in production with `__dirname is not defined in ES module scope`:',
    files: {
      'package.json': '{ "type": "module" }',
      'names.mjs':
        'export const names = [typeof require, typeof __dirname, typeof __filename].join(); export const dir = () => __dirname;',
      'plain.mjs': "import { dir, names } from './names.mjs'; console.log('plain', names); dir();",
      ...testFiles(
        ['node', 'jsdom', 'happy-dom'],
        (name) => `// @rstest-environment ${name}
import { test } from '@rstest/core';
import { dir, names } from './names.mjs';
test('a', () => { console.log('${name} ' + names, typeof dir()); });`,
      ),
    },
    command: 'npx rstest; npx rstest --pool=vmForks; node plain.mjs',
    exitCode: 1,
    output: [
      ...['node', 'jsdom', 'happy-dom'].map(
        (name) =>
          new RegExp(
            `${name} function,string,string string[\\s\\S]*${name} function,string,string string`,
          ),
      ),
      'plain undefined,undefined,undefined',
      '__dirname is not defined in ES module scope',
    ],
  },
  'Does import need "type": "module"?': {
    heading: '',
    says: '`import` needs no `"type": "module"` and no Babel, but fails in `.cjs`, and in `.js` below `"type": "commonjs"`.',
    files: {
      'package.json': '{}',
      'a.js': 'export const a = 1;',
      'a.test.js':
        "import { test } from '@rstest/core'; import { a } from './a.js'; test('a', () => console.log('js', a));",
      'b.test.cjs': "import { test } from '@rstest/core'; test('b', () => {});",
      'c.test.ts': "import { test } from '@rstest/core'; test('c', () => console.log('ts c'));",
    },
    command:
      'npx rstest --include a.test.js; npx rstest --include b.test.cjs; echo \'{ "type": "commonjs" }\' > package.json; npx rstest --include c.test.ts; npx rstest --include a.test.js',
    exitCode: 1,
    output: [/js 1[\s\S]*cannot be used outside[\s\S]*ts c[\s\S]*cannot be used outside/],
  },
  'May a dynamic import have a variable path?': {
    heading: 'dynamic-imports',
    says: "A path that is computed at runtime, even one with a fixed start such as `'./locales/' + language`, is left to Node.js. It gets none of your aliases, plugins and mocks, and before 22.18 Node.js can't load TypeScript and fails with `Unknown file extension \".ts\"`.",
    files: { 'locales/en.ts': "export const hello: string = 'Hello';" },
    test: `${head}const name = ['e', 'n'].join('');
test('a', async () => {
  const code = await import(\`./locales/\${name}.ts\`).then(() => 'loaded', (error) => error.code);
  console.log('RIGHT', code === ((process.features as any).typescript ? 'loaded' : 'ERR_UNKNOWN_FILE_EXTENSION'));
});`,
    output: ['RIGHT true'],
  },
  'Does import() of a package work, and what is "A dynamic import callback was not specified"?': {
    heading: 'dynamic-imports',
    says: [
      'An `import()` of a package works in every pool, without `--experimental-vm-modules`.',
      'If it fails with `A dynamic import callback was not specified`, the call is in code that runs through `node:vm`, such as `vm.runInThisContext`: pass that function the option `importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER`.',
    ],
    files: {
      'node_modules/shop/package.json': '{"name":"shop","type":"module","exports":"./index.js"}',
      'node_modules/shop/index.js': 'export const open = true;',
      'node_modules/old/package.json': '{"name":"old","main":"index.js"}',
      'node_modules/old/index.js': "exports.load = () => import('shop');",
      'a.test.ts': `${head}import vm from 'node:vm';
import { load } from 'old';
const importModuleDynamically = vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER;
const code = "import('shop')";
test('a', async () => {
  expect((await import('shop')).open).toBe(true);
  expect((await load()).open).toBe(true);
  await expect(vm.runInThisContext(code)).rejects.toThrow('A dynamic import callback was not specified');
  expect((await vm.runInThisContext(code, { importModuleDynamically })).open).toBe(true);
  expect((await vm.runInNewContext(code, {}, { importModuleDynamically })).open).toBe(true);
});`,
    },
    command: 'for p in forks threads vmForks vmThreads; do npx rstest --pool=$p; done',
    output: [/(Tests 1 passed[\s\S]*){4}/],
  },
  'Why is import * as request or express of a CommonJS package not a function?': {
    heading: 'what-a-default-import-gives',
    says: [
      'in Node.js, calling it fails with `is not a function`, while a document in the test bundles the package, and the call works.',
      "Write `import express from 'express'`, which works everywhere.",
    ],
    files: {
      'prepare.mjs': `import { mkdirSync, writeFileSync } from 'node:fs';
mkdirSync('app/node_modules/supertest', { recursive: true });
writeFileSync('app/node_modules/supertest/package.json', '{"name":"supertest","version":"1.0.0"}');
writeFileSync('app/node_modules/supertest/index.js', "module.exports = () => 'called';");
`,
      'app/a.test.ts': `import { test } from '@rstest/core';
import * as star from 'supertest';
import request from 'supertest';
const call = (one: unknown) => { try { return (one as () => string)(); } catch (error) { return String(error); } };
test('a', () => { console.log('star:', call(star), 'default:', call(request)); });
`,
    },
    command: 'node prepare.mjs && cd app && npx rstest && npx rstest --testEnvironment=happy-dom',
    output: [
      /star: TypeError: .* is not a function default: called[\s\S]*star: called default: called/,
    ],
  },
  'What is the default import of a CommonJS package or file with __esModule?': {
    heading: 'what-a-default-import-gives',
    says: [
      'The default import of CommonJS is `module.exports`, or its `default` if the file sets `__esModule`, as compilers do.',
      'That holds for packages that Node.js loads, too, although Node.js itself would give you the whole object.',
    ],
    files: {
      'node_modules/pay/package.json': '{"name":"pay","main":"i.js"}',
      'node_modules/pay/i.js': 'exports.__esModule = true; exports.default = () => 1;',
      'own.cjs': 'exports.__esModule = true; exports.default = () => 1;',
      'plain.cjs': 'exports.default = 1;',
      'node.mjs': "import pay from 'pay'; console.log('NODE', typeof pay);",
      'a.test.ts': `${head}// @ts-ignore
import pay from 'pay';
// @ts-ignore
import own from './own.cjs';
// @ts-ignore
import plain from './plain.cjs';
test('a', () => { console.log('DEFAULT', typeof pay, typeof own, JSON.stringify(plain)); });`,
    },
    command: 'npx rstest; npx rstest --testEnvironment happy-dom; node node.mjs',
    output: [
      /DEFAULT function function \{"default":1\}[\s\S]*DEFAULT function function \{"default":1\}/,
      'NODE object',
    ],
  },
  'Do require.context, require.resolve and import.meta.resolve work?': {
    heading: 'dynamic-imports',
    says: [
      "List the candidates with `import.meta.glob` instead, or with webpack's `require.context`, which works too:",
      "`require.resolve('./rates.json')` is the path of that file. Node.js finds it, so write an ending other than `.js` and `.json`, as in `'./price.ts'`, and no alias, or it fails with `Cannot find module`; `import.meta.resolve`, `module.hot` and `module.filename` are `undefined`.",
    ],
    files: {
      'rates.json': '{}',
      'locales/de.ts': "export const cart = 'Warenkorb';",
      'a.test.ts': `${head}test('a', () => {
  const locales = (require as any).context('./locales', false, /\\.ts$/);
  console.log(locales.keys().join(), locales('./de.ts').cart);
  console.log(require.resolve('./rates.json').endsWith('/rates.json'), import.meta.resolve, (module as any).hot);
});`,
    },
    output: ['./de.ts Warenkorb', 'true undefined undefined'],
  },
  'How do I load a file that the test creates, and load it again after a change?': {
    heading: 'dynamic-imports',
    says: 'Node.js keeps it even after `rs.resetModules`, so load a changed one with a query:',
    files: {
      'a.test.ts': `import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rs, test } from '@rstest/core';
const old = join(import.meta.dirname, 'old.cjs'), path = join(import.meta.dirname, 'made.mjs');
test('x', async () => {
  writeFileSync(old, 'module.exports = 1');
  console.log('required', require(old));
  writeFileSync(path, 'export default 1');
  console.log('first', (await import(path)).default);
  writeFileSync(path, 'export default 2');
  rs.resetModules();
  console.log('kept', (await import(path)).default);
  console.log('new', (await import(\`\${pathToFileURL(path)}?v=2\`)).default);
});`,
    },
    output: ['required 1', 'first 1', 'kept 1', 'new 2'],
  },
  'What is the default import of CommonJS without a default, and does esModuleInterop count?': {
    heading: 'what-a-default-import-gives',
    says: [
      'A file with `__esModule` and without a `default` has none: the import is `undefined`, or the whole object of a package that Node.js loads.',
      'In an `.mjs` or `.mts` file, or a `.js` file below `"type": "module"`, the default import of your own CommonJS file',
      '`esModuleInterop` and',
    ],
    files: {
      'tsconfig.json': '{ "compilerOptions": { "esModuleInterop": false } }',
      'node_modules/old/package.json': '{ "name": "old", "version": "1.0.0" }',
      'node_modules/old/index.js': 'module.exports = function old() {};',
      'node_modules/shop/package.json': '{ "name": "shop", "version": "1.0.0" }',
      'node_modules/shop/index.js':
        "Object.defineProperty(exports, '__esModule', { value: true }); exports.open = true;",
      'both.cjs': 'exports.__esModule = true; exports.open = true; exports.default = 1;',
      'own.cjs':
        "Object.defineProperty(exports, '__esModule', { value: true }); exports.open = true;",
      'types.d.ts': "declare module 'old'; declare module 'shop'; declare module '*.cjs';",
      'a.test.ts': `import { test } from '@rstest/core';
import old from 'old';
import * as whole from 'shop';
import shop from 'shop';
import own from './own.cjs';
test('a', () => console.log('DEFAULT', typeof old, JSON.stringify(shop), own, whole.open));`,
      'strict/package.json': '{ "type": "module" }',
      'strict/c.test.js': `import { test } from '@rstest/core';
import both from '../both.cjs';
test('c', () => console.log('SCRIPT', JSON.stringify(both)));`,
      'b.test.mts': `import { test } from '@rstest/core';
import both from './both.cjs';
import own from './own.cjs';
test('b', () => console.log('STRICT', JSON.stringify([own, both])));`,
    },
    command:
      'npx rstest c.test; npx rstest b.test; npx rstest a.test; npx rstest a.test --pool=vmForks; npx rstest a.test --testEnvironment=jsdom; echo \'{ "compilerOptions": { "esModuleInterop": true } }\' > tsconfig.json; npx rstest a.test; npx rstest a.test --testEnvironment=jsdom',
    output: [
      /SCRIPT \{"__esModule":true,"open":true,"default":1\}[\s\S]*STRICT \[\{"open":true\},\{"__esModule":true,"open":true,"default":1\}\][\s\S]*(DEFAULT function \{"open":true\} undefined true[\s\S]*){2}DEFAULT function undefined undefined true[\s\S]*DEFAULT function \{"open":true\} undefined true[\s\S]*DEFAULT function undefined undefined true/,
    ],
  },
  'require.resolve fails for a source file or an alias': {
    heading: 'paths-of-a-file',
    says: "Node.js finds it, so write an ending other than `.js` and `.json`, as in `'./price.ts'`, and no alias, or it fails with `Cannot find module`;",
    files: {
      'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./*"] } } }',
      'price.ts': 'export const price = 1;',
      'rates.json': '{ "usd": 2 }',
    },
    test: `import { expect, test } from '@rstest/core';
test('paths', () => {
  expect(require('@/rates.json')).toEqual({ usd: 2 });
  expect(require.resolve('./price.ts')).toMatch(/price\\.ts$/);
  expect(require.resolve('./rates')).toMatch(/rates\\.json$/);
  expect(() => require.resolve('./price')).toThrow('Cannot find module');
  expect(() => require.resolve('@/rates.json')).toThrow('Cannot find module');
});`,
    command:
      'npx rstest; npx rstest --testEnvironment=jsdom; npx rstest --pool=vmForks; npx rstest --output.module=false',
    output: [/✓ paths[\s\S]*✓ paths[\s\S]*✓ paths[\s\S]*✓ paths/],
  },
  'Why do I need x.default() for one CommonJS package, and does module of tsconfig count?': {
    heading: 'what-a-default-import-gives',
    says: [
      'or of a bundled CommonJS package is the whole object, even if that has a `default`: call `shop.default()`, or turn to a named import.',
      '`esModuleInterop` and `module` of `tsconfig.json` change nothing in a run.',
    ],
    files: {
      'node_modules/old/package.json': '{ "name": "old", "version": "1.0.0" }',
      'node_modules/old/index.js':
        "Object.defineProperty(exports, '__esModule', { value: true });\nexports.open = exports.default = () => 1;",
      'top.ts': 'export const top = await Promise.resolve(1);',
      ...Object.fromEntries(
        ['a.test.ts', 'b.test.mts', 'c.test.mjs'].map((name) => [
          name,
          `import { test } from '@rstest/core';
import old, { open } from 'old';
import { top } from './top';
test('x', () => console.log('${name[0]} GETS', typeof old, typeof (old as any).default, open(), top));`.replace(
            ' as any',
            name.endsWith('js') ? '' : ' as any',
          ),
        ]),
      ),
    },
    command:
      'for m in CommonJS ES2015 NodeNext; do echo "{ \\"compilerOptions\\": { \\"module\\": \\"$m\\" } }" > tsconfig.json; for e in node jsdom happy-dom; do npx rstest --testEnvironment $e > out.txt; echo $m $e $(grep -oE "[abc] GETS .*" out.txt | sort); done; done',
    output: [
      /(?:\w+ node a GETS function undefined 1 1 b GETS function undefined 1 1 c GETS function undefined 1 1\s+(?:\w+ (?:jsdom|happy-dom) a GETS function undefined 1 1 b GETS object function 1 1 c GETS object function 1 1\s+){2}){3}/,
    ],
  },
  "Why does a package's .mjs wrapper around its CommonJS build export undefined?": {
    heading: 'what-a-default-import-gives',
    says: [
      'In the VM pools with the `node` environment, an `.mjs` file of a package that imports a CommonJS file with `__esModule` and a `default` gets that `default`, not the whole object as in Node.js.',
      "`import cjs from '../lib/index.js'` with `export const open = cjs.open`, exports `undefined` without a message: bundle that package.",
    ],
    files: {
      'node_modules/wrapper/package.json':
        '{ "name": "wrapper", "version": "1.0.0", "exports": { "import": "./esm/index.mjs", "require": "./lib/index.js" } }',
      'node_modules/wrapper/esm/index.mjs':
        "import cjs from '../lib/index.js';\nexport const open = cjs.open;",
      'node_modules/wrapper/lib/index.js':
        "Object.defineProperty(exports, '__esModule', { value: true });\nexports.open = () => 1;\nexports.default = () => 2;",
      'rstest.config.mjs':
        "export default process.env.BUNDLE ? { output: { bundleDependencies: ['wrapper'] } } : {};",
    },
    test: `import { test } from '@rstest/core';
import { open } from 'wrapper';
test('x', () => console.log('OPEN', typeof open));`,
    command:
      'for p in forks threads vmForks vmThreads; do echo $p $(npx rstest --pool $p | grep OPEN) $(npx rstest --pool $p --testEnvironment jsdom | grep OPEN) $(BUNDLE=1 npx rstest --pool $p | grep OPEN); done',
    output: [
      'forks OPEN function OPEN function OPEN function',
      'threads OPEN function OPEN function OPEN function',
      'vmForks OPEN undefined OPEN function OPEN function',
      'vmThreads OPEN undefined OPEN function OPEN function',
    ],
  },
  'May a test file be CommonJS, and how does it mock?': {
    heading: '',
    says: [
      'A test file may be CommonJS itself and begin with `const { expect, rs, test } = require(\'@rstest/core\')`: `.cjs`, or `.js` where `package.json` doesn\'t say `"type": "module"`. Mock with `rs.mockRequire` there: `rs.mock` of a module of Node.js, or in `node` of a package, has no effect on `require`, and in a run of CommonJS files alone, `rs.mock` of your own file fails with `__webpack_require__1.r is not a function`.',
    ],
    elsewhere: {
      '/guide/help/errors-mocks':
        'With `.r` in place of `.d`, all files of the run are CommonJS: mock with `rs.mockRequire`.',
    },
    files: {
      'package.json': '{ "type": "commonjs" }',
      'price.js': 'exports.cents = () => 3;',
      'cart.js': "const { cents } = require('./price'); exports.total = () => 2 * cents();",
      'below.test.js': `const { expect, rs, test } = require('@rstest/core');
const { total } = require('./cart');
rs.mockRequire('./price', () => ({ cents: () => 7 }));
test('below', () => { expect(total()).toBe(14); });`,
      'above.test.cjs': `const { expect, rs, test } = require('@rstest/core');
rs.mockRequire('./price', () => ({ cents: () => 7 }));
const { total } = require('./cart');
test('above', () => { expect(total()).toBe(14); });`,
      'fails.cjs': `const { rs, test } = require('@rstest/core');
rs.mock('./price', () => ({ cents: () => 7 }));
require('./cart');
test('fails', () => {});`,
      'pkg.cjs': `const { expect, rs, test } = require('@rstest/core');
rs.mock('react', () => ({ version: 'mocked' }));
test('pkg', () => { expect(require('react').version).toMatch(/^\\d/); });`,
      'node.cjs': `const { expect, rs, test } = require('@rstest/core');
rs.mock('node:os', () => ({ platform: () => 'atari' }));
rs.mockRequire('node:path', () => ({ sep: '!' }));
test('node', () => { expect([require('node:os').platform() === 'atari', require('node:path').sep]).toEqual([false, '!']); });`,
      'real.test.cjs': `const { expect, test } = require('@rstest/core');
const { total } = require('./cart');
test('real', () => { expect(total()).toBe(6); });`,
    },
    command:
      'npx rstest && npx rstest --testEnvironment jsdom && npx rstest --pool vmThreads && echo "{}" > package.json && npx rstest; for env in node jsdom happy-dom; do npx rstest --include node.cjs --testEnvironment $env; done; npx rstest --include pkg.cjs; npx rstest --include fails.cjs; npx rstest --include fails.cjs --testEnvironment jsdom',
    exitCode: 1,
    output: [
      /(?:Tests 3 passed[\s\S]*){4}(?:Tests 1 passed[\s\S]*){4}(?:TypeError: __webpack_require__1\.r is not a function[\s\S]*){2}/,
    ],
  },
  'Why does createRequire(module.filename) throw, and tsimportlib find no package?': {
    heading: 'paths-of-a-file',
    says: [
      '`import.meta.resolve`, `module.hot` and `module.filename` are `undefined`.',
      'So `createRequire(module.filename)` throws,',
      "write `createRequire(__filename)`, and `await import('shop')`.",
    ],
    files: {
      'node_modules/shop/package.json': '{ "name": "shop", "type": "module", "exports": "./i.js" }',
      'node_modules/shop/i.js': 'export const open = 1;',
      'rates.json': '{ "eur": 2 }',
      'a.test.cjs': `const { createRequire } = require('node:module');
const { expect, test } = require('@rstest/core');
test('a', async () => {
  expect(module.filename).toBeUndefined();
  expect(() => createRequire(module.filename)).toThrow('filename');
  expect(createRequire(__filename)('./rates.json').eur).toBe(2);
  expect((await import('shop')).open).toBe(1);
});`,
    },
    command: 'npx rstest && npx rstest --testEnvironment happy-dom && npx rstest --pool vmForks',
    output: [/(?:Tests 1 passed[\s\S]*){3}/],
  },
  'What does the pattern of import.meta.glob take, and do mocks reach what it finds?': {
    heading: 'dynamic-imports',
    says: [
      "The pattern of `import.meta.glob` is a literal that begins with `./`, with `/` for the root of the project, or with an alias of `resolve.alias`; one of `paths` fails with `Cannot find module './@/…'`. `eager: true`, `import: 'default'`, `query: '?raw'` and a list with `!` work. `as: 'raw'` is ignored, so you get the module, and `globEager` or a variable as the pattern fails with `… is not a function`.",
      'Mocks of the test reach the files that it or `require.context` finds.',
    ],
    files: {
      'rstest.config.ts': `export default { resolve: { alias: { '~': './src' } } };`,
      'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }',
      'src/en.ts': "export default 'EN';",
      'src/de.ts': "export default 'DE';",
      'src/all.ts': `const files = (require as any).context('.', false, /(en|de)\\.ts$/);
export const all = files.keys().map((name: string) => files(name).default).join();`,
      ...testFiles(
        ['node', 'jsdom'],
        (name) => `// @rstest-environment ${name}
import { expect, rs, test } from '@rstest/core';
import { all } from './src/all';
rs.mock('./src/en', () => ({ default: 'mock' }));
const meta = import.meta as any;
const both = { eager: true, import: 'default' };
const one = import.meta.glob('./src/en.ts', { eager: true, import: 'default' });
const root = import.meta.glob('/src/??.ts', { eager: true, import: 'default' });
const alias = import.meta.glob('~/??.ts', { eager: true, import: 'default' });
const lazy = import.meta.glob('./src/en.ts', { import: 'default' });
const raw = import.meta.glob('./src/en.ts', { eager: true, import: 'default', query: '?raw' });
const old = import.meta.glob('./src/de.ts', { eager: true, as: 'raw' });
const list = import.meta.glob(['./src/??.ts', '!**/de.ts']);
test('${name}', async () => {
  expect(one).toEqual({ './src/en.ts': 'mock' });
  expect(root).toEqual({ '/src/de.ts': 'DE', '/src/en.ts': 'mock' });
  expect(alias).toEqual(root);
  expect(await lazy['./src/en.ts']()).toBe('mock');
  expect(raw).toEqual({ './src/en.ts': "export default 'EN';" });
  expect(old['./src/de.ts']).toMatchObject({ default: 'DE' });
  expect(Object.keys(list)).toEqual(['./src/en.ts']);
  expect(() => import.meta.glob('@/??.ts', { eager: true })).toThrow("Cannot find module './@/");
  expect(() => meta.globEager('./src/??.ts')).toThrow('globEager is not a function');
  const pattern = './src/??.ts';
  expect(() => import.meta.glob(pattern)).toThrow('glob is not a function');
  expect(all.split(',').sort().join()).toBe('DE,mock');
});`,
      ),
    },
    output: ['Tests 2 passed'],
  },
  'Must a package that calls import.meta.glob be bundled?': {
    heading: 'dynamic-imports',
    says: 'A package that calls it must be bundled.',
    files: {
      'node_modules/routes/package.json': '{"name":"routes","type":"module","main":"i.js"}',
      'node_modules/routes/i.js':
        "export const files = () => Object.keys(import.meta.glob('/pages/*.ts'));",
      'pages/home.ts': 'export default 1;',
      'rstest.config.ts': `export default { output: { bundleDependencies: process.env.LIST?.split(',') } };`,
      'a.test.ts':
        "import { test } from '@rstest/core'; import { files } from 'routes'; test('a', () => console.log('files', ...files()));",
    },
    command: 'npx rstest; LIST=routes npx rstest',
    output: [/glob is not a function[\s\S]*files \/pages\/home\.ts/],
  },
  'Where does a relative path in a computed require start, and does it need an extension?': {
    heading: 'dynamic-imports',
    says: "A computed `require` also needs the file's extension, and a relative path in it starts at the test file, not at yours: make it absolute.",
    files: {
      'src/rates/load.ts': 'export const load = (name: string) => require(name);',
      'src/rates/de.cjs': "exports.from = 'src/rates';",
      'test/de.cjs': "exports.from = 'test';",
      ...Object.fromEntries(
        ['node', 'jsdom'].map((name) => [
          `test/${name}.test.ts`,
          `// @rstest-environment ${name}
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { load } from '../src/rates/load';
test('a', () => {
  const rates = join(import.meta.dirname, '../src/rates/de');
  expect(load('./de.cjs').from).toBe('test');
  expect(load(rates + '.cjs').from).toBe('src/rates');
  expect(() => load(rates)).toThrow('Cannot find module');
});`,
        ]),
      ),
    },
    output: ['Tests 2 passed'],
  },
} satisfies Answers;
