import { type Answers, testFiles } from '../../../support/answers.ts';

const core = "import { beforeAll, beforeEach, describe, expect, rs, test } from '@rstest/core';\n";
const file = (body: string) => ({ 'a.test.ts': `${core}test('x', async () => {\n${body}\n});` });

export default {
  'Can a spy replace a key of process.env?': {
    heading: 'rsstubenv',
    says: "`rs.spyOn(process.env, 'SHOP_MODE', 'get')` fails with `'process.env' does not accept an accessor(getter/setter) descriptor`, and without `'get'` with `cannot spy on a non-function value`. If the variable isn't set, both say `SHOP_MODE does not exist`.",
    test: `${core}test('a', () => {
  process.env.SHOP_MODE = 'live';
  expect(() => rs.spyOn(process.env as any, 'SHOP_MODE', 'get')).toThrow("'process.env' does not accept an accessor(getter/setter) descriptor");
  expect(() => rs.spyOn(process.env as any, 'SHOP_MODE')).toThrow('cannot spy on a non-function value');
  expect(process.env.SHOP_MODE).toBe('live');
  delete process.env.SHOP_MODE;
  expect(() => rs.spyOn(process.env as any, 'SHOP_MODE', 'get')).toThrow('SHOP_MODE does not exist');
  expect(() => rs.spyOn(process.env as any, 'SHOP_MODE')).toThrow('SHOP_MODE does not exist');
});`,
    command:
      'for name in node jsdom happy-dom; do for pool in forks threads; do npx rstest --testEnvironment $name --pool $pool; done; done',
    output: [/(Tests 1 passed[\s\S]*){6}/],
  },
  'How do I delete an environment variable for a test, and does import.meta.env follow?': {
    heading: 'rsstubenv',
    says: '`undefined` deletes the variable. The change is visible in `process.env` and `import.meta.env`, where every value becomes a string, so',
    files: file(
      "process.env.SHOP = 'a'; rs.stubEnv('SHOP', 'b'); console.log(process.env.SHOP, import.meta.env.SHOP); rs.stubEnv('SHOP', undefined); console.log('SHOP' in process.env);",
    ),
    output: ['b b', 'false'],
  },
  'Does a stubbed variable reach the next test?': {
    heading: 'rsunstuballenvs',
    says: 'Without this call, stubs last until the end of the file, so the next test sees them too, and in some pools later files as well.',
    test: `${core}test('a', () => { rs.stubEnv('SHOP', 'on'); });\ntest('b', () => { console.log('shop', process.env.SHOP); });`,
    output: ['shop on'],
  },
  'Which value does unstubAllEnvs bring back after two stubs, and does it touch variables set by hand?':
    {
      heading: 'rsunstuballenvs',
      says: 'Gives every stubbed variable the value that it had before its first `stubEnv`. Variables that you assigned yourself keep their value.',
      files: file(
        "process.env.A = 'first'; rs.stubEnv('A', 'x').stubEnv('A', 'y'); process.env.B = 'hand'; rs.unstubAllEnvs(); console.log(process.env.A, process.env.B);",
      ),
      output: ['first hand'],
    },
  'Does restoreAllMocks undo stubGlobal?': {
    heading: 'rsunstuballglobals',
    says: "`rs.restoreAllMocks` doesn't do this.",
    files: file(
      "rs.stubGlobal('fetch', rs.fn(() => 1)); rs.stubGlobal('extra', 1); rs.restoreAllMocks(); console.log(rs.isMockFunction(fetch)); rs.unstubAllGlobals(); console.log(rs.isMockFunction(fetch), 'extra' in globalThis);",
    ),
    output: ['true\n', 'false false'],
  },
  'What happens when a global cannot be redefined?': {
    heading: 'rsstubglobal',
    says: "For the few properties that can't be changed, such as `undefined`, it throws `Cannot redefine property`: in jsdom with a VM pool, `location`, `document` and `window` are among them.",
    elsewhere: {
      '/guide/recipes/storage-and-location': 'jsdom allows that in all pools but the VM pools.',
      '/guide/help/errors-mocks':
        'The object is frozen, or the property may not be changed, as `location` of jsdom in a VM pool, where `--pool=forks` helps,',
    },
    files: file(
      "for (const name of ['undefined', 'location', 'document', 'window', 'fetch']) { try { rs.stubGlobal(name, { mine: true }); console.log(name, 'stubbed'); } catch (error: any) { console.log(error.message); } finally { rs.unstubAllGlobals(); } }",
    ),
    command:
      'for e in jsdom happy-dom; do for p in forks threads vmForks vmThreads; do echo "$e $p"; npx rstest --testEnvironment=$e --pool=$p; done; done',
    output: [
      ...['forks', 'threads'].map(
        (pool) =>
          new RegExp(
            `jsdom ${pool}\\n[\\s\\S]*?Cannot redefine property: undefined\\n[\\s\\S]*?location stubbed\\n[\\s\\S]*?document stubbed\\n[\\s\\S]*?window stubbed\\n[\\s\\S]*?fetch stubbed`,
          ),
      ),
      ...['vmForks', 'vmThreads'].map(
        (pool) =>
          new RegExp(
            `jsdom ${pool}\\n[\\s\\S]*?Cannot redefine property: undefined\\n[\\s\\S]*?Cannot redefine property: location\\n[\\s\\S]*?Cannot redefine property: document\\n[\\s\\S]*?Cannot redefine property: window\\n[\\s\\S]*?fetch stubbed`,
          ),
      ),
      /happy-dom vmForks\n[\s\S]*?location stubbed\n[\s\S]*?document stubbed\n[\s\S]*?window stubbed/,
    ],
  },
  'Does waitFor go on when the callback returns false?': {
    heading: 'rswaitfor',
    says: "A callback that returns `false` doesn't throw, so `waitFor` is done.",
    files: file('let n = 0; console.log(await rs.waitFor(() => { n++; return false; }), n);'),
    output: ['false 1'],
  },
  'Does waitFor repeat a callback with expect.soft?': {
    heading: 'rswaitfor',
    says: "`expect.soft` doesn't throw either: `waitFor` is done after one call, and the failure that it has recorded fails the test. Use plain assertions.",
    files: file(
      'let n = 0; await rs.waitFor(() => { n++; expect.soft(n).toBe(3); }); console.log("calls", n);',
    ),
    exitCode: 1,
    output: ['calls 1', 'expected 1 to be 3'],
  },
  'How do I test code for an environment that lacks a global or a method?': {
    heading: 'rsstubglobal',
    says: [
      "To test code where a global is missing, stub `undefined`: `rs.stubGlobal('fetch', undefined)`. If the code asks `'fetch' in globalThis`, add `Reflect.deleteProperty(globalThis, 'fetch')`, which `rs.unstubAllGlobals()` undoes as well.",
      "A method is `undefined` after `rs.spyOn(crypto, 'randomUUID', 'get')`, until the spy is restored; `delete` doesn't remove one that is inherited.",
    ],
    test: `${core}test('a', () => {
  rs.stubGlobal('fetch', undefined);
  expect([typeof fetch, 'fetch' in globalThis]).toEqual(['undefined', true]);
  Reflect.deleteProperty(globalThis, 'fetch');
  expect('fetch' in globalThis).toBe(false);
  rs.unstubAllGlobals();
  expect(typeof fetch).toBe('function');
  Reflect.deleteProperty(crypto, 'randomUUID');
  expect(typeof crypto.randomUUID).toBe('function');
  const spy = rs.spyOn(crypto, 'randomUUID', 'get');
  expect(crypto.randomUUID).toBeUndefined();
  spy.mockRestore();
  expect(typeof crypto.randomUUID).toBe('function');
});`,
    command: 'for name in node jsdom happy-dom; do npx rstest --testEnvironment $name; done',
    output: [/(Tests 1 passed[\s\S]*){3}/],
  },
  'How do I let waitFor try without a limit?': {
    heading: 'rswaitfor',
    says: '`0` tries once, and so does `Infinity`, mostly, which Node.js takes for 1 ms.',
    files: file(
      "for (const timeout of [0, Infinity, 500]) { let n = 0; await rs.waitFor(() => { if (++n < 3) throw new Error('no'); }, timeout).catch(() => {}); console.log('tries', timeout, n); }",
    ),
    output: ['tries 0 1', 'tries Infinity 1', 'tries 500 3'],
  },
  'Which error does waitFor reject with?': {
    heading: 'rswaitfor',
    says: 'When `timeout` has passed, it rejects with the last error of the callback.',
    files: file(
      "let n = 0; await rs.waitFor(() => { throw new Error('try ' + ++n); }, { timeout: 60, interval: 20 }).catch((e) => console.log(e.message));",
    ),
    output: [/try [2-4]\n/],
    absent: ['timed out'],
  },
  'Does the timeout of waitFor end a promise that never settles?': {
    heading: 'rswaitfor',
    says: 'If the callback returns a promise that never settles, only the timeout of the test ends it.',
    test: `${core}test('x', { timeout: 300 }, () => rs.waitFor(() => new Promise(() => {}), 50) as any);`,
    exitCode: 1,
    output: ['test timed out in 300ms'],
    absent: ['waitFor timed out'],
  },
  'Does waitFor move fake timers?': {
    heading: 'rswaitfor',
    says: 'It waits in real time and does not move fake timers: move them in the callback, `await rs.waitFor(async () => { await rs.advanceTimersByTimeAsync(50); expect(saved).toBe(true); })`.',
    files: file(
      'rs.useFakeTimers(); let done = false; setTimeout(() => { done = true; }, 20); await rs.waitFor(() => expect(done).toBe(true), { timeout: 120 }).catch(() => console.log("still waiting")); let saved = false; setTimeout(() => { saved = true; }, 300); await rs.waitFor(async () => { await rs.advanceTimersByTimeAsync(50); expect(saved).toBe(true); }); console.log("moved", saved);',
    ),
    output: ['still waiting'],
  },
  'What does waitUntil do when the callback throws, and when the time is up?': {
    heading: 'rswaituntil',
    says: 'If the callback throws, `waitUntil` rejects at once. When `timeout` has passed, it rejects with `waitUntil timed out in 1000ms`.',
    files: file(
      "let n = 0; await rs.waitUntil(() => { n++; throw new Error('at once'); }).catch((e) => console.log(e.message, n)); await rs.waitUntil(() => 0, 40).catch((e) => console.log(e.message));",
    ),
    output: ['at once 1', 'waitUntil timed out in 40ms'],
  },
  'Does rs.setConfig({ retry }) in beforeAll have an effect?': {
    heading: 'rssetconfig',
    says: 'In a hook or a test, `setConfig` accepts `retry`, `testTimeout` and `maxConcurrency`, but changes nothing:',
    test: `${core}beforeAll(() => { rs.setConfig({ retry: 2, testTimeout: 10 }); });\ntest('x', async ({ task }) => { await new Promise((r) => setTimeout(r, 40)); console.log('attempt', task.retryCount); throw new Error('no'); });`,
    exitCode: 1,
    output: ['attempt 0'],
    absent: ['attempt 1', 'timed out'],
  },
  'Does rs.setConfig at the top level apply to tests registered above it?': {
    heading: 'rssetconfig',
    says: '`testTimeout` · after the top level of the file has run · at the top level, even below the tests',
    test: `${core}test('above', async () => { await new Promise((r) => setTimeout(r, 80)); });\nrs.setConfig({ testTimeout: 20 });`,
    exitCode: 1,
    output: ['test timed out in 20ms'],
  },
  'Is hookTimeout of setConfig used for hooks registered before the call?': {
    heading: 'rssetconfig',
    says: '`hookTimeout` · when the hook is registered · above the hook',
    test: `${core}const wait = async () => { await new Promise((r) => setTimeout(r, 60)); };\nbeforeEach(wait);\nrs.setConfig({ hookTimeout: 20 });\ntest('x', () => {});`,
    output: ['1 passed'],
  },
  'Does setConfig in one file change another file, also without isolation?': {
    heading: 'rssetconfig',
    says: 'Changes settings of the test file.',
    files: {
      'a.test.ts': `${core}rs.setConfig({ testTimeout: 77 });\ntest('a', () => {});`,
      'b.test.ts': `${core}test('b', () => { console.log('b has', rs.getConfig().testTimeout); });`,
    },
    command: 'npx rstest --isolate=false --pool.maxWorkers=1',
    output: ['b has 5000'],
  },
  'Which settings does getConfig return, and what does resetConfig go back to?': {
    heading: 'rsresetconfig',
    says: 'Brings back the settings from before the first `setConfig` of the file.',
    files: file(
      'rs.setConfig({ retry: 1 }); rs.setConfig({ retry: 2 }); rs.setConfig({ bail: 1 } as any); console.log(Object.keys(rs.getConfig()).join()); rs.resetConfig(); console.log(rs.getConfig().retry);',
    ),
    output: [
      'testTimeout,hookTimeout,clearMocks,resetMocks,restoreMocks,maxConcurrency,retry,expect',
      '\n0\n',
    ],
  },
  'Does rs.setConfig({ testTimeout }) count for tests above the call?': {
    heading: 'rssetconfig',
    says: '`testTimeout` after the top level of the file has run at the top level, even below the tests',
    test: `import { rs, test } from '@rstest/core';
test('above', () => new Promise((resolve) => setTimeout(resolve, 500)));
rs.setConfig({ testTimeout: 30 });`,
    exitCode: 1,
    output: ['test timed out in 30ms'],
  },
  'Does waitFor try again until the callback passes, how long is a pause, and what does it resolve to?':
    {
      heading: 'rswaitfor',
      says: [
        "Calls the callback again and again until it doesn't throw, and resolves to what it returned.",
        '`interval` · `50` · How many milliseconds to wait between the end of one call and the next.',
      ],
      test: `import { expect, rs, test } from '@rstest/core';
test('waits', async () => {
  let calls = 0;
  const start = Date.now();
  const value = await rs.waitFor(() => { if (++calls < 3) throw new Error('not yet'); return 'ready'; });
  const took = Date.now() - start;
  console.log(calls, value, took >= 95 && took < 900);
});
`,
      output: ['3 ready true'],
    },
  'Does expect.poll of the config change the default timeout of rs.waitFor?': {
    heading: 'rswaitfor',
    says: "`waitFor` repeats any code, also several assertions or `toThrow`, gives the callback's result, and no option of the config changes its defaults.",
    files: {
      'rstest.config.ts': 'export default { expect: { poll: { timeout: 100 } } };',
      ...file(
        "const start = Date.now(); await rs.waitFor(() => { throw new Error('no'); }).catch(() => {}); console.log('waited a second:', Date.now() - start > 900); let tries = 0; const result = await rs.waitFor(() => { tries++; expect(tries).toBeGreaterThan(1); expect(() => { throw new Error('x'); }).toThrow('x'); return tries; }); console.log('result', result);",
      ),
    },
    output: ['waited a second: true', 'result 2'],
  },
  'Can I turn concurrency on for a file, at run time, with setConfig?': {
    heading: 'rssetconfig',
    says: "Other keys, such as `bail` and Vitest's `sequence`, are ignored without an error: for a file whose tests run at the same time, wrap them in `describe.concurrent`.",
    files: Object.fromEntries(
      [
        ['a.test.ts', 'rs.setConfig({ sequence: { concurrent: true } } as never);', 'describe'],
        ['b.test.ts', '', 'describe.concurrent'],
      ].map(([name, first, suite]) => [
        name,
        `${core}${first}\nconst log: string[] = [];\n${suite}('s', () => {\n  test('1', async () => { log.push('a'); await new Promise((done) => setTimeout(done, 50)); log.push('b'); });\n  test('2', () => { log.push('c'); });\n});\nafterAll(() => console.log('${name}', log.join('')));`.replace(
          'beforeAll,',
          'afterAll,',
        ),
      ]),
    ),
    output: ['a.test.ts abc', 'b.test.ts acb'],
  },
  'Is window the same object as global and globalThis?': {
    heading: 'rsstubglobal',
    says: '`global` is the same object as `globalThis`, and so are `window` and `self` in jsdom and happy-dom.',
    files: file(
      "rs.stubGlobal('shop', 'open'); console.log('SAME', [global, window, self].every((one: unknown) => one === globalThis), (window as any).shop);",
    ),
    command: 'npx rstest --testEnvironment=jsdom; npx rstest --testEnvironment=happy-dom',
    output: [/SAME true open[\s\S]*SAME true open/],
  },
  'Why is a flag true that I stubbed as false?': {
    heading: 'rsstubenv',
    says: "where every value becomes a string, so `false` and `'false'` are true in a condition. To turn a flag off, stub `''` or `undefined`.",
    test: `import { rs, test } from '@rstest/core';
test('a', () => {
  for (const value of [false as never, 'false', '', undefined]) {
    rs.stubEnv('DEV', value);
    console.log('FLAG', value, Boolean(process.env.DEV), Boolean(import.meta.env.DEV));
  }
});`,
    output: ['FLAG false true true', 'FLAG  false false', 'FLAG undefined false false'],
  },
  'How do I stub a global that a module reads while it is imported?': {
    heading: 'rsstubglobal',
    says: "For code that reads the global while it's imported, stub it before: `rs.hoisted(() => rs.stubGlobal('session', { id: 7 }))`, or in a setup file.",
    files: {
      'session.ts': "export const id = (globalThis as any).session?.id ?? 'none';",
      'late.test.ts': `${core}import { id } from './session';
test('late', () => { rs.stubGlobal('session', { id: 7 }); console.log('LATE', id); });`,
      'early.test.ts': `${core}import { id } from './session';
rs.hoisted(() => rs.stubGlobal('session', { id: 7 }));
test('early', () => console.log('EARLY', id));`,
    },
    output: ['LATE none', 'EARLY 7'],
  },
  'Can stubGlobal replace a method, as in Math.random?': {
    heading: 'rsstubglobal',
    says: "The name isn't a path: `rs.stubGlobal('Math.random', …)` makes a global of that name, which no code calls. Replace a method of a global with a spy, `rs.spyOn(Math, 'random').mockReturnValue(0.5)`.",
    files: Object.fromEntries(
      ['node', 'happy-dom', 'jsdom'].map((name) => [
        `${name}.test.ts`,
        `// @rstest-environment ${name}
import { expect, rs, test } from '@rstest/core';
test('stub', () => {
  const real = Math.random;
  rs.stubGlobal('Math.random', () => 0.5);
  expect(Math.random).toBe(real);
  expect((globalThis as any)['Math.random']()).toBe(0.5);
  rs.unstubAllGlobals();
  expect('Math.random' in globalThis).toBe(false);
});
test('spy', () => {
  rs.spyOn(Math, 'random').mockReturnValue(0.5);
  expect([Math.random(), Math.random()]).toEqual([0.5, 0.5]);
  rs.restoreAllMocks();
});`,
      ]),
    ),
    output: ['Tests 6 passed'],
  },
  'How do stubGlobal, spyOn and an assignment to a global differ?': {
    heading: 'rsstubglobal',
    says: [
      "A spy on a global function, `rs.spyOn(globalThis, 'fetch')`, still calls it until you give it an implementation, and `restoreMocks` undoes it.",
      'An assignment, `globalThis.fetch = rs.fn()`, stays for the next test with all options of mocks and stubs, unless a spy was on it before.',
    ],
    files: {
      'rstest.config.ts':
        'export default { restoreMocks: true, resetMocks: true, clearMocks: true, unstubGlobals: true };',
      'setup.ts': "(globalThis as any).ask = () => 'real';",
      ...testFiles(
        ['node', 'jsdom'],
        (name) => `// @rstest-environment ${name}
${core}import './setup';
declare const ask: () => string;
const all = globalThis as unknown as { ask: () => string };
test('assigns', () => { all.ask = rs.fn(() => 'assigned'); });
test('after assignment', () => { expect(ask()).toBe('assigned'); all.ask = () => 'real'; rs.stubGlobal('ask', () => 'stubbed'); expect(ask()).toBe('stubbed'); });
test('after stub', () => { expect(ask()).toBe('real'); all.ask = () => 'again'; });
test('after assignment again', () => { expect(ask()).toBe('again'); all.ask = () => 'real'; const spy = rs.spyOn(all, 'ask'); expect(ask()).toBe('real'); spy.mockReturnValue('spied'); expect(ask()).toBe('spied'); });
test('after spy', () => { expect(ask()).toBe('real'); all.ask = () => 'assigned'; });
test('after assignment that follows a spy', () => { expect(ask()).toBe('real'); });
`,
      ),
    },
    output: ['Tests 12 passed'],
  },
} satisfies Answers;
