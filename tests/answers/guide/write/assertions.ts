import type { Answers } from '../../../support/answers.ts';

const head = "import { expect, test } from '@rstest/core';\n";

export default {
  'How do I check that an object lacks a field, and ignore letter case?': {
    says: "that an object has a field, or doesn't · `toHaveProperty`, `not.toHaveProperty`",
    elsewhere: { '/api/test-api/matchers': '`/dune/i` ignores letter case' },
    test: `import { expect, test } from '@rstest/core';
test('a', () => {
  expect({ name: 'Ada' }).not.toHaveProperty('password');
  expect(() => expect({ password: undefined }).not.toHaveProperty('password')).toThrow();
  expect('The DUNE').toMatch(/dune/i);
});`,
    output: ['Tests 1 passed'],
  },
  'How do I get hold of the error, and check several things of it?': {
    heading: 'check-that-something-throws',
    says: [
      'For the class, the message and a `code` at once, pass `expect.objectContaining`.',
      'No matcher gives you the error: catch it, `const error = await pay().catch((e) => e)`, and assert on it.',
    ],
    test: `import { expect, test } from '@rstest/core';
class PaymentError extends Error { name = 'PaymentError'; code = 402; }
const pay = async () => { throw new PaymentError('sold out'); };
test('at once', async () => {
  await expect(pay()).rejects.toThrow(expect.objectContaining({ name: 'PaymentError', message: 'sold out', code: 402 }));
  await expect(pay()).rejects.not.toThrow(expect.objectContaining({ name: 'PaymentError', message: 'sold in', code: 402 }));
});
test('caught', async () => {
  const error = await pay().catch((e) => e);
  expect(error).toBeInstanceOf(PaymentError);
  expect(error.code).toBe(402);
});`,
    output: ['Tests 2 passed'],
  },
  'Why are two texts that look the same not equal?': {
    heading: 'compare-values',
    says: "Two texts that look the same in the report differ in characters that you can't see, often the no-break space with which `Intl` writes a price: `'25,00\\u00a0€'` in German. `encodeURI(text)` shows it as `%C2%A0`.",
    test: `${head}const text = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).format(25);
test('space', () => { expect(text).toBe('25,00 €'); });
test('no-break', () => { expect(text).toBe('25,00\\u00a0€'); console.log('URI', encodeURI(text)); });`,
    exitCode: 1,
    output: ['URI 25,00%C2%A0', '✗ space', '✓ no-break'],
  },
  'Which failures leave out the second argument of expect?': {
    heading: 'explain-a-failure',
    says: 'The second argument of `expect` is printed in front of most failures, but not of those of snapshot matchers or of a promise that settles the other way.',
    test: `import { expect, test } from '@rstest/core';
test('number', () => { expect(1, 'WHY1').toBe(2); });
test('value', async () => { await expect(Promise.resolve(1), 'WHY2').resolves.toBe(2); });
test('resolved', async () => { await expect(Promise.resolve(1), 'WHY3').rejects.toThrow(); });
test('rejected', async () => { await expect(Promise.reject(new Error('no')), 'WHY4').resolves.toBe(2); });
test('inline', () => { expect(1, 'WHY5').toMatchInlineSnapshot('2'); });`,
    command:
      'CI=1 npx rstest --reporter=dot > out.txt 2>&1; grep -E "^(Assertion)?Error|^Snapshot|^promise" out.txt',
    output: [
      /AssertionError: WHY1: expected 1 to be 2[\s\S]*AssertionError: WHY2: expected 1 to be 2[\s\S]*promise resolved "1" instead of rejecting[\s\S]*promise rejected "Error: no" instead of resolving/,
    ],
    absent: ['WHY3', 'WHY4', 'WHY5'],
  },
  'Is toEqual content with a field that is undefined on one side only?': {
    heading: 'compare-values',
    says: [
      '`toEqual` ignores fields that are `undefined`, and of most objects the class.',
      '`toHaveBeenCalledWith` follows the rules of `toEqual`.',
    ],
    test: `import { expect, rs, test } from '@rstest/core';
test('equal', () => { expect({ a: 1, b: undefined }).toEqual({ a: 1 }); });
test('called', () => { const send = rs.fn(); send({ a: 1, b: undefined }); expect(send).toHaveBeenCalledWith({ a: 1 }); });
test('strict', () => { expect({ a: 1, b: undefined }).toStrictEqual({ a: 1 }); });`,
    exitCode: 1,
    output: ['✓ equal', '✓ called', '✗ strict'],
  },
  'Does toEqual compare classes?': {
    heading: 'compare-values',
    says: '`toEqual` ignores fields that are `undefined`, and of most objects the class.',
    test: `${head}class Price { constructor(public cents: number) {} }
test('equal', () => { expect(new Price(1)).toEqual({ cents: 1 }); });
test('strict', () => { expect(new Price(1)).toStrictEqual({ cents: 1 }); });`,
    exitCode: 1,
    output: ['✓ equal', '✗ strict'],
  },
  'Can expect.any stand in toBe, as it can in toEqual?': {
    heading: 'check-part-of-an-object',
    says: 'You can use them where `toEqual`, `toMatchObject` and the other matchers compare contents, and in `toHaveBeenCalledWith`, but not with `toBe`.',
    test: `${head}const order = { at: new Date() };
test('equal', () => { expect(order).toEqual({ at: expect.any(Date) }); });
test('object', () => { expect(order).toMatchObject({ at: expect.any(Date) }); });
test('list', () => { expect([order]).toContainEqual({ at: expect.any(Date) }); });
test('same', () => { expect(order.at).toBe(expect.any(Date)); });`,
    exitCode: 1,
    output: ['✓ equal', '✓ object', '✓ list', '✗ same'],
  },
  'Does toThrow work with an async function?': {
    heading: 'check-that-something-throws',
    says: "For an async function use `rejects`. `toThrow` doesn't wait.",
    test: `${head}test('a', async () => { expect(async () => { throw new Error('x'); }).toThrow(); });`,
    exitCode: 1,
    output: ['expected [AsyncFunction] to throw an error'],
  },
  'Does a test go on after expect.soft failed?': {
    heading: 'see-all-failures-at-once',
    says: 'With `expect.soft` the test goes on and reports every failure at the end.',
    test: `${head}test('a', () => { expect.soft(1).toBe(2); console.log('WENT ON'); });`,
    exitCode: 1,
    output: ['WENT ON', 'Tests 1 failed'],
  },
  'What else does .not accept?': {
    heading: 'use-not-with-care',
    says: '`.not` accepts everything except one value, including wrong ones: `expect(total(cart)).not.toBe(0)` passes for `NaN`.',
    test: "import { expect, test } from '@rstest/core'; test('a', () => { for (const total of [Number.NaN, undefined, 'none']) expect(total).not.toBe(0); });",
    output: ['Tests 1 passed'],
  },
  'Does toBeCloseTo round both numbers?': {
    heading: 'check-numbers-with-decimals',
    says: 'Use `toBeCloseTo`, which allows a difference of less than 0.005 unless you pass another number of digits.',
    test: `${head}test('rounds to 1.00 and 1.01', () => { expect(1.006).toBeCloseTo(1.004); });
test('rounds to 1.01 both', () => { expect(1.0055).toBeCloseTo(1.0145); });
test('one digit', () => { expect(1.0055).toBeCloseTo(1.0145, 1); });`,
    exitCode: 1,
    output: ['✓ rounds to 1.00 and 1.01', '✗ rounds to 1.01 both', '✓ one digit'],
  },
  "How do I assert that an async function doesn't throw?": {
    heading: 'check-that-something-throws',
    says: '`await expect(pay()).resolves.not.toThrow()` says the same in words, and fails with `promise rejected "Error: …" instead of resolving`. Call the function: `expect(async () => pay()).not.toThrow()` always passes, and a rejection fails the file instead, if it comes in time.',
    test: `${head}const pay = async (ok: boolean) => { if (!ok) throw new Error('DECLINED'); };
test('fine', async () => { await pay(true); await expect(pay(true)).resolves.not.toThrow(); });
test('awaited', async () => { await pay(false); });
test('in words', async () => { await expect(pay(false)).resolves.not.toThrow(); });`,
    files: {
      'b.test.ts': `${head}const pay = async () => { throw new Error('DECLINED'); };
test('not called', async () => { await expect(async () => pay()).not.toThrow(); });
test('pause', async () => { await new Promise((r) => setTimeout(r, 50)); });`,
    },
    command: 'npx rstest a.test.ts; npx rstest b.test.ts',
    exitCode: 1,
    output: [
      '✓ fine',
      /✗ awaited.*\s+DECLINED\s/,
      /✗ in words.*\s+promise rejected "Error: DECLINED" instead of resolving/,
      /Test Files 1 failed\s+Tests 2 passed/,
    ],
  },
  'Why does toStrictEqual fail without a visual difference?': {
    heading: 'compare-values',
    says: [
      '`toStrictEqual` may also fail for two objects that print the same, with `no visual difference`: one has no prototype, like the `groups` of a regular expression or what `Object.create(null)` makes, or their classes only share a name. Use `toEqual`, or spread the one without a prototype into a plain object: `expect({ ...match.groups })`.',
    ],
    test: `import { expect, test } from '@rstest/core';
const groups: any = /(?<year>\\d+)/.exec('in 2030')?.groups;
const bare = Object.assign(Object.create(null), { year: '2030' });
const made = () => new (class Price { year = '2030'; })();
test('groups', () => { expect(groups).toStrictEqual({ year: '2030' }); });
test('bare', () => { expect(bare).toStrictEqual({ year: '2030' }); });
test('class', () => { expect(made()).toStrictEqual(made()); });
test('equal', () => {
  for (const object of [groups, bare]) { expect(object).toEqual({ year: '2030' }); expect({ ...object }).toStrictEqual({ year: '2030' }); }
  expect(made()).toEqual(made());
});`,
    exitCode: 1,
    output: [
      'groups',
      'Compared values have no visual difference.',
      'bare',
      'Compared values have no visual difference.',
      'class',
      'Compared values have no visual difference.',
      'Tests 3 failed | 1 passed',
    ],
  },
  'How do I compare a number with decimals inside an object?': {
    heading: 'check-numbers-with-decimals',
    says: 'Inside an object or a list that `toEqual` compares, write `expect.closeTo(4.33)`.',
    test: `${head}test('close', () => { expect({ stars: 13 / 3, list: [13 / 3] }).toEqual({ stars: expect.closeTo(4.33), list: [expect.closeTo(4.33)] }); });
test('exact', () => { expect({ stars: 13 / 3 }).toEqual({ stars: 4.33 }); });
test('far', () => { expect({ stars: 13 / 3 }).toEqual({ stars: expect.closeTo(4.32) }); });
test('contain', () => { expect([13 / 3]).toContain(expect.closeTo(4.33)); });`,
    exitCode: 1,
    output: ['✓ close', '✗ exact', '✗ far', '✗ contain'],
  },
  'Which line does the report show when an assertion in a helper fails?': {
    heading: 'assertions-in-a-helper-function',
    says: [
      'When an assertion fails in a function that several tests call, the report shows the line in that function. The line of the test is below it, in one that begins with `at`.',
      "An async helper can do the same around its `await`, if the test writes `await`, too: the stack of a promise that it returns doesn't have its line. A matcher of your own that returns `pass` needs none of this.",
    ],
    test: `import { expect, test } from '@rstest/core';
const plain = (n: number) => { expect(n).toBe(1); };
async function later(n: number) {
  try { await null; expect(n).toBe(1); }
  catch (error) { Error.captureStackTrace(error as Error, later); throw error; }
}
expect.extend({ toBeOne: (n) => ({ pass: n === 1, message: () => 'not one' }) });
test('plain', () => { plain(2); });
test('later', async () => { await later(2); });
test('own', () => { (expect(2) as any).toBeOne(); });
test('returned', () => later(2));`,
    exitCode: 1,
    output: [
      /> 2 \| const plain[\s\S]*a\.test\.ts:2:\d+[\s\S]*a\.test\.ts:8:\d+/,
      /> +9 \| test\('later'/,
      /> +10 \| test\('own'/,
    ],
    absent: [/a\.test\.ts:11:\d+/],
  },
} satisfies Answers;
