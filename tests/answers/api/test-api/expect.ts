import type { Answer } from '../../../support/answers.ts';

const core = "import { expect, rs, test } from '@rstest/core';\n";
const check =
  'const ok = async (name: string, f: () => unknown) => { try { await f(); console.log(name, "yes"); } catch (e: any) { console.log(name, "no:", e.message.split("\\n")[0]); } };\n';
const file = (body: string) => ({
  'a.test.ts': `${core}${check}test('x', async () => {\n${body}\n});`,
});

export default [
  {
    question: 'What happens with expect(value) and no matcher, and with a misspelt matcher?',
    heading: '',
    files: file(
      "await ok('none', () => { expect(1); }); await ok('typo', () => (expect(1) as any).toBee(1));",
    ),
    output: ['none yes', 'typo no: Invalid Chai property: toBee. Did you mean "toBe"?'],
  },
  {
    question: 'Where does the second argument of expect appear?',
    heading: '',
    files: file("expect(1, 'cart size').toBe(2);"),
    exitCode: 1,
    output: ['cart size: expected 1 to be 2'],
  },
  {
    question: 'Is NaN equal to NaN, and -0 to 0?',
    heading: 'equality',
    files: file(
      "await ok('nan', () => expect(NaN).toBe(NaN)); await ok('be', () => expect(-0).toBe(0)); await ok('equal', () => expect(-0).toEqual(0));",
    ),
    output: ['nan yes', 'be no', 'equal no'],
  },
  {
    question: 'Do toEqual and toStrictEqual care about undefined keys, holes and classes?',
    heading: 'equality',
    files: file(`class P { constructor(public c: number) {} }
for (const m of ['toEqual', 'toStrictEqual'] as const) {
  await ok(m + ' key', () => expect({ a: 1, b: undefined })[m]({ a: 1 }));
  await ok(m + ' hole', () => expect([, 1])[m]([undefined, 1]));
  await ok(m + ' class', () => expect(new P(1))[m]({ c: 1 }));
}`),
    output: [
      'toEqual key yes',
      'toEqual hole yes',
      'toEqual class yes',
      'toStrictEqual key no',
      'toStrictEqual hole no',
      'toStrictEqual class no',
    ],
  },
  {
    question:
      'Does toMatchObject allow longer arrays, or a missing key that is expected to be undefined?',
    heading: 'equality',
    files: file(
      "await ok('array', () => expect([{ a: 1 }, { b: 1 }]).toMatchObject([{ a: 1 }])); await ok('key', () => expect({}).toMatchObject({ a: undefined })); await ok('inner', () => expect({ l: [{ a: 1, b: 1 }] }).toMatchObject({ l: [{ a: 1 }] }));",
    ),
    output: ['array no', 'key no', 'inner yes'],
  },
  {
    question: 'When are two errors equal?',
    heading: 'equality',
    files: file(
      "await ok('same', () => expect(new Error('a')).toEqual(new Error('a'))); await ok('message', () => expect(new Error('a')).toEqual(new Error('b'))); await ok('class', () => expect(new TypeError('a')).toEqual(new Error('a'))); await ok('cause', () => expect(new Error('a', { cause: 1 })).toEqual(new Error('a', { cause: 2 })));",
    ),
    output: ['same yes', 'message no', 'class no', 'cause no'],
  },
  {
    question: 'Does toContain find NaN, a Set member, an equal object, or the key of a Map?',
    heading: 'text-and-collections',
    files: file(
      "await ok('nan', () => expect([NaN]).toContain(NaN)); await ok('set', () => expect(new Set([1])).toContain(1)); await ok('object', () => expect([{ a: 1 }]).toContain({ a: 1 })); await ok('map', () => expect(new Map([[1, 2]])).toContain(1));",
    ),
    output: ['nan no', 'set yes', 'object no', 'map no'],
  },
  {
    question: 'Does toHaveLength work on a Set, and toHaveProperty on inherited properties?',
    heading: 'text-and-collections',
    files: file(
      "await ok('set', () => expect(new Set([1])).toHaveLength(1)); await ok('inherited', () => expect({}).toHaveProperty('toString')); await ok('index', () => expect({ a: [1] }).toHaveProperty('a.0', 1)); await ok('dot', () => expect({ 'a.b': 1 }).toHaveProperty(['a.b']));",
    ),
    output: ['set yes', 'inherited yes', 'index yes', 'dot yes'],
  },
  {
    question:
      'Does toThrow with a string need the whole message, and what does an empty string match?',
    heading: 'tothrow',
    files: file(
      "const t = () => { throw new Error('sold out today'); }; await ok('part', () => expect(t).toThrow('out')); await ok('empty', () => expect(t).toThrow(''));",
    ),
    output: ['part yes', 'empty no'],
  },
  {
    question: 'What must match for toThrow(new Error(…)), and does a subclass count?',
    heading: 'tothrow',
    files: file(
      "const t = () => { throw new TypeError('x'); }; await ok('same', () => expect(t).toThrow(new TypeError('x'))); await ok('parent object', () => expect(t).toThrow(new Error('x'))); await ok('parent class', () => expect(t).toThrow(Error)); await ok('undefined', () => expect(() => { throw undefined; }).toThrow());",
    ),
    output: ['same yes', 'parent object no', 'parent class yes', 'undefined yes'],
  },
  {
    question: 'Does toThrow(new Error(…)) accept a subclass, an own code or another name?',
    heading: 'tothrow',
    files: file(
      "class Sub extends Error {} class Coded extends Error { code = 1; } class Named extends Error { name = 'Named'; } const t = (e: Error) => () => { throw e; }; await ok('sub', () => expect(t(new Sub('a'))).toThrow(new Error('a'))); await ok('coded', () => expect(t(new Coded('a'))).toThrow(new Error('a'))); await ok('named', () => expect(t(new Named('a'))).toThrow(new Error('a'))); await ok('equal', () => expect(new Sub('a')).toEqual(new Error('a')));",
    ),
    output: ['sub yes', 'coded no', 'named no', 'equal yes'],
  },
  {
    question: 'What does failIfNever change?',
    heading: 'mock-matchers',
    files: file(
      "const never = rs.fn(); const called = rs.fn(); called(); await ok('before', () => expect(never).toHaveBeenCalledBefore(called)); await ok('before false', () => expect(never).toHaveBeenCalledBefore(called, false)); await ok('after', () => expect(called).toHaveBeenCalledAfter(never)); await ok('after false', () => expect(called).toHaveBeenCalledAfter(never, false)); await ok('self false', () => expect(never).toHaveBeenCalledAfter(called, false));",
    ),
    output: ['before no', 'before false yes', 'after no', 'after false yes', 'self false no'],
  },
  {
    question: 'Does toThrow work on an async function?',
    heading: 'tothrow',
    files: file(
      "const f = async () => { throw new Error('a'); }; await ok('plain', () => expect(f).toThrow()); await ok('rejects', () => expect(f).rejects.toThrow('a'));",
    ),
    exitCode: 1,
    output: ['plain no', 'rejects yes'],
  },
  {
    question: 'What happens when resolves is not awaited and fails later?',
    heading: 'promises',
    files: {
      'a.test.ts': `${core}test('forgot', () => { expect(Promise.resolve(1)).resolves.toBe(2); });\ntest('next', async () => { await new Promise((r) => setTimeout(r, 50)); });`,
    },
    command: 'npx rstest --reporter=verbose',
    exitCode: 1,
    output: ['✓ forgot', 'expected 1 to be 2', 'Tests 2 passed'],
  },
  {
    question: 'Can resolves and rejects be used on a function or a plain value?',
    heading: 'promises',
    files: file(
      "await ok('rejects fn', () => expect(async () => { throw new Error('a'); }).rejects.toThrow()); await ok('resolves fn', () => expect((async () => 1) as any).resolves.toBe(1)); await ok('value', () => expect(1 as any).resolves.toBe(1));",
    ),
    output: [
      'rejects fn yes',
      'resolves fn no',
      'value no: You must provide a Promise to expect()',
    ],
  },
  {
    question: 'Was a mock called with (1) when it was called with (1, undefined)?',
    heading: 'mock-matchers',
    files: file(
      "const f = rs.fn(); f(1, undefined); await ok('number', () => expect(f).toHaveBeenCalledWith(1)); const g = rs.fn(); g({ a: 1, b: undefined }); await ok('key', () => expect(g).toHaveBeenCalledWith({ a: 1 })); await ok('plain', () => expect(() => {}).toHaveBeenCalled());",
    ),
    output: ['number no', 'key yes', 'plain no: [Function] is not a spy or a call to a spy!'],
  },
  {
    question: 'Which calls does toHaveBeenCalledBefore compare, and what if one was never called?',
    heading: 'mock-matchers',
    files: file(
      "const a = rs.fn(), b = rs.fn(), c = rs.fn(); a(); b(); a(); await ok('a before b', () => expect(a).toHaveBeenCalledBefore(b)); await ok('b before a', () => expect(b).toHaveBeenCalledBefore(a)); await ok('never', () => expect(c).toHaveBeenCalledBefore(a)); await ok('never allowed', () => expect(c).toHaveBeenCalledBefore(a, false));",
    ),
    output: ['a before b yes', 'b before a no', 'never no', 'never allowed yes'],
  },
  {
    question: 'Does toHaveReturnedWith see the value of an async mock?',
    heading: 'mock-matchers',
    files: file(
      "const f = rs.fn(async () => 5); await f(); await ok('returned', () => expect(f).toHaveReturnedWith(5)); await ok('resolved', () => expect(f).toHaveResolvedWith(5));",
    ),
    output: ['returned no', 'resolved yes'],
  },
  {
    question: 'Does expect.any(Object) match null, and does toBe take asymmetric matchers?',
    heading: 'asymmetric-matchers',
    files: file(
      "await ok('null', () => expect(null).toEqual(expect.any(Object))); await ok('anything', () => expect(null).toEqual(expect.anything())); await ok('be', () => expect('a').toBe(expect.any(String)));",
    ),
    output: ['null yes', 'anything no', 'be no'],
  },
  {
    question: 'Is objectContaining recursive, and does arrayContaining count duplicates?',
    heading: 'asymmetric-matchers',
    files: file(
      "await ok('deep', () => expect({ a: { x: 1, y: 2 } }).toEqual(expect.objectContaining({ a: { x: 1 } }))); await ok('twice', () => expect([1]).toEqual(expect.arrayContaining([1, 1])));",
    ),
    output: ['deep no', 'twice yes'],
  },
  {
    question: 'Are soft failures reported when the test throws afterwards?',
    heading: 'expectsoft',
    files: file("expect.soft(1).toBe(2); throw new Error('thrown later');"),
    exitCode: 1,
    output: ['thrown later'],
    absent: ['to be 2 //'],
  },
  {
    question: 'What does expect.poll say when it gives up, and is its message shown?',
    heading: 'expectpoll',
    files: file(
      "await expect.poll(() => 1, { timeout: 60, message: 'cart stays empty' }).toBe(2);",
    ),
    exitCode: 1,
    output: ['Error: Matcher did not succeed in 60ms'],
    absent: ['Error: cart stays empty'],
  },
  {
    question: 'What happens when expect.poll is not awaited, or combined with toThrow?',
    heading: 'expectpoll',
    files: {
      'a.test.ts': `${core}test('a', () => { expect.poll(() => 1).toBe(1); });\ntest('b', async () => { await (expect.poll(() => 1) as any).toThrow(); });`,
    },
    exitCode: 1,
    output: [
      'expect.poll(assertion).toBe() was not awaited',
      'expect.poll() is not supported in combination with .toThrow()',
    ],
  },
  {
    question: 'Do concurrent tests share expect.assertions?',
    heading: 'expecthasassertions',
    files: {
      'a.test.ts': `${core}const wait = (ms: number) => new Promise((r) => setTimeout(r, ms));
test.concurrent('global', async () => { expect.assertions(1); await wait(30); expect(1).toBe(1); });
test.concurrent('other', async () => { await wait(10); expect(1).toBe(1); expect(1).toBe(1); });
test.concurrent('own', async ({ expect }) => { expect.assertions(1); await wait(20); expect(1).toBe(1); });`,
    },
    command: 'npx rstest --reporter=verbose',
    exitCode: 1,
    output: ['✗ global', 'expected number of assertions to be 1, but got 3', '✓ own'],
  },
  {
    question: 'Do equality testers apply to toBe and to mock matchers?',
    heading: 'expectaddequalitytesters',
    files: file(`class M { constructor(public c: number, public n: string) {} }
expect.addEqualityTesters([(a, b) => (a instanceof M && b instanceof M ? a.c === b.c : undefined)]);
await ok('be', () => expect(new M(1, 'a')).toBe(new M(1, 'b'))); await ok('strict', () => expect([new M(1, 'a')]).toStrictEqual([new M(1, 'b')]));
const f = rs.fn(); f(new M(1, 'a')); await ok('mock', () => expect(f).toHaveBeenCalledWith(new M(1, 'b')));`),
    output: ['be no', 'strict yes', 'mock yes'],
  },
  {
    question:
      'Does a matcher added by expect.extend replace a built-in one, and is it asymmetric too?',
    heading: 'expectextend',
    files: file(
      "expect.extend({ toBeTruthy: () => ({ pass: true, message: () => '' }), toBeEven: (n: number) => ({ pass: n % 2 === 0, message: () => 'odd' }) }); await ok('replaced', () => expect(0).toBeTruthy()); await ok('asymmetric', () => expect({ n: 4 }).toEqual({ n: (expect as any).toBeEven() }));",
    ),
    output: ['replaced yes', 'asymmetric yes'],
  },
  {
    question: 'Does deep.equal ignore undefined keys as toEqual does?',
    heading: 'chai-style',
    files: file(
      "await ok('chai', () => expect({ a: undefined }).to.deep.equal({})); await ok('toEqual', () => expect({ a: undefined }).toEqual({}));",
    ),
    output: ['chai no', 'toEqual yes'],
  },
] satisfies Answer[];
