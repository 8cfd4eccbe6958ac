import { type Answers, attempts, core, shortSamplesOf } from '../../../support/answers.ts';

export default {
  'What does toThrow print when an asymmetric matcher fails?': {
    heading: 'tothrow',
    says: 'An asymmetric matcher that fails says `expected error to match asymmetric matcher` and prints both sides, but nothing of a thrown string:',
    test: `import { expect, test } from '@rstest/core';
test('error', () => { expect(() => { throw Object.assign(new Error('sold out'), { code: 4 }); }).toThrow(expect.objectContaining({ code: 5 })); });
test('string', () => { expect(() => { throw 'no stock'; }).toThrow(expect.stringContaining('paid')); });`,
    exitCode: 1,
    output: [
      /> error[\s\S]*expected error to match asymmetric matcher[\s\S]*"code": 5[\s\S]*"code": 4/,
      /> string\n.*expected error to match asymmetric matcher\n\n\s+\d/,
    ],
  },
  'Can toThrow take a function that judges the error?': {
    heading: 'tothrow',
    says: [
      "`toThrow((error) => …)` fails with `Cannot read properties of undefined (reading 'constructor')`.",
      'Write `toThrow(expect.toSatisfy((error) => error.code === 4))`.',
    ],
    test: `import { expect, test } from '@rstest/core';
const fail = () => { throw Object.assign(new Error('x'), { code: 4 }); };
test('a', () => {
  expect(() => expect(fail).toThrow(((error: any) => error.code === 4) as never)).toThrow("reading 'constructor'");
  expect(fail).toThrow(expect.toSatisfy((error) => error.code === 4));
  expect(fail).not.toThrow(expect.toSatisfy((error) => error.code === 5));
});`,
    output: ['Tests 1 passed'],
  },
  'How do I assert that an object has certain keys and no others?': {
    heading: 'tohaveproperty',
    says: "For exactly these keys, whatever their values, write `expect(book).to.have.all.keys('sku', 'title')`, and for these and perhaps others `to.contain.all.keys(…)`.",
    test: `import { expect, test } from '@rstest/core';
test('a', () => {
  const book = { title: 'Emma', sku: undefined };
  expect(book).to.have.all.keys('sku', 'title');
  expect(() => expect({ ...book, pages: 1 }).to.have.all.keys('sku', 'title')).toThrow();
  expect({ ...book, pages: 1 }).to.contain.all.keys('sku', 'title');
  expect(() => expect({ title: 'Emma' }).to.contain.all.keys('sku', 'title')).toThrow();
});`,
    output: ['Tests 1 passed'],
  },
  'How do I find an item by a part of it, duplicates, and a list that is not sorted?': {
    heading: 'text-and-collections',
    says: [
      "For a part of an item, pass `expect.objectContaining({ sku: 'B-1' })`, for a part of a text `expect.stringContaining('Dune')`.",
      'A list has no duplicates if `expect(new Set(list)).toHaveLength(list.length)` passes, and is sorted if `expect(list).toEqual(list.toSorted((a, b) => a - b))` does.',
    ],
    test: `import { expect, test } from '@rstest/core';
test('a', () => {
  expect([{ sku: 'B-1', count: 3 }]).toContainEqual(expect.objectContaining({ sku: 'B-1' }));
  expect(['Dune Messiah', 'Emma']).toContainEqual(expect.stringContaining('Dune'));
  const list = ['a', 'b'];
  expect(new Set(list)).toHaveLength(list.length);
  expect(() => expect(new Set(['a', 'a'])).toHaveLength(2)).toThrow();
  const isSorted = (all: number[]) => expect(all).toEqual(all.toSorted((a, b) => a - b));
  isSorted([1, 2, 10]);
  expect(() => isSorted([1, 10, 2])).toThrow();
});`,
    output: ['Tests 1 passed'],
  },
  'Does not.toThrow with an argument accept other errors?': {
    heading: 'tothrow',
    says: '**With `not` and an argument**, any other error passes: `not.toThrow(RangeError)` passes for a `TypeError`. Write `not.toThrow()`.',
    test: `import { expect, test } from '@rstest/core';
const fail = () => { throw new TypeError('x'); };
test('argument', () => { expect(fail).not.toThrow(RangeError); expect(fail).not.toThrow('y'); });
test('none', () => { expect(fail).not.toThrow(); });`,
    exitCode: 1,
    output: ['✓ argument', '✗ none', "to not throw an error but 'TypeError: x' was thrown"],
  },
  'How do I look for a key of a Map?': {
    heading: 'tocontain',
    says: "It finds neither `NaN` nor the keys of a `Map`: write `expect(stock.has('B-1')).toBe(true)`.",
    test: `import { expect, test } from '@rstest/core';
test('a', () => {
  const stock = new Map([['B-1', 3]]);
  expect(stock.has('B-1')).toBe(true);
  expect(() => expect(stock).toContain('B-1')).toThrow('to include');
});`,
    output: ['Tests 1 passed'],
  },
  'How do I compare texts without their whitespace?': {
    heading: 'tomatch',
    says: "No matcher ignores whitespace: compare `text.replace(/\\s+/g, ' ').trim()`.",
    test: `import { expect, test } from '@rstest/core';
test('a', () => { expect(' a\\n  b '.replace(/\\s+/g, ' ').trim()).toBe('a b'); });`,
    output: ['Tests 1 passed'],
  },
  'How do I check the class and the message of an error at once?': {
    heading: 'tothrow',
    says: "`expect(pay).to.throw(RangeError, 'sold out')`, for a promise `await expect(pay()).rejects.to.throw(RangeError, 'sold out')`. `toThrow` ignores a second argument: `toThrow(RangeError, 'paid')` passes for any `RangeError`, and only TypeScript objects (TS2554).",
    files: {
      'tsconfig.json':
        '{ "compilerOptions": { "strict": true, "noEmit": true, "skipLibCheck": true, "module": "esnext", "moduleResolution": "bundler", "target": "esnext" }, "include": ["a.test.ts"] }',
      'a.test.ts': `${core}const fail = () => { throw new RangeError('sold out today'); };
const later = async () => fail();
test('a', async () => {
  expect(fail).toThrow(RangeError, 'paid');
  expect(fail).to.throw(RangeError, 'sold out');
  expect(() => expect(fail).to.throw(RangeError, 'paid')).toThrow("including 'paid' but got 'sold out today'");
  expect(() => expect(fail).to.throw(TypeError, 'sold out')).toThrow("to throw 'TypeError'");
  await expect(later()).rejects.to.throw(RangeError, 'sold out');
  await expect(async () => { await expect(later()).rejects.to.throw(RangeError, 'paid'); }).rejects.toThrow("including 'paid'");
  await expect(async () => { await expect(later()).rejects.to.throw(TypeError, 'sold out'); }).rejects.toThrow("to throw 'TypeError'");
});
`,
    },
    command: 'npx tsc -p . ; npx rstest',
    output: ['a.test.ts(5,36): error TS2554: Expected 0-1 arguments, but got 2.', 'Tests 1 passed'],
  },
  'Are getters of a class, invalid dates and many bytes compared?': {
    heading: 'equality-rules-compared',
    says: [
      "Private fields (`#cents`), getters of a class and properties that aren't enumerable don't: two instances that differ in these alone are equal, for `toStrictEqual` as well, and so are any two `WeakMap`s, `WeakRef`s or `Intl.NumberFormat`s. `toMatchObject`, `toHaveProperty` and `expect.objectContaining` do read such a getter: `expect(price).toMatchObject({ cents: 1200 })`.",
      'Two invalid dates are equal, unlike in Jest.',
      'Write `expect(file.equals(expected)).toBe(true)`, and for a `Uint8Array`, give both sides to `Buffer.from(…)`.',
    ],
    test: `${core}class Price { #cents: number; constructor(cents: number) { this.#cents = cents; } get cents() { return this.#cents; } }
const price = new Price(1200);
test('a', () => {
  expect(price).toEqual(new Price(5));
  expect(price).toStrictEqual(new Price(5));
  expect(price).not.toEqual({ cents: 1200 });
  expect(price).toMatchObject({ cents: 1200 });
  expect(price).not.toMatchObject({ cents: 5 });
  expect(price).toHaveProperty('cents', 1200);
  expect(price).not.toHaveProperty('cents', 5);
  expect(price).toEqual(expect.objectContaining({ cents: 1200 }));
  expect(price).not.toEqual(expect.objectContaining({ cents: 5 }));
  for (const matcher of ['toEqual', 'toStrictEqual'] as const) {
    expect({ due: new Date(NaN) })[matcher]({ due: new Date('no') });
    expect(new Date(NaN)).not[matcher](new Date(0));
  }
  const took = (compare: () => void) => { const start = performance.now(); compare(); return performance.now() - start; };
  const file = Buffer.alloc(30_000), expected = Buffer.alloc(30_000), bytes = new Uint8Array(30_000);
  const slow = took(() => expect(file).toEqual(expected));
  expect(took(() => expect(file.equals(expected)).toBe(true)) * 20).toBeLessThan(slow);
  expect(Buffer.from(bytes).equals(Buffer.from(new Uint8Array(30_000)))).toBe(true);
  expect(file.equals(Buffer.alloc(30_000, 1))).toBe(false);
});`,
    output: ['Tests 1 passed'],
  },
  'Is a list equal to one with undefined at its end?': {
    heading: 'equality-rules-compared',
    says: "A list and one with a trailing `undefined` aren't, although `toEqual` and `toMatchObject` of Jest accept them.",
    test: `${core}test('a', () => {
  for (const matcher of ['toBe', 'toEqual', 'toStrictEqual', 'toMatchObject'] as const) {
    expect([1]).not[matcher]([1, undefined]);
    expect([1, undefined]).not[matcher]([1]);
    expect({ list: [1] }).not[matcher]({ list: [1, undefined] });
  }
  expect([{ a: 1 }]).toEqual([{ a: 1, b: undefined }]);
});`,
    output: ['Tests 1 passed'],
  },
  'Does toThrow compare the cause and the code of an error with those of a plain object?': {
    heading: 'tothrow',
    says: "An `Error` never matches a plain object, so neither its fields nor its `cause` are compared: write `toThrow(expect.objectContaining({ message: 'sold out', cause: { code: 4 } }))`.",
    test: `${core}class Sold extends Error { name = 'Sold'; code = 7; }
const fail = () => { throw new Sold('sold out', { cause: { code: 4 } }); };
test('a', async () => {
  for (const plain of [{}, { code: 7 }, { message: 'sold out' }, { name: 'Sold', code: 7, message: 'sold out', cause: { code: 4 } }] as any[]) {
    expect(() => expect(fail).toThrow(plain)).toThrow('expected a thrown value to equal');
    expect(fail).not.toThrow(plain);
    await expect(expect(async () => fail()).rejects.toThrow(plain)).rejects.toThrow('to equal');
  }
  expect(fail).toThrow(expect.objectContaining({ message: 'sold out', cause: { code: 4 } }));
  for (const other of [{ message: 'sold out', cause: { code: 5 } }, { message: 'sold', cause: { code: 4 } }]) expect(fail).not.toThrow(expect.objectContaining(other));
});`,
    output: ['Tests 1 passed'],
  },
  'Is an object that stores what was read from it equal to a fresh one?': {
    heading: 'equality-rules-compared',
    says: 'but Luxon stores what was read, such as `weekday`, in the object, which then differs from a fresh one: compare `date.toMillis()`.',
    // Stands in for a `DateTime`, which keeps its week in the same way.
    test: `${core}class Day {
  weekData: number[] | null = null;
  get weekday() { this.weekData ??= [1]; return this.weekData[0]; }
  toMillis() { return 0; }
}
test('a', () => {
  const day = new Day();
  expect(day).toEqual(new Day());
  day.weekday;
  expect(day).not.toEqual(new Day());
  expect(day.toMillis()).toBe(new Day().toMillis());
});`,
    output: ['Tests 1 passed'],
  },
  'Do all one-line samples pass?': {
    says: "If the value doesn't match, the test fails and shows the difference.",
    test: `${core}class Price { constructor(public cents: number) {} }
const readPrice = (text: string) => { if (!/^[$]\\d+$/.test(text)) throw new TypeError('not a price'); return new Price(Number(text.slice(1)) * 100); };
const parseCount = Number, isIsbn = (text: string) => /^97[89]\\d{10}$/.test(text);
const cart = { count: 3, cents: 3750, coupon: 'SPRING', lines: [{ sku: 'B-1', count: 3 }] };
const book = { title: 'Emma', author: 'Jane Austen', isbn: '9780306406157', genres: ['novel'], discount: 0, rating: 13 / 3 };
const order = { state: 'paid', paidAt: null, note: undefined }, stock = new Map([['B-1', 3]]);
const receipt = ({ count, cents }: typeof cart) => count + ' books: $' + (cents / 100).toFixed(2), receiptHtml = receipt;
test('x', async () => {
${shortSamplesOf('api/test-api/matchers')}});`,
    command: 'npx rstest -u',
    output: ['Tests 1 passed'],
  },
  'Is NaN equal to NaN, and -0 to 0?': {
    heading: 'equality',
    says: [
      'Objects are compared by identity, `NaN` is `NaN`, and `-0` is not `0`.',
      '`-0`, `0` · no · no · no · no',
    ],
    files: attempts(
      "await ok('nan', () => expect(NaN).toBe(NaN)); await ok('be', () => expect(-0).toBe(0)); await ok('equal', () => expect(-0).toEqual(0));",
    ),
    output: ['nan yes', 'be no', 'equal no'],
  },
  'Do toEqual and toStrictEqual care about undefined keys, holes and classes?': {
    heading: 'equality',
    says: [
      "Keys that are `undefined` and the class of an object don't count, but between two iterable objects, such as `Map` or `Set`, it does, unless they're arrays.",
      '`toStrictEqual(expected)` passes when `toEqual` passes, and keys that are `undefined`, holes in arrays and classes are the same too.',
    ],
    files: attempts(`class P { constructor(public c: number) {} }
class Q extends P { *[Symbol.iterator]() {} }
for (const m of ['toEqual', 'toStrictEqual'] as const) {
  await ok(m + ' key', () => expect({ a: 1, b: undefined })[m]({ a: 1 }));
  await ok(m + ' hole', () => expect([, 1])[m]([undefined, 1]));
  await ok(m + ' class', () => expect(new P(1))[m]({ c: 1 }));
  await ok(m + ' one iterable', () => expect(new Q(1))[m]({ c: 1 }));
  for (const C of [Array, Map, Set, Uint8Array]) await ok(m + ' ' + C.name, () => expect(new (class extends (C as any) {})())[m](new C()));
}`),
    output: [
      'toEqual key yes',
      'toEqual hole yes',
      'toEqual class yes',
      'toEqual one iterable yes',
      'toEqual Array yes',
      'toEqual Map no',
      'toEqual Set no',
      'toEqual Uint8Array no',
      'toStrictEqual key no',
      'toStrictEqual hole no',
      'toStrictEqual class no',
    ],
  },
  'Does toMatchObject allow longer arrays, or a missing key that is expected to be undefined?': {
    heading: 'equality',
    says: [
      'Other keys are ignored, but arrays must have the same length.',
      '`{}`, `{ a: undefined }` · no · yes · no · no',
    ],
    files: attempts(
      "await ok('array', () => expect([{ a: 1 }, { b: 1 }]).toMatchObject([{ a: 1 }])); await ok('key', () => expect({}).toMatchObject({ a: undefined })); await ok('inner', () => expect({ l: [{ a: 1, b: 1 }] }).toMatchObject({ l: [{ a: 1 }] }));",
    ),
    output: ['array no', 'key no', 'inner yes'],
  },
  'When are two errors equal?': {
    heading: 'equality',
    says: "Two errors are equal when their `name`, message and own properties, such as `code`, are equal, and the `cause` too if the expected one has it. A subclass that doesn't set another `name` counts as equal to its parent class, except for `toStrictEqual`.",
    files: attempts(
      "await ok('same', () => expect(new Error('a')).toEqual(new Error('a'))); await ok('message', () => expect(new Error('a')).toEqual(new Error('b'))); await ok('class', () => expect(new TypeError('a')).toEqual(new Error('a'))); await ok('cause', () => expect(new Error('a', { cause: 1 })).toEqual(new Error('a', { cause: 2 }))); await ok('code', () => expect(Object.assign(new Error('a'), { code: 1 })).toEqual(new Error('a'))); await ok('further cause', () => expect(new Error('a', { cause: 1 })).toStrictEqual(new Error('a'))); await ok('missing cause', () => expect(new Error('a')).toEqual(new Error('a', { cause: 1 }))); class Sub extends Error {} await ok('sub', () => expect(new Sub('a')).toEqual(new Error('a'))); await ok('strict sub', () => expect(new Sub('a')).toStrictEqual(new Error('a')));",
    ),
    output: [
      'same yes',
      'message no',
      'class no',
      'cause no',
      'code no',
      'further cause yes',
      'missing cause no',
      'sub yes',
      'strict sub no',
    ],
  },
  'Does toContain find NaN, a Set member, an equal object, or the key of a Map?': {
    heading: 'text-and-collections',
    says: '`toContain(item)` passes when an array or `Set` contains the item, compared with `===` (for objects, use `toContainEqual`), a `classList` contains the class, or a string contains the text. It finds neither `NaN` nor the keys of a `Map`',
    files: attempts(
      "await ok('nan', () => expect([NaN]).toContain(NaN)); await ok('set', () => expect(new Set([1])).toContain(1)); await ok('object', () => expect([{ a: 1 }]).toContain({ a: 1 })); await ok('map', () => expect(new Map([[1, 2]])).toContain(1));",
    ),
    output: ['nan no', 'set yes', 'object no', 'map no'],
  },
  'Does toHaveLength work on a Set, and toHaveProperty on inherited properties?': {
    heading: 'text-and-collections',
    says: [
      '`toHaveLength(n)` passes when `length` is `n`, or `size` for a `Set` or a `Map`.',
      "`toHaveProperty(path, value?)` passes when the property exists, even if it's inherited, and equals `value` if you pass one.",
    ],
    files: attempts(
      "await ok('set', () => expect(new Set([1])).toHaveLength(1)); await ok('inherited', () => expect({}).toHaveProperty('toString')); await ok('index', () => expect({ a: [1] }).toHaveProperty('a.0', 1)); await ok('dot', () => expect({ 'a.b': 1 }).toHaveProperty(['a.b']));",
    ),
    output: ['set yes', 'inherited yes', 'index yes', 'dot yes'],
  },
  'Does toThrow with a string need the whole message, and what does an empty string match?': {
    heading: 'tothrow',
    says: "`'text'` · the message contains the text. `''` matches only an empty message",
    files: attempts(
      "const t = () => { throw new Error('sold out today'); }; await ok('part', () => expect(t).toThrow('out')); await ok('empty', () => expect(t).toThrow(''));",
    ),
    output: ['part yes', 'empty no'],
  },
  'What must match for toThrow(new Error(…)), and does a subclass count?': {
    heading: 'tothrow',
    says: "`new Error('text')` · the error has the same `name`, exactly this message and equal own properties, such as `code`. A subclass passes unless it sets another `name`",
    files: attempts(
      "const t = () => { throw new TypeError('x'); }; await ok('same', () => expect(t).toThrow(new TypeError('x'))); await ok('parent object', () => expect(t).toThrow(new Error('x'))); await ok('parent class', () => expect(t).toThrow(Error)); await ok('undefined', () => expect(() => { throw undefined; }).toThrow());",
    ),
    output: ['same yes', 'parent object no', 'parent class yes', 'undefined yes'],
  },
  'Does toThrow(new Error(…)) accept a subclass, an own code or another name?': {
    heading: 'tothrow',
    says: "`new Error('text')` · the error has the same `name`, exactly this message and equal own properties, such as `code`. A subclass passes unless it sets another `name`",
    files: attempts(
      "class Sub extends Error {} class Coded extends Error { code = 1; } class Named extends Error { name = 'Named'; } const t = (e: Error) => () => { throw e; }; await ok('sub', () => expect(t(new Sub('a'))).toThrow(new Error('a'))); await ok('coded', () => expect(t(new Coded('a'))).toThrow(new Error('a'))); await ok('named', () => expect(t(new Named('a'))).toThrow(new Error('a'))); await ok('equal', () => expect(new Sub('a')).toEqual(new Error('a')));",
    ),
    output: ['sub yes', 'coded no', 'named no', 'equal yes'],
  },
  'Does toThrow work on an async function?': {
    heading: 'tothrow',
    says: 'An async function returns a promise instead of throwing, so `toThrow` alone fails.',
    files: attempts(
      "const f = async () => { throw new Error('a'); }; await ok('plain', () => expect(f).toThrow()); await ok('rejects', () => expect(f).rejects.toThrow('a'));",
    ),
    exitCode: 1,
    output: ['plain no', 'rejects yes'],
  },
  'What does an error snapshot store, the message or the name as well?': {
    heading: 'tothrowerrormatchingsnapshot',
    says: 'The value is the name and the message of the error that the function throws',
    test: `import { expect, test } from '@rstest/core';
test('a', () => {
  expect(() => { throw new TypeError('bad'); }).toThrowErrorMatchingSnapshot();
});`,
    command: 'npx rstest && cat __snapshots__/a.test.ts.snap',
    output: ['[TypeError: bad]'],
  },
  "Does toHaveProperty('a.b') match { 'a.b': 1 }?": {
    heading: 'tohaveproperty',
    says: "`'a.b'` and `['a', 'b']` pass for `{ 'a.b': 1 }`",
    test: `import { expect, test } from '@rstest/core';
for (const path of ['a.b', ['a.b'], ['a', 'b']]) test(String(path), () => expect({ 'a.b': 1 }).toHaveProperty(path, 1));`,
    output: ['Tests 3 passed'],
  },
  'Does toContain work on classList?': {
    heading: 'tocontain',
    says: 'a `classList` contains the class',
    test: `import { expect, test } from '@rstest/core';
test('a', () => {
  document.body.className = 'cart open';
  expect(document.body.classList).toContain('open');
  expect(document.body.classList).not.toContain('ope');
});`,
    command: 'npx rstest --testEnvironment=happy-dom; npx rstest --testEnvironment=jsdom',
    output: [/Tests 1 passed[\s\S]*Tests 1 passed/],
  },
  'Why are two array buffers of different content equal?': {
    heading: 'equality-rules-compared',
    says: 'two `ArrayBuffer`s of different bytes',
    test: `import { expect, test } from '@rstest/core';
const one = new Uint8Array([1]).buffer;
const two = new Uint8Array([2]).buffer;
test('a', () => {
  expect(one).not.toBe(two);
  expect(one).toEqual(two);
  expect(one).not.toStrictEqual(two);
  expect({ one }).toMatchObject({ one: two });
  expect(new Uint8Array(one)).not.toEqual(new Uint8Array(two));
});`,
    output: ['Tests 1 passed'],
  },
  'Are two instances with arrow function fields equal?': {
    heading: 'equality-rules-compared',
    says: [
      'Instances with arrow functions as fields are therefore never equal to each other',
      '`toStrictEqual` compares classes by identity: two classes of the same name differ, as do `{}` and `Object.create(null)`.',
    ],
    test: "import { expect, rs, test } from '@rstest/core';\nclass Job { id = 1; run = () => 1; }\nconst other = (() => { class Price { cents = 1; } return new Price(); })();\nclass Price { cents = 1; }\ntest('same data', () => { expect(new Job()).toEqual({ id: 1, run: expect.any(Function) }); expect(new Price()).toEqual(other); });\ntest('strict', () => { expect(new Price()).toStrictEqual(other); });\ntest('fields', () => { expect(new Job()).toEqual(new Job()); });\n",
    exitCode: 1,
    output: [
      'expected Price{ cents: 1 } to strictly equal Price{ cents: 1 }',
      'Compared values have no visual difference',
      'Tests 2 failed | 1 passed',
    ],
  },
  'Does toEqual of DOM elements see properties that I set?': {
    heading: 'equality-rules-compared',
    says: "Two DOM elements are equal if their markup is. Properties that your code has set on them aren't compared, not even by `toStrictEqual`.",
    test: "/** @rstest-environment jsdom */\nimport { expect, rs, test } from '@rstest/core';\nconst element = (value: number, mark = false) => {\n  const it = Object.assign(document.createElement('p'), { value });\n  if (mark) it.setAttribute('lang', 'en');\n  return it;\n};\ntest('a', () => {\n  expect(element(1)).toStrictEqual(element(2));\n  expect(element(1)).not.toEqual(element(1, true));\n});\n",
    output: ['Tests 1 passed'],
  },
  'Where is a custom equality tester asked?': {
    heading: 'equality-rules-compared',
    says: 'is asked by all of these matchers but `toBe`, inside asymmetric matchers too, and in every later test of the file.',
    test: "import { expect, rs, test } from '@rstest/core';\nclass Money { constructor(public cents: number, public currency: string) {} }\nconst one = new Money(1, 'EUR');\nconst two = new Money(2, 'EUR');\ntest('adds it', () => {\n  expect.addEqualityTesters([(a, b) => (a instanceof Money && b instanceof Money ? a.currency === b.currency : undefined)]);\n  expect({ a: one }).toEqual({ a: two });\n  expect({ a: one }).toStrictEqual({ a: two });\n  expect({ a: one }).toMatchObject({ a: two });\n  expect({ a: [one] }).toEqual(expect.objectContaining({ a: expect.arrayContaining([two]) }));\n});\ntest('later', () => { expect(one).toEqual(two); expect(one).not.toBe(two); });\n",
    output: ['Tests 2 passed'],
  },
  'Which value passes each matcher of equality, truth and type, and which fails it?': {
    heading: 'tobe',
    says: [
      '`toBe(expected)` passes when `Object.is` considers both the same.',
      '`toEqual(expected)` passes when both have the same contents, at any depth.',
      '`toMatchObject(expected)` passes when all keys of `expected` exist with equal values.',
      '`toBeTruthy()` passes when the value counts as true in an `if`.',
      "`toBeFalsy()` passes when the value counts as false in an `if`: `false`, `0`, `0n`, `''`, `null`, `undefined` or `NaN`.",
      '`toBeDefined()` passes when the value is not `undefined`.',
      '`toBeUndefined()` passes when the value is `undefined`.',
      '`toBeNull()` passes when the value is `null`.',
      '`toBeNullable()` passes when the value is `null` or `undefined`.',
      '`toBeNaN()` passes when the value is `NaN`.',
      '`toBeTypeOf(type)` passes when `typeof value` is `type`.',
      '`toBeInstanceOf(Class)` passes when `value instanceof Class` is true.',
      '`toSatisfy(fn, message?)` passes when `fn(value)` returns a truthy value, and so always for an async function, because a promise is one:',
      '`toBeOneOf(list)` passes when the value equals one entry of an array or a `Set`.',
    ],
    test: `${core}const passes = (f: () => void) => { try { f(); return 'yes'; } catch { return 'no'; } };
test('both ways', () => {
  console.log('toBe', passes(() => expect({}.constructor).toBe(Object)), passes(() => expect({}).toBe({})));
  console.log('toEqual', passes(() => expect({ a: [{ b: 1 }] }).toEqual({ a: [{ b: 1 }] })), passes(() => expect({ a: [{ b: 1 }] }).toEqual({ a: [{ b: 2 }] })));
  console.log('toMatchObject', passes(() => expect({ a: 1, b: 2 }).toMatchObject({ a: 1 })), passes(() => expect({ a: 1 }).toMatchObject({ a: 2 })));
  console.log('toBeTruthy', passes(() => expect('0').toBeTruthy()), passes(() => expect(0).toBeTruthy()));
  console.log('toBeFalsy', passes(() => [false, 0, 0n, '', null, undefined, NaN].forEach((one) => expect(one).toBeFalsy())), passes(() => expect([]).toBeFalsy()));
  console.log('toBeDefined', passes(() => expect(null).toBeDefined()), passes(() => expect(undefined).toBeDefined()));
  console.log('toBeUndefined', passes(() => expect(undefined).toBeUndefined()), passes(() => expect(null).toBeUndefined()));
  console.log('toBeNull', passes(() => expect(null).toBeNull()), passes(() => expect(undefined).toBeNull()));
  console.log('toBeNullable', passes(() => [null, undefined].forEach((one) => expect(one).toBeNullable())), passes(() => expect(0).toBeNullable()));
  console.log('toBeNaN', passes(() => expect(NaN).toBeNaN()), passes(() => expect(1).toBeNaN()));
  console.log('toBeTypeOf', passes(() => expect([]).toBeTypeOf('object')), passes(() => expect('1').toBeTypeOf('number')));
  console.log('toBeInstanceOf', passes(() => expect(new Map()).toBeInstanceOf(Map)), passes(() => expect({}).toBeInstanceOf(Map)));
  console.log('toSatisfy', passes(() => expect(4).toSatisfy((n: number) => n)), passes(() => expect(0).toSatisfy((n: number) => n)));
  console.log('async', passes(() => expect(4).toSatisfy((async () => false) as any)));
  console.log('toBeOneOf', passes(() => [['a'], new Set(['a'])].forEach((list) => expect('a').toBeOneOf(list))), passes(() => expect('b').toBeOneOf(['a'])));
});
`,
    output: [
      'toBe yes no',
      'toEqual yes no',
      'toMatchObject yes no',
      'toBeTruthy yes no',
      'toBeFalsy yes no',
      'toBeDefined yes no',
      'toBeUndefined yes no',
      'toBeNull yes no',
      'toBeNullable yes no',
      'toBeNaN yes no',
      'toBeTypeOf yes no',
      'toBeInstanceOf yes no',
      'toSatisfy yes no',
      'async yes',
      'toBeOneOf yes no',
    ],
  },
  'Which numbers, texts and items pass each matcher, and what do comparisons do with a string?': {
    heading: 'tobegreaterthan',
    says: [
      '`toBeGreaterThan(n)` passes when the value is `> n`.',
      '`toBeGreaterThanOrEqual(n)` passes when the value is `>= n`.',
      '`toBeLessThan(n)` passes when the value is `< n`.',
      '`toBeLessThanOrEqual(n)` passes when the value is `<= n`.',
      "`toBeCloseTo(n, digits = 2)` passes when the difference is smaller than `0.5 × 10⁻ᵈⁱᵍⁱᵗˢ`, by default 0.005. It takes other values as numbers: `null` passes for 0, and `'4.33'` for 4.33.",
      'The four comparisons throw a `TypeError` for any other type.',
      '`toMatch(pattern)` passes when the string contains the text, or matches the regular expression;',
      '`toContainEqual(item)` passes when an array or `Set` contains an item that is equal under the rules of `toEqual`, which stop at a `Map` or `Set`.',
    ],
    test: `${core}const passes = (f: () => void) => { try { f(); return 'yes'; } catch { return 'no'; } };
test('both ways', () => {
  console.log('toBeGreaterThan', passes(() => expect(2).toBeGreaterThan(1)), passes(() => expect(1).toBeGreaterThan(1)));
  console.log('toBeGreaterThanOrEqual', passes(() => expect(1).toBeGreaterThanOrEqual(1)), passes(() => expect(0).toBeGreaterThanOrEqual(1)));
  console.log('toBeLessThan', passes(() => expect(1).toBeLessThan(2)), passes(() => expect(2).toBeLessThan(2)));
  console.log('toBeLessThanOrEqual', passes(() => expect(2).toBeLessThanOrEqual(2)), passes(() => expect(3).toBeLessThanOrEqual(2)));
  console.log('toBeCloseTo', passes(() => expect(1.004).toBeCloseTo(1)), passes(() => expect(1.006).toBeCloseTo(1)));
  console.log('close', passes(() => expect(null as any).toBeCloseTo(0)), passes(() => expect('4.33' as any).toBeCloseTo(4.33)));
  console.log('toMatch', passes(() => ['order', /^or/].forEach((one) => expect('order 7').toMatch(one))), passes(() => expect('order 7').toMatch(/8/)));
  console.log('toContainEqual', passes(() => [[{ a: 1 }], new Set([{ a: 1 }])].forEach((all) => expect(all).toContainEqual({ a: 1 }))), passes(() => expect([{ a: 1 }]).toContainEqual({ a: 2 })));
  for (const name of ['toBeGreaterThan', 'toBeGreaterThanOrEqual', 'toBeLessThan', 'toBeLessThanOrEqual'] as const)
    try { expect('2' as never)[name](1); } catch (error) { console.log(name, (error as Error).name); }
});
`,
    output: [
      'toBeGreaterThan yes no',
      'toBeGreaterThanOrEqual yes no',
      'toBeLessThan yes no',
      'toBeLessThanOrEqual yes no',
      'toBeCloseTo yes no',
      'close yes yes',
      'toMatch yes no',
      'toContainEqual yes no',
      'toBeGreaterThan TypeError',
      'toBeGreaterThanOrEqual TypeError',
      'toBeLessThan TypeError',
      'toBeLessThanOrEqual TypeError',
    ],
  },
  'Does toThrow compare the cause, what about a value that is no function or no error, and an error of another context?':
    {
      heading: 'tothrow',
      says: [
        'but `expect(42).toThrow(TypeError)` and `toThrow(Error)` pass, because the attempt to call it throws a `TypeError`.',
        "is compared if the expected error has one. `new Error('text')` without a `cause` accepts any.",
        'Text and patterns are compared with a thrown string, and a plain object with a thrown one: `toThrow({ code: 4 })`.',
        "It's no instance of your `TypeError`: write `toThrow(new TypeError('text'))` or check its `name`.",
      ],
      test: `import vm from 'node:vm';
import { expect, test } from '@rstest/core';
const fails = (check: () => unknown, text: string) => expect(check).toThrow(text);
test('no function', () => {
  fails(() => expect(42).toThrow(), 'to be a function');
  fails(() => expect(42).toThrow('x'), 'to be a function');
  fails(() => expect(42).toThrow(RangeError), 'to be instance of RangeError');
  expect(42).toThrow(TypeError);
  expect(42).toThrow(Error);
});
test('cause', () => {
  const pay = () => { throw new Error('declined', { cause: new Error('limit') }); };
  expect(pay).toThrow(new Error('declined'));
  expect(pay).toThrow(new Error('declined', { cause: new Error('limit') }));
  fails(() => expect(pay).toThrow(new Error('declined', { cause: new Error('other') })), 'to be Error: declined');
});
test('no error', () => {
  const text = () => { throw 'declined'; };
  expect(text).toThrow('decl');
  expect(text).toThrow(/^decl/);
  fails(() => expect(text).toThrow('x'), 'to throw error including');
  const object = () => { throw { code: 4 }; };
  expect(object).toThrow({ code: 4 } as never);
  fails(() => expect(object).toThrow({ code: 5 } as never), 'to equal { code: 5 }');
});
test('another context', () => {
  const pay = vm.runInNewContext('() => { throw new TypeError("text") }');
  fails(() => expect(pay).toThrow(TypeError), 'to be instance of TypeError');
  expect(pay).toThrow(new TypeError('text'));
  expect(pay).toThrow(expect.objectContaining({ name: 'TypeError' }));
  fails(() => expect(pay).toThrow(new ReferenceError('text')), 'ReferenceError: text');
});
`,
      output: ['Tests 4 passed'],
    },
  'Does the order in a Map or a Set count?': {
    heading: 'equality-rules-compared',
    says: '`Map`s and `Set`s are compared by their contents, in any order. To compare the order, spread them:',
    test: `import { expect, test } from '@rstest/core';
test.for(['toEqual', 'toStrictEqual', 'toMatchObject'] as const)('%s', (matcher) => {
  expect(new Map([[['a'], 1], [['b'], 2]]))[matcher](new Map([[['b'], 2], [['a'], 1]]));
  expect(new Set([{ a: 1 }, { b: 1 }]))[matcher](new Set([{ b: 1 }, { a: 1 }]));
  expect([...new Set([1, 2])]).not[matcher]([2, 1]);
  expect(new Map([['a', { n: 1 }]])).not[matcher](new Map([['a', { n: 2 }]]));
  expect(new Set([{ a: 1 }])).not[matcher](new Set([{ a: 2 }]));
});
`,
    output: ['Tests 3 passed'],
  },
  'What does toMatchObject with an empty object check?': {
    heading: 'tomatchobject',
    says: 'An empty object asks for nothing: `toMatchObject({})` passes for every value, `null` and numbers too.',
    files: {
      'a.test.js': `import { expect, test } from '@rstest/core';
test('a', () => {
  for (const value of [{ a: 1 }, [1], 'text', 3, true, null, undefined, new Date(), new Map(), () => {}]) {
    expect(value).toMatchObject({});
  }
  expect({ a: { b: 1 } }).toMatchObject({ a: {} });
  expect(() => expect({ a: [1] }).toMatchObject({ a: [] })).toThrow();
});
`,
    },
    output: ['Tests 1 passed'],
  },
  'Why does toBe fail for two arrays or objects that look the same?': {
    heading: 'tobe',
    says: 'Two objects that look alike fail with `Received: serializes to the same string`: use `toEqual`.',
    test: `${core}test('x', () => expect(['a']).toBe(['a']));`,
    output: ['Received: serializes to the same string'],
    exitCode: 1,
  },
  'What does toMatchObject overlook?': {
    heading: 'equality-rules-compared',
    says: '`toMatchObject` overlooks symbols, and any two `URL`s, `Blob`s, regular expressions or, outside happy-dom, `Response`s pass: compare their text.',
    files: attempts(
      "const k = Symbol('k'); await ok('symbol', () => expect({ [k]: 1 }).toMatchObject({ [k]: 2 })); await ok('url', () => expect({ u: new URL('http://a/1') }).toMatchObject({ u: new URL('http://b/2') })); await ok('response', () => expect(new Response('a')).toMatchObject(new Response('b', { status: 404 }))); await ok('blob', () => expect([new Blob(['a'])]).toMatchObject([new Blob(['bcd'])])); await ok('pattern', () => expect(/a/).toMatchObject(/b/g)); await ok('headers', () => expect(new Headers({ a: '1' })).toMatchObject(new Headers({ a: '2' })));",
    ),
    command: 'npx rstest; npx rstest --testEnvironment=happy-dom',
    output: [
      'symbol yes',
      'url yes',
      'blob yes',
      'pattern yes',
      'headers no',
      /response yes[\s\S]*response no/,
    ],
  },
  'Does toEqual compare symbol keys, URLs, headers, forms, files, responses and private fields?': {
    heading: 'equality-rules-compared',
    says: [
      'Keys that are symbols count, and so do the contents of `URL`, `Headers`, `FormData` and typed arrays.',
      "Private fields (`#cents`), getters of a class and properties that aren't enumerable don't:",
      'in `node`, two `Blob`s are equal if their size and type are, and two `Response`s never before Node.js 24 and always since;',
      'A `Buffer`, a `Uint8Array` and a list are never equal: compare `[...bytes]`.',
      'Objects that contain themselves can be compared.',
    ],
    files:
      attempts(`const k = Symbol('k'), form = (v: string) => { const f = new FormData(); f.set('a', v); return f; };
class Price { #cents; constructor(cents: number) { this.#cents = cents; } get() { return this.#cents; } }
const date = { lastModified: 1 }, since24 = Number(process.versions.node.split('.')[0]) >= 24;
const hidden = (value: number) => Object.defineProperty({}, 'h', { value });
const loop = (n: number) => { const o: any = { n }; o.self = o; return o; };
const pairs: [string, unknown, unknown, unknown][] = [['symbol', { [k]: 1 }, { [k]: 1 }, { [k]: 2 }], ['url', new URL('http://a/1'), new URL('http://a/1'), new URL('http://a/2')],
  ['headers', new Headers({ a: '1' }), new Headers({ a: '1' }), new Headers({ a: '2' })], ['form', form('1'), form('1'), form('2')], ['typed', new Uint8Array([1]), new Uint8Array([1]), new Uint8Array([2])],
  ['private', new Price(1), new Price(1), new Price(2)], ['hidden', hidden(1), hidden(1), hidden(2)], ['blob', new Blob(['a']), new Blob(['b']), new Blob(['cc'])], ['file', new File(['a'], 'x', date), new File(['b'], 'x', date), new File(['a'], 'x', { ...date, type: 'text/plain' })], ['buffer', Buffer.from('a'), Buffer.from('a'), new Uint8Array(Buffer.from('a'))], ['loop', loop(1), loop(1), loop(2)]];
const equal = (a: unknown, b: unknown) => { try { expect(a).toEqual(b); return 'equal'; } catch { return 'differ'; } };
for (const [name, a, same, other] of pairs) console.log(name, equal(a, same), equal(a, other));
const always = (a: unknown, b: unknown) => (equal(a, b) === 'equal') === since24;
console.log('answers', always(new Response('a'), new Response('a')), always(new Response('a'), new Response('b', { status: 404 })), always(new Request('http://a/1'), new Request('http://a/2')));
const bytes = new Uint8Array([1]); console.log('lists', equal(bytes, [1]), equal(Buffer.from([1]), [1]), equal([...bytes], [1]));
await ok('null prototype', () => expect(Object.create(null)).toStrictEqual({}));`),
    output: [
      'lists differ differ equal',
      'symbol equal differ',
      'url equal differ',
      'headers equal differ',
      'form equal differ',
      'typed equal differ',
      'private equal equal',
      'hidden equal equal',
      'blob equal differ',
      'file equal differ',
      'answers true true true',
      'buffer equal differ',
      'loop equal differ',
      'null prototype no',
    ],
  },
  'How do I compare dates?': {
    heading: 'numbers',
    says: "Compare dates by `getTime()`, as in `expect(sent.getTime()).toBeLessThanOrEqual(paid.getTime())` for one that isn't after another; `toEqual` compares them by their moment.",
    files: attempts(
      "const a: any = new Date(1), b: any = new Date(2); await ok('greater', () => expect(b).toBeGreaterThan(a)); await ok('time', () => expect(b.getTime()).toBeGreaterThan(a.getTime())); await ok('same', () => expect(a).toEqual(new Date(1))); await ok('until', () => { expect(a.getTime()).toBeLessThanOrEqual(b.getTime()); expect(a.getTime()).toBeLessThanOrEqual(a.getTime()); }); await ok('other', () => expect(a).toEqual(b));",
    ),
    output: ['greater no', 'time yes', 'same yes', 'until yes', 'other no'],
  },
  'Are two Blobs equal in jsdom and in happy-dom?': {
    heading: 'equality-rules-compared',
    says: 'Compare a `Blob`, `File`, `Response` or `Request` by its contents, as in `await file.text()`, because the result depends on the environment:',
    test: `import { expect, test } from '@rstest/core';
test('a', () => expect(new Blob(['a'])).toEqual(new Blob(['bcd'], { type: 'text/plain' })));`,
    command:
      'for name in node happy-dom jsdom; do echo "IN $name"; npx rstest --testEnvironment=$name; done',
    output: [
      /IN node[\s\S]*1 failed[\s\S]*IN happy-dom[\s\S]*1 failed[\s\S]*IN jsdom[\s\S]*1 passed/,
    ],
  },
  'What does toThrow say when null, a number or an object without a message is thrown?': {
    heading: 'tothrow',
    says: "They say nothing about a value that is falsy: after `throw null` or `throw ''`, `toThrow('text')` passes, and so does `not.toThrow('text')`. Write `expect(async () => parse()).rejects.toBe(null)`. With a thrown number, or an object without a `message`, text fails with `Cannot read properties of undefined (reading 'indexOf')`: use `toThrow(expect.toSatisfy((value) => …))`.",
    elsewhere: {
      '/guide/migration/jest-differences':
        "after `throw null`, `toThrow('text')` fails in Jest and passes in Rstest, and so does `rejects.toThrow()` for a promise that rejects with anything but an error.",
    },
    test: `import { expect, test } from '@rstest/core';
const thrown = (value: unknown) => expect(() => { throw value; });
test.each([null, '', undefined, 0])('falsy %s', async (value) => {
  thrown(value).toThrow('text');
  thrown(value).toThrow(/text/);
  thrown(value).not.toThrow('text');
  expect(() => thrown(value).toThrow(expect.toSatisfy(() => true))).toThrow();
  await expect(async () => { throw value; }).rejects.toBe(value);
  await expect(Promise.reject(value)).rejects.toThrow();
});
test.each([5, { code: 1 }])('%s', async (value) => {
  expect(() => thrown(value).toThrow('text')).toThrow("Cannot read properties of undefined (reading 'indexOf')");
  thrown(value).toThrow(expect.toSatisfy((seen) => seen === value));
  await expect(Promise.reject(value)).rejects.toThrow();
});`,
    output: ['6 passed'],
  },
  'Do toContainEqual, toHaveProperty, toBeOneOf and toHaveReturnedWith compare Maps and Sets?': {
    heading: 'equality-rules-compared',
    says: [
      "`toContainEqual`, `toHaveProperty` with a value, `toBeOneOf` and what asks for a mock's results, such as `toHaveReturnedWith`, don't look into a `Map`, a `Set`, `Headers`, `URLSearchParams` or, in jsdom and happy-dom, `FormData`, nested ones too: different ones can pass. Take the value out, and compare it with `toEqual`: `expect(lists.at(0)).toEqual(new Set(['B-1']))`.",
    ],
    test: `${core}const pairs: [object, object][] = [
  [new Map([['a', 1]]), new Map([['b', 2]])],
  [new Set([1]), new Set([2])],
  [new Headers({ a: '1' }), new Headers({ b: '2' })],
  [new URLSearchParams('a=1'), new URLSearchParams('b=2')],
  [{ deep: [new Set([1])] }, { deep: [new Set([2])] }],
];
const form = (name: string) => { const data = new FormData(); data.append(name, 'x'); return data; };
if (typeof document !== 'undefined') pairs.push([form('a'), form('b')]);
test.each(pairs)('%o', async (one, other) => {
  expect([one]).toContainEqual(other);
  expect({ key: one }).toHaveProperty('key', other);
  expect(one).toBeOneOf([other]);
  const get = rs.fn(async (value: object) => value);
  await get(one);
  expect(get).toHaveResolvedWith(other);
  const show = rs.fn(() => one);
  show();
  expect(show).toHaveReturnedWith(other);
  expect(show).toHaveLastReturnedWith(other);
  expect(one).not.toEqual(other);
  expect([one]).not.toEqual([other]);
  expect({ key: one }).not.toMatchObject({ key: other });
  get(one);
  expect(get).not.toHaveBeenCalledWith(other);
  expect([one]).not.toEqual(expect.arrayContaining([other]));
});`,
    command: 'for env in node jsdom happy-dom; do npx rstest --testEnvironment=$env; done',
    output: [/5 passed[\s\S]*6 passed[\s\S]*6 passed/],
  },
  'Does the diff of toEqual show undefined keys, and not.toThrow what was thrown?': {
    heading: 'toequal',
    says: [
      'The diff of a failure shows keys that are `undefined` all the same: look for the other lines.',
      'A failing `not.toThrow()` says what was thrown.',
    ],
    test: `${core}test('a', () => { expect({ note: undefined, count: 2 }).toEqual({ count: 3 }); });
test('b', () => { expect({ note: undefined, count: 3 }).toEqual({ count: 3 }); });
test('c', () => { expect(() => { throw new RangeError('too far'); }).not.toThrow(); });`,
    exitCode: 1,
    output: [
      '+   "note": undefined,',
      "to not throw an error but 'RangeError: too far' was thrown",
      '2 failed | 1 passed',
    ],
  },
  'Why does a pattern not match a text of several lines?': {
    heading: 'tomatch',
    says: 'In a text of several lines, `.` matches no line break without the flag `s`, and `^` and `$` stand for the whole text without `m`.',
    files: attempts(`await ok('dot', () => expect('a\\nb').toMatch(/a.b/));
await ok('s', () => expect('a\\nb').toMatch(/a.b/s));
await ok('caret', () => expect('a\\nb').toMatch(/^b/));
await ok('m', () => expect('a\\nb').toMatch(/^b/m));`),
    output: ['dot no', 's yes', 'caret no', 'm yes'],
  },
  'Do iterators, functions with properties and WeakMaps equal each other?': {
    heading: 'equality-rules-compared',
    says: [
      'Spread what `keys()`, `values()` or a generator gives as well: it never equals a list, and comparing uses it up.',
      'Two functions are equal only if they are the same function, for `toMatchObject` as well: to check what a function has, such as `load.cache`, use `toHaveProperty`.',
      'and so are any two `WeakMap`s, `WeakRef`s or `Intl.NumberFormat`s.',
    ],
    test: `import { expect, test } from '@rstest/core';
test('iterators', () => {
  const stock = new Map([['B-1', 3]]);
  function* skus() { yield 'B-1'; }
  for (const give of [() => stock.keys(), skus]) {
    expect(give()).not.toEqual(['B-1']);
    expect([...give()]).toEqual(['B-1']);
    const used = give();
    expect(used).toEqual(give());
    expect([...used]).toEqual([]);
  }
});
test('functions', () => {
  const load = Object.assign(() => 1, { cache: 'full' });
  expect(load).not.toMatchObject({ cache: 'full' });
  expect(load).toHaveProperty('cache', 'full');
});
test('opaque', () => {
  const key = {};
  expect(new WeakMap([[key, 1]])).toStrictEqual(new WeakMap());
  expect(new WeakRef({ a: 1 })).toStrictEqual(new WeakRef({ a: 2 }));
  expect(new Intl.NumberFormat('en')).toStrictEqual(new Intl.NumberFormat('de'));
});`,
    output: ['Tests 3 passed'],
  },
  'Why does toThrow with a pattern pass only every other time?': {
    heading: 'tomatch',
    says: "Leave out `g`: such a pattern goes on where it stopped last, so used again in `toThrow`, `expect.stringMatching` or Chai's `match`, it fails every other time.",
    test: `import { expect, test } from '@rstest/core';
test('a', () => {
  const fail = () => { throw new Error('sold out'); };
  const uses = (judge: (pattern: RegExp) => void) => {
    const pattern = /sold/g;
    return [1, 2, 3].map(() => { try { judge(pattern); return 'yes'; } catch { return 'no'; } }).join(' ');
  };
  const matcher = expect.stringMatching(/sold/g);
  expect([
    uses((pattern) => expect(fail).toThrow(pattern)),
    uses(() => expect('sold').toEqual(matcher)),
    uses((pattern) => expect('sold').to.match(pattern)),
    uses((pattern) => expect('sold').toMatch(pattern)),
  ]).toEqual(['yes no yes', 'yes no yes', 'yes no yes', 'yes yes yes']);
});`,
    output: ['Tests 1 passed'],
  },
  'Does toThrow print what the function returned when nothing is thrown?': {
    heading: 'tothrow',
    says: "If nothing is thrown, `toThrow` doesn't say what the function returned; `await expect(async () => redeem('SUMMER')).rejects.toThrow()` does: `promise resolved \"10\" instead of rejecting`.",
    test: `import { expect, test } from '@rstest/core';
const redeem = (code: string) => code.length + 4004;
const tell = (error: Error) => console.log('SAYS', error.message);
test('a', async () => {
  for (const given of [[], ['text'], [/text/], [TypeError], [new Error('text')], [expect.objectContaining({ code: 1 })]])
    try { (expect(() => redeem('SUMMER')).toThrow as any)(...given); } catch (error) { tell(error as Error); }
  await expect(async () => redeem('SUMMER')).rejects.toThrow().catch(tell);
});`,
    output: [
      /(SAYS expected (?:(?!4010)[\s\S])*){6}SAYS promise resolved "4010" instead of rejecting/,
    ],
  },
  'What does the advice of toBe mean when identity is what the test is about?': {
    heading: 'tobe',
    says: 'If you do mean identity, for example of a cached object, the code has made a copy, and the advice in the message, `toStrictEqual`, would hide it.',
    files: {
      'cache.ts':
        'const book = { title: `Emma` }; export const kept = () => book; export const copied = () => ({ ...book });',
      'a.test.ts': `import { expect, test } from '@rstest/core';
import { copied, kept } from './cache';
test('kept', () => { expect(kept()).toBe(kept()); });
test('copied, advice followed', () => { expect(copied()).toStrictEqual(copied()); });
test('copied', () => { expect(copied()).toBe(copied()); });`,
    },
    command: 'npx rstest --reporter=verbose',
    exitCode: 1,
    output: [
      '✓ kept',
      '✓ copied, advice followed',
      '✗ copied',
      'If it should pass with deep equality, replace "toBe" with "toStrictEqual"',
      'Received: serializes to the same string',
    ],
  },
  'Are null and undefined equal?': {
    heading: 'equality-rules-compared',
    says: '`{ a: null }`, `{ a: undefined }` · no · no · no · no',
    test: `import { expect, test } from '@rstest/core';
test('a', () => {
  const [one, other] = [{ a: null }, { a: undefined }];
  expect(one).not.toBe(other);
  expect(one).not.toEqual(other);
  expect(one).not.toStrictEqual(other);
  expect(one).not.toMatchObject(other);
  expect(null).not.toEqual(undefined);
});`,
    output: ['1 passed'],
  },
  'A default directory for toMatchFileSnapshot': {
    heading: 'tomatchfilesnapshot',
    says: [
      'No option gives it a default directory or name.',
      'names the file after the test, so two values in one test need two names, and so do two tests of different files.',
      'In concurrent tests, write the names yourself, because `currentTestName` may be that of another test.',
    ],
    files: {
      'b.test.ts': `import { expect, test } from '@rstest/core';
const file = (ending: string) =>
  \`./__snapshots__/\${expect.getState().currentTestName?.replace(/[^\\p{L}\\p{N}]+/gu, '-')}.\${ending}\`;
test('receipt', async () => {
  await expect('<b>1</b>').toMatchFileSnapshot(file('html'));
});
test('twice', async () => {
  await expect('<b>2</b>').toMatchFileSnapshot(file('html'));
  await expect(expect('<b>3</b>').toMatchFileSnapshot(file('html'))).rejects.toThrow('mismatched');
});`,
    },
    // The name in Chinese is a name of its own, and concurrent tests take one name.
    test: `import { describe, expect, test } from '@rstest/core';
const names: unknown[] = [];
for (const name of ['one', 'two'])
  test.concurrent(name, async ({ expect }) => {
    await new Promise((resolve) => setTimeout(resolve, 10));
    names.push(expect.getState().currentTestName);
  });
test('names', () => { expect(new Set(names).size).toBe(1); });
test('结算 页面', async () => {
  await expect('<b>5</b>').toMatchFileSnapshot(file('html'));
});
const file = (ending: string) =>
  \`./__snapshots__/\${expect.getState().currentTestName?.replace(/[^\\p{L}\\p{N}]+/gu, '-')}.\${ending}\`;
describe('shop', () => {
  test('shows a page', async () => {
    await expect('<b>0</b>').toMatchFileSnapshot(file('html'));
  });
});
test('receipt', async () => {
  await expect('<b>4</b>').toMatchFileSnapshot(file('html'));
});`,
    command:
      'npx rstest b; ls __snapshots__; CI=1 npx rstest b; npx rstest a.test; ls __snapshots__',
    output: [
      /receipt\.html[\s\S]*✓ names[\s\S]*✗ receipt[\s\S]*shop-shows-a-page\.html[\s\S]*结算-页面\.html/,
    ],
  },
  'Does an inline snapshot of an error with several lines pass again?': {
    heading: 'tothrowerrormatchinginlinesnapshot',
    says: [
      'A message of several lines is written over as many lines, indented like the code, and compares as equal in the next run.',
      '`expect(error).toMatchInlineSnapshot()` writes the same text.',
    ],
    files: {
      'a.test.ts': `import { describe, expect, test } from '@rstest/core';
describe('prices', () => {
  test('sync', () => {
    expect(() => { throw new Error('First\\n  second\\n\\nthird'); }).toThrowErrorMatchingInlineSnapshot();
  });
  test('async', async () => {
    await expect(Promise.reject(new Error('A\\nB'))).rejects.toThrowErrorMatchingInlineSnapshot();
  });
  test('itself', () => {
    expect(new Error('C\\nD')).toMatchInlineSnapshot();
  });
});`,
    },
    command: 'CI= npx rstest && cat a.test.ts && CI=true npx rstest',
    output: [
      'Snapshots 3 written',
      '      [Error: First\n        second\n\n      third]\n    `);',
      '      [Error: A\n      B]\n    `);',
      '      [Error: C\n      D]\n    `);',
      'Tests 3 passed',
    ],
  },
  'Why does a snapshot of error.stack differ on another machine?': {
    heading: 'tomatchsnapshot',
    says: 'Of an error, store the error itself or its message, because `error.stack` holds paths of your machine.',
    test: `import { expect, test } from '@rstest/core';
test('a', async () => {
  const error = new Error('no such book');
  expect(error.stack).toContain(import.meta.dirname);
  await Promise.resolve();
  expect(new Error('no such book').stack).toContain(import.meta.dirname);
  expect(error).toMatchSnapshot();
  expect(error.message).toMatchSnapshot();
});`,
    command: 'CI= npx rstest && cat __snapshots__/*',
    output: ['exports[`a 1`] = `[Error: no such book]`;', 'exports[`a 2`] = `"no such book"`;'],
  },
  'How do I compare the items of a list by identity?': {
    heading: 'tobe',
    says: 'To check that a list holds the very same objects, write `expect(list).to.have.ordered.members([atlas, emma])`, or `have.members` for any order.',
    test: `import { expect, test } from '@rstest/core';
const [atlas, emma] = [{ sku: 'B' }, { sku: 'B' }];
test('same', () => {
  expect([atlas, emma]).to.have.ordered.members([atlas, emma]);
  expect([atlas, emma]).not.to.have.ordered.members([emma, atlas]);
  expect([atlas, emma]).to.have.members([emma, atlas]);
  expect([atlas, emma]).not.to.have.members([{ ...atlas }, emma]);
});`,
    output: ['Tests 1 passed'],
  },
  'How do I compare dates with a tolerance?': {
    heading: 'tobecloseto',
    says: 'For dates that are less than half a second apart, write `expect(paid.getTime()).toBeCloseTo(sent.getTime(), -3)`, and for one between two others `expect(paid).to.be.within(start, end)`.',
    files: {
      'a.test.ts': `import { expect, test } from '@rstest/core';
const [start, paid, sent, end] = [0, 1_000_000, 1_000_499, 1_000_500].map((ms) => new Date(ms)) as [Date, Date, Date, Date];
test('a', () => {
  expect(paid.getTime()).toBeCloseTo(sent.getTime(), -3);
  expect(paid.getTime()).not.toBeCloseTo(end.getTime(), -3);
  expect(paid).to.be.within(start, end);
  expect(start).not.to.be.within(paid, end);
});`,
    },
    command:
      'npx rstest && npx tsc a.test.ts --pretty false --module esnext --moduleResolution bundler --target esnext --strict --noEmit --skipLibCheck; echo END',
    output: [/Tests 1 passed[\s\S]*\nEND/],
    absent: ['error TS'],
  },
  'What does a matcher without parentheses check?': {
    says: 'Without its parentheses, `expect(price).toBeUndefined`, a matcher checks nothing and the test passes, even with `expect.hasAssertions()`:',
    test: `${core}test('checks nothing', () => {
  expect.hasAssertions();
  expect(5).toBeUndefined;
  expect(undefined).not.toBeUndefined;
});
`,
    output: ['Tests 1 passed'],
  },
  'Can the snapshot in toMatchInlineSnapshot be an array?': {
    heading: 'tomatchinlinesnapshot',
    says: 'An array or object in the first place is `shape`, property matchers, not a snapshot.',
    test: `${core}test('passes', () => { expect(['a']).toMatchInlineSnapshot(['a']); });
test('fails', () => { expect(['b']).toMatchInlineSnapshot(['a']); });
`,
    exitCode: 1,
    output: ['✗ fails', 'Snapshot properties mismatched', 'Tests 1 failed | 1 passed'],
  },
} satisfies Answers;
