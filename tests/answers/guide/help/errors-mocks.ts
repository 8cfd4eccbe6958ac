import type { Answers } from '../../../support/answers.ts';
import { printsAll } from '../../../support/errors.ts';

const one = (body: string) => `test('a', async () => { ${body} });`;

const source = { 'price.ts': 'export const price = 1; export const total = () => 2;' };

export default {
  'Why can an export of a package that was compiled to CommonJS not be spied on?': {
    heading: 'cannot-redefine-property',
    says: "The object is frozen, or the property may not be changed, as `location` of jsdom in a VM pool, where `--pool=forks` helps, or an export of a package that was compiled to CommonJS: use `rs.mock('package', { spy: true })`.",
    files: {
      'node_modules/rates/package.json': '{ "name": "rates", "main": "index.js" }',
      'node_modules/rates/index.js':
        "Object.defineProperty(exports, '__esModule', { value: true });\nObject.defineProperty(exports, 'rate', { enumerable: true, get: () => rate });\nfunction rate() { return 2; }",
      'price.ts': "import { rate } from 'rates';\nexport const price = () => rate();",
      'spy.test.ts': `import { expect, rs, test } from '@rstest/core';
import rates from 'rates';
test('a', () => {
  expect(() => rs.spyOn(rates, 'rate')).toThrow('Cannot redefine property: rate');
  expect(() => rs.spyOn(rates, 'rate', 'get')).toThrow('Cannot redefine property: rate');
});`,
      'mock.test.ts': `import { expect, rs, test } from '@rstest/core';
import { rate } from 'rates';
import { price } from './price';
rs.mock('rates', { spy: true });
test('a', () => {
  expect(price()).toBe(2);
  rs.mocked(rate).mockReturnValue(3);
  expect(price()).toBe(3);
});`,
    },
    output: ['Tests 2 passed'],
  },
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
      'Something else fakes the clock already, such as Sinon.',
      'Time only goes forward.',
      "`rs.setSystemTime` or `now` got a string, even one such as `'2026-03-01'`.",
      "With real timers, `rs.setSystemTime` prints the second message, also for a `Date` that doesn't exist.",
      '`setTimeout` got something other than a function.',
      'Clear a timer with the function that belongs to it:',
    ],
    {
      real: one('rs.advanceTimersByTime(5);'),
      loop: one('rs.useFakeTimers(); setInterval(() => {}, 5); rs.runAllTimers();'),
      twice: one('Object.assign(Date, { isFake: true }); rs.useFakeTimers();'),
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
      "Can't install fake timers twice on the same global object.",
      'Negative ticks are not supported',
      'now should be milliseconds since UNIX epoch',
      'mockdate: The time set is an invalid date: Invalid Date',
      'Callback must be a function. Received a of type string',
      'Cannot clear timer: timer created with setImmediate() but cleared with clearTimeout()',
    ],
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
    says: "`rs.mock` was called under another name, in a file that Rstest didn't build,",
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
  'A factory loads a file that imports the mocked module': {
    heading: 'before-initialization',
    says: "If it names something that the factory takes from another file, `const { log } = rs.requireActual('./log')`, that file imports the mocked module: load it inside a function of the mock.",
    files: {
      'price.ts': "export const price = () => 'real';",
      'log.ts':
        "import { price } from './price';\nexport const log = () => ['log', price()].join(' ');",
      'use.ts': "import { log } from './log';\nexport const use = () => log();",
      'early.test.ts':
        "import { rs, test } from '@rstest/core';\nimport { use } from './use';\nrs.mock('./price', () => { const { log } = rs.requireActual<typeof import('./log')>('./log'); return { price: () => 'fake', both: () => log() }; });\ntest('x', () => use());",
      'late.test.ts':
        "import { expect, rs, test } from '@rstest/core';\nimport { use } from './use';\nimport * as prices from './price';\nrs.mock('./price', () => ({ price: () => 'fake', both: () => rs.requireActual<typeof import('./log')>('./log').log() }));\ntest('x', () => { expect([use(), (prices as any).both()]).toEqual(['log fake', 'log fake']); });",
    },
    exitCode: 1,
    output: ["Cannot access 'log' before initialization", '✓ late.test.ts'],
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
  'Why does runAllTimers take a debounced function of lodash for an infinite loop?': {
    heading: 'infinite-timers',
    says: "If lodash's `debounce` starts it, `Date` isn't faked: add it to `toFake`.",
    files: {
      'a.test.ts': `import { afterEach, expect, rs, test } from '@rstest/core';
/** Starts its timer again until enough time has passed, as lodash does. */
const debounce = (run: () => void, wait: number) => () => {
  const last = Date.now();
  const ask = () => {
    const left = wait - (Date.now() - last);
    if (left > 0) setTimeout(ask, left);
    else run();
  };
  setTimeout(ask, wait);
};
afterEach(() => { rs.useRealTimers(); });
test('without Date', () => {
  rs.useFakeTimers({ toFake: ['setTimeout'] });
  debounce(() => {}, 60000)();
  expect(() => rs.runAllTimers()).toThrow('assuming an infinite loop');
});
test('with Date', () => {
  rs.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  const run = rs.fn();
  debounce(run, 60000)();
  rs.runAllTimers();
  expect(run).toHaveBeenCalledOnce();
});
`,
    },
    output: ['Tests 2 passed'],
  },
} satisfies Answers;
