import { type Answers, core, testFiles } from '../../../support/answers.ts';

const file = (body: string) => ({ 'a.test.ts': `${core}test('x', async () => {\n${body}\n});` });
const attempt =
  'const attempt = async (f: () => unknown) => { try { await f(); console.log("no error"); } catch (e: any) { console.log(e.message); } };\n';

export default {
  'Why does a timer of a month fire at once?': {
    heading: 'move-time',
    says: 'One of more than 2,147,483,647 ms, about 24.8 days, counts as 1, as with real timers.',
    test: `import { expect, rs, test } from '@rstest/core';
test('a', () => {
  rs.useFakeTimers();
  const late = rs.fn();
  setTimeout(late, 2_147_483_648);
  const last = rs.fn();
  setTimeout(last, 2_147_483_647);
  rs.advanceTimersByTime(1);
  expect(late).toHaveBeenCalledTimes(1);
  rs.advanceTimersByTime(2_147_483_645);
  expect(last).not.toHaveBeenCalled();
  rs.advanceTimersByTime(1);
  expect(last).toHaveBeenCalledTimes(1);
  rs.useRealTimers();
});`,
    output: ['Tests 1 passed'],
  },
  'Does promisify(setTimeout) wait for the fake clock, and how is a module reached that saved a timer?':
    {
      heading: 'rsusefaketimers',
      says: [
        '`promisify(setTimeout)` saves the function, too: what it returns waits for the clock that was on when `promisify` ran, fake or real, in each later call.',
        "To reach a module that saves it, load that module later: `rs.useFakeTimers()`, `rs.resetModules()`, then `await import('./poll')` in the test, again for each new clock.",
        "In `node`, a package isn't reset with your modules: bundle it.",
      ],
      files: {
        'rstest.config.ts':
          "import { defineConfig } from '@rstest/core';\nexport default defineConfig({ output: { bundleDependencies: ['bundled'] } });\n",
        'poll.ts':
          'const later = setTimeout;\nexport const sleep = (ms: number) => new Promise((resolve) => later(resolve, ms));\n',
        ...Object.fromEntries(
          ['kept', 'bundled'].flatMap((name) => [
            [`node_modules/${name}/package.json`, `{ "name": "${name}", "main": "./index.js" }\n`],
            [
              `node_modules/${name}/index.js`,
              'const later = setTimeout;\nexports.sleep = (ms) => new Promise((resolve) => later(resolve, ms));\n',
            ],
          ]),
        ),
        'a.test.ts': `import { promisify } from 'node:util';
import { sleep as early } from './poll';
import { afterEach, expect, rs, test } from '@rstest/core';
afterEach(() => { rs.useRealTimers(); });
const before = promisify(setTimeout);
const settles = async (promise: Promise<unknown>) => {
  let settled = false;
  promise.then(() => { settled = true; });
  await rs.advanceTimersByTimeAsync(60_000);
  return settled;
};
test('promisify', async () => {
  rs.useFakeTimers();
  expect(await settles(promisify(setTimeout)(60_000))).toBe(true);
  expect(await settles(before(60_000))).toBe(false);
  const during = promisify(setTimeout);
  rs.useRealTimers();
  expect(await Promise.race([during(20), before(300).then(() => 'real')])).toBe('real');
});
test('your module', async () => {
  rs.useFakeTimers();
  expect(await settles(early(60_000))).toBe(false);
  rs.resetModules();
  const { sleep } = await import('./poll');
  expect(await settles(sleep(60_000))).toBe(true);
  rs.useRealTimers();
  rs.useFakeTimers();
  expect(await settles(sleep(60_000))).toBe(false);
});
test('a package', async () => {
  const results: boolean[] = [];
  for (const load of [() => import('kept' as string), () => import('bundled')] as any[]) {
    await load();
    rs.useFakeTimers();
    rs.resetModules();
    results.push(await settles((await load()).sleep(60_000)));
    rs.useRealTimers();
  }
  expect(results).toEqual([false, true]);
});
`,
      },
      output: ['Tests 3 passed'],
    },
  'Which functions run the callbacks of queueMicrotask?': {
    says: 'A callback of `queueMicrotask` runs as promises settle, so in an `…Async` function and not in a synchronous one; it runs in both if `toFake` names `queueMicrotask`.',
    test: `${core}const names = ['advanceTimersToNextTimer', 'advanceTimersByTime', 'runAllTimers', 'runOnlyPendingTimers'];
test('a', async () => {
  for (const toFake of [undefined, ['setTimeout'], ['queueMicrotask'], ['queueMicrotask', 'setTimeout']] as any[]) {
    for (const name of names) {
      rs.useFakeTimers(toFake && { toFake });
      let ran = 0;
      queueMicrotask(() => ran++);
      (rs as any)[name](1);
      expect(ran).toBe(toFake?.includes('queueMicrotask') ? 1 : 0);
      queueMicrotask(() => ran++);
      await (rs as any)[name + 'Async'](1);
      expect(ran).toBe(2);
      rs.useRealTimers();
    }
  }
});`,
    command: 'for e in node jsdom happy-dom; do npx rstest --testEnvironment=$e; done',
    output: [/(Tests 1 passed[\s\S]*){3}/],
  },
  'Do fake timers leak into the next test, and does restoreMocks stop that?': {
    says: [
      'The next test of the file gets them too, and a real delay in it never ends.',
      "`restoreMocks` doesn't turn them off.",
    ],
    test: `${core}test('a', () => { rs.useFakeTimers(); });\ntest('b', () => { console.log('fake', rs.isFakeTimers()); });`,
    command: 'npx rstest --restoreMocks',
    output: ['fake true'],
  },
  'What do useFakeTimers and useRealTimers return?': {
    heading: 'rsusefaketimers',
    says: 'Each call returns `rs` with a `Symbol.dispose`:',
    files: file(
      'const fake = rs.useFakeTimers() as any; console.log(fake === rs, fake.fn === rs.fn, typeof fake[Symbol.dispose], rs.useRealTimers() === rs, Symbol.dispose in rs);',
    ),
    output: ['false true function true false'],
  },
  'Which timers fire when the clock moves to the next one?': {
    heading: 'rsadvancetimerstonexttimer',
    says: 'Moves the clock to the next timer and fires it, with all others that are due at that moment, `steps` times.',
    files: file(
      "const log: string[] = []; rs.useFakeTimers(); for (const [name, due] of [['a', 5], ['b', 5], ['c', 6], ['d', 7], ['e', 8]] as const) setTimeout(() => log.push(name), due);\nrs.advanceTimersToNextTimer(); log.push('then'); await rs.advanceTimersToNextTimerAsync(2); rs.useRealTimers(); console.log(log.join(' '));",
    ),
    output: ['a b then c d\n'],
  },
  'What is thrown when time is moved without fake timers?': {
    says: 'Without fake timers, those that move or count time throw `Timers are not mocked. Try calling "rstest.useFakeTimers()" first.`',
    files: file(
      `${attempt}await attempt(() => rs.advanceTimersByTime(1)); await attempt(() => rs.runAllTimersAsync()); await attempt(() => rs.clearAllTimers());`,
    ),
    command: 'npx rstest --disableConsoleIntercept',
    output: [
      'Timers are not mocked. Try calling "rstest.useFakeTimers()" first.\nTimers are not mocked. Try calling "rstest.useFakeTimers()" first.\nno error',
    ],
  },
  'Are nextTick, queueMicrotask and Intl faked by default?': {
    heading: 'rsusefaketimers',
    says: "It doesn't replace `process.nextTick`, `queueMicrotask`, `AbortSignal.timeout` and `Intl`, so promises settle as usual",
    files: file(
      'const real = [process.nextTick, queueMicrotask, Intl, setTimeout, Date, process.hrtime, performance.now]; rs.useFakeTimers();\nconst now = [process.nextTick, queueMicrotask, Intl, setTimeout, Date, process.hrtime, performance.now];\nconsole.log(real.map((r, i) => r !== now[i]).join());',
    ),
    output: ['false,false,false,true,true,true,true'],
  },
  'What does toFake: [] fake?': {
    heading: 'rsusefaketimers',
    says: '`toFake` · the list above · Fake only these. An empty list fakes everything, including `process.nextTick`.',
    files: file(
      'const real = [process.nextTick, setTimeout]; rs.useFakeTimers({ toFake: [] }); const seen = [process.nextTick !== real[0], setTimeout !== real[1]]; rs.useRealTimers(); console.log(seen.join());',
    ),
    output: ['true,true'],
  },
  'Does toNotFake win over toFake?': {
    heading: 'rsusefaketimers',
    says: "`toNotFake` · `[]` · Don't fake these. Ignored if you also set `toFake`.",
    files: file(
      "const real = Date; rs.useFakeTimers({ toFake: ['Date'], toNotFake: ['Date'] }); console.log(Date !== real);",
    ),
    output: ['true'],
  },
  'Is setTimeout of node:timers/promises faked?': {
    heading: 'rsusefaketimers',
    says: 'Names that are imported from `node:timers` and `node:timers/promises` also keep the real timers,',
    test: `${core}import { setTimeout as sleep } from 'node:timers/promises';
test('x', async () => { rs.useFakeTimers(); let done = false; sleep(200).then(() => { done = true; }); await rs.advanceTimersByTimeAsync(1000); console.log('done', done); });`,
    output: ['done false'],
  },
  'How do I fake a delay of node:timers/promises?': {
    heading: 'rsusefaketimers',
    says: "To fake a delay of `node:timers/promises`, let a mock under the name that your code imports call the global function: `rs.mock('node:timers/promises', () => ({ setTimeout: (ms, value) => new Promise((done) => setTimeout(done, ms, value)) }))`.",
    files: {
      'pause.js':
        "import { setTimeout as sleep } from 'node:timers/promises';\nexport const pause = async () => { await sleep(60_000); return sleep(60_000, 'done'); };",
      'a.test.js': `${core}import { pause } from './pause';
rs.mock('node:timers/promises', () => ({ setTimeout: (ms, value) => new Promise((done) => setTimeout(done, ms, value)) }));
test('a', async () => { rs.useFakeTimers(); const later = pause(); await rs.advanceTimersByTimeAsync(120_000); expect(await later).toBe('done'); });`,
    },
    output: ['Tests 1 passed'],
  },
  'What happens to waiting timers when useFakeTimers is called twice?': {
    says: 'Each call of `rs.useFakeTimers()` starts a new clock.',
    files: file(
      'rs.useFakeTimers({ now: 1 }); setTimeout(() => {}, 5); rs.useFakeTimers({ now: 2 }); console.log(rs.getTimerCount(), Date.now());',
    ),
    output: ['0 2'],
  },
  'Why does advanceTimersByTime fire only the first delay of an async loop?': {
    heading: 'rsadvancetimersbytimeasync',
    says: 'Use it for code that awaits between two delays, because the synchronous function fires only the first of them.',
    files: file(
      'rs.useFakeTimers(); let n = 0; (async () => { for (let i = 0; i < 3; i++) { await new Promise((r) => setTimeout(r, 10)); n++; } })();\nrs.advanceTimersByTime(100); await null; await null; const sync = n; await rs.advanceTimersByTimeAsync(100); console.log(sync, n);',
    ),
    output: ['1 3'],
  },
  'What happens to later timers when a timer callback throws?': {
    heading: 'move-time',
    says: 'If a callback throws, the other timers still fire and the clock still moves, and then the function throws that error: test it with `expect(() => rs.advanceTimersByTime(10)).toThrow()`.',
    files: file(
      "rs.useFakeTimers({ now: 0 }); let later = false; setTimeout(() => { throw new Error('broke'); }, 1); setTimeout(() => { later = true; }, 2);\ntry { rs.advanceTimersByTime(5); } catch (e: any) { console.log(e.message, later, Date.now()); }",
    ),
    output: ['broke true 5'],
  },
  'Which functions stop at a timer that throws, and when does runAllTicks do something?': {
    heading: 'move-time',
    says: [
      '`runAllTimers`, `advanceTimersToNextTimer` and their `…Async` forms stop at the error instead, and the other timers keep waiting.',
      "It has an effect only if they're faked: if `toFake` names them or is empty.",
    ],
    files: file(
      "for (const [name, arg] of [['advanceTimersByTime', 10], ['advanceTimersByTimeAsync', 10], ['jumpTimersByTime', 10], ['runOnlyPendingTimers'], ['runOnlyPendingTimersAsync'], ['advanceTimersToNextFrame'], ['runAllTimers'], ['runAllTimersAsync'], ['advanceTimersToNextTimer', 3], ['advanceTimersToNextTimerAsync', 3]] as const) { rs.useFakeTimers({ now: 0 }); let others = 0; setTimeout(() => { throw new Error('broke'); }, 5); setTimeout(() => others++, 6); let message = 'nothing'; try { await (rs as any)[name](arg); } catch (error: any) { message = error.message; } console.log(name, message, others, rs.getTimerCount()); }\nlet ticks = 0; for (const options of [{}, { toFake: [] }, { toFake: ['nextTick'] }] as any) { rs.useFakeTimers(options); process.nextTick(() => ticks++); rs.runAllTicks(); console.log('ticks', ticks); rs.useRealTimers(); }",
    ),
    output: [
      'advanceTimersByTime broke 1 0',
      'advanceTimersByTimeAsync broke 1 0',
      'jumpTimersByTime broke 1 0',
      'runOnlyPendingTimers broke 1 0',
      'runOnlyPendingTimersAsync broke 1 0',
      'advanceTimersToNextFrame broke 1 0',
      'runAllTimers broke 0 1',
      'runAllTimersAsync broke 0 1',
      'advanceTimersToNextTimer broke 0 1',
      'advanceTimersToNextTimerAsync broke 0 1',
      'ticks 0',
      'ticks 1',
      'ticks 2',
    ],
  },
  'How often does an interval of 10 ms fire in jumpTimersByTime(100)?': {
    heading: 'rsjumptimersbytime',
    says: 'each timer that came due fires once, at the end.',
    files: file(
      'rs.useFakeTimers(); const tick = rs.fn(); setInterval(tick, 10); rs.jumpTimersByTime(100); console.log(tick.mock.calls.length);',
    ),
    output: ['\n1\n'],
  },
  'What does runAllTimers do with an interval?': {
    heading: 'rsrunalltimers',
    says: 'An interval that nobody clears never ends: after `loopLimit` timers, the function throws `Aborting after running 10000 timers, assuming an infinite loop!`',
    files: file(
      'rs.useFakeTimers({ loopLimit: 7 }); const id = setInterval(() => clearInterval(id), 1); rs.runAllTimers(); console.log("ended"); setInterval(() => {}, 1); rs.runAllTimers();',
    ),
    exitCode: 1,
    output: ['ended', 'Aborting after running 7 timers, assuming an infinite loop!'],
  },
  'Does runOnlyPendingTimers run a timer that was scheduled on the way?': {
    heading: 'rsrunonlypendingtimers',
    says: "Timers started on the way fire only if they're due by then, so an interval doesn't run forever.",
    files: file(
      "rs.useFakeTimers(); const log: string[] = []; setTimeout(() => { log.push('a'); setTimeout(() => log.push('soon'), 10); setTimeout(() => log.push('late'), 500); }, 10); setTimeout(() => log.push('b'), 100); rs.runOnlyPendingTimers(); console.log(log.join());",
    ),
    output: ['a,soon,b'],
    absent: ['late'],
  },
  'Does clearAllTimers keep the clock where it is?': {
    heading: 'rsclearalltimers',
    says: 'Removes all waiting timers and sets the clock back to its start.',
    files: file(
      'rs.useFakeTimers({ now: 1000 }); rs.advanceTimersByTime(50); rs.clearAllTimers(); console.log(Date.now());',
    ),
    output: ['\n1000\n'],
  },
  'Does setSystemTime fire timers or bring them closer?': {
    heading: 'rssetsystemtime',
    says: 'With fake timers, no timer fires and none comes closer.',
    files: file(
      'rs.useFakeTimers({ now: 0 }); const f = rs.fn(); setTimeout(f, 100); rs.setSystemTime(10_000); rs.advanceTimersByTime(99); const before = f.mock.calls.length; rs.advanceTimersByTime(1); console.log(before, f.mock.calls.length, Date.now());',
    ),
    output: ['0 1 10100'],
  },
  'Does setSystemTime without fake timers let the date move on?': {
    heading: 'rssetsystemtime',
    says: 'It stays at this time until you call `rs.useRealTimers()`, and a later `useFakeTimers` starts from it.',
    files: file(
      'rs.setSystemTime(1000); await new Promise((r) => setTimeout(r, 20)); console.log(Date.now(), rs.isFakeTimers()); rs.useRealTimers(); console.log(Date.now() > 1e12);',
    ),
    output: ['1000 false', 'true'],
  },
  "Why does code that imports setTimeout from 'node:timers' ignore fake timers?": {
    heading: 'rsusefaketimers',
    says: 'Names that are imported from `node:timers` and `node:timers/promises` also keep the real timers,',
    test: `import { setTimeout as nodeTimeout } from 'node:timers';
import { rs, test } from '@rstest/core';
test('a', () => {
  rs.useFakeTimers();
  nodeTimeout(() => console.log('FIRED'), 10);
  rs.advanceTimersByTime(1000);
  console.log('ADVANCED');
});`,
    output: ['ADVANCED'],
    absent: [/FIRED[\s\S]*ADVANCED/],
  },
  'Do the options of Jest, doNotFake and advanceTimers, work in rs.useFakeTimers?': {
    heading: 'rsusefaketimers',
    says: "Other names are ignored without an error, among them Jest's `doNotFake`, `advanceTimers` and `legacyFakeTimers`.",
    test: `import { rs, test } from '@rstest/core';
const pause = setTimeout;
test('a', async () => {
  rs.useFakeTimers({ now: 0, doNotFake: ['Date'], advanceTimers: true, legacyFakeTimers: true } as any);
  await new Promise((resolve) => pause(resolve, 100));
  console.log('NOW', Date.now());
});`,
    output: [/NOW 0$/m],
  },
  'How do the ways to move time differ?': {
    heading: 'move-time',
    says: "Timers fire in the order in which they're due.",
    files: {
      'a.test.mjs': `import { rs, test } from '@rstest/core';
test('a', () => {
  const after = (move) => {
    rs.useFakeTimers({ now: 0 });
    let fired = '';
    setTimeout(() => { fired += 'A'; }, 100);
    setTimeout(() => { fired += 'B'; }, 300);
    move();
    const result = fired + '@' + Date.now();
    rs.useRealTimers();
    return result;
  };
  console.log('MOVES', after(() => rs.advanceTimersByTime(200)), after(() => rs.advanceTimersToNextTimer()), after(() => rs.runOnlyPendingTimers()), after(() => rs.setSystemTime(200)));
});`,
    },
    output: ['MOVES A@200 A@100 AB@300 @200'],
  },
  'Are node:timers faked, and when does a frame come?': {
    heading: 'rsusefaketimers',
    says: [
      '`timers.setTimeout` of the default import of both timer modules is fake.',
      'Frames of `requestAnimationFrame` come 16, 32, 48 ms and so on after the start of the clock, so the next one can be less than 16 ms away.',
    ],
    test: "/** @rstest-environment jsdom */\nimport timers, { setTimeout as named } from 'node:timers';\nimport promises from 'node:timers/promises';\nimport { expect, rs, test } from '@rstest/core';\ntest('promises', async () => {\n  rs.useFakeTimers();\n  const late = promises.setTimeout(60_000, 'late');\n  await rs.advanceTimersByTimeAsync(60_000);\n  expect(await late).toBe('late');\n  rs.useRealTimers();\n});\ntest('a', () => {\n  rs.useFakeTimers();\n  const ran: string[] = [];\n  named(() => ran.push('named'), 10);\n  timers.setTimeout(() => ran.push('default'), 10);\n  requestAnimationFrame(() => ran.push('frame'));\n  rs.advanceTimersByTime(15);\n  expect(ran).toEqual(['default']);\n  rs.advanceTimersByTime(1);\n  expect(ran).toEqual(['default', 'frame']);\n  rs.advanceTimersByTime(10);\n  requestAnimationFrame(() => ran.push('next'));\n  rs.advanceTimersByTime(5);\n  expect(ran).not.toContain('next');\n  rs.advanceTimersByTime(1);\n  expect(ran).toContain('next');\n  rs.useRealTimers();\n});\n",
    output: ['Tests 2 passed'],
  },
  'Does a date set alone count as fake timers, and what does a negative number throw?': {
    heading: 'rsisfaketimers',
    says: [
      "A date set by `setSystemTime` alone doesn't count.",
      'A negative number throws `Negative ticks are not supported`.',
    ],
    test: `${core}test('x', () => { rs.setSystemTime(0); console.log('fake', rs.isFakeTimers()); rs.useFakeTimers(); console.log('fake', rs.isFakeTimers()); try { rs.advanceTimersByTime(-1); } catch (error) { console.log(String(error)); } });
`,
    output: [/fake false\s[\s\S]*fake true/, 'Negative ticks are not supported'],
  },
  'Does Intl follow the fake clock?': {
    heading: 'rsusefaketimers',
    says: 'a formatter of `Intl` that gets no date prints the real one: pass `new Date()`.',
    test: "import { expect, rs, test } from '@rstest/core';\ntest('a', () => {\n  rs.useFakeTimers({ now: new Date('2001-02-03T00:00:00Z') });\n  const { format } = new Intl.DateTimeFormat('en', { timeZone: 'UTC' });\n  expect(format(new Date())).toBe('2/3/2001');\n  expect(format()).not.toBe('2/3/2001');\n  rs.useRealTimers();\n});\n",
    output: ['Tests 1 passed'],
  },
  'How do I test a debounced function, and why is it never called or does it never end?': {
    heading: 'rsadvancetimersbytime',
    says: [
      'A debounced function runs once its delay has passed since the last call: `rs.advanceTimersByTime(300)`. `rs.runAllTimers` runs it too, and ends.',
      "lodash's `debounce` compares times as well, so it isn't called if `toFake` names `setTimeout` without `Date`.",
    ],
    files: {
      'debounce.ts': `/** Starts its timer again until enough time has passed, as lodash does. */
export function debounce(run: (text: string) => void, wait: number) {
  let last = 0;
  let timer: unknown;
  let text = '';
  const ask = () => {
    const left = wait - (Date.now() - last);
    timer = left > 0 ? setTimeout(ask, left) : run(text);
  };
  return (next: string) => {
    last = Date.now();
    text = next;
    timer ??= setTimeout(ask, wait);
  };
}
`,
      'a.test.ts': `import { afterEach, expect, rs, test } from '@rstest/core';
import { debounce } from './debounce';
afterEach(() => { rs.useRealTimers(); });
test('advance', () => {
  rs.useFakeTimers();
  const run = rs.fn();
  const find = debounce(run, 300);
  find('a');
  rs.advanceTimersByTime(200);
  find('b');
  rs.advanceTimersByTime(299);
  expect(run).not.toHaveBeenCalled();
  rs.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledExactlyOnceWith('b');
});
test('all', () => {
  rs.useFakeTimers();
  const run = rs.fn();
  debounce(run, 300)('a');
  rs.runAllTimers();
  expect(run).toHaveBeenCalledOnce();
});
test('without Date', () => {
  rs.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const run = rs.fn();
  debounce(run, 300)('a');
  rs.advanceTimersByTime(300);
  expect(run).not.toHaveBeenCalled();
});
`,
    },
    output: ['Tests 3 passed'],
  },
  'Why does a run hang when time is advanced over setInterval(f, 0)?': {
    heading: 'move-time',
    says: 'An interval of less than 1 ms, such as `setInterval(poll, 0)`, keeps time from moving: the run hangs, except in `runAllTimers` and `runAllTimersAsync`, which stop at `loopLimit`. Write `1`.',
    files: file(`rs.useFakeTimers({ now: 0, loopLimit: 50 });
for (const delay of [0, 0.5, 1]) {
  let calls = 0;
  const poll = setInterval(() => { if (++calls === 20_000) clearInterval(poll); }, delay);
  rs.advanceTimersByTime(3);
  clearInterval(poll);
  console.log(delay, calls);
}
let polls = 0;
setInterval(() => polls++, 0);
try { rs.runAllTimers(); } catch { console.log('all', polls); }
try { await rs.runAllTimersAsync(); } catch { console.log('async', polls); }`),
    output: ['0 20000', '0.5 20000', '1 3', 'all 50', 'async 100'],
  },
  'Is new Date() instanceof Date, and are dates from before, during and after equal?': {
    heading: 'rssetsystemtime',
    says: "`instanceof Date` is true for every date, whenever it was made. Code that asks for `value.constructor === Date` instead gets `false` with fake timers: leave `Date` real, `toNotFake: ['Date']`. While only `setSystemTime` has replaced `Date`, dates are of another class than before and after it, not named `Date`: `toStrictEqual` fails between the two, `toEqual` passes, and a call without `new`, `Date()`, fails with `Class constructor … cannot be invoked without 'new'`: use `rs.useFakeTimers({ toFake: ['Date'], now })`.",
    files: file(`const before = new Date(0);
const seen: unknown[] = [], strict = (a: Date, b: Date) => { expect(a).toEqual(b); try { expect(a).toStrictEqual(b); return 'strict'; } catch { return 'loose'; } };
for (const start of [() => rs.setSystemTime(0), () => rs.useFakeTimers({ now: 0 })]) {
  start(); const during = new Date(); seen.push(before instanceof Date, during instanceof Date, strict(before, during));
  rs.useRealTimers(); seen.push(during instanceof Date, strict(during, new Date(0)));
}
console.log(seen.join());
for (const start of [() => rs.setSystemTime(0), () => rs.useFakeTimers(), () => rs.useFakeTimers({ toNotFake: ['Date'] })]) {
  start(); const now = new Date(); console.log('class', now.constructor === Date, now.constructor.name === 'Date'); rs.useRealTimers();
}
for (const start of [() => rs.setSystemTime(0), () => rs.useFakeTimers({ toFake: ['Date'], now: 0 })]) {
  start(); try { console.log('called', (Date as unknown as () => string)().slice(11, 15)); } catch (error) { console.log(String(error)); }
  rs.useRealTimers();
}`),
    output: [
      'true,true,loose,true,loose,true,true,strict,true,strict',
      'class true false',
      'class false true',
      'class true true',
      /TypeError: Class constructor \w+ cannot be invoked without 'new'/,
      'called 1970',
    ],
  },
  'Why is expect(setTimeout).toHaveBeenCalled() not a spy with fake timers?': {
    heading: 'rsusefaketimers',
    says: [
      "The fake functions aren't mocks, so `expect(setTimeout).toHaveBeenCalled()` fails with `is not a spy`.",
      'Look at what the timer does, or wrap the fake function after `rs.useFakeTimers()`: `Object.assign(globalThis, { setTimeout: rs.fn(setTimeout) })`, which `rs.useRealTimers()` takes off again.',
      "A spy, `rs.spyOn(globalThis, 'setTimeout')`, puts the **fake** timer back when mocks are restored, so with `restoreMocks` the next test that waits for a real timer hangs.",
    ],
    files: {
      'rstest.config.ts':
        "import { defineConfig } from '@rstest/core';\nexport default defineConfig({ restoreMocks: true });\n",
      ...testFiles(
        ['wrap', 'spy'],
        (name) => `import { afterEach, expect, rs, test } from '@rstest/core';
afterEach(() => { rs.useRealTimers(); });
test('counts', () => {
  rs.useFakeTimers();
  expect(() => expect(setTimeout).toHaveBeenCalled()).toThrow('is not a spy');
  ${name === 'wrap' ? 'Object.assign(globalThis, { setTimeout: rs.fn(setTimeout) });' : "rs.spyOn(globalThis, 'setTimeout');"}
  const done = rs.fn();
  setTimeout(done, 500);
  expect(setTimeout).toHaveBeenCalledExactlyOnceWith(done, 500);
  rs.advanceTimersByTime(500);
  expect(done).toHaveBeenCalledTimes(1);
});
test('waits for a real timer', { timeout: 150 }, async () => {
  await new Promise((done) => setTimeout(done, 5));
  console.log('WAITED', '${name}', rs.isMockFunction(setTimeout));
});`,
      ),
    },
    exitCode: 1,
    output: ['WAITED wrap false', 'test timed out in 150ms', 'Tests 1 failed | 3 passed (4)'],
    absent: ['WAITED spy'],
  },
  'How do I flush promises, and does fake time reach AbortSignal.timeout?': {
    heading: 'rsadvancetimersbytimeasync',
    says: [
      '`await rs.advanceTimersByTimeAsync(0)` lets promises settle without moving time, as a `flushPromises` does.',
      "It doesn't replace `process.nextTick`, `queueMicrotask`, `AbortSignal.timeout`",
    ],
    files: file(
      "rs.useFakeTimers({ now: 0 }); let done = false; (async () => { await null; await null; done = true; })(); const signal = AbortSignal.timeout(9_000);\nawait rs.advanceTimersByTimeAsync(0); console.log(done, Date.now()); await rs.advanceTimersByTimeAsync(20_000); console.log('aborted', signal.aborted);",
    ),
    output: ['true 0', 'aborted false'],
  },
  'Is setTimeout fake that a module has saved, and may a date be a string?': {
    heading: 'rsusefaketimers',
    says: [
      'use the global `setTimeout`: a module that saved it, `Date` or `Date.now` while it was loaded keeps the real one,',
      '`now` · the current time · The time at which the clock starts: milliseconds or a `Date`, no string.',
      "An invalid date, such as any string, throws `mockdate: The time set is an invalid date`: write `new Date('2030-07-04')`",
      "With fake timers, a string throws `now should be milliseconds since UNIX epoch`, and an invalid `Date` isn't checked: `Date.now()` becomes `NaN`.",
    ],
    elsewhere: {
      '/guide/help/errors-mocks':
        "`rs.setSystemTime` or `now` got a string, even one such as `'2026-03-01'`. With real timers, `rs.setSystemTime` prints the second message, also for a `Date` that doesn't exist. Pass milliseconds or a `Date`, such as `new Date('2026-03-01')`.",
    },
    files: {
      'later.ts':
        'const saved = setTimeout;\nexport const later = (f: () => void) => saved(f, 10);',
      'a.test.ts': `${core}import { later } from './later';
test('x', () => {
  try { rs.setSystemTime('2030-07-04' as any); } catch (e: any) { console.log(e.message); }
  try { rs.useFakeTimers({ now: '2030-07-04' as any }); } catch (e: any) { console.log('now:', e.message); }
  try { rs.setSystemTime(new Date('none')); } catch (e: any) { console.log('real:', e.message); }
  rs.useFakeTimers();
  try { rs.setSystemTime('2026-03-01' as any); } catch (e: any) { console.log('faked:', e.message); }
  rs.setSystemTime(new Date('none')); console.log(Date.now());
  rs.setSystemTime(new Date('2026-03-01')); console.log(Date.now());
  const called = rs.fn();
  later(called);
  rs.advanceTimersByTime(1000);
  console.log('calls', called.mock.calls.length);
});`,
    },
    output: [
      'mockdate: The time set is an invalid date',
      'real: mockdate: The time set is an invalid date',
      'now: now should be',
      'faked: now should be',
      'NaN',
      '1772323200000',
      'calls 0',
    ],
  },
  'Do resetMocks and restoreAllMocks break fake timers?': {
    heading: 'rsusefaketimers',
    says: 'For the same reason `resetMocks`, `rs.resetAllMocks()` and the like leave fake timers as they are.',
    test: `${core}rs.useFakeTimers();\ntest('x', () => {\n  rs.clearAllMocks(); rs.resetAllMocks(); rs.restoreAllMocks();\n  setTimeout(() => console.log('RAN', rs.isFakeTimers()), 60_000);\n  rs.runAllTimers();\n});`,
    command: 'npx rstest --resetMocks',
    output: ['RAN true'],
  },
  'Does timer.refresh() work with fake timers?': {
    heading: 'rsusefaketimers',
    says: 'A fake timer has `ref()`, `unref()`, `hasRef()` and `refresh()`, as in Node.js.',
    test: `${core}test('x', () => {\n  rs.useFakeTimers();\n  const ring = rs.fn();\n  const timer = setTimeout(ring, 1000);\n  rs.advanceTimersByTime(500);\n  timer.refresh();\n  rs.advanceTimersByTime(500);\n  console.log('REFRESHED', ring.mock.calls.length, timer.hasRef(), timer.unref().hasRef(), timer.ref().hasRef());\n  rs.advanceTimersByTime(500);\n  expect(ring).toHaveBeenCalledTimes(1);\n});`,
    output: ['REFRESHED 0 true false true'],
  },
  "Why doesn't runAllTimers run a timer that is set within process.nextTick?": {
    says: "A timer that the code sets within `process.nextTick` or after an `await` isn't there yet when a synchronous function runs: use the `…Async` one.",
    test: `${core}test.each(['tick', 'await'])('%s', async (how) => {\n  rs.useFakeTimers();\n  let done = false;\n  const later = () => setTimeout(() => { done = true; }, 10);\n  if (how === 'tick') process.nextTick(later); else Promise.resolve().then(later);\n  rs.runAllTimers();\n  const before = done;\n  await rs.runAllTimersAsync();\n  console.log('AFTER', how, before, done);\n});`,
    output: ['AFTER tick false true', 'AFTER await false true'],
  },
  'Do fake timers affect other test files?': {
    says: "Other files don't, unless `isolate` is off.",
    files: {
      // Which of the two runs first is not fixed.
      ...testFiles(
        ['a', 'b'],
        () =>
          `${core}test('x', () => { console.log('FAKE', rs.isFakeTimers()); rs.useFakeTimers(); });`,
      ),
    },
    command: 'npx rstest --pool.maxWorkers=1; npx rstest --pool.maxWorkers=1 --isolate=false',
    output: [
      /^(?:(?!FAKE true)[\s\S])*FAKE false(?:(?!FAKE true)[\s\S])*FAKE false[\s\S]*FAKE false[\s\S]*FAKE true/,
    ],
  },
  'A package such as fast-glob hangs with fake timers': {
    heading: 'rsusefaketimers',
    says: "Packages get the fake globals, too. One that waits for `setImmediate`, as fast-glob does, never ends: write `rs.useFakeTimers({ toNotFake: ['setImmediate'] })`.",
    test: `${core}import glob from 'fast-glob';
test('x', async () => {
  for (const options of [{}, { toNotFake: ['setImmediate' as const] }]) {
    rs.useFakeTimers(options);
    const late = new Promise((done) => rs.getRealTimers().setTimeout(done, 1000, 'hangs'));
    console.log('FOUND', await Promise.race([glob('*.test.ts'), late]));
    rs.useRealTimers();
  }
});`,
    output: ['FOUND hangs', "FOUND [ 'a.test.ts' ]"],
  },
  'Does setSystemTime change performance.now and hrtime, and how do I read the fake time?': {
    heading: 'rssetsystemtime',
    says: [
      '`performance.now()` and `process.hrtime()` stay, too.',
      'Returns the real time in milliseconds, even while time is faked. The fake time is `Date.now()`.',
    ],
    files: file(
      "rs.useFakeTimers({ now: 0 }); const all = () => [Date.now(), performance.now(), String(process.hrtime())].join(' '); const before = all(); rs.setSystemTime(60_000); console.log(before === all().replace('60000', '0'), Date.now(), rs.getRealSystemTime() > 1e12);",
    ),
    output: ['true 60000 true'],
  },
  'Does a date that was made before move with the fake clock?': {
    heading: 'move-time',
    says: 'A `Date` keeps the moment at which it was made, however the clock moves: make a new one to see the time.',
    files: file(
      "rs.useFakeTimers({ now: 0 }); const old = new Date(); rs.advanceTimersByTime(5000); console.log('OLD', old.getTime(), 'NEW', new Date().getTime());",
    ),
    output: ['OLD 0 NEW 5000'],
  },
  'Does code that kept Date or Date.now while it was loaded see the fake time?': {
    heading: 'rsusefaketimers',
    says: [
      'a module that saved it, `Date` or `Date.now` while it was loaded keeps the real one, and `new` of a class that extends `Date` gives the real time.',
      '`performance` of `node:perf_hooks` the real time',
    ],
    files: {
      'day.ts': 'export class Day extends Date {}',
      'class.test.ts': `${core}import { performance as hooks } from 'node:perf_hooks';
import { Day } from './day';
test('class', async () => {
  for (const fake of [() => rs.useFakeTimers({ now: 0 }), () => rs.setSystemTime(0)]) {
    fake();
    console.log('DAY', new Day().getTime() > 1e12, new Day() instanceof Day);
    rs.resetModules();
    console.log('LATE', new (await import('./day')).Day().getTime() > 1e12);
    rs.useRealTimers();
  }
  rs.useFakeTimers({ now: 0 });
  console.log('HOOKS', hooks.now() > 0, performance.now());
});
`,
    },
    test: `import { rs, test } from '@rstest/core';
const kept = { now: Date.now, Date };
test('a', () => {
  for (const fake of [() => rs.useFakeTimers({ now: 0 }), () => rs.setSystemTime(0)]) {
    fake();
    console.log('REAL', kept.now() > 1e12, new kept.Date().getTime() > 1e12, Date.now() > 1e12);
    rs.useRealTimers();
  }
});`,
    output: [
      /REAL true true false[\s\S]*REAL true true false/,
      /(DAY true true[\s\S]*LATE false[\s\S]*){2}/,
      'HOOKS true 0',
    ],
  },
  'Why is everything fake although toNotFake lists all names?': {
    heading: 'rsusefaketimers',
    says: 'A list of every name leaves an empty one, and that fakes everything.',
    test: `import { rs, test } from '@rstest/core';
test('a', () => {
  const [timeout, date] = [setTimeout, Date];
  const rest = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate', 'performance', 'hrtime', 'Temporal'] as any[];
  for (const toNotFake of [rest, [...rest, 'Date']]) {
    rs.useFakeTimers({ toNotFake });
    console.log('REAL', setTimeout === timeout, Date === date);
    rs.useRealTimers();
  }
});`,
    output: [/REAL true false[\s\S]*REAL false false/],
  },
  'Does a larger advanceTimeDelta make time go faster?': {
    heading: 'rsusefaketimers',
    says: [
      'A larger value makes steps rarer, not time faster.',
      'For faster time, keep `const every = setInterval` before you fake it, then call `every(() => rs.advanceTimersByTime(1000), 1)`.',
    ],
    test: `import { afterEach, expect, rs, test } from '@rstest/core';
const every = setInterval;
const stop = clearInterval;
const later = setTimeout;
afterEach(() => { rs.useRealTimers(); });
test('larger', async () => {
  rs.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 300, now: 0 });
  await new Promise((resolve) => later(resolve, 700));
  expect([300, 600]).toContain(Date.now());
});
test('faster', async () => {
  rs.useFakeTimers({ now: 0 });
  const clock = every(() => rs.advanceTimersByTime(1000), 1);
  for (let i = 0; i < 3; i++) await new Promise((resolve) => setTimeout(resolve, 15_000));
  stop(clock);
  expect(Date.now()).toBeGreaterThanOrEqual(45_000);
});`,
    output: ['Tests 2 passed'],
  },
  'How do I let fake timers end an AbortSignal.timeout?': {
    heading: 'rsusefaketimers',
    says: 'To let fake time end an `AbortSignal.timeout`, replace it with one that uses the fake `setTimeout`:',
    test: `${core}test.each([false, true])('replaced: %s', (replaced) => {
  using _timers = rs.useFakeTimers();
  using _timeout = rs.spyOn(AbortSignal, 'timeout');
  if (replaced) _timeout.mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('Too late', 'TimeoutError')), ms);
    return controller.signal;
  });
  const signal = AbortSignal.timeout(5000);
  rs.advanceTimersByTime(4999);
  expect(signal.aborted).toBe(false);
  rs.advanceTimersByTime(1);
  expect(signal.reason?.name).toBe(replaced ? 'TimeoutError' : undefined);
});`,
    output: ['Tests 2 passed'],
  },
  'Do reported durations count the fake time?': {
    heading: 'move-time',
    says: 'Durations that Rstest reports are real ones.',
    test: `import { rs, test } from '@rstest/core';
test('a minute', () => { rs.useFakeTimers(); rs.advanceTimersByTime(60_000); });`,
    command: 'npx rstest --reporter=verbose --slowTestThreshold=0',
    output: [/a minute \(\d{1,4}ms\)/, /Duration (\d{1,4}ms|\d\.\d+s) /],
  },
  'What does code do that loops until time has passed?': {
    heading: 'move-time',
    says: 'Code that loops until `Date.now()` has moved hangs, too: leave `Date` out of `toFake`.',
    test: `${core}const wait = (limit: number) => { const end = Date.now() + 5; let turns = 0; while (Date.now() < end && turns < limit) turns++; return turns; };
test('a', () => {
  rs.useFakeTimers();
  expect(wait(300_000)).toBe(300_000);
  rs.useFakeTimers({ toFake: ['setTimeout'] });
  expect(wait(Infinity)).toBeGreaterThan(0);
});`,
    output: ['1 passed'],
  },
  'How often does an interval run when the clock moves by many periods?': {
    heading: 'rsadvancetimersbytime',
    says: 'An interval of 10 ms runs ten times in 100 ms.',
    test: `import { rs, test } from '@rstest/core';
test('a', () => {
  rs.useFakeTimers();
  const run = rs.fn();
  setInterval(run, 10);
  rs.advanceTimersByTime(100);
  console.log('RAN', run.mock.calls.length);
});`,
    output: ['RAN 10'],
  },
  'When does a setImmediate run that a timer calls?': {
    says: 'A `setImmediate` or `setTimeout(run, 0)` that a timer calls is due 1 ms later:',
    files: file(
      "for (const start of [(run: () => void) => setImmediate(run), (run: () => void) => setTimeout(run, 0)]) { rs.useFakeTimers(); let runs = 0; setTimeout(() => { start(() => { runs++; }); }, 10); rs.advanceTimersByTime(10); const at = runs; rs.advanceTimersByTime(0); const still = runs; rs.advanceTimersByTime(1); console.log('RUNS', at, still, runs); rs.useRealTimers(); }",
    ),
    output: ['RUNS 0 0 1', 'RUNS 0 0 1'],
  },
  'Does a delay given as text count?': {
    heading: 'move-time',
    says: "A delay given as text counts as the whole number at its start: `'100'` as 100, but `'1e2'` as 1.",
    files: file(
      "rs.useFakeTimers(); const [every, once, short] = [rs.fn(), rs.fn(), rs.fn()]; setInterval(every, '100' as never); setTimeout(once, '100' as never); setTimeout(short, '1e2' as never); rs.advanceTimersByTime(1); console.log('SHORT', short.mock.calls.length); const counts = () => [every, once].map((run) => run.mock.calls.length).join(' '); rs.advanceTimersByTime(98); const before = counts(); rs.advanceTimersByTime(1); const at = counts(); rs.advanceTimersByTime(200); console.log('CALLS', before, at, counts());",
    ),
    output: ['SHORT 1', 'CALLS 0 0 1 1 3 1'],
  },
  'Fake timers overwrite my mocks on performance, and measure has a wrong duration': {
    heading: 'rsusefaketimers',
    says: [
      '`performance` becomes another object until `rs.useRealTimers()`.',
      "A spy that was set on it before isn't called: set it afterwards.",
      'Its `now()` starts at 0, as `process.hrtime()` does, and follows the fake clock, but `mark()` and `measure()` record nothing, `getEntriesByName()` is empty, and each measure has a `duration` of 100.',
      "If code measures time with them, write `rs.useFakeTimers({ toNotFake: ['performance'] })`.",
    ],
    test: `import { afterEach, expect, rs, test } from '@rstest/core';
afterEach(() => { rs.useRealTimers(); rs.restoreAllMocks(); });
test('another object', () => {
  const real = performance;
  const before = rs.spyOn(performance, 'mark');
  rs.useFakeTimers();
  expect(performance).not.toBe(real);
  const start = performance.now();
  expect([start, ...process.hrtime()]).toEqual([0, 0, 0]);
  performance.mark('start');
  rs.advanceTimersByTime(5000);
  performance.mark('end');
  expect(performance.now() - start).toBe(5000);
  expect(before).not.toHaveBeenCalled();
  expect([performance.measure('a', 'start', 'end').duration, performance.measure('b').duration]).toEqual([100, 100]);
  expect([performance.getEntriesByName('a'), performance.getEntriesByName('start')]).toEqual([[], []]);
  const after = rs.spyOn(performance, 'mark');
  performance.mark('again');
  expect(after).toHaveBeenCalledTimes(1);
  rs.useRealTimers();
  expect(performance).toBe(real);
});
test('real performance', () => {
  rs.useFakeTimers({ toNotFake: ['performance'] });
  performance.mark('start');
  performance.mark('end');
  const { duration } = performance.measure('shop', 'start', 'end');
  expect(duration).toBeLessThan(100);
  expect(performance.getEntriesByName('shop')).toHaveLength(1);
});`,
    command:
      'npx rstest; npx rstest --pool=vmForks; npx rstest --testEnvironment=jsdom; npx rstest --testEnvironment=happy-dom',
    output: [/2 passed[\s\S]*2 passed[\s\S]*2 passed[\s\S]*2 passed/],
    absent: ['failed'],
  },
  'Why do fake timers not reach the handler of a request?': {
    says: "A timer that a server in the test sets on a request isn't there yet either, because requests take real time: `await once(server, 'request')` before you move on.",
    test: `import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, rs, test } from '@rstest/core';
const real = setTimeout;
test.each(['at once', 'after arrival'])('%s', async (when) => {
  rs.useFakeTimers();
  const server = createServer((_, res) => { setTimeout(() => res.end('late'), 1000); });
  server.listen(0);
  await once(server, 'listening');
  const arrived = once(server, 'request');
  const answer = fetch('http://localhost:' + (server.address() as any).port).then((res) => res.text());
  answer.catch(() => {});
  if (when === 'after arrival') await arrived;
  await rs.advanceTimersByTimeAsync(1000);
  const got = await Promise.race([answer, new Promise((done) => real(() => done('hangs'), 500))]);
  server.closeAllConnections();
  server.close();
  expect(got).toBe(when === 'at once' ? 'hangs' : 'late');
});`,
    output: ['2 passed'],
  },
  'Is a setTimeout callback still a macrotask under fake timers?': {
    heading: 'move-time',
    says: [
      "A synchronous function calls the callbacks before it returns, even before a promise that is already resolved goes on: a fake `setTimeout` isn't a macrotask.",
      'The `…Async` functions let promises go on first, as the event loop does.',
    ],
    files: file(`const real = setTimeout;
const order = async (move: () => unknown) => {
  const log: string[] = [];
  setTimeout(() => log.push('timer'), 0);
  Promise.resolve().then(() => log.push('promise'));
  await move();
  await new Promise((done) => real(done, 5));
  return log.join(' ');
};
rs.useFakeTimers();
for (const name of ['advanceTimersByTime', 'runAllTimers', 'runOnlyPendingTimers', 'advanceTimersToNextTimer']) {
  const by = name === 'advanceTimersByTime' ? 0 : undefined;
  console.log('SYNC', await order(() => { (rs as any)[name](by); }));
  console.log('ASYNC', await order(async () => { await (rs as any)[name + 'Async'](by); }));
}
rs.useRealTimers();
console.log('REAL', await order(() => {}));`),
    command: 'npx rstest --disableConsoleIntercept',
    output: [/(?:SYNC timer promise\s+ASYNC promise timer\s+){4}REAL promise timer/],
  },
  'Does fetch answer while timers are fake?': {
    heading: 'rsusefaketimers',
    says: 'A real `fetch` answers as usual,',
    files: Object.fromEntries(
      ['node', 'happy-dom', 'jsdom'].map((name) => [
        `${name}.test.ts`,
        `// @rstest-environment ${name}
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, rs, test } from '@rstest/core';
test('a', async () => {
  const server = createServer((_, response) => response.setHeader('access-control-allow-origin', '*').end('Atlas'));
  await new Promise<void>((done) => { server.listen(0, done); });
  rs.useFakeTimers();
  const response = await fetch('http://localhost:' + (server.address() as AddressInfo).port);
  expect(await response.text()).toBe('Atlas');
  expect(rs.isFakeTimers()).toBe(true);
  rs.useRealTimers();
  server.close();
});`,
      ]),
    ),
    output: ['Tests 3 passed'],
  },
  "Why isn't an interval of beforeAll triggered by advanceTimersByTime?": {
    says: [
      'Each call of `rs.useFakeTimers()` starts a new clock.',
      'A fake timer that was set before, such as an interval of `beforeAll` when `beforeEach` makes the call, never fires: start it after the call.',
    ],
    files: {
      'a.test.ts': `import { afterAll, beforeAll, beforeEach, describe, rs, test } from '@rstest/core';
afterAll(() => { rs.useRealTimers(); });
const start = () => {
  const count = { interval: 0, timeout: 0 };
  beforeAll(() => {
    rs.useFakeTimers({ now: 0 });
    setInterval(() => { count.interval++; }, 1000);
    setTimeout(() => { count.timeout++; }, 1000);
  });
  return count;
};
describe('once', () => {
  const count = start();
  test('x', () => {
    rs.advanceTimersByTime(1000);
    console.log('ONCE', count.interval, count.timeout, Date.now());
  });
});
describe('again', () => {
  const count = start();
  beforeEach(() => { rs.useFakeTimers({ now: 5 }); });
  test('x', () => {
    const left = rs.getTimerCount();
    rs.advanceTimersByTime(5000);
    console.log('AGAIN', count.interval, count.timeout, left, Date.now());
  });
});
`,
    },
    command: 'for e in node jsdom happy-dom; do npx rstest --testEnvironment $e; done',
    output: [/(?:ONCE 1 1 1000[\s\S]*AGAIN 0 0 0 5005[\s\S]*){3}/],
  },
  'Does fake time follow real time during a synchronous loop?': {
    heading: 'rsusefaketimers',
    says: "Let fake time follow real time. During synchronous code it stands still, and it doesn't catch up.",
    files: Object.fromEntries(
      ['node', 'happy-dom', 'jsdom'].map((name) => [
        `${name}.test.ts`,
        `// @rstest-environment ${name}
import { expect, rs, test } from '@rstest/core';
test('a', async () => {
  const real = performance.now.bind(performance);
  const wait = setTimeout;
  rs.useFakeTimers({ shouldAdvanceTime: true, now: 0 });
  const start = real();
  while (real() - start < 600);
  expect(Date.now()).toBe(0);
  await new Promise<void>((done) => { wait(done, 50); });
  expect(Date.now()).toBeGreaterThan(0);
  expect(Date.now()).toBeLessThan(500);
  rs.useRealTimers();
});`,
      ]),
    ),
    output: ['Tests 3 passed'],
  },
  'Which parts of jsdom wait for fake timers?': {
    heading: 'rsusefaketimers',
    says: 'In jsdom, `history.back()`, `FileReader` and `postMessage` wait for fake time, the last two not in VM pools: `await rs.advanceTimersByTimeAsync(10)`.',
    test: `// @rstest-environment jsdom
import { expect, rs, test } from '@rstest/core';
const uses: Record<string, (done: () => void) => void> = {
  back: (done) => {
    history.pushState(null, '', '/a');
    history.pushState(null, '', '/b');
    window.addEventListener('popstate', done, { once: true });
    history.back();
  },
  file: (done) => {
    const reader = new FileReader();
    reader.onload = done;
    reader.readAsText(new Blob(['Atlas']));
  },
  message: (done) => {
    window.addEventListener('message', done, { once: true });
    window.postMessage('Atlas', '*');
  },
};
test.each(Object.keys(uses))('%s', async (name) => {
  rs.useFakeTimers();
  let done = false;
  uses[name]?.(() => { done = true; });
  await new Promise((resolve) => rs.getRealTimers().setTimeout?.(resolve as () => void, 100));
  const waits = !done;
  await rs.advanceTimersByTimeAsync(10);
  rs.useRealTimers();
  expect(done).toBe(true);
  console.log(name, waits ? 'waits' : 'goes on');
});
test('moved at once', async () => {
  for (const name of ['back', 'file', 'message']) {
    if (process.env.VM && name !== 'back') continue;
    rs.useFakeTimers();
    let done = false;
    uses[name]?.(() => { done = true; });
    await rs.advanceTimersByTimeAsync(10);
    rs.useRealTimers();
    expect([name, done]).toEqual([name, true]);
  }
});
`,
    command:
      'for p in forks threads; do npx rstest --pool $p; done; for p in vmForks vmThreads; do VM=1 npx rstest --pool $p; done',
    output: [
      /(?:back waits[\s\S]*file waits[\s\S]*message waits[\s\S]*Tests 4 passed[\s\S]*){2}(?:back waits[\s\S]*file goes on[\s\S]*message goes on[\s\S]*Tests 4 passed[\s\S]*){2}/,
    ],
  },
  'What becomes of fractions of a millisecond?': {
    heading: 'rsadvancetimersbytime',
    says: 'Timers fire at whole milliseconds, so a delay of 16.6 is one of 16; an interval of less than 1, also `setInterval(fn, 0)`, fires without end. After a step of a fraction, `performance.now()` inside a timer can be off by less than 1 ms: move in whole ones.',
    test: `${core}test('a', () => {
  const log: number[] = [];
  const note = () => { log.push(performance.now()); };
  rs.useFakeTimers({ now: 0 });
  setTimeout(note, 16.6);
  rs.advanceTimersByTime(15);
  expect(log).toEqual([]);
  rs.advanceTimersByTime(1);
  expect(log).toEqual([16]);
  rs.useFakeTimers({ now: 0 });
  setInterval(note, 10);
  rs.advanceTimersByTime(4.5);
  rs.advanceTimersByTime(16);
  expect(log).toEqual([16, 10.5, 20.5]);
  expect(performance.now()).toBe(20.5);
  for (const short of [0, 0.5]) {
    let count = 0;
    const id = setInterval(() => { if (++count === 500) clearInterval(id); }, short);
    rs.advanceTimersByTime(1);
    expect(count).toBe(500);
  }
  rs.useRealTimers();
});
`,
    output: ['Tests 1 passed'],
  },
  'How do I turn fake timers on for all tests?': {
    heading: '',
    says: "No option turns them on for all tests, and Jest's `fakeTimers` is ignored: write `beforeEach(() => { rs.useFakeTimers(); })` in a setup file.",
    files: {
      'rstest.config.mjs':
        "export default { fakeTimers: { enableGlobally: true }, setupFiles: process.env.SETUP ? ['./setup.ts'] : [] };",
      'setup.ts':
        "import { beforeEach, rs } from '@rstest/core';\nbeforeEach(() => { rs.useFakeTimers(); });",
      'a.test.ts': `${core}test('a', () => { console.log('fake', rs.isFakeTimers()); expect(1).toBe(1); });`,
    },
    command: 'npx rstest; SETUP=1 npx rstest',
    output: [/fake false[\s\S]*fake true/],
  },
  'Does shouldAdvanceTime keep the run from ending?': {
    heading: 'rsusefaketimers',
    says: "It doesn't keep the run from ending.",
    test: `${core}test('a', () => {
  rs.useFakeTimers({ shouldAdvanceTime: true });
  setInterval(() => {}, 1000);
  expect(rs.getTimerCount()).toBe(1);
});`,
    output: ['Tests 1 passed'],
  },
} satisfies Answers;
