import { type Answers, attempts, core, shortSamplesOf } from '../../../support/answers.ts';

export default {
  'How do I check that a mock was called without arguments?': {
    heading: 'what-it-was-called-with',
    says: 'Without arguments, it asks for a call that had none.',
    test: `import { expect, rs, test } from '@rstest/core';
test('a', () => {
  const load = rs.fn();
  load(1);
  load(undefined);
  expect(load).not.toHaveBeenCalledWith();
  load();
  expect(load).toHaveBeenCalledWith();
});`,
    output: ['Tests 1 passed'],
  },
  'Does toHaveBeenCalled look at an argument that I pass?': {
    heading: 'tohavebeencalled',
    says: "It takes no arguments and ignores those that you pass: `toHaveBeenCalled('o-3')` passes after any call, and only TypeScript objects, `Expected 0 arguments, but got 1`.",
    files: {
      'tsconfig.json':
        '{ "compilerOptions": { "strict": true, "noEmit": true, "skipLibCheck": true, "module": "esnext", "moduleResolution": "bundler", "target": "esnext" }, "include": ["a.test.ts"] }',
      'a.test.ts': `${core}test('a', () => {
  const send = rs.fn();
  send('o-1');
  expect(send).toHaveBeenCalled('o-3');
  expect(send).not.toHaveBeenCalledWith('o-3');
  const never = rs.fn();
  expect(never).not.toHaveBeenCalled();
});
`,
    },
    command: 'npx tsc -p . ; npx rstest',
    output: ['a.test.ts(5,33): error TS2554: Expected 0 arguments, but got 1.', 'Tests 1 passed'],
  },
  'Do all one-line samples pass?': {
    says: "In the one-line samples, `reserve('B-1')` was called first, then `send('o-1')` and `send('o-2')`. `priceOf` returned 1250 and 2500, and `loadStock` resolved to 3 and 0.",
    test: `${core}test('x', async () => {
const reserve = rs.fn((_sku: string) => {}), send = rs.fn((_id: string) => {});
const priceOf = rs.fn((copies: number) => copies * 1250), loadStock = rs.fn(async (copies: number) => copies);
reserve('B-1'); send('o-1'); send('o-2'); priceOf(1); priceOf(2); await loadStock(3); await loadStock(0);
${shortSamplesOf('api/test-api/mock-matchers')}});`,
    output: ['Tests 1 passed'],
  },
  'What does failIfNever change?': {
    heading: 'which-was-called-first',
    says: [
      'If only the later of the two calls never happened, the assertion fails.',
      'By default the assertion fails, too. Pass `false` to let it pass',
      'Pass `false` to let it pass: `toHaveBeenCalledBefore(other, false)` passes if the mock was never called, and `toHaveBeenCalledAfter(other, false)` passes if `other` was never called.',
    ],
    files: attempts(
      "const never = rs.fn(); const called = rs.fn(); called(); await ok('before', () => expect(never).toHaveBeenCalledBefore(called)); await ok('before false', () => expect(never).toHaveBeenCalledBefore(called, false)); await ok('after', () => expect(called).toHaveBeenCalledAfter(never)); await ok('after false', () => expect(called).toHaveBeenCalledAfter(never, false)); await ok('self', () => expect(never).toHaveBeenCalledAfter(called)); await ok('self false', () => expect(never).toHaveBeenCalledAfter(called, false)); await ok('other', () => expect(called).toHaveBeenCalledBefore(never)); await ok('other false', () => expect(called).toHaveBeenCalledBefore(never, false));",
    ),
    output: [
      'before no',
      'before false yes',
      'after no',
      'after false yes',
      'self no',
      'self false no',
      'other no',
      'other false no',
    ],
  },
  'Was a mock called with (1) when it was called with (1, undefined)?': {
    says: "Arguments are compared under the rules of `toEqual`, for which most classes and keys that are `undefined` don't count. To be strict, write `expect(send.mock.lastCall).toStrictEqual([order])`. The number of arguments must be the same: `f(1, undefined)` was not called with `1`, and a default value of a parameter isn't an argument.",
    files: attempts(
      "const f = rs.fn(); f(1, undefined); await ok('number', () => expect(f).toHaveBeenCalledWith(1)); const g = rs.fn(); g({ a: 1, b: undefined }); await ok('key', () => expect(g).toHaveBeenCalledWith({ a: 1 })); await ok('strict', () => expect(g.mock.lastCall).toStrictEqual([{ a: 1 }])); class P { a = 1; } g(new P()); await ok('class', () => expect(g).toHaveBeenLastCalledWith({ a: 1 })); await ok('its class', () => expect(g.mock.lastCall).toStrictEqual([{ a: 1 }])); await ok('same class', () => expect(g.mock.lastCall).toStrictEqual([new P()])); g(new Map([['a', 1]])); await ok('map', () => expect(g).toHaveBeenLastCalledWith(new Map([['a', 2]]))); await ok('plain', () => expect(() => {}).toHaveBeenCalled()); await ok('five', () => expect(5).toHaveBeenCalled()); const d = rs.fn((a: number, b = 5) => a + b); d(1); await ok('default', () => expect(d).toHaveBeenCalledWith(1, 5)); await ok('without', () => expect(d).toHaveBeenCalledWith(1));",
    ),
    output: [
      'default no',
      'without yes',
      'number no',
      'key yes',
      'strict no',
      'class yes',
      'its class no',
      'same class yes',
      'map no',
      'plain no: [Function] is not a spy or a call to a spy!',
      'five no: 5 is not a spy or a call to a spy!',
    ],
  },
  'Which calls does toHaveBeenCalledBefore compare, and what if one was never called?': {
    heading: 'which-was-called-first',
    says: 'passes when the mock was first called before `other` was first called',
    files: attempts(
      "const a = rs.fn(), b = rs.fn(), c = rs.fn(); a(); b(); a(); await ok('a before b', () => expect(a).toHaveBeenCalledBefore(b)); await ok('b before a', () => expect(b).toHaveBeenCalledBefore(a)); await ok('never', () => expect(c).toHaveBeenCalledBefore(a)); await ok('never allowed', () => expect(c).toHaveBeenCalledBefore(a, false));",
    ),
    output: ['a before b yes', 'b before a no', 'never no', 'never allowed yes'],
  },
  'Does toHaveReturnedWith see the value of an async mock?': {
    heading: 'what-it-returned',
    says: 'For an async mock, `toHaveReturnedWith` compares the promise, not the value that it resolves to.',
    files: attempts(
      "const f = rs.fn(async () => 5); await f(); await ok('returned', () => expect(f).toHaveReturnedWith(5)); await ok('resolved', () => expect(f).toHaveResolvedWith(5));",
    ),
    output: ['returned no', 'resolved yes'],
  },
  'How do I check a part of an argument, and what stands for undefined?': {
    heading: 'tohavebeencalledwith',
    says: [
      'pass `expect.objectContaining({ … })`, with another one for each nested object.',
      "`expect.anything()` doesn't stand for `undefined`: write `undefined`, or `expect.toBeOneOf([undefined, expect.anything()])` for any value.",
    ],
    test: "import { expect, rs, test } from '@rstest/core';\ntest('a', () => {\n  const send = rs.fn();\n  send({ to: 'ada', order: { id: 1, cents: 5 } }, undefined);\n  expect(send).toHaveBeenCalledWith(expect.objectContaining({ order: expect.objectContaining({ id: 1 }) }), undefined);\n  expect(send).not.toHaveBeenCalledWith(expect.objectContaining({ order: { id: 1 } }), undefined);\n  expect(send).not.toHaveBeenCalledWith(expect.anything(), expect.anything());\n  expect(send).not.toHaveBeenCalledWith(expect.anything());\n  const any = expect.toBeOneOf([undefined, expect.anything()]);\n  expect(send).toHaveBeenCalledWith(any, any);\n});\n",
    output: ['Tests 1 passed'],
  },
  'Which calls pass each matcher about calls, and which fail it?': {
    heading: 'tohavebeencalled',
    says: [
      '`toHaveBeenCalled()` passes when the mock was called at least once.',
      '`toHaveBeenCalledOnce()` passes when the mock was called exactly once.',
      '`toHaveBeenCalledTimes(n)` passes when the mock was called exactly `n` times.',
      '`toHaveBeenCalledWith(…args)` passes when the mock received these arguments in at least one call.',
      '`toHaveBeenCalledExactlyOnceWith(…args)` passes when the mock was called exactly once, with these arguments.',
      '`toHaveBeenNthCalledWith(n, …args)` passes when the mock received these arguments in call `n`.',
      '`toHaveBeenLastCalledWith(…args)` passes when the mock received these arguments in the last call.',
      '`toHaveBeenCalledAfter(other, failIfNever = true)` passes when the mock was first called after `other` was first called.',
    ],
    test: `${core}const passes = (f: () => void) => { try { f(); return 'yes'; } catch { return 'no'; } };
test('both ways', async () => {
  const twice = rs.fn(); twice(1, 'a'); twice(2);
  const once = rs.fn(); once(9);
  const never = rs.fn();
  console.log('toHaveBeenCalled', passes(() => expect(twice).toHaveBeenCalled()), passes(() => expect(never).toHaveBeenCalled()));
  console.log('toHaveBeenCalledOnce', passes(() => expect(once).toHaveBeenCalledOnce()), passes(() => expect(twice).toHaveBeenCalledOnce()));
  console.log('toHaveBeenCalledTimes', passes(() => expect(twice).toHaveBeenCalledTimes(2)), passes(() => expect(twice).toHaveBeenCalledTimes(1)));
  console.log('toHaveBeenCalledWith', passes(() => expect(twice).toHaveBeenCalledWith(1, 'a')), passes(() => expect(twice).toHaveBeenCalledWith(3)));
  console.log('toHaveBeenCalledExactlyOnceWith', passes(() => expect(once).toHaveBeenCalledExactlyOnceWith(9)), passes(() => expect(twice).toHaveBeenCalledExactlyOnceWith(2)));
  console.log('toHaveBeenNthCalledWith', passes(() => expect(twice).toHaveBeenNthCalledWith(2, 2)), passes(() => expect(twice).toHaveBeenNthCalledWith(1, 2)));
  console.log('toHaveBeenLastCalledWith', passes(() => expect(twice).toHaveBeenLastCalledWith(2)), passes(() => expect(twice).toHaveBeenLastCalledWith(1, 'a')));
  console.log('toHaveBeenCalledAfter', passes(() => expect(once).toHaveBeenCalledAfter(twice)), passes(() => expect(twice).toHaveBeenCalledAfter(once)));
});
`,
    output: [
      'toHaveBeenCalled yes no',
      'toHaveBeenCalledOnce yes no',
      'toHaveBeenCalledTimes yes no',
      'toHaveBeenCalledWith yes no',
      'toHaveBeenCalledExactlyOnceWith yes no',
      'toHaveBeenNthCalledWith yes no',
      'toHaveBeenLastCalledWith yes no',
      'toHaveBeenCalledAfter yes no',
    ],
  },
  'Which results pass each matcher about what a mock returned or resolved to?': {
    heading: 'tohavereturned',
    says: [
      '`toHaveReturned()` passes when the mock returned at least once without throwing.',
      '`toHaveReturnedTimes(n)` passes when the mock returned exactly `n` times without throwing.',
      '`toHaveReturnedWith(value)` passes when the mock returned an equal value at least once.',
      '`toHaveLastReturnedWith(value)` passes when the mock returned an equal value in the call that ended last.',
      '`toHaveNthReturnedWith(n, value)` passes when the mock returned an equal value in the `n`th call that ended. Only a mock that calls itself has another order of ends than of starts.',
      '`toHaveResolved()` passes when the mock returned at least one promise that has resolved by now.',
      '`toHaveResolvedTimes(n)` passes when the mock returned exactly `n` promises that have resolved by now.',
      '`toHaveResolvedWith(value)` passes when the mock returned a promise that resolved with an equal value.',
      '`toHaveLastResolvedWith(value)` passes when the mock returned, in the last call, a promise that resolved with an equal value.',
      '`toHaveNthResolvedWith(n, value)` passes when the mock returned, in call `n`, a promise that resolved with an equal value.',
    ],
    test: `${core}const passes = (f: () => void) => { try { f(); return 'yes'; } catch { return 'no'; } };
test('both ways', async () => {
  const some = rs.fn((a: number) => ({ a })); some(1); some(2);
  const throws = rs.fn(() => { throw new Error('no'); });
  try { throws(); } catch {}
  const done = rs.fn(async (a: number) => ({ a })); await done(1); await done(2);
  const pending = rs.fn(() => new Promise(() => {})); void pending();
  console.log('toHaveReturned', passes(() => expect(some).toHaveReturned()), passes(() => expect(throws).toHaveReturned()));
  console.log('toHaveReturnedTimes', passes(() => expect(some).toHaveReturnedTimes(2)), passes(() => expect(some).toHaveReturnedTimes(3)));
  console.log('toHaveReturnedWith', passes(() => expect(some).toHaveReturnedWith({ a: 1 })), passes(() => expect(some).toHaveReturnedWith({ a: 3 })));
  console.log('toHaveLastReturnedWith', passes(() => expect(some).toHaveLastReturnedWith({ a: 2 })), passes(() => expect(some).toHaveLastReturnedWith({ a: 1 })));
  console.log('toHaveNthReturnedWith', passes(() => expect(some).toHaveNthReturnedWith(1, { a: 1 })), passes(() => expect(some).toHaveNthReturnedWith(1, { a: 2 })));
  const nested: any = rs.fn((n: number): any => (n === 0 ? 0 : (nested(n - 1), n))); nested(1);
  console.log('nested', passes(() => expect(nested).toHaveNthReturnedWith(1, 0)), passes(() => expect(nested).toHaveNthReturnedWith(1, 1)), passes(() => expect(nested).toHaveLastReturnedWith(1)), passes(() => expect(nested).toHaveLastReturnedWith(0)));
  console.log('toHaveResolved', passes(() => expect(done).toHaveResolved()), passes(() => expect(pending).toHaveResolved()));
  console.log('toHaveResolvedTimes', passes(() => expect(done).toHaveResolvedTimes(2)), passes(() => expect(done).toHaveResolvedTimes(1)));
  console.log('toHaveResolvedWith', passes(() => expect(done).toHaveResolvedWith({ a: 1 })), passes(() => expect(done).toHaveResolvedWith({ a: 3 })));
  console.log('toHaveLastResolvedWith', passes(() => expect(done).toHaveLastResolvedWith({ a: 2 })), passes(() => expect(done).toHaveLastResolvedWith({ a: 1 })));
  console.log('toHaveNthResolvedWith', passes(() => expect(done).toHaveNthResolvedWith(1, { a: 1 })), passes(() => expect(done).toHaveNthResolvedWith(2, { a: 1 })));
});
`,
    output: [
      'toHaveReturned yes no',
      'toHaveReturnedTimes yes no',
      'toHaveReturnedWith yes no',
      'toHaveLastReturnedWith yes no',
      'toHaveNthReturnedWith yes no',
      'nested yes no yes no',
      'toHaveResolved yes no',
      'toHaveResolvedTimes yes no',
      'toHaveResolvedWith yes no',
      'toHaveLastResolvedWith yes no',
      'toHaveNthResolvedWith yes no',
    ],
  },
  'Which calls do toHaveBeenCalledBefore and toHaveBeenCalledAfter compare, and how do I compare others?':
    {
      heading: 'tohavebeencalledafter',
      says: [
        'Both look at the first calls alone, however often each mock was called.',
        'To compare others, here the last ones, compare their numbers, which count on over all mocks of the file:',
      ],
      test: `${core}test('a', () => {
  const reserve = rs.fn(), send = rs.fn();
  reserve(); send(); reserve();
  expect(reserve).toHaveBeenCalledBefore(send);
  expect(send).toHaveBeenCalledAfter(reserve);
  expect(() => expect(reserve).toHaveBeenCalledAfter(send)).toThrow();
  expect(reserve.mock.invocationCallOrder).toEqual([1, 3]);
  expect(send.mock.invocationCallOrder).toEqual([2]);
});
`,
      output: ['Tests 1 passed'],
    },
  'Does expect.any work inside nested objects, and how do I look at the first argument alone?': {
    heading: 'tohavebeencalledwith',
    says: [
      '`expect.any(Function)` works at any depth.',
      'compare `send.mock.calls.map(([first]) => first)`, or write `expect.anything()` for each that you ignore.',
    ],
    test: `${core}test('a', () => {
  const send = rs.fn();
  send({ a: { run: () => {}, b: { c: 1 } } });
  expect(send).toHaveBeenCalledWith({ a: { run: expect.any(Function), b: { c: expect.any(Number) } } });
  send.mockClear();
  ['o-1', 'o-2'].map(send);
  expect(() => expect(send).toHaveBeenCalledWith('o-1')).toThrow();
  expect(send.mock.calls.map(([first]) => first)).toEqual(['o-1', 'o-2']);
  expect(send).toHaveBeenCalledWith('o-1', expect.anything(), expect.anything());
});
`,
    output: ['Tests 1 passed'],
  },
  'What does a failed toHaveBeenCalledWith print?': {
    heading: 'tohavebeencalledwith',
    says: 'A failure shows, for each call, how it differs from what you expected, and then the number of calls.',
    test: `${core}test('x', () => { const send = rs.fn(); send({ id: 1 }); send({ id: 3 }); expect(send).toHaveBeenCalledWith({ id: 2 }); });`,
    output: [
      /1st rstest\.fn\(\) call:[\s\S]*\+ +"id": 1[\s\S]*2nd[\s\S]*\+ +"id": 3[\s\S]*Number of calls: 2/,
    ],
    exitCode: 1,
  },
  'How do I check the this of a call?': {
    heading: 'tohavebeencalledwith',
    says: 'No matcher asks for the `this` of a call: write `expect(save.mock.contexts[0]).toBe(cart)`.',
    test: `import { expect, rs, test } from '@rstest/core';
test('a', () => {
  const save = rs.fn();
  const cart = { save };
  cart.save();
  save.call(7);
  save.bind(cart)();
  expect(save.mock.contexts[0]).toBe(cart);
  expect(save.mock.contexts).toEqual([cart, 7, cart]);
});`,
    output: ['Tests 1 passed'],
  },
  'How do I ask for the same object, or judge several arguments together?': {
    heading: 'tohavebeencalledwith',
    says: [
      'To ask for the very same object, pass `expect.toSatisfy((order) => order === expected)`.',
      'With `not`, a failure lists the arguments of every call.',
    ],
    test: `${core}const order = { id: 'o-7' };
test('same', () => {
  const save = rs.fn((_order: object) => {});
  save({ id: 'o-7' });
  expect(save).not.toHaveBeenCalledWith(expect.toSatisfy((one) => one === order));
  save(order);
  expect(save).toHaveBeenCalledWith(expect.toSatisfy((one) => one === order));
});
test('together', () => {
  const send = rs.fn((_to: string, _text: string) => {});
  send('ada', 'hi bo');
  const named = expect.toSatisfy(([to, text]) => text.includes(to));
  expect(send.mock.calls).not.toContainEqual(named);
  send('ada', 'hi ada');
  expect(send.mock.calls).toContainEqual(named);
});
test('not', () => {
  const send = rs.fn((_to: string) => {});
  send('to-ada');
  expect(send).not.toHaveBeenCalled();
});`,
    exitCode: 1,
    output: ['Tests 1 failed | 2 passed', /1st rstest\.fn\(\) call:[\s\S]*"to-ada"/],
  },
  'Why is a mock not called yet though a promise calls it?': {
    heading: 'tohavebeencalled',
    says: [
      'Like all of these matchers, it looks at the calls so far. A call in the `then` of a promise or in a timer comes later: await the promise, or write `await rs.waitFor(() => expect(send).toHaveBeenCalled())`, which tries for a second. It moves no [fake timers](/api/rstest/fakeTimers): advance them yourself.',
    ],
    test: `${core}const saved = (send: () => void) => Promise.resolve().then(() => send());
test.each(['then', 'timer'])('%s', async (kind) => {
  const send = rs.fn();
  if (kind === 'then') saved(send);
  else setTimeout(send, 20);
  for (const early of [() => expect(send).toHaveBeenCalled(), () => expect(send).toHaveBeenCalledTimes(1), () => expect(send).toHaveBeenCalledWith()]) expect(early).toThrow();
  await rs.waitFor(() => expect(send).toHaveBeenCalled());
});
test('awaited', async () => {
  const send = rs.fn();
  await saved(send);
  expect(send).toHaveBeenCalled();
});
test('fake, and after more than a second', async () => {
  const send = rs.fn();
  setTimeout(send, 1800);
  const start = Date.now();
  await expect(rs.waitFor(() => expect(send).toHaveBeenCalled())).rejects.toThrow();
  expect(Date.now() - start).toBeGreaterThan(900);
  rs.useFakeTimers();
  const other = rs.fn();
  setTimeout(other, 100);
  await expect(rs.waitFor(() => expect(other).toHaveBeenCalled())).rejects.toThrow();
  rs.advanceTimersByTime(100);
  expect(other).toHaveBeenCalled();
  rs.useRealTimers();
});`,
    output: ['Tests 4 passed'],
  },
  'How do I ask for at least two calls?': {
    heading: 'tohavebeencalledtimes',
    says: 'For at least two calls, write `expect(send.mock.calls.length).toBeGreaterThanOrEqual(2)`.',
    test: `import { expect, rs, test } from '@rstest/core';
test.each([[0, false], [1, false], [2, true], [3, true]])('%s', (count, enough) => {
  const send = rs.fn();
  for (let call = 0; call < count; call += 1) send(call);
  const ask = () => expect(send.mock.calls.length).toBeGreaterThanOrEqual(2);
  if (enough) ask();
  else expect(ask).toThrow('expected ' + count + ' to be greater than or equal to 2');
});`,
    output: ['Tests 4 passed'],
  },
  'Why does toHaveBeenNthCalledWith see an object that was changed after the call?': {
    says: 'An object that your code has changed since the call is compared as it is now, so copy it in the mock.',
    test: `${core}test('a', () => {
  const seen: object[] = [];
  const send = rs.fn((order: { state: string }) => { seen.push(structuredClone(order)); });
  const order = { state: 'open' };
  send(order);
  order.state = 'paid';
  send(order);
  expect(send).toHaveBeenNthCalledWith(1, { state: 'paid' });
  expect(send).not.toHaveBeenCalledWith({ state: 'open' });
  expect(seen).toEqual([{ state: 'open' }, { state: 'paid' }]);
});`,
    output: ['Tests 1 passed'],
  },
  'Does not.toHaveBeenCalledWith pass if the mock was never called?': {
    heading: 'tohavebeencalledwith',
    says: 'With `not`, it passes if no call had them, even if there was no call.',
    files: {
      'a.test.ts': `import { expect, rs, test } from '@rstest/core';
test('a', () => {
  const send = rs.fn();
  expect(send).not.toHaveBeenCalledWith('o-1');
  send('o-2');
  expect(send).not.toHaveBeenCalledWith('o-1');
  send('o-1');
  expect(() => expect(send).not.toHaveBeenCalledWith('o-1')).toThrow('not be called with arguments');
});`,
    },
    output: ['Tests 1 passed'],
  },
  'Where was a mock called that must not be called?': {
    heading: 'tohavebeencalled',
    says: "To see where such a call comes from, let the mock throw, `rs.fn(() => { throw new Error('called'); })`: the stack names the caller, unless the code catches the error.",
    elsewhere: {
      '/guide/write/writing-tests': ['whose failure lists the arguments of each call.'],
    },
    files: {
      'shop.ts': `export function order(send: (id: string) => void) {
  send('o-1');
}
`,
      'a.test.ts': `${core}import { order } from './shop';
test('throws', () => { order(rs.fn(() => { throw new Error('called'); })); });
test('lists', () => { const send = rs.fn(); order(send); expect(send).not.toHaveBeenCalled(); });
`,
    },
    exitCode: 1,
    output: [/Error: called[\s\S]*at order \(shop\.ts:2/, /not be called at all[\s\S]*"o-1"/],
  },
} satisfies Answers;
