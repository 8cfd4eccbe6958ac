import { type Answers, core, withHooks } from '../../../support/answers.ts';

export default {
  'How do I set the date that a module reads while it loads?': {
    heading: 'set-the-system-time',
    says: 'A date that a module makes while it loads, `export const today = new Date()`, is made before your hooks run: write `rs.hoisted(() => { rs.setSystemTime(…); })` at the top of the test file.',
    files: {
      'today.ts': 'export const today = new Date();\n',
      'a.test.ts': `import { afterAll, expect, rs, test } from '@rstest/core';
import { today } from './today';
rs.hoisted(() => { rs.setSystemTime(new Date('2030-01-04T09:00:00Z')); });
afterAll(() => { rs.useRealTimers(); });
test('hoisted', () => { expect(today.getUTCFullYear()).toBe(2030); });
`,
      'b.test.ts': `import { beforeAll, expect, rs, test } from '@rstest/core';
import { today } from './today';
beforeAll(() => { rs.setSystemTime(new Date('2030-01-04T09:00:00Z')); });
test('in a hook', () => { expect(today.getUTCFullYear()).toBe(2030); });
`,
    },
    exitCode: 1,
    output: ['a.test.ts (1)', '✗ in a hook', 'Tests 1 failed | 1 passed'],
  },
  'Do timers go on after setSystemTime?': {
    heading: 'set-the-system-time',
    says: '`rs.setSystemTime` replaces only `Date`, so promises and timers go on as usual:',
    test: `${withHooks}test('a', async () => {
  rs.setSystemTime(new Date('2030-02-27T10:00:00Z'));
  await new Promise((resolve) => setTimeout(resolve, 5));
  console.log('NOW', new Date().toISOString().slice(0, 10));
});`,
    output: ['NOW 2030-02-27', 'Tests 1 passed'],
  },
  'Does restoreMocks bring the real clock back?': {
    heading: 'set-the-system-time',
    says: "The date stays fixed until `rs.useRealTimers()`, even in later tests of the file. `restoreMocks` doesn't undo it, so call it in `afterEach`.",
    files: { 'rstest.config.mjs': 'export default { restoreMocks: true };' },
    test: `${withHooks}test('a', () => { rs.setSystemTime(new Date('2030-02-27T10:00:00Z')); });
test('b', () => { console.log('STILL', new Date().getFullYear() === 2030); });
test('c', () => { rs.useRealTimers(); console.log('REAL', new Date().getFullYear() !== 2030); });`,
    output: ['STILL true', 'REAL true'],
  },
  'Does TZ in env fix the time zone?': {
    heading: 'fix-the-time-zone',
    says: 'Set `TZ` for all tests, so that a colleague in another country sees the same results.',
    files: { 'rstest.config.mjs': "export default { env: { TZ: 'Asia/Tokyo' } };" },
    test: `${withHooks}test('a', () => { console.log('HOUR', new Date('2030-02-27T10:00:00Z').getHours()); });`,
    output: ['HOUR 19'],
  },
  'Which time zone wins, that of the shell or that of env?': {
    heading: 'try-several-zones',
    says: 'A `TZ` in `env` overrides the one from the shell.',
    files: { 'rstest.config.mjs': "export default { env: { TZ: 'Asia/Tokyo' } };" },
    test: `${withHooks}test('a', () => { console.log('HOUR', new Date('2030-02-27T10:00:00Z').getHours()); });`,
    command: 'TZ=UTC npx rstest; TZ=UTC npx rstest --pool=threads',
    output: [/HOUR 19[\s\S]*HOUR 10/],
  },
  'Why does toLocaleString print another language in CI, and can env set it?': {
    heading: 'fix-the-time-zone',
    says: 'The language of `toLocaleString()` without a locale is that of the process',
    files: {
      'rstest.config.mjs':
        "export default { env: process.env.LATE ? { LC_ALL: 'de_DE.UTF-8' } : {} };",
      'a.test.ts':
        "import { test } from '@rstest/core'; test('a', () => { console.log('PRICE', (1234.5).toLocaleString()); });",
    },
    command: 'LC_ALL=en_US.UTF-8 LATE=1 npx rstest; LC_ALL=de_DE.UTF-8 npx rstest',
    output: ['PRICE 1,234.5', 'PRICE 1.234,5'],
  },
  'Do env and stubEnv set the time zone in threads, and does an old formatter follow?': {
    heading: 'try-several-zones',
    says: [
      '`TZ` in `env` has no effect with the pools `threads` and `vmThreads`, because threads share the time zone of their process.',
      "`rs.stubEnv('TZ', …)` changes the zone for a single test with the pools `forks` and `vmForks`, but an `Intl.DateTimeFormat` that your module created earlier keeps the old one.",
    ],
    files: {
      'rstest.config.ts': `export default { env: { TZ: 'Asia/Tokyo' } };
`,
      'a.test.ts': `import { rs, test } from '@rstest/core';
const old = new Intl.DateTimeFormat('en', { hour: 'numeric' });
test('x', () => { console.log('zone', new Date(0).getTimezoneOffset()); rs.stubEnv('TZ', 'Asia/Kolkata'); console.log('stubbed', new Date(0).getTimezoneOffset(), old.resolvedOptions().timeZone); });
`,
    },
    command:
      'TZ=UTC npx rstest --pool=forks; TZ=UTC npx rstest --pool=threads; TZ=UTC npx rstest --pool=vmThreads',
    output: [/zone -540[\s\S]*stubbed -330 Asia\/Tokyo[\s\S]*zone 0[\s\S]*zone 0/],
  },
  'Is a spy on Date.now enough?': {
    heading: 'set-the-system-time',
    says: "A spy on `Date.now` isn't enough: `new Date()` still gives the real time.",
    test: `${withHooks}test('a', () => { rs.spyOn(Date, 'now').mockReturnValue(0); console.log(Date.now(), new Date().getTime() > 0); });`,
    output: ['0 true'],
  },
  'May I spy on Date itself, and what becomes of members that I added to it?': {
    heading: 'set-the-system-time',
    says: [
      "A spy on the class, `rs.spyOn(globalThis, 'Date')`, isn't the way either: `new Date()` fails with `this is not a Date object.`, and with a fixed implementation, every `new Date('2020-01-01')` gives that date, too. What your code has added to `Date`, such as `Date.format`, is there with fake time as well.",
      'It takes the date as `{ now: date }`, and ignores a date in place of the options.',
    ],
    test: `${withHooks}afterEach(() => { rs.restoreAllMocks(); rs.useRealTimers(); });
const fixed = new Date('2030-01-04');
const RealDate = Date as any;
test('spy', () => {
  const spy = rs.spyOn(globalThis, 'Date');
  expect(() => new Date().getTime()).toThrow('this is not a Date object.');
  spy.mockImplementation(function () { return fixed; } as never);
  expect(new Date('2020-01-01')).toBe(fixed);
});
test('members', () => {
  RealDate.format = () => 'added';
  rs.useFakeTimers({ now: fixed });
  expect([(Date as any).format(), Date.now()]).toEqual(['added', fixed.getTime()]);
  rs.useRealTimers();
  rs.setSystemTime(fixed);
  expect((Date as any).format()).toBe('added');
});
test('options', () => {
  rs.useFakeTimers(fixed as never);
  expect(Date.now()).toBeLessThan(fixed.getTime());
});`,
    output: ['Tests 3 passed'],
  },
  'Does Intl.DateTimeFormat follow the set time?': {
    heading: 'set-the-system-time',
    says: 'And `format()` of an `Intl.DateTimeFormat` shows the real day if you pass it no date, with fake timers as well: pass `new Date()`.',
    test: `${withHooks}afterEach(() => { rs.useRealTimers(); });
const real = new Intl.DateTimeFormat('en-US').format();
const shown = () => [new Intl.DateTimeFormat('en-US').format() === real, new Intl.DateTimeFormat('en-US').format(new Date())];
test('set', () => { rs.setSystemTime(new Date(2030, 0, 4, 12)); expect(shown()).toEqual([true, '1/4/2030']); });
test('fake', () => { rs.useFakeTimers({ now: new Date(2030, 0, 4, 12) }); expect(shown()).toEqual([true, '1/4/2030']); });`,
    command: 'npx rstest; npx rstest --pool=vmThreads; npx rstest --testEnvironment=happy-dom',
    output: [/(Tests 2 passed[\s\S]*){3}/],
  },
  'Why does default: Date.now of a schema give the real time?': {
    heading: 'set-the-system-time',
    says: 'A function that your code kept, as in `default: Date.now` of a Mongoose schema, goes on giving it, too: write `default: () => Date.now()`.',
    files: { 'schema.ts': 'export const kept = Date.now; export const asked = () => Date.now();' },
    test: `${core}import { asked, kept } from './schema';
test('a', () => {
  rs.setSystemTime(0);
  expect([asked(), kept() > 1e12]).toEqual([0, true]);
});`,
    output: ['Tests 1 passed'],
  },
  'Do jobs of cron, node-schedule and node-cron run with fake time?': {
    heading: 'scheduled-jobs',
    libraries: true,
    says: [
      'Jobs of a scheduler run with fake time, too.',
      'We ran cron and node-schedule this way, and node-cron, which needs the `…Async` function.',
    ],
    test: `import { CronJob } from 'cron';
import * as nodeCron from 'node-cron';
import schedule from 'node-schedule';
import { afterEach, expect, rs, test } from '@rstest/core';
afterEach(() => { rs.useRealTimers(); });
const before = () => { rs.useFakeTimers({ now: new Date('2030-01-04T23:00:00') }); return rs.fn(); };
test('cron', async () => {
  const job = before();
  const own = CronJob.from({ cronTime: '0 0 0 * * *', onTick: job, start: true });
  await rs.advanceTimersByTimeAsync(3_599_000);
  expect(job).not.toHaveBeenCalled();
  await rs.advanceTimersByTimeAsync(1000);
  expect(job).toHaveBeenCalledTimes(1);
  own.stop();
});
test('node-schedule', async () => {
  const job = before();
  const own = schedule.scheduleJob('0 0 * * *', job);
  await rs.advanceTimersByTimeAsync(3_599_000);
  expect(job).not.toHaveBeenCalled();
  await rs.advanceTimersByTimeAsync(1000);
  expect(job).toHaveBeenCalledTimes(1);
  own.cancel();
});
test('node-cron', async () => {
  const job = before();
  const own = nodeCron.schedule('0 0 * * *', job);
  await rs.advanceTimersByTimeAsync(3_599_000);
  expect(job).not.toHaveBeenCalled();
  await rs.advanceTimersByTimeAsync(1000);
  expect(job).toHaveBeenCalledTimes(1);
  own.destroy();
});
test('node-cron without Async', () => {
  const job = before();
  const own = nodeCron.schedule('0 0 * * *', job);
  rs.advanceTimersByTime(3_600_000);
  expect(job).not.toHaveBeenCalled();
  own.destroy();
});`,
    output: ['Tests 4 passed'],
  },
  'How do I set the locale for all tests without a variable in front of the command?': {
    heading: 'fix-the-time-zone',
    says: [
      "write `LC_ALL=de_DE.UTF-8 npx rstest`, or in the pools `forks` and `vmForks` `process.env.LC_ALL = 'de_DE.UTF-8'` at the top of the config file.",
      "set a default in a setup file: `const real = Date.prototype.toLocaleString; Date.prototype.toLocaleString = function (locale = 'de-DE', options) { return real.call(this, locale, options); }`.",
    ],
    files: {
      'rstest.config.mjs': `if (process.env.TOP) process.env.LC_ALL = 'de_DE.UTF-8';
export default { env: { TZ: 'UTC' }, setupFiles: process.env.TOP ? [] : ['./setup.mjs'] };`,
      'setup.mjs':
        "const real = Date.prototype.toLocaleString; Date.prototype.toLocaleString = function (locale = 'de-DE', options) { return real.call(this, locale, options); };",
      'a.test.ts':
        "import { test } from '@rstest/core'; test('a', () => { console.log('DAY', new Date(0).toLocaleString(), new Date(0).toLocaleString('en-US')); });",
    },
    command:
      'for p in forks vmForks threads; do echo TOP $p; TOP=1 LC_ALL=en_US.UTF-8 npx rstest --pool=$p; done; for p in forks vmForks threads vmThreads; do echo SETUP $p; LC_ALL=en_US.UTF-8 npx rstest --pool=$p; done',
    output: [
      /TOP forks[\s\S]*?DAY 1\.1\.1970[\s\S]*?TOP vmForks[\s\S]*?DAY 1\.1\.1970[\s\S]*?TOP threads[\s\S]*?DAY 1\/1\/1970/,
      /(SETUP \w+[\s\S]*?DAY 1\.1\.1970, \d\d:00:00 1\/1\/1970[\s\S]*?){4}/,
    ],
  },
} satisfies Answers;
