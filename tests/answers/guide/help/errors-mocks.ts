import { printsAll } from '../../../support/errors.ts';

const one = (body: string) => `test('a', async () => { ${body} });`;
const source = { 'price.ts': 'export const price = 1; export const total = () => 2;' };

export default {
  ...printsAll(
    'What do mocks and spies print that are called wrong?',
    'mocks',
    [
      'The second argument of `rs.mock` is a factory, `{ spy: true }` or `{ mock: true }`.',
      '`rs.mock` without a factory needs the real module, and the path leads nowhere or the module throws while it loads.',
      'The property holds a value or is a getter.',
      "`rs.spyOn` names a property that the object doesn't have.",
      "The third argument of `rs.spyOn` is `'get'` or `'set'`.",
      'The object is frozen, or the property may not be changed.',
      "An export can't be assigned, nor can a property that is only a getter.",
      'An assignment to an imported name, `total = 5`, fails with `total is not defined`:',
      "The condition didn't come true in time, 1 second by default.",
      "While its function waits for a promise that never settles, its own timeout doesn't count, and the test times out.",
    ],
    {
      options:
        "rs.mock('./price', { spay: true } as any); test('a', async () => { await import('./price'); });",
      original:
        "rs.mock('./gone', { spy: true }); test('a', async () => { await import('./gone' as any); });",
      async:
        "rs.mock('./price', async () => ({ price: 2 })); test('a', async () => { await import('./price'); });",
      vitest:
        "import { price } from './price'; rs.mock('./price', ((importOriginal: any) => importOriginal()) as any); test('a', () => { price; });",
      before:
        "import { price } from './price'; const two = 2; rs.mock('./price', () => ({ price: two })); test('a', () => { price; });",
      renamed: "const mocks = rs; mocks.mock('./price', () => ({})); test('a', () => {});",
      both: one("rs.spyOn({ get a() { return 1; } } as any, 'a', 'got' as any);"),
      gone: one("rs.spyOn({} as any, 'total');"),
      namespace:
        "import * as shop from './price'; test('a', () => { (shop as any).total = rs.fn(); });",
      getter: one('({ get open() { return true; } } as any).open = false;'),
      assigned: "import { total } from './price'; test('a', () => { total = 5 as any; });",
      value: one("rs.spyOn({ total: 5 } as any, 'total');"),
      node: "import * as fs from 'node:fs'; test('a', () => { rs.spyOn(fs, 'readFileSync'); });",
      frozen: one("rs.spyOn(Object.freeze({ total() {} }), 'total');"),
      until: one('await rs.waitUntil(() => false, { timeout: 60, interval: 20 });'),
      pending:
        "test('a', async () => { await rs.waitFor(() => new Promise<void>(() => {}), { timeout: 60 }); }, 300);",
    },
    [
      '[Rstest] rs.mock() options must be { spy: true } or { mock: true }',
      'failed: cannot load original module',
      'An async mock factory is not supported.',
      'importOriginal is not a function',
      "Cannot access 'two' before initialization",
      'mock() was not transformed by Rstest.',
      'specify getter or setter to spy on',
      'Error: total does not exist',
      'Cannot set property total of #<Object> which has only a getter',
      'Cannot set property open of #<Object> which has only a getter',
      'total is not defined',
      'cannot spy on a non-function value',
      'Cannot spy on "readFileSync": it is a read-only export',
      'Cannot redefine property: total',
      'waitUntil timed out in 60ms',
      'test timed out in 300ms',
    ],
    {
      files: source,
      elsewhere: {
        '/guide/help/upgrade':
          'An async factory of `rs.mock` fails with `An async mock factory is not supported`.',
      },
    },
  ),
  ...printsAll(
    'What do fake timers print that are called wrong?',
    'timers',
    [
      'A function that moves the clock was called with real timers.',
      'A timer starts itself again, as an interval does, so `rs.runAllTimers` never ends.',
      'Time only goes forward.',
      "`rs.setSystemTime` or `now` got a string, or a date that doesn't exist.",
      '`setTimeout` got something other than a function.',
      'Clear a timer with the function that belongs to it:',
    ],
    {
      real: one('rs.advanceTimersByTime(5);'),
      loop: one('rs.useFakeTimers(); setInterval(() => {}, 5); rs.runAllTimers();'),
      negative: one('rs.useFakeTimers(); rs.advanceTimersByTime(-5);'),
      date: one("rs.useFakeTimers(); rs.setSystemTime('not a date' as any);"),
      callback: one("rs.useFakeTimers(); (setTimeout as any)('a', 5);"),
      clear: one('rs.useFakeTimers(); clearTimeout(setImmediate(() => {}) as any);'),
    },
    [
      'Timers are not mocked. Try calling "rstest.useFakeTimers()" first.',
      'Aborting after running 10000 timers, assuming an infinite loop!',
      'Negative ticks are not supported',
      'now should be milliseconds since UNIX epoch',
      'Callback must be a function. Received a of type string',
      'Cannot clear timer: timer created with setImmediate() but cleared with clearTimeout()',
    ],
  ),
  ...printsAll(
    'What do snapshots print that are called wrong?',
    'snapshots',
    [
      "A snapshot can't say what a value should differ from.",
      "`toMatchSnapshot` got an object with property matchers, and the value is no object, or one of its properties doesn't match.",
      'The error snapshot needs a function that throws.',
      'The `serialize` function of a snapshot serializer has to return a string, see Change how a type is printed.',
    ],
    {
      outside: "expect(1).toMatchSnapshot(); test('a', () => {});",
      changed: one('expect(2).toMatchInlineSnapshot(`1`);'),
      not: one('(expect(1).not as any).toMatchSnapshot();'),
      properties: one('expect(5).toMatchSnapshot({ a: 1 } as any);'),
      other: one('expect({ a: 5 }).toMatchSnapshot({ a: expect.any(String) } as any);'),
      quiet: one('expect(() => {}).toThrowErrorMatchingSnapshot();'),
      value: one('expect(5).toThrowErrorMatchingSnapshot();'),
      serializer: one(
        'expect.addSnapshotSerializer({ test: () => true, serialize: () => 5 as any }); expect(1).toMatchSnapshot();',
      ),
    },
    [
      "'toMatchSnapshot' cannot be used without test context",
      'Snapshot `a 1` mismatched',
      'toMatchSnapshot cannot be used with "not"',
      'Received value must be an object when the matcher has properties',
      'Snapshot properties mismatched',
      "snapshot function didn't throw",
      'expected must be a function, received number',
      'pretty-format: Plugin must return type "string" but instead returned "number".',
    ],
    { command: 'CI=1 npx rstest' },
  ),
  'Why does mocking a package fail with "d is not a function"?': {
    heading: 'package-mock-in-es-module',
    says: 'A `.js` or `.mjs` test mocks a package or a Node.js module, and no file of the run exports anything, as in a reproduction of one file. Import a module of your own in it, or write the test as a `.ts` file.',
    files: {
      'package.json': '{"type":"module"}',
      'node_modules/mailer/package.json': '{"name":"mailer","type":"module","main":"i.js"}',
      'node_modules/mailer/i.js': "export const send = () => 'real';",
      'own.js': 'export const own = 1;',
      'a.test.js': `import { rs, test } from '@rstest/core';
import { send } from 'mailer';
rs.mock('mailer', () => ({ send: () => 'fake' }));
test('a', () => { console.log('RESULT', send()); });`,
    },
    command:
      'npx rstest; mv a.test.js a.test.ts; npx rstest; mv a.test.ts a.test.js; echo "import \'./own.js\';" >> a.test.js; npx rstest',
    output: [
      /__webpack_require__1\.d is not a function[\s\S]*RESULT fake[\s\S]*1 passed[\s\S]*RESULT fake[\s\S]*1 passed/,
    ],
  },
};
