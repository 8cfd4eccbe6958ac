import { type Answers, testFiles } from '../../../support/answers.ts';
import { printsAll } from '../../../support/errors.ts';

const one = (body: string) => `test('a', async () => { ${body} });`;
const extended =
  'const it = test.extend({ rate: async ({}: any, use: any) => use(1) } as any) as any;';
const hook = (name: string, value: string) =>
  `import { ${name}, test } from '@rstest/core'; ${name}((() => ${value}) as any); test('a', () => {});`;

export default {
  'Why does a click of user-event time out with fake timers?': {
    heading: 'test-timed-out',
    says: '`userEvent` waits for the clock, too',
    files: {
      'rstest.config.mjs':
        "import { pluginReact } from '@rsbuild/plugin-react'; export default { plugins: [pluginReact()], testTimeout: 1000 };",
      'a.test.tsx': `import { render, screen } from '@testing-library/react'; import userEvent from '@testing-library/user-event'; import { rs, test } from '@rstest/core';
test('faked', async () => { rs.useFakeTimers(); render(<button type="button">Save</button>); await userEvent.click(screen.getByText('Save')); });
test('real', async () => { rs.useRealTimers(); render(<button type="button">Pay</button>); await userEvent.click(screen.getByText('Pay')); });`,
    },
    command:
      'for e in jsdom happy-dom; do npx rstest --testEnvironment=$e 2>&1 | grep -oE "^ +([✗✓] [a-z]+ |test timed out in 1000ms|Tests .*)"; done',
    output: [
      /^(\s+✗ faked\s+test timed out in 1000ms\s+✓ real\s+Tests 1 failed \| 1 passed \(2\)){2}\s*$/,
    ],
  },
  'Why can a method not read its private member?': {
    heading: 'private-member',
    says: [
      "A method uses a `#private` member of `this`, and `this` is another object: a `Proxy`, such as `reactive` of Vue makes, `Object.create(cart)`, what `rs.mockObject(cart, { spy: true })` returns, or what was passed to `call`. Spy on the instance itself, `rs.spyOn(cart, 'total')`, and give Vue `markRaw(cart)`, which it doesn't wrap.",
    ],
    test: `import { expect, rs, test } from '@rstest/core'; import { markRaw, reactive } from 'vue';
class Cart { #total = 3; total() { return this.#total; } add() { this.#total += 1; this.#total = 4; } set() { this.#total = 4; } #sum() { return 3; } sum() { return this.#sum(); } }
test('proxy', () => { new Proxy(new Cart(), {}).total(); });
test('vue', () => { reactive({ cart: new Cart() }).cart.total(); });
test('create', () => { Object.create(new Cart()).total(); });
test('mock', () => { rs.mockObject(new Cart(), { spy: true }).total(); });
test('call', () => { new Cart().total.call({}); });
test('write', () => { new Proxy(new Cart(), {}).set(); });
test('method', () => { new Proxy(new Cart(), {}).sum(); });
test('works', () => { const cart = new Cart(); const total = rs.spyOn(cart, 'total'); expect(cart.total()).toBe(3); expect(total).toHaveBeenCalledTimes(1); expect(reactive({ cart: markRaw(new Cart()) }).cart.total()).toBe(3); });`,
    exitCode: 1,
    output: [
      /(TypeError: Cannot read private member #total from an object whose class did not declare it[\s\S]*){5}TypeError: Cannot write private member #total to an object whose class did not declare it[\s\S]*TypeError: Receiver must be an instance of class Cart[\s\S]*Tests 7 failed \| 1 passed/,
    ],
  },
  'What does MaxListenersExceededWarning mean?': {
    heading: 'max-listeners',
    says: [
      "A warning: an object has more listeners for one event than its limit, which is 10 by default. In tests, the code often adds one to `process` each time it's called. Remove it in `afterEach`, as in `process.off('SIGTERM', stop)`. The tests pass all the same.",
    ],
    files: Object.fromEntries(
      [
        ['ten', 10, ''],
        ['more', 11, ''],
        ['removed', 11, "process.off('SIGTERM', stop);"],
      ].map(([name, count, after]) => [
        `${name}.test.ts`,
        `import { afterEach, test } from '@rstest/core';
let stop = () => {}; const start = () => { stop = () => {}; process.on('SIGTERM', stop); };
afterEach(() => { ${after} });
for (let n = 0; n < ${count}; n++) test('a' + n, start);`,
      ]),
    ),
    command: 'for name in ten removed more; do echo RUN $name; npx rstest $name 2>&1; done',
    output: [
      /RUN ten(?:(?!Warning)[\s\S])*Tests 10 passed(?:(?!Warning)[\s\S])*Tests 11 passed(?:(?!Warning)[\s\S])*RUN more[\s\S]*MaxListenersExceededWarning: Possible EventEmitter memory leak detected[\s\S]*Tests 11 passed/,
    ],
  },
  ...printsAll(
    'What do tests and hooks print that are called wrong?',
    'tests-and-hooks',
    [
      'The hook waits longer than `hookTimeout`, 10 seconds by default.',
      'A `test` or `describe` is called while another test or a hook runs.',
      'Options come second:',
      'The test takes a callback and calls it.',
      'A test marked with `test.fails` passes now.',
      'The code under test signals its own process, which is the one that runs the tests.',
      'throws `null` or `undefined`, or rejects with it, and the whole file fails.',
      'If it belongs to `test` or `rs`, its name is misspelled.',
      "What is called isn't there.",
      "If it's imported, the module doesn't export it, or the factory of a mock leaves it out: a default import needs `default` in the factory.",
    ],
    {
      hooks: `beforeAll(async () => { await new Promise(() => {}); }, 50); test('a', () => {});`,
      after: `afterEach(async () => { await new Promise(() => {}); }, 50); test('a', () => {});`,
      nested: "test('outer', () => { test('inner', () => {}); });",
      hooked: "beforeAll(() => { test('late', () => {}); }); test('a', () => {});",
      grouped: "afterEach(() => { describe('group', () => {}); }); test('a', () => {});",
      third: "(test as any)('a', () => {}, { timeout: 5 });",
      done: "(test as any)('a', (done: any) => { done(); });",
      fails: "test.fails('a', () => {});",
      finished: "onTestFinished(() => {}); test('a', () => {});",
      failed: "onTestFailed(() => {}); test('a', () => {});",
      exit: one('process.exit(3);'),
      kill: one("process.kill(process.pid, 'SIGTERM');"),
      nothing: one('throw null;'),
      misspelled: "(test as any).concurent('a', () => {});",
      jest: 'export {}; jest.fn();',
      factory:
        "import rate, { total } from './shop'; rs.mock('./shop', () => ({ other: 1 })); test('named', () => { (total as any)(); }); test('default', () => { (rate as any)(); });",
      config: "import { defineConfig } from '@rstest/core'; defineConfig({});",
    },
    [
      'beforeAll hook timed out in 50ms',
      'afterEach hook timed out in 50ms',
      "Can't nest describe or test inside a test. Test 'inner' cannot run because it is nested within test 'outer'",
      "Test 'late' cannot run",
      "Describe 'group' cannot run",
      'The third argument must be a number when the second argument is a function.',
      'done() callback is deprecated, use promise instead',
      'Expect test to fail',
      'onTestFinished() can only be called inside a test',
      'onTestFailed() can only be called inside a test',
      'process.exit unexpectedly called with "3"',
      /process\.kill unexpectedly called with "\d+" and "SIGTERM"/,
      "Cannot read properties of null (reading 'fullStack')",
      'test.concurent is not a function',
      'jest is not defined',
      'defineConfig) is not a function',
      'total) is not a function',
      'default) is not a function',
    ],
    { files: { 'shop.ts': 'export default 1; export const total = 2; export const other = 3;' } },
  ),
  ...printsAll(
    'What do fixtures print that are defined or asked for wrong?',
    'fixtures',
    [
      'Two fixtures ask for each other, directly or through a third, or one asks for the fixture of its own name that it overrides.',
      'Rstest reads the names between the braces, and those may have no default.',
      'Name each fixture that the test uses:',
      "The name isn't an identifier, or the test context has it already, such as `task` or `expect`.",
      'A fixture for the whole file or worker is defined inside a `describe`.',
      "The arguments of `test.extend` don't fit:",
      'A fixture of a file or worker exists once, so no second one may have its name.',
      'A fixture may only use what lives at least as long as itself.',
      'Call `onCleanup` once, with one function that does all of the cleanup.',
      "A hook asks for a fixture that a test of its suite doesn't have.",
    ],
    {
      circular:
        "const it = test.extend({ a: async ({ b }: any, use: any) => use(b), b: async ({ a }: any, use: any) => use(a) } as any); it('x', ({ a }: any) => { a; });",
      overrides:
        "const it = (test as any).extend({ user: 1 }).extend({ user: async ({ user }: any, use: any) => use(user) }); it('x', ({ user }: any) => { user; });",
      named: "(test as any).extend('task', async () => 1);",
      file: "describe('d', () => { (test as any).extend('db', { scope: 'file' }, async () => 1); });",
      worker:
        "describe('d', () => { (test as any).extend('db', { scope: 'worker' }, async () => 1); });",
      scope: "(test as any).extend('db', { scope: 'day' }, async () => 1);",
      few: "(test as any).extend('db');",
      override:
        "(test as any).extend('db', { scope: 'file' }, async () => 1).extend('db', async () => 2);",
      replaced:
        "(test as any).extend('db', async () => 1).extend('db', { scope: 'file' }, async () => 2);",
      context:
        "const it = (test as any).extend('db', { scope: 'file' }, async ({ task }: any) => task); it('x', ({ db }: any) => { db; });",
      depends:
        "const it = (test as any).extend('user', async () => 1).extend('db', { scope: 'file' }, async ({ user }: any) => user); it('x', ({ db }: any) => { db; });",
      cleanup:
        "const it = (test as any).extend('db', async ({}: any, { onCleanup }: any) => { onCleanup(() => {}); onCleanup(() => {}); return 1; }); it('x', ({ db }: any) => { db; });",
      hook: "beforeEach(({ rate }: any) => { rate; }); test('x', () => {});",
      value: `${extended} it('x', ({ rate = 1 }: any) => { rate; });`,
      whole: `${extended} it('x', ({ rate }: any = {}) => { rate; });`,
      rest: `${extended} it('x', ({ ...all }: any) => { all; });`,
      plain: `${extended} it('x', (context: any) => { context; });`,
    },
    [
      'Circular fixture dependency: a',
      'Circular fixture dependency: user',
      'Invalid named fixture name "task"',
      'File-scoped fixtures must be defined at the top level of the test file.',
      'worker-scoped fixtures must be defined at the top level of the test file.',
      "test.extend(name, options, fixture) expects { scope: 'file' | 'worker' } as options.",
      'test.extend(name, fixture) or test.extend(name, options, fixture) expects two or three arguments.',
      'The file-scoped fixture "db" cannot be overridden.',
      'The file-scoped fixture "db" cannot override an existing fixture.',
      'The file-scoped fixture "db" cannot depend on test context "task".',
      'The file-scoped fixture "db" cannot depend on the test-scoped fixture "user".',
      'onCleanup can only be called once for fixture "db".',
      'Hook has unknown fixture "rate"',
      'Default values are not supported in fixture destructuring: rate = 1',
      'Default values are not supported for the fixture context: { rate } = {}',
      'Rest property "...all" is not supported',
      'First argument must use the object destructuring pattern: context',
    ],
    { command: 'CI=1 npx rstest' },
  ),
  'What does a run print when a test throws an object that is no Error?': {
    heading: 'cannot-read-includes',
    says: '`--reporter=json` shows them.',
    files: {
      'a.test.ts':
        "import { expect, test } from '@rstest/core';\ntest('throws', () => { throw { code: 404 }; });\ntest('rejects', () => Promise.reject({ code: 404 }));\ntest('later', () => { expect('a').toBe('b'); });",
    },
    command: 'npx rstest; echo "ended $?"; npx rstest --reporter=json | grep message',
    exitCode: 0,
    output: [
      /Failed to run Rstest\.[\s\S]*Cannot read properties of undefined \(reading 'includes'\)[\s\S]*ended 1[\s\S]*"message": "expected 'a' to be 'b'/,
    ],
    absent: ['- Expected'],
  },
  'Why does a failure show only a message, and no file and line?': {
    heading: 'thrown-value',
    says: [
      'An `Error` without a call stack shows no position either: one that a callback of `node:fs` gets, or any while `Error.stackTraceLimit` is `0`.',
      "Throw your own where the code gets it, and the report shows that line: `load().catch((cause) => { throw new Error('load failed', { cause }); })`.",
    ],
    files: {
      'load.ts': `import { readFile } from 'node:fs';
export const load = () => new Promise((done, fail) => readFile('gone.json', (error, text) => (error ? fail(error) : done(text))));
`,
      'a.test.ts': `import { test } from '@rstest/core';
import { load } from './load';
test('a', async () => { await load(); });
`,
      'b.test.ts': `import { test } from '@rstest/core';
test('b', () => { Error.stackTraceLimit = 0; const list: any = {}; list.map(String); });
`,
      'c.test.ts': `import { test } from '@rstest/core';
import { load } from './load';
test('c', async () => {
  await load().catch((cause) => { throw new Error('load failed', { cause }); });
});
`,
    },
    command:
      'for name in a b c; do npx rstest $name.test > out.txt 2>&1; echo "$name $(grep -cE "ENOENT|list.map is not|load failed" out.txt | sed "s/[1-9].*/SHOWN/") $(grep -cE "at $name.test.ts:" out.txt | sed "s/[1-9].*/PLACED/") $(grep -o "c.test.ts:4:[0-9]*" out.txt | head -1)"; done',
    output: ['a SHOWN 0', 'b SHOWN 0', 'c SHOWN PLACED c.test.ts:4:'],
  },
  'What happens when a test or a promise throws an object, undefined or a string that is no error?':
    {
      heading: 'cannot-read-includes',
      says: [
        'Below `Failed to run Rstest`: a test throws a number, a `bigint`, `true` or `false`, a symbol, a function, or an object without a `message`, such as `{ status: 500 }`, or a promise that nobody awaits rejects with such a function or object. All files run, and then the report breaks off: the failures after this one and the counts are missing, with exit code 1.',
        'A string, or an object with a text as `message`, is reported.',
        "The code threw a text, or an object with a `message` that isn't an `Error`, or rejected with it, so there is no position.",
        "To assert it, write `await expect(load()).rejects.toBe('offline')`.",
        'To expect such an object, write `await expect(load()).rejects.toEqual({ status: 500 })`.',
        "for a promise that nobody awaits `rawError.name && 'Error' !== rawError.name`",
      ],
      elsewhere: {
        '/guide/migration/jest-differences':
          'In Rstest the report breaks off at this test, and `throw null` fails the whole file, so throw an `Error`.',
        '/guide/migration/vitest':
          "breaks the report off with `Cannot read properties of undefined (reading 'includes')`",
      },
      files: Object.fromEntries(
        Object.entries({
          thrown: 'throw { status: 500 };',
          late: 'void Promise.reject({ status: 501 }); await new Promise((resolve) => setTimeout(resolve, 20));',
          nothing:
            'void Promise.reject(undefined); await new Promise((resolve) => setTimeout(resolve, 20));',
          none: 'throw undefined;',
          text: "throw 'no stock';",
          message: "throw { message: 'declined', code: 4 };",
          number: 'await Promise.reject(404);',
          truth: 'throw true;',
          falsehood: 'throw false;',
          big: 'throw 10n;',
          symbol: "throw Symbol('s');",
          func: 'throw () => 1;',
          odd: 'throw { message: 5 };',
          rejFn:
            'void Promise.reject(() => 1); await new Promise((resolve) => setTimeout(resolve, 20));',
          rejNumber:
            'void Promise.reject(404); await new Promise((resolve) => setTimeout(resolve, 20));',
          expected:
            "await expect(Promise.reject({ status: 500 })).rejects.toEqual({ status: 500 }); await expect(Promise.reject('offline')).rejects.toBe('offline');",
        }).map(([name, body]) => [
          `${name}.test.ts`,
          `import { expect, test } from '@rstest/core';\n${one(body)}`,
        ]),
      ),
      command:
        'npx rstest thrown text --pool.maxWorkers=1 > out.txt; echo CODE $?; cat out.txt; echo COUNTS $(grep -c "Test Files" out.txt) RAN $(grep -c "✗" out.txt); for name in late nothing none number truth falsehood big symbol func rejFn odd rejNumber text message expected; do npx rstest $name; done',
      output: [
        /CODE 1[\s\S]*COUNTS 0 RAN 4[\s\S]*status: 501[\s\S]*Failed to run Rstest\./,
        "Cannot read properties of undefined (reading 'includes')",
        /rawError\.name && 'Error' !== rawError\.name[\s\S]*undefined \(reading 'fullStack'\)/,
        /'fullStack'\)[\s\S]*number\.test\.ts[\s\S]*undefined \(reading 'includes'\)/,
        ...['truth', 'falsehood', 'big', 'symbol', 'func', 'rejFn'].map(
          (name) => new RegExp(`✗ ${name}\\.test(?:(?!Tests 1 )[^])*\\(reading 'includes'\\)`),
        ),
        'error.message.includes is not a function',
        /✗ rejNumber\.test[\s\S]*unhandledRejection: \n(?:(?!Failed to run)[\s\S])*Tests 1 passed[\s\S]*no stock/,
        'Unknown Error: no stock',
        'Unknown Error: declined',
        /Tests 1 passed\s+Duration[^\n]*\s*$/,
      ],
    },
  'What does a test file without tests do?': {
    heading: 'no-test-suites-found',
    says: 'The file matches `include` but calls neither `test` nor `describe`, for example because everything in it is commented out, or',
    test: 'export {};',
    exitCode: 1,
    output: ['No test suites found in file'],
  },
  'Why does a file fail although its tests pass?': {
    heading: 'unhandled-rejection',
    says: [
      'All tests pass, and still the file fails: something threw that no test waited for, usually a promise without `await`.',
      'An error in a timer appears as `uncaughtException`.',
    ],
    test: "import { test } from '@rstest/core'; test('a', () => { Promise.reject(new Error('late')); }); test('b', async () => { setTimeout(() => { throw new Error('meanwhile'); }, 5); await new Promise((done) => setTimeout(done, 50)); console.log('STILL RUNNING'); });",
    exitCode: 1,
    output: [
      'unhandledRejection: late',
      /uncaughtException: meanwhile[\s\S]*STILL RUNNING/,
      'Test Files 1 failed',
      'Tests 2 passed',
    ],
  },
  'May a test of test.extend name its context as one parameter?': {
    heading: 'fixture-destructuring',
    says: 'A test made with `test.extend` names its context as one parameter.',
    test: `import { test } from '@rstest/core';
const shop = test.extend({ database: async ({}, use) => { await use(1); } });
shop('a', async (context) => { context; });`,
    exitCode: 1,
    output: ['First argument must use the object destructuring pattern: context'],
  },
  'What if beforeAll returns a value?': {
    heading: 'hook-returns-a-value',
    says: [
      "A `beforeAll` hook returns a value. Rstest calls whatever `beforeAll` and `beforeEach` return as a cleanup function, so returning anything else fails, except for falsy values such as `0`, `null` and `''`.",
      '`callback is not a function` if an object is returned, and `Invalid value used as weak map key` for a number, a string or `true`.',
    ],
    files: {
      'a.test.ts':
        "import { beforeAll, test } from '@rstest/core'; beforeAll((() => 5) as any); test('a', () => {});",
      'b.test.ts':
        "import { beforeEach, test } from '@rstest/core'; beforeEach((() => 5) as any); test('b', () => {});",
      'c.test.ts':
        "import { beforeEach, test } from '@rstest/core'; beforeEach((() => ({})) as any); test('c', () => {});",
    },
    exitCode: 1,
    output: [
      'fn is not a function',
      'Invalid value used as weak map key',
      'callback is not a function',
    ],
  },
  'What does a test see that uses globals without enabling them?': {
    heading: 'test-is-not-defined',
    says: [
      'The full message asks `Did you forget to enable "globals" configuration?`.',
      "or turn on `globals`: under a key `test`, as for Vitest, it's ignored.",
    ],
    elsewhere: {
      '/guide/start/quick-start':
        '`ReferenceError: test is not defined` · Import `test` from `@rstest/core`, or turn on `globals`.',
    },
    test: "test('a', () => {});",
    files: {
      'nested.mjs': 'export default { test: { globals: true } };',
      'globals.mjs': 'export default { globals: true };',
    },
    command:
      'npx rstest; echo NESTED; npx rstest --config=nested.mjs; echo GLOBALS; npx rstest --config=globals.mjs',
    output: [
      /^(?:(?!NESTED)[\s\S])*ReferenceError: test is not defined. Did you forget to enable "globals" configuration\?(?:(?!GLOBALS)[\s\S])*NESTED(?:(?!GLOBALS)[\s\S])*ReferenceError: test is not defined. Did you forget to enable "globals" configuration\?[\s\S]*GLOBALS(?:(?!failed)[\s\S])*Tests 1 passed/,
    ],
  },
  'Can a test import defineConfig?': {
    heading: 'define-config-is-not-a-function',
    says: 'Inside tests `defineConfig` is `undefined`.',
    test: "import { defineConfig, test } from '@rstest/core'; defineConfig({}); test('a', () => {});",
    exitCode: 1,
    output: ['is not a function'],
  },
  'What does a test say that still uses jest and vi?': {
    heading: 'jest-is-not-defined',
    says: '`vi is not defined` has the same answer.',
    test: `import { test } from '@rstest/core';
test('jest', () => { jest.fn(); });
test('vi', () => { vi.fn(); });`,
    exitCode: 1,
    output: ['jest is not defined', 'vi is not defined'],
  },
  'Which values may a hook return?': {
    heading: 'hook-returns-a-value',
    says: "returning anything else fails, except for falsy values such as `0`, `null` and `''`",
    elsewhere: {
      '/guide/write/setup-and-teardown': "unless it's falsy as `0` and `null` are",
    },
    files: {
      'zero.test.ts': hook('beforeAll', '0'),
      'nothing.test.ts': hook('beforeEach', 'null'),
      'text.test.ts': hook('beforeAll', "''") + hook('beforeEach', "''"),
      'number.test.ts': hook('beforeAll', '1'),
    },
    exitCode: 1,
    output: ['fn is not a function', 'Test Files 1 failed | 3 passed'],
  },
  'What does callback is not a function or Invalid value used as weak map key mean?': {
    heading: 'hook-returns-a-value',
    says: "`callback is not a function` if an object is returned, and `Invalid value used as weak map key` for a number, a string or `true`. `afterEach` and `afterAll` may return anything. With a name in front, as in Mocha, `beforeEach('opens', fn)`, each of the four fails with one of these messages: leave it out.",
    elsewhere: {
      '/guide/migration/mocha':
        "a hook with a name, `before('opens', fn)` · `beforeAll(fn)`; a name fails with `fn is not a function` or `Invalid value used as weak map key`",
    },
    files: {
      ...Object.fromEntries(
        ['beforeAll', 'beforeEach', 'afterEach', 'afterAll'].map((name) => [
          `named-${name}.test.ts`,
          `import { ${name}, test } from '@rstest/core'; (${name} as any)('opens', () => {}); test('${name}', () => {});`,
        ]),
      ),
      'object.test.ts': hook('beforeEach', '({})'),
      'number.test.ts': hook('beforeEach', '1'),
      'after.test.ts': hook('afterEach', '1'),
      'last.test.ts': hook('afterAll', '1'),
    },
    exitCode: 1,
    output: [
      'callback is not a function',
      'Invalid value used as weak map key',
      /FAIL {2}named-afterAll\.test\.ts\s+TypeError: fn is not a function/,
      /FAIL {2}named-afterEach\.test\.ts > afterEach\s+TypeError: Invalid value used as weak map key/,
      'Test Files 6 failed | 2 passed',
    ],
  },
  'Does a rejection that I handle later fail the file?': {
    heading: 'unhandled-rejection',
    says: [
      'A rejection also counts if you await it too late.',
      'A listener of yours for `unhandledRejection` is called, but the file fails all the same',
    ],
    test: "import { expect, rs, test } from '@rstest/core';\ntest.concurrent('late one', async () => {\n  const seen: unknown[] = [];\n  process.on('unhandledRejection', (error) => seen.push(error));\n  const promise = Promise.reject(new Error('later'));\n  await new Promise((resolve) => setTimeout(resolve, 30));\n  await expect(promise).rejects.toThrow('later');\n  console.log('LISTENER', seen.length);\n});\ntest.concurrent('other', async () => { await new Promise((resolve) => setTimeout(resolve, 60)); });\n",
    exitCode: 1,
    output: [
      'a.test.ts > late one',
      'unhandledRejection: later',
      'LISTENER 1',
      'Test Files 1 failed',
      'Tests 2 passed',
    ],
  },
  'How do I await a rejection that comes before I can?': {
    heading: 'unhandled-rejection',
    says: 'Attach the assertion first, `const checked = expect(promise).rejects.toThrow()`, and `await checked` afterwards.',
    test: "import { expect, rs, test } from '@rstest/core';\ntest('a', async () => {\n  const promise = Promise.reject(new Error('later'));\n  const checked = expect(promise).rejects.toThrow('later');\n  await new Promise((resolve) => setTimeout(resolve, 30));\n  await checked;\n});\n",
    output: ['Tests 1 passed'],
  },
  'Tests of a package are not found: No test suites found in file, though it has tests': {
    heading: 'no-test-suites-found',
    says: 'or because it imports `test` from elsewhere, such as `node:test`.',
    test: "import test from 'node:test';\ntest('x', () => {});\n",
    exitCode: 1,
    output: ['No test suites found in file'],
  },
  'Does what beforeAll waits for count toward the first test?': {
    heading: 'test-timed-out',
    says: 'If only the first test of a file times out, it probably waits for a connection or loads a large module with `import()`: move that into `beforeAll`, which has its own limit.',
    test: `import { beforeAll, expect, test } from '@rstest/core';
const connect = () => new Promise((resolve) => setTimeout(resolve, 400));
if (process.env.HOOK) beforeAll(connect);
test('first', async () => { if (!process.env.HOOK) await connect(); });
test('second', () => {});`,
    command: 'npx rstest --testTimeout=300; HOOK=1 npx rstest --testTimeout=300',
    output: [/✗ first[\s\S]*timed out in 300ms[\s\S]*Tests 2 passed/],
  },
  'Which test does a late error belong to, and where is it not named?': {
    heading: 'unhandled-rejection',
    says: 'The line above the stack names the test, with `test.concurrent` too, but not in the VM pools or with `--disableConsoleIntercept`.',
    test: `import { test } from '@rstest/core';
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
test.concurrent('culprit', async () => { setTimeout(() => { throw new Error('late'); }, 10); });
test.concurrent('neighbor', () => wait(60));`,
    command:
      'for flag in --pool=forks --pool=threads --pool=vmForks --disableConsoleIntercept; do npx rstest $flag > log.txt 2>&1; echo "$flag $(grep -c "a.test.ts > culprit$" log.txt) $(grep -c "uncaughtException: late" log.txt)"; done',
    output: ['forks 1 2', 'threads 1 2', 'vmForks 0 2', 'Intercept 0 2'],
  },
  'Can unhandled errors be ignored in one project?': {
    heading: 'unhandled-rejection',
    says: "For one project, a setup file can: `process.removeAllListeners('unhandledRejection').on('unhandledRejection', () => {})`, and the same for `uncaughtException`.",
    files: {
      'setup.ts': `for (const event of ['unhandledRejection', 'uncaughtException']) process.removeAllListeners(event).on(event, () => {});\nexport {};\n`,
      'rstest.config.ts': `export default { projects: [
  { name: 'old', include: ['old.test.ts'], setupFiles: ['./setup.ts'] },
  { name: 'new', include: ['new.test.ts'] },
] };`,
      ...testFiles(
        ['old', 'new'],
        () => `import { test } from '@rstest/core';
const wait = () => new Promise((resolve) => setTimeout(resolve, 20));
test('rejects', async () => { Promise.reject(new Error('lost')); await wait(); });
test('throws', async () => { setTimeout(() => { throw new Error('late'); }, 1); await wait(); });`,
      ),
    },
    command:
      'for pool in forks threads vmForks vmThreads; do for name in old new; do npx rstest --pool=$pool --project $name > out.txt 2>&1; echo "$pool $name $?"; done; done',
    output: ['forks', 'threads', 'vmForks', 'vmThreads'].flatMap((pool) => [
      `${pool} old 0`,
      `${pool} new 1`,
    ]),
  },
  'Why does a request of supertest time out, and how do I end it?': {
    heading: 'test-timed-out',
    says: "A request of supertest hangs like this if its route waits for a timer: fake the date alone, `rs.useFakeTimers({ toFake: ['Date'] })`. It hangs, too, if the route sends no answer. With real timers, `await request(app).get('/orders').timeout(500)` ends it, with `Timeout of 500ms exceeded`.",
    test: `import { afterEach, expect, rs, test } from '@rstest/core';
import express from 'express';
import request from 'supertest';
const app = express();
app.get('/later', (_, response) => { setTimeout(() => response.json(1), 20); });
app.get('/orders', () => {});
afterEach(() => { rs.useRealTimers(); });
test('all fake', { timeout: 700 }, async () => { rs.useFakeTimers(); await request(app).get('/later'); });
test('date alone', async () => { rs.useFakeTimers({ toFake: ['Date'] }); expect((await request(app).get('/later')).body).toBe(1); });
test('no answer', { timeout: 700 }, async () => { await request(app).get('/orders'); });
test('limited', async () => { await expect(request(app).get('/orders').timeout(500)).rejects.toThrow('Timeout of 500ms exceeded'); });`,
    exitCode: 1,
    output: [
      /✗ all fake[\s\S]*timed out in 700ms[\s\S]*✓ date alone[\s\S]*✗ no answer[\s\S]*timed out in 700ms[\s\S]*✓ limited/,
    ],
  },
  'Do fit and xit exist with globals, and how do I give them to a package?': {
    heading: 'test-is-not-defined',
    says: "`fit`, `fdescribe`, `xit` and `xdescribe` don't exist even then: write `it.only`, `it.skip` and so on, or give them to a package that wants them in a setup file, `Object.assign(globalThis, { fit: it.only, xit: it.skip })`.",
    test: "test('a', () => expect([typeof fit, typeof fdescribe, typeof xit, typeof xdescribe]).toEqual(Array(4).fill('undefined')));",
    files: {
      'rstest.config.mjs':
        'export default { globals: true, setupFiles: process.env.GIVE ? ["./setup.js"] : [], include: [process.env.GIVE ? "b.test.js" : "a.test.ts"] };',
      'setup.js': 'Object.assign(globalThis, { fit: it.only, xit: it.skip });',
      'b.test.js': "it('plain', () => {}); xit('skipped', () => {}); fit('only', () => {});",
    },
    command: 'npx rstest; GIVE=1 npx rstest',
    output: ['Tests 1 passed', 'Tests 1 passed | 2 skipped (3)'],
  },
  'What does done(error) report?': {
    heading: 'done-callback',
    says: '`done(error)` fails with this message, not with the error: reject the promise with it.',
    test: "import { test } from '@rstest/core';\ntest('a', (done: any) => { done(new Error('sold out')); });\ntest('b', (done: any) => Promise.reject(new Error('sold out')).catch(done));",
    exitCode: 1,
    output: [/(Error: done\(\) callback is deprecated, use promise instead[\s\S]*){2}/],
    absent: ['Error: sold out'],
  },
  'How do I ignore one known unhandled rejection and no other?': {
    heading: 'unhandled-rejection',
    says: "To ignore a known rejection alone, throw the others: `(error) => { if (!error.message.includes('known')) throw error; }`.",
    files: {
      'rstest.config.mjs': "export default { setupFiles: ['./setup.ts'] };\n",
      'setup.ts': `process.removeAllListeners('unhandledRejection').on('unhandledRejection', (error: any) => { if (!error.message.includes('known')) throw error; });
`,
      'a.test.ts': `import { test } from '@rstest/core';
test('a', async () => { void Promise.reject(new Error('known problem')); await new Promise((done) => setTimeout(done, 30)); });
`,
      'b.test.ts': `import { test } from '@rstest/core';
test('b', async () => { void Promise.reject(new Error('new problem')); await new Promise((done) => setTimeout(done, 30)); });
`,
    },
    command:
      'npx rstest a.test && npx rstest a.test --pool=threads && npx rstest a.test --pool=vmForks && echo KNOWN; npx rstest b.test; echo CODE $?; npx rstest b.test --pool=threads; echo CODE $?',
    output: [/KNOWN[\s\S]*new problem[\s\S]*CODE 1[\s\S]*new problem[\s\S]*CODE 1/],
  },
} satisfies Answers;
