import { type Answers, testFiles } from '../../../support/answers.ts';

const core =
  "import { afterAll, afterEach, beforeAll, beforeEach, describe, onTestFailed, onTestFinished, rs, test } from '@rstest/core';\nconst p = (s: string) => { console.log(s); };\n";
const file = (body: string) => ({ 'a.test.ts': core + body });
const plain = 'npx rstest --disableConsoleIntercept';

export default {
  'How does afterAll know whether a test has failed?': {
    heading: 'afterall',
    says: "To know whether a test has failed, for example to keep a video, note it in `afterEach`: `failed ||= task.result?.status === 'fail'`.",
    files: testFiles(
      ['passing', 'failing'],
      (name) => `import { afterAll, afterEach, expect, test } from '@rstest/core';
let failed = false;
afterEach(({ task }) => { failed ||= task.result?.status === 'fail'; });
afterAll(() => console.log('FAILED', '${name}', failed));
test('first', () => { ${name === 'failing' ? 'expect(1).toBe(2);' : ''} });
test('second', () => {});`,
    ),
    exitCode: 1,
    output: ['FAILED passing false', 'FAILED failing true'],
  },
  'How does afterEach know whether the test failed?': {
    heading: 'aftereach',
    says: "`task.result` holds the result so far: its `status` is `'fail'` if the attempt has failed, by a timeout or `expect.soft` too.",
    test: `import { afterEach, beforeEach, expect, test } from '@rstest/core';
beforeEach(({ task }) => { if (task.name === 'before') throw new Error('no'); });
afterEach(({ task }) => console.log('STATUS', task.name, task.result?.status));
test('passes', () => {});
test('fails', () => { expect(1).toBe(2); });
test('before', () => {});
test('soft', () => { expect.soft(1).toBe(2); });
test('slow', () => new Promise(() => {}), 20);
test('again', { retry: 1 }, ({ task }) => { expect(task.retryCount).toBe(1); });
test.concurrent('beside', async ({ expect }) => { expect(1).toBe(2); });
`,
    command: 'for p in forks vmForks; do npx rstest --pool=$p; done',
    exitCode: 1,
    output: [
      /(STATUS passes pass[\s\S]*STATUS fails fail[\s\S]*STATUS before fail[\s\S]*STATUS soft fail[\s\S]*STATUS slow fail[\s\S]*STATUS again fail[\s\S]*STATUS again pass[\s\S]*STATUS beside fail[\s\S]*){2}/,
    ],
  },
  'Can an option change the order of hooks?': {
    heading: 'order',
    says: [
      "No option changes this order, and Vitest's `sequence.hooks` is ignored.",
      'Functions that `beforeEach` returns clean up in the order of registration.',
    ],
    files: {
      'rstest.config.ts':
        "import { defineConfig } from '@rstest/core';\nexport default defineConfig({ sequence: { hooks: process.env.HOOKS } } as object);\n",
      'a.test.ts': `import { afterAll, afterEach, beforeEach, test } from '@rstest/core';
const log: string[] = [];
for (const name of ['1', '2']) { beforeEach(() => { log.push('before' + name); return () => { log.push('returned' + name); }; }); afterEach(() => { log.push('after' + name); }); }
test('x', () => {});
afterAll(() => console.log('LOG', log.join(' ')));
`,
    },
    command: 'for h in list stack parallel; do HOOKS=$h npx rstest; done',
    output: [/(LOG before1 before2 after2 after1 returned1 returned2[\s\S]*){3}/],
  },
  'What if beforeEach returns a mock?': {
    heading: 'beforeeach',
    says: 'A mock, as in `beforeEach(() => (send = rs.fn()))`, is a function: nothing fails, but it gets one more call, after `afterEach`.',
    files: file(`const mocks: any[] = [];
let send: any;
beforeEach(() => (send = rs.fn()));
describe('sync', () => { afterEach(() => { mocks.push(send); p('AFTER ' + send.mock.calls.length); }); test('a', () => { send('x'); }); test('b', () => p('CALLS ' + mocks[0].mock.calls.length)); });
describe('async', () => { let log: any; beforeEach(async () => (log = rs.spyOn(console, 'warn'))); test('c', () => { send('x'); log.mockImplementation(() => {}); }); });`),
    command: plain,
    output: ['AFTER 1\nCALLS 2\nAFTER 0\n', 'Tests 3 passed'],
  },
  'In which order do hooks of nested suites run?': {
    heading: 'order',
    says: '`beforeAll` and `beforeEach` run from the outside in, one after another, in the order in which you register them. `afterAll` and `afterEach` run the other way around: those of the inner suite first, and within a suite the one registered last first.',
    files: file(`beforeEach(() => p('1')); afterEach(() => p('7')); afterEach(() => p('6'));
beforeAll(async () => { await new Promise((r) => setTimeout(r, 50)); p('0a'); }); beforeAll(() => p('0a2')); afterAll(() => p('9'));
describe('s', () => { beforeAll(() => p('0b')); beforeEach(() => p('2')); afterEach(() => p('5')); afterAll(() => p('8')); test('t', () => p('3')); });`),
    command: plain,
    output: ['0a\n0a2\n0b\n1\n2\n3\n5\n6\n7\n8\n9\n'],
  },
  'How do I run a hook before each suite, nested ones too?': {
    heading: 'order',
    says: 'No hook runs before each suite: a `beforeAll` of the file runs once. Call a function in place of `describe`, which adds the hook: `const suite = (name: string, fn: () => void) => describe(name, () => { beforeAll(reset); fn(); });`.',
    files: file(`const reset = () => p('reset');
beforeAll(() => p('once'));
const suite = (name: string, fn: () => void) => describe(name, () => { beforeAll(reset); fn(); });
suite('a', () => { test('1', () => p('1')); suite('b', () => { test('2', () => p('2')); test('3', () => p('3')); }); });`),
    command: plain,
    output: ['once\nreset\n1\nreset\n2\n3\n'],
  },
  'When do the functions returned by beforeEach and beforeAll run?': {
    heading: 'beforeeach',
    says: 'If it returns a function, that function cleans up after all `afterEach` hooks, and',
    files: file(
      "beforeAll(() => () => p('all done')); afterAll(() => p('afterAll')); beforeEach(() => () => p('each done 1')); beforeEach(() => () => p('each done 2')); afterEach(() => p('afterEach')); test('t', () => p('test'));",
    ),
    command: plain,
    output: ['test\nafterEach\neach done 1\neach done 2\nafterAll\nall done\n'],
  },
  'When do fixtures, onTestFinished and onTestFailed run relative to afterEach?': {
    heading: 'order',
    says: 'Fixtures that a test names are set up before `beforeEach` and torn down after `afterEach`. `onTestFinished` comes next, and `onTestFailed` last.',
    files:
      file(`const t = test.extend<{ a: number }>({ a: async ({}, use) => { p('up'); await use(1); p('down'); } });
afterEach(() => p('afterEach'));
t('x', ({ a }) => { onTestFailed(() => p('failed')); onTestFinished(() => p('finished')); throw new Error('no'); });`),
    command: plain,
    exitCode: 1,
    output: ['up\nafterEach\ndown\nfinished\nfailed\n'],
  },
  'Do hooks of setup files run before those of the test file?': {
    heading: 'order',
    says: 'Hooks of setup files are hooks of the file and are registered first.',
    files: {
      'rstest.config.ts':
        "import { defineConfig } from '@rstest/core';\nexport default defineConfig({ setupFiles: ['./setup.ts'] });",
      'setup.ts': `${core}beforeEach(() => p('setup')); afterEach(() => p('setup after'));`,
      ...file(
        "beforeEach(() => p('file')); afterEach(() => p('file after')); test('t', () => p('test'));",
      ),
    },
    command: plain,
    output: ['setup\nfile\ntest\nfile after\nsetup after\n'],
  },
  'Does beforeAll run when every test of the suite is skipped?': {
    heading: 'beforeall',
    says: "The hook doesn't run if every test of the suite is marked as skipped or todo,",
    files: file(
      "describe('s', () => { beforeAll(() => p('prepared')); test.skip('x', () => {}); test.todo('y'); });",
    ),
    output: ['1 skipped | 1 todo'],
    absent: ['prepared'],
  },
  'Do beforeEach and afterEach run again for a retry?': {
    heading: 'beforeeach',
    says: 'Runs before every attempt of a test, including each retry and each repeat.',
    files: file(
      "beforeAll(() => p('all')); beforeEach(() => p('each')); test('x', { retry: 1 }, ({ task }) => { if (task.retryCount === 0) throw new Error('no'); });",
    ),
    command: plain,
    output: ['all\neach\neach\n', '1 passed'],
  },
  'Why does beforeEach(() => list.push(1)) fail?': {
    heading: 'beforeeach',
    says: '`beforeEach(() => list.push(1))` and `beforeEach(() => rs.useFakeTimers())` return another value, which Rstest calls as a cleanup function.',
    files: file(
      "const list: number[] = []; beforeEach((() => list.push(1)) as any); test('x', () => {});",
    ),
    exitCode: 1,
    output: ['Invalid value used as weak map key'],
  },
  'Why does beforeEach(() => rs.useFakeTimers()) fail?': {
    heading: 'beforeeach',
    says: '`beforeEach(() => list.push(1))` and `beforeEach(() => rs.useFakeTimers())` return another value, which Rstest calls as a cleanup function.',
    files: file("beforeEach((() => rs.useFakeTimers()) as any); test('x', () => {});"),
    exitCode: 1,
    output: ['callback is not a function'],
  },
  'What happens when a hook names a fixture that a test does not have?': {
    heading: 'beforeeach',
    says: 'Every test that the hook runs for must then have these fixtures, and a test that doesn\'t fails with `Hook has unknown fixture "rate".`',
    files: file(
      "beforeEach<{ rate: number }>(({ rate }) => { p('rate' + rate); }); test('x', () => {});",
    ),
    exitCode: 1,
    output: ['Hook has unknown fixture "rate". Every test in the hook\'s suite must provide it.'],
  },
  'Does afterEach run after skip() inside a test?': {
    heading: 'aftereach',
    says: 'Runs after every attempt of a test, whether it passed, failed or called `skip()`.',
    files: file(
      "afterEach(({ task }) => p('after ' + task.result?.status)); test('x', ({ skip }) => { skip(); });",
    ),
    output: ['after skip', '1 skipped'],
  },
  'In which order do several onTestFinished and onTestFailed callbacks run?': {
    heading: 'ontestfailed',
    says: 'The callback that was registered last runs first.',
    files: file(
      "test('x', () => { for (const n of [1, 2]) { onTestFinished(() => p('finished ' + n)); onTestFailed(() => p('failed ' + n)); } throw new Error('no'); });",
    ),
    command: plain,
    exitCode: 1,
    output: ['finished 1\nfinished 2\nfailed 2\nfailed 1\n'],
  },
  'Why should concurrent tests take onTestFinished from the context?': {
    heading: 'ontestfinished',
    says: 'The imported functions belong to the test that started last, or throw `onTestFinished() can only be called inside a test`, as they do outside of a test and its `beforeEach` and `afterEach`.',
    files: file(`const late = () => new Promise((r) => setTimeout(r, 20));
test.concurrent('first', async ({ onTestFinished: own }) => { onTestFinished(({ task }) => p('imported ' + task.name)); own(({ task }) => p('own ' + task.name)); await late(); });
test.concurrent('second', async () => { await late(); });
test.concurrent('third', async () => { await late(); await late(); onTestFinished(() => {}); });
describe('hooks', () => { beforeEach(() => onTestFinished(() => p('in beforeEach'))); afterEach(() => onTestFinished(() => p('in afterEach'))); test('fourth', () => {}); });`),
    exitCode: 1,
    output: [
      'own first',
      'imported third',
      'onTestFinished() can only be called inside a test',
      'in beforeEach',
      'in afterEach',
    ],
  },
  'What happens when beforeAll throws?': {
    heading: 'when-a-hook-fails',
    says: "`beforeAll` · The tests of the suite are skipped and the file fails; other files run. Further `beforeAll` hooks of the suite don't run, but its `afterAll` hooks do.",
    files: file(
      "describe('s', () => { beforeAll(() => { throw new Error('BA'); }); beforeAll(() => p('second')); afterAll(() => p('afterAll')); test('x', () => p('ran')); });",
    ),
    command: plain,
    exitCode: 1,
    output: ['afterAll\n', 'BA', '1 skipped'],
    absent: ['second\n', 'ran\n'],
  },
  'What runs inside and around a suite whose beforeAll throws?': {
    heading: 'when-a-hook-fails',
    says: 'Suites inside it are skipped with all their hooks; tests and hooks of the suites around and beside it run, but no outer `afterEach` for a skipped test.',
    files: file(
      "afterEach(({ task }) => p('after ' + task.name)); afterAll(() => p('outer end')); describe('s', () => { beforeAll(() => { throw new Error('BA'); }); afterEach(() => p('own')); test('x', () => p('ran')); describe('in', () => { beforeAll(() => p('inside')); afterAll(() => p('inside')); test('y', () => p('ran')); }); }); describe('beside', () => { test('z', () => {}); }); test('around', () => {});",
    ),
    command: plain,
    exitCode: 1,
    output: ['after z\n', 'after around\n', 'outer end\n', 'BA', '2 skipped'],
    absent: ['own\n', 'ran\n', 'inside\n', 'after x', 'after y'],
  },
  'When one beforeEach fails, do the next beforeEach and the test run?': {
    heading: 'when-a-hook-fails',
    says: "`beforeEach` · The test fails without running. Further `beforeEach` hooks don't run, but `afterEach` does.",
    files: file(
      "beforeEach(() => { throw new Error('BE'); }); beforeEach(() => p('next')); afterEach(() => p('afterEach')); test('x', () => p('ran'));",
    ),
    command: plain,
    exitCode: 1,
    output: ['afterEach\n', 'BE', '1 failed'],
    absent: ['next\n', 'ran\n'],
  },
  'Do the other afterEach hooks run when one throws?': {
    heading: 'when-a-hook-fails',
    says: "`afterEach` · The test fails. The remaining `afterEach` hooks and cleanup functions don't run.",
    files: file(
      "afterEach(() => p('registered first')); afterEach(() => { throw new Error('AE'); }); test('x', () => {});",
    ),
    command: plain,
    exitCode: 1,
    output: ['AE', '1 failed'],
    absent: ['registered first\n'],
  },
  'Does the run fail when only afterAll throws?': {
    heading: 'when-a-hook-fails',
    says: "`afterAll` · The file fails, even if every test has passed. The remaining `afterAll` hooks of the suite and what its `beforeAll` returned don't run.",
    files: file(
      "describe('s', () => { beforeAll(() => () => p('returned')); afterAll(() => p('registered first')); afterAll(() => { throw new Error('AA'); }); test('x', () => {}); });",
    ),
    command: plain,
    exitCode: 1,
    output: ['AA', 'Test Files 1 failed', 'Tests 1 passed'],
    absent: ['registered first\n', 'returned\n'],
  },
  'When do file and worker cleanups run with and without isolation?': {
    heading: 'registerworkercleanup',
    says: [
      'That is after each file, or, with `isolate: false` in the pools `forks` and `threads`, after the last file that the worker runs.',
      'After each file, the callback runs before those of `registerFileCleanup`',
    ],
    files: testFiles(
      ['a', 'b'],
      () => `import { afterAll, registerFileCleanup, registerWorkerCleanup, test } from '@rstest/core';
registerFileCleanup(() => console.log('file done')); registerWorkerCleanup(() => console.log('worker done')); afterAll(() => console.log('afterAll')); test('x', () => {});`,
    ),
    command:
      'for pool in forks threads vmForks vmThreads; do for isolate in false true; do npx rstest --disableConsoleIntercept --pool.maxWorkers=1 --reporter=dot --pool=$pool --isolate=$isolate; done; done',
    output: [
      /(?:(?:afterAll\nfile done[\s\S]*?){2}worker done\nworker done(?:[\s\S]*?afterAll\nworker done\nfile done){2}[\s\S]*?){2}(?:[\s\S]*?afterAll\nworker done\nfile done){8}/,
    ],
  },
  'Does an error in registerFileCleanup fail a file whose tests passed?': {
    heading: 'registerfilecleanup',
    says: 'If one throws, the file fails.',
    test: `import { registerFileCleanup, test } from '@rstest/core';
registerFileCleanup(() => { throw new Error('still open'); }); const cancel = registerFileCleanup(() => console.log('cancelled ran')); cancel(); test('x', () => {});`,
    exitCode: 1,
    output: ['still open', 'Tests 1 passed'],
    absent: [/^cancelled ran$/m],
  },
  'Does onTestFailed run when a retry passes?': {
    says: 'after that attempt, if it failed',
    test: `import { expect, onTestFailed, onTestFinished, test } from '@rstest/core';
let attempt = 0;
test('a', { retry: 2 }, () => {
  attempt++;
  onTestFinished(() => console.log('FINISHED', attempt));
  onTestFailed(() => console.log('FAILED', attempt));
  expect(attempt).toBe(2);
});`,
    command: 'npx rstest --disableConsoleIntercept',
    output: [/FINISHED 1\nFAILED 1\nFINISHED 2\n/],
    absent: ['FAILED 2'],
  },
  'What happens when I call beforeEach or afterEach inside a test?': {
    heading: 'registerworkercleanup',
    says: '`beforeEach`, `afterEach` and `afterAll` called inside a test are ignored without an error',
    test: `import { afterAll, afterEach, beforeEach, test } from '@rstest/core';
test('a', () => { afterAll(() => console.log('CALLED')); beforeEach(() => console.log('CALLED')); afterEach(() => console.log('CALLED')); });
test('b', () => {});`,
    output: ['Tests 2 passed'],
    absent: ['CALLED'],
  },
  'What happens when I call test or describe inside a test?': {
    heading: 'registerworkercleanup',
    says: "A `test` or `describe` inside a test fails that test: `Can't nest describe or test inside a test`.",
    test: `import { describe, test } from '@rstest/core';
test('a', () => { test('inner', () => { console.log('CAL' + 'LED'); }); });
test('b', async () => { await new Promise((go) => setTimeout(go, 5)); test.each([1])('inner', () => { console.log('CAL' + 'LED'); }); });
test('c', () => { describe('inner', () => { console.log('CAL' + 'LED'); }); });
test('d', () => {});`,
    exitCode: 1,
    output: [/(Can't nest describe or test inside a test[\s\S]*){3}/, 'Tests 3 failed | 1 passed'],
    absent: ['CALLED'],
  },
  'What does the function do that registerFileCleanup returns?': {
    heading: 'clean-up-after-a-file-or-a-worker',
    says: [
      'Each returns a function that unregisters the callback.',
      'It returns `true` if the callback was still registered, and `false` otherwise.',
    ],
    test: `import { registerFileCleanup, registerWorkerCleanup, test } from '@rstest/core';
test('a', () => {
  for (const register of [registerFileCleanup, registerWorkerCleanup]) {
    const undo = register(() => console.log('CLEANED'));
    console.log('UNDONE', undo(), undo());
  }
});`,
    output: [/UNDONE true false[\s\S]*UNDONE true false/],
    absent: ['CLEANED'],
  },
  'In which order do functions that beforeEach returns run?': {
    heading: 'beforeeach',
    says: 'Unlike `afterEach`, such functions run in the order of their hooks.',
    files: file(
      "beforeEach(() => () => p('1')); beforeEach(() => () => p('2')); afterEach(() => p('after')); test('t', () => {});",
    ),
    command: plain,
    output: [/after\n1\n2/],
  },
  'Can a hook skip a test, and can a retry wait?': {
    heading: 'beforeeach',
    says: '`skip()` of the context in `beforeEach` skips the test and the `beforeEach` hooks after it, but no `afterEach`; `beforeAll` has none. To wait before a retry, which has no option for that, write `beforeEach(({ task }) => sleep(task.retryCount * 500))`.',
    files: file(
      `import { setTimeout as sleep } from 'node:timers/promises';
beforeAll((context: object) => p('skip in beforeAll: ' + ('skip' in context)));
describe('skipped', () => { beforeEach(({ skip }) => skip()); test('a', () => p('body ran')); });
describe('retried', () => {
  beforeEach(({ task }) => sleep(task.retryCount * 500));
  const start = Date.now();
  test('b', { retry: 1 }, ({ task }) => { if (task.retryCount === 0) throw new Error(); p('waited: ' + (Date.now() - start >= 500)); });
});`,
    ),
    command: plain,
    output: ['skip in beforeAll: false', 'waited: true', 'Tests 1 passed | 1 skipped'],
    absent: ['body ran'],
  },
  'Does beforeAll of an inner suite run before beforeEach of the outer one?': {
    heading: 'order',
    says: 'So `beforeAll` of an inner suite runs before `beforeEach` of the outer one: put what needs the latter into `beforeEach`, too.',
    files: file(
      "beforeEach(() => p('outer each')); describe('inner', () => { beforeAll(() => p('inner all')); beforeEach(() => p('inner each')); test.only('t', () => p('test')); });",
    ),
    command: plain,
    output: ['inner all\nouter each\ninner each\ntest'],
  },
  'Does the function returned by beforeEach get the context, and the hook the fixture of its test?':
    {
      heading: 'beforeeach',
      says: [
        'that function cleans up after all `afterEach` hooks, and gets the context as well.',
        'A hook can name fixtures in its parameters, and gets the same value as the test.',
      ],
      files:
        file(`const t = test.extend<{ box: { id: number } }>({ box: async ({}, use) => use({ id: 7 }) });
let mine: unknown;
beforeEach<{ box: { id: number } }>(({ box }) => { mine = box; return ({ task, box: again }: any) => p('cleanup ' + task.name + ' ' + (again === box)); });
t('one', ({ box }) => { p('same ' + (mine === box)); });`),
      command: plain,
      output: ['same true\ncleanup one true\n'],
    },
  'How does a test pass a value to beforeEach?': {
    heading: 'beforeeach',
    says: "A test can tell its hooks something: `test('wide', { meta: { width: 800 } }, …)`, then `beforeEach(({ task }) => resize(Number(task.meta.width)))`. `meta` of a suite and of `test.each` arrives as well.",
    files: file(`beforeEach(({ task }) => p('width ' + Number(task.meta.width)));
test('wide', { meta: { width: 800 } }, () => {});
describe('s', { meta: { width: 500 } }, () => { test('x', () => {}); });
test.each([1])('row %i', { meta: { width: 300 } }, () => {});`),
    command: plain,
    output: ['width 800\nwidth 500\nwidth 300\n'],
  },
  'How do I run each test inside AsyncLocalStorage.run (aroundEach)?': {
    heading: 'registerworkercleanup',
    says: [
      "No hook runs around a test: there is no `aroundEach`, and what `AsyncLocalStorage.enterWith` sets in `beforeEach` or in a fixture isn't there in the test.",
      '`enterWith` at the top of the file reaches the tests only before Node.js 24, and in a worker that is reused only in its first file.',
    ],
    files: {
      'a.test.ts': `import { AsyncLocalStorage } from 'node:async_hooks';
import * as api from '@rstest/core';
${core}const store = new AsyncLocalStorage<string>();
const t = test.extend<{ auto: void }>({ auto: [async ({}, use) => { store.enterWith('fixture'); await store.run('fixture', () => use()); }, { auto: true }] });
t('in a fixture', () => p('fixture ' + store.getStore()));
beforeEach(() => { store.enterWith('hook'); });
test('in a hook', () => p('hook ' + store.getStore() + ' ' + ('aroundEach' in api)));
test('wrapped', () => store.run('mine', async () => { await null; p('wrapped ' + store.getStore()); }));`,
      'b.test.ts': `import { AsyncLocalStorage } from 'node:async_hooks';
${core}const store = new AsyncLocalStorage<string>(); store.enterWith('top'); test('x', () => p('top ' + (store.getStore() === (parseInt(process.versions.node) < 24 ? 'top' : undefined))));`,
      ...testFiles(
        ['c', 'd'],
        () => `import { AsyncLocalStorage } from 'node:async_hooks';
${core}const store = new AsyncLocalStorage<string>(); store.enterWith('top'); test('x', () => p('reused ' + (store.getStore() ?? 'none')));`,
      ),
    },
    command: `${plain} a.test b.test --pool.maxWorkers=1; for o in --pool=vmForks --no-isolate; do ${plain} c.test d.test --pool.maxWorkers=1 $o; done`,
    output: [
      'fixture undefined\nhook undefined false\nwrapped mine\n',
      'top true\n',
      /(?:reused none[\s\S]*passed[\s\S]*){2}/,
    ],
  },
  'Can a hook run before each nested describe?': {
    heading: 'beforeall',
    says: "it doesn't run again for each nested suite: for that, call a function that registers it in each of them.",
    files: file(`const prepare = () => beforeAll(() => p('prepared'));
beforeAll(() => p('outer'));
describe('a', () => { prepare(); test('1', () => p('a')); });
describe('b', () => { prepare(); test('2', () => p('b')); });`),
    command: plain,
    output: ['outer\nprepared\na\nprepared\nb\n'],
  },
  'Does beforeAll of a setup file run before each suite?': {
    heading: 'order',
    says: 'Their `beforeAll` runs once for each file; no hook runs before each suite.',
    files: {
      'rstest.config.ts': "export default { setupFiles: ['./setup.ts'] };",
      'setup.ts':
        "import { beforeAll } from '@rstest/core'; beforeAll(() => console.log('SETUP'));",
    },
    test: `import { describe, test } from '@rstest/core';
describe('a', () => test('1', () => {}));
describe('b', () => test('2', () => console.log('LAST')));`,
    output: [/^(?:(?!SETUP)[\s\S])*SETUP(?:(?!SETUP)[\s\S])*LAST(?:(?!SETUP)[\s\S])*$/],
  },
  'Does afterAll run if no test of its suite does, and what does a value of beforeAll do?': {
    heading: 'afterall',
    says: [
      'even if tests or `beforeAll` have failed, but not if every test is marked as skipped or todo.',
      'a `beforeAll` that does so fails the file.',
    ],
    files: file(
      "describe('s', () => { afterAll(() => p('NONE RAN')); test.skip('a', () => {}); test.todo('b'); }); describe('u', () => { beforeAll(() => p('SKIPS ITSELF')); afterAll(() => p('AFTER IT')); test('d', ({ skip }) => skip()); }); describe('t', () => { beforeAll((() => 5) as any); afterAll(() => p('ONE RAN')); test('c', () => {}); });",
    ),
    command: plain,
    exitCode: 1,
    output: [
      'SKIPS ITSELF\nAFTER IT',
      'ONE RAN',
      'fn is not a function',
      'Test Files 1 failed',
      '1 passed',
    ],
    absent: ['NONE RAN\n'],
  },
  'What does an error that a hook throws later do, and does a hook wait for done?': {
    heading: 'when-a-hook-fails',
    says: [
      "An error that a hook throws later, in a timer or a callback, isn't the hook's any more: tests and hooks run to their end, those of other suites as well, and the file fails with `uncaughtException` or the message of the assertion. If the file has ended by then, the error gets lost.",
      'outside the VM pools, the line above it names the suite or test of the hook (`Rstest:_internal_root_suite` outside of any suite), whatever runs by then.',
      "A parameter `done` of Mocha makes no hook wait, and `beforeAll((done) => …)` fails with `done is not a function` when it's called",
    ],
    files: {
      'late.test.ts': `import { beforeAll, beforeEach, describe, expect, test } from '@rstest/core';
const later = (run: () => void) => { setTimeout(run, 10); };
describe('first', () => {
  beforeAll(() => later(() => { throw new Error('late in first'); }));
  test('one', () => {});
});
describe('second', () => {
  beforeEach(() => later(() => { expect(1).toBe(2); }));
  test('two', () => {});
});
describe('third', () => {
  test('three', () => new Promise((resolve) => setTimeout(resolve, 60)));
});
beforeAll(() => later(() => { throw new Error('late at the top'); }));`,
      'ended.test.ts': `import { afterAll, test } from '@rstest/core';
afterAll(() => { setTimeout(() => { throw new Error('too late'); }, 3000); });
test('four', () => {});`,
      'each.test.ts': `import { afterEach, beforeEach, expect, test } from '@rstest/core';
let cleaning = false;
beforeEach(() => { expect(cleaning).toBe(false); });
afterEach(async () => { cleaning = true; await new Promise((resolve) => setTimeout(resolve, 100)); cleaning = false; console.log('CLEAN'); });
test('five', () => { setTimeout(() => { throw new Error('during afterEach'); }, 20); });
test('six', () => {});`,
      'done.test.ts': `import { beforeAll, beforeEach, expect, test } from '@rstest/core';
const seen: string[] = [];
beforeAll((done: any) => { setTimeout(() => { try { done(); } catch (error) { console.log('CALLED', String(error)); } }, 5); });
beforeEach((done: any) => { setTimeout(() => seen.push('each'), 5); });
test('waits for none', async () => {
  expect(seen).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve, 50));
});`,
    },
    command: 'npx rstest --reporter=verbose',
    exitCode: 1,
    output: [
      /late\.test\.ts > first\s+uncaughtException: late in first/,
      /late\.test\.ts > second > two\s+AssertionError: expected 1 to be 2/,
      '✓ third > three',
      'CALLED TypeError: done is not a function',
      '✓ waits for none',
      /late\.test\.ts > Rstest:_internal_root_suite\s+uncaughtException: late at the top/,
      '✓ four',
      'uncaughtException: during afterEach',
      /CLEAN[\s\S]*CLEAN/,
      '✓ six',
      'Test Files 2 failed | 2 passed',
      'Tests 7 passed',
    ],
  },
  'afterAll runs before async tests have ended': {
    heading: 'afterall',
    says: '`afterAll` waits for all tests of the suite, concurrent ones too, but not for a promise that a test neither awaits nor returns.',
    test: `import { afterAll, test } from '@rstest/core';
const log: string[] = [];
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const add = (text: string) => () => { log.push(text); };
afterAll(() => { console.log(log.join(', ')); });
test.concurrent('slow', () => wait(60).then(add('slow')));
test.concurrent('quick', async () => { await wait(10); log.push('quick'); });
test('returned', () => wait(10).then(add('returned')));
test('lost', () => { wait(10).then(add('lost')); });`,
    command: 'npx rstest; npx rstest --pool=vmForks',
    output: [/quick, slow, returned\n[\s\S]*quick, slow, returned\n/],
    absent: ['lost,', ', lost'],
  },
  'How do I reuse hooks in several describe blocks?': {
    heading: 'beforeall',
    says: 'Such a function can register several hooks: `const useCart = () => { beforeEach(fill); afterEach(empty); }`, then `useCart()` in each `describe`.',
    test: `import { afterEach, beforeEach, describe, expect, test } from '@rstest/core';
let cart: string[] = [];
let emptied = 0;
const fill = () => void cart.push('Emma');
const empty = () => { cart = []; emptied++; };
const useCart = () => { beforeEach(fill); afterEach(empty); };
describe('one', () => { useCart(); test('a', () => expect(cart).toEqual(['Emma'])); });
describe('none', () => { test('b', () => expect([cart, emptied]).toEqual([[], 1])); });
describe('two', () => { useCart(); test('c', () => expect(cart).toEqual(['Emma'])); });
test('last', () => expect(emptied).toBe(2));`,
    output: ['Tests 4 passed'],
  },
  'Do concurrent tests wait for beforeAll?': {
    heading: 'beforeall',
    says: 'Concurrent tests wait for it as well, so what it sets is there in each of them.',
    test: `import { beforeAll, describe, expect, test } from '@rstest/core';
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const seen: string[] = [];
let rate = 0;
beforeAll(async () => { await pause(60); rate = 7; });
test.concurrent('a', async () => { seen.push('a'); expect(rate).toBe(7); await pause(20); expect(seen).toContain('b'); });
test.concurrent.for(['b'])('%s', async (name) => { seen.push(name); expect(rate).toBe(7); await pause(20); });
describe.concurrent.each([1, 2])('suite %i', (n) => {
  let own = 0;
  beforeAll(async () => { await pause(60); own = n; });
  test('c', () => { expect([rate, own]).toEqual([7, n]); });
  describe('inner', () => {
    let inner = 0;
    beforeAll(async () => { await pause(60); inner = n; });
    test('d', () => { expect([own, inner]).toEqual([n, n]); });
  });
});
`,
    command: 'npx rstest; npx rstest --pool=vmThreads',
    output: [/(Tests 6 passed[\s\S]*){2}/],
  },
  'Can beforeEach put a value on the context of the test?': {
    heading: 'beforeeach',
    says: [
      "The other way round, a value that `beforeEach` puts on the context, `beforeEach((context) => { context.user = 'Ada'; })`, arrives in the test as `({ user })`, and in `afterEach`.",
      `\`test.each\` passes no context, and fixtures don't see the value, because they are set up earlier. For its type, write \`declare module '@rstest/core' { interface TestContext { user: string } }\` in a file with an \`import\` or an \`export\`, because \`test<…>\` takes no type. Without either, the declaration can replace the types of the package, and in a \`.d.ts\` file it does: \`Module '"@rstest/core"' has no exported member 'test'\`.`,
    ],
    files: {
      'tsconfig.json':
        '{ "compilerOptions": { "strict": true, "noEmit": true, "skipLibCheck": true, "module": "esnext", "moduleResolution": "bundler", "target": "esnext" }, "include": ["*.test.ts"] }',
      'a.test.ts': `import { afterEach, beforeEach, expect, test } from '@rstest/core';
declare module '@rstest/core' { interface TestContext { user: string } }
let count = 0;
beforeEach((context) => { context.user = 'Ada' + count++; });
afterEach(({ user, task }) => { console.log('AFTER', task.name, user); });
test('a', ({ user }) => { expect(user).toBe('Ada0'); });
test.for([1])('for', (_row, { user }) => { expect(user).toBe('Ada1'); });
test.each([1])('each', (...args) => { expect(args).toEqual([1]); });
test.concurrent('left', async ({ user }) => { await new Promise((go) => setTimeout(go, 10)); expect(user).toBe('Ada3'); });
test.concurrent('right', async ({ user }) => { expect(user).toBe('Ada4'); });
const extended = test.extend<{ greeting: string }>({ greeting: async ({ user }, use) => use('Hi ' + user) });
extended('fixture', ({ greeting, user }) => { expect([greeting, user]).toEqual(['Hi undefined', 'Ada5']); });
`,
      'b.test.ts':
        "import { test } from '@rstest/core';\ntest<{ user: string }>('typed', () => {});\n",
    },
    command: `npx tsc -p . ; for p in forks vmThreads; do npx rstest --pool=$p a.test; done; mkdir bare; echo "declare module '@rstest/core' { interface TestContext { user: string } }" > bare/types.d.ts; echo "import { test } from '@rstest/core'; test('c', ({ user }) => { user.length; });" > bare/c.test.ts; sed 's/\\*.test.ts/bare/' tsconfig.json > bare.json; npx tsc -p bare.json; mv bare/types.d.ts bare/types.ts; npx tsc -p bare.json; echo 'export {};' >> bare/types.ts; echo MODULE; npx tsc -p bare.json && echo TYPED`,
    output: [
      'b.test.ts(2,6): error TS2558: Expected 0 type arguments, but got 1.',
      /(AFTER a Ada0[\s\S]*Tests 6 passed[\s\S]*){2}(bare\/c.test.ts\(1,10\): error TS2305: Module '"@rstest\/core"' has no exported member 'test'.[\s\S]*){2}MODULE\s+TYPED/,
    ],
    absent: ['a.test.ts('],
  },
  'Which hooks does skip() in beforeEach skip, and does a failed beforeAll stop other files?': {
    heading: 'beforeeach',
    says: '`skip()` of the context in `beforeEach` skips the test and the `beforeEach` hooks after it, but no `afterEach`;',
    files: {
      'skip.test.ts': `${core}describe('outer', () => {
  beforeEach(({ skip }) => { p('LOG A'); skip(); });
  beforeEach(() => p('LOG never'));
  afterEach(() => p('LOG Z'));
  describe('inner', () => {
    beforeEach(() => p('LOG never'));
    afterEach(() => p('LOG Y'));
    test('x', () => p('LOG never'));
  });
});
`,
    },
    command: plain,
    output: [/LOG A\nLOG Y\nLOG Z/, 'Tests 1 skipped'],
    absent: ['LOG never'],
  },
  'Does another file run after a failed beforeAll, and does a loop see what beforeAll sets?': {
    heading: 'when-a-hook-fails',
    says: 'The tests of the suite are skipped and the file fails; other files run.',
    files: {
      'a.test.ts': `${core}beforeAll(() => { throw new Error('no login'); });
test('x', () => {});
`,
      'b.test.ts': `${core}let names: string[] = [];
beforeAll(() => { names = ['never']; });
for (const name of names) test(name, () => {});
for (const name of await Promise.resolve(['loaded'])) test(name, () => p('RUN ' + name));
`,
    },
    command: `${plain} --pool.maxWorkers=1`,
    exitCode: 1,
    output: ['RUN loaded', 'Test Files 1 failed | 1 passed', 'Tests 1 passed | 1 skipped'],
    absent: ['RUN never'],
  },
} satisfies Answers;
