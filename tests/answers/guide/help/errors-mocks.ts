import { type Answers, testFiles } from '../../../support/answers.ts';
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
      'The object is frozen, or the property may not be changed,',
      "An export can't be assigned, nor can a property that is only a getter.",
      "An assignment to an imported name, `total = 5`, fails as well, in a `.ts` file that doesn't read the name with `total is not defined`:",
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
      reassigned:
        "import { price } from './price'; test('a', () => { price = 5 as any; expect(price).toBe(5); });",
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
      'Cannot set property price of #<Object> which has only a getter',
      'cannot spy on a non-function value',
      'Cannot spy on "readFileSync": it is a read-only export',
      'Cannot redefine property: total',
      'waitUntil timed out in 60ms',
      'test timed out in 300ms',
    ],
    {
      // Files that fail while they load close the workers of a VM pool too early.
      command: 'CI=1 npx rstest --pool=threads',
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
      "`rs.setSystemTime` or `now` got a string, even one such as `'2026-03-01'`.",
      "With real timers, `rs.setSystemTime` prints the second message, also for a `Date` that doesn't exist.",
      '`setTimeout` got something other than a function.',
      'Clear a timer with the function that belongs to it:',
    ],
    {
      real: one('rs.advanceTimersByTime(5);'),
      loop: one('rs.useFakeTimers(); setInterval(() => {}, 5); rs.runAllTimers();'),
      negative: one('rs.useFakeTimers(); rs.advanceTimersByTime(-5);'),
      date: one("rs.useFakeTimers(); rs.setSystemTime('2026-03-01' as any);"),
      option: one("rs.useFakeTimers({ now: '2026-03-01' as any });"),
      clock: one("rs.setSystemTime(new Date('tomorrow'));"),
      callback: one("rs.useFakeTimers(); (setTimeout as any)('a', 5);"),
      clear: one('rs.useFakeTimers(); clearTimeout(setImmediate(() => {}) as any);'),
    },
    [
      'Timers are not mocked. Try calling "rstest.useFakeTimers()" first.',
      'Aborting after running 10000 timers, assuming an infinite loop!',
      'Negative ticks are not supported',
      'now should be milliseconds since UNIX epoch',
      'mockdate: The time set is an invalid date: Invalid Date',
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
  'May rs be renamed before mock is called?': {
    heading: 'was-not-transformed',
    says: "`rs.mock` was called under another name, or in a file that Rstest didn't build.",
    files: { 'price.ts': 'export const price = 1;' },
    test: `import { rs, test } from '@rstest/core';
const mocks = rs;
mocks.mock('./price', () => ({ price: 2 }));
test('a', () => {});`,
    exitCode: 1,
    output: ['mock() was not transformed by Rstest'],
  },
  'What does a factory of Vitest that loads the original do?': {
    heading: 'import-original',
    says: 'The factory comes from a Vitest test. It gets no argument here:',
    files: { 'price.ts': 'export const price = 1;' },
    test: `import { rs, test } from '@rstest/core';
import { price } from './price';
rs.mock('./price', (async (importOriginal: any) => ({ ...(await importOriginal()), price: 2 })) as any);
test('a', () => { price; });`,
    exitCode: 1,
    output: ['importOriginal is not a function'],
  },
  'What does a matcher say that does not exist?': {
    heading: 'invalid-chai-property',
    says: "The matcher after `expect(…)` doesn't exist, for example `toBeInTheDocument`.",
    test: `import { expect, test } from '@rstest/core';
test('a', () => { (expect(1) as any).toBeInTheDocument(); });`,
    exitCode: 1,
    output: ['Invalid Chai property: toBeInTheDocument'],
  },
  "Error: 'toMatchSnapshot' cannot be used without test context": {
    heading: 'snapshot-without-context',
    says: 'A snapshot matcher was called outside a test, for example at the top of a file or in `beforeAll`. Move the assertion into a test. In a concurrent test, take `expect` from the test context.',
    files: {
      'top.test.ts':
        "import { expect, test } from '@rstest/core'; expect(1).toMatchSnapshot(); test('a', () => {});",
      'hook.test.ts':
        "import { beforeAll, expect, test } from '@rstest/core'; beforeAll(() => { expect(1).toMatchSnapshot(); }); test('a', () => {});",
    },
    exitCode: 1,
    output: ["'toMatchSnapshot' cannot be used without test context", 'Test Files 2 failed'],
  },
  'Cannot spy on "platform": it is a read-only export. Which import can I spy on?': {
    heading: 'read-only-export',
    says: "A spy on the default import works, such as `rs.spyOn(os, 'platform')` after `import os from 'node:os'`, but only code that calls `os.platform()` in the same way sees it.",
    files: {
      'code.ts': `import os, { platform } from 'node:os';
export const both = () => [os.platform(), platform()].map((name) => name === 'aix');`,
      'a.test.ts': `import os from 'node:os';
import * as all from 'node:os';
import { rs, test } from '@rstest/core';
import { both } from './code';
test('all', () => { rs.spyOn(all, 'platform'); });
test('default', () => { rs.spyOn(os, 'platform').mockReturnValue('aix'); console.log('SEEN', both()); });`,
    },
    exitCode: 1,
    output: ['Cannot spy on "platform": it is a read-only export', 'SEEN [ true, false ]'],
  },
  'Which causes do these messages have: a read-only export, an early factory, a document in Node.js?':
    {
      heading: 'read-only-export',
      says: [
        "`rs.spyOn` can't change what `import * as` gives you of Node.js or of a package that Node.js loads.",
        'The factory of `rs.mock` has to return the module directly.',
        'The factory uses a variable of the file, but runs before that variable is set.',
      ],
      elsewhere: {
        '/guide/help/errors-dom': 'The test needs a DOM, but runs in Node.js.',
        '/guide/help/errors-modules': [
          'Vue, Svelte and the like fail with `Module parse failed`.',
          "The file has neither an `import` nor an `export`, so it's read as CommonJS.",
        ],
        '/guide/help/errors-tests':
          "The object is called `rs` here: `import { rs } from '@rstest/core'`, then `rs.fn()` instead of `jest.fn()`.",
      },
      files: {
        'read-only.test.ts': `import * as os from 'node:os';
import * as react from 'react';
import { rs, test } from '@rstest/core';
test('x', () => { rs.spyOn(os, 'platform'); });
test('y', () => { rs.spyOn(react, 'createElement'); });
`,
        'async.test.ts': `import { rs, test } from '@rstest/core';
rs.mock('./price', async () => ({}));
import './price';
test('x', () => {});
`,
        'early.test.ts': `import { rs, test } from '@rstest/core';
import { price } from './price';
const set = 5;
rs.mock('./price', () => ({ price: set }));
test('x', () => { price; });
`,
        'price.ts': `export const price = 1;
`,
        'document.test.ts': `import { test } from '@rstest/core';
test('x', () => { document.body; });
`,
        'vue.test.ts': `import { test } from '@rstest/core';
import './App.vue';
test('x', () => {});
`,
        'App.vue': `<template><p>hi</p></template>
`,
        'await.test.ts': `await Promise.resolve();
`,
        'snapshot.test.ts': `import { expect, test } from '@rstest/core';
let tries = 0;
test('x', () => { tries++; expect(tries < 2 ? 1 : 1).toMatchSnapshot(); if (tries < 2) throw new Error('first try'); }, { retry: 1 } as never);
`,
        '__snapshots__/snapshot.test.ts.snap': `// Rstest Snapshot v1

exports[\`x 1\`] = \`1\`;
`,
        'rs.test.ts': `import { rs, test } from '@rstest/core';
test('x', () => { console.log('rs.fn gives', rs.fn(() => 7)()); (globalThis as any).jest.fn(); });
`,
      },
      // Files that fail while they load close the workers of a VM pool too early.
      command: 'npx rstest --pool=threads',
      exitCode: 1,
      output: [
        'Cannot spy on "platform": it is a read-only export',
        'Cannot spy on "createElement": it is a read-only export',
        'An async mock factory is not supported',
        'Cannot access',
        'document is not defined',
        'Module parse failed',
        'Top-level-await is only supported in ECMAScript Modules',
        'rs.fn gives 7',
      ],
    },
  ...printsAll(
    'What do assertions print that are called wrong?',
    'assertions',
    [
      'Both values look the same and differ in identity: `toBe` compares objects by reference, and two functions are never equal.',
      '`expect` got a value.',
      'The promise ended the other way.',
      "The value of `expect.poll` didn't become what you expect in time, 1 second by default.",
      "Snapshots, `toThrow`, `.resolves` and `.rejects` can't be repeated.",
      'The call is at the top of the file, in a `describe`, in `beforeAll` or in `afterAll`.',
      'Fewer or more assertions ran than `expect.assertions` or `hasAssertions` asks for.',
      'The matcher needs a mock.',
      "The value isn't a string.",
      '`toContain` works on arrays, strings, sets and the like, and the value is `null` or `undefined`. For a number or an object the message is `expected [] to include …`.',
      '`toBeGreaterThan` and its like compare numbers and `bigint`s only.',
      '`toBeInstanceOf` takes a class, such as `toBeInstanceOf(Cart)`, not an object.',
      'Write `expect.any(Number)` with a class, or `expect.anything()` for every value but `null` and `undefined`.',
      'The argument of an asymmetric matcher, such as `expect.stringContaining(5)`, has the wrong type.',
      '`expect.addEqualityTesters` takes a list of functions, even for a single one.',
      "A matcher of `expect.extend` has to return `{ pass, message: () => '…' }`, where `message` is a function.",
      '`toThrow` calls what you pass.',
      'The function ended without an error.',
      "If it's `async`, its error is a rejection: write `await expect(pay()).rejects.toThrow()`.",
      'For `.rejects` pass the promise or a function that returns one.',
      '`expect.element` comes with browser mode.',
      'The value is a promise.',
      'The mock never ran.',
      '`toHaveLength`, or `have.property` and `have.length` of Chai, got `undefined` or `null`.',
    ],
    {
      chai: one('(expect(1) as any).toBee(1);'),
      same: one('expect({ a: 1 }).toBe({ a: 1 });'),
      resolves: one('await expect(5).resolves.toBe(5);'),
      rejects: one('await expect(5).rejects.toThrow();'),
      instead: one("await expect(Promise.reject(new Error('no'))).resolves.toBe(5);"),
      other: one('await expect(Promise.resolve(5)).rejects.toThrow();'),
      late: one('await expect.poll(() => 1, { timeout: 60, interval: 20 }).toBe(2);'),
      shot: one('await (expect.poll(() => 1) as any).toMatchSnapshot();'),
      top: "expect.poll(() => 1).toBe(1); test('a', () => {});",
      soft: "expect.soft(1).toBe(2); test('a', () => {});",
      first: "beforeAll(() => { expect.soft(1).toBe(2); }); test('a', () => {});",
      last: "import { afterAll } from '@rstest/core'; afterAll(() => expect.poll(() => 1).toBe(1)); test('a', () => {});",
      count: one('expect.assertions(2); expect(1).toBe(1);'),
      none: one('expect.hasAssertions();'),
      spy: one('expect(() => {}).toHaveBeenCalled();'),
      promise: one('expect(Promise.resolve(1)).toEqual(1);'),
      called: one('expect(rs.fn()).toHaveBeenCalled();'),
      with: one('expect(rs.fn()).toHaveBeenCalledWith(1);'),
      times: one('expect(rs.fn()).toHaveBeenCalledTimes(3);'),
      once: one('expect(rs.fn()).toHaveBeenCalledOnce();'),
      nth: one('expect(rs.fn()).toHaveBeenNthCalledWith(1, 1);'),
      length: one('expect(undefined).toHaveLength(1);'),
      property: one("expect(null).to.have.property('a');"),
      nothing: one('(expect.extend as any)({ toBeY: () => {} }); (expect(1) as any).toBeY();'),
      match: one("expect(5 as any).toMatch('a');"),
      contain: one('expect(null as any).toContain(1);'),
      missing: one('expect(undefined as any).toContain(2);'),
      inObject: one('expect({ a: 1 } as any).toContain(3);'),
      inNumber: one('expect(5 as any).toContain(4);'),
      above: one("expect(5n).toBeGreaterThan(3); expect('a' as any).toBeGreaterThan(1);"),
      instance: one('expect({}).toBeInstanceOf({} as any);'),
      any: one('expect(1).toEqual((expect.any as any)());'),
      string: one("expect('a').toEqual(expect.stringContaining(5 as any));"),
      number: one("expect(1).toEqual(expect.closeTo('a' as any));"),
      array: one('expect([1]).toEqual(expect.arrayContaining(5 as any));'),
      object: one('expect({}).toEqual(expect.objectContaining(5 as any));'),
      testers: one('(expect as any).addEqualityTesters(5);'),
      custom: one('(expect.extend as any)({ toBeX: () => 5 }); (expect(1) as any).toBeX();'),
      value: one('expect(5 as any).toThrow();'),
      quiet: one("expect(() => {}).toThrow('x');"),
      element: one('(expect as any).element(1);'),
      async: one("expect(async () => { throw new Error('later'); }).toThrow();"),
      awaited: one(
        "await expect(async () => { throw new Error('no'); }).rejects.toThrow('no'); console.log('REJECTS TAKEN');",
      ),
    },
    [
      'Invalid Chai property: toBee. Did you mean "toBe"?',
      'Compared values have no visual difference.',
      "You must provide a Promise to expect() when using .resolves, not 'number'.",
      "You must provide a Promise to expect() when using .rejects, not 'number'.",
      'promise rejected "Error: no" instead of resolving',
      'promise resolved "5" instead of rejecting',
      'Matcher did not succeed in 60ms',
      'expect.poll() is not supported in combination with .toMatchSnapshot()',
      'expect.poll() must be called inside a test',
      'expect.soft() can only be used inside a test',
      /FAIL +first\.test\.ts[^\n]*\n[^\n]*expect\.soft\(\) can only be used inside a test/,
      /FAIL +last\.test\.ts[^\n]*\n[^\n]*expect\.poll\(\) must be called inside a test/,
      'expected number of assertions to be 2, but got 1',
      'expected any number of assertion, but got none',
      '[Function] is not a spy or a call to a spy!',
      '.toMatch() expects to receive a string, but got number',
      'the given combination of arguments (null and number) is invalid for this assertion',
      'the given combination of arguments (undefined and number) is invalid for this assertion',
      'expected [] to include 3',
      'expected [] to include 4',
      'actual value must be number or bigint, received "string"',
      'The instanceof assertion needs a constructor but Object was given.',
      'any() expects to be passed a constructor function',
      'Expected is not a string',
      'Expected is not a Number',
      "You must provide an array to ArrayContaining, not 'number'.",
      "You must provide an object to ObjectContaining, not 'number'.",
      'Must be set to an array of Testers. Was given "Number"',
      'message is not a function',
      'expected 5 to be a function',
      'expected [Function] to throw an error',
      'expected [AsyncFunction] to throw an error',
      'REJECTS TAKEN',
      'expect.element() is only available in browser mode',
      'expected Promise{…} to deeply equal 1',
      'expected "rstest.fn()" to be called at least once',
      /to be called with arguments: \[ 1 \]\s+Number of calls: 0/,
      'expected "rstest.fn()" to be called 3 times, but got 0 times',
      'expected "rstest.fn()" to be called once, but got 0 times',
      'but called only 0 times',
      /Target cannot be null or undefined[\s\S]*Target cannot be null or undefined/,
      "Cannot destructure property 'pass' of 'result' as it is undefined",
    ],
  ),
  ...printsAll(
    'What is printed when a test does not wait for its work?',
    'was-not-awaited',
    [
      '`expect.poll` returns a promise. Write `await` before it.',
      'The text is that of Vitest, and so is the waiting that it speaks of.',
    ],
    {
      polled: one('expect.poll(() => 1).toBe(1);'),
      warned: one('expect(Promise.resolve(1)).resolves.toBe(1);'),
      late: one(
        "setTimeout(() => { throw new Error('late'); }); await new Promise((r) => setTimeout(r, 50));",
      ),
    },
    [
      'was not awaited. This assertion is asynchronous and must be awaited',
      'Promise returned by `expect(actual).resolves.toBe(expected)` was not awaited',
      'uncaughtException: late',
      'Vitest',
    ],
    { command: 'CI=1 npx rstest' },
  ),
  'Why does a snapshot not match although both sides look the same?': {
    heading: 'snapshot-mismatched',
    says: "If both sides look the same, they differ in characters that you can't see, such as spaces at the end of a line: log `JSON.stringify(value)`. If those are color codes, which a terminal and CI turn on, store `stripVTControlCharacters(value)` of `node:util`.",
    files: {
      '__snapshots__/a.test.ts.snap':
        '// Rstest Snapshot v1\n\nexports[`color 1`] = `"red"`;\n\nexports[`plain 1`] = `"red"`;\n\nexports[`space 1`] = `"red"`;\n',
      'a.test.ts': `import { stripVTControlCharacters } from 'node:util';
import { expect, test } from '@rstest/core';
const red = '\\u001b[31mred\\u001b[39m';
test('color', () => { console.log(JSON.stringify(red)); expect(red).toMatchSnapshot(); });
test('plain', () => { expect(stripVTControlCharacters(red)).toMatchSnapshot(); });
test('space', () => { expect('red ').toMatchSnapshot(); });`,
      'library.test.ts': `import pc from 'picocolors';
import { expect, test } from '@rstest/core';
test('library', () => { expect(pc.red('red')).toMatchSnapshot(); });`,
    },
    command:
      'unset NO_COLOR; npx rstest library; CI=1 NO_COLOR=1 npx rstest library; CI=1 npx rstest library; npx rstest a.test',
    exitCode: 1,
    output: [
      /1 written[\s\S]*Tests 1 passed[\s\S]*Tests 1 passed[\s\S]*library 1` mismatched[\s\S]*Tests 1 failed[\s\S]*Tests 2 failed \| 1 passed/,
      '\\u001b[31mred',
    ],
  },
  'Does -u help when a property matcher does not match, or remove the snapshot?': {
    heading: 'snapshot-properties',
    says: '`-u` neither helps nor removes the stored snapshot: correct the value or the matcher.',
    test: `import { expect, test } from '@rstest/core';
test('a', () => expect({ id: process.env.ID ? 1 : 'x' }).toMatchSnapshot({ id: expect.any(String) }));`,
    command: 'npx rstest; ID=1 npx rstest -u; test $? = 1 && cat __snapshots__/*.snap',
    output: ['Snapshot properties mismatched', /1 failed[\s\S]*"id": Any<String>/],
  },
  'Why is a class or an enum not there, although no mock is in the file?': {
    heading: 'before-initialization',
    says: "Without a mock, it's a circular import: two of your files import each other, and one reads a class or a constant of the other while it loads, as in `class Child extends Base`: the other isn't done yet. An enum is `undefined` then;",
    elsewhere: {
      '/guide/help/errors-javascript':
        'An enum that is missing while a file loads is a sign of files that import each other.',
    },
    files: {
      'base.ts':
        "import { make } from './child';\nexport class Base { child() { return make(); } }",
      'child.ts':
        "import { Base } from './base';\nclass Child extends Base {}\nexport const make = () => new Child();",
      'kind.ts':
        "import { first } from './first';\nexport enum Kind { Book = 'book' }\nexport const read = () => first;",
      'first.ts': "import { Kind } from './kind';\nexport const first = Kind.Book;",
      'a.test.ts':
        "import { test } from '@rstest/core';\nimport { Base } from './base';\ntest('x', () => new Base().child());",
      'b.test.ts':
        "import { test } from '@rstest/core';\nimport { read } from './kind';\ntest('x', () => read());",
    },
    exitCode: 1,
    output: [
      "Cannot access 'Base' before initialization",
      "Cannot read properties of undefined (reading 'Book')",
    ],
  },
  'Which file fails when an assertion without await fails after the end of its own?': {
    heading: 'promise-was-not-awaited',
    says: 'With `isolate: false` in the pools `forks` and `threads`, a failure after that fails the file that runs then.',
    files: testFiles(
      ['a', 'b'],
      () => `import { expect, test } from '@rstest/core';
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
test('forgot', () => { expect(wait(900).then(() => 1)).resolves.toBe(2); });
test('next', () => wait(600));`,
    ),
    command:
      'for flag in --isolate "--pool=vmForks --no-isolate" --no-isolate "--pool=threads --no-isolate"; do npx rstest --pool.maxWorkers=1 $flag 2>&1; done; true',
    output: [
      /(?:Test Files 2 passed\s+Tests 4 passed[\s\S]*){2}(?:AssertionError: expected 1 to be 2[\s\S]*Test Files 1 failed \| 1 passed \(2\)\s+Tests 4 passed[\s\S]*){2}/,
    ],
  },
  'Do the matchers of sinon-chai take a mock of rs.fn()?': {
    heading: 'not-a-spy',
    libraries: true,
    says: 'A spy of Sinon is none: `sinon-chai` checks it with the `expect` of Chai, where a mock of `rs.fn()` fails with the same message.',
    test: `import * as chai from 'chai';
import sinon from 'sinon';
import sinonChai from 'sinon-chai';
import { expect, rs, test } from '@rstest/core';
chai.use(sinonChai);
test('a', () => {
  const spy = sinon.spy();
  const mock = rs.fn();
  spy('Ann');
  mock('Ann');
  expect(() => expect(spy).toHaveBeenCalled()).toThrow('is not a spy or a call to a spy');
  chai.expect(spy).to.have.been.calledWith('Ann');
  expect(() => chai.expect(spy).to.have.been.calledWith('Bo')).toThrow();
  expect(() => chai.expect(mock).to.have.been.calledWith('Ann')).toThrow('is not a spy or a call to a spy');
});`,
    output: ['Tests 1 passed'],
  },
  'A component that index.js exports with export { default as Button } is missing in the test only':
    {
      heading: 'before-initialization',
      says: [
        "what an `index.js` re-exports with `export { default as Button } from './Button.js'` can give `Cannot read properties of undefined (reading 'default')`.",
        'Which of the files is imported first decides, so a test may fail where the app works.',
      ],
      files: {
        'index.js':
          "export { default as Card } from './Card.js';\nexport { default as Button } from './Button.js';",
        'Button.js': "const Button = () => 'button';\nexport default Button;",
        'Card.js':
          "import { Button } from './index.js';\nconst parts = { Button };\nexport default () => parts.Button();",
        'card.test.ts': `import { expect, test } from '@rstest/core';
import Card from './Card.js';
test('card first', () => { expect(Card()).toBe('button'); });`,
        'index.test.ts': `import { test } from '@rstest/core';
import { Card } from './index.js';
test('index first', () => { Card(); });`,
      },
      command: 'npx rstest card; npx rstest index; npx rstest index --testEnvironment=happy-dom',
      exitCode: 1,
      output: [/Tests 1 passed[\s\S]*(reading 'default'\)[\s\S]*Test Files 1 failed[\s\S]*){2}/],
    },
  'Can a matcher stand for an object in a list of property matchers?': {
    heading: 'snapshot-properties',
    says: "In a list, a matcher can't stand for a whole object: `toMatchSnapshot([expect.anything()])` fails with `Asymmetric matcher Object does not implement toAsymmetricMatcher()` then. Name its properties, `[{ id: expect.any(Number) }]`.",
    test: `import { expect, test } from '@rstest/core';
test.each<[unknown, any]>([[{ id: 1 }, expect.anything()], [{ id: 1 }, expect.any(Object)], [{ id: 1 }, expect.objectContaining({ id: 1 })], [new Date(0), expect.any(Date)], [new Map(), expect.any(Map)]])('whole', (value, matcher) => {
  expect(() => expect([value]).toMatchSnapshot([matcher])).toThrow('Asymmetric matcher Object does not implement toAsymmetricMatcher()');
  expect(() => expect({ list: [value] }).toMatchSnapshot({ list: [matcher] } as any)).toThrow('Asymmetric matcher Object does not implement toAsymmetricMatcher()');
});
test('properties', () => {
  expect([{ id: 1, price: 2 }]).toMatchSnapshot([{ id: expect.any(Number) }]);
  expect([1, 'a']).toMatchSnapshot([expect.any(Number), 'a'] as any);
});`,
    command: 'npx rstest; cat __snapshots__/*.snap',
    output: [/Tests 6 passed[\s\S]*"id": Any<Number>,\s+"price": 2/],
  },
} satisfies Answers;
