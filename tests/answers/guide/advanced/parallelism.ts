import { type Answers, testFiles } from '../../../support/answers.ts';

// Each file reports when it starts and ends, so that overlapping runs can be told from the order.
const file = (name: string) => `import { test } from '@rstest/core';
test('${name}', async () => {
  process.stderr.write('START\\n');
  await new Promise((resolve) => setTimeout(resolve, 3000));
  process.stderr.write('END\\n');
});`;
const order = '2>&1 | grep -oE "START|END" | tr "\\n" " "';

export default {
  'Why do tests of a helper that takes a promise overlap with one worker?': {
    heading: 'what-runs-at-the-same-time',
    says: "If a helper declares tests, `saves('atlas', save(atlas))` starts each `save` while the file loads, and they all run at once. Pass a function, `saves('atlas', () => save(atlas))`, and call it in the test.",
    files: testFiles(
      ['eager', 'lazy'],
      (name) => `import { test } from '@rstest/core';
const save = async (name: string) => { console.log('begin ' + name); await new Promise((r) => setTimeout(r, 50)); console.log('end ' + name); };
const saves = (name: string, work: any) => test(name, async () => { await ${name === 'eager' ? 'work' : 'work()'}; });
saves('a', ${name === 'eager' ? '' : '() => '}save('a'));
saves('b', ${name === 'eager' ? '' : '() => '}save('b'));`,
    ),
    command:
      'for f in eager lazy; do npx rstest $f --pool.maxWorkers=1 | grep -oE "(begin|end) [ab]" | tr "\\n" ","; echo; done',
    output: ['begin a,begin b,end a,end b,', 'begin a,end a,begin b,end b,'],
  },
  'Do files of two projects run at the same time?': {
    heading: 'what-runs-at-the-same-time',
    says: 'Projects · share the workers, so files of different projects run side by side · `pool.maxWorkers` of the root',
    elsewhere: {
      '/guide/advanced/performance':
        'one file with hundreds of tests · several files, which run in parallel',
    },
    files: {
      'rstest.config.mjs':
        "export default { pool: { maxWorkers: 2 }, projects: [{ name: 'a', include: ['a/**'] }, { name: 'b', include: ['b/**'] }] };",
      'a/x.test.ts': file('a'),
      'b/x.test.ts': file('b'),
    },
    command: `npx rstest ${order}`,
    output: ['START START END END'],
  },
  'How many files run at a time, and how many in watch mode?': {
    heading: 'what-runs-at-the-same-time',
    says: 'Test files · run in parallel, one per CPU, minus one; in watch mode, one for two CPUs',
    files: {
      ...Object.fromEntries(
        ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => [
          `${name}.test.ts`,
          `import { appendFileSync } from 'node:fs'; import { test } from '@rstest/core'; test('a', async () => { appendFileSync('ids.txt', process.env.RSTEST_WORKER_ID + ' '); await new Promise((resolve) => setTimeout(resolve, 1500)); });`,
        ]),
      ),
      'six.cjs': "require('node:os').availableParallelism = () => 6;",
      'read.cjs': `const fs = require('node:fs');
console.log('WORKERS', Math.max(...fs.readFileSync('ids.txt', 'utf8').trim().split(' ').map(Number)));
fs.rmSync('ids.txt');`,
    },
    command:
      'export NODE_OPTIONS="--require $PWD/six.cjs"; npx rstest > run.txt; node read.cjs; timeout 20 npx rstest watch > watch.txt; node read.cjs',
    output: [/WORKERS 5[\s\S]*WORKERS 3/],
  },
  'Does one worker run the files one after another?': {
    heading: 'what-runs-at-the-same-time',
    says: '`pool.maxWorkers`, or `--pool.maxWorkers=1` to run one after another',
    elsewhere: {
      '/guide/migration/mocha': '`--parallel`, `--jobs 4` · on by default; `--pool.maxWorkers=4`',
    },
    files: { 'a.test.ts': file('a'), 'b.test.ts': file('b') },
    command: `npx rstest --pool.maxWorkers=1 ${order}`,
    output: ['START END START END'],
  },
  'Is process.env kept from file to file in a VM pool, and are globals not?': {
    heading: 'what-isolation-keeps-apart',
    says: '`globalThis`, changed prototypes of JavaScript itself, such as `Array.prototype`, `rs.stubGlobal` · gone · gone · stays `process.env`, `rs.stubEnv`, `process.chdir()` · gone · stays · stays',
    files: testFiles(
      ['a', 'b'],
      () => `import { test } from '@rstest/core';
test('x', () => {
  console.log('SEEN', process.env.LEFT, Reflect.get(globalThis, 'left'));
  process.env.LEFT = 'variable';
  Reflect.set(globalThis, 'left', 'global');
});`,
    ),
    command: 'npx rstest --pool=vmForks --pool.maxWorkers=1',
    output: ['SEEN undefined undefined', 'SEEN variable undefined'],
  },
  'Does a concurrent test wait beside others, and does one long file hold up the run?': {
    heading: 'what-runs-at-the-same-time',
    says: [
      "Concurrent tests don't use more CPUs.",
      'They overlap while they wait, for example for a server.',
      'One long file holds up the run.',
      'All other workers are done and wait for it.',
    ],
    elsewhere: {
      '/guide/advanced/performance': 'tests that wait one after another · `test.concurrent`',
      '/config/test/pool': "They run one after another, unless they're concurrent.",
    },
    files: {
      'a.test.ts': `import { test } from '@rstest/core';
const start = Date.now();
const wait = () => new Promise((ok) => setTimeout(ok, 300));
const pids = new Set();
test.concurrent('one', async () => { pids.add(process.pid); await wait(); });
test.concurrent('two', async () => { pids.add(process.pid); await wait(); console.log('both', Date.now() - start < 590, pids.size); });
`,
      'long.test.ts': `import { afterAll, test } from '@rstest/core';
test('long', () => new Promise((ok) => setTimeout(ok, 1500)));
afterAll(() => console.log('the long one ends'));
`,
      'short.test.ts': `import { afterAll, test } from '@rstest/core';
test('short', () => {});
afterAll(() => console.log('the short one ends'));
`,
    },
    command: 'npx rstest --pool.maxWorkers=3',
    output: ['both true 1', /the short one ends[\s\S]*the long one ends[\s\S]*Test Files 3 passed/],
  },
  'May two rstest commands run in one directory at the same time?': {
    heading: 'what-files-still-share',
    says: 'Two `rstest` commands may run in one directory at the same time. With coverage, give each a directory, `--coverage.reportsDirectory`, or only one report is left.',
    files: {
      'one.ts': 'export const one = 1;',
      'two.ts': 'export const two = 2;',
      ...testFiles(
        ['one', 'two'],
        (name) =>
          `import { test } from '@rstest/core';\nimport './${name}';\ntest('a', async () => { await new Promise((done) => setTimeout(done, 800)); });\n`,
      ),
    },
    command: `run() { npx rstest one $1 > one.txt & npx rstest two $2 > two.txt; wait; }
export FLAGS='--coverage.provider=v8 --coverage.reporters=json-summary'
run "$FLAGS" "$FLAGS"; grep -h "Tests 1 passed" one.txt two.txt; grep -oE '(one|two)[.]ts' coverage/coverage-summary.json
run "$FLAGS --coverage.reportsDirectory=first" "$FLAGS --coverage.reportsDirectory=second"; grep -ohE '(one|two)[.]ts' first/coverage-summary.json second/coverage-summary.json`,
    output: [/^\s*Tests 1 passed\s+Tests 1 passed\s+(one|two)\.ts\none\.ts\ntwo\.ts\n?$/],
  },
} satisfies Answers;
