import type { Answers } from '../../../support/answers.ts';

export default {
  'Can I snapshot a type?': {
    heading: 'test-your-types',
    says: 'To see when exported types change, commit what `npx tsc --declaration --emitDeclarationOnly --outDir types` writes, and let CI run it and `git diff --exit-code types`.',
    files: {
      'tsconfig.json': JSON.stringify({
        compilerOptions: { target: 'esnext', skipLibCheck: true, types: [] },
        files: ['orders.ts'],
      }),
      'orders.ts': 'export const load = (id: string) => ({ id, total: 1 });\n',
    },
    command:
      "write() { npx tsc --declaration --emitDeclarationOnly --outDir types; }; git init -q .; write; git add types; git diff --exit-code types && echo SAME; sed -i.bak 's/total: 1/total: id/' orders.ts; write; git diff --exit-code types || echo CHANGED",
    output: [/SAME[\s\S]*\+ {4}total: string;[\s\S]*CHANGED/],
  },
  'Why does rs.fn not take the two types of jest.fn?': {
    heading: 'type-your-mocks',
    says: [
      '`rs.fn` takes one type.',
      'Two, as in `jest.fn<number, [string]>()`, fail with `Expected 0-1 type arguments, but got 2` (TS2558): write `rs.fn<(id: string) => number>()`.',
    ],
    files: {
      'two.ts': "import { rs } from '@rstest/core';\nrs.fn<number, [string]>();\n",
      'one.ts':
        "import { rs } from '@rstest/core';\nrs.fn<(id: string) => number>().mockReturnValue(1);\n",
    },
    command:
      'npx tsc two.ts one.ts --pretty false --module esnext --moduleResolution bundler --target esnext --lib esnext,dom --strict --noEmit --skipLibCheck; echo END',
    output: ['two.ts(2,7): error TS2558: Expected 0-1 type arguments, but got 2.'],
    absent: ['one.ts'],
  },
  'Does the type Mocked reach nested objects?': {
    heading: 'types-of-variables-and-members',
    says: '`Mocked<Mailer>` is an object or class whose methods are mocks, but not those of its nested objects: for `api.orders.find.mockReturnValue(…)`, write `rs.mocked(api, true)`, or take the type that `rs.mockObject(api)` has.',
    files: {
      'tsconfig.json':
        '{ "compilerOptions": { "strict": true, "noEmit": true, "skipLibCheck": true, "module": "esnext", "moduleResolution": "bundler", "target": "esnext" }, "include": ["a.ts"] }',
      'a.ts': `import { type Mocked, rs } from '@rstest/core';
interface Api { total(): number; orders: { find(id: string): number } }
declare const real: Api, api: Mocked<Api>;
api.total.mockReturnValue(1);
api.orders.find.mockReturnValue(1);
rs.mocked(real, true).orders.find.mockReturnValue(1);
rs.mockObject(real).orders.find.mockReturnValue(1);
`,
    },
    command: 'npx tsc -p . | wc -l; npx tsc -p .',
    exitCode: 2,
    output: [/^1\n/, "a.ts(5,17): error TS2339: Property 'mockReturnValue' does not exist on type"],
  },
  'Does a test with a type error run?': {
    heading: 'check-types-in-ci',
    says: [
      'A test with a type error runs, and may pass.',
      "no error in the run, but red lines in the editor · Rstest doesn't check types · run `tsc --noEmit`",
    ],
    test: "import { expect, test } from '@rstest/core'; test('a', () => { const n: number = 'text'; expect(n).toBe('text'); });",
    output: ['Tests 1 passed'],
  },
  'Are files such as price.types.ts run?': {
    heading: 'test-your-types',
    says: "Files such as `*.types.ts` don't match `include`, so Rstest doesn't run them.",
    files: {
      'a.test.ts': "import { test } from '@rstest/core'; test('a', () => {});",
      'price.types.ts': "throw new Error('was run');",
    },
    output: ['Test Files 1 passed'],
    absent: ['was run'],
  },
  'Do enums across files, namespaces and using work?': {
    says: 'Tests, setup files and the config can be TypeScript without installing or configuring anything. Rstest removes the types and runs what is left;',
    files: {
      'size.ts': 'export const enum Size { Small = 1, Large = 2 }',
      'index.ts': "export { Size } from './size';",
      'a.test.ts': `import { test } from '@rstest/core';
import { Size } from './index';
namespace Shop { export const name = 'Bookshop'; }
test('a', () => {
  using log = { [Symbol.dispose]() { console.log('DISPOSED'); } };
  console.log('SEEN', Size.Large, Shop.name, typeof log);
});`,
    },
    output: ['SEEN 2 Bookshop object', 'DISPOSED'],
  },
  'Which settings of tsconfig.json change how a test runs?': {
    heading: 'write-a-tsconfig-that-fits',
    says: [
      'What Rstest reads from tsconfig.json is where modules are: paths and baseUrl.',
      'It ignores `target`, `jsx` and `experimentalDecorators` (only the Rslib adapter reads the last one): use the plugin of your framework for JSX and `source.decorators` for decorators.',
    ],
    elsewhere: {
      '/guide/migration/jest-presets':
        "`tsconfig: 'tsconfig.spec.json'` is `source.tsconfigPath`, from which only `paths` and `baseUrl` count",
    },
    files: {
      'rstest.config.mjs': "export default { source: { tsconfigPath: './tsconfig.spec.json' } };",
      'tsconfig.spec.json':
        '{ "extends": "./base.json", "compilerOptions": { "experimentalDecorators": true } }',
      'base.json': '{ "compilerOptions": { "baseUrl": "./lib", "paths": { "#x/*": ["./x/*"] } } }',
      'lib/one.ts': 'export const one = 1;',
      'lib/x/two.ts': 'export const two = 2;',
      'a.test.ts': `import { test } from '@rstest/core';
import { two } from '#x/two';
import { one } from 'one';
const log = (...args: unknown[]): any => console.log('ARGUMENTS', args.length);
class Cart { @log add() {} }
test('a', () => console.log('SUM', one + two, Cart.name));`,
    },
    output: ['SUM 3', 'ARGUMENTS 2'],
  },
  'How do I give a mock only some properties of its result, nested ones too, and what does partial do?':
    {
      heading: 'type-your-mocks',
      says: [
        '`mockResolvedValue` fails with TS2345, TS2739 or TS2741 for a part of it, also with `rs.mocked(load, { partial: true })`.',
        "`rs.mocked(load).mockResolvedValue(part<Order>({ buyer: { name: 'Ada' } }))` compiles, `nam` in place of `name` doesn't (TS2561).",
        "which `rs.mocked({ id: 'o-1' }, { partial: true })` doesn't.",
      ],
      files: {
        'tsconfig.json':
          '{ "compilerOptions": { "strict": true, "noEmit": true, "module": "ESNext", "moduleResolution": "bundler", "target": "ES2022", "skipLibCheck": true, "types": [] }, "files": ["a.test.ts"] }',
        'a.test.ts': `import { rs } from '@rstest/core';
interface Order { id: string; lines: { sku: string }[]; buyer: { name: string; mail: string } }
declare function load(id: string): Promise<Order>;
type Part<T> = T extends object ? { [K in keyof T]?: Part<T[K]> } : T;
const part = <T>(value: Part<T>) => value as T;
rs.mocked(load).mockResolvedValue(part<Order>({ buyer: { name: 'Ada' }, lines: [{}] }));
const order: Order = part<Order>({ id: 'o-1' });
// wrong from here
rs.mocked(load).mockResolvedValue({ id: order.id });
rs.mocked(load, { partial: true }).mockResolvedValue({ id: 'o-1' });
rs.mocked(load).mockResolvedValue({ id: 'o-1', lines: [], buyer: { name: 'Ada' } });
rs.mocked(load).mockResolvedValue(part<Order>({ buyer: { nam: 'Ada' } }));
export const other: Order = rs.mocked({ id: 'o-1' }, { partial: true });
`,
      },
      command: 'npx tsc -p .',
      exitCode: 2,
      output: [
        /^a\.test\.ts\(9[^\n]*TS2345[\s\S]*\na\.test\.ts\(10[^\n]*TS2345[\s\S]*\na\.test\.ts\(11[^\n]*TS2741[\s\S]*\na\.test\.ts\(12[^\n]*TS2561[\s\S]*\na\.test\.ts\(13/,
      ],
    },
  'How does TypeScript know after an assertion that an element is there?': {
    heading: 'common-mistakes',
    says: "`'button' is possibly 'null'` (TS18047) after `expect(button).not.toBeNull()` · `expect` doesn't narrow types · `import { assert } from '@rstest/core'`, then `assert(button)`",
    files: {
      'tsconfig.json':
        '{ "compilerOptions": { "strict": true, "noEmit": true, "module": "ESNext", "moduleResolution": "bundler", "target": "ES2022", "lib": ["ES2023", "DOM"], "skipLibCheck": true, "types": [] }, "files": ["a.test.ts"] }',
      'a.test.ts':
        "import { assert, expect } from '@rstest/core';\nconst button = document.querySelector('button');\nexpect(button).not.toBeNull();\nbutton.click();\nassert(button);\nbutton.click();\n",
    },
    command: 'npx tsc -p .',
    exitCode: 2,
    output: ["a.test.ts(4,1): error TS18047: 'button' is possibly 'null'"],
    absent: ['a.test.ts(6'],
  },
  'What does TypeScript say of a style that is imported, and of a type that is exported again?': {
    heading: 'types-for-files-that-arent-code',
    says: [
      "TypeScript has to be told what `import styles from './shop.module.css'` or an SVG gives you.",
      "`isolatedModules: true` · reports what can't be compiled file by file, such as a re-export of a type without `type`",
    ],
    files: {
      'src/shop.module.css': '',
      'src/book.ts': 'export interface Book { title: string }',
      'src/index.ts':
        "export { Book } from './book'; import styles from './shop.module.css'; styles;",
      'tsconfig.json':
        '{ "compilerOptions": { "module": "esnext", "moduleResolution": "bundler", "isolatedModules": true, "noEmit": true, "types": [], "lib": ["es2022"] }, "include": ["src"] }',
    },
    command: 'tsc -p .',
    exitCode: 2,
    output: [
      "TS2307: Cannot find module './shop.module.css'",
      "TS1205: Re-exporting a type when 'isolatedModules' is enabled",
    ],
  },
  'Why does a mock of a generic function lose its type parameter?': {
    heading: 'type-your-mocks',
    says: [
      'calling `rs.fn<Load>()` with `<Book>` fails with `Expected 0 type arguments`.',
      'Cast once: `const load = rs.fn() as unknown as Load`, and use `rs.mocked(load)` where you set it up.',
    ],
    files: {
      'lost.ts': `import { rs } from '@rstest/core';
type Load = <T>(path: string) => Promise<T>;
export const book = rs.fn<Load>()<{ title: string }>('a');
`,
      'kept.ts': `import { rs } from '@rstest/core';
type Load = <T>(path: string) => Promise<T>;
const load = rs.fn() as unknown as Load;
rs.mocked(load).mockResolvedValue({ title: 'Atlas' });
export const title: Promise<string> = load<{ title: string }>('a').then((book) => book.title);
`,
    },
    command:
      'npx tsc --noEmit --strict --target esnext --module esnext --moduleResolution bundler --skipLibCheck kept.ts lost.ts',
    exitCode: 2,
    output: ['lost.ts', 'Expected 0 type arguments'],
    absent: ['kept.ts('],
  },
  'Why are fields that the parent class has set undefined?': {
    heading: 'common-mistakes',
    says: "a field that the parent class has set is `undefined` · `name!: string` in a subclass sets it again, after the parent's constructor; `useDefineForClassFields` isn't read · write `declare name: string`, or use `legacy` decorators, with which such a field adds nothing",
    files: {
      'tsconfig.json': '{ "compilerOptions": { "useDefineForClassFields": false } }',
      'legacy.config.ts': "export default { source: { decorators: { version: 'legacy' } } };",
      'a.test.ts': `import { test } from '@rstest/core';
class Row { constructor(data: object) { Object.assign(this, data); } }
class Book extends Row { name!: string; }
class Kept extends Row { declare name: string; }
test('a', () => { console.log('book', new Book({ name: 'Emma' }).name, 'kept', new Kept({ name: 'Emma' }).name); });
`,
    },
    command: 'npx rstest && npx rstest -c legacy.config.ts',
    output: [/book undefined kept Emma[\s\S]*book Emma kept Emma/],
  },
  'Which type does a variable for a mock or a spy have?': {
    heading: 'type-your-mocks',
    says: [
      'A variable for a mock has the type `Mock`, one for a spy `MockInstance`, both with the type of the function: `let send: Mock<(to: string) => void>`.',
      '`Mocked<Mailer>` is an object or class whose methods are mocks,',
    ],
    test: `import { type Mock, type Mocked, type MockInstance, expect, rs, test } from '@rstest/core';
class Mailer { send(to: string): string { return to; } }
let send: Mock<(to: string) => void>, spy: MockInstance<Mailer['send']>, mocked: Mocked<Mailer>;
test('types', () => {
  send = rs.fn((to: string) => void to);
  const mailer = new Mailer();
  spy = rs.spyOn(mailer, 'send');
  spy.mockReturnValue('spied');
  mocked = rs.mocked(mailer);
  mocked.send.mockReturnValueOnce('once');
  // @ts-expect-error send returns a string
  mocked.send.mockReturnValue(1);
  send('Ada');
  expect(mailer.send('Ada')).toBe('once');
});`,
    output: ['Tests 1 passed'],
  },
  'Do enums, const enums of other files and namespaces work?': {
    heading: 'write-a-tsconfig-that-fits',
    says: 'Enums, `const enum` of other files, namespaces,',
    files: {
      'state.ts':
        "export const enum State { Paid = 'paid' }\nexport enum Step { Cart, Pay }\nexport namespace Shop { export const name = 'Books'; }",
      'a.test.ts':
        "import { test } from '@rstest/core';\nimport { Shop, State, Step } from './state';\ntest('a', () => console.log(State.Paid, Step.Pay, Step[0], Shop.name));",
    },
    output: ['paid 1 Cart Books'],
  },
  'Why does TypeScript not know import.meta.env?': {
    heading: 'common-mistakes',
    says: "`Property 'env' does not exist on type 'ImportMeta'` (TS2339) · Rstest declares no type for it · write `interface ImportMeta { readonly env: Record<string, string> }` into a `.d.ts` file",
    files: {
      'src/a.ts': 'export const url = () => import.meta.env.API_URL;',
      'src/env.d.ts': 'interface ImportMeta { readonly env: Record<string, string> }',
    },
    command:
      'flags="--noEmit --strict --target esnext --module esnext --moduleResolution bundler --skipLibCheck"; npx tsc $flags src/a.ts; npx tsc $flags src/a.ts src/env.d.ts && echo known',
    output: ["error TS2339: Property 'env' does not exist on type 'ImportMeta'", 'known'],
  },
  'Which type has an instance of a mocked class, and may mockImplementation take a class?': {
    heading: 'types-of-variables-and-members',
    says: "`new Mailer()` of a mocked class isn't a `Mocked<Mailer>` either (TS2322): write `const mailer = rs.mocked(new Mailer())`, then `mailer.send.mockReturnValue(true)`. `rs.mocked(Mailer).mockImplementation(class { … })` fails with TS2345, and at `new`: pass `function () { return { send } as unknown as Mailer; }`.",
    files: {
      'mailer.ts': 'export class Mailer { send(): boolean { throw new Error(); } }',
      'a.test.ts': `import { expect, type Mocked, rs, test } from '@rstest/core';
import { Mailer } from './mailer';
rs.mock('./mailer', { mock: true });
const send = rs.fn(() => true);
test('a', () => {
  const mailer = rs.mocked(new Mailer());
  mailer.send.mockReturnValue(true);
  expect(mailer.send()).toBe(true);
  const wrong: Mocked<Mailer> = new Mailer();
  expect(wrong).toBeTruthy();
  rs.mocked(Mailer).mockImplementation(function () { return { send } as unknown as Mailer; });
  expect(new Mailer().send).toBe(send);
  rs.mocked(Mailer).mockImplementation(class { send() { return true; } });
  expect(() => new Mailer()).toThrow('cannot be invoked without');
});`,
    },
    command:
      'npx rstest; npx tsc --noEmit --strict --target esnext --module esnext --moduleResolution bundler --skipLibCheck a.test.ts',
    exitCode: 2,
    output: ['Tests 1 passed', 'a.test.ts(9,9): error TS2322', 'a.test.ts(13,40): error TS2345'],
  },
  'Why does mockReturnValue not exist on a mocked import for tsc?': {
    heading: 'common-mistakes',
    says: "`Property 'mockReturnValue' does not exist on type '() => string'` (TS2339), or `mockResolvedValue` · to TypeScript, a mocked import is the original function · wrap it: `rs.mocked(load).mockReturnValue('Atlas')`",
    files: {
      'load.ts': "export const load = () => 'real';",
      'a.test.ts': `import { expect, rs, test } from '@rstest/core';
import { load } from './load';
rs.mock('./load', { mock: true });
test('a', () => {
  load.mockReturnValue('Emma');
  rs.mocked(load).mockReturnValue('Atlas');
  expect(load()).toBe('Atlas');
});`,
    },
    command:
      'npx rstest; npx tsc --noEmit --strict --target esnext --module esnext --moduleResolution bundler --skipLibCheck a.test.ts',
    exitCode: 2,
    output: [
      'Tests 1 passed',
      "a.test.ts(5,8): error TS2339: Property 'mockReturnValue' does not exist on type '() => string'",
    ],
    absent: ['a.test.ts(6,'],
  },
  'How do I mock an object of a class with private members in TypeScript?': {
    heading: 'type-your-mocks',
    says: "A class with private members accepts no look-alike, not even a `Mocked<Guard>`: `Property 'secret' is missing` (TS2345). Create a real one and spy on it, or cast: `{ check: rs.fn(() => true) } as unknown as Guard`.",
    files: {
      'a.ts': `import { type Mocked, rs } from '@rstest/core';
class Guard { constructor(private readonly secret: string) {} check() { return this.secret === 'x'; } }
const enter = (guard: Guard) => guard.check();
enter({} as Mocked<Guard>);
enter({ check: () => true });
const real = new Guard('y'); rs.spyOn(real, 'check').mockReturnValue(true); enter(real);
enter({ check: rs.fn(() => true) } as unknown as Guard);`,
    },
    command:
      'npx tsc --noEmit --strict --target esnext --module esnext --moduleResolution bundler --skipLibCheck a.ts',
    exitCode: 2,
    output: ['a.ts(4,7): error TS2345', 'a.ts(5,7): error TS2345', "Property 'secret' is missing"],
    absent: ['a.ts(6,', 'a.ts(7,'],
  },
  'Why is a misspelled import undefined instead of an error?': {
    heading: 'check-types-in-ci',
    says: "An import of a name that the module doesn't export is `undefined`, without a message.",
    files: {
      'shop.ts': 'export const price = 1;',
      'a.test.ts': `import { readFileSink } from 'node:fs';\nimport { test } from '@rstest/core';\nimport { prize } from './shop';\ntest('a', () => console.log('GOT', prize, readFileSink));`,
    },
    output: ['GOT undefined undefined', 'Tests 1 passed'],
    absent: ['rror', 'arn'],
  },
  'Which mock fits an interface with a generic method, and an overloaded function?': {
    heading: 'type-your-mocks',
    says: [
      "In a `Mocked<Mailer>`, an implementation with fewer parameters fails with TS2322: write `rs.fn<Mailer['send']>(() => true)`.",
      "As a member of an object, `rs.fn()` without a type fits generic and overloaded functions: `const api: Api = { load: rs.fn() }`, `window.postMessage = rs.fn()`. `Mocked<Api>`, and an interface that extends `Api` with `load: Mock<Api['load']>`, refuse the generic ones (TS2322, TS2430): write `load: Mock` there.",
    ],
    files: {
      'a.ts': `import { type Mock, type Mocked, rs } from '@rstest/core';
interface Api { load<T>(path: string): T }
const api: Api = { load: rs.fn() }; void api;
window.postMessage = rs.fn();
interface Plain { ask(x: string): boolean }
const typed: Mocked<Plain> = { ask: rs.fn<Plain['ask']>(() => true) }; void typed;
const short: Mocked<Plain> = { ask: rs.fn(() => true) }; void short;
const mocked: Mocked<Api> = { load: rs.fn() }; const back: Api = mocked; void back;
interface MockedApi extends Api { load: Mock<Api['load']> }
interface Free extends Api { load: Mock }
const free: Free = { load: rs.fn() }; const given: Api = free; void given;`,
    },
    command:
      'npx tsc --noEmit --strict --target esnext --module esnext --moduleResolution bundler --skipLibCheck a.ts',
    exitCode: 2,
    output: [/\(7,\d+\): error TS2322[\s\S]*\(8,\d+\): error TS2322[\s\S]*\(9,\d+\): error TS2430/],
    absent: ['a.ts(3,', 'a.ts(4,', 'a.ts(6,', 'a.ts(10,', 'a.ts(11,'],
  },
  'Why is a method that global.d.ts declares not a function in the tests?': {
    heading: 'common-mistakes',
    says: "`… is not a function` for a method that a `.d.ts` file declares · types add nothing to the run, and the file that adds the method isn't imported · import that file in a setup file",
    files: {
      'global.d.ts': 'interface String { slug(): string }',
      'slug.ts':
        "String.prototype.slug = function () { return this.replaceAll(' ', '-'); };\nexport {};",
      'a.test.ts': `import { test } from '@rstest/core';
test('a', () => console.log('SLUG', 'Brave New World'.slug()));`,
      'setup.config.ts': "export default { setupFiles: ['./slug.ts'] };",
    },
    command: 'npx rstest; npx rstest -c setup.config.ts',
    output: ['.slug is not a function', 'SLUG Brave-New-World'],
  },
  'Why does the editor not resolve an alias in a test file, when the test runs?': {
    heading: 'common-mistakes',
    says: "the same (TS2307) in the editor alone · `tsconfig.json` excludes the test, and then its `paths` don't count for it · include tests, and give the build its own file",
    files: {
      'tsconfig.json':
        '{ "compilerOptions": { "module": "esnext", "moduleResolution": "bundler", "paths": { "#shop/*": ["./src/*"] } }, "exclude": ["**/*.test.ts"] }',
      'src/price.ts': 'export const price = 3;\n',
      'src/a.test.ts': `import { expect, test } from '@rstest/core';
import { price } from '#shop/price';
test('a', () => expect(price).toBe(3));`,
      'editor.mjs': `const file = process.cwd() + '/src/a.test.ts';
for (const [command, seq] of [['open', 1], ['semanticDiagnosticsSync', 2]])
  console.log(JSON.stringify({ seq, type: 'request', command, arguments: { file } }));`,
    },
    command: `npx rstest; node editor.mjs | npx tsserver; sed -i 's/, "exclude.*]//' tsconfig.json; node editor.mjs | npx tsserver`,
    output: [
      /Tests 1 passed[\s\S]*Cannot find module '#shop\/price'[\s\S]*"code":2307[\s\S]*"success":true,"body":\[\]/,
    ],
  },
  'Does TypeScript report a mock without types?': {
    heading: 'type-your-mocks',
    says: 'A bare `rs.fn()` returns whatever you give it, and no setting reports that: `{ send: rs.fn() }` fits any interface.',
    files: {
      'bad.ts': `import { rs } from '@rstest/core';
interface Mailer { send(to: string): boolean }
const send = rs.fn();
export const mailer: Mailer = { send };
send.mockReturnValue('text');
rs.fn<Mailer['send']>().mockReturnValue('text');`,
    },
    command:
      'npx tsc --noEmit --strict --skipLibCheck --module esnext --moduleResolution bundler --target es2022 bad.ts',
    exitCode: 2,
    output: ['bad.ts(6,'],
    absent: ['bad.ts(4,', 'bad.ts(5,'],
  },
  'Why is a const enum undefined that a package declares in its types?': {
    heading: 'write-a-tsconfig-that-fits',
    says: "A `const enum` that only the `.d.ts` file of a package has, or that is global, doesn't: reading it fails with `Cannot read properties of undefined` or, for a global one, `… is not defined`, and with `isolatedModules`, `tsc` reports it (TS2748).",
    files: {
      'node_modules/pal/package.json':
        '{"name":"pal","version":"1.0.0","main":"index.js","types":"index.d.ts"}',
      'node_modules/pal/index.js': 'exports.paint = (level) => level;\n',
      'node_modules/pal/index.d.ts':
        'export declare const enum Level { None = 0, Basic = 1 }\nexport declare function paint(level: number): number;\n',
      'global.d.ts': 'declare const enum Shade { Dark = 1 }\n',
      'own.ts': "export const enum Own { Red = 'red' }\n",
      'paint.ts':
        "import { Level, paint } from 'pal';\nimport { Own } from './own';\nexport const own = () => Own.Red;\nexport const basic = () => paint(Level.Basic);\nexport const shade = () => Shade.Dark;\n",
      'a.test.ts': `import { expect, test } from '@rstest/core';
import { basic, own, shade } from './paint';
test('levels', () => {
  expect(own()).toBe('red');
  expect(basic).toThrow("Cannot read properties of undefined (reading 'Basic')");
  expect(shade).toThrow('Shade is not defined');
});`,
      'tsconfig.json': JSON.stringify({
        compilerOptions: {
          types: [],
          target: 'es2022',
          module: 'esnext',
          moduleResolution: 'bundler',
          isolatedModules: true,
          noEmit: true,
        },
        files: ['paint.ts', 'global.d.ts'],
      }),
    },
    command: 'npx rstest; npx rstest --testEnvironment=happy-dom; npx tsc; exit 0',
    output: [/1 passed[\s\S]*1 passed[\s\S]*TS2748/],
    absent: ['1 failed'],
  },
  'Why is an import undefined without an error?': {
    heading: 'common-mistakes',
    says: "an imported name is `undefined`, without an error · often, its file doesn't export it, and a run doesn't check types",
    files: {
      'src/shapes.ts': 'export const here = 1;\n',
      'a.test.ts': `import { test } from '@rstest/core';
// @ts-ignore
import { here, ORIGIN } from './src/shapes';
test('a', () => { console.log('GOT', here, ORIGIN); });`,
    },
    command: 'npx rstest; npx rstest --testEnvironment=jsdom; npx rstest --pool=vmForks',
    output: [/(?:GOT 1 undefined[\s\S]*Tests 1 passed[\s\S]*){3}/],
  },
  'Why is a wrong type in toBe no error?': {
    heading: 'common-mistakes',
    says: "`expect('12').toBe(12)` without an error, or `expect(send).toHaveBeenCalledWith(5)` · these matchers and `toEqual` accept values of any type · name the type: `toBe<string>(12)`, `toBe(12 satisfies string)` and `toHaveBeenCalledWith<Parameters<typeof send>>(5)` are errors",
    files: {
      'a.test.ts': `import { expect, rs } from '@rstest/core';
expect('12').toBe(12);
expect('12').toEqual(12);
expect('12').toStrictEqual({});
expect({ a: 1 }).toMatchObject({ b: 'x' });
expect([1]).toContain('x');
expect('12').toBe<string>(12);
expect('12').toBe(12 satisfies string);
const send = rs.fn((_to: string) => true);
expect(send).toHaveBeenCalledWith(5);
expect(send).toHaveBeenCalledWith<Parameters<typeof send>>(5);
`,
      'tsconfig.json':
        '{ "compilerOptions": { "noEmit": true, "strict": true, "target": "es2022", "module": "esnext", "moduleResolution": "bundler", "skipLibCheck": true, "types": [] }, "files": ["a.test.ts"] }',
    },
    command: 'npx tsc > out.txt; cut -c 1-40 out.txt; wc -l < out.txt',
    output: [
      /a\.test\.ts\(7,27\): error TS2345[\s\S]*a\.test\.ts\(8,22\): error TS1360[\s\S]*a\.test\.ts\(11,60\): error TS2345[\s\S]*^\s*3\s*$/m,
    ],
  },
  'The editor cannot find describe in tests although tsconfig.spec.json has the types': {
    heading: 'common-mistakes',
    says: 'the same, although `tsconfig.spec.json` has that line · the editor looks for a `tsconfig.json`, and takes others only from its `references` · add `"references": [{ "path": "./tsconfig.spec.json" }]` to it and `exclude` the tests there. So that `tsc` accepts this, set `"composite": true` in `tsconfig.spec.json`, and no `noEmit`',
    files: {
      'src/a.test.ts': "describe('a', () => {});\n",
      'tsconfig.spec.json':
        '{ "compilerOptions": { "composite": true, "outDir": "out", "target": "es2022", "module": "esnext", "moduleResolution": "bundler", "skipLibCheck": true, "types": ["@rstest/core/globals"] }, "include": ["src/**/*.test.ts"] }',
      'src/shop.ts': 'export const shop = 1;\n',
      'bare.sh': `sed -i 's/"composite": true/"noEmit": true/' tsconfig.spec.json`,
      'ask.mjs': `import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
const main = { compilerOptions: { noEmit: true, target: 'es2022', types: [] }, include: ['src'] };
if (process.argv[2]) Object.assign(main, { exclude: ['**/*.test.ts'], references: [{ path: './tsconfig.spec.json' }] });
writeFileSync('tsconfig.json', JSON.stringify(main));
const path = createRequire(import.meta.url).resolve('typescript/lib/tsserver.js');
const server = spawn(process.execPath, [path, '--disableAutomaticTypingAcquisition']);
setTimeout(() => server.kill(), 60_000).unref();
const file = resolve('src/a.test.ts');
let [seq, text] = [0, ''];
const ask = (command) => server.stdin.write(JSON.stringify({ seq: seq++, type: 'request', command, arguments: { file, needFileNameList: false } }) + '\\n');
server.stdout.on('data', (data) => {
  text += data;
  const answers = text.split('\\n').flatMap((line) => { try { return [JSON.parse(line)]; } catch { return []; } });
  const of = (name) => answers.find((one) => one.type === 'response' && one.command === name)?.body;
  const errors = of('semanticDiagnosticsSync');
  if (!errors) return;
  console.log('READS', of('projectInfo').configFileName.split('/').at(-1), 'SAYS', errors.map((one) => one.text.slice(0, 27)).join() || 'nothing');
  process.exit();
});
['open', 'projectInfo', 'semanticDiagnosticsSync'].forEach(ask);`,
    },
    command:
      'node ask.mjs; node ask.mjs referenced; npx tsc && echo ACCEPTED; sh bare.sh; npx tsc; echo CODE $?',
    output: [
      "READS tsconfig.json SAYS Cannot find name 'describe'",
      /READS tsconfig\.spec\.json SAYS nothing\s+ACCEPTED\s+tsconfig\.json.* TS6306[\s\S]*TS6310[\s\S]*CODE [12]/,
    ],
  },
  'Does a re-export of a type without type fail a run? (TS1205)': {
    heading: 'write-a-tsconfig-that-fits',
    says: [
      "A re-export of a type without `type`, `export { Book } from './types'`, doesn't fail a run, whatever `tsc` says (TS1205): that name is then exported as `undefined`.",
      "But if the type is in a `types.d.ts`, it fails with `Cannot find module './types'`: write `export type { Book } from './types'`.",
    ],
    files: {
      'types.ts': 'export interface Book { title: string }\n',
      'index.ts': "export { Book } from './types';\nexport const shop = 1;\n",
      'tsconfig.json':
        '{ "compilerOptions": { "noEmit": true, "strict": true, "target": "es2022", "module": "esnext", "moduleResolution": "bundler", "skipLibCheck": true, "isolatedModules": true }, "files": ["a.test.ts"] }',
    },
    test: `import { expect, test } from '@rstest/core';
import { type Book, shop } from './index';
import * as all from './index';
test('a', () => {
  const book: Book = { title: 'Emma' };
  expect([book.title, shop, (all as any).Book, 'Book' in all]).toEqual(['Emma', 1, undefined, true]);
});`,
    command:
      'npx tsc; for p in forks threads vmForks vmThreads; do npx rstest --pool=$p; done; npx rstest --testEnvironment=happy-dom; echo == && mv types.ts types.d.ts && npx rstest; sed -i.bak "s/export { Book/export type { Book/" index.ts && sed -i.bak "s/, true]/, false]/" a.test.ts && npx rstest',
    output: [
      /index\.ts\(1,10\): error TS1205[\s\S]*(?:Tests 1 passed[\s\S]*){5}==[\s\S]*Tests no tests[\s\S]*Tests 1 passed/,
      "Cannot find module './types'",
    ],
  },
  'How do I mock an interface that no class implements?': {
    heading: 'types-of-variables-and-members',
    says: "After `const mockOf = <T extends object>(...names: (keyof T)[]) => Object.fromEntries(names.map((name) => [name, rs.fn()])) as Mocked<T>`, the call `mockOf<Mailer>('send')` makes a `Mocked<Mailer>`, and a name that `Mailer` lacks doesn't compile (TS2345).",
    files: {
      'mockOf.ts': `import { type Mocked, rs } from '@rstest/core';
export interface Mailer { send(to: string): Promise<boolean>; close(): void }
export const mockOf = <T extends object>(...names: (keyof T)[]) => Object.fromEntries(names.map((name) => [name, rs.fn()])) as Mocked<T>;
`,
      'bad.ts': "import { type Mailer, mockOf } from './mockOf';\nmockOf<Mailer>('sent');\n",
      'a.test.ts': `import { expect, test } from '@rstest/core';
import { type Mailer, mockOf } from './mockOf';
const write = (mailer: Mailer) => mailer.send('ada@example.com');
test('x', async () => {
  const mailer = mockOf<Mailer>('send');
  mailer.send.mockResolvedValue(true);
  expect(await write(mailer)).toBe(true);
  expect(mailer.send).toHaveBeenCalledWith('ada@example.com');
});
`,
    },
    command:
      'npx tsc bad.ts a.test.ts --pretty false --module esnext --moduleResolution bundler --target esnext --lib esnext,dom --strict --noEmit --skipLibCheck; npx rstest',
    output: [/^bad\.ts\(2,16\): error TS2345[^\n]*\n/, 'Tests 1 passed'],
    absent: ['a.test.ts(', 'mockOf.ts('],
  },
  'Which type takes the place of MockedObject?': {
    heading: 'type-your-mocks',
    says: "`MockedFunction`, `MockedClass` and `MockedObject` of Jest and Vitest aren't exported (TS2459): write `Mocked<typeof load>`, `Mocked<typeof Mailer>`, `Mocked<Mailer>`.",
    files: {
      'old.ts':
        "import type { MockedClass, MockedFunction, MockedObject } from '@rstest/core';\nexport type Old = [MockedClass<any>, MockedFunction<any>, MockedObject<any>];\n",
      'new.ts': `import { type Mocked, rs } from '@rstest/core';
export const one: Mocked<{ bar: () => boolean }> = { bar: rs.fn(() => true) };
export const two: Mocked<{ bar: (x: string) => boolean }> = { bar: rs.fn().mockReturnValue(true) };
one.bar.mockReturnValue(false);
declare class Mailer { constructor(server: string); send(to: string): string; }
declare const load: (id: number) => Promise<number>;
(load as Mocked<typeof load>).mockResolvedValue(2);
(Mailer as Mocked<typeof Mailer>).mockReturnValue({ send: () => 'x' });
`,
    },
    command:
      'npx tsc old.ts new.ts --pretty false --module esnext --moduleResolution bundler --target esnext --lib esnext,dom --strict --noEmit --skipLibCheck; echo END',
    output: [
      /^old\.ts\(1,15\): error TS2459: [^\n]*'MockedClass'[^\n]*\n[^\n]*TS2459: [^\n]*'MockedFunction'[^\n]*\n[^\n]*TS2459: [^\n]*'MockedObject'[^\n]*\nEND/,
    ],
  },
  'Why is a value not assignable to never in mockReturnValue?': {
    heading: 'type-your-mocks',
    says: [
      "A mock takes its type from the first function: `rs.fn(() => [])` returns `never[]`, and `mockReturnValue(['Emma'])` fails with `Type 'string' is not assignable to type 'never'` (TS2322). Name the type, `rs.fn((): string[] => [])`.",
      'In an object that you write in the call, `rs.mockObject({ rate: () => 1 })`, the type is `1`: name it there, too, `(): number => 1`.',
      "`'void' is not assignable to type 'never'` (TS2345) at `rs.spyOn(process, 'exit').mockImplementation(() => {})` · `exit` never returns · throw in it, or write `() => undefined as never`",
    ],
    files: {
      'old.ts':
        "import { rs } from '@rstest/core';\nrs.fn(() => []).mockReturnValue(['Emma']);\nrs.mockObject({ rate: () => 1 }).rate.mockReturnValue(2);\nrs.spyOn(process, 'exit').mockImplementation(() => {});\n",
      'new.ts':
        "import { rs } from '@rstest/core';\nrs.fn((): string[] => []).mockReturnValue(['Emma']);\nrs.fn().mockResolvedValue(['Emma']);\nrs.mockObject({ rate: (): number => 1 }).rate.mockReturnValue(2);\nrs.spyOn(process, 'exit').mockImplementation(() => undefined as never);\nrs.spyOn(process, 'exit').mockImplementation(() => { throw new Error('exit'); });\n",
    },
    command:
      'npx tsc old.ts new.ts --pretty false --module esnext --moduleResolution bundler --target esnext --lib esnext,dom --strict --noEmit --skipLibCheck; echo END',
    output: [
      /^old\.ts\(2,34\): error TS2322: Type 'string' is not assignable to type 'never'\.\nold\.ts\(3,55\): error TS2345: Argument of type '2'[^\n]*\nold\.ts\(4,46\): error TS2345[^\n]*\n +Type 'void' is not assignable to type 'never'\.\nEND/,
    ],
  },
  'Why has the tuple of mock.calls no element at index 0, and may a typed factory return a part?': {
    heading: 'type-your-mocks',
    says: "Likewise, `mock.calls[0][0]` of `rs.fn(() => 1)` fails with `Tuple type '[]' of length '0' has no element at index '0'` (TS2493): name the parameters, `rs.fn((_id: string) => 1)`.",
    elsewhere: {
      '/guide/basic/replace-a-module':
        'the types of the exports that the factory returns, which may be a part of them',
    },
    files: {
      'old.ts': "import { rs } from '@rstest/core';\nrs.fn(() => 1).mock.calls[0][0];\n",
      'new.ts':
        "import { rs } from '@rstest/core';\nrs.fn((_id: string) => 1).mock.calls[0][0].length;\nrs.fn().mock.calls[0][0].any;\nrs.mock(import('./db'), () => ({ load: () => 'x' }));\n",
      'wrong.ts':
        "import { rs } from '@rstest/core';\nrs.mock(import('./db'), () => ({ load: () => 5 }));\n",
      'db.ts': "export const load = () => 'a';\nexport const save = () => 'b';\n",
    },
    command:
      'npx tsc old.ts new.ts wrong.ts --pretty false --module esnext --moduleResolution bundler --target esnext --lib esnext,dom --strict --noEmit --skipLibCheck; echo END',
    output: [
      /^old\.ts\(2,\d+\): error TS2493: Tuple type '\[\]' of length '0' has no element at index '0'\.\nwrong\.ts\(2,25\): error TS2345/,
    ],
    absent: ['new.ts'],
  },
  'Are customConditions, moduleSuffixes and rootDirs of tsconfig.json read?': {
    heading: 'write-a-tsconfig-that-fits',
    says: 'It ignores `customConditions`, `moduleSuffixes` and `rootDirs`, too: repeat them as [`conditionNames`](/config/build/resolve#conditionnames), as [`extensions`](/config/build/resolve#extensions) such as `.ios.ts`, and the last one as an alias.',
    files: {
      'package.json': '{}',
      'tsconfig.json':
        '{ "compilerOptions": { "customConditions": ["source"], "moduleSuffixes": [".ios", ""], "rootDirs": ["src", "made"] } }',
      'rstest.config.ts': `import { join } from 'node:path';
export default process.env.REPEATED ? { resolve: {
  conditionNames: ['source', '...'],
  extensions: ['.ios.ts', '.ts', '.js'],
  alias: { './texts$': join(import.meta.dirname, 'made/texts.ts') },
} } : {};
`,
      'node_modules/own/package.json': '{}',
      'packages/kit/package.json':
        '{ "name": "kit", "exports": { "source": "./kit.ts", "default": "./kit.js" } }',
      'packages/kit/kit.ts': "export const kit: string = 'source';",
      'packages/kit/kit.js': "export const kit = 'dist';",
      'src/view.ts': "export const view = 'web';",
      'src/view.ios.ts': "export const view = 'ios';",
      'src/page.ts': "export { texts } from './texts';",
      'made/texts.ts': "export const texts = 'made';",
      'a.test.ts': `import { test } from '@rstest/core';
import { kit } from 'kit';
import { view } from './src/view';
test('a', async () => {
  const texts = await import('./src/page').then((page) => page.texts, (error) => error.message.split('\\n')[0]);
  console.log('READ', kit, view, texts);
});`,
    },
    command: 'ln -s ../packages/kit node_modules/kit; npx rstest; REPEATED=1 npx rstest',
    output: [/READ dist web Cannot find module '\.\/texts'[\s\S]*READ source ios made/],
  },
  'Do import = require, export = and import attributes work?': {
    heading: 'write-a-tsconfig-that-fits',
    says: "namespaces, `import shop = require('./shop')`, `export =` and `with { type: 'json' }` work without a setting.",
    files: {
      'shop.ts': "const shop = { city: 'Bern' };\nexport = shop;\n",
      'books.json': '["Emma"]',
      ...Object.fromEntries(
        ['node', 'happy-dom'].map((name) => [
          `${name}.test.ts`,
          `// @rstest-environment ${name}
import { expect, test } from '@rstest/core';
import books from './books.json' with { type: 'json' };
import shop = require('./shop');
test('a', () => { expect([shop.city, ...books]).toEqual(['Bern', 'Emma']); });
`,
        ]),
      ),
    },
    command:
      'for t in module commonjs; do echo "{ \\"type\\": \\"$t\\" }" > package.json; npx rstest; done',
    output: [/(?:Tests 2 passed[\s\S]*){2}/],
  },
  'Why does tsc call the import of @rstest/core one of a CommonJS module?': {
    heading: 'common-mistakes',
    says: 'the test runs · `module` is `node16` or `node18`, and `package.json` has no `"type": "module"` · set `"module": "preserve"` and `"moduleResolution": "bundler"`, or name the test `cart.test.mts`',
    files: {
      'package.json': '{}',
      'a.test.ts': "import { test } from '@rstest/core';\ntest('a', () => {});\n",
      'b.test.mts': "import { test } from '@rstest/core';\ntest('b', () => {});\n",
    },
    command:
      'npx rstest; flags="--noEmit --strict --skipLibCheck --target es2022"; for module in node16 node18; do npx tsc $flags --module $module a.test.ts | cut -c 1-200; npx tsc $flags --module $module b.test.mts && echo MTS; done; npx tsc $flags --module preserve --moduleResolution bundler a.test.ts && echo PRESERVE',
    output: [
      /Tests 2 passed[\s\S]*(a\.test\.ts\(1,22\): error TS1479: The current file is a CommonJS module[\s\S]*\nMTS\n){2}PRESERVE/,
    ],
  },
  'Why is mock.calls[0] possibly undefined?': {
    heading: 'common-mistakes',
    says: "`Object is possibly 'undefined'` (TS2532) at `send.mock.calls[0][0]` · `noUncheckedIndexedAccess` is on · write `send.mock.calls[0]?.[0]`, or compare all: `expect(send.mock.calls).toEqual([['Ann']])`. `lastCall` needs `?.` in any case, and a method that is optional `rs.mocked(mailer.close!)`",
    files: {
      'a.test.ts': `import { expect, rs } from '@rstest/core';
const send = rs.fn((_to: string) => true);
send.mock.calls[0][0];
send.mock.lastCall[0];
send.mock.lastCall?.[0];
send.mock.calls[0]?.[0];
expect(send.mock.calls).toEqual([['Ann']]);
const mailer: { close?: () => void } = { close: rs.fn() };
rs.mocked(mailer.close!).mockReturnValue(undefined);
rs.mocked(mailer.close).mockReturnValue(undefined);
`,
    },
    command:
      'flags="--noEmit --strict --skipLibCheck --target es2022 --module esnext --moduleResolution bundler a.test.ts"; npx tsc $flags; echo ON; npx tsc $flags --noUncheckedIndexedAccess; exit 0',
    output: [
      /^a\.test\.ts\(4,1\): error TS18048[^\n]*\na\.test\.ts\(10,1\): error TS2532[^\n]*\nON\na\.test\.ts\(3,1\): error TS2532: Object is possibly 'undefined'\.\na\.test\.ts\(4,1\): error TS18048[^\n]*\na\.test\.ts\(10,1\): error TS2532[^\n]*\n$/,
    ],
  },
  'Why does tsc report TS1343 and TS1378 if the test runs?': {
    heading: 'common-mistakes',
    says: 'or TS1343 at `import.meta`, TS1378 at a top-level `await` · `module` is `commonjs` or too old for them; tests run · set `"module": "ESNext"`',
    files: {
      'here.ts': 'export const here = await Promise.resolve(import.meta.url);\n',
      'a.test.ts':
        "import { test } from '@rstest/core';\nimport { here } from './here';\ntest('a', () => { console.log(typeof here); });\n",
    },
    command:
      'npx rstest; for module in commonjs es2015 esnext; do echo "MODULE $module"; npx tsc --noEmit --target es2022 --module $module --skipLibCheck here.ts | cut -c 1-60; done',
    output: [
      /Tests 1 passed[\s\S]*commonjs\n(?=[\s\S]*TS1378)(?=[\s\S]*TS1343)[\s\S]*es2015\n[\s\S]*TS1343[\s\S]*MODULE esnext\s*$/,
    ],
  },
} satisfies Answers;
