import type { Answers } from '../../../support/answers.ts';

export default {
  'Does source.define put the constant on globalThis, and may it replace process.env.X?': {
    heading: 'define',
    says: 'Only code that Rstest compiles sees the value, because nothing is added to `globalThis`.',
    files: {
      'rstest.config.ts': `export default { source: { define: { __V__: '"2.4.1"', 'process.env.API_URL': '"http://api"' } } };`,
      'a.test.ts': `import { expect, test } from '@rstest/core';
declare const __V__: string;
test('constants', () => {
  expect([__V__, process.env.API_URL]).toEqual(['2.4.1', 'http://api']);
  expect('__V__' in globalThis).toBe(false);
  expect('text __V__').not.toContain('2.4.1');
});`,
    },
    output: ['1 passed'],
  },
  'Do numbers, booleans and objects in source.define need JSON.stringify?': {
    heading: 'strings-are-code',
    says: "Booleans and numbers need no quotes, nor does an object, but strings in it do: `{ plan: JSON.stringify('free') }`.",
    files: {
      'rstest.config.ts': `export default { source: { define: { __N__: 5, __B__: false, __OK__: { plan: JSON.stringify('free'), seats: 5 }, __BAD__: { plan: 'free' } } } };`,
      'a.test.ts': `import { expect, test } from '@rstest/core';
declare const __N__: number, __B__: boolean, __OK__: object, __BAD__: object;
test('constants', () => {
  expect([__N__, __B__, __OK__]).toEqual([5, false, { plan: 'free', seats: 5 }]);
  expect(() => __BAD__).toThrow(new ReferenceError('free is not defined'));
});`,
    },
    output: ['1 passed'],
  },
  'Why is my defined string "not defined" in the test?': {
    heading: 'strings-are-code',
    says: "Without `JSON.stringify`, `'free'` becomes the variable `free`, and the test fails with a `ReferenceError`.",
    files: { 'rstest.config.ts': `export default { source: { define: { __PLAN__: 'free' } } };` },
    test: `import { test } from '@rstest/core';
declare const __PLAN__: string;
test('plan', () => { console.log(__PLAN__); });`,
    exitCode: 1,
    output: ['ReferenceError: free is not defined'],
  },
  'Does source.define reach import.meta.env with a computed key?': {
    heading: 'what-define-does-not-reach',
    says: [
      'You can define `import.meta.env.PLAN`, but `import.meta.env[key]` with a computed key still reads the real environment, as does `const { API_URL } = process.env`.',
    ],
    files: {
      'rstest.config.ts': `export default { source: { define: { 'import.meta.env.PLAN': '"pro"', 'process.env.API_URL': '"url"' } } };`,
      'a.test.ts': `import { expect, test } from '@rstest/core';
const key = ['PL', 'AN'].join('');
const env = () => (import.meta as any).env[key];
test('plan', () => {
  expect((import.meta as any).env.PLAN).toBe('pro');
  expect(env()).toBe(undefined);
  const { API_URL } = process.env;
  expect([API_URL, process.env.API_URL]).toEqual([undefined, 'url']);
});`,
    },
    output: ['1 passed'],
  },
  'Does source.define change code of a dependency in the node environment?': {
    heading: 'what-define-does-not-reach',
    says: 'Only code that Rstest compiles sees the value, because nothing is added to `globalThis`.',
    files: {
      'rstest.config.ts': `export default { source: { define: { __V__: '"2.4.1"' } } };`,
      'node_modules/dep/package.json': `{ "name": "dep", "main": "index.js" }`,
      'node_modules/dep/index.js': `exports.seen = typeof __V__;`,
      'a.test.ts': `import { expect, test } from '@rstest/core';
import { seen } from 'dep';
test('dep', () => { expect(seen).toBe('undefined'); });`,
    },
    output: ['1 passed'],
  },
  'Which wins: source.tsconfigPath in the config or --source.tsconfigPath?': {
    heading: 'tsconfigpath',
    says: '`--source.tsconfigPath` on the command line overrides the config file.',
    files: {
      'rstest.config.ts': `export default { source: { tsconfigPath: './one.json' } };`,
      'one.json': `{ "compilerOptions": { "paths": { "#x": ["./one.ts"] } } }`,
      'two.json': `{ "compilerOptions": { "paths": { "#x": ["./two.ts"] } } }`,
      'one.ts': `export const from = 'one';`,
      'two.ts': `export const from = 'two';`,
      'a.test.ts': `import { test } from '@rstest/core';
import { from } from '#x';
test('from', () => { console.log('from', from); });`,
    },
    command: 'npx rstest && npx rstest --source.tsconfigPath=two.json',
    output: [/from one[\s\S]*from two/],
  },
  'What happens when source.tsconfigPath names a file that does not exist?': {
    heading: 'tsconfigpath',
    says: [
      'If the file doesn\'t exist, your files are left to Node.js. TypeScript fails with a `SyntaxError` or `Unknown file extension ".ts"`. Outside the VM pools, Node.js 22.18 or later removes simple types, unless `package.json` says `"type": "commonjs"`. Imports without an extension fail with `Cannot find module`, and `rs.mock` with `was not transformed`.',
      'In jsdom and happy-dom, the run fails with `Tsconfig not found`.',
    ],
    elsewhere: {
      '/guide/help/errors-modules':
        "For a test of yours, `source.tsconfigPath` names a file that doesn't exist.",
      '/guide/write/typescript':
        "`Cannot find module '#shop/price'` in a test · the alias is in a `tsconfig.json` that isn't in the root · name it in `source.tsconfigPath`",
    },
    files: {
      'rstest.config.ts': `export default { source: { tsconfigPath: './missing.json' } };`,
      'price.ts': 'export const price = 1;',
      'typed.ts': 'export const price: number = 1;',
      ...Object.fromEntries(
        Object.entries({
          bare: "import { price } from './price'; test('a', () => { price; });",
          whole:
            "import { price } from './price.ts'; test('a', () => { const own: number = price; own; });",
          typed: "import { price } from './typed.ts'; test('a', () => { price; });",
          mock: "import { rs } from '@rstest/core'; rs.mock('./price.ts', () => ({})); test('a', () => {});",
          shape: "enum Kind { Book }\ntest('a', () => { Kind.Book; });",
        }).map(([name, body]) => [
          `${name}.test.ts`,
          `import { test } from '@rstest/core';\n${body}`,
        ]),
      ),
    },
    command:
      'for name in bare whole typed mock shape; do echo IN $name; npx rstest $name; done; echo IN vm; npx rstest --pool=vmForks; for e in jsdom happy-dom; do npx rstest --testEnvironment=$e; done',
    exitCode: 1,
    output: [
      /IN bare[\s\S]*Cannot find module \S+ imported from \S+bare\.test\.ts[\s\S]*IN whole[\s\S]*(?:SyntaxError|Tests 1 passed)[\s\S]*IN typed[\s\S]*(?:Unknown file extension "\.ts"|Tests 1 passed)[\s\S]*IN mock[\s\S]*was not transformed[\s\S]*IN shape[\s\S]*SyntaxError[\s\S]*IN vm[\s\S]*SyntaxError[\s\S]*Test Files 5 failed[\s\S]*Tsconfig not found[\s\S]*Tsconfig not found/,
    ],
  },
  'Which decorators does Rstest compile by default, and does experimentalDecorators alone change it?':
    {
      heading: 'decorators',
      says: [
        'The default, `2022-03`, is the standard one:',
        "`experimentalDecorators` in `tsconfig.json` doesn't change this, unless you use the Rslib adapter: set it here.",
      ],
      elsewhere: {
        '/guide/write/typescript':
          "a decorator gets the wrong arguments · `experimentalDecorators` isn't read · set `source.decorators`",
      },
      files: { 'tsconfig.json': `{ "compilerOptions": { "experimentalDecorators": true } }` },
      test: `import { expect, test } from '@rstest/core';
let received: any[] = [];
function log(...args: any[]) { received = args; }
class Order { @log cancel() {} }
test('standard decorators', () => {
  new Order();
  expect(received).toHaveLength(2);
  expect(received[1].kind).toBe('method');
});`,
      output: ['1 passed'],
    },
  'How do I use legacy (experimental) decorators in tests?': {
    heading: 'decorators',
    says: "Use `legacy` for code written for TypeScript's `experimentalDecorators`, where a decorator receives `(target, key, descriptor)`.",
    files: {
      'rstest.config.ts': `export default { source: { decorators: { version: 'legacy' } } };`,
      'a.test.ts': `import { expect, test } from '@rstest/core';
let received: any[] = [];
function log(...args: any[]) { received = args; }
class Order { @log cancel() {} }
test('legacy decorators', () => {
  new Order();
  expect(received).toHaveLength(3);
  expect(received[1]).toBe('cancel');
});`,
    },
    output: ['1 passed'],
  },
  'Does source.exclude keep a file out of the test run?': {
    heading: 'include-and-exclude',
    says: "a TypeScript file that isn't compiled fails to parse.",
    files: {
      'rstest.config.ts': `export default { source: { exclude: [/price/] } };`,
      'price.test.ts': `import { test } from '@rstest/core';
test('typed', () => { const price: number = 1; console.log(price); });`,
    },
    exitCode: 1,
    output: ['JavaScript parse error', 'Test Files 1 failed'],
  },
  'Does source.include replace the files that are compiled by default?': {
    heading: 'include-and-exclude',
    says: [
      '`include` adds files and `exclude` takes some out.',
      'It applies only to packages that are bundled, so in the `node` environment set `output.bundleDependencies` too.',
    ],
    files: {
      'rstest.config.ts': `export default {
  source: { include: [/node_modules[\\\\/]tagged[\\\\/]/] },
  output: { bundleDependencies: true },
};`,
      'node_modules/tagged/package.json': `{ "name": "tagged", "type": "module", "main": "index.js" }`,
      'node_modules/tagged/index.js': `const seen = [];
function tag(value, context) { seen.push(context.name); }
export class T { @tag run() {} }
export { seen };`,
      'a.test.ts': `import { expect, test } from '@rstest/core';
import { seen } from 'tagged';
test('both are compiled', () => { const list: string[] = seen; expect(list).toEqual(['run']); });`,
    },
    output: ['1 passed'],
  },
  'What does source.transformImport load for a named import?': {
    heading: 'transformimport',
    says: "`import { Button } from 'mini-ui'` then loads the default export of `mini-ui/es/button`.",
    files: {
      'rstest.config.ts': `export default {
  source: { transformImport: [{ libraryName: 'mini-ui', libraryDirectory: 'es' }] },
};`,
      'node_modules/mini-ui/package.json': `{ "name": "mini-ui", "main": "index.js" }`,
      'node_modules/mini-ui/index.js': `exports.Button = 'whole library';`,
      'node_modules/mini-ui/es/button/package.json': `{ "main": "index.js" }`,
      'node_modules/mini-ui/es/button/index.js': `module.exports = 'one component';`,
      'a.test.ts': `import { expect, test } from '@rstest/core';
import { Button } from 'mini-ui';
test('button', () => { expect(Button).toBe('one component'); });`,
    },
    output: ['1 passed'],
  },
  'What happens when I import a file with an unknown extension?': {
    heading: 'assetsinclude',
    says: 'Without it, a file with an unknown extension is parsed as JavaScript, and parsing usually fails.',
    files: { 'rates.dat': `raw` },
    test: `import { test } from '@rstest/core';
import url from './rates.dat';
test('asset', () => { console.log(url); });`,
    exitCode: 1,
    output: ['raw is not defined'],
  },
  'Why does assetsInclude fail with "DataUrl can\'t be generated automatically"?': {
    heading: 'assetsinclude',
    says: "If it doesn't, the build fails with `DataUrl can't be generated automatically`:",
    files: {
      'rstest.config.ts': `export default { source: { assetsInclude: /\\.rates$/ } };`,
      'euro.rates': `1.08`,
      'a.test.ts': `import { test } from '@rstest/core';
import url from './euro.rates';
test('asset', () => { console.log(url); });`,
    },
    exitCode: 1,
    output: ["DataUrl can't be generated automatically"],
  },
  'Do projects inherit source from the root config?': {
    heading: 'projects',
    says: "A project doesn't inherit `source` from the root config:",
    files: {
      'rstest.config.ts': `export default {
  source: { define: { SHARED: '1' } },
  projects: [{ name: 'shop', include: ['a.test.ts'] }],
};`,
      'a.test.ts': `import { expect, test } from '@rstest/core';
declare const SHARED: number;
test('not inherited', () => { expect(typeof SHARED).toBe('undefined'); });`,
    },
    output: ['1 passed'],
  },
  'Does Rstest warn about an unknown key in source?': {
    says: 'Rstest ignores an unknown key without a message, but TypeScript reports it in the config file.',
    files: {
      'rstest.config.ts': `export default { source: { preEntry: './pre.ts', nonsense: true } };`,
      'pre.ts': `console.log('pre entry ran');`,
      'a.test.ts': `import { test } from '@rstest/core';
test('runs', () => {});`,
    },
    output: ['1 passed'],
    absent: ['nonsense', 'pre entry ran', 'warn'],
  },
  'Does legacy emit the metadata that NestJS reads?': {
    heading: 'decorators',
    says: '`legacy` also emits the type metadata that dependency injection reads (`emitDecoratorMetadata`), so import `reflect-metadata` in a setup file and NestJS finds its constructor parameters.',
    files: {
      'rstest.config.ts': `export default { source: { decorators: { version: 'legacy' } } };`,
      'a.test.ts': `import { test } from '@rstest/core';
const seen: string[] = [];
(Reflect as any).metadata = (key: string, value: any) => { seen.push(key + ' ' + value.map?.((one: any) => one.name)); return () => {}; };
const Injectable = (): any => () => {};
class Db {}
@Injectable() class Orders { constructor(public db: Db) {} }
test('metadata', () => { console.log('META', seen.join(), Orders.name); });`,
    },
    output: ['design:paramtypes Db'],
  },
  'Does define change text, and does --source.tsconfigPath reach projects?': {
    heading: 'what-define-does-not-reach',
    says: [
      "Text inside strings and template literals doesn't change.",
      'The command-line flag applies to every project.',
    ],
    files: {
      'rstest.config.ts': `export default { projects: [{ name: 'shop', include: ['a.test.ts'], source: { define: { PLAN: '"free"' } } }] };`,
      'paths.json': '{ "compilerOptions": { "paths": { "#x": ["./x.ts"] } } }',
      'x.ts': "export const x = 'aliased';",
      'a.test.ts': `import { test } from '@rstest/core';
import { x } from '#x';
declare const PLAN: string;
test('a', () => { console.log(PLAN, 'PLAN', \`PLAN \${PLAN}\`, x); });`,
    },
    command: 'npx rstest --source.tsconfigPath=paths.json',
    output: ['free PLAN PLAN free aliased'],
  },
  'Are the aliases of another package known when I import its source?': {
    heading: 'tsconfigpath',
    says: [
      'list its directory: `"references": [{ "path": "../price" }]`. Without it, they fail with `Cannot find module`, or, if your package has an alias of the same name, such as `@/*`, lead to your own file at that path, without a message.',
    ],
    files: {
      'price/tsconfig.json':
        '{ "compilerOptions": { "paths": { "@price/*": ["./src/*"], "@/*": ["./src/*"] } } }',
      'price/src/name.ts': "export { name } from '@/who';\n",
      'price/src/who.ts': "export const name = 'price';\n",
      'same/src/who.ts': "export const name = 'same';\n",
      'same/tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }',
      'same/listed.json':
        '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } }, "references": [{ "path": "../price" }] }',
      'same/a.test.ts': `import { test } from '@rstest/core';
import { name as own } from '@/who';
import { name } from '../price/src/name';
test('a', () => { console.log('NAMES', own, name); });
`,
      'price/src/tax.ts': "export const tax = 'tax';\n",
      'price/src/index.ts': "export { tax } from '@price/tax';\n",
      'alone/tsconfig.json': '{ "compilerOptions": { "paths": { "@app/*": ["./*"] } } }',
      'app/tsconfig.json':
        '{ "compilerOptions": { "paths": { "@app/*": ["./*"] } }, "references": [{ "path": "../price" }] }',
      ...Object.fromEntries(
        ['alone', 'app'].map((name) => [
          `${name}/a.test.ts`,
          `import { test } from '@rstest/core';
import { tax } from '../price/src';
test('a', () => { console.log('${name} has', tax); });
`,
        ]),
      ),
    },
    command:
      '(cd alone; npx rstest); (cd same; npx rstest; npx rstest --source.tsconfigPath=./listed.json); cd app && npx rstest',
    output: [
      "Cannot find module '@price/tax'",
      'app has tax',
      /NAMES same same[\s\S]*NAMES same price/,
    ],
    absent: ['alone has'],
  },
  'JavaScript parse error: Unexpected token @ at a decorator of a parameter': {
    heading: 'decorators',
    says: "Otherwise a decorator of a parameter, such as `@Param('id')`, fails with",
    files: {
      'tsconfig.json': '{ "compilerOptions": { "experimentalDecorators": true } }',
      'a.test.ts': `import { test } from '@rstest/core';
const Param = (name: string) => (_: object, __: string, index: number) => console.log('PARAM', name, index);
class Books { find(@Param('id') id: string) { return id; } }
test('a', () => { new Books().find('7'); });
`,
      'legacy.config.mjs': "export default { source: { decorators: { version: 'legacy' } } };",
    },
    command: 'npx rstest; npx rstest --config legacy.config.mjs',
    output: [/JavaScript parse error: Unexpected token `@`[\s\S]*PARAM id 0[\s\S]*Tests 1 passed/],
  },
  'What does a decorator for TypeScript print with the standard version?': {
    heading: 'decorators',
    says: "Use `legacy` for code written for TypeScript's `experimentalDecorators`, where a decorator receives `(target, key, descriptor)`.",
    test: `import { test } from '@rstest/core';
const fixed = (target: any, key: any) => void Object.defineProperty(target, key, { value: 1 });
class Order { @fixed cents = 0; }
test('a', () => { new Order(); });`,
    exitCode: 1,
    output: ['Object.defineProperty called on non-object'],
  },
  'Why is a file of types alone not found when a decorated class uses it?': {
    heading: 'decorators',
    says: [
      '`legacy` keeps the import of what a decorated constructor, method or field names as its type, so an interface from a `.d.ts` file that belongs to no JavaScript, your own or that of a package, fails with `Cannot find module`: write `import type`.',
    ],
    files: {
      'rstest.config.mjs': "export default { source: { decorators: { version: 'legacy' } } };",
      'node_modules/chain/package.json': '{ "name": "chain", "version": "1.0.0" }',
      'node_modules/chain/types.d.ts': 'export interface Block { id: number }',
      'own.d.ts': 'export interface Block { id: number }',
      'types.ts': 'export interface Block { id: number }',
      'beside.d.ts': 'export interface Block { id: number }',
      'beside.js': 'export const size = 1;',
      ...Object.fromEntries(
        ['own', 'types', 'beside'].map((name) => [
          `file-${name}.test.ts`,
          `import { expect, test } from '@rstest/core';
import { Block } from './${name}';
function mark(..._: unknown[]): any {}
class Chain { @mark block!: Block; }
test('a', () => { expect(Chain).toBeTypeOf('function'); });`,
        ]),
      ),
      ...Object.fromEntries(
        ['import type { Block }', 'import { Block }'].flatMap((statement, at) =>
          Object.entries({
            constructor: '@mark class Chain { constructor(public block: Block) {} }',
            method: 'class Chain { @mark add(block: Block) { return block; } }',
            field: 'class Chain { @mark block!: Block; }',
            none: 'class Chain { constructor(public block: Block) {} }',
          }).map(([name, code]) => [
            `${name}-${at ? 'plain' : 'type'}.test.ts`,
            `import { expect, test } from '@rstest/core';
${statement} from 'chain/types';
function mark(..._: unknown[]): any {}
${code}
test('a', () => { expect(Chain).toBeTypeOf('function'); });`,
          ]),
        ),
      ),
    },
    command:
      'for name in constructor method field none; do npx rstest $name-plain > $name.txt 2>&1; echo $name $? $(grep -c "Cannot find module \'chain/types\'" $name.txt); done; npx rstest file-own 2>&1 | grep -o "Cannot find module \'./own\'"; npx rstest file-types file-beside; rm file-*; npx rstest type',
    output: [
      /module '.\/own'[\s\S]*Tests 2 passed/,
      'constructor 1 1',
      'method 1 1',
      'field 1 1',
      'none 0 0',
      'Test Files 4 passed',
    ],
  },
  'What do design:type and design:returntype hold for unions, enums and aliases?': {
    heading: 'decorators',
    says: [
      "A union of texts, `'usd' | 'eur'`, is `String` there, and `design:returntype` exists only if the method names its type.",
      'Files are compiled one by one, so an imported `enum` is its object, where `tsc` has `String` or `Number`, and an imported alias of a type is `Object`: pass the type to the decorators of your library.',
    ],
    files: {
      'rstest.config.ts': `export default { source: { decorators: { version: 'legacy' } } };`,
      'types.ts': "export enum Status { Open = 'open' }\nexport type Name = string;\n",
      'a.test.ts': `import { expect, test } from '@rstest/core';
import { type Name, Status } from './types';
const seen: Record<string, unknown> = {};
(Reflect as any).metadata = (key: string, value: unknown) => (_: object, name: string) => { seen[name + ' ' + key] = value; };
test('metadata', () => {
  const mark = (..._: any[]) => {};
  class Order {
    @mark currency!: 'usd' | 'eur';
    @mark status!: Status;
    @mark name!: Name;
    @mark written(): string { return ''; }
    @mark inferred() { return ''; }
  }
  void Order;
  expect(seen['currency design:type']).toBe(String);
  expect(seen['status design:type']).toBe(Status);
  expect(seen['name design:type']).toBe(Object);
  expect(seen['written design:returntype']).toBe(String);
  expect(seen['inferred design:returntype']).toBe(undefined);
});`,
      'tsconfig.json': JSON.stringify({
        compilerOptions: {
          types: [],
          target: 'es2022',
          module: 'esnext',
          moduleResolution: 'bundler',
          experimentalDecorators: true,
          emitDecoratorMetadata: true,
          outDir: 'out',
        },
        files: ['order.ts'],
      }),
      'order.ts': `import { type Name, Status } from './types';
const mark = (..._: any[]) => {};
export class Order { @mark status!: Status; @mark name!: Name; }`,
    },
    command: 'npx rstest && npx tsc && grep -c \'"design:type", String\' out/order.js',
    output: [/1 passed[\s\S]*\n2/],
  },
  '__decorate is not defined': {
    heading: 'decorators',
    says: '`__decorate is not defined` comes from a file that was compiled before, by `tsc` with `noEmitHelpers`: import its source, which needs no helper from you whatever `noEmitHelpers` says, or compile it without that option.',
    files: {
      'tsconfig.json':
        '{ "compilerOptions": { "target": "es2022", "module": "esnext", "moduleResolution": "bundler", "experimentalDecorators": true, "noEmitHelpers": true, "skipLibCheck": true, "types": [], "outDir": "out" }, "files": ["shop.ts"] }',
      'rstest.config.mjs':
        'export default { source: { decorators: { version: process.env.KIND } } };',
      'shop.ts': `const seal = (...args: any[]): any => { void args; };
export class Shop {
  @seal
  open() { return 1; }
}
`,
      'source.test.ts':
        "import { expect, test } from '@rstest/core'; import { Shop } from './shop'; test('source', () => { expect(new Shop().open()).toBe(1); });",
      'built.test.ts':
        "import { expect, test } from '@rstest/core'; import { Shop } from './out/shop.js'; test('built', () => { expect(new Shop().open()).toBe(1); });",
    },
    command:
      'npx tsc; KIND=legacy npx rstest --pool.maxWorkers=1; KIND=2022-03 npx rstest source; npx tsc --noEmitHelpers false; npx rstest built',
    output: [
      'ReferenceError: __decorate is not defined',
      /Tests 1 passed[\s\S]*✓ source[\s\S]*✓ built/,
    ],
  },
  'Can a test change a value of define, and what takes its place?': {
    heading: 'what-define-does-not-reach',
    says: "A test can't change a defined value, unlike one of Jest's `globals`. Leave it out here, and set it in the test or a setup file: `rs.stubGlobal('__SERVER__', true)`.",
    files: {
      'rstest.config.ts': `export default { setupFiles: ['./setup.ts'], source: { define: process.env.DEFINE ? { __SERVER__: 'false' } : {} } };`,
      'setup.ts': "import { rs } from '@rstest/core';\nrs.stubGlobal('__SERVER__', true);",
      'side.ts':
        "declare const __SERVER__: boolean;\nexport const side = () => (__SERVER__ ? 'server' : 'client');",
      'a.test.ts': `import { rs, test } from '@rstest/core';
import { side } from './side';
test('a', () => {
  const before = side();
  rs.stubGlobal('__SERVER__', false);
  const off = side();
  rs.stubGlobal('__SERVER__', true);
  console.log('SIDES', before, off, side());
});`,
    },
    command: 'npx rstest && DEFINE=1 npx rstest',
    output: [/SIDES server client server[\s\S]*SIDES client client client/],
  },
  'Why do two entities fail with Cannot access before initialization?': {
    heading: 'decorators',
    says: "two decorated classes that name each other as types fail with `Cannot access 'User' before initialization`, in spite of `forwardRef` or `() => User`. Hide both types from the metadata: put `export type Relation<T> = T` into a third file, and write `user: Relation<User>`.",
    elsewhere: { '/guide/help/errors-mocks': 'For types of decorators, wrap the type.' },
    files: {
      'rstest.config.mjs': "export default { source: { decorators: { version: 'legacy' } } };",
      'relation.ts': 'export type Relation<T> = T;',
      ...Object.fromEntries(
        [
          ['bare', 'User', 'Order'],
          ['wrapped', 'Relation<User>', 'Relation<Order>'],
        ].flatMap(([name, user, order]) => [
          [
            `${name}/user.ts`,
            `import type { Relation } from '../relation';
import { Order } from './order';
const Column = (type: () => unknown): any => () => void type;
export class User { @Column(() => Order) order!: ${order}; }
`,
          ],
          [
            `${name}/order.ts`,
            `import type { Relation } from '../relation';
import { User } from './user';
const Inject = (type: () => unknown): any => () => void type;
export class Order { constructor(@Inject(() => User) readonly user: ${user}) {} }
`,
          ],
          [
            `${name}/a.test.ts`,
            `import { test } from '@rstest/core';
import { User } from './user';
test('a', () => { console.log('HAS', new User()); });
`,
          ],
        ]),
      ),
    },
    command:
      'npx rstest bare; npx rstest wrapped --testEnvironment=happy-dom && npx rstest wrapped',
    output: [/Cannot access 'User' before initialization[\s\S]*HAS User[\s\S]*HAS User/],
  },
} satisfies Answers;
