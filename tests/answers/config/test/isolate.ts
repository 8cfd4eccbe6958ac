import { type Answers, config, testFiles } from '../../../support/answers.ts';

const shared = (isolate: boolean) => config(`isolate: ${isolate}, pool: { maxWorkers: 1 }`);
const pair = {
  'store.ts': 'export const store = { items: 0 };\n',
  'a.test.ts': `import { test } from '@rstest/core';
import { store } from './store';
test('a', () => {
  store.items += 1;
  globalThis.left = 'left over';
  process.env.SHOP_LEFT = 'left over';
});
`,
  'b.test.ts': `import { test } from '@rstest/core';
import { store } from './store';
test('b', () => console.log('seen', store.items, globalThis.left, process.env.SHOP_LEFT));
`,
};

export default {
  'Do modules, globals and process.env leak to the next file by default?': {
    heading: 'what-leaks-with-isolate-false',
    says: 'changed state of your modules and of packages · gone · gone · stays `globalThis`, changed prototypes of JavaScript itself, such as `Array.prototype`, `rs.stubGlobal` · gone · gone · stays `process.env`, `rs.stubEnv`, `process.chdir()` · gone · stays · stays',
    elsewhere: { '/config/test/pool': 'Nothing is shared between files.' },
    files: { 'rstest.config.ts': shared(true), ...pair },
    output: ['seen 0 undefined undefined'],
  },
  'What does the next file see with isolate: false?': {
    heading: 'what-leaks-with-isolate-false',
    says: [
      'changed state of your modules and of packages · gone · gone · stays `globalThis`, changed prototypes of JavaScript itself, such as `Array.prototype`, `rs.stubGlobal` · gone · gone · stays `process.env`, `rs.stubEnv`, `process.chdir()` · gone · stays · stays',
      'A leak may therefore show up only on another machine, or only when all files run.',
    ],
    elsewhere: {
      '/guide/help/troubleshooting':
        'Tests pass alone and fail together · What leaks between them.',
    },
    files: { 'rstest.config.ts': shared(false), ...pair },
    command: 'npx rstest b; npx rstest',
    output: [/seen 0 undefined undefined[\s\S]*seen 1 left over left over/],
  },
  'Can a failure caused by a leak be gone in the next run?': {
    heading: 'what-leaks-with-isolate-false',
    says: 'Because files that failed last time run first, the failure can even be gone when you repeat the same command.',
    files: {
      'rstest.config.ts': shared(false),
      'store.ts': pair['store.ts'],
      'a.test.ts': `import { test } from '@rstest/core';
import { store } from './store';
test('a', () => {
  store.items += 1;
  console.log('${'the longest new file runs first '.repeat(8)}');
});
`,
      'b.test.ts': `import { expect, test } from '@rstest/core';
import { store } from './store';
test('b', () => {
  expect(store.items).toBe(0);
});
`,
    },
    command: 'npx rstest || npx rstest',
    output: [/1 failed \| 1 passed[\s\S]*Tests 2 passed/],
  },
  'Do restoreMocks, unstubEnvs and unstubGlobals clean up after another file?': {
    heading: 'what-leaks-with-isolate-false',
    says: '`restoreMocks` brings spied functions back before the first test of the next file. `unstubEnvs` and `unstubGlobals` only work within a file. Call `rs.unstubAllEnvs()` and `rs.unstubAllGlobals()` in `afterAll`.',
    files: {
      'rstest.config.ts': config(
        'isolate: false, pool: { maxWorkers: 1 }, restoreMocks: true, unstubEnvs: true, unstubGlobals: true',
      ),
      'a.test.ts': `import { rs, test } from '@rstest/core';
test('a', () => {
  rs.spyOn(Math, 'max').mockReturnValue(9);
  rs.stubEnv('SHOP_ENV', 'stub');
  rs.stubGlobal('shop', 'stub');
});
`,
      'b.test.ts': `import { test } from '@rstest/core';
test('b', () => console.log('seen', Math.max(1, 2), process.env.SHOP_ENV, globalThis.shop));
`,
    },
    output: ['seen 2 stub stub'],
  },
  'Do module states of node_modules leak with isolate: false?': {
    heading: 'what-leaks-with-isolate-false',
    says: 'changed state of your modules and of packages · gone · gone · stays',
    files: {
      'rstest.config.ts': shared(false),
      'node_modules/lib/package.json': '{"name":"lib","type":"module","exports":"./i.js"}',
      'node_modules/lib/i.js': 'export const state = { n: 0 };\n',
      'a.test.ts': `import { state } from 'lib';\nimport { test } from '@rstest/core';\ntest('a', () => console.log('count', ++state.n));\n`,
      'b.test.ts': `import { state } from 'lib';\nimport { test } from '@rstest/core';\ntest('b', () => console.log('count', ++state.n));\n`,
    },
    output: ['count 1', 'count 2'],
  },
  'Does isolate: false share modules in the vm pools?': {
    heading: 'isolate-with-the-vm-pools',
    says: [
      '`vmForks` and `vmThreads` always reuse workers and give each file a new context, regardless of `isolate`;',
      '`isolate` applies to the pools `forks` and `threads`.',
    ],
    elsewhere: { '/config/test/pool': 'The VM pools ignore it.' },
    files: {
      'rstest.config.ts': config(`isolate: false, pool: { type: 'vmForks', maxWorkers: 1 }`),
      ...pair,
    },
    output: ['seen 0 undefined left over'],
  },
  'Can a project set isolate for itself?': {
    heading: 'turn-isolation-on-or-off-for-one-run',
    says: "Because the setting belongs to the whole run, the root config decides for every project, and Rstest ignores a value in a project's config.",
    files: {
      'rstest.config.mjs': `export default { pool: { maxWorkers: 1 }, projects: [{ name: 'shop', root: 'shop', isolate: false }] };\n`,
      'shop/store.ts': pair['store.ts'],
      'shop/a.test.ts': pair['a.test.ts'],
      'shop/b.test.ts': pair['b.test.ts'],
    },
    output: ['seen 0 undefined undefined'],
  },
  'Does isolate of the root config hold for projects?': {
    heading: 'turn-isolation-on-or-off-for-one-run',
    says: "Because the setting belongs to the whole run, the root config decides for every project, and Rstest ignores a value in a project's config.",
    files: {
      'rstest.config.ts': config(
        `isolate: false, pool: { maxWorkers: 1 }, projects: [{ name: 'shop', root: 'shop' }]`,
      ),
      'shop/store.ts': pair['store.ts'],
      'shop/a.test.ts': pair['a.test.ts'],
      'shop/b.test.ts': pair['b.test.ts'],
    },
    output: ['seen 1 left over left over'],
  },
  'Does --no-isolate beat isolate: true?': {
    heading: 'turn-isolation-on-or-off-for-one-run',
    says: '`--isolate=false` and `--no-isolate` override the config file.',
    files: { 'rstest.config.ts': shared(true), ...pair },
    command: 'npx rstest --no-isolate',
    output: ['seen 1 left over left over'],
  },
  'Does rs.setConfig of one file change the next one with isolate: false?': {
    heading: 'what-leaks-with-isolate-false',
    says: '`rs.setConfig`, and `rs.spyOn` on `console` without `disableConsoleIntercept` · gone · gone · gone',
    files: {
      'rstest.config.ts': `import { defineConfig } from '@rstest/core';
export default defineConfig({ isolate: false, pool: { maxWorkers: 1 } });
`,
      'a.test.ts': `import { rs, test } from '@rstest/core';
rs.setConfig({ testTimeout: 1234 });
test('a', () => console.log('a', rs.getConfig().testTimeout));
`,
      'b.test.ts': `import { rs, test } from '@rstest/core';
test('b', () => console.log('b', rs.getConfig().testTimeout));
`,
    },
    output: ['a 1234', 'b 5000'],
  },
  'Do matchers, equality testers and serializers stay for the next file?': {
    heading: 'what-leaks-with-isolate-false',
    says: 'matchers of `expect.extend`, equality testers, snapshot serializers · gone · stays · stays',
    elsewhere: {
      '/guide/basic/snapshot-format':
        'It applies to its own test file, and to later ones of a reused worker.',
    },
    files: testFiles(
      ['a', 'b'],
      () => `import { expect, test } from '@rstest/core';
const ok = (check: () => void) => { try { check(); return 'yes'; } catch { return 'no'; } };
test('x', () => {
  console.log('SEEN', ok(() => (expect(1) as any).toBeMine()), ok(() => expect(1).toEqual(2)), ok(() => expect('x').toMatchInlineSnapshot('mine')));
  expect.extend({ toBeMine: () => ({ pass: true, message: () => '' }) });
  expect.addEqualityTesters([() => true]);
  expect.addSnapshotSerializer({ test: () => true, print: () => 'mine' });
});`,
    ),
    command:
      'for flag in --pool=forks --pool=threads --pool=vmForks --pool=vmThreads --no-isolate; do echo $flag $(npx rstest $flag --pool.maxWorkers=1 | grep SEEN); done',
    output: [
      ...['forks', 'threads'].map((pool) => `--pool=${pool} SEEN no no no SEEN no no no`),
      ...['vmForks', 'vmThreads'].map((pool) => `--pool=${pool} SEEN no no no SEEN yes yes yes`),
      '--no-isolate SEEN no no no SEEN yes yes yes',
    ],
  },
  'What is left of a test file in each pool, and with isolate: false?': {
    heading: 'what-leaks-with-isolate-false',
    says: [
      '`rs.spyOn` on `globalThis` or an object of JavaScript itself, such as `Math` · gone · gone · stays',
      'fake timers · gone · gone · stays',
      'the `document` of jsdom and happy-dom · gone · gone · stays',
    ],
    elsewhere: {
      '/guide/basic/mocking':
        "By default they don't reach other files; what isolation keeps apart shows what does with `isolate: false` and in the VM pools.",
    },
    files: {
      'rstest.config.ts':
        "export default { testEnvironment: 'happy-dom', pool: { maxWorkers: 1 } };",
      'state.ts': 'export const state = { changed: false };',
      'dep.ts': "export const dep = () => 'real';",
      'both.ts': `import os from 'node:os';
import { rs, test } from '@rstest/core';
import { dep } from './dep';
import { state } from './state';
export const both = () => test('a', () => {
  const left = {
    module: state.changed, global: 'leak' in globalThis, env: process.env.LEAK ?? false,
    cwd: process.cwd().endsWith('sub'), spyOnNode: rs.isMockFunction(os.platform),
    spyOnMath: rs.isMockFunction(Math.random), timers: rs.isFakeTimers(),
    document: document.body.innerHTML !== '', timeout: rs.getConfig().testTimeout === 77,
  };
  const names = Object.entries(left).filter(([, leaked]) => leaked).map(([name]) => name);
  if (process.env.SEEN || (process as any).seen) console.log('LEFT ' + (names.join(' ') || 'nothing'));
  (process as any).seen = true;
  state.changed = true;
  rs.stubGlobal('leak', 1);
  rs.stubEnv('LEAK', 'true');
  process.chdir(import.meta.dirname + '/sub');
  rs.spyOn(os, 'platform');
  rs.spyOn(Math, 'random');
  rs.setConfig({ testTimeout: 77 });
  rs.useFakeTimers();
  document.body.innerHTML = '<p>sold</p>';
});`,
      'sub/empty': '',
      'a.test.ts': "import { both } from './both'; both();",
      'b.test.ts': "import { both } from './both'; both();",
    },
    command:
      'SEEN=1 npx rstest --disableConsoleIntercept; npx rstest --pool=vmForks --disableConsoleIntercept; npx rstest --no-isolate --disableConsoleIntercept',
    output: [
      /LEFT nothing[\s\S]*LEFT nothing[\s\S]*LEFT env cwd spyOnNode\n[\s\S]*LEFT module global env cwd spyOnNode spyOnMath timers document\n/,
    ],
  },
  'Which spies of a file does the next one in a VM pool see?': {
    heading: 'what-leaks-with-isolate-false',
    says: [
      '`rs.spyOn` on a module or global of Node.js, such as `node:fs`, `process` or `Buffer`, in `node` also `URL` · gone · stays · stays',
      '`rs.spyOn` on `console` without `disableConsoleIntercept` · gone · gone · gone',
    ],
    files: {
      'both.ts': `import fs from 'node:fs';
import { rs, test } from '@rstest/core';
const found = (): any => ({ fs: [fs, 'statfs'], process: [process, 'uptime'], Buffer: [Buffer, 'of'], URL: [URL, 'canParse'], Date: [Date, 'now'], Array: [Array.prototype, 'at'], global: [globalThis, 'fetch'], console: [console, 'table'] });
export const both = () => test('a', () => {
  const all = found();
  const left = Object.keys(all).filter((name) => rs.isMockFunction(all[name][0][all[name][1]]));
  process.stdout.write('LEFT ' + (left.join(' ') || 'nothing') + '\\n');
  for (const name in all) rs.spyOn(all[name][0], all[name][1]);
});`,
      'a.test.ts': "import { both } from './both'; both();",
      'b.test.ts': "import { both } from './both'; both();",
    },
    command:
      'for pool in forks vmForks vmThreads "vmForks --testEnvironment=jsdom" "forks --no-isolate" "forks --no-isolate --disableConsoleIntercept"; do npx rstest --pool.maxWorkers=1 --pool=$pool; done',
    output: [
      /LEFT nothing\n[\s\S]*LEFT nothing\n[\s\S]*(?:LEFT nothing\n[\s\S]*LEFT fs process Buffer URL\n[\s\S]*){2}LEFT nothing\n[\s\S]*LEFT fs process Buffer\n[\s\S]*LEFT nothing\n[\s\S]*LEFT fs process Buffer URL Date Array global\n[\s\S]*URL Date Array global console\n/,
    ],
  },
  'Is a module that another test file mocks still mocked with isolate: false?': {
    heading: 'what-leaks-with-isolate-false',
    says: '`rs.mock` of a module gone gone **stays: the next file gets the mock**',
    files: {
      'rstest.config.ts': 'export default { pool: { maxWorkers: 1 } };',
      'dep.ts': "export const dep = () => 'real';",
      'a.test.ts': `import { rs, test } from '@rstest/core';
import { dep } from './dep';
rs.mock('./dep', () => ({ dep: () => 'mocked' }));
// This file is the larger one, so it runs first.
test('a', () => console.log('FIRST', dep()));`,
      'b.test.ts': `import { test } from '@rstest/core';
import { dep } from './dep';
test('b', () => console.log('NEXT', dep()));`,
    },
    // Without the record of the first run, whose slower file would run first.
    command: 'npx rstest --pool=vmForks; rm -r node_modules/.cache; npx rstest --no-isolate',
    output: [/FIRST mocked[\s\S]*NEXT real[\s\S]*FIRST mocked[\s\S]*NEXT mocked/],
  },
  'Why does a mock reach only the first file without isolation?': {
    heading: 'what-leaks-with-isolate-false',
    says: "`rs.resetModules()` at the top of one loads your modules again for each file. Without it, a module that an earlier file has loaded keeps that file's mocks, and `rs.mock` in this one doesn't reach it.",
    files: {
      'setup.ts': "import { rs } from '@rstest/core';\nif (process.env.RESET) rs.resetModules();",
      'clock.ts': "export const now = () => 'real';",
      'use.ts': "import { now } from './clock';\nexport const use = () => now();",
      ...testFiles(
        ['a', 'b'],
        (name) => `import { rs, test } from '@rstest/core';
import { use } from './use';
rs.mock('./clock', () => ({ now: () => 'mock of ${name}' }));
test('x', () => console.log('${name} gets', use()));`,
      ),
      'rstest.config.ts':
        "export default { isolate: false, pool: { maxWorkers: 1 }, setupFiles: ['./setup.ts'] };",
    },
    command:
      'npx rstest > first.txt; grep -oE "[ab] gets mock of [ab]" first.txt | cut -c 6- | sort -u | wc -l; echo RESET; RESET=1 npx rstest',
    output: [/^\s*1\s[\s\S]*RESET[\s\S]*a gets mock of a/m, /RESET[\s\S]*b gets mock of b/],
  },
  'Does rs.resetModules keep the mocks of one file from the next?': {
    heading: 'what-leaks-with-isolate-false',
    says: "A file without `rs.mock` gets them even so: add `rs.doUnmock('./clock')` to an `afterAll` of the file that mocks it.",
    files: {
      'setup.ts': "import { rs } from '@rstest/core';\nrs.resetModules();",
      'clock.ts': "export const now = () => 'real';",
      'use.ts':
        "import { hostname } from 'node:os';\nimport { now } from './clock';\nexport const use = () => [now(), hostname() === 'fake' ? 'fake' : 'real'].join();",
      'a.test.ts': `import { afterAll, rs, test } from '@rstest/core';
import { use } from './use';
rs.mock('./clock', () => ({ now: () => 'fake' }));
rs.mock('node:os', () => ({ hostname: () => 'fake' }));
test('a', () => console.log('a gets', use()));
afterAll(() => {
  if (!process.env.UNMOCK) return;
  rs.doUnmock('./clock');
  rs.doUnmock('node:os');
});
console.log('${'long '.repeat(400)}'.length);`,
      'b.test.ts': `import { test } from '@rstest/core';
import { use } from './use';
test('b', () => console.log('b gets', use()));`,
      'rstest.config.ts':
        "export default { isolate: false, pool: { maxWorkers: 1 }, setupFiles: ['./setup.ts'] };",
    },
    command:
      'for u in "" 1; do for p in forks threads; do rm -rf node_modules/.cache; echo $p$u $(UNMOCK=$u npx rstest --pool=$p | grep -oE ". gets .*"); done; done',
    output: [
      /(?:\w+ a gets fake,fake b gets fake,fake\s+){2}(?:\w+1 a gets fake,fake b gets real,real\s+){2}/,
    ],
  },
  'Do mock functions pile up in memory with isolate: false?': {
    heading: 'what-leaks-with-isolate-false',
    says: [
      'A worker also keeps each `rs.fn()` of the files it has run, with all that its implementation and its calls hold. `clearMocks` and `restoreMocks` free the calls, but not the function that `rs.fn` was given.',
      'If the heap grows from file to file, set `pool.memoryLimit`.',
    ],
    files: {
      ...Object.fromEntries(
        ['a', 'b', 'c', 'd'].map((name) => [
          `${name}.test.ts`,
          `import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { rs, test } from '@rstest/core';
const seen: WeakRef<object>[] = ((globalThis as any).seen ??= []);
test('makes', () => {
  const data = new Array(2_000_000).fill(0.5);
  const plain = () => data.length;
  if (process.env.ARGS) rs.fn()(data);
  else (process.env.PLAIN ? plain : rs.fn(plain))();
  seen.push(new WeakRef(data));
});
test('counts', async () => {
  setFlagsFromString('--expose-gc');
  for (let i = 0; i < 5; i++) {
    await new Promise((done) => setTimeout(done, 10));
    runInNewContext('gc')();
  }
  console.log('KEPT', seen.filter((one) => one.deref()).length, 'OF', seen.length);
});`,
        ]),
      ),
      'rstest.config.mjs':
        'export default { isolate: false, pool: { type: process.env.POOL, maxWorkers: 1, memoryLimit: process.env.LIMIT } };',
    },
    command:
      'for p in forks threads; do export POOL=$p; for f in "" --clearMocks --restoreMocks; do echo $p $f $(npx rstest $f | grep -oE "KEPT . OF 4"); done; echo $p plain $(PLAIN=1 npx rstest | grep -oE "KEPT . OF 4"); done; echo ARGS $(POOL=forks ARGS=1 npx rstest | grep -oE "KEPT . OF 4"); for f in --clearMocks --restoreMocks; do echo $f $(POOL=forks ARGS=1 npx rstest $f | grep -oE "KEPT . OF 4"); done; echo LIMIT $(POOL=forks LIMIT=50MB npx rstest | grep -oE "KEPT . OF ." | sort -u)',
    output: [
      /(?:(?:forks|threads) KEPT 4 OF 4\s+\w+ --clearMocks KEPT 4 OF 4\s+\w+ --restoreMocks KEPT 4 OF 4\s+\w+ plain KEPT 0 OF 4\s+){2}ARGS KEPT 4 OF 4\s+--clearMocks KEPT 0 OF 4\s+--restoreMocks KEPT 0 OF 4\s+LIMIT KEPT 1 OF 1\s/,
    ],
  },
  'Can one file stay isolated in a run with isolate: false?': {
    heading: 'turn-isolation-on-or-off-for-one-run',
    says: "One file can't choose for itself. Run it apart, with `&&` between: `npx rstest --no-isolate --exclude '**/env.test.ts'` and `npx rstest env.test --isolate`.",
    files: {
      'rstest.config.ts': shared(false),
      'a.test.ts': pair['a.test.ts'],
      'store.ts': pair['store.ts'],
      'env.test.ts': pair['b.test.ts'],
    },
    command:
      "npx rstest && npx rstest --no-isolate --exclude '**/env.test.ts' && npx rstest env.test --isolate",
    output: [
      /seen 1 left over left over[\s\S]*Test Files 1 passed[\s\S]*seen 0 undefined undefined/,
    ],
  },
  'Can each test have modules of its own?': {
    says: 'The file is the smallest unit: for new modules in each test, call `rs.resetModules()` in `beforeEach` and `import()` in the test.',
    files: {
      'store.ts': pair['store.ts'],
      'a.test.ts': `import { beforeEach, expect, rs, test } from '@rstest/core';
beforeEach(() => { rs.resetModules(); });
for (const name of ['a', 'b']) test(name, async () => {
  const { store } = await import('./store');
  expect(++store.items).toBe(1);
});
`,
    },
    output: ['Tests 2 passed'],
  },
} satisfies Answers;
