import { type Answers, testFiles } from '../../../support/answers.ts';

const core = "import { afterEach, expect, rs, test } from '@rstest/core';\n";
const file = (body: string) => ({ 'a.test.ts': `${core}test('x', async () => {\n${body}\n});` });

export default {
  'Can I import spyOn alone?': {
    says: 'Only `rs` is exported: an imported `spyOn` is `undefined`, while `const { fn, spyOn } = rs` works.',
    test: `import * as core from '@rstest/core';
import { spyOn as imported } from '@rstest/core';
const { expect, test, rs } = core;
const { fn, spyOn } = rs;
test('a', () => {
  expect(imported).toBe(undefined);
  const cart = { total: () => 1 };
  spyOn(cart, 'total').mockReturnValue(2);
  expect([cart.total(), fn(() => 3)()]).toEqual([2, 3]);
});`,
    output: ['Tests 1 passed'],
  },
  'Can I spy on a method whose name is a symbol?': {
    heading: 'rsspyon',
    says: "a symbol or a number as the name with `Cannot use 'in' operator` (assign `list[Symbol.iterator] = rs.fn(…)`, write `'0'`)",
    test: `import { expect, rs, test } from '@rstest/core';
test('a', () => {
  const list: any = { [Symbol.iterator]: () => [1][Symbol.iterator]() };
  expect(() => rs.spyOn(list, Symbol.iterator as never)).toThrow("Cannot use 'in' operator");
  const steps = [() => 1];
  expect(() => rs.spyOn(steps, 0 as never)).toThrow("Cannot use 'in' operator");
  rs.spyOn(steps, '0' as never).mockReturnValue(2 as never);
  expect(steps[0]?.()).toBe(2);
  list[Symbol.iterator] = rs.fn(list[Symbol.iterator]);
  expect([...list]).toEqual([1]);
  expect(list[Symbol.iterator]).toHaveBeenCalledTimes(1);
});`,
    output: ['Tests 1 passed'],
  },
  'What does restoreAllMocks do with spies that are restored already?': {
    heading: 'rsrestoreallmocks',
    says: 'Spies that are restored already count, too, those declared with `using` as well: a method that you have assigned to the object since is replaced by the one that was spied on.',
    files: file(`const shop = { total: () => 1 }, cart = { total: () => 1 };
{ using _spy = rs.spyOn(shop, 'total'); }
rs.spyOn(cart, 'total').mockRestore();
shop.total = cart.total = () => 2;
expect([shop.total(), cart.total()]).toEqual([2, 2]);
rs.restoreAllMocks();
console.log('TOTALS', shop.total(), cart.total());`),
    output: ['TOTALS 1 1'],
  },
  'Is a function deep in what a mocked module exports a mock?': {
    heading: 'rsmockobject',
    says: [
      'What a module exports becomes the same by `rs.mock` with `{ mock: true }` or `{ spy: true }`: a function deep in an exported object, or in a field of an exported instance, is a mock, too.',
      "One in a field of an instance that is created later isn't, even with `{ spy: true }`.",
    ],
    files: {
      'shop.ts': `export const client = { users: { admin: { get: () => 'real' } } };
export class Shop { stock = { count: () => 12 }; open = () => true; close() { return false; } }
export const shop = new Shop();
export const all = { shops: { main: new Shop() } };`,
      ...testFiles(
        ['mock', 'spy'],
        (kind) => `${core}import { all, client, Shop, shop } from './shop';
rs.mock('./shop', { ${kind}: true });
test('a', () => {
  for (const f of [client.users.admin.get, shop.stock.count, shop.close, all.shops.main.stock.count, all.shops.main.close]) expect(rs.isMockFunction(f)).toBe(true);
  expect(client.users.admin.get()).toBe(${kind === 'spy' ? "'real'" : undefined});
  expect(client.users.admin.get).toHaveBeenCalledTimes(1);
  const later = new Shop();
  expect(rs.isMockFunction(later.close)).toBe(true);
  expect(rs.isMockFunction(later.open)).toBe(false);
  expect(rs.isMockFunction(later.stock?.count)).toBe(false);
});`,
      ),
    },
    output: ['Tests 2 passed'],
  },
  'What does rs.fn() return when it has no implementation, and what is it called?': {
    heading: 'rsfn',
    says: '`fn` · The implementation. If you leave it out, the mock returns `undefined`.',
    files: file(
      'const f = rs.fn(); console.log(f(1), f.getMockName(), rs.fn(function add() {}).getMockName());',
    ),
    output: ['undefined rstest.fn() add'],
  },
  'Does a mock copy its arguments?': {
    heading: 'rsfn',
    says: 'If your code changes an object after the call, `mock.calls` shows the changed object.',
    files: file(
      'const f = rs.fn(); const cart = { n: 1 }; f(cart); cart.n = 2; console.log(JSON.stringify(f.mock.calls));',
    ),
    output: ['[[{"n":2}]]'],
  },
  'Does rs.spyOn stop the original method from running?': {
    heading: 'rsspyon',
    says: 'Replaces a method of an object with a mock that still calls the original until you give it an implementation.',
    files: file("const o = { hi: () => 'real' }; rs.spyOn(o, 'hi'); console.log(o.hi());"),
    output: ['real'],
  },
  'What does spying twice on the same method give?': {
    heading: 'rsspyon',
    says: 'Returns · The spy, with a copy of the properties of the method, such as `load.cache`; `rs.fn(load)` copies them, too. If you spy on the same method again, you get the same spy.',
    files:
      file(`const load: any = Object.assign(() => 1, { cache: 'kept', sub: () => 2 }), o: any = { hi: load };
console.log('same', rs.spyOn(o, 'hi') === rs.spyOn(o, 'hi'));
console.log('spy', o.hi !== load, o.hi.cache, o.hi.sub());
o.hi.cache = 'changed'; console.log('copy', load.cache, (rs.fn(load) as any).cache);`),
    output: ['same true', 'spy true kept 2', 'copy kept kept'],
  },
  'Can a spy replace a plain value, and can code still assign it?': {
    heading: 'rsspyon',
    says: "`'get'` also mocks a method, or a property that is a plain value, such as `process.platform`: it's `undefined` until you give the spy a value, and code can't assign it then;",
    elsewhere: {
      '/guide/help/errors-mocks': [
        "Write `rs.spyOn(shop, 'open', 'get').mockReturnValue(true)`, which works for both while your code only reads the property.",
        'If it also assigns the property, set the value directly, and put it back in `afterEach`.',
      ],
    },
    files: file(
      "const shop = { open: false, get closed() { return true; } };\nrs.spyOn(shop, 'open', 'get').mockReturnValue(true); rs.spyOn(shop, 'closed', 'get').mockReturnValue(false); console.log('spied', shop.open, shop.closed);\ntry { shop.open = true; } catch (e: any) { console.log(e.message); }\nrs.restoreAllMocks(); console.log('restored', shop.open, shop.closed);\nconst cart: any = { add: () => 1 }; rs.spyOn(cart, 'add', 'get'); console.log('method', cart.add); rs.restoreAllMocks(); console.log('method', cart.add());",
    ),
    output: [
      'spied true false',
      'which has only a getter',
      'restored false true',
      'method undefined',
      'method 1',
    ],
  },
  'Does a spy on a module export change calls inside that module?': {
    heading: 'spies-and-modules',
    says: "Calls inside the same module don't, because they use the local function.",
    files: {
      'price.ts': 'export const price = () => 1;\nexport const invoice = () => price();',
      'other.ts': "import { price } from './price';\nexport const other = () => price();",
      'a.test.ts': `${core}import * as p from './price';\nimport { other } from './other';
test('x', () => { rs.spyOn(p, 'price').mockReturnValue(100); console.log(p.price(), other(), p.invoice()); });`,
    },
    output: ['100 100 1'],
  },
  'When is a spy declared with using restored?': {
    heading: 'using',
    says: 'A spy that you declare with `using` is restored at the end of its block, even if the block throws.',
    files: file(
      "const o = { hi: () => 'real' };\ntry { using s = rs.spyOn(o, 'hi').mockReturnValue('fake'); console.log(o.hi()); throw new Error('x'); } catch {}\nconsole.log(o.hi());",
    ),
    output: [/fake[\s\S]*real/],
  },
  'What does rs.mockObject do with arrays, getters, dates and nested methods?': {
    heading: 'rsmockobject',
    says: 'array · empty array · same length, with functions mocked getter · `undefined` · the getter works nested object · mocked the same way · mocked the same way string, number · kept · kept',
    files: file(
      'const m = rs.mockObject({ a: [1], get g() { return 1; }, d: new Date(0), n: { f: () => 1 }, C: class { v = 1; m() { return 1; } } });\nconst c = new m.C();\nconsole.log(JSON.stringify(m.a), m.g, m.d instanceof Date, m.n.f(), c.v, rs.isMockFunction(c.m), c.m());',
    ),
    output: ['[] undefined true undefined undefined true undefined'],
  },
  'What does the spy option of rs.mockObject keep, and is the original changed?': {
    heading: 'rsmockobject',
    says: "The original doesn't change.",
    files: file(
      'const o = { a: [1], f: () => 7 }; const m = rs.mockObject(o, { spy: true });\nconsole.log(JSON.stringify(m.a), m.f(), m.f.mock.calls.length, rs.isMockFunction(o.f));',
    ),
    output: ['[1] 7 1 false'],
  },
  'Does rs.mocked mock anything?': {
    heading: 'rsmocked',
    says: 'It changes the type only and mocks nothing.',
    files: file(
      'const f = () => 1; console.log(rs.mocked(f) === (f as any), rs.isMockFunction(f));',
    ),
    output: ['true false'],
  },
  'Is an object with _isMockFunction: true a mock function?': {
    heading: 'rsismockfunction',
    says: "Returns `true` for mocks that `rs.fn`, `rs.spyOn`, `rs.mockObject` and `rs.mock` without a factory have created, and `false` for anything that isn't a mock.",
    files: {
      'price.ts': 'export const price = () => 1;',
      'a.test.ts': `import { rs, test } from '@rstest/core';
import { price } from './price';
rs.mock('./price', { spy: true });
test('a', () => { console.log('MOCKS', [price, rs.fn(), { _isMockFunction: true }, () => 1].map(rs.isMockFunction)); });`,
    },
    output: ['MOCKS [ true, true, false, false ]'],
  },
  'Does clearAllMocks drop mockReturnValue and queued mockReturnValueOnce values?': {
    heading: 'rsclearallmocks',
    says: 'Values set with `mockReturnValue`, and those still queued with `mockReturnValueOnce`, stay.',
    files: file(
      "const f = rs.fn(() => 'real').mockReturnValue('fake').mockReturnValueOnce('once'); rs.clearAllMocks(); console.log(f(), f(), f.mock.calls.length);",
    ),
    output: ['once fake 2'],
  },
  'After resetAllMocks, does a spy call the original or return undefined?': {
    heading: 'rsresetallmocks',
    says: '`rs.fn(impl)` then calls `impl` again, and a spy calls its original again instead of turning into an empty function.',
    files: file(
      "const o = { hi: () => 'real' }; rs.spyOn(o, 'hi').mockReturnValue('fake').mockName('n'); rs.resetAllMocks(); console.log(o.hi(), rs.isMockFunction(o.hi), rs.spyOn(o, 'hi').getMockName());",
    ),
    output: ['real true n'],
  },
  'Does restoreAllMocks touch mocks made with rs.fn?': {
    heading: 'rsrestoreallmocks',
    says: 'Calls `mockRestore` on every mock, including those of `rs.fn`.',
    files: file(
      "const f = rs.fn(() => 'real').mockReturnValue('fake').mockName('n'); f(); rs.restoreAllMocks(); console.log(f.mock.calls.length, f.getMockName(), f());",
    ),
    output: ['0 rstest.fn() real'],
  },
  'Do clear, reset and restore undo stubs, fake timers or rs.mock?': {
    heading: 'rsrestoreallmocks',
    says: 'None of the three undoes `rs.mock`, stubs or fake timers:',
    files: { 'dep.ts': "export const v = 'real';" },
    test: `${core}import { v } from './dep';\nrs.mock('./dep', () => ({ v: 'mocked' }));
test('x', () => { rs.stubEnv('SHOP', 'on'); rs.useFakeTimers(); rs.restoreAllMocks(); console.log(process.env.SHOP, rs.isFakeTimers(), v); });`,
    output: ['on true mocked'],
  },
  "Why does my mock say Class constructor cannot be invoked without 'new'?": {
    heading: 'rsfn',
    says: "A class as the implementation fails with `Class constructor … cannot be invoked without 'new'`, or `Class constructors cannot …` if the class has no name.",
    elsewhere: {
      '/guide/migration/vitest':
        "A class as implementation, as in `vi.fn(class { … })`, fails with `Class constructors cannot be invoked without 'new'`:",
    },
    test: `import { rs, test } from '@rstest/core';
class Cart {}
test('named', () => { new (rs.fn(Cart as any) as any)(); });
test('without a name', () => { new (rs.fn(class {} as any) as any)(); });`,
    exitCode: 1,
    output: [
      "Class constructor Cart cannot be invoked without 'new'",
      "Class constructors cannot be invoked without 'new'",
    ],
  },
  'toHaveBeenCalledWith sees an object that was changed later. How do I keep what was passed?': {
    heading: 'rsfn',
    says: 'To compare what was passed, copy it in the implementation',
    test: `import { expect, rs, test } from '@rstest/core';
test('a', () => {
  const seen: unknown[] = [];
  const send = rs.fn((order) => seen.push(structuredClone(order)));
  const order = { n: 1 };
  send(order);
  order.n = 2;
  expect(send).toHaveBeenCalledWith({ n: 2 });
  expect(seen).toEqual([{ n: 1 }]);
});`,
    output: ['Tests 1 passed'],
  },
  'Which overload does a mock have?': {
    heading: 'rsmocked',
    says: [
      'Of an overloaded function, a mock has the type of the last overload, and a value for another one fails with `TS2345`.',
      '`rs.mocked(read as (path: string) => string)`',
    ],
    files: {
      'tsconfig.json':
        '{ "compilerOptions": { "strict": true, "noEmit": true, "module": "ESNext", "moduleResolution": "bundler", "target": "ES2022", "lib": ["ES2023", "DOM"], "skipLibCheck": true, "types": [] }, "files": ["a.test.ts"] }',
      'a.test.ts':
        "import { rs } from '@rstest/core';\ndeclare function read(path: string): string;\ndeclare function read(handle: number): number;\nrs.mocked(read).mockReturnValue(1);\nrs.mocked(read as (path: string) => string).mockReturnValue('text');\nrs.mocked(read).mockReturnValue('text');\n",
    },
    command: 'npx tsc -p .',
    exitCode: 2,
    output: ['a.test.ts(6,33): error TS2345'],
    absent: ['a.test.ts(4', 'a.test.ts(5'],
  },
  'What does rs.fn throw for a value, and what do the three that concern all mocks undo?': {
    heading: 'rsfn',
    says: [
      "Throws · `cannot spy on a non-function value` if `fn` isn't a function.",
      'These three functions apply to all mocks of the project that the test file belongs to, and return `rs`.',
      'Reset does everything that clear does, and restore does everything that reset does.',
      'If there is neither, the mock returns `undefined`.',
    ],
    test: `import { expect, rs, test } from '@rstest/core';
test('all mocks', () => {
  try { rs.fn('text' as never); } catch (error) { console.log((error as Error).message); }
  const show = (name: string, mock: any) => { const { length } = mock.mock.calls; console.log(name, length, mock()); };
  for (const name of ['clearAllMocks', 'resetAllMocks', 'restoreAllMocks'] as const) {
    const shop = { price: () => 'real' };
    const spy = rs.spyOn(shop, 'price').mockReturnValue('set');
    const own = rs.fn(() => 'own').mockReturnValue('set');
    const none = rs.fn().mockReturnValue('set');
    shop.price(); own(); none();
    console.log(name, 'returns rs', rs[name]() === rs);
    show(\`\${name} own\`, own); show(\`\${name} none\`, none);
    console.log(\`\${name} spied\`, shop.price(), rs.isMockFunction(shop.price), spy.mock.calls.length);
  }
});
`,
    output: [
      'cannot spy on a non-function value',
      'clearAllMocks returns rs true',
      'resetAllMocks returns rs true',
      'restoreAllMocks returns rs true',
      'clearAllMocks own 0 set',
      'resetAllMocks own 0 own',
      'resetAllMocks none 0 undefined',
      'restoreAllMocks own 0 own',
      'clearAllMocks spied set true',
      'resetAllMocks spied real true',
      'restoreAllMocks spied real false',
    ],
  },
  'Can I spy on a method that the object inherits?': {
    heading: 'rsspyon',
    says: 'It may be inherited: the spy is then on this object only, and other instances keep the method.',
    test: "import { expect, rs, test } from '@rstest/core';\nclass Shop { open() { return 'real'; } }\ntest('a', () => {\n  const shop = new Shop();\n  const spy = rs.spyOn(shop, 'open').mockReturnValue('spied');\n  expect([shop.open(), new Shop().open()]).toEqual(['spied', 'real']);\n  spy.mockRestore();\n  expect(shop.open()).toBe('real');\n  expect(Object.hasOwn(shop, 'open')).toBe(false);\n});\n",
    output: ['Tests 1 passed'],
  },
  'How do I spy on a package that exports a function itself?': {
    heading: 'spies-and-modules',
    says: [
      '`rs.spyOn(ms, \'default\')` fails with `Cannot spy on "default"`.',
      "In the `node` environment, write `rs.mock('ms', { spy: true })`, and the function that you import records its calls and still runs.",
      "replace it: `rs.mockRequire('ms', () => fake)`, with `fake` from `rs.hoisted`.",
    ],
    files: Object.fromEntries(
      ['plain', 'module'].flatMap((type) => [
        [`${type}/package.json`, type === 'module' ? '{ "type": "module" }' : '{}'],
        [`${type}/node_modules/shout/package.json`, '{ "name": "shout", "main": "./index.js" }'],
        [`${type}/node_modules/shout/index.js`, "module.exports = (title) => title + '!';\n"],
        [`${type}/own.cjs`, "module.exports = (title) => title + '?';\n"],
        [
          `${type}/use.js`,
          "import own from './own.cjs';\nimport shout from 'shout';\nexport const use = (title) => shout(title);\nexport const useOwn = (title) => own(title);\n",
        ],
        [
          `${type}/spy.test.js`,
          `/** @rstest-environment node */
import { expect, rs, test } from '@rstest/core';
import shout from 'shout';
import { use } from './use';
rs.mock('shout', { spy: true });
test('mock', () => {
  expect(use('Emma')).toBe('Emma!');
  expect(shout).toHaveBeenCalledExactlyOnceWith('Emma');
});
`,
        ],
        [
          `${type}/refused.test.js`,
          `/** @rstest-environment node */
import { expect, rs, test } from '@rstest/core';
import * as all from 'shout';
test('spy', () => { expect(() => rs.spyOn(all, 'default')).toThrow('Cannot spy on "default"'); });
`,
        ],
        [
          `${type}/replaced.test.js`,
          `/** @rstest-environment happy-dom */
import { expect, rs, test } from '@rstest/core';
import { use, useOwn } from './use';
const fake = rs.hoisted(() => rs.fn(() => 'fake'));
rs.mockRequire('shout', () => fake);
rs.mockRequire('./own.cjs', () => fake);
test('mock', () => {
  expect([use('Emma'), useOwn('Emma')]).toEqual(['fake', 'fake']);
  expect(fake).toHaveBeenCalledTimes(2);
});
`,
        ],
      ]),
    ),
    command: '(cd plain; npx rstest); cd module && npx rstest',
    output: [/Tests 3 passed[\s\S]*Tests 3 passed/],
  },
  'Why is mockReturnValue not a function?': {
    heading: 'rsmocked',
    says: "`mockReturnValue is not a function` means that the function isn't a mock: no `rs.mock` names its module, or the factory returns a plain function. Write `load: rs.fn()` there.",
    files: {
      'stock.ts': "export const load = () => 'real';",
      'price.ts': "export const price = () => 'real';",
      'a.test.ts': `import { rs, test } from '@rstest/core';
import { price } from './price';
import { load } from './stock';
rs.mock('./price', () => ({ price: () => 'plain' }));
const attempt = (f: () => unknown) => { try { f(); } catch (e: any) { console.log(e.message); } };
test('x', () => { attempt(() => rs.mocked(load).mockReturnValue('a')); attempt(() => rs.mocked(price).mockReturnValue('b')); });`,
    },
    output: [/mockReturnValue is not a function[\s\S]*mockReturnValue is not a function/],
  },
  'Does a mock keep the length of its implementation?': {
    heading: 'rsfn',
    says: "The mock has the `length` of the function that you pass to `rs.fn`, which Express counts in an error handler. A later `mockImplementation` doesn't change it.",
    test: `import { rs, test } from '@rstest/core';
const handler = (_error: unknown, _request: unknown, _response: unknown, _next: unknown) => {};
test('x', () => console.log('length', rs.fn(handler).length, rs.fn().mockImplementation(handler).length, rs.fn(handler).mockImplementation(() => {}).length));`,
    output: ['length 4 0 4'],
  },
  'Does rs.mockObject copy a Map, a Set, a Date or a regular expression?': {
    heading: 'rsmockobject',
    says: '`Date`, `Map`, `Set`, `RegExp` · the same object as in the original · the same object as in the original',
    files: file(`const real = { date: new Date(0), map: new Map(), set: new Set(), pattern: /x/ };
const same = (copy: typeof real) => (Object.keys(real) as (keyof typeof real)[]).map((key) => copy[key] === real[key]).join();
console.log(same(rs.mockObject(real) as any), same(rs.mockObject(real, { spy: true }) as any));`),
    output: ['true,true,true,true true,true,true,true'],
  },
  'Why is a method of a database client undefined after its spy was restored?': {
    heading: 'rsspyon',
    says: "A method that a `Proxy` creates at the moment it's read, as some database clients do, may be `undefined` after a restore: `delete client.find` brings it back.",
    files: file(
      `const made: any = { configurable: true, enumerable: true, writable: true };
const client: any = new Proxy({} as any, {
  get: (own, key) => (key in own ? own[key] : key === 'find' ? () => 'made' : undefined),
  has: () => true,
  getOwnPropertyDescriptor: (own, key) => Object.getOwnPropertyDescriptor(own, key) ?? made,
});
const spy = rs.spyOn(client, 'find').mockReturnValue('fake'); console.log(client.find());
spy.mockRestore(); console.log(client.find);
delete client.find; console.log(client.find());`,
    ),
    output: [/fake[\s\S]*undefined[\s\S]*made/],
  },
  'Spying on a method of an object that a library makes with a Proxy fails': {
    heading: 'rsspyon',
    says: [
      'If `rs.spyOn` says that it `does not exist`, assign `client.find = rs.fn()`.',
      'A `Proxy` of yours that makes a mock for every name has a `then`, too, so `await client` never ends: return `undefined` for `then`.',
    ],
    files: file(
      `const client: any = new Proxy({} as any, { get: (own, key) => own[key] ?? (() => 'made') });
try { rs.spyOn(client, 'find'); } catch (error: any) { console.log(error.message); }
client.find = rs.fn(() => 'mine'); console.log(client.find(), client.find.mock.calls.length);
const ends = (value: unknown) => Promise.race([Promise.resolve(value).then(() => 'ends'), new Promise((done) => setTimeout(done, 50, 'hangs'))]);
console.log(await ends(new Proxy({} as any, { get: (own, key) => (own[key] ??= rs.fn()) })), await ends(new Proxy({} as any, { get: (own, key) => (key === 'then' ? undefined : (own[key] ??= rs.fn())) })));`,
    ),
    output: ['find does not exist', 'mine 1', 'hangs ends'],
  },
  'How do I spy on a setter and check what was set?': {
    heading: 'rsspyon',
    says: 'The spy of a setter gets the value: `expect(spy).toHaveBeenCalledWith(7)`.',
    files: file(
      'class Cart { stored = 1; set total(value: number) { this.stored = value; } } const cart = new Cart(); const spy = rs.spyOn(cart, "total", "set"); cart.total = 7; expect(spy).toHaveBeenCalledWith(7); console.log("STORED", cart.stored);',
    ),
    output: ['STORED 7'],
  },
  'Why does the module under test get undefined from a function that the test gave a value?': {
    heading: 'rsmocked',
    says: 'A module that calls the function while it loads gets `undefined`, because the test sets its value later: set it in the factory.',
    files: {
      'rate.ts': 'export const rate = () => 1;',
      'price.ts':
        "import { rate } from './rate';\nconst early = rate();\nexport const rates = () => [early, rate()];",
      ...Object.fromEntries(
        ['rs.fn()', 'rs.fn(() => 2)'].map((how, i) => [
          `${i}.test.ts`,
          `import { rs, test } from '@rstest/core';\nimport { rates } from './price';\nimport { rate } from './rate';\nrs.mock('./rate', () => ({ rate: ${how} }));\ntest('x', () => { rs.mocked(rate).mockReturnValue(3); console.log('GOT ${i}', rates()); });`,
        ]),
      ),
    },
    output: ['GOT 0 [ undefined, 3 ]', 'GOT 1 [ 2, 3 ]'],
  },
  'Can I spy on a class, on a plain value, and on a getter that has a setter?': {
    heading: 'rsspyon',
    says: [
      "`'get'` also mocks a method, or a property that is a plain value, such as `process.platform`: it's `undefined` until you give the spy a value, and code can't assign it then; a real setter beside a getter keeps working.",
      "A spy on a class, `rs.spyOn(shop, 'Cart')`, fails at `new` with `Class constructor … cannot be invoked without 'new'`, and a class as its implementation does, too. Save the class first, `const { Cart } = shop`, and write `.mockImplementation(function (...args) { return new Cart(...args); })`, or mock its module with `{ spy: true }`; what `new Cart()` returns then isn't `instanceof Cart`.",
    ],
    elsewhere: { '/guide/help/errors-javascript': "A spy on a class can't be called with `new`" },
    files: {
      'cart.ts': 'export class Cart { constructor(public id: number) {} }',
      'a.test.ts': `import { rs, test } from '@rstest/core';
import { Cart } from './cart';
const shop = { Cart, name: 'books' };
class Price { cents = 0; get all() { return this.cents; } set all(value) { this.cents = value; } }
class Sale extends Price {}
const print = (name: string, run: () => unknown) => { try { console.log(name, run()); } catch (e: any) { console.log(name, e.message); } };
test('x', () => {
  const spy = rs.spyOn(shop, 'Cart'); print('ALONE', () => new shop.Cart(1));
  spy.mockImplementation(class extends Cart {} as any); print('CLASS', () => new shop.Cart(1));
  spy.mockImplementation(function (...args: [number]) { return new Cart(...args); } as any); print('FUNCTION', () => [new shop.Cart(7) instanceof Cart, spy.mock.calls.at(-1)]);
  const name = rs.spyOn(shop, 'name', 'get'); print('VALUE', () => shop.name); print('SET', () => { shop.name = 'x'; }); name.mockReturnValue('fake'); print('GIVEN', () => shop.name);
  const sale = new Sale(); rs.spyOn(sale, 'all', 'get').mockReturnValue(100); sale.all = 5; print('SETTER', () => [sale.all, sale.cents]);
});`,
      'b.test.ts': `import { rs, test } from '@rstest/core';
import { Cart } from './cart';
rs.mock('./cart', { spy: true });
test('x', () => console.log('MODULE', new Cart(7).id, rs.mocked(Cart).mock.calls, new Cart(8) instanceof Cart));`,
    },
    output: [
      "ALONE Class constructor Cart cannot be invoked without 'new'",
      /CLASS Class constructors? .*cannot be invoked without 'new'/,
      'FUNCTION [ true, [ 7 ] ]',
      'VALUE undefined',
      'SET Cannot set property name of',
      'GIVEN fake',
      'SETTER [ 100, 5 ]',
      /MODULE 7 \[ \[ 7 \](?:, \[ 8 \])? \] false/,
    ],
  },
  'Does a spy on a file that re-exports a function have an effect?': {
    heading: 'spies-and-modules',
    says: 'that spy misses what imports the first file and, with `"sideEffects": false` in `package.json`, does nothing at all.',
    files: {
      'price.ts': 'export const price = () => 1;',
      'index.ts': "export { price } from './price';",
      'far.ts': "import { price } from './index'; export const far = () => price();",
      'near.ts': "import { price } from './price'; export const near = () => price();",
      'a.test.ts': `import { rs, test } from '@rstest/core';
import * as index from './index';
import * as declared from './price';
import { far } from './far';
import { near } from './near';
test('x', () => {
  const spy = rs.spyOn(index, 'price').mockReturnValue(9); console.log('INDEX', far(), near()); spy.mockRestore();
  rs.spyOn(declared, 'price').mockReturnValue(9); console.log('DECLARED', far(), near());
});`,
    },
    command: `npx rstest; echo '{ "type": "module", "sideEffects": false }' > package.json; npx rstest | sed 's/INDEX/PURE/'`,
    output: ['INDEX 9 1', 'DECLARED 9 9', 'PURE 1 1'],
  },
  'A getter and a setter are both spied on: what does restoring one do?': {
    heading: 'rsspyon',
    says: 'If you spy on both, restoring the spy that you created first takes off the other, too.',
    test: `import { rs, test } from '@rstest/core';
test.each([['get', 'set'], ['set', 'get']] as const)('%s first', (first, second) => {
  let value = 'old';
  const target = { get name() { return value; }, set name(text) { value = text; } };
  const spies = {
    [first]: rs.spyOn(target, 'name', first as 'get'),
    [second]: rs.spyOn(target, 'name', second as 'get'),
  };
  spies[first]!.mockRestore();
  target.name = 'new';
  target.name;
  console.log(first, spies[second]!.mock.calls.length);
});`,
    output: ['get 0', 'set 0'],
  },
  'Does a spy reach exports.total() inside the same CommonJS file?': {
    heading: 'rsspyon',
    says: [
      "Calls **inside** the same module don't, because they use the local function.",
      'For a CommonJS file, spy on the default import (on `import * as` if the file sets `__esModule`, as compiled TypeScript does), or no file gets the mock. It then also reaches a call inside that is written `exports.total()`.',
    ],
    files: {
      'cart.cjs':
        "function total() { return 'real'; }\nexports.total = total;\nexports.local = () => total();\nexports.exported = () => exports.total();",
      'compiled.cjs':
        "Object.defineProperty(exports, '__esModule', { value: true });\nexports.total = () => 'real';\nexports.exported = () => (0, exports.total)();",
      'cart.ts': "export function total() { return 'real'; }\nexport const local = () => total();",
      'a.test.ts': `${core}import common from './cart.cjs';
import * as space from './cart.cjs';
import none, * as compiled from './compiled.cjs';
import * as cart from './cart';
test('x', () => {
  rs.spyOn(space, 'total').mockReturnValue('spied'); console.log('SPACE', common.exported()); rs.restoreAllMocks();
  rs.spyOn(common, 'total').mockReturnValue('spied');
  rs.spyOn(cart, 'total').mockReturnValue('spied');
  console.log('CALLS', common.local(), common.exported(), cart.local());
  rs.spyOn(compiled, 'total').mockReturnValue('spied');
  console.log('COMPILED', none, compiled.exported());
});`,
    },
    output: ['SPACE real', 'CALLS real spied real', 'COMPILED undefined spied'],
  },
  'Does a spy reach calls between the functions of one object?': {
    heading: 'spies-and-modules',
    says: 'Likewise, a spy on `price.net` misses `gross: () => net() * 2` of the same object, which calls a local function; `price.net()` and `this.net()` reach it.',
    files: file(
      "const net = () => 1; const price = { net, gross: () => net() * 2, named: (): number => price.net() * 2, self() { return this.net() * 2; } };\nrs.spyOn(price, 'net').mockReturnValue(5); console.log('GROSS', price.gross(), price.named(), price.self());",
    ),
    output: ['GROSS 2 10 10'],
  },
  'How do I replace the result for some arguments and call the original for the others?': {
    heading: 'rsspyon',
    says: [
      'To replace the result for some arguments only, keep the original before you spy, and call it for the others:',
      'If the method reads `this`, write a `function` and `price.call(this, sku)`.',
      'Keep it where no spy is active: a second test that does so again before a restore keeps the spy, which then calls itself, `Maximum call stack size exceeded`.',
      "To call a real getter or setter from your implementation, keep `Object.getOwnPropertyDescriptor(cart, 'total')` before you spy, or for one that a class defines, that of `Cart.prototype`: of the instance it is `undefined`.",
      'On an instance, a getter of its class is replaced for this instance alone.',
    ],
    files: {
      'a.test.ts': `${core}test('x', () => {
  const shop = { price: (sku: string) => sku.length };
  const { price } = shop;
  const spy = rs.spyOn(shop, 'price').mockImplementation((sku) => (sku === 'B-1' ? 5 : price(sku)));
  expect([shop.price('B-1'), shop.price('long one')]).toEqual([5, 8]);
  expect(spy).toHaveBeenCalledTimes(2);
});
test('this', () => {
  const shop = { base: 10, price(sku: string) { return this.base + sku.length; } };
  const { price } = shop;
  rs.spyOn(shop, 'price').mockImplementation(function (this: typeof shop, sku) { return sku === 'B-1' ? 5 : price.call(this, sku); });
  expect([shop.price('B-1'), shop.price('long one')]).toEqual([5, 18]);
});
test('accessors', () => {
  const cart = { n: 1, get total() { return this.n * 5; }, set total(value) { this.n = value / 5; } };
  const own = Object.getOwnPropertyDescriptor(cart, 'total')!;
  const get = rs.spyOn(cart, 'total', 'get');
  const set = rs.spyOn(cart, 'total', 'set');
  cart.total = 10;
  expect([cart.total, cart.n]).toEqual([10, 2]);
  expect([get.mock.calls.length, set.mock.calls]).toEqual([1, [[10]]]);
  get.mockImplementation(function (this: typeof cart) { return own.get!.call(this) + 1; });
  set.mockImplementation(function (this: typeof cart, value: number) { own.set!.call(this, value * 2); });
  cart.total = 10;
  expect([cart.total, cart.n]).toEqual([21, 4]);
});
test('accessors of a class', () => {
  class Cart { n = 1; get total() { return this.n * 5; } }
  const cart = new Cart();
  expect(Object.getOwnPropertyDescriptor(cart, 'total')).toBe(undefined);
  const real = Object.getOwnPropertyDescriptor(Cart.prototype, 'total')!;
  rs.spyOn(cart, 'total', 'get').mockImplementation(function (this: Cart) { return real.get!.call(this) + 1; });
  expect([cart.total, new Cart().total]).toEqual([6, 5]);
});
test('twice', () => {
  const shop = { price: (sku: string) => sku.length };
  const replace = () => {
    const { price } = shop;
    rs.spyOn(shop, 'price').mockImplementation((sku) => (sku === 'B-1' ? 5 : price(sku)));
  };
  replace();
  rs.restoreAllMocks();
  replace();
  expect(shop.price('long')).toBe(4);
  replace();
  expect(() => shop.price('long')).toThrow('Maximum call stack size exceeded');
});`,
    },
    output: ['Tests 5 passed'],
  },
  'spyOn(schema, "safeParse") of Zod, whose methods come from getters': {
    heading: 'rsspyon',
    says: 'A method that a getter returns, as `safeParse` of a Zod schema, is spied on in the same way, but a getter that uses `this` gets `undefined`: give the spy an implementation.',
    test: `import { expect, rs, test } from '@rstest/core';
import { z } from 'zod';
test('zod', () => {
  const schema = z.object({ cents: z.number() });
  const spy = rs.spyOn(schema, 'safeParse');
  expect(schema.safeParse({ cents: 'x' }).success).toBe(false);
  expect(spy).toHaveBeenCalledTimes(1);
  spy.mockReturnValue({ success: true, data: { cents: 1 } });
  expect(schema.safeParse({}).success).toBe(true);
  spy.mockRestore();
  expect(schema.safeParse({}).success).toBe(false);
});
test('a getter that keeps its function', () => {
  class Shop {
    constructor(public rate = 2) {}
    get price(): any {
      const price = (n: number) => n * this.rate;
      Object.defineProperty(this, 'price', { value: price, writable: true, configurable: true });
      return price;
    }
  }
  const shop = new Shop();
  const spy = rs.spyOn(shop, 'price').mockReturnValue(7);
  expect([shop.price(3), new Shop().price(3), spy.mock.calls]).toEqual([7, 6, [[3]]]);
});
test('a getter that uses this', () => {
  class Shop { rate = 2; get price() { return (n: number) => n * this.rate; } }
  const shop = new Shop();
  expect(shop.price(3)).toBe(6);
  const spy = rs.spyOn(shop, 'price');
  expect(() => shop.price(3)).toThrow("Cannot read properties of undefined (reading 'rate')");
  spy.mockReturnValue(7);
  expect(shop.price(3)).toBe(7);
});`,
    command: 'npx rstest; npx rstest --pool=vmForks; npx rstest --testEnvironment=happy-dom',
    output: [/3 passed[\s\S]*3 passed[\s\S]*3 passed/],
    absent: ['failed'],
  },
  'Does an automatic mock have inherited members, static ones too, or those of an object without a prototype?':
    {
      heading: 'rsmockobject',
      says: [
        'inherited member, also `static` or of an object without a prototype, but not of `Object.prototype`, `Array` or `RegExp`',
        'class that extends `Map`, `Set`, `URL` or `EventTarget`',
        'mock whose instances keep their methods, and those of the built-in class fail · `new` fails, but in jsdom only for `Map` and `Set`',
      ],
      files: {
        'shop.ts': `export class Base { static make() { return 'made'; } base() { return 'base'; } }
export class Shop extends Base {}
export class Stock extends Map<string, number> { own() { return 1; } }
export class Names extends Set<string> { own() { return 1; } }
export class Page extends URL { own() { return 1; } }
export class Sales extends EventTarget { own() { return 1; } }
export class Shelf extends Array<string> { tidy() { return 1; } }
export class Sku extends RegExp { tidy() { return 1; } }
export const plain = Object.assign(Object.create(Object.assign(Object.create(null), { count: () => 12, cents: 4 })), { own: () => 1 });
export const made = Object.create({ inherited: () => 5 });`,
        'a.test.ts': `import { expect, rs, test } from '@rstest/core';
import { Names, Page, Sales, Shelf, Shop, Sku, Stock, made, plain } from './shop';
import * as actual from './shop' with { rstest: 'importActual' };
rs.mock('./shop', { mock: true });
const look = ({ Shop, made, plain }: any) => [Shop.make, new Shop().base, plain.count, plain.own, made.inherited].map((one) => rs.isMockFunction(one) && one());
test('inherited', () => {
  expect(look({ Shop, made, plain })).toEqual(Array(5).fill(undefined));
  expect(look(rs.mockObject({ ...actual }))).toEqual(Array(5).fill(undefined));
  expect(look(rs.mockObject({ ...actual }, { spy: true }))).toEqual(['made', 'base', 12, 1, 5]);
  expect(plain.cents).toBe(4);
  expect(rs.isMockFunction(made.hasOwnProperty)).toBe(false);
  const shelf = new Shelf();
  expect([shelf.push, shelf.tidy].map((one) => rs.isMockFunction(one))).toEqual([false, true]);
  const sku = new Sku('a');
  expect([sku.test, sku.tidy].map((one) => rs.isMockFunction(one))).toEqual([false, true]);
  const classes = { Names, Page, Sales, Stock };
  const jsdom = !!globalThis.navigator?.userAgent.includes('jsdom');
  const address = 'https://shop.example';
  for (const { Names, Page, Sales, Stock } of [classes, rs.mockObject({ ...actual })]) {
    expect([new Names().own(), new Page(address).own(), new Sales().own(), new Stock().own()]).toEqual([1, 1, 1, 1]);
    expect(() => new Names().add('a')).toThrow('incompatible receiver');
    expect(() => new Stock().get('a')).toThrow('incompatible receiver');
    expect(() => new Page(address).toString()).toThrow(jsdom ? 'not a valid instance' : 'Receiver must be');
    expect(() => new Sales().addEventListener('a', () => {})).toThrow();
  }
  const spied = rs.mockObject({ ...actual }, { spy: true });
  expect(() => new spied.Names()).toThrow();
  expect(() => new spied.Stock()).toThrow();
  const more = [() => new spied.Page(address).href, () => new spied.Sales().own()];
  if (jsdom) expect(more.map((one) => one())).toEqual([address + '/', 1]);
  else for (const one of more) expect(one).toThrow();
});`,
      },
      command:
        'for e in node jsdom happy-dom; do npx rstest --testEnvironment=$e; npx rstest --testEnvironment=$e --pool=vmForks; done',
      output: [/(?:Tests 1 passed[\s\S]*){6}/],
      absent: ['failed'],
    },
  'Does a named import see the spy on import * as?': {
    heading: 'spies-and-modules',
    says: 'A named import of the test file does, too: `expect(price).toHaveBeenCalled()` works until the spy is restored.',
    files: {
      'prices.ts': 'export const price = () => 5;\n',
      'order.ts':
        "import { tax } from './compiled.cjs';\nimport { fee } from './old.cjs';\nimport { price } from './prices';\nexport const order = () => price();\nexport const withFee = () => fee();\nexport const withTax = () => tax();\n",
      'old.cjs': 'exports.fee = () => 5;\n',
      'compiled.cjs': 'exports.__esModule = true;\nexports.tax = () => 5;\n',
      'a.test.ts': `import { expect, rs, test } from '@rstest/core';
import * as compiled from './compiled.cjs';
import { tax } from './compiled.cjs';
import * as old from './old.cjs';
import theDefault, { fee } from './old.cjs';
import { order, withFee, withTax } from './order';
import * as prices from './prices';
import { price } from './prices';
test('a', () => {
  rs.spyOn(prices, 'price');
  expect(price).not.toHaveBeenCalled();
  order();
  expect(price).toHaveBeenCalledTimes(1);
  rs.restoreAllMocks();
  expect(rs.isMockFunction(price)).toBe(false);
  rs.spyOn(old, 'fee').mockReturnValue(9);
  expect([fee(), withFee()]).toEqual([5, 5]);
  rs.spyOn(theDefault, 'fee').mockReturnValue(9);
  expect([fee(), withFee()]).toEqual([9, 9]);
  expect(fee).toHaveBeenCalledTimes(2);
  rs.spyOn(compiled, 'tax').mockReturnValue(9);
  expect([tax(), withTax()]).toEqual([9, 9]);
});
`,
    },
    command:
      'for e in node jsdom; do npx rstest --testEnvironment=$e; npx rstest --testEnvironment=$e --pool=vmThreads; done',
    output: [/(?:Tests 1 passed[\s\S]*){4}/],
    absent: ['failed'],
  },
  'How do I spy on the default export of a file?': {
    heading: 'spies-and-modules',
    says: "You can spy on `import * as` of your own source code, and other files then get the mock. The name of a default export is `default`: `rs.spyOn(prices, 'default')`.",
    files: {
      'named.ts':
        "export default function load() { return 'real'; }\nexport const inside = () => load();\n",
      'arrow.ts': "export default () => 'real';\n",
      'alias.ts': "const load = () => 'real';\nexport { load as default };\n",
      'app.ts':
        "import alias from './alias';\nimport arrow from './arrow';\nimport named from './named';\nexport const all = () => [named(), arrow(), alias()];\n",
      'a.test.ts': `import { expect, rs, test } from '@rstest/core';
import * as alias from './alias';
import { all } from './app';
import * as arrow from './arrow';
import * as named from './named';
test('a', () => {
  expect(all()).toEqual(['real', 'real', 'real']);
  const spies = [named, arrow, alias].map((one) => rs.spyOn(one, 'default').mockReturnValue('fake'));
  expect(all()).toEqual(['fake', 'fake', 'fake']);
  for (const spy of spies) expect(spy).toHaveBeenCalledTimes(1);
  expect(named.inside()).toBe('real');
});
`,
    },
    command:
      'for e in node jsdom happy-dom; do npx rstest --testEnvironment=$e; done; npx rstest --pool=vmThreads',
    output: [/(?:Tests 1 passed[\s\S]*){4}/],
    absent: ['failed'],
  },
  'Does a spy reach a call inside a module that imports itself?': {
    heading: 'spies-and-modules',
    says: "They do if the module imports itself, `import * as self from './price'`, and calls `self.price(count)`.",
    files: {
      'price.ts':
        "import * as self from './price';\nexport const price = (count: number) => count * 2;\nexport const invoice = (count: number) => 'total ' + self.price(count);\nexport const local = (count: number) => 'local ' + price(count);",
      'plain.js':
        "import * as self from './plain.js';\nexport function price(count) { return count * 2; }\nexport function invoice(count) { return 'total ' + self.price(count); }",
      ...testFiles(
        ['node', 'jsdom', 'happy-dom'],
        (name) => `// @rstest-environment ${name}
${core}import * as prices from './price';
import * as plain from './plain.js';
test('a', () => { for (const module of [prices, plain]) rs.spyOn(module, 'price').mockReturnValue(100); console.log('${name}', prices.invoice(1), prices.local(1), plain.invoice(1)); });
`,
      ),
    },
    output: ['node', 'jsdom', 'happy-dom'].map((name) => `${name} total 100 local 2 total 100`),
  },
  'What does spyOn say of undefined, and does it mock process.platform?': {
    heading: 'rsspyon',
    says: [
      'and `undefined`, such as a wrong import, with `Cannot read properties of undefined`.',
      "`'get'` also mocks a method, or a property that is a plain value, such as `process.platform`",
    ],
    files: {
      'a.test.ts': `${core}test('undefined', () => { expect(() => rs.spyOn(undefined as never, 'x' as never)).toThrow("Cannot read properties of undefined (reading 'x')"); });
test('platform', () => {
  const real = process.platform;
  const spy = rs.spyOn(process, 'platform', 'get').mockReturnValue('win32');
  expect(process.platform).toBe('win32');
  spy.mockRestore();
  expect(process.platform).toBe(real);
});`,
    },
    output: ['Tests 2 passed'],
  },
} satisfies Answers;
