import { type Answers, testFiles, withHooks } from '../../../support/answers.ts';
import { prints, printsAll } from '../../../support/errors.ts';

const fine = "import { test } from '@rstest/core'; test('fine', () => {});";
const raw = (files: Record<string, string>, exports = '"./i.js"') => ({
  'a.test.ts': `import 'raw'; ${fine}`,
  'node_modules/raw/package.json': `{"name":"raw","type":"module","exports":${exports}}`,
  ...Object.fromEntries(
    Object.entries(files).map(([name, text]) => [`node_modules/raw/${name}`, text]),
  ),
});

export default {
  'Does a setup file at the root find the dependencies of a package?': {
    heading: 'cannot-find-module',
    says: "A file finds the packages in `node_modules` of its own directory and of those above. With pnpm, that means what the `package.json` there lists, so a test or a setup file at the root doesn't find the dependencies of `packages/cart`:",
    files: {
      'rstest.config.ts': "export default { setupFiles: process.env.SETUP?.split(',') };",
      'packages/cart/node_modules/kit/index.js': 'exports.kit = 1;',
      'packages/cart/a.test.ts':
        "import { test } from '@rstest/core'; import { kit } from 'kit'; test('a', () => console.log('KIT', kit));",
      'packages/cart/setup.ts': "import 'kit';",
      'test/setup.ts': "import 'kit';",
    },
    command:
      'SETUP=./packages/cart/setup.ts npx rstest; SETUP=./test/setup.ts npx rstest; SETUP=./test/setup.ts npx rstest --testEnvironment=jsdom',
    exitCode: 1,
    output: [/KIT 1[\s\S]*Cannot find module 'kit'[\s\S]*Cannot find module 'kit'/],
  },
  'What does error:0308010C mean?': {
    heading: 'openssl-unsupported',
    says: [
      "Code asks Node.js for a hash or a cipher that OpenSSL 3 doesn't offer by default, for example `createHash('md4')`, as old build tools do, or `bf-cbc`.",
      'Until then, allow it: `NODE_OPTIONS=--openssl-legacy-provider npx rstest`.',
    ],
    test: `import { createCipheriv, createHash } from 'node:crypto'; import { expect, test } from '@rstest/core';
test('a', () => { expect(createHash('md4').update('a').digest('hex')).toHaveLength(32); });
test('b', () => { expect(createCipheriv('bf-cbc', Buffer.alloc(16), Buffer.alloc(8)).final()).toHaveLength(8); });`,
    command: 'npx rstest; NODE_OPTIONS=--openssl-legacy-provider npx rstest',
    output: [
      /(Error: error:0308010C:digital envelope routines::unsupported[\s\S]*){2}Tests 2 failed[\s\S]*Tests 2 passed/,
    ],
  },
  'What says that Node.js is too old for a module?': {
    heading: 'no-built-in-module',
    says: [
      "The Node.js that runs the tests doesn't have this module, usually because it's older than the code expects:",
      "If only a name is missing, a package that Node.js loads fails with `The requested module 'node:util' does not provide an export named '…'`. In a file of yours, and in packages that are bundled, as in jsdom, it's `… is not a function` when the name is called.",
    ],
    files: {
      ...raw({ 'i.js': "import { later } from 'node:util'; later();" }),
      'b.test.ts': `import 'node:later'; ${fine}`,
      'c.test.ts':
        "import { later } from 'node:util'; import { test } from '@rstest/core'; test('c', () => { later(); });",
    },
    command:
      'for p in forks vmForks; do npx rstest --pool=$p; done; npx rstest a c --testEnvironment=jsdom; npx rstest a c --testEnvironment=happy-dom',
    exitCode: 1,
    output: [
      "SyntaxError: The requested module 'node:util' does not provide an export named 'later'",
      'Error: No such built-in module: node:later',
      /(FAIL {2}c\.test(?:(?!FAIL)[\s\S])*later\) is not a function[\s\S]*){4}/,
      /FAIL {2}a\.test(?:(?!FAIL)[\s\S])*SyntaxError: The requested[\s\S]*FAIL {2}a\.test(?:(?!FAIL)[\s\S])*later\) is not a function[\s\S]*FAIL {2}a\.test(?:(?!FAIL)[\s\S])*later\) is not a function/,
    ],
  },
  'Why is graphql loaded twice?': {
    heading: 'graphql-twice',
    says: [
      "With one version, it happens in the environment `node`: your file gets the ES modules of `graphql`, and a package gets its other files by `require`. In the config, give both the same: `resolve: { alias: { graphql$: createRequire(import.meta.url).resolve('graphql') } }`, with `createRequire` of `node:module`.",
    ],
    files: {
      'node_modules/schema/package.json': '{ "name": "schema" }',
      'node_modules/schema/index.js': `const { GraphQLObjectType, GraphQLSchema, GraphQLString } = require('graphql');
exports.schema = new GraphQLSchema({ query: new GraphQLObjectType({ name: 'Query', fields: { title: { type: GraphQLString } } }) });`,
      'alias.mjs': `import { createRequire } from 'node:module';
export default { resolve: { alias: { graphql$: createRequire(import.meta.url).resolve('graphql') } } };`,
      'a.test.ts': `import { expect, test } from '@rstest/core'; import { graphqlSync } from 'graphql'; import { schema } from 'schema';
test('a', () => { expect(graphqlSync({ schema, source: '{ title }' }).errors).toBeUndefined(); });`,
    },
    command:
      'for e in node jsdom happy-dom; do npx rstest --testEnvironment=$e; npx rstest --config=alias.mjs --testEnvironment=$e; done',
    output: [
      /Cannot use GraphQLSchema .* from another module or realm[\s\S]*Tests 1 failed(?:(?!failed)[\s\S])*(Tests 1 passed(?:(?!failed)[\s\S])*){5}$/,
    ],
  },
  'What does import say of a path of Windows?': {
    heading: 'import-of-a-path',
    says: [
      "Node.js was to import the address of a server, a module of another runtime, as a package does with `bun:sqlite`, or a path of Windows such as `C:/shop/cart.js`, whose drive is read as a scheme. The VM pools say `The argument 'filename' must be a file URL object, file URL string, or absolute path string` instead. For a file, pass its address to `import()`: `await import(pathToFileURL(path).href)`, with `pathToFileURL` of `node:url`.",
    ],
    test: `import { expect, test } from '@rstest/core'; import { resolve } from 'node:path'; import { pathToFileURL } from 'node:url';
test('path', async () => { const path = ['C:/shop', 'cart.js'].join('/'); await import(path); });
test('server', async () => { const path = ['https://shop.example', 'cart.js'].join('/'); await import(path); });
test('package', async () => { await import('books'); });
test('address', async () => { const path = resolve('cart.mjs'); expect((await import(pathToFileURL(path).href)).total).toBe(3); });`,
    files: {
      'cart.mjs': 'export const total = 3;',
      'node_modules/books/package.json': '{ "name": "books", "type": "module", "main": "i.js" }',
      'node_modules/books/i.js': "import 'bun:sqlite';",
    },
    command: 'for pool in forks vmForks vmThreads; do npx rstest --pool=$pool; done',
    exitCode: 1,
    output: [
      /Error: Only URLs with a scheme in: file, data, and node are supported by the default ESM loader\. Received protocol 'c:'[\s\S]*Received protocol 'https:'[\s\S]*Received protocol 'bun:'[\s\S]*Tests 3 failed \| 1 passed(?:[\s\S]*The argument 'filename' must be a file URL object, file URL string, or absolute path string\. Received '(?:c:|https:|bun:)){6}/,
    ],
  },
  'Does a package that changes how Node.js finds modules reach my files?': {
    heading: 'cannot-find-module',
    says: 'Packages such as module-alias, which change how Node.js finds modules, reach your files in the `node` environment alone',
    files: {
      'node_modules/patch/index.js': `const Module = require('node:module');
const before = Module._resolveFilename;
Module._resolveFilename = function (name, ...rest) {
  return before.call(this, name === '@db' ? __dirname + '/db.js' : name, ...rest);
};`,
      'node_modules/patch/db.js': "exports.name = 'books';",
      'setup.ts': "require('patch');",
      'rstest.config.mjs': "export default { setupFiles: './setup.ts' };",
      'a.test.ts': `import { name } from '@db'; import { test } from '@rstest/core'; test('a', () => { console.log('DB', name); });`,
    },
    command: 'npx rstest; npx rstest --testEnvironment=jsdom',
    exitCode: 1,
    output: [/DB books[\s\S]*1 passed[\s\S]*Cannot find module '@db'/],
  },
  'Why does import fail in a .js test although it works in a .ts test?': {
    heading: 'module-build-failed',
    says: 'the file ends in `.cjs`, or in `.js` where the nearest `package.json` says `"type": "commonjs"`, which `npm init` of npm 11 writes. Delete that line, or write `"module"`; `.ts`, `.jsx` and `.mjs` don\'t depend on it.',
    elsewhere: {
      '/guide/migration/mocha': 'Where `package.json` says `"type": "commonjs"`, delete that line',
    },
    files: {
      ...Object.fromEntries(
        ['js', 'cjs', 'ts', 'jsx', 'mjs'].map((end) => [`a.test.${end}`, fine]),
      ),
    },
    command: `for type in '"type": "commonjs"' '"type": "module"' ''; do echo "TYPE $type"; echo "{ $type }" > package.json; npx rstest; done`,
    exitCode: 1,
    output: [
      /commonjs[\s\S]*'import', and 'export' cannot be used outside of module code[\s\S]*Test Files 2 failed \| 3 passed[\s\S]*module"[\s\S]*Test Files 1 failed \| 4 passed[\s\S]*TYPE\s[\s\S]*Test Files 1 failed \| 4 passed/,
    ],
  },
  'What happens to JSX without the plugin?': {
    heading: 'react-is-not-defined',
    says: "Without `@rsbuild/plugin-react`, JSX becomes `React.createElement`; the `jsx` setting of `tsconfig.json` isn't read.",
    files: { 'a.test.tsx': `${withHooks}test('a', () => { console.log(<b>Atlas</b>); });` },
    exitCode: 1,
    output: ['React is not defined'],
  },
  'Does bundling help a package that calls require in an ES module?': {
    heading: 'directory-import',
    says: '`Named export … not found` and `require is not defined in ES module scope` are the same: bundle that package.',
    elsewhere: {
      '/guide/advanced/bundling': [
        '`require is not defined in ES module scope` · calls `require` in an ES module',
        'Node.js rejects it with one of these messages.',
      ],
    },
    files: {
      'node_modules/lib/package.json': '{"name":"lib","type":"module","main":"index.js"}',
      'node_modules/lib/index.js':
        "const path = require('node:path'); export const kind = typeof path.join;",
      'a.test.ts':
        "import { test } from '@rstest/core'; import { kind } from 'lib'; test('a', () => { console.log('KIND', kind); });",
      'bundled.mjs': "export default { output: { bundleDependencies: ['lib'] } };",
    },
    command: 'npx rstest; npx rstest --config bundled.mjs',
    output: [/require is not defined in ES module scope[\s\S]*KIND function/],
  },
  "Cannot use import statement outside a module, Unexpected token 'export': does bundling the package help?":
    {
      heading: 'directory-import',
      says: [
        'With `Cannot use import statement outside a module` and `Unexpected token \'export\'`, it also needs the rule that stands there, if it says `"type": "commonjs"` or the file ends in `.cjs`.',
        'If the file belongs to a package, as in jsdom and happy-dom, where packages are bundled, add a rule.',
      ],
      elsewhere: {
        '/guide/advanced/bundling': [
          'has ES modules where Node.js expects CommonJS: its `package.json` says `"type": "commonjs"`, or the file ends in `.cjs`',
          'The bundler believes that `"type"` and that ending, too: bundled, such a package fails with `Module parse failed`.',
        ],
      },
      files: {
        'node_modules/typed/package.json': '{"name":"typed","type":"commonjs","main":"index.js"}',
        'node_modules/typed/index.js': "import './b.js'; export const typed = 1;",
        'node_modules/typed/b.js': 'export const b = 1;',
        'node_modules/ending/package.json': '{"name":"ending","main":"index.cjs"}',
        'node_modules/ending/index.cjs': 'export const ending = 1;',
        'node_modules/plain/package.json': '{"name":"plain","main":"index.js"}',
        'node_modules/plain/index.js': "import 'node:path'; export const plain = 1;",
        'node_modules/asker/package.json': '{"name":"asker","main":"index.js"}',
        'node_modules/asker/index.js': "exports.asker = require('plain').plain;",
        ...testFiles(
          ['typed', 'ending', 'plain', 'asker'],
          (name) =>
            `import { test } from '@rstest/core'; import { ${name} } from '${name}'; test('a', () => { console.log('${name}', ${name}); });`,
        ),
        'bundled.mjs': 'export default { output: { bundleDependencies: true } };',
        'rule.mjs':
          "import bundled from './bundled.mjs'; export default { ...bundled, tools: { rspack: { module: { rules: [{ test: /node_modules\\/(typed|ending)/, type: 'javascript/auto' }] } } } };",
      },
      command:
        'npx rstest --pool=vmForks asker; npx rstest asker --pool=vmForks --config bundled.mjs; rm asker.test.ts; npx rstest; npx rstest --config bundled.mjs; npx rstest --config rule.mjs --pool=vmForks; for e in jsdom happy-dom; do npx rstest --testEnvironment=$e; npx rstest --testEnvironment=$e --config rule.mjs; done',
      output: [
        /Cannot use import statement outside a module[\s\S]*Test Files 1 failed[\s\S]*Test Files 1 passed[\s\S]*SyntaxError: Unexpected token 'export'[\s\S]*Test Files 2 failed \| 1 passed[\s\S]*Module parse failed[\s\S]*Test Files 2 failed \| 1 passed[\s\S]*Test Files 3 passed(?:[\s\S]*cannot be used outside of module code[\s\S]*Test Files 2 failed \| 1 passed[\s\S]*Test Files 3 passed){2}/,
        'SyntaxError: Cannot use import statement outside a module',
      ],
    },
  'What does a test say that opens files without closing them?': {
    heading: 'too-many-open-files',
    says: "The usual cause is a test that opens files or sockets in a loop and doesn't close them: close them in `afterEach`.",
    test: "import { openSync } from 'node:fs'; import { test } from '@rstest/core'; test('a', () => { for (;;) openSync('a.test.ts', 'r'); });",
    command: 'ulimit -n 300; npx rstest',
    exitCode: 1,
    output: ["EMFILE: too many open files, open 'a.test.ts'"],
  },
  'When is the native binding not found?': {
    heading: 'native-binding',
    says: "Rspack's native part wasn't installed: optional packages were left out (`npm install --omit=optional`), or `node_modules` comes from another operating system",
    files: {
      'a.test.ts': "import { test } from '@rstest/core'; test('a', () => {});",
      'other-system.cjs': `const { Module } = require('node:module');
const load = Module._load;
Module._load = (request, ...rest) => {
  if (/^@rspack\\/binding-|\\.node$/.test(request)) throw Object.assign(new Error("Cannot find module '" + request + "'"), { code: 'MODULE_NOT_FOUND' });
  return load(request, ...rest);
};`,
    },
    command: 'NODE_OPTIONS="--require ./other-system.cjs" npx rstest',
    exitCode: 1,
    output: ['Cannot find native binding'],
  },
  ...prints(
    'To enable support for Vue, use "@rsbuild/plugin-vue"',
    'vue-plugin-missing',
    "The build doesn't know `.vue` files.",
    {
      'a.test.ts': `import './a.vue'; ${fine}`,
      'a.vue': '<template><p /></template>',
    },
  ),
  ...prints(
    "await isn't allowed in non-async function",
    'await-in-a-plain-function',
    "Write `async` before the function that contains `await`: `test('loads', async () => { … })`. In a `describe` or a hook, too.",
    testFiles(
      ['test', 'describe', 'beforeEach'],
      (name) =>
        `import { ${name}, test as one } from '@rstest/core';\n${name}(${name === 'beforeEach' ? '' : "'a', "}() => { await 1; });`,
    ),
    { output: [/(await isn't allowed in non-async function[\s\S]*){3}/] },
  ),
  ...prints(
    'You may need an appropriate loader to handle this file type.',
    'no-loader-for-file',
    'A test imports a file that is neither code nor a type the build knows.',
    {
      'a.test.ts': `import './a.weird'; ${fine}`,
      'a.weird': '<shop></shop>',
    },
  ),
  ...prints(
    'Package subpath \'./deep\' is not defined by "exports" in',
    'subpath-not-exported',
    "The package doesn't allow imports of that path.",
    {
      ...raw({ 'i.js': '' }, '{".":"./i.js"}'),
      'a.test.ts': `import 'raw/deep'; ${fine}`,
    },
  ),
  ...prints(
    'needs an import attribute of type "json"',
    'import-attribute-needed',
    'A package imports a JSON file in a way that only bundlers understand.',
    raw({ 'i.js': 'import "./x.json";', 'x.json': '{}' }),
    { output: [/needs an import attribute of "?type:? "?json"/] },
  ),
  ...printsAll(
    'What is printed when require meets an ES module in a VM pool?',
    'require-of-es-module',
    "Before Node.js 24.9, `require` can't load an ES module in `vmForks` and `vmThreads`.",
    {
      a: "import { createRequire } from 'node:module'; test('a', () => { createRequire(process.cwd() + '/x.js')('raw'); });",
    },
    [/require\(\) of ES Module .* is not supported in VM pools/],
    {
      files: {
        'node_modules/raw/package.json': '{"name":"raw","type":"module","main":"i.js"}',
        'node_modules/raw/i.js': 'export const a = 1;',
      },
    },
  ),
  'What does a module of Vite, or JSX in a .ts file, print?': {
    heading: 'build-and-modules',
    says: [
      "A plugin of Vite makes modules such as `virtual:pwa-register`, and Rspack doesn't know them.",
      "In jsdom and happy-dom, the message stays, and the test passes. An alias doesn't reach such a name.",
      "A `.ts` file holds JSX, such as `<b>Atlas</b>`. Other JSX gives other messages: `<br />` gives `Expression expected`, and an attribute `Expected '>', got 'ident'`.",
    ],
    files: {
      'rstest.config.mjs':
        "export default { resolve: { alias: { 'virtual:aliased': './pwa.ts' } } };",
      'pwa.ts': 'export const registerSW = () => 1;',
      'virtual.test.js':
        "import { registerSW } from 'virtual:aliased'; import { test } from '@rstest/core'; test('a', registerSW);",
      'mocked.test.ts':
        "import { registerSW } from 'virtual:pwa-register'; import { expect, rs, test } from '@rstest/core'; rs.mock('virtual:pwa-register', () => ({ registerSW: rs.fn() })); test('a', () => { registerSW(); expect(registerSW).toHaveBeenCalledTimes(1); });",
      'jsx.test.ts':
        "import { test } from '@rstest/core'; const a = () => <b>hi</b>; test('a', () => { a(); });",
      'attribute.test.ts':
        "import { test } from '@rstest/core'; const Cart = () => 1; const a = () => <Cart total={1} />; test('a', () => { a(); });",
      'empty.test.ts':
        "import { test } from '@rstest/core'; const a = () => <br />; test('a', () => { a(); });",
    },
    command:
      'npx rstest virtual; npx rstest jsx; npx rstest empty; npx rstest attribute; npx rstest mocked; npx rstest mocked --testEnvironment happy-dom',
    output: [
      /Reading from "virtual:aliased" is not handled by plugins \(Unhandled scheme\)[\s\S]*Syntax Error: Unterminated regexp literal[\s\S]*Syntax Error: Expression expected[\s\S]*Syntax Error: Expected '>', got 'ident'[\s\S]*Tests 1 passed[\s\S]*virtual:pwa-register[\s\S]*Tests 1 passed/,
    ],
  },
  'Why is a .d.ts file with an enum not found?': {
    heading: 'cannot-find-module',
    says: "A `.d.ts` file isn't a module: an enum that code reads belongs in a `.ts` file",
    files: {
      'kind.d.ts': "export declare enum Kind { Book = 'book' }",
      'a.test.ts':
        "import { test } from '@rstest/core';\nimport { Kind } from './kind';\ntest('x', () => console.log(Kind.Book));",
    },
    exitCode: 1,
    output: ["Cannot find module './kind'"],
  },
  'Using declaration is not enabled: why does using fail in a JavaScript test?': {
    heading: 'module-build-failed',
    says: "`Using declaration is not enabled`: write `using` in a `.ts` file, because it's off in JavaScript.",
    files: Object.fromEntries(
      ['js', 'ts'].map((extension) => [
        `a.test.${extension}`,
        "import { rs, test } from '@rstest/core'; test('a', () => { using spy = rs.spyOn(console, 'log'); });",
      ]),
    ),
    command: 'npx rstest a.test.js; npx rstest a.test.ts',
    output: [/Using declaration is not enabled[\s\S]*Tests 1 passed/],
  },
  "SyntaxError: Unexpected token '.', or Invalid or unexpected token, from a stylesheet in node_modules":
    {
      heading: 'unknown-file-extension',
      says: "If a package takes a style or an image by `require`, the message is `SyntaxError: Unexpected token '.'` or `'<'`, or `Invalid or unexpected token`, with the path of the file below.",
      elsewhere: {
        '/guide/integrations/css':
          'nothing in jsdom and happy-dom. In `node`, `Unknown file extension ".css"` or `Unexpected token \'.\'`: bundle the package',
      },
      files: {
        ...Object.fromEntries(
          [
            ['a', '.a { color: red }', 'css'],
            ['b', '@import "./a.css";', 'css'],
            ['c', '<svg xmlns="http://www.w3.org/2000/svg" />', 'svg'],
          ].flatMap(([name, text, kind]) => [
            [`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' })],
            [`node_modules/${name}/index.js`, `require('./x.${kind}'); exports.ok = true;`],
            [`node_modules/${name}/x.${kind}`, text],
            [
              `${name}.test.js`,
              `import { ok } from '${name}';\nimport { expect, test } from '@rstest/core';\ntest('ok', () => expect(ok).toBe(true));`,
            ],
          ]),
        ),
        'dom.test.js':
          "// @rstest-environment jsdom\nimport { ok } from 'a';\nimport { expect, test } from '@rstest/core';\ntest('ok', () => expect(ok).toBe(true));",
      },
      exitCode: 1,
      output: [
        "Unexpected token '.'",
        "Unexpected token '<'",
        'Invalid or unexpected token',
        'at node_modules/a/x.css:1',
        'Tests 1 passed',
      ],
    },
  'Whose file does Cannot find module name after imported from?': {
    heading: 'cannot-find-module',
    says: [
      'If the message goes on with `imported from …`, look whose file that is. A package leaves out file extensions in its ES modules: bundle that package.',
      'For `@rstest/core`, a dynamic import computes a wrong path.',
    ],
    files: {
      'node_modules/books/package.json': '{"name":"books","type":"module","exports":"./index.js"}',
      'node_modules/books/index.js': "export * from './price';",
      'node_modules/books/price.js': 'export const price = 1;',
      'package.test.ts': `import { price } from 'books';\nimport { test } from '@rstest/core';\ntest('a', () => { price; });`,
      'own.test.ts': `import { test } from '@rstest/core';\nconst path = ['.', 'missing.js'].join('/');\ntest('a', () => import(path));`,
    },
    exitCode: 1,
    output: [
      /Cannot find module '\S+books\/price' imported from \S+books\/index\.js/,
      /Cannot find module '\S+missing\.js' imported from \S+@rstest\/core\//,
    ],
  },
  'Which files may not use module.exports, and with which message?': {
    heading: 'exports-is-not-defined',
    says: 'Code uses the names of CommonJS in a file that is an ES module: it has an `import` or `export` (`ES Modules may not assign module.exports`), or the nearest `package.json` says `"type": "module"`. Write `export`, or use `require` and rename the file to `.cjs`.',
    files: {
      'package.json': '{}',
      'other.ts': 'export const other = 1;',
      'assigns.ts': "import './other'; exports.price = 1;",
      'sets.ts': "import './other'; module.exports = { price: 1 };",
      'plain.cjs': "exports.price = require('./other').other;",
      'esm/package.json': '{"type":"module"}',
      'esm/typed.js': 'exports.price = 1;',
      ...Object.fromEntries(
        ['./assigns', './sets', './plain.cjs', './esm/typed.js'].map((path) => [
          `${path.replace(/\W/g, '')}.test.ts`,
          `import * as all from '${path}';\nimport { expect, test } from '@rstest/core';\ntest('a', () => { expect((all as any).price).toBe(1); });`,
        ]),
      ),
    },
    command: 'for name in assigns sets plain typed; do echo IN $name; npx rstest $name; done',
    exitCode: 1,
    output: [
      /IN assigns[\s\S]*exports is not defined[\s\S]*IN sets[\s\S]*ES Modules may not assign module\.exports[\s\S]*IN plain[\s\S]*Tests 1 passed[\s\S]*IN typed[\s\S]*exports is not defined/,
    ],
  },
  'When can sharp not be loaded?': {
    heading: 'native-binding',
    says: '`Could not load the "sharp" module` has the same causes.',
    files: {
      'a.test.ts':
        "import sharp from 'sharp'; import { test } from '@rstest/core'; test('a', () => { sharp; });",
      'without.cjs': `const { Module } = require('node:module');
const load = Module._load;
Module._load = (request, ...rest) => {
  if (/@img\\/sharp-|sharp.*\\.node$/.test(request)) throw Object.assign(new Error("Cannot find module '" + request + "'"), { code: 'MODULE_NOT_FOUND' });
  return load(request, ...rest);
};`,
    },
    command: 'NODE_OPTIONS="--require ./without.cjs" npx rstest',
    exitCode: 1,
    output: [
      'Could not load the "sharp" module using the',
      'Ensure optional dependencies can be installed',
    ],
  },
  "What does import.meta.glob do if its directory doesn't exist?": {
    heading: 'cannot-find-module',
    says: "If the path ends in `/`, as `./pages/` does, `import.meta.glob` may name a directory that doesn't exist.",
    files: {
      'gone.test.ts':
        "import { test } from '@rstest/core'; const pages = import.meta.glob('./pages/*.ts'); test('a', () => { pages; });",
      'there.test.ts':
        "import { test } from '@rstest/core'; const texts = import.meta.glob('./texts/*.ts'); test('a', () => { console.log('TEXTS', Object.keys(texts).length); });",
      'texts/a.md': 'a',
    },
    exitCode: 1,
    output: ["Error: Cannot find module './pages/'", 'TEXTS 0', 'Tests 1 passed'],
  },
  'A file that re-exports an interface from a .d.ts file ends in Cannot find module': {
    heading: 'cannot-find-module',
    says: "A `.d.ts` file isn't a module: an enum that code reads belongs in a `.ts` file, and its types are re-exported with `export type { Item } from './types'` or `export type * from './types'`.",
    files: {
      'types.d.ts': 'export interface Item { cents: number }\n',
      'named.ts': "export { Item } from './types';\nexport const one = 1;\n",
      'star.ts': "export * from './types';\nexport const one = 1;\n",
      'typed.ts': "export type { Item } from './types';\nexport const one = 1;\n",
      'typed-star.ts': "export type * from './types';\nexport const one = 1;\n",
      'named.test.ts':
        "import { expect, test } from '@rstest/core'; import { one } from './named'; test('named', () => { expect(one).toBe(1); });",
      'star.test.ts':
        "import { expect, test } from '@rstest/core'; import { one } from './star'; test('star', () => { expect(one).toBe(1); });",
      'typed.test.ts':
        "import { expect, test } from '@rstest/core'; import { one } from './typed'; import { one as two } from './typed-star'; test('typed', () => { expect(one + two).toBe(2); });",
    },
    exitCode: 1,
    output: ['Test Files 2 failed | 1 passed', "Cannot find module './types'"],
  },
  'What does better-sqlite3 say when its install script did not run?': {
    heading: 'native-binding',
    libraries: true,
    says: "With `Could not locate the bindings file`, the install script of a package such as better-sqlite3 didn't run, for example because of `--ignore-scripts`",
    test: `import Database from 'better-sqlite3';
import { test } from '@rstest/core';
test('a', () => { new Database(':memory:'); });`,
    exitCode: 1,
    output: ['Error: Could not locate the bindings file'],
  },
  'What does a CommonJS file say of await at its top?': {
    heading: 'top-level-await',
    says: [
      '`top level await is only allowed in module`: the file ends in `.cjs`, or in `.js` where the nearest `package.json` says `"type": "commonjs"`, so `export {};` doesn\'t help.',
      'Move the `await` into `beforeAll`, or make the file an ES module: name it `.mjs`, and write `import` and `export`.',
    ],
    files: {
      'package.json': '{ "type": "commonjs" }',
      'a.test.cjs': `const { test } = require('@rstest/core'); await 0; test('a', () => {});`,
      'b.test.js': `const { test } = require('@rstest/core'); await 0; test('b', () => {});`,
      'c.test.js': `const { test } = require('@rstest/core'); await 0; test('c', () => {}); export {};`,
      'd.test.mjs': `import { test } from '@rstest/core'; await 0; test('d', () => {});`,
      'e.test.cjs': `const { beforeAll, expect, test } = require('@rstest/core'); let value; beforeAll(async () => { value = await 7; }); test('e', () => { expect(value).toBe(7); });`,
    },
    command:
      "for name in a b c d e; do echo FILE $name; npx rstest $name.test 2>&1 | grep -oE 'parse error: .*|Tests .*' | sort -u; done",
    output: [
      /^FILE a\s+Tests no tests\s+parse error: top level await is only allowed in module\s+FILE b\s+Tests no tests\s+parse error: top level await is only allowed in module\s+FILE c\s+Tests no tests\s+parse error: 'import', and 'export' cannot be used outside of module code\s+parse error: top level await is only allowed in module\s+FILE d\s+Tests 1 passed\s+FILE e\s+Tests 1 passed\s*$/,
    ],
  },
  'Why is a package of the own workspace not found?': {
    heading: 'cannot-find-module',
    says: [
      'For a package of your own workspace, look whether `node_modules` has a link to it; if not, add it to the dependencies of the package that imports it, and install again.',
      'If its `main` or `exports` name a build, such as `./dist/index.js`, build it first, or export the sources.',
    ],
    files: {
      'packages/price/package.json': '{ "name": "@shop/price", "exports": "./dist/index.js" }',
      'packages/price/index.ts': "export const price = 'built';\n",
      'a.test.ts': `import { test } from '@rstest/core';
// @ts-ignore
import { price } from '@shop/price';
test('a', () => { console.log('GOT', price); });`,
    },
    command: `try() { echo "TRY $1"; for name in node happy-dom; do npx rstest --testEnvironment $name 2>&1 | grep -oE "Cannot find module|GOT built"; done; }
try 'no link'
mkdir -p node_modules/@shop
ln -s ../../packages/price node_modules/@shop/price
try 'no build'
mkdir packages/price/dist
echo "export const price = 'built';" > packages/price/dist/index.js
try 'with build'`,
    output: [
      /TRY no link\s+Cannot find module\s+Cannot find module\s+TRY no build\s+Cannot find module\s+Cannot find module\s+TRY with build\s+GOT built\s+GOT built/,
    ],
  },
  'Does Rstest compile Flow?': {
    heading: 'module-build-failed',
    says: [
      "Rstest doesn't compile Flow, in which packages such as react-native are published.",
      'At `import type {` or `import typeof` in such a package, jsdom and happy-dom print `JavaScript parse error`, and `node` a `SyntaxError`.',
      'For a test of a function, point `resolve.alias` from that package to a file of yours;',
    ],
    files: {
      'alias.config.mjs':
        "export default { resolve: { alias: { 'react-native$': './native.ts' } } };",
      'native.ts': "export const Platform = { OS: 'ios' };\n",
      'node_modules/react-native/package.json': '{ "name": "react-native", "main": "index.js" }',
      'node_modules/react-native/index.js':
        "import type {Spec} from './Spec';\nexport const Platform = { OS: ('real': Spec) };\n",
      'a.test.ts': `import { test } from '@rstest/core';
// @ts-ignore
import { Platform } from 'react-native';
test('a', () => { console.log('GOT', Platform.OS); });`,
      'node_modules/flow-of/package.json': '{ "name": "flow-of", "main": "index.js" }',
      'node_modules/flow-of/index.js':
        "import typeof Spec from './Spec';\nexport const of = 'real';\n",
      'b.test.ts': `import { test } from '@rstest/core';
// @ts-ignore
import { of } from 'flow-of';
test('b', () => { console.log('GOT', of); });`,
    },
    command:
      'for name in node jsdom happy-dom; do for file in a b; do npx rstest $file --testEnvironment $name; done; npx rstest a -c alias.config.mjs --testEnvironment $name; done',
    output: [
      /(?:SyntaxError[\s\S]*){2}GOT ios[\s\S]*(?:JavaScript parse error[\s\S]*){2}GOT ios[\s\S]*(?:JavaScript parse error[\s\S]*){2}GOT ios/,
    ],
    absent: ['GOT real'],
  },
  'What does No "exports" main defined say?': {
    heading: 'subpath-not-exported',
    says: "`No \"exports\" main defined in …` (`ERR_PACKAGE_PATH_NOT_EXPORTED`) says so of the package's own name, often because `require` loads a package that offers only `import`: write `import`, or `await import('…')`.",
    files: {
      'node_modules/tax/package.json':
        '{ "name": "tax", "version": "1.0.0", "type": "module", "exports": { "import": "./tax.js" } }',
      'node_modules/tax/tax.js': 'export const rate = 19;',
      'static.test.ts':
        "// @ts-expect-error no types\nimport { rate } from 'tax';\nimport { expect, test } from '@rstest/core';\ntest('static', () => expect(rate).toBe(19));",
      'a.test.ts': `import { expect, test } from '@rstest/core';
test('import', async () => {
  // @ts-expect-error no types
  expect((await import('tax')).rate).toBe(19);
});
test('require', () => {
  let error: any;
  try { require('tax'); } catch (thrown) { error = thrown; }
  expect(error.code).toBe('ERR_PACKAGE_PATH_NOT_EXPORTED');
  expect(error.message).toContain('No "exports" main defined in ');
});`,
    },
    output: ['Tests 3 passed'],
  },
  'Is the second file of an array in exports tried?': {
    heading: 'cannot-find-module',
    says: 'If the `exports` of a package list several files for one path, as in `["./src/*.js", "./src/*.jsx"]`, only the first is tried, as in Node.js. Let an alias of that path lead to the directory.',
    files: {
      'node_modules/kit/package.json':
        '{ "name": "kit", "exports": { "./parts/*": ["./src/*.js", "./src/*.jsx"] } }',
      'node_modules/kit/src/menu.jsx': 'module.exports.menu = 2;',
      'none.config.mjs': 'export default {};',
      'alias.config.mjs':
        "export default { resolve: { alias: { 'kit/parts': new URL('node_modules/kit/src', import.meta.url).pathname } } };",
      'a.test.js':
        "import { expect, test } from '@rstest/core';\nimport { menu } from 'kit/parts/menu';\ntest('a', () => expect(menu).toBe(2));",
    },
    command:
      "r() { npx rstest -c $1.config.mjs --testEnvironment $2 2>&1 | grep -oE 'Error: Cannot find module|Tests 1 passed'; }; r none node; r none happy-dom; r alias node; exit 0",
    output: [/^(?:Error: Cannot find module\s+){2}Tests 1 passed\s+$/],
  },
  'What if a package of jsdom has another version than it asks for?': {
    heading: 'cannot-find-module',
    says: [
      'If the first path of the `Require stack` is in `node_modules/jsdom`, something gives jsdom another version of a package than it asks for,',
      'Above it stands `Failed to load the test environment prebundle for "jsdom"`. Files in `node` still pass, and the run exits with code 1.',
    ],
    files: {
      'node_modules/jsdom/package.json': '{"name":"jsdom","version":"29.1.1","main":"api.js"}',
      'node_modules/jsdom/api.js': "exports.wrap = require('undici/lib/handler/gone.js');",
      'a.test.ts': `// @rstest-environment jsdom\n${fine}`,
      'b.test.ts': fine,
    },
    exitCode: 1,
    output: [
      'Failed to load the test environment prebundle for "jsdom"',
      /Cannot find module 'undici\/lib\/handler\/gone\.js'\s+Require stack:\s+- \S*node_modules\/jsdom\/api\.js/,
      'Test Files 1 failed | 1 passed',
    ],
  },
  'Does an import() of a JSON file with a computed path need an import attribute?': {
    heading: 'import-attribute-needed',
    says: "In the VM pools, an `import(path)` of yours with a computed path asks for it as well: write `import(path, { with: { type: 'json' } })`.",
    files: {
      'rates.json': '{ "DE": 0.19 }',
      'a.test.ts': `import { expect, test } from '@rstest/core';
const path = new URL('./rates.json', import.meta.url).href;
test('without', async () => { expect((await import(path)).default.DE).toBe(0.19); });
test('with', async () => { expect((await import(path, { with: { type: 'json' } })).default.DE).toBe(0.19); });`,
    },
    command: 'npx rstest; npx rstest --pool=vmForks',
    exitCode: 1,
    output: [
      /Tests 2 passed[\s\S]*✗ without[\s\S]*✓ with[\s\S]*needs an import attribute of "type: json"/,
    ],
  },
} satisfies Answers;
