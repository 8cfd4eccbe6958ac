import { type Answers, attempts, core } from '../../../support/answers.ts';

export default {
  'Can I use any matcher, such as toBeGreaterThan, inside toMatchObject?': {
    heading: 'expectanything',
    says: [
      '`expect.anything()` matches everything except `null` and `undefined`.',
      'For any other, write the condition, `expect.toSatisfy((total) => total > 9)`, because `expect.toBeGreaterThan` is not a function.',
    ],
    test: `${core}test('a', () => {
  console.log(typeof (expect as any).toBeGreaterThan);
  expect({ total: 12 }).toMatchObject({ total: expect.toSatisfy((total) => total > 9) });
  expect({ total: 8 }).not.toMatchObject({ total: expect.toSatisfy((total) => total > 9) });
});`,
    output: ['undefined', 'Tests 1 passed'],
  },
  'How do I compare a list of numbers with decimals?': {
    heading: 'expectcloseto',
    says: 'For a whole list, write `toEqual(expected.map((n) => expect.closeTo(n)))`.',
    test: `import { expect, test } from '@rstest/core';
test('a', () => {
  const expected = [0.3, 0.7];
  expect([0.1 + 0.2, 0.7]).toEqual(expected.map((n) => expect.closeTo(n)));
  expect([0.1 + 0.2, 0.8]).not.toEqual(expected.map((n) => expect.closeTo(n)));
});`,
    output: ['Tests 1 passed'],
  },
  'How do I allow no other items beside arrayContaining?': {
    heading: 'expectarraycontaining',
    says: 'Other items are allowed, unless you add `toHaveLength(2)`.',
    test: `import { expect, test } from '@rstest/core';
const list = [{ a: 1, x: 1 }, { a: 2, x: 2 }, { a: 3, x: 3 }];
test('a', () => { expect(list).toEqual(expect.arrayContaining([expect.objectContaining({ a: 2 }), expect.objectContaining({ a: 1 })])); });
test('b', () => { expect(list).toHaveLength(2); });`,
    exitCode: 1,
    output: ['✓ a', '✗ b'],
  },
  'How do I compare a list in an object in any order?': {
    heading: 'expectarraycontaining',
    says: 'For exactly the same items in any order, write `expect(list).to.have.deep.members([…])`, or, for a list in an object, sort a copy: `expect({ ...order, tags: order.tags.toSorted() }).toEqual(…)`.',
    test: `${core}const order = { id: 1, tags: ['new', 'book'] };
test('a', () => {
  expect({ ...order, tags: order.tags.toSorted() }).toEqual({ id: 1, tags: ['book', 'new'] });
  expect({ ...order, tags: order.tags.toSorted() }).not.toEqual({ id: 1, tags: ['book'] });
  expect(order.tags).to.have.deep.members(['book', 'new']);
});`,
    output: ['Tests 1 passed'],
  },
  'Which lines does a failing property matcher of a snapshot mark?': {
    heading: 'read-the-difference-of-a-failure',
    says: 'So does `toMatchSnapshot` when a property matcher fails, and there properties without a matcher are `+` lines, too.',
    test: `import { expect, test } from '@rstest/core';
test('a', () => { expect({ id: 7, title: 'Emma', paid: true }).toMatchSnapshot({ id: expect.any(Number), title: expect.stringMatching(/Dune/) }); });`,
    exitCode: 1,
    output: [
      '- "id": Any<Number>',
      '- "title": StringMatching /Dune/',
      '+ "id": 7',
      '+ "paid": true',
    ],
  },
  'Does expect.any(Object) match null, and does toBe take asymmetric matchers?': {
    says: "`toBe` doesn't support asymmetric matchers:",
    files: attempts(
      "await ok('null', () => expect(null).toEqual(expect.any(Object))); await ok('anything', () => expect(null).toEqual(expect.anything())); await ok('be', () => expect('a').toBe(expect.any(String)));",
    ),
    output: ['null yes', 'anything no', 'be no'],
  },
  'Is objectContaining recursive, and does arrayContaining count duplicates?': {
    heading: 'expectobjectcontaining',
    says: 'Nested objects must be **equal**',
    elsewhere: {
      '/api/test-api/asymmetric-matchers': [
        'matches arrays, no other lists, that contain all these items, in any order. One item is enough for two equal ones in `list`.',
        "A text is a pattern, too, unlike in `toMatch`: `'1.5'` matches `1x5`, and `'1+1'` doesn't match itself. For literal text, use `expect.stringContaining`.",
      ],
    },
    files: attempts(
      `await ok('deep', () => expect({ a: { x: 1, y: 2 } }).toEqual(expect.objectContaining({ a: { x: 1 } })));
await ok('twice', () => expect([1]).toEqual(expect.arrayContaining([1, 1])));
await ok('set', () => expect(new Set([1])).toEqual(expect.arrayContaining([1])));
await ok('dot', () => expect('1x5').toEqual(expect.stringMatching('1.5')));
await ok('toMatch', () => expect('1x5').toMatch('1.5'));
await ok('itself', () => expect('1+1').toEqual(expect.stringMatching('1+1')));
await ok('literal', () => expect('1+1').toEqual(expect.stringContaining('1+1')));`,
    ),
    output: ['deep no', 'twice yes', 'set no', 'dot yes', 'toMatch no', 'itself no', 'literal yes'],
  },
  'Which asymmetric matchers have an opposite, and how close is closeTo?': {
    heading: 'expect-the-opposite',
    says: 'All except `any` and `anything` have an opposite:',
    files: attempts(
      "await ok('not', () => expect('Emma').toEqual(expect.not.stringContaining('Dune'))); console.log('opposites', 'any' in expect.not, 'arrayContaining' in expect.not, 'closeTo' in expect.not); await ok('near', () => expect({ a: 0.1 + 0.2 }).toEqual({ a: expect.closeTo(0.3) })); await ok('far', () => expect({ a: 0.31 }).toEqual({ a: expect.closeTo(0.3) }));",
    ),
    output: ['not yes', 'opposites false true true', 'near yes', 'far no'],
  },
  'Why does toMatchObject({ list: expect.arrayContaining([{ a: 1 }]) }) not match [{ a: 1, b: 2 }]?':
    {
      heading: 'expectarraycontaining',
      says: 'Items must be equal, even inside `toMatchObject`',
      test: `import { expect, test } from '@rstest/core';
const order = { list: [{ a: 1, b: 2 }] };
test('plain', () => expect(order).toMatchObject({ list: [{ a: 1 }] }));
test('containing', () => expect(order).toMatchObject({ list: expect.arrayContaining([{ a: 1 }]) }));
test('object', () => expect(order).toMatchObject({ list: expect.arrayContaining([expect.objectContaining({ a: 1 })]) }));`,
      exitCode: 1,
      output: ['✓ plain', '✗ containing', '✓ object'],
    },
  'Which values does expect.toSatisfy match?': {
    heading: 'expecttosatisfy',
    says: '`expect.toSatisfy(fn)` matches values for which `fn` returns a truthy value.',
    test: `${core}test('x', () => { expect({ n: 4 }).toEqual({ n: expect.toSatisfy((n: number) => n) }); console.log((() => { try { expect({ n: 0 }).toEqual({ n: expect.toSatisfy((n: number) => n) }); return 'passes'; } catch { return 'fails'; } })()); });
`,
    output: ['fails'],
  },
  'How do I compare a list in any order, items all alike, or a field that may be null?': {
    heading: 'expectarraycontaining',
    says: [
      "For exactly the same items in any order, write `expect(list).to.have.deep.members([…])`, or, for a list in an object, sort a copy: `expect({ ...order, tags: order.tags.toSorted() }).toEqual(…)`. Jest's `expect.arrayOf` doesn't exist: use `expect.toSatisfy((list) => list.every(isBook))`.",
      'Entries can be matchers, as for a field that may be `null`: `expect.toBeOneOf([null, expect.any(String)])`.',
      "A key that is missing doesn't match, even if `undefined` is listed. Within `toEqual` and the mock matchers, neither does a key or an item that is `undefined`, whatever the asymmetric matcher: use `toStrictEqual`, or `expect.objectContaining` around it.",
    ],
    files: attempts(
      "const list = [{ a: 1 }, { a: 2 }]; await ok('order', () => expect(list).to.have.deep.members([{ a: 2 }, { a: 1 }])); await ok('fewer', () => expect(list).to.have.deep.members([{ a: 2 }])); await ok('alike', () => expect({ list }).toEqual({ list: expect.toSatisfy((items: any) => items.every((item: any) => item.a > 0)) })); console.log('arrayOf', 'arrayOf' in expect); for (const note of [null, 'text', 5]) await ok('note ' + note, () => expect({ note }).toEqual({ note: expect.toBeOneOf([null, expect.any(String)]) })); await ok('missing', () => expect({}).toEqual({ note: expect.toBeOneOf([undefined]) })); const send = rs.fn(); send({ note: undefined }); for (const some of [expect.toBeOneOf([undefined]), expect.toSatisfy(() => true), expect.not.stringContaining('x')]) { await ok('equal', () => expect({ note: undefined }).toEqual({ note: some })); await ok('called', () => expect(send).toHaveBeenCalledWith({ note: some })); await ok('strict', () => expect({ note: undefined }).toStrictEqual({ note: some })); } for (const list of [[undefined]]) { send(list); const some = [expect.toBeOneOf([undefined])]; await ok('item equal', () => expect(list).toEqual(some)); await ok('item called', () => expect(send).toHaveBeenCalledWith(some)); await ok('item strict', () => expect(list).toStrictEqual(some)); } await ok('around', () => expect(send).toHaveBeenCalledWith(expect.objectContaining({ note: expect.toBeOneOf([undefined]) }))); await ok('around missing', () => expect({}).toEqual(expect.objectContaining({ note: expect.toBeOneOf([undefined]) })));",
    ),
    output: [
      'order yes',
      'fewer no',
      'alike yes',
      'arrayOf false',
      'note null yes',
      'note text yes',
      'note 5 no',
      'item equal no',
      'item called no',
      'item strict yes',
      'missing no',
      'equal no',
      'called no',
      'strict yes',
      'equal no',
      'called no',
      'strict yes',
      'equal no',
      'called no',
      'strict yes',
      'around yes',
      'around missing no',
    ],
  },
  "Why isn't expect.anything() a type error where a string is expected?": {
    says: 'Their type is `any`, so TypeScript accepts them where a string or an object is expected.',
    files: {
      'a.ts': `import { expect } from '@rstest/core';
type IsAny<T> = 0 extends 1 & T ? true : false;
[{} as IsAny<ReturnType<typeof expect.anything>>, {} as IsAny<ReturnType<typeof expect.objectContaining>>] satisfies [true, true];
const title: string = expect.stringContaining('a');
console.log(title, 5 satisfies string);`,
    },
    command:
      'npx tsc --noEmit --strict --target esnext --module esnext --moduleResolution bundler --skipLibCheck a.ts',
    exitCode: 2,
    output: ['a.ts(5,'],
    absent: ['a.ts(3,', 'a.ts(4,'],
  },
  'Why does a difference mark fields whose asymmetric matcher did match?': {
    says: 'When the comparison fails, the difference lists these matchers on both sides even where they match.',
    test: `${core}const got = { name: 'bar', size: 1 };
const wanted = () => ({ name: expect.any(String), size: 2 });
test('equal', () => { expect(got).toEqual(wanted()); });
test('part', () => { expect(got).toMatchObject(wanted()); });
test('call', () => { const f = rs.fn(); f(got); expect(f).toHaveBeenCalledWith(wanted()); });`,
    exitCode: 1,
    output: [
      /(?:-\s+"name": Any<String>,[\s\S]*?\+\s+"name": "bar",[\s\S]*?){3}/,
      'Tests 3 failed',
    ],
  },
  'Which keys does the difference of objectContaining mark?': {
    heading: 'expectobjectcontaining',
    says: "When it fails, the difference also marks the keys that you didn't name: they aren't the cause.",
    test: `import { expect, test } from '@rstest/core';
test('x', () => { expect({ a: 1, b: 2, c: 3 }).toEqual(expect.objectContaining({ b: 2, c: 2 })); });`,
    exitCode: 1,
    output: [/\+\s+"a": 1,\s+"b": 2,\s+-\s+"c": 2,\s+\+\s+"c": 3,/],
  },
  'Why does arrayContaining inside toMatchObject pass for an item that lacks a field?': {
    heading: 'expectarraycontaining',
    says: "Do so inside `toMatchObject` above all, because a plain item there matches one that lacks a field: `{ sku: 'b-1', paid: true }` finds `{ sku: 'b-1' }`, and the test passes. Plain objects nested in `objectContaining` do the same.",
    files: attempts(
      "const order = { items: [{ sku: 'b-1' }], buyer: { id: { a: 1 } } }; const wanted = { sku: 'b-1', paid: true }; const some = (part: object) => expect.objectContaining(part); await ok('plain', () => expect(order).toMatchObject({ items: expect.arrayContaining([wanted]) })); await ok('alone', () => expect(order.items).toEqual(expect.arrayContaining([wanted]))); await ok('wrapped', () => expect(order).toMatchObject({ items: expect.arrayContaining([some(wanted)]) })); await ok('nested', () => expect(order).toMatchObject({ buyer: some({ id: { a: 1, b: 2 } }) })); await ok('nested twice', () => expect(order).toMatchObject({ buyer: some({ id: some({ a: 1, b: 2 }) }) }));",
    ),
    output: ['plain yes', 'alone no', 'wrapped no', 'nested yes', 'nested twice no'],
  },
  'Why does the difference mark expect.anything() although it matches?': {
    heading: 'read-the-difference-of-a-failure',
    says: [
      'The lines `- "id": Any<Number>` and `+ "id": 7` appear beside those of `total`, the only cause.',
      '`toMatchObject` and the mock matchers print it the same way.',
    ],
    test: `${core}const order = { id: 7, total: 20 };
const wanted = { id: expect.any(Number), total: 30 };
const send = rs.fn();
test('equal', () => expect(order).toEqual(wanted));
test('part', () => expect(order).toMatchObject(wanted));
test('call', () => { send(order); expect(send).toHaveBeenCalledWith(wanted); });
test('around', () => expect({ at: 'Mon', order: { total: 20 } }).toEqual({ at: expect.anything(), order: { total: 30 } }));`,
    exitCode: 1,
    output: [
      /FAIL {2}a\.test\.ts > equal[\s\S]*- {3}"id": Any<Number>,[\s\S]*\+ {3}"id": 7,[\s\S]*> part[\s\S]*- {3}"id": Any<Number>,[\s\S]*> call[\s\S]*"id": Any<Number>,[\s\S]*> around[\s\S]*- {3}"at": Anything,/,
    ],
  },
  'What do empty matchers and their opposites match, and does objectContaining take an array?': {
    heading: 'expect-the-opposite',
    says: [
      '`expect.not.arrayContaining([a, b])` matches unless **all** of them are there. To exclude each one, assert it alone: `expect(list).not.toContainEqual(a)`. `toEqual` takes one argument, and ignores a second matcher.',
      'An empty list, `expect.arrayContaining([])`, matches every value, `undefined` too.',
      'It takes an array or a string for an object, too, `{ length: 2 }`, and `{}` matches every value: add `toBeInstanceOf` or `Array.isArray` where that matters.',
    ],
    test: `import { expect, test } from '@rstest/core';
const arrayContaining = (list: unknown[]) => expect.arrayContaining(list), objectContaining = (part: object) => expect.objectContaining(part), not = expect.not;
test('a', () => {
  expect([1, 2]).toEqual(not.arrayContaining([2, 3]));
  expect([1, 2, 3]).not.toEqual(not.arrayContaining([2, 3]));
  expect([1, 2]).not.toContainEqual(3);
  (expect([1]) as any).toEqual(arrayContaining([1]), not.arrayContaining([1]));
  for (const value of [{}, 5, undefined]) expect(value).toEqual(arrayContaining([]));
  for (const value of [[1, 2], 'ab']) expect(value).toEqual(objectContaining({ length: 2 }));
  for (const value of [null, 5, []]) expect(value).toEqual(objectContaining({}));
});`,
    output: ['1 passed'],
  },
  'Can I take a matcher off expect?': {
    says: "Call them on `expect`: unlike in Jest, most of them, taken off it as in `const { objectContaining } = expect`, fail with `Cannot read properties of undefined (reading '__flags')`.",
    test: `import { expect, test } from '@rstest/core';
const { anything, arrayContaining, objectContaining, stringContaining } = expect;
test.each([() => anything(), () => arrayContaining([]), () => objectContaining({}), () => stringContaining('a')])('%#', (take) => {
  expect(take).toThrow("Cannot read properties of undefined (reading '__flags')");
});
test('any', () => { const { any } = expect; expect(1).toEqual(any(Number)); });`,
    output: ['5 passed'],
  },
  'How do I match the message of an error in part?': {
    heading: 'expectobjectcontaining',
    says: 'match its message with `toMatchObject({ message: expect.stringMatching(/^sold out/) })`, after `rejects` as well. An `Error` that you expect takes no matcher as its message: it never matches.',
    test: `import { expect, test } from '@rstest/core';
const error = () => Object.assign(new TypeError('sold out 7'), { code: 'E_STOCK' });
const wanted = () => Object.assign(new TypeError(), { code: 'E_STOCK', message: expect.stringMatching(/^sold out/) });
test('part', () => { expect(error()).toMatchObject({ message: expect.stringMatching(/^sold out/), code: 'E_STOCK' }); });
test('rejects', async () => { await expect(Promise.reject(error())).rejects.toMatchObject({ message: expect.stringMatching(/^sold out/) }); });
test('other message', () => { expect(error()).not.toMatchObject({ message: expect.stringMatching(/^lost/) }); });
test('in an Error', () => { expect(error()).not.toMatchObject(wanted()); expect(error()).not.toEqual(wanted()); });`,
    output: ['Tests 4 passed'],
  },
  'How do I ignore a property, and does toMatchObject need nested objectContaining?': {
    heading: 'expectanything',
    says: [
      "Use it to ignore a property that may have any value when comparing objects, `toEqual({ id: expect.anything(), title: 'Emma' })`. If it may also be missing, leave it out: `const { id, ...rest } = order`, then compare `rest`.",
      "`toMatchObject` needs no nesting, because it compares nested objects in the same way as the outer one, but it isn't a value to use inside others.",
    ],
    files: {
      'a.test.ts': `import { expect, test } from '@rstest/core';
test('a', () => {
  expect({ id: 7, title: 'Emma' }).toEqual({ id: expect.anything(), title: 'Emma' });
  expect({ title: 'Emma' }).not.toEqual({ id: expect.anything(), title: 'Emma' });
  const order: { id?: number; title: string } = { title: 'Emma' };
  const { id, ...rest } = order;
  expect(rest).toEqual({ title: 'Emma' });
  const nested = { a: { b: { c: 1, d: 2 }, e: 3 } };
  expect(nested).toMatchObject({ a: { b: { c: 1 } } });
  expect(nested).not.toEqual(expect.objectContaining({ a: { b: { c: 1 } } }));
  expect('toMatchObject' in expect).toBe(false);
});`,
    },
    output: ['Tests 1 passed'],
  },
} satisfies Answers;
