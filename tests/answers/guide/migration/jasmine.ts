import { type Answers, core } from '../../../support/answers.ts';

export default {
  'Does a spy still replace the method?': {
    heading: 'a-spy-calls-the-real-method',
    says: [
      'records the calls and runs the real method',
      'A test that relied on the stub may now send the request or write the file, and still pass.',
    ],
    files: {
      'a.test.mjs': `${core}test('a', () => {
  const shop = { order: () => 'ORDERED' };
  rs.spyOn(shop, 'order');
  console.log('SPY', shop.order());
  rs.spyOn(shop, 'order').mockReturnValue(undefined);
  console.log('STUB', shop.order());
});`,
    },
    output: ['SPY ORDERED', 'STUB undefined'],
  },
  'Is priceSpec.js found?': {
    heading: 'move-a-file',
    says: 'Names such as `priceSpec.js` lack the dot',
    files: { 'spec/priceSpec.js': `${core}test('a', () => {});` },
    command: "npx rstest; npx rstest --include 'spec/**/*[sS]pec.{js,ts}'",
    output: [/No test files found[\s\S]*Tests 1 passed/],
  },
  'What does a matcher that only Jasmine has say?': {
    heading: 'names',
    says: 'Invalid Chai property: toBeTrue. Did you mean "toBeTruthy"?',
    files: { 'a.test.mjs': `${core}test('a', () => { expect(1 < 2).toBeTrue(); });` },
    exitCode: 1,
    output: ['Invalid Chai property: toBeTrue. Did you mean "toBeTruthy"?'],
  },
  'Do the replacements exist?': {
    heading: 'names',
    says: [
      '`toHaveSize(2)` · `toHaveLength(2)`, for a map or a set as well; for a plain object, `expect(Object.keys(o)).toHaveLength(2)`',
      '`await expect(p).rejects.toThrow(/^no$/)`',
      '`toHaveBeenCalledExactlyOnceWith(1)`',
      "`fail('why')` · `expect.fail('why')`",
      "`.and.throwError('no')` · `.mockImplementation(() => { throw new Error('no'); })`",
      "`spyOnProperty(o, 'p', 'get')` · `rs.spyOn(o, 'p', 'get').mockReturnValue(undefined)`",
      '`spy.calls.count()`, `spy.calls.argsFor(0)` · `spy.mock.calls.length`, `spy.mock.calls[0]`',
      '`rs.useFakeTimers()` also stops `Date`.',
    ],
    files: {
      'a.test.mjs': `${core}test('a', async () => {
  for (const two of [[1, 2], new Set([1, 2]), new Map([[1, 1], [2, 2]])]) expect(two, 'two').toHaveLength(2);
  const call = rs.fn().mockName('order');
  call(1);
  expect(call).toHaveBeenCalledExactlyOnceWith(1);
  expect([call.mock.calls.length, call.mock.calls[0]]).toEqual([1, [1]]);
  const cart = { add: rs.fn() };
  cart.add.mockImplementation(() => { throw new Error('no'); });
  expect(cart.add).toThrow('no');
  await expect(Promise.reject(new Error('no'))).rejects.toThrow(/^no$/);
  expect(Object.keys({ a: 1, b: 2 })).toHaveLength(2);
  expect(() => expect({ a: 1, b: 2 }).toHaveLength(2)).toThrow('length');
  expect(() => expect.fail('why')).toThrow('why');
  const book = { get title() { return 'Emma'; } };
  const title = rs.spyOn(book, 'title', 'get');
  expect(book.title).toBe('Emma');
  title.mockReturnValue(undefined);
  expect(book.title).toBeUndefined();
  title.mockReturnValue('Dune');
  expect(book.title).toBe('Dune');
  rs.useFakeTimers();
  const now = Date.now();
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
  expect(Date.now()).toBe(now);
  rs.setSystemTime(0);
  rs.advanceTimersByTime(50);
  expect(Date.now()).toBe(50);
});`,
    },
    output: ['Tests 1 passed'],
  },
  'What takes the place of returnValues, of callThrough after returnValue, and of withArgs?': {
    heading: 'a-spy-calls-the-real-method',
    says: [
      '`.and.returnValues(1, 2)`, which then returns `undefined` · `.mockReturnValue(undefined).mockReturnValueOnce(1).mockReturnValueOnce(2)`',
      '`spy.and.callThrough()` after `returnValue` · `spy.mockReset()`, which forgets the calls, too',
      "`spy.withArgs('a').and.returnValue(1)`, which throws for other arguments · `.mockImplementation((arg) => { if (arg === 'a') return 1; throw new Error(arg); })`",
    ],
    test: `${core}test('a', () => {
  const shop = { sell: (_arg?: string): number | undefined => 7 };
  const spy = rs.spyOn(shop, 'sell').mockReturnValue(undefined).mockReturnValueOnce(1).mockReturnValueOnce(2);
  expect([shop.sell(), shop.sell(), shop.sell()]).toEqual([1, 2, undefined]);
  spy.mockReset();
  expect([shop.sell(), spy.mock.calls.length]).toEqual([7, 1]);
  spy.mockImplementation((arg) => { if (arg === 'a') return 1; throw new Error(arg); });
  expect(shop.sell('a')).toBe(1);
  expect(() => shop.sell('b')).toThrow('b');
});`,
    output: ['1 passed'],
  },
  'What passes here and fails in Jasmine?': {
    heading: 'what-else-differs-silently',
    says: [
      "`(done) => …` is not awaited, so an assertion in a later callback can't fail its test.",
      '`toEqual` accepts more: keys that are `undefined`, and a `Book` for a plain object of the same fields. `toStrictEqual` accepts neither.',
      "`toThrowError('no')` finds the text anywhere in the message. Jasmine compares the whole message, as `toThrow(/^no$/)` does.",
      '`objectContaining({})` also matches numbers and strings, and `any(Object)` also `null`.',
    ],
    files: {
      'a.test.mjs': `${core}class Book { title = 'Emma'; }
test('late', (done) => { setTimeout(() => { expect(1).toBe(2); done(); }, 60_000).unref(); });
test('accepts', () => {
  expect(Object.assign(new Book(), { price: undefined })).toEqual({ title: 'Emma' });
  expect(new Book()).not.toStrictEqual({ title: 'Emma' });
  expect({ price: undefined }).not.toStrictEqual({});
  const fail = () => { throw new Error('no money'); };
  expect(fail).toThrowError('no');
  expect(fail).not.toThrow(/^no$/);
  for (const value of [5, 'a']) expect({ value }).toEqual({ value: expect.objectContaining({}) });
  expect(null).toEqual(expect.any(Object));
});`,
    },
    output: ['Tests 2 passed'],
  },
  'What does spyOn of Jasmine do with the method?': {
    heading: 'a-spy-calls-the-real-method',
    libraries: true,
    says: "`spyOn(shop, 'order')` of Jasmine replaces the method with a stub that returns `undefined`.",
    files: {
      'spec/shop.spec.mjs': `it('a', () => {
  const shop = { order: () => { console.log('REAL'); return 3; } };
  spyOn(shop, 'order');
  console.log('RETURNED', shop.order());
});`,
    },
    command: 'node node_modules/jasmine/bin/jasmine.js "spec/*.mjs"',
    output: ['RETURNED undefined', '1 spec, 0 failures'],
    absent: ['REAL'],
  },
  'What replaces done.fail?': {
    heading: 'what-else-differs-silently',
    says: "`done.fail` doesn't exist: reject that promise, as in `new Promise((resolve, reject) => load(resolve, reject))`.",
    files: {
      'a.test.mjs': `${core}const load = (done, fail) => setTimeout(() => fail(new Error('no price')), 5);
test('old', (done) => { console.log('FAIL IS', typeof done.fail); });
test('new', () => new Promise((resolve, reject) => load(resolve, reject)));`,
    },
    exitCode: 1,
    output: ['FAIL IS undefined', /✓ old[\s\S]*✗ new.*\s+no price/],
  },
  'this that beforeEach sets is undefined in the test': {
    heading: 'names',
    says: [
      "`this` is `undefined` in hooks and tests, so `this.cart = []` in `beforeEach` fails each of its tests with `Cannot set properties of undefined (setting 'cart')`.",
      'Declare `let cart` in the `describe` and set it there',
    ],
    files: {
      'a.test.mjs': `import { beforeEach, describe, expect, test } from '@rstest/core';
describe('old', () => {
  beforeEach(function () { this.cart = []; });
  test('one', function () {});
  test('two', function () {});
});
describe('new', () => {
  let cart;
  beforeEach(() => { cart = []; });
  test('three', function () { expect(cart).toEqual([]); console.log('THIS', typeof this); });
});`,
    },
    exitCode: 1,
    output: [
      'THIS undefined',
      /✗ old > one.*\s+Cannot set properties of undefined \(setting 'cart'\)/,
      /✗ old > two.*\s+Cannot set properties of undefined \(setting 'cart'\)/,
      '✓ new > three',
    ],
  },
  'What replaces spies of an object, their types, async matchers and exact contents?': {
    heading: 'names',
    says: [
      '`expect(list).to.have.same.deep.members([1, 2])`, because `arrayContaining` allows more. With `expect.any` and the like in it, sort the list for `toEqual`',
      '`await p`, `await expect(p).rejects.toThrow()`, `await expect(p).rejects.toEqual(404)`',
      "`expect(await Promise.race([p, 'pending'])).toBe('pending')`",
      '`{ add: rs.fn() }`, `{ total: rs.fn(() => 5), size: 3 }`',
      '`spy.mock.lastCall`, `spy.mock.calls`',
      "`Cart & Mocked<Cart>`, for an object with `as unknown as` before it, and `Mock<Cart['add']>` of `rs.fn` or `MockInstance<Cart['add']>` of `rs.spyOn`, which can't be called,",
      'with `compare` itself, whose result needs a `message`, a function',
    ],
    files: {
      'a.test.ts': `import { expect, type Mock, type Mocked, type MockInstance, rs, test } from '@rstest/core';
class Cart {
  private lines = 0;
  add(sku: string) { return this.lines + sku.length; }
}
const count = (cart: Cart) => cart.add('B-1');
test('a', async () => {
  const cart = { add: rs.fn() } as unknown as Cart & Mocked<Cart>;
  cart.add.mockReturnValue(2);
  const spy: MockInstance<Cart['add']> = rs.spyOn(cart, 'add');
  // @ts-expect-error: no call signature
  spy('A');
  spy.mockClear();
  const add: Mock<Cart['add']> = rs.fn();
  add('A');
  expect([count(cart), spy.mock.lastCall, spy.mock.calls]).toEqual([2, ['B-1'], [['B-1']]]);
  expect([2, 1]).to.have.same.deep.members([1, 2]);
  expect(() => expect([2, 1, 1]).to.have.same.deep.members([1, 2])).toThrow('same members');
  expect([2, 1, 1]).toEqual(expect.arrayContaining([1, 2]));
  expect([2]).not.to.have.same.deep.members([expect.any(Number)]);
  expect([2, 1].sort()).toEqual([1, expect.any(Number)]);
  for (const why of [new Error('no'), 'no', undefined]) await expect(Promise.reject(why)).rejects.toThrow();
  await expect(Promise.reject(404)).rejects.toEqual(404);
  expect(await Promise.race([new Promise(() => {}), 'pending'])).toBe('pending');
  expect(await Promise.race([Promise.resolve(1), 'pending'])).toBe(1);
  const compare = (actual: number, max: number) => ({ pass: actual < max, message: () => 'too dear' });
  expect.extend({ toCostLess: compare });
  (expect(4) as any).toCostLess(5);
  expect(() => (expect(6) as any).toCostLess(5)).toThrow('too dear');
  expect.extend({ toBeBare: (() => ({ pass: false })) as any });
  expect(() => (expect(6) as any).toBeBare()).toThrow('message is not a function');
});`,
      'tsconfig.json': JSON.stringify({
        compilerOptions: {
          strict: true,
          noEmit: true,
          module: 'esnext',
          moduleResolution: 'bundler',
          target: 'es2022',
          skipLibCheck: true,
          types: [],
        },
        include: ['a.test.ts'],
      }),
    },
    command: 'npx tsc && echo TYPES FIT; npx rstest',
    output: [/TYPES FIT[\s\S]*Tests 1 passed/],
  },
  'Does a spy record the this of its calls?': {
    heading: 'a-spy-calls-the-real-method',
    says: '`spy.calls.mostRecent().object`, the `this` of a call',
    files: {
      'a.test.ts': `import { expect, rs, test } from '@rstest/core';
test('a', () => {
  const cart = { add: rs.fn() };
  const add = cart.add.bind(cart);
  add();
  expect(cart.add.mock.contexts.at(-1)).toBe(cart);
});`,
    },
    command: 'npx rstest',
    output: ['Tests 1 passed'],
  },
} satisfies Answers;
