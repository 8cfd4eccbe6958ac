import { type Answers, core } from '../../../support/answers.ts';

const file = (body: string) => ({
  'a.test.ts': `import { expect, rs, test } from '@rstest/core';\ntest('x', async () => {\n${body}\n});`,
});

export default {
  'Why does mockReturnValue(Promise.reject(error)) fail the file?': {
    heading: 'mockrejectedvalue',
    says: '`mockReturnValue(Promise.reject(error))` creates it at once, and if nothing handles it before the test waits for something else, the file fails.',
    files: Object.fromEntries(
      [
        ['at-once', 'rs.fn().mockReturnValue(Promise.reject(new Error("declined")))'],
        ['by-call', 'rs.fn().mockRejectedValue(new Error("declined"))'],
      ].map(([name, mock]) => [
        `${name}.test.ts`,
        `${core}test('a', async () => {
  const pay = ${mock};
  await new Promise((done) => setTimeout(done, 20));
  await expect(pay()).rejects.toThrow('declined');
});`,
      ]),
    ),
    exitCode: 1,
    output: [
      '✓ by-call.test.ts',
      '✗ at-once.test.ts',
      'unhandledRejection: declined',
      'Tests 2 passed',
    ],
  },
  'What does a test that runs alone get from values that were queued for several tests?': {
    heading: 'mockreturnvalueonce',
    says: [
      "If they're queued at the top of the file, one for each test, a later test that runs alone, with `test.only` or `-t`, gets the value of the first.",
      "With `resetMocks` or `restoreMocks`, they're gone before the first test.",
    ],
    files: {
      'a.test.ts': `${core}const lang = rs.fn<() => string>().mockReturnValueOnce('GL').mockReturnValueOnce('EN');
test('first', () => { console.log('first', lang()); });
test('second', () => { console.log('second', lang()); expect(1).toBe(1); });
`,
      'only.test.ts': `${core}const lang = rs.fn<() => string>().mockReturnValueOnce('GL').mockReturnValueOnce('EN');
test('first', () => { expect(lang()).toBe('GL'); });
test.only('second', () => { console.log('only', lang()); });
`,
    },
    command:
      'npx rstest a; echo -- alone; npx rstest a -t second; echo -- only; npx rstest only; echo -- reset; npx rstest a --resetMocks; echo -- restore; npx rstest a --restoreMocks',
    output: [
      /first GL[\s\S]*second EN[\s\S]*-- alone[\s\S]*second GL[\s\S]*-- only[\s\S]*only GL[\s\S]*-- reset[\s\S]*first undefined[\s\S]*second undefined[\s\S]*-- restore[\s\S]*first undefined[\s\S]*second undefined/,
    ],
  },
  'Which lists of a mock grow, in which order does a mock that calls itself record, and whose name does it have?':
    {
      heading: 'the-record',
      says: [
        "Each read of `calls`, `results` and `settledResults` returns a fresh list: one that you keep in a variable doesn't grow, and `mockClear` doesn't empty it. The other lists grow, until `mockClear` begins new ones. In the VM pools, all of them are fresh.",
        'If a mock calls itself before its first `await`, the inner call ends first, so `results` begins with it. Outside the VM pools, `settledResults` then keeps the promise of the outermost call alone, and `toHaveResolvedTimes` counts one.',
        "the one set with `mockName`, or the name of the function passed to `rs.fn` or of the method, or `rstest.fn()`. A later `mockImplementation` doesn't change it.",
        'A mock of `rs.fn` or `rs.mockObject` stays one and can still be used',
      ],
      files: file(
        "const keys = ['calls', 'results', 'settledResults', 'contexts', 'instances', 'invocationCallOrder'] as const; const f: any = rs.fn(async () => 1); await f(); const kept = keys.map((key) => f.mock[key]); await f(); await null; const grown = kept.map((list) => list.length); f.mockClear(); console.log(grown.join(), kept.map((list) => list.length).join(), keys.map((key) => f.mock[key].length).join());\nconst g: any = rs.fn(async (n: number) => { if (n > 0) await g(n - 1); return n; }); await g(2); console.log(await Promise.all(g.mock.results.map((r: any) => r.value)), g.mock.settledResults.map((r: any) => r.value)); console.log('resolved', g.mock.settledResults.length); expect(g).toHaveResolvedTimes(g.mock.settledResults.length);\nconst h: any = rs.fn(async (n: number) => { await null; if (n > 0) await h(n - 1); }); await h(2); expect(h).toHaveResolvedTimes(3);\nconst names = [rs.fn(function sum() {}), rs.fn(() => 1), rs.fn().mockImplementation(function later() {}), rs.spyOn({ load() {} }, 'load')]; console.log(names.map((mock: any) => mock.getMockName()).join());\nconst o = rs.mockObject({ a() { return 1; } }); o.a.mockRestore(); o.a.mockReturnValue(7); console.log(rs.isMockFunction(o.a), o.a());",
      ),
      command: 'npx rstest; npx rstest --pool=vmForks',
      output: [
        '1,1,1,1,1,1 1,1,1,1,1,1 0,0,0,0,0,0',
        'resolved 1\n',
        'resolved 3\n',
        '1,1,1,2,2,2 1,1,1,2,2,2 0,0,0,0,0,0',
        '[ 0, 1, 2 ] [ 2 ]',
        'sum,rstest.fn(),rstest.fn(),load',
        'true 7',
      ],
    },
  'In which order are once values, mockReturnValue and the original used?': {
    heading: 'behavior',
    says: [
      'A call uses the first entry of the once queue. If the queue is empty, the call uses the implementation that was set last. If none was set, it uses the original:',
      'All methods whose name ends in `Once` add to the same queue.',
      'Makes one of the next calls run this function, by adding it to the once queue.',
      'Makes one of the next calls return this value, by adding it to the once queue.',
    ],
    files: file(
      "const f = rs.fn(() => 'original').mockReturnValue('set').mockReturnValueOnce('one').mockImplementationOnce(() => 'two');\nconst seen = [f(), f(), f()]; f.mockReset(); console.log([...seen, f()].join());",
    ),
    output: ['one,two,set,original'],
  },
  'Does mockThrow wrap a string in an Error?': {
    heading: 'mockthrow',
    says: "The value isn't wrapped, so `mockThrow('text')` throws a string:",
    files: file("try { rs.fn().mockThrow('text')(); } catch (e) { console.log(typeof e, e); }"),
    output: ['string text'],
  },
  'Does a mockRejectedValue that is never called cause an unhandled rejection?': {
    heading: 'mockrejectedvalue',
    says: 'The promise is created by the call, so a mock that nobody calls causes no unhandled rejection.',
    files: file(
      "rs.fn().mockRejectedValue(new Error('unused')); await new Promise((r) => setTimeout(r, 10));",
    ),
    output: ['1 passed'],
    absent: ['unused'],
  },
  'Does withImplementation use up the once queue, and does it restore after a throw?': {
    heading: 'withimplementation',
    says: 'Afterwards the former implementation and its once queue are back, even if the callback throws.',
    files: file(
      "const f = rs.fn(() => 'o').mockReturnValueOnce('once');\ntry { f.withImplementation(() => 'w', () => { console.log(f()); throw new Error('x'); }); } catch {}\nconsole.log(f(), f());",
    ),
    output: [/w\n[\s\S]*once o/],
  },
  'What does withImplementation return for an async callback?': {
    heading: 'withimplementation',
    says: 'With an async callback, `withImplementation` returns a promise of the mock, so await it.',
    files: file(
      'const f = rs.fn(() => 1); const r = f.withImplementation(() => 2, async () => { await null; console.log(f()); });\nconsole.log(r instanceof Promise, (await r) === f, f());',
    ),
    output: ['true true 1'],
  },
  'What does getMockImplementation return with two queued values, and for a plain spy?': {
    heading: 'getmockimplementation',
    says: 'Returns the function that the mock runs when the once queue is empty, or `undefined` for a spy that still calls its original. While the queue has entries, it returns the entry that was added last, which is not the one that runs next.',
    files: file(
      "const f = rs.fn(() => 'o').mockReturnValueOnce('one').mockReturnValueOnce('two');\nconsole.log(f.getMockImplementation()!(), rs.spyOn({ a: () => 1 }, 'a').getMockImplementation());",
    ),
    output: ['two undefined'],
  },
  'Which name do failure messages use?': {
    heading: 'mockname',
    says: 'Sets the name that failure messages show: `expected "send" to be called at least once`.',
    files: file("expect(rs.fn().mockName('send')).toHaveBeenCalled();"),
    exitCode: 1,
    output: ['expected "send" to be called at least once'],
  },
  'Does mockClear keep the once queue?': {
    heading: 'mockclear',
    says: 'The implementation and the once queue stay.',
    files: file(
      "const f = rs.fn(() => 'o').mockReturnValueOnce('queued'); f.mockClear(); console.log(f());",
    ),
    output: ['queued'],
  },
  'Does mockReset change the name or remove the spy?': {
    heading: 'mockreset',
    says: 'A spy stays in place and calls its original. The name stays.',
    files: file(
      "const o = { a: () => 'real' }; const s = rs.spyOn(o, 'a').mockName('n').mockReturnValue('fake'); s.mockReset(); console.log(s.getMockName(), rs.isMockFunction(o.a), o.a());",
    ),
    output: ['n true real'],
  },
  'What does mockRestore do with a method that was assigned after spyOn?': {
    heading: 'mockrestore',
    says: 'Does what `mockReset` does, resets the name, and puts the original method back on the object, even if something else has been assigned there since.',
    files: file(
      "const o = { a: () => 'real' }; const s = rs.spyOn(o, 'a'); o.a = () => 'assigned'; console.log(s.mockRestore(), o.a());",
    ),
    output: ['undefined real'],
  },
  'In which order does mock.results list nested calls?': {
    heading: 'the-record',
    says: "`mock.results` · `{ type: 'return' \\| 'throw', value }` for each call, in the order in which the calls ended. The value of an async call is its promise.",
    files: file(
      'const f = rs.fn((n: number): number => (n === 0 ? 0 : f(n - 1) + 1)); f(2); console.log(JSON.stringify(f.mock.calls), f.mock.results.map((r) => r.value).join());',
    ),
    output: ['[[2],[1],[0]] 0,1,2'],
  },
  'Does a list read from mock.calls grow, and does mockClear empty it?': {
    heading: 'the-record',
    says: "one that you keep in a variable doesn't grow, and `mockClear` doesn't empty it.",
    files: file(
      'const f = rs.fn(); f(1); const kept = f.mock.calls; f(2); f.mockClear(); console.log(kept.length, f.mock.calls.length);',
    ),
    output: ['\n1 0'],
  },
  'What does settledResults hold for a call that returned no promise?': {
    heading: 'the-record',
    says: "A call that didn't return a promise leaves a hole in `settledResults`, so that the indexes match those of `results`.",
    files: file(
      'const f = rs.fn((v: unknown) => v); f(1); await f(Promise.resolve(2)); console.log(f.mock.settledResults.length, 0 in f.mock.settledResults, JSON.stringify(f.mock.settledResults[1]));',
    ),
    output: ['2 false {"type":"fulfilled","value":2}'],
  },
  'Does invocationCallOrder start again for every mock?': {
    heading: 'the-record',
    says: '`mock.invocationCallOrder` · The number of each call. All mocks of a file count together, so you can compare their order.',
    files: file(
      'const a = rs.fn(); const b = rs.fn(); a(); b(); a(); console.log(a.mock.invocationCallOrder.join(), b.mock.invocationCallOrder.join());',
    ),
    output: ['1,3 2'],
  },
  'Is the object that a mocked constructor returns in mock.instances?': {
    heading: 'the-record',
    says: 'even if the implementation returns another one: that is in `mock.results`.',
    test: `${core}test('a', () => {
  const made = { id: 1 };
  const Model = rs.fn(function () { return made; }) as any;
  expect(new Model()).toBe(made);
  expect(Model.mock.instances[0]).not.toBe(made);
  expect(Model.mock.results[0].value).toBe(made);
});`,
    output: ['Tests 1 passed'],
  },
  'What does each method that sets a behavior make a call do, once and from now on?': {
    heading: 'mockimplementation',
    says: [
      'Makes the mock run this function from now on.',
      'Makes every call return this value.',
      'An object is the same object each time; to return a new one, use `mockImplementation`.',
      'Makes every call return its `this`.',
      'Makes every call throw this value.',
      'Makes one of the next calls throw this value, by adding it to the once queue.',
      'Makes every call return a promise that resolves to this value.',
      'Makes one of the next calls return a promise that resolves to this value, by adding it to the once queue.',
      'Makes every call return a promise that rejects with this error.',
      'Makes one of the next calls return a promise that rejects with this error, by adding it to the once queue.',
    ],
    test: `${core}test('behaviors', async () => {
  const settled = async (f: () => unknown) => {
    const made = (() => { try { return f(); } catch (error) { return \`threw \${error}\`; } })();
    return made instanceof Promise ? made.then((value) => \`resolved \${value}\`, (error) => \`rejected \${error}\`) : String(made);
  };
  const thrice = async (name: string, f: () => unknown) =>
    console.log(name, [await settled(f), await settled(f), await settled(f)].join(', '));
  const fresh = () => rs.fn<() => any>(() => 'own');
  await thrice('mockImplementation', fresh().mockImplementation(() => 'set'));
  await thrice('mockReturnValue', fresh().mockReturnValue('set'));
  const object = rs.fn().mockReturnValue({});
  console.log('the same object', object() === object());
  const query: any = { name: 'query', where: rs.fn().mockReturnThis() };
  console.log('mockReturnThis', query.where().where().name);
  await thrice('mockThrow', fresh().mockThrow('no'));
  await thrice('mockThrowOnce', fresh().mockThrowOnce('no'));
  await thrice('mockResolvedValue', fresh().mockResolvedValue('set'));
  await thrice('mockResolvedValueOnce', fresh().mockResolvedValueOnce('once'));
  await thrice('mockRejectedValue', fresh().mockRejectedValue('no'));
  await thrice('mockRejectedValueOnce', fresh().mockRejectedValueOnce('no'));
});
`,
    output: [
      'mockImplementation set, set, set',
      'mockReturnValue set, set, set',
      'the same object true',
      'mockReturnThis query',
      'mockThrow threw no, threw no, threw no',
      'mockThrowOnce threw no, own, own',
      'mockResolvedValue resolved set, resolved set, resolved set',
      'mockResolvedValueOnce resolved once, own, own',
      'mockRejectedValue rejected no, rejected no, rejected no',
      'mockRejectedValueOnce rejected no, own, own',
    ],
  },
  'How do I return another value for certain arguments, or call the callback that a mock gets?': {
    heading: 'mockimplementation',
    says: [
      "Use it to return different values for different arguments: `price.mockImplementation((sku) => (sku === 'B-1' ? 5 : 0))`. There is no `whenCalledWith`;",
      "It can also call a callback that it gets, `(path, done) => done(null, 'text')`; to call that later, take it from `read.mock.lastCall`.",
    ],
    elsewhere: {
      '/api/rstest/mockFunctions':
        'There is no `calledWith` for results that depend on the arguments.',
    },
    files: file(
      "const price = rs.fn<(sku: string) => number>(); price.mockImplementation((sku) => (sku === 'B-1' ? 5 : 0)); console.log(price('B-1'), price('B-2'), 'whenCalledWith' in price, 'calledWith' in price);\nconst read = rs.fn<(path: string, done: (error: unknown, text?: string) => void) => void>((path, done) => done(null, 'text')); read('a', (e, text) => console.log(e, text));\nread.mockImplementation(() => {}); read('b', (e, text) => console.log('later', e, text)); read.mock.lastCall![1](null, 'text');",
    ),
    output: ['5 0 false false', 'null text', 'later null text'],
  },
  'How do I mock a chain such as find().populate().exec(), or one that is awaited?': {
    heading: 'mockreturnthis',
    says: [
      'The last method gives the result: `exec: rs.fn(async () => book)`.',
      'give the object `then: (done) => done(book)`.',
    ],
    elsewhere: {
      '/guide/recipes/database-mocks':
        "`rs.spyOn(Book, 'find').mockReturnValue(query)`, where `query` has `populate: rs.fn().mockReturnThis()` and `exec`",
    },
    files: file(
      "class Book { static find(_: object): any { throw new Error('no connection'); } }\nconst book = { title: 'Atlas' };\nconst populate = rs.fn().mockReturnThis();\nconst find = rs.spyOn(Book, 'find').mockReturnValue({ populate, exec: rs.fn(async () => book) });\nexpect(await Book.find({ sku: 'B-1' }).populate('author').exec()).toBe(book);\nexpect(populate).toHaveBeenCalledWith('author');\nfind.mockReturnValue({ populate, then: (done: (found: object) => void) => done(book) });\nexpect(await Book.find({}).populate('author')).toBe(book);",
    ),
    output: ['Tests 1 passed'],
  },
  "Why does a chain fail with reading 'send' when mocks are reset?": {
    heading: 'mockreturnthis',
    says: "With `resetMocks` or `restoreMocks`, `res.status(200).send()` of an object that is made at the top of the file fails with `reading 'send'`: write `rs.fn(function () { return this; })`",
    test: `${core}const send = rs.fn();
const chained = { status: rs.fn().mockReturnThis(), send };
const kept = { status: rs.fn(function (this: unknown) { return this; }), send } as any;
test('a', () => {
  expect(() => chained.status(200).send()).toThrow("reading 'send'");
  kept.status(200).send('kept');
  expect(send).toHaveBeenCalledWith('kept');
});`,
    command: 'npx rstest --resetMocks; npx rstest --restoreMocks',
    output: [/(Tests 1 passed[\s\S]*){2}/],
  },
  'Does TypeScript accept mockResolvedValue() without a value?': {
    heading: 'mockresolvedvalue',
    says: 'If the function resolves to nothing, leave the value out; on an `rs.fn()` without types, TypeScript asks for one (`Expected 1 arguments`): `mockResolvedValue(undefined)`.',
    files: {
      'a.ts':
        "import { rs } from '@rstest/core';\nrs.fn<() => Promise<void>>().mockResolvedValue();\nrs.fn().mockResolvedValue(undefined);\nrs.fn().mockResolvedValue();\n",
    },
    command:
      'npx tsc --noEmit --strict --target esnext --module esnext --moduleResolution bundler --skipLibCheck a.ts',
    exitCode: 2,
    output: [/^a\.ts\(4,9\): error TS2554: Expected 1 arguments, but got 0\.\n*$/],
  },
  'How do I run the real method in one test only, and why does a spy do nothing after mockRestore?':
    {
      heading: 'mockreset',
      says: [
        'To run the real method in one test only, set the fake in `beforeEach` and call `mockReset` in that test.',
        'A spy is off for good: `mockReturnValue` has no effect on the object until you call `rs.spyOn` again.',
      ],
      files: {
        'a.test.ts': `import { beforeEach, rs, test } from '@rstest/core';
const cart = { total: () => 'real' };
const spy = rs.spyOn(cart, 'total');
beforeEach(() => { spy.mockReturnValue('fake'); });
test('1', () => console.log(1, cart.total()));
test('2', () => { spy.mockReset(); console.log(2, cart.total()); });
test('3', () => console.log(3, cart.total()));
test('4', () => { spy.mockRestore(); spy.mockReturnValue('fake'); console.log(4, cart.total()); });
test('5', () => { rs.spyOn(cart, 'total').mockReturnValue('new'); console.log(5, cart.total()); });`,
      },
      output: ['1 fake', '2 real', '3 fake', '4 real', '5 new'],
    },
  'Does mockClear start the once queue again?': {
    heading: 'behavior',
    says: 'An entry that was used is gone: neither clear nor reset brings it back.',
    test: `${core}test.each(['mockClear', 'mockReset', 'mockRestore'] as const)('%s', (undo) => {
  const next = rs.fn(() => 0).mockReturnValueOnce(1).mockReturnValueOnce(2);
  next();
  next();
  next[undo]();
  expect(next()).toBe(0);
});`,
    output: ['3 passed'],
  },
  'Does mockRestore undo a mock that was assigned?': {
    heading: 'mockrestore',
    says: "A mock of `rs.fn` or `rs.mockObject` stays one and can still be used, so `console.error = rs.fn()` isn't undone: write `rs.spyOn(console, 'error')`.",
    test: `${core}test('a', () => {
  const shop = { sell: () => 'real' };
  const fake = rs.fn(() => 'fake');
  shop.sell = fake;
  fake.mockRestore();
  rs.restoreAllMocks();
  expect(shop.sell()).toBe('fake');
});`,
    output: ['1 passed'],
  },
  'What does mockImplementation() without a function do?': {
    heading: 'mockimplementation',
    says: "`mockImplementation()` doesn't compile (`Expected 1 arguments`), and in JavaScript it takes the mock back to its original, so a spy calls the real method. A value, `mockImplementation(5)`, fails when the mock is called: `impl?.apply is not a function`.",
    files: {
      'tsconfig.json':
        '{ "compilerOptions": { "strict": true, "noEmit": true, "module": "esnext", "moduleResolution": "bundler", "target": "es2022", "skipLibCheck": true, "types": ["node"] }, "include": ["types.ts"] }',
      'types.ts':
        "import { rs } from '@rstest/core';\nrs.spyOn(console, 'log').mockImplementation();\nrs.spyOn(console, 'log').mockImplementation(() => {});",
      'a.test.js': `import { expect, rs, test } from '@rstest/core';
test('x', () => {
  const shop = { title: () => 'real' };
  const spy = rs.spyOn(shop, 'title').mockReturnValue('fake');
  const before = shop.title();
  expect(() => rs.fn().mockImplementation(5)()).toThrow('impl?.apply is not a function');
  spy.mockImplementation();
  const after = shop.title();
  spy.mockImplementation(() => {});
  console.log(before, after, shop.title());
});`,
    },
    command: 'npx tsc -p . ; npx rstest',
    output: ['types.ts(2,26): error TS2554: Expected 1 arguments', 'fake real undefined'],
    absent: ['types.ts(3'],
  },
  'Does mockResolvedValue compile for a function that returns no promise?': {
    heading: 'mockresolvedvalue',
    says: 'It also compiles for a function that returns no promise, and the code then gets a promise where it expects the value:',
    files: {
      'tsconfig.json':
        '{ "compilerOptions": { "strict": true, "noEmit": true, "module": "esnext", "moduleResolution": "bundler", "target": "es2022", "skipLibCheck": true, "types": ["node"] }, "include": ["a.test.ts"] }',
      'a.test.ts': `import { rs, test } from '@rstest/core';
test('x', () => {
  const shop = { title: (sku: string): string => sku };
  rs.spyOn(shop, 'title').mockResolvedValue('Dune');
  console.log(String(shop.title('B-1')));
});`,
    },
    command: 'npx tsc -p . && echo COMPILES; npx rstest',
    output: ['COMPILES', '[object Promise]'],
  },
  'Does mockClear on an automatically mocked class clear the calls of its methods?': {
    heading: 'mockclear',
    says: 'On a class that is a mock, it forgets the calls with `new` alone: each method has its own `mockClear`, and `rs.clearAllMocks()` reaches all.',
    files: {
      'mailer.ts':
        "export class Mailer { static open() { return 'open'; } send() { return 'sent'; } }",
      'a.test.ts': `${core}import { Mailer } from './mailer';
rs.mock('./mailer', { mock: true });
test('clear', () => {
  const counts = () => [Mailer, Mailer.open, Mailer.prototype.send].map((one) => rs.mocked(one).mock.calls.length);
  Mailer.open();
  new Mailer().send();
  expect(counts()).toEqual([1, 1, 1]);
  rs.mocked(Mailer).mockClear();
  expect(counts()).toEqual([0, 1, 1]);
  rs.mocked(Mailer.prototype.send).mockClear();
  expect(counts()).toEqual([0, 1, 0]);
  rs.clearAllMocks();
  expect(counts()).toEqual([0, 0, 0]);
});`,
    },
    command: 'npx rstest; npx rstest --pool=vmForks',
    output: [/1 passed[\s\S]*1 passed/],
    absent: ['failed'],
  },
  'Does a call with new add to mock.results?': {
    heading: 'the-record',
    says: 'That of a call with `new`, which counts as well, is the object that `new` gives.',
    test: `${core}test('a', () => {
  const double = rs.fn((value) => value * 2) as any;
  double(2);
  const made = new double();
  expect(double.mock.results).toHaveLength(2);
  expect(double.mock.results[1].value).toBe(made);
  const other = { sku: 'B-1' };
  const build = rs.fn(function () { return other; }) as any;
  expect(new build()).toBe(other);
  expect(build.mock.results[0].value).toBe(other);
});`,
    output: ['1 passed'],
  },
  'Why does the next test get a value of mockImplementationOnce?': {
    heading: 'mockimplementationonce',
    says: [
      'If the test makes no such call, the entry stays in the queue of a mock that several tests share, and the next test gets it in place of the original. `mockReset()` drops it, and so do [`resetMocks`](/config/test/resetMocks) and `restoreMocks` before each test, but not `clearMocks`.',
    ],
    test: `import { rs, test } from '@rstest/core';
const load = rs.fn(() => 'default');
test('sets', () => { load.mockImplementationOnce(() => 'once'); });
test('gets', () => { console.log(process.argv.length > 0 && 'got ' + load(), load()); load.mockImplementationOnce(() => 'once'); load.mockReset(); console.log('reset', load()); });`,
    command:
      'npx rstest && npx rstest --clearMocks && npx rstest --resetMocks && npx rstest --restoreMocks',
    output: [
      'got once default',
      'reset default',
      'got once default',
      'reset default',
      'got default default',
      'reset default',
      'got default default',
      'reset default',
    ],
  },
  'Does mockReturnValue keep the implementation that was set before?': {
    heading: 'mockreturnvalue',
    says: 'It replaces what `mockImplementation` set, without a warning: to do something and return a value, write `mockImplementation(() => { log(); return 5; })` alone.',
    test: `${core}test('replaces', () => {
  const log = rs.fn();
  const price = rs.fn().mockImplementation(() => { log(); }).mockReturnValue(5);
  expect(price()).toBe(5);
  expect(log).not.toHaveBeenCalled();
  price.mockImplementation(() => { log(); return 5; });
  expect(price()).toBe(5);
  expect(log).toHaveBeenCalledTimes(1);
});
`,
    output: ['Tests 1 passed'],
    absent: ['warn'],
  },
} satisfies Answers;
