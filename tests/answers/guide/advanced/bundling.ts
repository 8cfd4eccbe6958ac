import { type Answers, core, testFiles } from '../../../support/answers.ts';

const head = "import { expect, test } from '@rstest/core';\n";

const styled = {
  'node_modules/styled/package.json': '{"name":"styled","type":"module","main":"i.js"}',
  'node_modules/styled/i.js': "import './a.css'; export const x = 1;",
  'node_modules/styled/a.css': '.a {}',
  'a.test.ts': `${head}import { x } from 'styled'; test('a', () => { expect(x).toBe(1); });`,
};

export default {
  'Does a package of ES modules need anything, with pnpm too?': {
    heading: 'workspace-packages-and-esm-only',
    says: 'A package that is published only as ES modules (ESM only) needs nothing, in the `node_modules` of pnpm as well: Node.js loads it as it is.',
    files: {
      'node_modules/.pnpm/esm@1.0.0/node_modules/esm/package.json':
        '{"name":"esm","type":"module","exports":"./i.js"}',
      'node_modules/.pnpm/esm@1.0.0/node_modules/esm/i.js': 'export const from = import.meta.url;',
      'a.test.ts': `${head}import { from } from 'esm'; test('a', () => { expect(from).toMatch(/^file:.*\\.pnpm.esm@1.*i\\.js$/); });`,
    },
    command: 'ln -s .pnpm/esm@1.0.0/node_modules/esm node_modules/esm && npx rstest',
    output: ['Tests 1 passed'],
  },
  'What if a package imports CSS in the node environment?': {
    heading: 'packages',
    says: 'Node.js can\'t load those and fails with `Unknown file extension ".css"`.',
    files: styled,
    exitCode: 1,
    output: ['Unknown file extension ".css" for '],
  },
  'How do I use a package that imports CSS?': {
    heading: 'packages',
    says: 'Bundle a package when: It imports CSS or images.',
    files: {
      ...styled,
      'rstest.config.mjs': "export default { output: { bundleDependencies: ['styled'] } };",
    },
    output: ['Tests 1 passed'],
  },
  'Are paths of tsconfig.json followed?': {
    heading: 'aliases',
    says: 'Rstest follows the `paths` and the `baseUrl` of your `tsconfig.json` without any setup, including those of files that it names in `extends` and `references`.',
    files: {
      'tsconfig.json': '{"compilerOptions":{"paths":{"@/*":["./src/*"]}}}',
      'src/price.ts': 'export const price = 12;',
      'a.test.ts': `${head}import { price } from '@/price'; test('a', () => { expect(price).toBe(12); });`,
    },
    output: ['Tests 1 passed'],
  },
  'Which of several targets of one pattern in paths is loaded?': {
    heading: 'aliases',
    says: 'Of several targets, as in `"#ui/*": ["./src/*", "./lib/*"]`, the first that exists counts.',
    files: {
      'tsconfig.json': '{"compilerOptions":{"paths":{"#ui/*":["./src/*","./lib/*"]}}}',
      'src/one.ts': "export default 'src';",
      'lib/one.ts': "export default 'lib';",
      'lib/two.ts': "export default 'lib';",
      'a.test.ts': `${head}import one from '#ui/one';
import two from '#ui/two';
test('a', () => { expect([one, two]).toEqual(['src', 'lib']); });`,
    },
    output: ['Tests 1 passed'],
  },
  'May a JavaScript file use the paths of tsconfig.json without allowJs?': {
    heading: 'aliases',
    says: 'Your JavaScript files may use them, too, without `allowJs`,',
    elsewhere: {
      '/config/build/source': 'its aliases work in JavaScript files, too,',
    },
    files: {
      'tsconfig.json':
        '{"compilerOptions":{"allowJs":false,"paths":{"@/*":["./src/*"]}},"include":["src/**/*.ts"]}',
      'src/price.js': 'export const price = 12;',
      'src/cart.js': "import { price } from '@/price'; export const total = 2 * price;",
      'a.test.js': `${head}import { total } from './src/cart'; test('a', () => { expect(total).toBe(24); });`,
    },
    command: 'for e in node jsdom; do npx rstest --testEnvironment=$e; done',
    output: [/Tests 1 passed[\s\S]*Tests 1 passed/],
  },
  'Does an import that cannot be found stop other files?': {
    heading: 'when-an-import-fails',
    says: "A module that can't be found is not a build error. Only the test files that reach it fail, with `Cannot find module './gone'`, and the others run.",
    elsewhere: { '/guide/help/errors-modules': "A path is wrong, or a package isn't installed." },
    files: {
      'a.test.ts': `${head}import './gone'; test('a', () => {});`,
      'c.test.ts': `${head}import 'gone-package'; test('c', () => {});`,
      'b.test.ts': `${head}test('b', () => {});`,
    },
    exitCode: 1,
    output: [
      "Cannot find module './gone'",
      "Cannot find module 'gone-package'",
      'Test Files 2 failed | 1 passed',
    ],
  },
  'How is a file counted that fails at an import?': {
    heading: 'when-an-import-fails',
    says: 'If a file fails in this way while it loads, the summary counts it under `Test Files`, but none of its tests under `Tests`, which may then say `2 passed` alone; the exit code is 1.',
    files: {
      'price.ts': `import './gone'; export const price = 1;`,
      'a.test.ts': `${head}import { price } from './price'; test('a', () => { expect(price).toBe(1); });`,
      'b.test.ts': `${head}test('b', () => {}); test('c', () => {});`,
    },
    command: `while read environment pool; do
  npx rstest --testEnvironment $environment --pool $pool > log.txt 2>&1
  [ $? = 1 ] && grep -Eq 'Test Files +1 failed \\| 1 passed' log.txt && grep -Eq '^ *Tests +2 passed$' log.txt || exit 3
done <<'RUNS'
node forks
node threads
jsdom forks
happy-dom vmThreads
RUNS
echo counted so everywhere`,
    output: ['counted so everywhere'],
  },
  'How do I use a package that imports a directory?': {
    heading: 'packages',
    says: [
      '`Directory import … is not supported resolving ES modules` · imports a directory instead of a file',
      'The VM pools say it in other words: `EISDIR`, `ENOENT`, `does not provide an export named`, `require is not defined`, the same, and `unsupported format .css in VM pools`.',
    ],
    files: {
      'node_modules/lib/package.json': '{"name":"lib","type":"module","main":"index.js"}',
      'node_modules/lib/index.js': "export { a } from './parts';",
      'node_modules/lib/parts/index.js': 'export const a = 1;',
      'a.test.ts': `${head}import { a } from 'lib'; test('a', () => { expect(a).toBe(1); });`,
      'bundled.mjs': "export default { output: { bundleDependencies: ['lib'] } };",
    },
    command: `npx rstest; echo BUNDLED; npx rstest --config bundled.mjs
printf 'module.exports = (() => ({ b: 1 }))();' > node_modules/lib/b.cjs; printf 'export {};' > node_modules/lib/b.css
for code in "export { a } from './parts'" "export { a } from './a'" "export { b } from './b.cjs'" "require('fs')" "import './b.css'"; do
  echo "$code; export const c = 1;" > node_modules/lib/index.js; npx rstest --pool=vmForks; done`,
    exitCode: 1,
    output: [
      /is not supported resolving ES modules[\s\S]*BUNDLED[\s\S]*Tests 1 passed/,
      /EISDIR[\s\S]*ENOENT[\s\S]*does not provide an export named[\s\S]*require is not defined[\s\S]*unsupported format .css in VM pools/,
    ],
  },
  'Is there a Worker in happy-dom?': {
    heading: 'workers-and-native-addons',
    says: "Neither Node.js nor jsdom nor happy-dom has the class `Worker`, so `new Worker(new URL('./price.ts', import.meta.url))` fails with `Worker is not defined`.",
    files: { 'price.ts': 'self.onmessage = () => {};' },
    test: `// @rstest-environment happy-dom\n${head}test('a', () => { new Worker(new URL('./price.ts', import.meta.url)); });`,
    exitCode: 1,
    output: ['Worker is not defined'],
  },
  'What does a worker thread in TypeScript need?': {
    heading: 'workers-and-native-addons',
    says: 'A `Worker` of `node:worker_threads` is compiled, too, but its file must be on disk: turn on `dev.writeToDisk`. Otherwise the thread fails with `Cannot find module …/dist/.rstest-temp/…`.',
    elsewhere: {
      '/guide/help/errors-modules':
        "A path in `dist/.rstest-temp` is that of a worker thread, whose file isn't on disk.",
    },
    files: {
      'job.ts':
        "import { parentPort } from 'node:worker_threads'; parentPort!.postMessage('done' as string);",
      'a.test.ts': `import { once } from 'node:events'; import { Worker } from 'node:worker_threads'; ${head}test('a', async () => { const worker = new Worker(new URL('./job.ts', import.meta.url)); console.log('WORKER', await once(worker, 'message')); });`,
    },
    command: 'npx rstest; npx rstest --dev.writeToDisk',
    output: [/Cannot find module [^\n]*rstest-temp[\s\S]*WORKER \[ 'done' \]/],
  },
  'How do I run or mock a worker thread, and a .wasm file that is loaded by its address?': {
    heading: 'workers-and-native-addons',
    says: [
      "A JavaScript file also runs as it is: `new Worker(join(import.meta.dirname, 'job.mjs'))`.",
      "Mocks of the test don't reach the thread: mock `node:worker_threads` with `Worker`, a class that extends `EventEmitter`, which the factory loads with `require`.",
      'fails with `not implemented... yet...`: pass the bytes,',
    ],
    files: {
      'slug.mjs': "export const slug = 'real';",
      'job.mjs':
        "import { parentPort } from 'node:worker_threads'; import { slug } from './slug.mjs'; parentPort.postMessage(slug);",
      'start.ts':
        "import { join } from 'node:path'; import { Worker } from 'node:worker_threads'; export const start = () => new Worker(join(import.meta.dirname, 'job.mjs'));",
      'a.test.ts': `import { once } from 'node:events';
import { expect, rs, test } from '@rstest/core';
import { start } from './start';
import { slug } from './slug.mjs';
rs.mock('./slug.mjs', () => ({ slug: 'mocked' }));
test('a', async () => expect([slug, await once(start(), 'message')]).toEqual(['mocked', ['real']]));`,
      'b.test.ts': `${core}import { start } from './start';
rs.mock('node:worker_threads', () => {
  const { EventEmitter } = require('node:events');
  return { Worker: class extends EventEmitter { postMessage(text: string) { this.emit('message', 'fake ' + text); } } };
});
test('b', () => {
  const seen = rs.fn();
  const worker = start().on('message', seen);
  worker.postMessage('x');
  expect(seen).toHaveBeenCalledWith('fake x');
});`,
      'c.test.ts': `import { readFile, writeFile } from 'node:fs/promises';
${head}test('c', async () => {
  const url = new URL('./sum.wasm', import.meta.url);
  await writeFile(url, Buffer.from('0061736d01000000', 'hex'));
  const error = await fetch(url).catch(({ cause }) => cause.message);
  expect(error).toBe('not implemented... yet...');
  expect(await WebAssembly.instantiate(await readFile(url))).toHaveProperty('instance');
});`,
    },
    output: ['Tests 3 passed'],
  },
  'Are the paths of a referenced tsconfig followed?': {
    heading: 'aliases',
    says: 'Rstest follows the `paths` and the `baseUrl` of your `tsconfig.json` without any setup, including those of files that it names in `extends` and `references`.',
    files: {
      'tsconfig.json': '{"files":[],"references":[{"path":"./tsconfig.app.json"}]}',
      'tsconfig.app.json':
        '{"compilerOptions":{"composite":true,"paths":{"@/*":["./src/*"]}},"include":["src"]}',
      'src/price.ts': 'export const price = 12;',
      'src/a.test.ts': `${head}import { price } from '@/price'; test('a', () => { expect(price).toBe(12); });`,
    },
    output: ['Tests 1 passed'],
  },
  'Is baseUrl followed?': {
    heading: 'aliases',
    says: 'Rstest follows the `paths` and the `baseUrl` of your `tsconfig.json` without any setup, including those of files that it names in `extends` and `references`.',
    files: {
      'tsconfig.json': '{"compilerOptions":{"baseUrl":"."}}',
      'src/price.ts': 'export const price = 12;',
      'a.test.ts': `${head}import { price } from 'src/price'; test('a', () => { expect(price).toBe(12); });`,
    },
    output: ['Tests 1 passed'],
  },
  'What if a package leaves a subpath out of its exports?': {
    heading: 'packages-written-for-bundlers',
    says: '`Package subpath … is not defined by "exports"` is different: your code imports a file that the package doesn\'t publish.',
    files: {
      'node_modules/lib/package.json': '{"name":"lib","type":"module","exports":"./index.js"}',
      'node_modules/lib/index.js': 'export const a = 1;',
      'node_modules/lib/internal.js': 'export const b = 1;',
      'a.test.ts':
        "import { test } from '@rstest/core'; import { b } from 'lib/internal'; test('a', () => { console.log(b); });",
    },
    exitCode: 1,
    output: ['Package subpath \'./internal\' is not defined by "exports"'],
  },
  'Why is a named import of a CommonJS package undefined, or a missing export?': {
    heading: 'packages',
    says: [
      "If a CommonJS package builds its exports while it runs, Node.js can't tell their names in advance. In your own code, `import { open } from 'legacy'` then gives you `undefined` without a message; in another package it fails.",
      "Import the default, `import legacy from 'legacy'`, bundle the package, or build CommonJS with `output.module`.",
    ],
    elsewhere: {
      '/config/build/output':
        'Use `false` when named imports of a CommonJS package are `undefined` in many files, because they work there.',
    },
    files: {
      'node_modules/legacy/package.json': '{ "name": "legacy", "main": "index.js" }',
      'node_modules/legacy/index.js':
        "for (const name of ['open']) exports[name] = () => 'opened';",
      'node_modules/user/package.json': '{ "name": "user", "type": "module", "main": "index.js" }',
      'node_modules/user/index.js': "import { open } from 'legacy'; export const opened = open();",
      'own.test.ts': `import { test } from '@rstest/core';
import legacy, { open } from 'legacy';
test('a', () => console.log('NAMED', typeof open, 'DEFAULT', typeof legacy.open));`,
      'other.test.ts': `import { test } from '@rstest/core';
import { opened } from 'user';
test('a', () => console.log(opened));`,
    },
    command: 'npx rstest; npx rstest own --output.module=false',
    output: [
      'NAMED undefined DEFAULT function',
      "Named export 'open' not found",
      'NAMED function DEFAULT function',
    ],
  },
  'Which package fails without a file extension, and what are externals and workspace packages?': {
    heading: 'packages',
    says: [
      "Node.js fails with `Cannot find module '…/other' imported from …`.",
      '`output.externals` keeps single packages out of the bundle.',
      'Workspace packages count as your own code and are bundled, because they are symbolic links from `node_modules` to your directories.',
    ],
    files: {
      'node_modules/lib/package.json': '{"name":"lib","type":"module","main":"index.js"}',
      'node_modules/lib/index.js': "export { a } from './other';",
      'node_modules/lib/other.js': 'export const a = typeof __BUILD__;',
      'node_modules/kept/package.json': '{"name":"kept","type":"module","main":"index.js"}',
      'node_modules/kept/index.js': 'export const kept = typeof __BUILD__;',
      'packages/price/package.json': '{"name":"shop-price","type":"module","main":"index.js"}',
      'packages/price/index.js': 'export const price = typeof __BUILD__;',
      'rstest.config.mjs': `const own = { bundleDependencies: ['lib', 'kept'], externals: { kept: 'module kept' } };
export default { source: { define: { __BUILD__: 'true' } }, output: process.env.BUNDLE ? own : {} };`,
      'lib.test.ts': `${head}import { a } from 'lib'; test('a', () => { console.log('LIB', a); });`,
      'other.test.ts': `${head}import { kept } from 'kept'; import { price } from 'shop-price'; test('a', () => { console.log('KEPT', kept, 'WORKSPACE', price); });`,
    },
    command: 'ln -s ../packages/price node_modules/shop-price; npx rstest; BUNDLE=1 npx rstest',
    output: [
      /Cannot find module '.*other' imported from/,
      /KEPT undefined WORKSPACE boolean[\s\S]*KEPT undefined WORKSPACE boolean/,
      'LIB boolean',
    ],
  },
  'Why does a UMD package that reads location.href of this fail?': {
    heading: 'packages-written-for-bundlers',
    says: [
      "In a test `this` is `module.exports` there, with a document, too, so `root.location.href` fails with `reading 'href'`.",
      "wrap it: `{ test: /node_modules[\\\\/]old-map/, loader: './wrap.cjs' }` in `rules`.",
    ],
    files: {
      'rstest.config.mjs': `export default { tools: { rspack: process.env.WRAP ? { module: { rules: [{ test: /node_modules[\\\\/]old-map/, loader: './wrap.cjs' }] } } : {} } };`,
      'wrap.cjs': 'module.exports = (code) => "(function () {" + code + "\\n}).call(window);";',
      'node_modules/old-map/package.json': '{ "name": "old-map", "version": "1.0.0" }',
      'node_modules/old-map/index.js':
        '(function (root) {\n  module.exports = root.location.href;\n})(this);',
    },
    test: `import { expect, test } from '@rstest/core';
import href from 'old-map';
test('a', () => { expect(href).toBe('http://localhost:3000/'); });`,
    command:
      'for name in happy-dom jsdom; do npx rstest --testEnvironment $name; WRAP=1 npx rstest --testEnvironment $name; done',
    output: [/(?:reading 'href'[\s\S]*Tests 1 passed[\s\S]*){2}/],
  },
  'Why does a package of Emscripten not find its wasm file?': {
    heading: 'workers-and-native-addons',
    libraries: true,
    says: 'Emscripten finds its file in `node`, and fails in jsdom and happy-dom, sql.js 1.16 for example with `both async and sync fetching of the wasm failed`: pass `wasmBinary`.',
    files: Object.fromEntries(
      ['node', 'jsdom', 'happy-dom'].flatMap((name) =>
        ['found', 'passed'].map((way) => [
          `${name}-${way}.test.ts`,
          `// @rstest-environment ${name}
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import initSqlJs from 'sql.js';
import { expect, test } from '@rstest/core';
const file = createRequire(import.meta.url).resolve('sql.js/dist/sql-wasm.wasm');
test('${way}', async () => {
  const { Database } = await initSqlJs('${way}' === 'found' ? {} : { wasmBinary: readFileSync(file) });
  expect(new Database().exec('select 1')[0].values).toEqual([[1]]);
});`,
        ]),
      ),
    ),
    command: 'npx rstest found --testEnvironment node; echo PASSED; npx rstest passed',
    output: [
      /✓ node-found[\s\S]*PASSED[\s\S]*Tests 3 passed/,
      /FAIL {2}jsdom-found.test.ts > found\nError: both async and sync fetching of the wasm failed/,
      /FAIL {2}happy-dom-found.test.ts > found\nError: both async and sync fetching of the wasm failed/,
    ],
  },
  'Can a package in AMD format be tested?': {
    heading: 'packages-written-for-bundlers',
    says: 'A package in AMD format fails with `define is not defined`. Bundle it, and let the bundler read that format: `tools: { rspack: { amd: {} } }`. In jsdom and happy-dom, where packages are bundled anyway, this setting is enough.',
    files: {
      'node_modules/old/package.json': '{ "name": "old", "main": "i.js" }',
      'node_modules/old/i.js':
        "define(['exports'], function (e) { e.add = function (a, b) { return a + b; }; });",
      'amd.config.mjs': 'export default { tools: { rspack: { amd: {} } } };',
      'both.config.mjs':
        "export default { output: { bundleDependencies: ['old'] }, tools: { rspack: { amd: {} } } };",
      'a.test.js': `${head}import { add } from 'old'; test('a', () => { expect(add(1, 2)).toBe(3); });`,
    },
    command:
      'r() { npx rstest "$@" 2>&1 | grep -oE \'ReferenceError: define is not defined|Tests 1 passed\'; }; r -c amd.config.mjs; r -c both.config.mjs; r -c amd.config.mjs --testEnvironment happy-dom; exit 0',
    output: [/^ReferenceError: define is not defined\s+(?:Tests 1 passed\s+){2}$/],
  },
  'Does an import of a stylesheet of a package need bundling in node?': {
    heading: 'packages',
    says: "So it does if your code imports one, as in `import '@fontsource/inter/400.css'`.",
    elsewhere: {
      '/guide/help/errors-modules': 'a package there, or your own code, imports such a file of it.',
    },
    files: {
      'node_modules/font/package.json': '{"name":"font"}',
      'node_modules/font/400.css': '.a { color: teal }',
      'rstest.config.ts': `export default { output: { bundleDependencies: process.env.LIST?.split(',') } };`,
      'a.test.ts':
        "import { test } from '@rstest/core'; import 'font/400.css'; test('a', () => console.log('loaded'));",
    },
    command: 'npx rstest; LIST=font npx rstest',
    output: [/Unknown file extension "\.css"[\s\S]*loaded/],
  },
  'What does a UMD file below "type": "module" export?': {
    heading: 'packages-written-for-bundlers',
    says: 'A package in UMD format whose `package.json` says `"type": "module"` exports nothing: `self is not defined` in `node`, an import that is `undefined` in jsdom. Bundle it with the same rule.',
    files: {
      'node_modules/old/package.json': '{"name":"old","type":"module","main":"i.js"}',
      'node_modules/old/i.js':
        '!function(e,t){"object"==typeof exports&&"undefined"!=typeof module?module.exports=t():(e||self).old=t()}(this,function(){return {hello:()=>"hello"}});',
      'rstest.config.ts': `export default process.env.RULE ? { output: { bundleDependencies: ['old'] }, tools: { rspack: { module: { rules: [{ test: /node_modules[\\\\/]old/, type: 'javascript/auto' }] } } } } : {};`,
      ...testFiles(
        ['node', 'jsdom'],
        (name) => `// @rstest-environment ${name}
import { test } from '@rstest/core';
import old from 'old';
test('a', () => console.log('${name}', typeof old?.hello, typeof require('old').hello));`,
      ),
    },
    command: 'npx rstest; RULE=1 npx rstest',
    output: [
      'self is not defined',
      /jsdom undefined undefined[\s\S]*jsdom function function/,
      'node function function',
    ],
  },
  'Do aliases work in tests that tsconfig.json does not include, and what of a workspace package without dist?':
    {
      heading: 'aliases',
      says: [
        'and so may tests that no `include` or `files` of a `tsconfig.json` lists.',
        "If `main` or `exports` name a `dist` that isn't built, as after a fresh clone, the import fails with `Cannot find module`",
      ],
      files: {
        'node_modules/own/package.json': '{}',
        'package.json': '{}',
        'tsconfig.json': '{ "files": [], "references": [{ "path": "./tsconfig.app.json" }] }',
        'tsconfig.app.json':
          '{ "compilerOptions": { "composite": true, "paths": { "@/*": ["./src/*"] } }, "include": ["src"] }',
        'src/price.ts': 'export const price = 7;',
        'packages/kit/package.json': '{ "name": "kit", "exports": "./dist/kit.js" }',
        'tests/a.test.ts': `${head}import { price } from '@/price'; test('a', () => { expect(price).toBe(7); });`,
        'tests/kit.test.ts': `${head}import { kit } from 'kit'; test('kit', () => { expect(kit).toBe(7); });`,
      },
      command: 'ln -s ../packages/kit node_modules/kit; npx rstest',
      exitCode: 1,
      output: ['✓ tests/a.test.ts', /Cannot find module '.*kit\/dist\/kit\.js'/],
    },
  'Are the aliases of jsconfig.json read?': {
    heading: 'aliases',
    says: "For a `jsconfig.json`, which isn't read automatically, set `source: { tsconfigPath: './jsconfig.json' }`.",
    files: {
      'package.json': '{}',
      'jsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }',
      'src/price.js': 'export const price = 7;',
      'a.test.js': `${head}import { price } from '@/price'; test('a', () => { expect(price).toBe(7); });`,
    },
    command: 'npx rstest; npx rstest --source.tsconfigPath ./jsconfig.json',
    output: [/Cannot find module '@\/price'[\s\S]*Tests 1 passed/],
  },
  'Why is an import undefined when paths lead to a .d.ts file?': {
    heading: 'aliases',
    says: 'A target that is a `.d.ts` file, `"kit": ["./types/kit.d.ts"]`, is loaded in place of the package, so that its imports are `undefined`, without a message: write `"./types/kit"`.',
    files: {
      'types/kit.d.ts': 'export declare const kit: string;',
      'types.json': '{ "compilerOptions": { "paths": { "kit": ["./types/kit.d.ts"] } } }',
      'name.json': '{ "compilerOptions": { "paths": { "kit": ["./types/kit"] } } }',
      'node_modules/kit/package.json': '{ "name": "kit", "type": "module", "main": "index.js" }',
      'node_modules/kit/index.js': "export const kit = 'real';",
      'a.test.ts': `${head}import { kit } from 'kit';
test('a', () => console.log('KIT', kit));`,
    },
    command:
      'for file in types name; do for environment in node happy-dom; do npx rstest --source.tsconfigPath ./$file.json --testEnvironment $environment | grep ^KIT; done; done',
    output: [/^(KIT undefined\n){2}(KIT real\n){2}/],
  },
} satisfies Answers;
