import { type Answers, config, core, passing, testFiles } from '../../../support/answers.ts';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
/** Node lets a CommonJS file of a VM context require an ES module. */
const REQUIRES_IN_VM = major > 24 || (major === 24 && minor >= 9);

const thread = `import { isMainThread } from 'node:worker_threads';
import { test } from '@rstest/core';
test('where', () => console.log('main thread:', isMainThread));
`;
const worker = `import { test } from '@rstest/core';
test('which', () => console.log('worker', process.env.RSTEST_WORKER_ID));
`;

export default {
  'What does a low memoryLimit cost?': {
    heading: 'replace-large-workers-with-memorylimit',
    says: 'Each replacement costs the start of a worker, and with a limit that every file passes, each gets a new one, as in `forks`.',
    files: testFiles(
      ['a', 'b', 'c'],
      () => `import { test } from '@rstest/core';
test('pid', () => console.log('PID ' + process.pid));
`,
    ),
    command:
      "for l in 100GB 1MB; do npx rstest --pool=vmForks --pool.maxWorkers=1 --pool.memoryLimit=$l | grep -o 'PID [0-9]*' | sort -u | wc -l; done",
    output: [/^\s*1\s+3\s*$/],
  },
  'Which number of CPUs decides how many workers there are, and can a variable set it?': {
    heading: 'limit-the-number-of-workers-with-maxworkers',
    says: [
      'The number of CPUs is what `node -p "os.availableParallelism()"` prints.',
      "No environment variable does, so read one: `maxWorkers: process.env.WORKERS ?? '50%'`.",
      'compare a few values with `time npx rstest --pool.maxWorkers=50%`.',
      'A number counts as it is, on a machine with fewer CPUs too: to cap the default, write `Math.min(8, availableParallelism() - 1)`, with the function of `node:os`.',
    ],
    files: {
      'three.cjs': "require('node:os').availableParallelism = () => 3;\n",
      'variable.config.ts': config("pool: { maxWorkers: process.env.WORKERS ?? '50%' }"),
      'cap.config.ts': `import { availableParallelism } from 'node:os';
${config('pool: { maxWorkers: Math.min(8, availableParallelism() - 1) }')}`,
      ...Object.fromEntries(
        ['a', 'b', 'c', 'd'].map((name) => [
          `${name}.test.ts`,
          `import { test } from '@rstest/core';
test('x', async () => { console.log(process.env.RUN, 'worker', process.env.RSTEST_WORKER_ID); await new Promise((end) => setTimeout(end, 800)); });
`,
        ]),
      ),
    },
    command:
      'export NODE_OPTIONS=--require=./three.cjs; RUN=default npx rstest; RUN=half npx rstest --pool.maxWorkers=50%; RUN=one WORKERS=1 npx rstest -c variable.config.ts; RUN=two WORKERS=2 npx rstest -c variable.config.ts; RUN=share npx rstest -c variable.config.ts; RUN=cap npx rstest -c cap.config.ts; RUN=number npx rstest --pool.maxWorkers=4',
    output: [
      'default worker 2',
      'half worker 1',
      'one worker 1',
      'two worker 2',
      'share worker 1',
      'cap worker 2',
      'number worker 4',
    ],
    absent: [
      'default worker 3',
      'half worker 2',
      'one worker 2',
      'two worker 3',
      'share worker 2',
      'cap worker 3',
    ],
  },
  'Are two URLs, or two AggregateErrors, equal in a VM pool?': {
    heading: 'what-the-vm-pools-share',
    says: '`toEqual` for two `AggregateError`s whatever is in them and in jsdom for any two `URL`s,',
    test: `import { expect, test } from '@rstest/core';
test('a', () => expect(new URL('http://a')).toEqual(new URL('http://b')));
test('b', () => expect(new AggregateError([new Error('a')])).toEqual(new AggregateError([new Error('b')])));`,
    command: 'for p in forks vmForks; do npx rstest --testEnvironment=jsdom --pool=$p; done',
    output: [/Tests 2 failed[\s\S]*Tests 2 passed/],
  },
  'Which matchers and mocks differ in the VM pools?': {
    heading: 'what-the-vm-pools-share',
    says: [
      "Matchers and mocks belong to the other context, too. `toMatchObject` passes for any two dates, `toEqual` for two `AggregateError`s whatever is in them and in jsdom for any two `URL`s, `toBeOneOf` takes no `Set`, `expect(42).toThrow(Error)` fails, and `toHaveResolvedTimes` and its siblings fail with `Cannot destructure property 'type'` for a mock that doesn't always return a promise.",
      'Before Node.js 24, `using` fails with `Symbol.dispose is not defined`: restore in `afterEach`.',
    ],
    elsewhere: {
      '/api/test-api/matchers': 'In the VM pools, some matchers differ.',
      '/api/rstest/mockFunctions': 'In the VM pools, `using` needs Node.js 24.',
    },
    test: `${core}const tries = async (name: string, run: () => unknown) => { try { await run(); console.log(name, 'passes'); } catch (error: any) { console.log(name, 'fails', error.message.split('\\n')[0]); } };
test('x', async () => {
  await tries('dates', () => expect(new Date(1)).toMatchObject(new Date(2)));
  await tries('set', () => expect(1).toBeOneOf(new Set([1])));
  await tries('no function', () => expect(42).toThrow(Error));
  const load: any = rs.fn((value: any) => value); load(1); await load(Promise.resolve(2)); await null;
  await tries('resolved', () => expect(load).toHaveResolvedTimes(1));
  const shop = { open: () => 'real' };
  await tries('using', () => { { using spy = rs.spyOn(shop, 'open').mockReturnValue('fake'); void spy; } expect(shop.open()).toBe('real'); });
});`,
    command:
      'for p in forks threads vmForks vmThreads; do echo "pool $p"; npx rstest --pool=$p --disableConsoleIntercept; done',
    output: [
      ...['forks', 'threads'].map(
        (pool) =>
          new RegExp(
            `pool ${pool}\\n[\\s\\S]*?dates fails[\\s\\S]*?set passes\\nno function passes\\nresolved passes\\nusing passes`,
          ),
      ),
      ...['vmForks', 'vmThreads'].map(
        (pool) =>
          new RegExp(
            `pool ${pool}\\n[\\s\\S]*?dates passes\\nset fails[\\s\\S]*?no function fails[\\s\\S]*?resolved fails Cannot destructure property 'type'[\\s\\S]*?using ${Number(process.versions.node.split('.')[0]) < 24 ? 'fails Symbol.dispose is not defined' : 'passes'}`,
          ),
      ),
    ],
  },
  'Which of two new files is the larger?': {
    heading: 'order-in-which-test-files-run',
    says: 'then files without a recorded run (largest bundle first)',
    files: {
      'a.test.ts': `${passing}${"test('more', () => {});\n".repeat(20)}`,
      'b.test.ts': `import { test } from '@rstest/core';
import { large } from './large';
test('b', () => void large);`,
      'large.ts': `export const large = [${'1234567890,'.repeat(1000)}];`,
    },
    command: 'npx rstest --pool.maxWorkers=1',
    output: [/✓ b\.test\.ts[\s\S]*✓ a\.test\.ts/],
  },
  'In which order do test files run?': {
    heading: 'order-in-which-test-files-run',
    says: [
      'Rstest starts with files that failed in the previous run, then files without a recorded run (largest bundle first), then the slowest.',
      "Files don't run alphabetically.",
      'It keeps the record in `node_modules/.cache/.rstest-results` in the root.',
    ],
    elsewhere: {
      '/guide/advanced/ci':
        '`node_modules/.cache/.rstest-results` · not between branches: `--onlyFailures` and the order of files read it',
    },
    files: {
      'rstest.config.ts': config('pool: { maxWorkers: 1 }'),
      'a.test.ts': `import { test } from '@rstest/core';
test('a', () => new Promise((resolve) => setTimeout(resolve, 20)));
`,
      'b.test.ts': `import { test } from '@rstest/core';
test('b', () => new Promise((resolve) => setTimeout(resolve, 700)));
`,
      'c.test.ts': `import { test } from '@rstest/core';
test('c', () => {
  throw new Error('no');
});
`,
    },
    command: 'npx rstest; ls -a node_modules/.cache; echo ====; npx rstest',
    exitCode: 1,
    output: [
      '.rstest-results',
      /====[\s\S]* c\.test\.ts[\s\S]* b\.test\.ts[\s\S]* a\.test\.ts[\s\S]*Test Files/,
    ],
  },
  'Does --pool replace the whole pool object of the config?': {
    heading: 'set-the-pool-from-the-command-line',
    says: '`--pool` changes the type and keeps the rest of the object;',
    files: { 'rstest.config.ts': config(`pool: { type: 'threads', execArgv: ['--no-warnings'] }`) },
    test: `import { isMainThread } from 'node:worker_threads';
import { test } from '@rstest/core';
test('t', () => console.log(isMainThread, process.execArgv.includes('--no-warnings')));
`,
    command: 'npx rstest --pool=forks',
    output: ['true true'],
  },
  'Can a project have its own pool?': {
    heading: 'set-the-pool-from-the-command-line',
    says: "set it in the root config, because Rstest ignores it in a project's config.",
    files: {
      'rstest.config.mjs': `export default { projects: [{ name: 'shop', root: 'shop', pool: 'threads' }] };\n`,
      'shop/a.test.ts': thread,
    },
    output: ['main thread: true'],
  },
  'What happens with an unknown pool type?': {
    heading: 'set-the-pool-from-the-command-line',
    says: 'An unknown type fails every file: as many as there are workers with `Unknown pool worker`, the rest with `no free worker id`.',
    test: thread,
    command:
      'for name in b c d; do cp a.test.ts $name.test.ts; done; npx rstest --pool=fork --pool.maxWorkers=2 2>&1 | grep -E "^Error|Test Files" | sort',
    output: [
      /(Error: Unknown pool worker: fork\n){2}(Error: \[rstest-pool\]: no free worker id\n){2}|(Error: \[rstest-pool\]: no free worker id\n){2}(Error: Unknown pool worker: fork\n){2}/,
      'Test Files 4 failed',
    ],
  },
  'Does --pool.maxWorkers keep the type that the config gives as a string?': {
    heading: 'set-the-pool-from-the-command-line',
    says: 'each `--pool.…` flag changes one key.',
    files: { 'rstest.config.ts': config(`pool: 'threads'`) },
    test: thread,
    command: 'npx rstest --pool.maxWorkers=1',
    output: ['main thread: false'],
  },
  'How many workers does maxWorkers: 0 give?': {
    heading: 'limit-the-number-of-workers-with-maxworkers',
    says: [
      "`0`, `'abc'` and `0.5` all mean one worker.",
      '`maxWorkers: 1` runs the files one after another.',
    ],
    files: { 'a.test.ts': worker, 'b.test.ts': worker, 'c.test.ts': worker },
    command: 'npx rstest --pool.maxWorkers=0',
    output: ['worker 1'],
    absent: ['worker 2'],
  },
  'Does one worker save the start of a process for each file?': {
    heading: 'limit-the-number-of-workers-with-maxworkers',
    says: 'nor does it save the time to start them. In CI, a pool that reuses workers saves that.',
    files: Object.fromEntries(
      ['a', 'b', 'c'].map((name) => [
        `${name}.test.ts`,
        "import { test } from '@rstest/core';\ntest('pid', () => console.log('PID', process.pid));\n",
      ]),
    ),
    command:
      "for pool in forks vmForks; do echo POOL $pool $(npx rstest --pool=$pool --pool.maxWorkers=1 | grep -o 'PID [0-9]*' | sort -u | wc -l); done",
    output: ['POOL forks 3', 'POOL vmForks 1'],
  },
  'Is maxWorkers: 0.5 half of the CPUs?': {
    heading: 'limit-the-number-of-workers-with-maxworkers',
    says: "`0`, `'abc'` and `0.5` all mean one worker.",
    files: { 'a.test.ts': worker, 'b.test.ts': worker, 'c.test.ts': worker },
    command: 'npx rstest --pool.maxWorkers=0.5',
    output: ['worker 1'],
    absent: ['worker 2'],
  },
  'Is process.env shared between files in the VM pools?': {
    heading: 'what-the-vm-pools-share',
    says: 'All files of a worker share `process.env`, including what `rs.stubEnv` has set, the working directory, and the modules of Node.js and globals such as `Buffer`, with the spies on them.',
    files: {
      'rstest.config.ts': config(`pool: { type: 'vmForks', maxWorkers: 1 }`),
      'a.test.ts': `import { rs, test } from '@rstest/core';
test('a', () => {
  rs.stubEnv('SHOP_ENV', 'left over');
  globalThis.left = 'left over';
});
`,
      'b.test.ts': `import { test } from '@rstest/core';
test('b', () => console.log('seen', globalThis.left, process.env.SHOP_ENV));
`,
    },
    output: ['seen undefined left over'],
  },
  'Are errors of node:fs instanceof Error in the VM pools?': {
    heading: 'what-the-vm-pools-share',
    says: "an error thrown by `node:fs` isn't `instanceof Error`, and a `Buffer` isn't `instanceof Uint8Array`.",
    elsewhere: {
      '/guide/advanced/parallelism':
        "code that can't run in a VM context, such as checks with `instanceof Error` · `isolate: false` with `restoreMocks`, or stay with the default",
    },
    test: `import { readFileSync } from 'node:fs';
import { test } from '@rstest/core';
test('t', () => {
  try {
    readFileSync('missing.txt');
  } catch (error) {
    console.log('Error:', error instanceof Error, 'Buffer:', Buffer.from('a') instanceof Uint8Array);
  }
});
`,
    command: 'npx rstest --pool=vmForks && npx rstest --pool=forks',
    output: ['Error: false Buffer: false', 'Error: true Buffer: true'],
  },
  'Can a test change the working directory in threads?': {
    heading: 'what-the-vm-pools-share',
    says: [
      'In `threads` and `vmThreads`, `process.chdir()` throws `process.chdir() is not supported in workers`, and `execArgv` accepts only flags that Node.js allows for threads.',
      "`threads` · its own worker thread · starting a process for each file dominates the run, your code doesn't call `process.chdir()`, and no native addon crashes in a thread",
    ],
    test: `import { test } from '@rstest/core';\ntest('t', () => process.chdir('..'));\n`,
    command: 'npx rstest --pool=threads',
    exitCode: 1,
    output: ['process.chdir() is not supported in workers'],
  },
  'What happens when a test calls process.exit?': {
    heading: 'what-the-vm-pools-share',
    says: "In every pool, `process.exit()` in a test doesn't end the run: it throws an error, which fails that test, or the file if a timer makes the call.",
    files: {
      'a.test.ts': `import { test } from '@rstest/core';\ntest('t', () => process.exit(3));\ntest('next', () => {});\n`,
      'timer.test.ts': `import { test } from '@rstest/core';\ntest('t', async () => { setTimeout(() => process.exit(2), 5); await new Promise((done) => setTimeout(done, 50)); });\n`,
    },
    command:
      'for pool in forks threads vmForks vmThreads; do npx rstest --pool=$pool a.test; echo code $?; npx rstest --pool=$pool timer; echo code $?; done',
    output: [
      /(?:process\.exit unexpectedly called with "3"[\s\S]*1 failed \| 1 passed[\s\S]*?code 1[\s\S]*?Test Files 1 failed[\s\S]*?Tests 1 passed[\s\S]*?code 1\n?[\s\S]*?){4}/,
    ],
  },
  'Is an invalid memoryLimit an error in every pool?': {
    heading: 'replace-large-workers-with-memorylimit',
    says: [
      'Strings may end in `%` or in a unit, such as `MB` or `GiB`.',
      'An invalid value makes the run fail with `Invalid pool.memoryLimit` or `must be greater than 0`, but only in the pools that use the option.',
    ],
    test: thread,
    command:
      'for limit in 50% 900MB 2GiB; do npx rstest --pool=vmForks --pool.memoryLimit=$limit; done; echo NEXT; npx rstest --pool=threads --pool.memoryLimit=lots; for limit in 0 lots; do npx rstest --pool=vmForks --pool.memoryLimit=$limit; done',
    exitCode: 1,
    output: [
      /(?:1 passed[\s\S]*){3}NEXT[\s\S]*1 passed/,
      'pool.memoryLimit must be greater than 0',
      'Invalid pool.memoryLimit: lots',
    ],
  },
  'Is a reused worker replaced once it has passed memoryLimit?': {
    heading: 'replace-large-workers-with-memorylimit',
    says: [
      'A worker that is reused (`vmForks`, `vmThreads`, or `forks` with `isolate: false`) is replaced after the file in which it passes this limit.',
      "It can't stop a single file that needs more.",
    ],
    files: {
      'rstest.config.ts': config(
        `isolate: false, pool: { type: 'forks', maxWorkers: 1, memoryLimit: '1MB' }`,
      ),
      'a.test.ts': `import { test } from '@rstest/core';\ntest('t', () => { globalThis.left = 'kept'; });\n`,
      'b.test.ts': `import { test } from '@rstest/core';\ntest('t', () => console.log('seen', globalThis.left));\n`,
    },
    output: ['seen undefined', 'Tests 2 passed'],
  },
  'Does --pool.execArgv add to the list of the config?': {
    heading: 'set-the-pool-from-the-command-line',
    says: '`--pool.execArgv` replaces the list, so repeat it for several arguments.',
    files: { 'rstest.config.ts': config(`pool: { execArgv: ['--expose-gc'] }`) },
    test: `import { test } from '@rstest/core';
test('t', () => console.log('gc', typeof globalThis.gc, process.execArgv.includes('--no-warnings')));
`,
    command: 'npx rstest --pool.execArgv=--no-warnings',
    output: ['gc undefined true'],
  },
  'Do threads accept every Node flag in execArgv?': {
    heading: 'what-the-vm-pools-share',
    says: 'In `threads` and `vmThreads`, `process.chdir()` throws `process.chdir() is not supported in workers`, and `execArgv` accepts only flags that Node.js allows for threads.',
    test: thread,
    command: 'npx rstest --pool=threads --pool.execArgv=--expose-gc',
    exitCode: 1,
    output: ['invalid execArgv flags'],
  },
  'What does a run print when a worker is out of memory?': {
    heading: 'fix-out-of-memory-errors',
    says: '`JavaScript heap out of memory` together with `Worker exited unexpectedly`, or in threads `Worker terminated due to reaching memory limit`, means that a worker reached the heap limit of Node.js. The message names the test that was running.',
    test: `import { test } from '@rstest/core';
test('fills the heap', () => {
  const kept: unknown[] = [];
  for (;;) kept.push(new Array(100_000).fill(1.5).map((value) => ({ value })));
});
`,
    command:
      'npx rstest --pool.execArgv=--max-old-space-size=60; NODE_OPTIONS=--max-old-space-size=60 npx rstest --pool=threads',
    exitCode: 1,
    output: [
      'JavaScript heap out of memory',
      'Worker exited unexpectedly',
      /Worker terminated due to reaching memory limit[\s\S]*"fills the heap"/,
    ],
  },
  'Can a CommonJS package require an ES module in a VM pool?': {
    heading: 'what-the-vm-pools-share',
    says: "Before Node.js 24.9, a CommonJS package can't load an ES module with `require`",
    files: {
      'node_modules/lib/package.json': '{"name":"lib","main":"index.js"}',
      'node_modules/lib/index.js': "exports.a = require('./a.mjs').a;",
      'node_modules/lib/a.mjs': 'export const a = 1;',
      'a.test.ts': `import { test } from '@rstest/core';
test('loads', async () => {
  const { a } = await import('lib');
  console.log('LOADED', a);
});
`,
    },
    command: 'npx rstest --pool=vmForks; npx rstest',
    output: [
      REQUIRES_IN_VM ? /LOADED 1[\s\S]*LOADED 1/ : /is not supported in VM pools[\s\S]*LOADED 1/,
    ],
  },
  'What does a VM pool report when a file throws while it is loaded?': {
    heading: 'what-the-vm-pools-share',
    says: 'If a run reports `[birpc] rpc is closed`, a file has thrown while it was loaded, and the worker of the VM pool may have been closed before it could report why.',
    files: {
      // A slow reporter makes certain what otherwise depends on the load of the machine.
      'rstest.config.ts': `import { setTimeout } from 'node:timers/promises';
import { defineConfig } from '@rstest/core';
const slow = { onTestFileStart: () => setTimeout<void>(500) };
export default defineConfig({ reporters: ['default', slow] });
`,
      'a.test.ts': "throw new Error('The reason');\n",
    },
    // Node 24 often still reports the reason as well.
    command: 'npx rstest --pool=vmThreads; echo FORKS; npx rstest --pool=forks',
    exitCode: 1,
    output: [
      '[birpc] rpc is closed, cannot call "onTestFileStart"',
      /rpc is closed[\s\S]*FORKS[\s\S]*The reason/,
    ],
    absent: [...(major < 24 ? [/The reason[\s\S]*FORKS/] : []), /FORKS[\s\S]*rpc is closed/],
  },
  'Does a spy on node:os of one file reach the next file in a VM pool?': {
    heading: 'what-the-vm-pools-share',
    says: 'and the modules of Node.js and globals such as `Buffer`, with the spies on them',
    files: {
      'rstest.config.ts': "export default { pool: { type: 'vmForks', maxWorkers: 1 } };",
      'both.ts': `import os from 'node:os';
import { rs, test } from '@rstest/core';
console.log('LOADED WITH A SPY', rs.isMockFunction(os.platform));
export const both = () => test('a', () => {
  console.log('TESTED WITH A SPY', rs.isMockFunction(os.platform));
  rs.spyOn(os, 'platform');
});`,
      'a.test.ts': "import { both } from './both'; both();",
      'b.test.ts': "import { both } from './both'; both();",
    },
    command: 'npx rstest; npx rstest --restoreMocks',
    output: [
      /LOADED WITH A SPY true[\s\S]*TESTED WITH A SPY true[\s\S]*LOADED WITH A SPY true[\s\S]*TESTED WITH A SPY false/,
    ],
  },
  'Which matchers fail on an error of node:fs in a VM pool?': {
    heading: 'what-the-vm-pools-share',
    says: "`toBeInstanceOf(Error)`, `expect.any(Error)` and `toThrow(Error)` therefore fail for them; `toThrow('ENOENT')` works, and `toEqual`, too, except for the bytes of a `TextEncoder`.",
    test: `import { readFileSync } from 'node:fs';
import { expect, test } from '@rstest/core';
const read = () => readFileSync('nowhere');
const error = (() => { try { return read(); } catch (thrown) { return thrown; } })();
test('instance', () => expect(error).toBeInstanceOf(Error));
test('any', () => expect(error).toEqual(expect.any(Error)));
test('throw class', () => expect(read).toThrow(Error));
test('throw text', () => expect(read).toThrow('ENOENT'));
test('equal', () => expect(structuredClone({ list: [1] })).toEqual({ list: [1] }));`,
    command: 'npx rstest --pool=vmForks',
    exitCode: 1,
    output: ['✗ instance', '✗ any', '✗ throw class', '✓ throw text', '✓ equal'],
  },
  'Is max-old-space-size a limit for each worker, by NODE_OPTIONS as well, and in every pool?': {
    heading: 'fix-out-of-memory-errors',
    says: [
      'It counts for each worker, as `NODE_OPTIONS=--max-old-space-size=4096` or the flag in `node --max-old-space-size=4096 node_modules/@rstest/core/bin/rstest.js` does: three workers may take 12 GB.',
      'In `threads` and `vmThreads`, use `NODE_OPTIONS`, because they refuse the argument and the flag with `Initiated Worker with invalid execArgv flags`.',
    ],
    files: testFiles(
      ['a', 'b'],
      (name) => `import v8 from 'node:v8';
import { test } from '@rstest/core';
test('${name}', () => { const limit = v8.getHeapStatistics().heap_size_limit / 2 ** 20; console.log('${name}', limit > 500 && limit < 700 ? 'about 500' : limit); });
`,
    ),
    command: `bin=$(node -p "require('path').resolve(require.resolve('@rstest/core'), '../../bin/rstest.js')"); flag() { node --max-old-space-size=500 $bin --pool=$1; }; npx rstest --pool.execArgv=--max-old-space-size=500; for p in forks threads vmThreads; do NODE_OPTIONS=--max-old-space-size=500 npx rstest --pool=$p; done; flag forks; flag vmForks; for p in threads vmThreads; do echo "REFUSED by $p"; npx rstest --pool=$p --pool.execArgv=--max-old-space-size=500 2>&1; flag $p 2>&1; done; true`,
    output: [
      /(a about 500[\s\S]*){6}REFUSED/,
      /(b about 500[\s\S]*){6}REFUSED/,
      /REFUSED by threads([\s\S]*Initiated Worker with invalid execArgv flags[\s\S]*Test Files 2 failed){2}[\s\S]*REFUSED by vmThreads([\s\S]*Initiated Worker with invalid execArgv flags[\s\S]*Test Files 2 failed){2}/,
    ],
  },
  'Can test files share variables to run in a fixed order?': {
    heading: 'order-in-which-test-files-run',
    says: "Tests that build on each other belong in one file: another file doesn't see its variables.",
    files: {
      'state.ts': 'export const state: string[] = [];',
      ...testFiles(
        ['a', 'b'],
        (name) =>
          `import { test } from '@rstest/core';\nimport { state } from './state';\ntest('x', () => { state.push('${name}'); console.log('state', state.join()); });`,
      ),
    },
    command: 'npx rstest --pool.maxWorkers=1',
    output: ['state a', 'state b'],
    absent: ['a,b', 'b,a'],
  },
  'Why does running in one process need more memory than workers?': {
    heading: 'limit-the-number-of-workers-with-maxworkers',
    says: "By default, each file still starts a process, so its memory doesn't add up as with Jest's `--runInBand`",
    files: testFiles(
      ['a', 'b'],
      () =>
        "import { test } from '@rstest/core'; test('a', () => console.log('PID', process.pid));",
    ),
    command:
      'for p in forks vmForks; do npx rstest --pool=$p --pool.maxWorkers=1 | grep PID | sort -u | wc -l; done',
    output: [/^\s*2\s+1$/m],
  },
  'How many workers run on a machine with two CPUs?': {
    heading: 'limit-the-number-of-workers-with-maxworkers',
    says: "on a machine with two CPUs, as many in CI are, it's one",
    files: {
      'cpus.cjs':
        "require('node:os').availableParallelism = () => 2; require('node:os').cpus = () => [{}, {}];",
      ...testFiles(['a', 'b', 'c'], () => worker),
    },
    command: 'NODE_OPTIONS="--require ./cpus.cjs" npx rstest | grep -oE "worker [0-9]" | sort -u',
    output: [/^worker 1$(?![\s\S]*worker 2)/m],
  },
  'RangeError: WebAssembly.Instance(): Out of memory': {
    heading: 'fix-out-of-memory-errors',
    says: [
      '`WebAssembly.Instance(): Out of memory` or `WebAssembly.instantiate(): Out of memory` is about addresses: Node.js reserves several GB of them for each WebAssembly memory, with which it reads CommonJS too, and `ulimit -v` allows less.',
      'Let it reserve less with `NODE_OPTIONS=--disable-wasm-trap-handler`.',
      'If only the pool `threads` fails, take `forks`, where each worker has the limit for itself.',
    ],
    files: testFiles(
      ['1', '2', '3', '4', '5', '6'],
      () => "import { test } from '@rstest/core'; test('a', () => {});",
    ),
    command:
      '(ulimit -v 3000000; npx rstest 2>&1 | cut -c1-200); echo "== less"; (ulimit -v 3000000; NODE_OPTIONS=--disable-wasm-trap-handler npx rstest); echo "== threads"; (ulimit -v 14000000; npx rstest --pool=threads --pool.maxWorkers=6 2>&1 | cut -c1-200); echo "== forks"; (ulimit -v 14000000; npx rstest --pool=forks --pool.maxWorkers=6)',
    output: [
      /Out of memory[\s\S]*== less[\s\S]*Tests 6 passed[\s\S]*== threads[\s\S]*Out of memory[\s\S]*== forks[\s\S]*Tests 6 passed/,
    ],
  },
  'How do I run only the end-to-end tests one after another?': {
    heading: 'set-the-pool-from-the-command-line',
    says: 'If the files of one project alone must run one after another, run it on its own: `npx rstest --project unit && npx rstest --project e2e --pool.maxWorkers=1`.',
    files: {
      'rstest.config.mjs':
        "export default { pool: { maxWorkers: 2 }, projects: [{ name: 'unit', include: ['unit-*.test.ts'] }, { name: 'e2e', include: ['e2e-*.test.ts'] }] };",
      ...testFiles(['unit-a', 'unit-b', 'e2e-a', 'e2e-b'], () => worker),
    },
    command: 'npx rstest --project unit && echo == && npx rstest --project e2e --pool.maxWorkers=1',
    output: [
      /^(?=[\s\S]*worker 2[\s\S]*==)[\s\S]*worker 1[\s\S]*==(?:(?!worker 2)[\s\S])*worker 1(?:(?!worker 2)[\s\S])*2 passed(?![\s\S]*worker 2)/,
    ],
  },
  'Is a worker replaced after a number of files?': {
    heading: 'replace-large-workers-with-memorylimit',
    says: 'No option replaces a worker after a number of files; by default, each file has a new one.',
    files: testFiles(
      ['a', 'b', 'c', 'd'],
      () => `import { test } from '@rstest/core';
test('which', () => console.log('PID', process.pid));`,
    ),
    command:
      'for i in true false; do npx rstest --isolate=$i --pool.maxWorkers=1 | grep PID | sort -u | wc -l; done',
    output: [/^4\s+1\s/m],
  },
  'Does toEqual work in a VM pool for what Node.js creates?': {
    heading: 'what-the-vm-pools-share',
    says: "`toThrow('ENOENT')` works, and `toEqual`, too, except for the bytes of a `TextEncoder`.",
    test: `${core}import { readFileSync } from 'node:fs';
test('enoent', () => { expect(() => readFileSync('none')).toThrow('ENOENT'); });
test('equal', () => { expect(Buffer.from('a')).toEqual(Buffer.from('a')); expect(process.argv).toEqual([...process.argv]); });
test('bytes', () => { expect(new TextEncoder().encode('a')).toEqual(new Uint8Array([97])); });
`,
    command: 'npx rstest --pool=vmForks; npx rstest --pool=forks',
    output: ['✗ bytes', 'Tests 1 failed | 2 passed', 'Tests 3 passed'],
  },
} satisfies Answers;
