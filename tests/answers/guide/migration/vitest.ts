import { type Answers, attempts, core, testFiles } from '../../../support/answers.ts';

export default {
  'Do environmentMatchGlobs and poolMatchGlobs have an effect?': {
    heading: 'options',
    says: '`test.environmentMatchGlobs`, `test.poolMatchGlobs` · none, and ignored without a message: a comment in the file or a project each; the pool is one for all',
    files: {
      'rstest.config.mjs':
        "const globs = { environmentMatchGlobs: [['**/*.dom.test.ts', 'happy-dom']], poolMatchGlobs: [['**/*.dom.test.ts', 'threads']] };\nexport default { ...globs, test: globs };",
      'a.dom.test.ts':
        "import { expect, test } from '@rstest/core'; import { isMainThread } from 'node:worker_threads';\ntest('a', () => { expect([typeof document, isMainThread]).toEqual(['undefined', true]); });",
    },
    output: ['1 passed'],
    absent: ['MatchGlobs', 'warn'],
  },
  'Does exclude replace the built-in patterns?': {
    heading: 'what-differs-silently',
    says: [
      '`exclude` adds to the built-in patterns.',
      '`test.exclude` · `exclude`, which adds to the built-in patterns',
    ],
    files: {
      'a.test.ts': `${core}test('a', () => {});`,
      'dist/b.test.ts': `${core}test('b', () => {});`,
      'rstest.config.mjs': "export default { exclude: ['other/**'] };",
    },
    output: ['Tests 1 passed'],
    absent: ['b.test.ts'],
  },
  'What do task.result.state and a test without a function give, and what does a failed expect.soft do in afterEach?':
    {
      heading: 'what-differs-silently',
      says: [
        'A failed `expect.soft` in `afterEach` or `onTestFinished` fails the test in Vitest. Here it gets lost.',
        '`task.result.state` is `undefined`: read `task.result.status`.',
        '`const { calls } = send.mock` before the call stays empty here, while it holds the call in Vitest: read `send.mock.calls`.',
        "`test('pays')` without a function is a todo in Vitest and passes here: write `test.todo`.",
      ],
      test: `import { afterEach, expect, onTestFinished, rs, test } from '@rstest/core';
const send = rs.fn(), { calls } = send.mock;
afterEach(({ task }) => {
  send();
  console.log('CALLS', calls.length, send.mock.calls.length > 0);
  console.log('STATE', (task.result as any).state, task.result?.status);
  expect.soft(1).toBe(2);
});
test('pays');
test('ends', () => onTestFinished(() => { expect.soft(1).toBe(2); }));`,
      output: [
        'CALLS 0 true',
        /STATE undefined pass[\s\S]*STATE undefined pass/,
        /Tests 2 passed$/m,
      ],
    },
  'Do rs.waitFor, rs.waitUntil and expect.poll move fake timers?': {
    heading: 'api',
    says: [
      "the same names on `rs`; they don't move fake timers, as Vitest does: use an `…Async` function",
      "the same name; it doesn't move fake timers either",
    ],
    files:
      attempts(`const start = () => { rs.useFakeTimers(); const state = { paid: false }; setTimeout(() => { state.paid = true; }, 200); return state; };
for (const [name, wait] of [
  ['waitFor', (state) => rs.waitFor(() => { expect(state.paid).toBe(true); }, 500)],
  ['waitUntil', (state) => rs.waitUntil(() => state.paid, 500)],
  ['poll', (state) => expect.poll(() => state.paid, { timeout: 500 }).toBe(true)],
  ['advance', async (state) => { await rs.advanceTimersByTimeAsync(200); expect(state.paid).toBe(true); }],
] as [string, (state: { paid: boolean }) => unknown][]) {
  const state = start();
  await ok(name, () => wait(state));
  rs.useRealTimers();
}`),
    output: ['waitFor no:', 'waitUntil no:', 'poll no:', 'advance yes'],
  },
  'Does a hook that returns a value fail?': {
    heading: 'what-fails-loudly',
    says: 'A `beforeEach` or `beforeAll` that returns a value, as in `beforeEach(() => vi.useFakeTimers())`, works in Vitest, and fails here',
    files: testFiles(
      ['beforeEach', 'beforeAll', 'afterEach', 'afterAll'],
      (hook) => `import { ${hook}, rs, test } from '@rstest/core';
${hook}(() => rs.useFakeTimers() as any);
test('a', () => {});`,
    ),
    exitCode: 1,
    output: [
      '✗ beforeEach.test.ts',
      '✗ beforeAll.test.ts',
      '✓ afterEach.test.ts',
      '✓ afterAll.test.ts',
    ],
  },
  'Is the number of a worker used again?': {
    heading: 'api',
    says: '`RSTEST_WORKER_ID`, whose numbers are used again',
    files: testFiles(
      ['a', 'b'],
      () => `${core}test('a', () => { console.log('WORKER', process.env.RSTEST_WORKER_ID); });`,
    ),
    command: 'npx rstest --pool.maxWorkers=1',
    output: [/WORKER 1[\s\S]*WORKER 1/],
  },
  'What happens to a config that imports vitest/config?': {
    heading: 'a-config-before-and-after',
    says: "Once Vitest is gone, a config that still imports `vitest/config` fails with `Cannot find module 'vitest/config'`.",
    files: {
      'rstest.config.ts':
        "import { defineConfig } from 'vitest/config'; export default defineConfig({ test: {} });",
    },
    test: `${core}test('a', () => {});`,
    exitCode: 1,
    output: ["Cannot find module 'vitest/config'"],
  },
  'Is the test block of vite.config.ts read?': {
    heading: 'what-differs-silently',
    says: "`vite.config.ts` isn't read: neither its `test` block nor Vite plugins, `define` and aliases.",
    files: {
      'a.test.ts': `${core}test('a', () => {});`,
      'vite.config.ts': "export default { test: { include: ['nothing'] } };",
    },
    output: ['Tests 1 passed'],
  },
  'Are .env files loaded?': {
    heading: 'what-differs-silently',
    says: "`.env` files aren't loaded, and `MODE`, `DEV` and `PROD` of `import.meta.env` are `undefined`.",
    files: { '.env': 'VITE_A=1\nB=2\n' },
    test: `${core}test('a', () => { console.log('ENV', process.env.B, (import.meta as any).env.VITE_A, (import.meta as any).env.MODE); });`,
    output: ['ENV undefined undefined undefined'],
  },
  'Does a mock factory get importOriginal?': {
    heading: 'the-factory-of-a-mock-is-synchronous',
    says: 'It gets no `importOriginal` argument and fails with `importOriginal is not a function` if it calls one.',
    files: { 'tax.ts': 'export const rate = () => 1;' },
    test: `${core}import { rate } from './tax';
rs.mock('./tax', ((original: any) => ({ rate: () => typeof original })) as any);
test('a', () => { console.log('ARGUMENT', rate()); });`,
    output: ['ARGUMENT undefined'],
  },
  'Are the snapshots of Vitest compared?': {
    heading: 'move-a-suite',
    says: [
      'Snapshots need no work: the keys are the same, so existing `.snap` files are compared.',
    ],
    elsewhere: {
      '/config/test/snapshotFormat': [
        'A mock, `[MockFunction]`, is `[MockFunction rstest.fn()]` here. Replace it in the stored text.',
        'A test has another name where a `$key` in it is an object, a list, a date or `null`: on your machine, a new snapshot is then written without comparing it, and in CI it fails.',
      ],
      '/guide/migration/jest-differences':
        'A mock is `[MockFunction rstest.fn()]`, and a spy has the name of its method, where Jest stores `[MockFunction]`.',
    },
    files: {
      'a.test.ts':
        "import { describe, expect, test } from '@rstest/core'; describe('menu', () => { test('renders', () => { expect(1).toMatchSnapshot(); }); });",
      '__snapshots__/a.test.ts.snap':
        '// Vitest Snapshot v1\n\nexports[`menu > renders 1`] = `2`;\n',
      'mock.test.ts': `import { expect, rs, test } from '@rstest/core';
test('mock', () => expect(rs.fn()).toMatchInlineSnapshot(\`[MockFunction]\`));
test('spy', () => expect(rs.spyOn({ pay() {} }, 'pay')).toMatchInlineSnapshot(\`[MockFunction pay]\`));
`,
      'key.test.ts': `import { expect, test } from '@rstest/core';
test.each([{ row: { z: 1 } }, { row: [1, 2] }, { row: null }, { row: new Date(0) }])('of $row', ({ row }) => expect(row).toMatchSnapshot());
`,
      '__snapshots__/key.test.ts.snap':
        '// Vitest Snapshot v1\n\nexports[`of 1970-01-01T00:00:00.000Z 1`] = `2`;\n\nexports[`of [ 1, 2 ] 1`] = `2`;\n\nexports[`of null 1`] = `2`;\n\nexports[`of { z: 1 } 1`] = `2`;\n',
    },
    command: 'unset CI GITHUB_ACTIONS; CI=1 npx rstest key; npx rstest key; npx rstest a.test mock',
    exitCode: 1,
    output: [
      'Snapshot `menu > renders 1` mismatched',
      /Tests 4 failed[\s\S]*4 written[\s\S]*4 obsolete[\s\S]*Tests 4 passed[\s\S]*Snapshot `mock 1` mismatched[\s\S]*\[MockFunction rstest\.fn\(\)\][\s\S]*Tests 2 failed \| 1 passed/,
    ],
  },
  'Do ?raw imports and import.meta.glob work?': {
    heading: 'api',
    says: '`import.meta.glob` works, and `?raw` for the types that Rspack knows.',
    files: { 'note.txt': 'hello' },
    test: `${core}import note from './note.txt?raw';
test('a', () => { console.log('RAW', note, Object.keys((import.meta as any).glob('./*.txt')).length); });`,
    output: ['RAW hello 1'],
  },
  'Is --run accepted?': {
    heading: 'flags',
    says: '`vitest run`, `vitest --run` · `rstest`',
    test: `${core}test('a', () => {});`,
    command: 'npx rstest --run',
    exitCode: 1,
    output: ['Unknown option `--run`'],
  },
  'What fails on an extended test?': {
    heading: 'extended-tests',
    says: [
      '`test.each([1, 2])` fails with `First argument must use the object destructuring pattern`',
      "A fixture that overrides another one can't use it, and fails with `Circular fixture dependency`",
      "`[fn, { scope: 'file' }]` is that array, without an error.",
    ],
    test: "import { expect, rs, test } from '@rstest/core';\nconst extended = test.extend<{ user: string }>({ user: 'ada' });\nextended.each([1])('each', (n) => { expect(n).toBe(1); });\nextended.extend<{ user: string }>({ user: async ({ user }, use) => { await use(user); } })('override', ({ user }) => { expect(user).toBe('ada'); });\ntest.extend({ db: [async ({}: any, use: any) => use(1), { scope: 'file' }], text: ['text', { injected: true }], auto: [async ({}: any, use: any) => use(2), { auto: true }] } as any).extend('named', { scope: 'file' }, () => 3)('array', ({ db, text, auto, named }: any) => { console.log('DB', Array.isArray(db), Array.isArray(text), auto, named); });\n",
    exitCode: 1,
    output: [
      'DB true true 2 3',
      'First argument must use the object destructuring pattern: n',
      'Circular fixture dependency: user',
    ],
  },
  'Does an assertion without await fail its test?': {
    heading: 'what-differs-silently',
    says: 'Here the test passes, with a warning.',
    test: `${core}test('a', () => { expect(Promise.reject(new Error('no'))).rejects.toThrow('no'); });`,
    output: ['was not awaited', 'Tests 1 passed'],
  },
  'And if the assertion without await is false?': {
    heading: 'what-differs-silently',
    says: 'If it is false, the file fails, or nothing.',
    test: `${core}test('a', () => { expect(Promise.resolve(1)).resolves.toBe(2); }); test('b', async () => { await new Promise((done) => setTimeout(done, 50)); });`,
    exitCode: 1,
    output: ['expected 1 to be 2', /Test Files 1 failed[\s\S]*Tests 2 passed/],
  },
  'Does vi.mock(import()) keep its form?': {
    heading: 'api',
    says: '`rs.mock` with the same first argument; the factory is synchronous',
    files: {
      'price.ts': 'export const price = (): number => 1;\nexport const tax = (): number => 2;\n',
      'a.test.ts': `${core}import { price } from './price';
rs.mock(import('./price'), () => ({ price: () => 9 }));
test('a', () => { expect(price()).toBe(9); });`,
    },
    output: ['Tests 1 passed'],
  },
  'Do the retry object of Vitest, the cause of an error and a thrown number do the same?': {
    heading: 'what-differs-silently',
    says: [
      '`retry: { count: 2, delay: 100 }` retries nothing. Write `retry: 2`',
      "The `cause` of an error and the errors in an `AggregateError` aren't printed.",
      'and `throw null` fails the whole file.',
    ],
    files: {
      'rstest.config.mjs': 'export default { retry: { count: 2, delay: 1 } };',
      'a.test.ts': `${core}let tries = 0;
test('retry', { retry: { count: 2, delay: 1 } as any }, () => { tries += 1; throw new AggregateError([new Error('IN' + 'NER')], 'outer', { cause: new Error('CAU' + 'SE') }); });
test('config', () => { tries += 1; throw new Error('again'); });
test('shows', () => { console.log('TRIES', tries); });`,
      'b.test.ts': `${core}test('x', () => { throw null; });`,
    },
    exitCode: 1,
    output: ['TRIES 2', "reading 'fullStack'"],
    absent: ['INNER', 'CAUSE'],
  },
  'Why does spyOn on import * as of a package fail here, and not in Vitest?': {
    heading: 'what-fails-loudly',
    says: 'Here, in `node`, it fails with `read-only export`: mock the package with `spy: true`.',
    files: {
      'node_modules/rates/package.json': '{ "name": "rates", "main": "index.js" }',
      'node_modules/rates/index.js': 'exports.rate = () => 2;',
      'spy.test.ts': `${core}import * as rates from 'rates';
test('a', () => {
  expect(() => rs.spyOn(rates, 'rate')).toThrow('read-only export');
});`,
      'mock.test.ts': `${core}import * as rates from 'rates';
rs.mock('rates', { spy: true });
test('a', () => {
  expect(rates.rate()).toBe(2);
  expect(rates.rate).toHaveBeenCalled();
});`,
    },
    output: ['Tests 2 passed'],
  },
  'What stands for mergeConfig of Vitest?': {
    heading: 'options',
    says: '`extends: base` or `mergeRstestConfig`, which both join `setupFiles`; `defineProject`; nothing, because `exclude` adds',
    files: {
      'base.mjs': "export default { env: { A: '1' }, setupFiles: ['./one.mjs'] };",
      'one.mjs': "globalThis.ran = ['one'];",
      'two.mjs': "globalThis.ran.push('two');",
      'merged.mjs':
        "import { mergeRstestConfig } from '@rstest/core'; import base from './base.mjs'; export default mergeRstestConfig(base, { env: { B: '2' }, setupFiles: ['./two.mjs'] });",
      'extended.mjs':
        "import base from './base.mjs'; export default { extends: base, env: { B: '2' }, setupFiles: ['./two.mjs'] };",
      'a.test.ts': `${core}test('a', () => { expect([process.env.A, process.env.B, ...(globalThis as any).ran]).toEqual(['1', '2', 'one', 'two']); });`,
    },
    command: 'npx rstest -c merged.mjs; npx rstest -c extended.mjs',
    output: [/Tests 1 passed[\s\S]*Tests 1 passed/],
  },
  'Does skip of the test context take a condition as in Vitest?': {
    heading: 'what-differs-silently',
    says: '`skip(condition, note)` of the test context skips whatever the condition is.',
    files: {
      'a.test.ts': `${core}test('x', ({ skip }) => { (skip as any)(false, 'not now'); console.log('RA' + 'N'); });`,
    },
    output: ['Tests 1 skipped'],
    absent: ['RAN'],
  },
  'Which functions of vi have the same name on rs?': {
    heading: 'api',
    says: '`vi.fn`, `vi.spyOn`, `vi.hoisted`, `vi.stubGlobal`, `vi.stubEnv`, fake timers · the same names on `rs`',
    test: `${core}const stock = rs.hoisted(() => 3);
test('a', () => {
  const shop = { order: rs.fn(() => stock) };
  rs.spyOn(shop, 'order').mockReturnValue(4);
  rs.stubGlobal('shop', shop);
  rs.stubEnv('SHOP', 'Atlas');
  expect([(globalThis as any).shop.order(), process.env.SHOP]).toEqual([4, 'Atlas']);
  rs.useFakeTimers().setSystemTime(0);
  rs.advanceTimersByTime(1000);
  expect([Date.now(), stock]).toEqual([1000, 3]);
  rs.useRealTimers();
});`,
    output: ['Tests 1 passed'],
  },
  'Do the options skip, only, todo, fails, concurrent and tags have an effect?': {
    heading: 'api',
    says: 'the options `skip`, `only`, `todo`, `fails`, `concurrent`, `tags` · ignored, so the test runs: write `test.skip`. There are no tags',
    files: {
      'a.test.mjs': `import { describe, test } from '@rstest/core';
const pause = (ms) => new Promise((done) => setTimeout(done, ms));
for (const name of ['skip', 'only', 'todo', 'fails', 'tags']) {
  test(name, { [name]: name === 'tags' ? ['slow'] : true }, () => console.log('RAN', name));
  describe(name, { [name]: true }, () => { test('a', () => console.log('RAN suite', name)); });
}
test('first', { concurrent: true }, async () => { await pause(50); console.log('FIRST'); });
test('second', { concurrent: true }, () => console.log('SECOND'));`,
    },
    command: 'npx rstest --disableConsoleIntercept --testTimeout=0',
    output: [
      /RAN skip\nRAN suite skip\nRAN only\nRAN suite only\nRAN todo\nRAN suite todo\nRAN fails\nRAN suite fails\nRAN tags\nRAN suite tags\nFIRST\nSECOND/,
      'Tests 12 passed',
    ],
  },
  'In which order do callbacks of onTestFinished run, and which fields does task have?': {
    heading: 'api',
    says: [
      '`onTestFinished` · the same name; callbacks run in order, in Vitest in reverse',
      '`task.file.filepath` · `task.filepath`',
    ],
    test: `import { describe, expect, onTestFinished, test } from '@rstest/core';
describe('cart', () => {
  test('pays', ({ task }: any) => {
    onTestFinished(() => console.log('FIRST'));
    onTestFinished(() => console.log('SECOND'));
    console.log('TASK', task.file, task.suite, task.fullTestName, task.filepath.endsWith('/a.test.ts'), expect.getState().currentTestName);
  });
});`,
    output: [/TASK undefined undefined undefined true cart > pays[\s\S]*FIRST[\s\S]*SECOND/],
  },
} satisfies Answers;
