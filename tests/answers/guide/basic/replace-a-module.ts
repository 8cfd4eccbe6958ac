import { type Answers, core, testFiles } from '../../../support/answers.ts';

const tax = `export function rate(country: string) { return country === 'de' ? 0.19 : 0.2; }
export function gross(net: number, country: string) { return net * (1 + rate(country)); }
`;

const invoice = `import { rate } from './tax';
export const due = (net: number) => net * rate('de');
`;

export default {
  'How do I replace a module that is imported for its side effects?': {
    heading: 'write-a-factory',
    says: "For a side-effect import, `import './polyfill'`, return `{}`.",
    files: {
      'polyfill.ts': '(globalThis as any).filled = true;\nexport {};\n',
      'app.ts': "import './polyfill';\nexport const filled = () => (globalThis as any).filled;\n",
      'a.test.ts': `import { expect, rs, test } from '@rstest/core';
import { filled } from './app';
rs.mock('./polyfill', () => ({}));
test('a', () => { expect(filled()).toBeUndefined(); });
`,
    },
    output: ['Tests 1 passed'],
  },
  'How do I mock all exports of a module and set some of them?': {
    heading: 'when-a-mock-has-no-effect',
    says: "To mock all exports and set some of them yourself, write `rs.mock('./db', () => ({ ...rs.mockObject({ ...actual }), findOrder: async () => order }))`, with `actual` from the original.",
    files: {
      'db.ts':
        "export const findOrder = async () => 'real';\nexport const saveOrder = async () => 'real';\nexport const admin = { drop: () => 'real' };",
      'a.test.ts': `${core}import { admin, findOrder, saveOrder } from './db';
import * as actual from './db' with { rstest: 'importActual' };
const { order } = rs.hoisted(() => ({ order: { id: 'o-1' } }));
rs.mock('./db', () => ({ ...rs.mockObject({ ...actual }), findOrder: async () => order }));
test('a', async () => {
  expect(await findOrder()).toBe(order);
  expect([saveOrder(), admin.drop()]).toEqual([undefined, undefined]);
  expect(saveOrder).toHaveBeenCalledTimes(1);
});`,
    },
    output: ['Tests 1 passed'],
  },
  'Does rs.mock inside one test apply to the other tests?': {
    heading: 'write-a-factory',
    says: 'Inside one test, it still applies to all tests of the file.',
    files: { 'tax.ts': tax, 'invoice.ts': invoice },
    test: `${core}import { due } from './invoice';
test('first', () => { console.log('FIRST', due(100)); });
test('second', () => { rs.mock('./tax', () => ({ rate: () => 0.5 })); });`,
    output: ['FIRST 50'],
  },
  'Why does rs.mock not reach a module that a setup file imports?': {
    heading: 'when-a-mock-has-no-effect',
    says: 'the path leads nowhere, `rs.doMock` comes after the import, a setup file imports the code first',
    files: {
      'tax.ts': tax,
      'invoice.ts': invoice,
      'mocked.ts':
        "import { rs } from '@rstest/core';\nimport './invoice';\nrs.mock('./tax', () => ({ rate: () => 0.5 }));",
      'rstest.config.mjs': 'export default { setupFiles: [process.env.SETUP] };',
    },
    test: `${core}import { due } from './invoice';
rs.mock('./tax', () => ({ rate: () => 0.5 }));
test('a', () => { console.log('DUE', due(100)); });`,
    command: 'SETUP=./invoice.ts npx rstest; SETUP=./mocked.ts npx rstest',
    output: [/DUE 19\b[\s\S]*DUE 50/],
  },
  'Which keys of what a factory returns become exports: those of a Proxy, those of an instance?': {
    heading: 'write-a-factory',
    says: 'Only keys of the object itself count, neither methods that an instance inherits nor names that a `Proxy` makes up, unless it has `ownKeys` and `getOwnPropertyDescriptor`.',
    files: {
      'api.ts': 'export const load = (): unknown => 1; export const save = (): unknown => 2;',
      ...testFiles(
        ['proxy', 'listed', 'instance'],
        (name) =>
          `${core}import * as api from './api';\nrs.mock('./api', () => ${
            {
              proxy: "new Proxy({}, { get: () => () => 'made' }) as any",
              listed:
                "new Proxy({}, { get: () => () => 'made', ownKeys: () => ['load'], getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true }) }) as any",
              instance: 'new (class { load() {} save = () => {}; })() as any',
            }[name]
          });\ntest('a', () => { console.log('${name}', typeof api.load, typeof api.save); });\n`,
      ),
    },
    output: [
      'proxy undefined undefined',
      'listed function undefined',
      'instance undefined function',
    ],
  },
  'What is an export that the factory leaves out?': {
    heading: 'write-a-factory',
    says: 'An export that the factory leaves out is `undefined`.',
    files: { 'tax.ts': tax },
    test: `${core}import { gross } from './tax';
rs.mock('./tax', () => ({ rate: () => 0.5 }));
test('a', () => { console.log('GROSS', typeof gross); });`,
    output: ['GROSS undefined'],
  },
  'Is a wrong path in rs.mock reported?': {
    heading: 'write-a-factory',
    says: "A relative path that doesn't exist is not reported, and the real module runs.",
    elsewhere: {
      '/guide/migration/jest-differences':
        "`mock('./wrong-path', factory)` · `Cannot find module` · mocks nothing and prints nothing",
    },
    files: { 'tax.ts': tax, 'invoice.ts': invoice },
    test: `${core}import { due } from './invoice';
rs.mock('./taxx', () => ({ rate: () => 0.5 }));
test('a', () => { console.log('DUE', due(100)); });`,
    output: ['DUE 19', 'Tests 1 passed'],
  },
  'May the path of rs.mock be a variable?': {
    heading: 'write-a-factory',
    says: 'The path must be a literal, not a variable, because Rspack reads it while it bundles the test.',
    files: { 'tax.ts': tax },
    test: `${core}const path = './tax';
rs.mock(path, () => ({}));
test('a', () => {});`,
    exitCode: 1,
    output: ['expects a string literal as the first argument'],
  },
  'May the factory be asynchronous?': {
    heading: 'keep-the-rest-of-the-module',
    says: "Async factories aren't supported, so this import replaces Jest's `await importActual(…)`:",
    files: { 'tax.ts': tax, 'invoice.ts': invoice },
    test: `${core}import { due } from './invoice';
rs.mock('./tax', async () => ({ rate: () => 0.5 }));
test('a', () => { due(1); });`,
    exitCode: 1,
    output: ['An async mock factory is not supported'],
  },
  'Is a call inside the mocked module seen by { spy: true }?': {
    heading: 'record-calls-without-replacing-a-module',
    says: "`gross` did call `vat`, but inside its own module, and such a call doesn't go through the module's exports.",
    files: { 'tax.ts': tax },
    test: `${core}import { gross, rate } from './tax';
rs.mock('./tax', { spy: true });
test('a', () => { console.log(gross(100, 'de'), 'CALLS', rs.mocked(rate).mock.calls.length); });`,
    output: ['119 CALLS 0'],
  },
  'Does a call through this reach the mock with { spy: true }?': {
    heading: 'record-calls-without-replacing-a-module',
    says: [
      'If your test calls a method that calls `this.vat()`, the mock is reached with `{ spy: true }`, because there `this` is the mocked object.',
      "An arrow function in a field of a class isn't mocked.",
      'This is true for every module mock of a function.',
    ],
    files: {
      'tax.ts': `export const tax = { vat: () => 1, byThis() { return this.vat(); }, byName: () => tax.vat() };
export const total = () => tax.byThis();
export class Arrow { vat = () => 1; }
export class Cart { vat() { return 1; } get gross() { return this.vat(); } }
export const vat = () => 1;
export const gross = () => vat();
`,
    },
    test: `${core}import { Arrow, Cart, gross, tax, total, vat } from './tax';
rs.mock('./tax', { spy: true });
test('a', () => {
  const cart = new Cart();
  for (const one of [tax.vat, cart.vat, vat]) rs.mocked(one).mockReturnValue(9);
  console.log('GOT', tax.byThis(), cart.gross, tax.byName(), gross(), total(), rs.isMockFunction(new Arrow().vat));
});`,
    output: ['GOT 9 9 1 1 1 false'],
  },
  'What does rs.mock do without a factory and without __mocks__?': {
    heading: 'mock-all-exports',
    says: 'Without such a file, each exported function, and each method of an exported plain object, becomes a mock function that returns `undefined`.',
    files: { 'tax.ts': tax },
    test: `${core}import { rate } from './tax';
rs.mock('./tax');
test('a', () => { console.log('RATE', rate('de'), rs.isMockFunction(rate)); });`,
    output: ['RATE undefined true'],
  },
  'May a factory use a const of the file?': {
    heading: 'share-variables-with-a-factory',
    says: "A `const` of the file doesn't exist yet at that moment, so the factory fails with `Cannot access 'db' before initialization`.",
    files: { 'tax.ts': tax },
    test: `${core}import { rate } from './tax';
const fake = { rate: () => 1 };
rs.mock('./tax', () => fake);
test('a', () => { rate('de'); });`,
    exitCode: 1,
    output: ["Cannot access 'fake' before initialization"],
  },
  'Does resetModules alone end a mock, and does doUnmock alone reach modules already loaded?': {
    heading: 'mock-a-module-for-one-test-only',
    says: "You need both calls in `afterEach`: `doUnmock` brings `./db` back, and `resetModules` makes `./orders`, which has already imported the fake, load again. `resetModules` alone doesn't end a mock, and",
    files: { 'tax.ts': tax, 'invoice.ts': invoice },
    test: `${core}
const due = async () => (await import('./invoice')).due(100);
test('a', async () => {
  rs.doMock('./tax', () => ({ rate: () => 0.5 }));
  await due();
  rs.resetModules();
  console.log('RESET ONLY', await due());
  rs.doUnmock('./tax');
  console.log('UNMOCK ONLY', await due());
  rs.resetModules();
  console.log('BOTH', await due());
});`,
    output: ['RESET ONLY 50', 'UNMOCK ONLY 50', 'BOTH 19'],
  },
  'How does one test get another answer from a mocked module, and the next the default again?': {
    heading: 'mock-a-module-for-one-test-only',
    says: [
      'set it on the function: `rs.mocked(saveOrder).mockReturnValueOnce(…)`.',
      'each test starts with the function that the factory gave to `rs.fn`.',
    ],
    files: Object.fromEntries(
      ['reset', 'restore'].flatMap((kind) => [
        [`${kind}/rstest.config.ts`, `export default { ${kind}Mocks: true };\n`],
        [`${kind}/db.ts`, "export const saveOrder = () => 'real';\n"],
        [
          `${kind}/a.test.ts`,
          `${core}import { saveOrder } from './db';
rs.mock('./db', () => ({ saveOrder: rs.fn(() => 'saved') }));
test('once', () => {
  rs.mocked(saveOrder).mockReturnValueOnce('full');
  expect([saveOrder(), saveOrder()]).toEqual(['full', 'saved']);
});
test('all through', () => {
  rs.mocked(saveOrder).mockReturnValue('full');
  expect(saveOrder()).toBe('full');
});
test('default', () => { expect(saveOrder()).toBe('saved'); });
`,
        ],
      ]),
    ),
    command: '(cd reset; npx rstest); cd restore && npx rstest',
    output: [/Tests 3 passed[\s\S]*Tests 3 passed/],
  },
  'Can an automatic mock throw instead of returning undefined?': {
    heading: 'mock-all-exports',
    says: "To notice calls that a test didn't prepare, let each mock throw until the test says what it returns, in `beforeEach` and with `import * as db from './db'`: `for (const one of Object.values(db)) if (rs.isMockFunction(one)) one.mockThrow(new Error('not prepared'))`.",
    files: {
      'db.ts': 'export const limit = 5; export const load = () => 1; export const save = () => 2;',
      'rstest.config.mjs': 'export default { restoreMocks: true };',
      'a.test.ts': `import { beforeEach, expect, rs, test } from '@rstest/core';
import * as db from './db';
rs.mock('./db', { mock: true });
beforeEach(() => {
  for (const one of Object.values(db)) if (rs.isMockFunction(one)) one.mockThrow(new Error('not prepared'));
});
test('x', () => {
  rs.mocked(db.load).mockReturnValue(3);
  console.log('LOADED', db.load(), db.limit);
  expect(() => db.save()).toThrow('not prepared');
});`,
    },
    output: ['LOADED 3 5', 'Tests 1 passed'],
  },
  'Is a file in __mocks__ used without rs.mock, and is anything mocked automatically?': {
    heading: 'mock-all-exports',
    says: 'A file in `__mocks__` has no effect until a test calls `rs.mock`, and other modules are never mocked automatically: there is no `automock`.',
    files: {
      'rstest.config.ts': 'export default { automock: true };',
      'db.ts': "export const load = () => 'real';",
      '__mocks__/db.ts': "export const load = () => 'manual';",
      'a.test.ts':
        "import { test } from '@rstest/core';\nimport { load } from './db';\ntest('x', () => console.log('LOAD', load()));",
    },
    output: ['LOAD real'],
  },
  'Which calls does a mock or a spy of an export not reach?': {
    heading: 'when-a-mock-has-no-effect',
    says: [
      '`default` is another object, which holds the original',
      'a spy replaces the member, not copies of it',
      'use `rs.mock`, which comes before the copy',
      'with `{ mock: true }`, an error class loses its message and is no `Error`; after `rs.resetModules()`, a module has a new class',
      '`const auto = rs.mockObject({ ...actual })`',
    ],
    files: {
      'api.ts': `export class ApiError extends Error {}
export const load = () => 'real';
export const save = () => 'saved';
export default { load };`,
      'use.ts': `import api, { ApiError, load } from './api';
const handlers = { load };
export const byCopy = () => handlers.load();
export const byDefault = () => api.load();
export const byName = () => { try { return load(); } catch (error) { return error instanceof ApiError ? 'known' : 'unknown'; } };`,
      '__mocks__/api.ts': `import { rs } from '@rstest/core';
import * as actual from '../api' with { rstest: 'importActual' };
const auto = rs.mockObject({ ...actual });
export const { save } = auto;
export const load = () => 'special';`,
      'factory.test.ts': `${core}import * as actual from './api' with { rstest: 'importActual' };
import { ApiError, load } from './api';
import { byCopy, byDefault, byName } from './use';
rs.mock('./api', () => ({ ...actual, load: rs.fn(() => 'fake') }));
test('a', () => {
  expect([byCopy(), byName(), byDefault()]).toEqual(['fake', 'fake', 'real']);
  rs.mocked(load).mockImplementationOnce(() => { throw new ApiError('no'); });
  expect(byName()).toBe('known');
});`,
      'default.test.ts': `${core}import * as actual from './api' with { rstest: 'importActual' };
import { byDefault } from './use';
rs.mock('./api', () => { const load = () => 'fake'; return { ...actual, load, default: { ...actual.default, load } }; });
test('a', () => { expect(byDefault()).toBe('fake'); });`,
      'spy.test.ts': `${core}import * as api from './api';
import { byCopy, byName } from './use';
test('a', () => {
  rs.spyOn(api, 'load').mockReturnValue('spied');
  expect([byName(), byCopy()]).toEqual(['spied', 'real']);
});`,
      'class.test.ts': `${core}import { ApiError } from './api';
rs.mock('./api', { mock: true });
test('a', () => {
  const error: unknown = new ApiError('no');
  expect([error instanceof ApiError, error instanceof Error, (error as Error).message]).toEqual([true, false, '']);
});`,
      'missing.test.ts': `${core}import { byName } from './use';
rs.mock('./api', () => ({ load: () => { throw new Error('no'); } }));
test('a', () => { try { byName(); } catch (error) { console.log((error as Error).message); } });`,
      'reset.test.ts': `${core}import { ApiError } from './api';
test('a', async () => {
  rs.resetModules();
  const again = await import('./api');
  expect(new again.ApiError('no') instanceof ApiError).toBe(false);
});`,
      'manual.test.ts': `${core}import { load, save } from './api';
rs.mock('./api');
test('a', () => { expect([load(), save(), rs.isMockFunction(save)]).toEqual(['special', undefined, true]); });`,
    },
    output: ["Right-hand side of 'instanceof' is not an object", 'Tests 7 passed'],
  },
  'Why is my spy on the object of a factory function not called, or one on a class that the code took apart?':
    {
      heading: 'when-a-mock-has-no-effect',
      says: [
        "a spy on what a factory function returns isn't called · `createLogger()` gives the code another object than the test · spy on the object that the code holds, if it exports it, or mock the factory's module: `rs.mock('./logger', () => { const logger = { debug: rs.fn() }; return { createLogger: () => logger }; })`",
        'a spy with `import * as` or on a default import, and code that took a copy while it loaded still calls the original, as in `const handlers = { load }` or `const { Pool } = pg` · a spy replaces the member, not copies of it',
      ],
      files: {
        'logger.ts': 'export const createLogger = () => ({ debug(_text: string) {} });',
        'code.ts': `import { createLogger } from './logger'; import pg from 'pg';
export const logger = createLogger();
export const work = () => logger.debug('x');
const { Pool } = pg;
export const copy = () => new Pool(); export const live = () => new pg.Pool();`,
        'node_modules/pg/package.json': '{ "name": "pg", "main": "index.js" }',
        'node_modules/pg/index.js': 'module.exports = { Pool: class Pool {} };',
        'mock.test.ts': `${core}import { work } from './code'; import { createLogger } from './logger';
rs.mock('./logger', () => { const logger = { debug: rs.fn() }; return { createLogger: () => logger }; });
test('mock', () => { work(); expect(createLogger().debug).toHaveBeenCalledTimes(1); });`,
      },
      test: `${core}import pg from 'pg'; import { copy, live, logger, work } from './code'; import { createLogger } from './logger';
test('objects', () => {
  const other = rs.spyOn(createLogger(), 'debug'), same = rs.spyOn(logger, 'debug');
  work();
  expect([other.mock.calls.length, same.mock.calls.length]).toEqual([0, 1]);
});
test('copies', () => {
  const Pool = rs.spyOn(pg, 'Pool').mockImplementation(function () {});
  copy();
  expect(Pool).not.toHaveBeenCalled();
  live();
  expect(Pool).toHaveBeenCalledTimes(1);
});`,
      output: ['3 passed'],
    },
  'Are the types of what a factory returns checked?': {
    heading: 'write-a-factory',
    says: "Better still, write `rs.mock(import('./db'), …)`: TypeScript then checks the path and the types of the exports that the factory returns, which may be a part of them, and your editor renames it. To have `tsc` ask for all of them, end the object with `satisfies typeof import('./db')`.",
    files: {
      'load.ts': 'export const load = (): number => 1; export const save = () => 2;',
      'bad.ts': `import { rs } from '@rstest/core';
rs.mock('./load', () => ({ load: () => 'text' }));
rs.mock(import('./load'), () => ({ load: rs.fn() }));
rs.mock(import('./load'), () => ({ load: () => 2 }));
rs.mock(import('./load'), () => ({ load: () => 'text' }));
rs.mock(import('./lod'), () => ({}));
rs.mock('./load', () => ({ load: () => 2 }) satisfies typeof import('./load'));
rs.mock('./load', () => ({ load: () => 2, save: rs.fn(() => 3) }) satisfies typeof import('./load'));`,
    },
    command:
      'npx tsc --noEmit --strict --skipLibCheck --module esnext --moduleResolution bundler --target es2022 bad.ts',
    exitCode: 2,
    output: ['bad.ts(5,', 'bad.ts(6,', /bad\.ts\(7,.*TS1360/],
    absent: ['bad.ts(2,', 'bad.ts(3,', 'bad.ts(4,', 'bad.ts(8,'],
  },
  'Which of two factories for one module counts?': {
    heading: 'write-a-factory',
    says: 'Of two factories for one module, the last in the file counts.',
    files: { 'tax.ts': tax, 'invoice.ts': invoice },
    test: `${core}import { due } from './invoice';
test('first', () => { rs.mock('./tax', () => ({ rate: () => 0.1 })); console.log('FIRST', due(100)); });
test('second', () => { rs.mock('./tax', () => ({ rate: () => 0.5 })); });`,
    output: ['FIRST 50'],
  },
  'Why does a mock stay without effect once another file has imported the component?': {
    heading: 'when-a-mock-has-no-effect',
    says: 'or with `isolate: false`, a test file before it, directly or through another module',
    files: {
      'box.ts': "export const box = () => 'real';",
      'some.ts': "import { box } from './box'; export const some = () => box();",
      'other.ts': "import { some } from './some'; export const other = () => some();",
      'a.test.ts': `import { test } from '@rstest/core';
import { other } from './other';
test('a', () => { console.log('FIRST', other()); if (process.env.FAIL) throw new Error('so that it runs first'); });`,
      'b.test.ts': `import { rs, test } from '@rstest/core';
import { other } from './other';
import { some } from './some';
rs.mock('./box', () => ({ box: () => 'mock' }));
test('b', () => console.log('GOT', some(), other()));`,
      'reset.ts': "import { rs } from '@rstest/core'; rs.resetModules();",
      'rstest.config.mjs':
        'export default { pool: { maxWorkers: 1 }, setupFiles: process.env.RESET ? ["./reset.ts"] : [] };',
    },
    command:
      'FAIL=1 npx rstest; npx rstest --isolate=false; FAIL=1 npx rstest; RESET=1 npx rstest --isolate=false; exit 0',
    output: [
      /GOT mock mock[\s\S]*FIRST real[\s\S]*GOT real real[\s\S]*FIRST real[\s\S]*GOT mock mock/,
    ],
  },
  'Deleting a module from require.cache has no effect in a test': {
    heading: 'mock-a-module-for-one-test-only',
    says: 'Deleting the path that `require.resolve` returns from `require.cache` has no effect in a test, because that cache has other keys. `rs.resetModules()` makes `require` load the files that Rstest builds again, too.',
    files: {
      'orders.cjs': 'let orders = 0;\nmodule.exports = { next: () => ++orders };\n',
      'a.test.ts': `${core}test('cache', () => {
  require('./orders.cjs').next();
  const path = require.resolve('./orders.cjs');
  expect(path in require.cache).toBe(false);
  expect(Object.keys(require.cache).some((key) => key.includes('orders'))).toBe(true);
  delete require.cache[path];
  expect(require('./orders.cjs').next()).toBe(2);
  rs.resetModules();
  expect(require('./orders.cjs').next()).toBe(1);
});`,
      'b.test.ts': `${core}test('package', () => {
  require('shop').next();
  const found = require.resolve('shop');
  expect(found).toContain('node_modules');
  expect(found in require.cache).toBe(false);
  delete require.cache[found];
  expect(require('shop').next()).toBe(2);
});`,
      'node_modules/shop/index.js': 'let orders = 0;\nmodule.exports = { next: () => ++orders };\n',
    },
    command: 'npx rstest; npx rstest --pool=vmForks; npx rstest --testEnvironment=happy-dom a.test',
    output: [/Tests 2 passed[\s\S]*Tests 2 passed[\s\S]*Tests 1 passed/],
    absent: ['failed'],
  },
  'Are generators replaced by an automatic mock, and what do they return?': {
    heading: 'mock-all-exports',
    says: 'So does a generator, and `for … of` over it then fails with `is not iterable`: write `rs.mocked(pages).mockImplementation(function* () { yield 1; })`, or `async function* …` for one that `for await` reads.',
    files: {
      'pages.ts':
        'export function* pages(): Generator<number> { yield 7; }\nexport async function* later(): AsyncGenerator<number> { yield 7; }\n',
      'a.test.ts': `${core}import { later, pages } from './pages';
rs.mock('./pages');
test('generator', () => {
  expect([pages(), later()]).toEqual([undefined, undefined]);
  expect(() => { for (const page of pages()) console.log(page); }).toThrow('is not iterable');
  rs.mocked(pages).mockImplementation(function* () { yield 1; });
  expect([...pages()]).toEqual([1]);
});
test('async generator', async () => {
  rs.mocked(later).mockImplementation(async function* () { yield 1; yield 2; });
  const all: number[] = [];
  for await (const page of later()) all.push(page);
  expect(all).toEqual([1, 2]);
});`,
    },
    output: ['2 passed'],
  },
  'Why does a file fail to load whose decorator is mocked?': {
    heading: 'mock-all-exports',
    says: "A mocked decorator that takes arguments gives `undefined`, too, and the file with `@Log('save')` fails while it loads, with `Cannot read properties of undefined (reading 'length')`, or, if `legacy` decorators meet `reflect-metadata`, with `decorator is not a function`: use a factory, `() => ({ Log: () => () => {} })`.",
    files: {
      'rstest.config.ts':
        'export default { source: { decorators: { version: process.env.DECORATORS } } };',
      'log.ts': 'export const Log = (_name: string) => (..._all: any[]): void => {};',
      'cart.ts':
        "import { Log } from './log';\nif (process.env.DECORATORS === 'legacy') (Reflect as any).metadata = () => () => {};\nif (process.env.DECORATORS === 'legacy') (Reflect as any).decorate = (list: any[], target: any, key: any, descriptor: any) => { for (const decorator of list) descriptor = decorator(target, key, descriptor) ?? descriptor; return descriptor; };\nexport class Cart { @Log('save') save() { return 1; } }",
      'auto.test.ts':
        "import { rs, test } from '@rstest/core';\nimport { Cart } from './cart';\nrs.mock('./log', { mock: true });\ntest('x', () => { new Cart().save(); });",
      'factory.test.ts':
        "import { expect, rs, test } from '@rstest/core';\nimport { Cart } from './cart';\nrs.mock('./log', () => ({ Log: () => () => {} }));\ntest('x', () => { expect(new Cart().save()).toBe(1); });",
    },
    command: 'for d in 2022-03 legacy; do echo "IS $d"; DECORATORS=$d npx rstest; done',
    exitCode: 1,
    output: [
      /IS 2022-03[\s\S]*Cannot read properties of undefined \(reading 'length'\)[\s\S]*IS legacy[\s\S]*decorator is not a function/,
      /(Tests 1 passed[\s\S]*){2}/,
    ],
  },
  'A linked package has its own copy of the mocked package: how does the mock reach it?': {
    heading: 'when-a-mock-has-no-effect',
    says: [
      'it has a copy of the mocked package in its own `node_modules`',
      "[`resolve: { dedupe: ['mailer'] }`](/config/build/resolve#mainfields-and-dedupe), so that both load one copy; if it calls `require`, [`rs.mockRequire`](/api/rstest/mockRequire#commonjs)",
    ],
    files: {
      ...Object.fromEntries(
        ['', 'linked/kit/', 'linked/old-kit/'].flatMap((at) => [
          [`${at}node_modules/mailer/package.json`, '{"name":"mailer","main":"index.js"}'],
          [`${at}node_modules/mailer/index.js`, "exports.send = () => 'real';"],
        ]),
      ),
      'linked/kit/package.json': '{"name":"kit","type":"module","main":"index.js"}',
      'linked/kit/index.js': "import { send } from 'mailer'; export const notify = () => send();",
      'linked/old-kit/package.json': '{"name":"old-kit","main":"index.js"}',
      'linked/old-kit/index.js': "exports.notify = () => require('mailer').send();",
      'dedupe.config.mjs': "export default { resolve: { dedupe: ['mailer'] } };",
      ...Object.fromEntries(
        [
          ['kit', 'mock'],
          ['old-kit', 'mockRequire'],
        ].map(([kit, name]) => [
          `${kit}.test.ts`,
          `${core}import { notify } from '${kit}';
rs.${name}('mailer', () => ({ send: () => 'fake' }));
test('a', () => console.log('${kit}', notify()));`,
        ]),
      ),
    },
    command:
      'ln -s ../linked/kit node_modules/kit && ln -s ../linked/old-kit node_modules/old-kit && npx rstest; echo THEN; npx rstest -c dedupe.config.mjs; npx rstest -c dedupe.config.mjs --testEnvironment=happy-dom',
    output: [
      /kit real[\s\S]*old-kit real[\s\S]*THEN|old-kit real[\s\S]*kit real[\s\S]*THEN/,
      /THEN[\s\S]*old-kit fake/,
      /THEN[\s\S]*[^-]kit fake/,
      /(2 passed[\s\S]*){3}/,
    ],
    absent: [/THEN[\s\S]*real/],
  },
  'How do I undo all mocks of doMock at once?': {
    heading: 'mock-a-module-for-one-test-only',
    says: "`resetModules` alone doesn't end a mock, and no call ends those of all modules at once: write one `doUnmock` for each.",
    files: {
      'db.ts': "export const find = () => 'real';",
      'mail.ts': "export const send = () => 'real';",
      'shop.ts':
        "import { find } from './db';\nimport { send } from './mail';\nexport const all = () => [find(), send()].join(' ');",
      'a.test.ts': `${core}const load = async () => {
  rs.resetModules();
  return (await import('./shop')).all();
};
test('a', async () => {
  rs.doMock('./db', () => ({ find: () => 'fake' }));
  rs.doMock('./mail', () => ({ send: () => 'fake' }));
  rs.clearAllMocks();
  rs.resetAllMocks();
  rs.restoreAllMocks();
  rs.unstubAllGlobals();
  expect(await load()).toBe('fake fake');
  rs.doUnmock('./db');
  expect(await load()).toBe('real fake');
  rs.doUnmock('./mail');
  expect(await load()).toBe('real real');
});`,
    },
    output: ['1 passed'],
  },
  'One test of a file that mocks a module needs the real function': {
    heading: 'mock-a-module-for-one-test-only',
    says: 'For the real function, write `.mockImplementationOnce(actual.saveOrder)`, with `actual` [from the original](#keep-the-rest-of-the-module); an `rs.unmock` below `rs.mock`, in a test too, ends the mock for the whole file.',
    files: {
      'db.ts': "export const saveOrder = () => 'real';",
      'orders.ts': "import { saveOrder } from './db';\nexport const place = () => saveOrder();",
      'once.test.ts': `${core}import { saveOrder } from './db';
import * as actual from './db' with { rstest: 'importActual' };
import { place } from './orders';
rs.mock('./db', () => ({ saveOrder: rs.fn(() => 'fake') }));
test('a', () => {
  rs.mocked(saveOrder).mockImplementationOnce(actual.saveOrder);
  expect([place(), place()]).toEqual(['real', 'fake']);
});`,
      'unmock.test.ts': `${core}import { place } from './orders';
rs.mock('./db', () => ({ saveOrder: rs.fn(() => 'fake') }));
test('before', () => { expect(place()).toBe('real'); });
test('b', () => { rs.unmock('./db'); });`,
      'above.test.ts': `${core}import { place } from './orders';
test('b', () => { rs.unmock('./db'); });
rs.mock('./db', () => ({ saveOrder: rs.fn(() => 'fake') }));
test('after', () => { expect(place()).toBe('fake'); });`,
    },
    output: ['5 passed'],
  },
  'The default export is an object: does an automatic mock replace its methods?': {
    heading: 'mock-all-exports',
    says: 'Without such a file, each exported function, and each method of an exported plain object, becomes a mock function that returns `undefined`.',
    files: {
      'actions.ts':
        'const create = <T,>(actions: T): T => ({ ...actions });\nexport default create({ load() { return 1; }, deep: { save() { return 2; } } });',
      'a.test.ts': `${core}import actions from './actions';
rs.mock('./actions');
test('a', () => {
  expect([actions.load(), actions.deep.save()]).toEqual([undefined, undefined]);
  rs.mocked(actions.load).mockReturnValue(3);
  expect(actions.load()).toBe(3);
});`,
    },
    output: ['1 passed'],
  },
  'What does a mocked async function return without a factory?': {
    heading: 'mock-all-exports',
    says: "So does an async function: code that writes `load().then(…)` fails with `Cannot read properties of undefined (reading 'then')` until you set `mockResolvedValue`.",
    files: {
      'db.ts': "export const load = async () => 'real';",
      'shop.ts':
        "import { load } from './db';\nexport const chained = () => load().then((text) => text);\nexport const awaited = async () => await load();",
      'a.test.ts': `import { expect, rs, test } from '@rstest/core';
import { load } from './db';
import { awaited, chained } from './shop';
rs.mock('./db');
test('a', async () => {
  await expect(awaited()).resolves.toBe(undefined);
  expect(() => chained()).toThrow("Cannot read properties of undefined (reading 'then')");
  rs.mocked(load).mockResolvedValue('set');
  await expect(chained()).resolves.toBe('set');
});`,
    },
    output: ['Tests 1 passed'],
  },
} satisfies Answers;
