import { type Answers, testFiles } from '../../../support/answers.ts';

const core = "import { test, describe, expect, beforeEach, afterEach } from '@rstest/core';\n";

export default {
  'Does a beforeEach of the file see a fixture that a describe overrides?': {
    heading: 'fixture-pitfalls',
    says: 'tests outside keep the original, and a `beforeEach` of the file gets the value of the test it runs for.',
    test: `import { beforeEach, describe, test as base } from '@rstest/core';
const test = base.extend<{ rate: number; total: number }>({ rate: 1, total: async ({ rate }, use) => use(rate * 10) });
beforeEach<{ rate: number; total: number }>(({ rate, total }) => console.log('HOOK', rate, total));
test('outside', ({ rate }) => console.log('TEST', rate));
describe('sale', () => {
  const test2 = test.extend<{ rate: number }>({ rate: 2 });
  test2('inside', ({ rate }) => console.log('TEST', rate));
});`,
    output: [/HOOK 1 10[\s\S]*TEST 1[\s\S]*HOOK 2 20[\s\S]*TEST 2/],
  },
  'In which order are several fixtures set up and torn down?': {
    says: 'Several fixtures are set up in the order of their definition, each after those that it asks for, and torn down in reverse.',
    test: `import { test as base } from '@rstest/core';
const log: string[] = [];
const test = base.extend<{ a: number; b: number; c: number; d: number }>({
  d: async ({ c }, use) => { log.push('d'); await use(c); log.push('/d'); },
  a: async ({}, use) => { log.push('a'); await use(1); log.push('/a'); },
  b: async ({}, use) => { log.push('b'); await use(1); log.push('/b'); },
  c: async ({}, use) => { log.push('c'); await use(1); log.push('/c'); },
});
test('x', ({ b, a, d }) => { log.push(String(a + b + d)); });
test('y', () => { console.log(log.join(' ')); });`,
    output: ['c d a b 3 /b /a /d /c'],
  },
  'Which parameters may begin with an underscore, and does a fixture whose name does work?': {
    heading: 'fixture-pitfalls',
    says: 'A parameter such as `_context`, with `_` in front, is allowed, but no fixture is set up for it.',
    test: `import { test as base } from '@rstest/core';
const test = base.extend<{ _user: string }>({ _user: async ({}, use) => { console.log('set up'); await use('Ada'); } });
test('whole', (_context) => { console.log('whole', '_user' in _context); });
test('named', ({ _user }) => { console.log('named', _user); });`,
    output: ['whole false', 'named Ada'],
  },
  'In which order do fixtures, beforeEach, the test and afterEach run?': {
    says: "This happens before `beforeEach`, and it's torn down after `afterEach`.",
    test: `${core}const log: string[] = [];
const t = test.extend<{ a: number }>({ a: async ({}, use) => { log.push('up'); await use(1); log.push('down'); } });
beforeEach(() => { log.push('before'); });
afterEach(() => { log.push('after'); });
t('x', ({ a }) => { log.push('test'); });
test('y', () => { console.log(log.join(' ')); });`,
    output: ['up before test after down before'],
  },
  'Is a fixture built for a test that does not name it?': {
    says: 'A fixture is set up only for tests and hooks that name it in their parameters.',
    test: `${core}const t = test.extend<{ lazy: number; eager: number }>({
  lazy: async ({}, use) => { console.log('lazy built'); await use(1); },
  eager: [async ({}, use) => { console.log('eager built'); await use(1); }, { auto: true }],
});
t('x', () => {});
t.extend<{ eager: number }>({ eager: 5 })('override', ({ eager }) => { console.log('eager is', eager); });`,
    output: ['eager built', 'eager is 5'],
    absent: ['lazy built'],
  },
  'Is a worker-scoped fixture shared by two files?': {
    heading: 'named-fixtures-and-scopes',
    says: 'With `isolate` on, `worker` and `file` fixtures have the same lifetime, in the VM pools too, although their workers run several files.',
    files: {
      'shared.ts': `import { test } from '@rstest/core';
export const t = test.extend('id', { scope: 'worker' }, () => { console.log('built'); return 1; });`,
      'a.test.ts': `import { t } from './shared';\nt('a', ({ id }) => {});`,
      'b.test.ts': `import { t } from './shared';\nt('b', ({ id }) => {});`,
    },
    command:
      'npx rstest; npx rstest --pool=vmForks --pool.maxWorkers=1; npx rstest --isolate=false --pool.maxWorkers=1 | grep -c built | sed "s/^/NOT ISOLATED /"',
    output: [
      /built[\s\S]*built[\s\S]*2 passed[\s\S]*built[\s\S]*built[\s\S]*2 passed[\s\S]*NOT ISOLATED 1/,
    ],
  },
  'Can a file-scoped fixture read the test context?': {
    heading: 'named-fixtures-and-scopes',
    says: 'Neither receives the test context.',
    test: `${core}test.extend('x', { scope: 'file' }, ({ task }: any) => task);`,
    exitCode: 1,
    output: ['The file-scoped fixture "x" cannot depend on test context "task".'],
  },
  'What do test.each and test.for of an extended test take, and where are the fixtures?': {
    heading: 'fixture-pitfalls',
    says: [
      'On an extended `test`, rows of `test.each` and `test.for` must therefore be objects that you destructure: arrays and numbers fail.',
      "A fixture that the second parameter of `test.for` names is `undefined`, without an error, unless it's automatic.",
      'Write a loop: `for (const { sku } of rows) test(sku, ({ db }) => …)`.',
    ],
    elsewhere: {
      '/guide/help/errors-tests': 'Rows of its `test.each` and `test.for` have to be objects, too.',
      '/guide/migration/vitest':
        "A fixture that `test.for` takes from its second parameter is `undefined`, without an error, unless it's automatic:",
    },
    test: `${core}const t = test.extend<{ db: string; auto: string }>({ db: async ({}, use) => use('DB'), auto: [async ({}, use) => use('AUTO'), { auto: true }] });
t.for([[1]])('rows', ([n], { db }) => {});
t.each([[1, 2]])('spread', (n, m) => {});
t.for([3])('number', (n, { db }) => {});
t.for([{ n: 4 }])('objects', ({ n }, { db, auto }) => { console.log('FOR', n, db, auto); });
for (const { sku } of [{ sku: 'b-1' }]) t(sku, ({ db }) => { console.log('LOOP', sku, db); });`,
    command: 'npx rstest --reporter=verbose',
    exitCode: 1,
    output: [
      'FOR 4 undefined AUTO',
      'LOOP b-1 DB',
      '✗ rows',
      'First argument must use the object destructuring pattern: [n]',
      '✗ spread',
      '✗ number',
      '✓ objects',
    ],
  },
  'Does test.each pass a fixture that its parameter names?': {
    heading: 'fixture-pitfalls',
    says: 'In `test.each`, `({ sku, db })` sets the fixture up, but leaves `db` undefined.',
    test: `${core}const t = test.extend<{ db: string }>({ db: async ({}, use) => { console.log('db up'); await use('DB'); } });
t.each([{ sku: 'b-1' }])('row', ({ sku, db }: any) => { console.log('EACH', sku, db); });
t.runIf(true).each([{ sku: 'b-2' }])('row', ({ sku, db }: any) => { console.log('EACH', sku, db); });`,
    output: ['db up', 'EACH b-1 undefined', 'EACH b-2 undefined'],
  },
  'Do two fixtures of the same name in two extended tests get mixed?': {
    heading: 'named-fixtures-and-scopes',
    says: "Two extended tests may each have a fixture of the same name, such as `base.extend('value', …)` twice: each gets its own value, with a scope, too.",
    test: `${core}for (const scope of ['file', 'worker'] as const) {
  const first = test.extend('value', { scope } as { scope: 'file' }, () => scope + ' first');
  const second = test.extend('value', { scope } as { scope: 'file' }, () => scope + ' second');
  first('a', ({ value }) => console.log('A', value));
  second('b', ({ value }) => console.log('B', value));
  first('c', ({ value }) => console.log('C', value));
}
const one = test.extend('value', () => 'first');
const two = test.extend('value', () => 'second');
one('a', ({ value }) => console.log('TEST', value));
two('b', ({ value }) => console.log('TEST', value));`,
    output: [
      'A file first',
      'B file second',
      'C file first',
      'A worker first',
      'B worker second',
      'C worker first',
      'TEST first',
      'TEST second',
    ],
  },
  'Does a scope in an object of fixtures work?': {
    heading: 'named-fixtures-and-scopes',
    says: [
      "Only this form has scopes. In an object of fixtures, the value of `[fn, { scope: 'file' }]` is that array, without an error, and with `{ scope: 'file', auto: true }` each test sets the fixture up again.",
      'TypeScript reports both.',
    ],
    files: {
      'tsconfig.json':
        '{ "compilerOptions": { "strict": true, "module": "ESNext", "moduleResolution": "bundler", "target": "ES2022", "noEmit": true, "skipLibCheck": true }, "include": ["*.test.ts"] }',
      'a.test.ts': `import { test as base } from '@rstest/core';
const array = base.extend<{ value: string }>({ value: [async ({}, use) => use('x'), { scope: 'file' }] });
const auto = base.extend<{ value: string }>({ value: [async ({}, use) => { console.log('set up'); await use('x'); }, { scope: 'file', auto: true }] });
base.extend({ value: [async ({}, use) => use('x'), { scope: 'file' }] });
base.extend({ value: [async ({}, use) => use('x'), { scope: 'file', auto: true }] });
array('array', ({ value }) => console.log('ARRAY', Array.isArray(value)));
auto('first', ({ value }) => console.log('AUTO', value));
auto('second', ({ value }) => console.log('AUTO', value));
`,
    },
    command: 'npx rstest; npx tsc -p .',
    exitCode: 2,
    output: [
      /ARRAY true[\s\S]*set up[\s\S]*AUTO x[\s\S]*set up[\s\S]*AUTO x[\s\S]*3 passed[\s\S]*a\.test\.ts\(2,.*TS2322[\s\S]*a\.test\.ts\(3,.*TS2322[\s\S]*a\.test\.ts\(4,.*TS2353[\s\S]*a\.test\.ts\(5,.*TS2353/,
    ],
  },
  'Does a test timeout cover a fixture that never calls use?': {
    heading: 'fixture-pitfalls',
    says: 'A fixture function that never calls `use` hangs the run, because no timeout covers it.',
    test: `${core}import { execSync } from 'node:child_process';
const t = test.extend<{ a: number }>({ a: async () => {
  setTimeout(() => { process.stdout.write('still waiting\\n', () => execSync('kill -9 ' + process.pid)); }, 400);
} });
t('x', { timeout: 20 }, ({ a }) => {});`,
    exitCode: 1,
    output: ['still waiting'],
    absent: ['timed out'],
  },
  'Can an override use the fixture that it overrides?': {
    heading: 'fixture-pitfalls',
    says: 'An override that asks for its own name fails with the same message.',
    test: "import { beforeAll, describe, expect, test as base } from '@rstest/core';\nconst test = base.extend<{ user: string }>({ user: 'ada' }).extend<{ user: string }>({ user: async ({ user }, use) => { await use(user + '!'); } });\ntest('a', ({ user }) => { expect(user).toBe('ada!'); });\n",
    exitCode: 1,
    output: ['Circular fixture dependency: user'],
  },
  'Does an overridden fixture reach those that depend on it, and how do I override for one block?':
    {
      heading: 'fixture-pitfalls',
      says: [
        'An override also reaches the fixtures that depend on it.',
        'To override for one block, call `extend` inside its `describe`: tests outside keep the original, and',
      ],
      test: "import { beforeAll, describe, expect, test as base } from '@rstest/core';\nconst test = base.extend<{ a: string; b: string }>({ a: 'a', b: async ({ a }, use) => { await use(a + 'b'); } });\ndescribe('block', () => {\n  const inner = test.extend<{ a: string }>({ a: 'A' });\n  inner('inside', ({ b }) => { expect(b).toBe('Ab'); });\n});\ntest('outside', ({ b }) => { expect(b).toBe('ab'); });\n",
      output: ['Tests 2 passed'],
    },
  'Can beforeAll use a fixture of the file or the worker?': {
    heading: 'fixture-pitfalls',
    says: '`({ database })` is `undefined` there, without an error.',
    test: "import { beforeAll, describe, expect, test as base } from '@rstest/core';\nconst test = base.extend('database', { scope: 'file' }, async () => 'open');\nbeforeAll(((context: { database?: string }) => { console.log('IN HOOK', context.database); }) as never);\ntest('a', ({ database }) => { expect(database).toBe('open'); });\n",
    output: ['IN HOOK undefined', 'Tests 1 passed'],
  },
  'Can I combine two extended tests, and do modifiers keep fixtures?': {
    heading: 'fixture-pitfalls',
    says: [
      'Keep their fixtures in objects and spread both: `base.extend({ ...users, ...orders })`.',
      'Modifiers such as `runIf` and `concurrent` keep the fixtures.',
    ],
    test: "import { expect, test as base } from '@rstest/core';\nconst users = { user: 'ada' };\nconst orders = { order: 7 };\nconst test = base.extend<{ user: string; order: number }>({ ...users, ...orders });\ntest('both', ({ user, order }) => { expect([user, order]).toEqual(['ada', 7]); });\ntest.runIf(true)('runIf', ({ user }) => { expect(user).toBe('ada'); });\ntest.concurrent('concurrent', ({ user }) => { expect(user).toBe('ada'); });\n",
    output: ['Tests 3 passed'],
  },
  'Why does an array that is a fixture keep what another test pushed, and how do I set a fixture for one test or suite?':
    {
      heading: 'fixture-pitfalls',
      says: [
        "A fixture that is a value instead of a function, such as `list: []`, is the same for all tests of the file: what one pushes, the next finds. Write `async ({}, use) => use([])`. A function is called as a fixture, never passed: `send: rs.fn()` fails the file with `First argument must use the object destructuring pattern: ...s`, a class its test with `Class constructor … cannot be invoked without 'new'`. Write `use(rs.fn())`, `use(Cart)`.",
        'A fixture reads options of a test from `task.meta`: `width: async ({ task }, use) => use(Number(task.meta.width ?? 100))`, and `{ meta: { width: 800 } }` of a test or a suite sets it.',
      ],
      elsewhere: {
        '/guide/help/errors-tests':
          'With `...s`, a fixture is a mock: write `async ({}, use) => use(rs.fn())`.',
      },
      exitCode: 1,
      files: {
        ...testFiles(
          ['mock', 'class', 'right'],
          (name) => `import { rs, test as base } from '@rstest/core';
class Cart {}
const test = base.extend<{ made: unknown }>({ made: ${
            {
              mock: 'rs.fn() as never',
              class: 'Cart as never',
              right: 'async ({}, use) => use([rs.fn(), Cart])',
            }[name]
          } });
test('${name}', ({ made }) => { console.log('${name}', String(made).includes('class Cart')); });
`,
        ),
        'a.test.ts': `import { describe, test as base } from '@rstest/core';
const test = base.extend<{ list: number[]; own: number[]; width: number }>({ list: [], own: async ({}, use) => use([]), width: async ({ task }, use) => use(Number(task.meta.width ?? 100)) });
test('a', ({ list, own }) => { console.log('A', list.push(1), own.push(1)); });
test('b', { meta: { width: 800 } }, ({ list, own, width }) => { console.log('B', list.push(1), own.push(1), width); });
describe('s', { meta: { width: 500 } }, () => { test('c', ({ width }) => { console.log('C', width); }); });
test('d', ({ width }) => { console.log('D', width); });`,
      },
      output: [
        'A 1 1',
        'B 2 1 800',
        'C 500',
        'D 100',
        /FAIL .*mock\.test\.ts.*\n.*First argument must use the object destructuring pattern: \.\.\.s/,
        /FAIL .*class\.test\.ts > class\n.*Class constructor Cart cannot be invoked without 'new'/,
        'right true',
      ],
    },
  'Are the other fixtures torn down after a timeout, a failed hook or a failed cleanup?': {
    heading: 'fixture-pitfalls',
    says: 'The other fixtures are torn down all the same, as they are after a timeout, `skip()` or a hook that fails.',
    test: `import { afterEach, beforeEach, describe, test as base } from '@rstest/core';
const log: string[] = [];
const make = (end: () => unknown = () => {}) => base.extend<{ a: string; b: string }>({
  a: async ({}, use) => { await use('a'); log.push('a'); },
  b: async ({}, use) => { await use('b'); log.push('b'); await end(); },
});
const show = (name: string) => base('show', () => { console.log(name, log.splice(0).join()); });
make(() => { throw new Error('end'); })('t', ({ a, b }) => {});
show('THROWS');
make(() => new Promise(() => {}))('t', { timeout: 50 }, ({ a, b }) => {});
show('HANGS');
make()('t', { timeout: 50 }, ({ a, b }) => new Promise(() => {}));
show('TIMEOUT');
make()('t', ({ a, b, skip }) => skip());
show('SKIP');
describe('before', () => { beforeEach(() => { throw new Error('before'); }); make()('t', ({ a, b }) => {}); });
show('BEFORE');
describe('after', () => { afterEach(() => { throw new Error('after'); }); make()('t', ({ a, b }) => {}); });
show('AFTER');`,
    exitCode: 1,
    output: ['THROWS b,a', 'HANGS b,a', 'TIMEOUT b,a', 'SKIP b,a', 'BEFORE b,a', 'AFTER b,a'],
  },
  'Does the test see what AsyncLocalStorage holds around use of a fixture?': {
    heading: 'fixture-pitfalls',
    says: "The test doesn't run inside `use`: what `AsyncLocalStorage` holds around it isn't there.",
    test: `import { AsyncLocalStorage } from 'node:async_hooks';
import { test as base } from '@rstest/core';
const store = new AsyncLocalStorage<string>();
const test = base.extend<{ role: string }>({ role: async ({}, use) => store.run('admin', () => use('admin')) });
test('x', ({ role }) => console.log('ROLE', role, store.getStore()));`,
    output: ['ROLE admin undefined'],
  },
  'Why does the code after use() run too early or not at all?': {
    heading: 'fixture-pitfalls',
    says: [
      "Write `await use(value)`. Without `await`, the code after `use` doesn't wait for the end of the test: a database may be closed before the test, or during it. If neither the test nor one of its hooks or other fixtures asks for a fixture that isn't automatic, that code doesn't run at all, because nothing was set up.",
    ],
    test: `import { test as base, beforeEach, describe, expect } from '@rstest/core';
const seen: string[] = [];
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const test = base.extend<{ early: number; during: number; late: number; other: number }>({
  early: async ({}, use) => { use(1); seen.push('early closed'); },
  during: async ({}, use) => { use(3); await sleep(20); seen.push('during closed'); },
  late: async ({}, use) => { await use(2); seen.push('late closed'); },
  other: async ({ late }, use) => { await use(late); },
});
test('asks for none', () => { expect(seen).toEqual([]); });
test('asks', async ({ early, during, late }) => { seen.push('starts'); await sleep(100); seen.push('test ' + early + during + late); });
test('by another', ({ other }) => { expect(seen).toEqual(['early closed', 'starts', 'during closed', 'test 132', 'late closed']); seen.push('other ' + other); });
test('ended', () => { expect(seen.slice(5)).toEqual(['other 2', 'late closed']); });
describe('hook', () => {
  beforeEach(({ late }: any) => { seen.push('hook ' + late); });
  test('by a hook', () => { seen.push('test'); });
});
test('hook ended', () => { expect(seen.slice(7)).toEqual(['hook 2', 'test', 'late closed']); });
const automatic = base.extend<{ late: number }>({ late: [async ({}, use) => { await use(2); seen.push('automatic closed'); }, { auto: true }] });
automatic('automatic', () => {});
test('automatic ended', () => { expect(seen.slice(10)).toEqual(['automatic closed']); });`,
    output: ['Tests 8 passed'],
  },
  'When is a fixture of a concurrent test torn down?': {
    says: 'Concurrent tests get a separate one each, which is torn down when its test ends, even while others run; what has a scope or is a plain value is shared.',
    test: `import { afterAll, expect, test as base } from '@rstest/core';
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const log: string[] = [];
const shared = new Set<object>();
const test = base.extend<{ db: { open: boolean }; list: object }>({
  db: async ({ task }, use) => { const db = { open: true }; await use(db); db.open = false; log.push('close ' + task.name); },
  list: {},
}).extend('named', ({ task }, { onCleanup }) => { onCleanup(() => { log.push('named ' + task.name); }); return task.name; })
  .extend('url', { scope: 'file' }, () => ({}));
test.concurrent('short', async ({ db, list, named, url }) => {
  shared.add(list).add(url);
  await pause(20);
  expect([db.open, named]).toEqual([true, 'short']);
});
test.concurrent('long', async ({ db, list, named, url }) => {
  shared.add(list).add(url);
  await pause(150);
  expect([db.open, named, log.toSorted(), shared.size]).toEqual([true, 'long', ['close short', 'named short'], 2]);
});
afterAll(() => { expect(log.toSorted()).toEqual(['close long', 'close short', 'named long', 'named short']); });
`,
    output: ['Tests 2 passed'],
  },
  'What happens when a fixture throws, and does a retry set it up again?': {
    heading: 'fixture-pitfalls',
    says: [
      'If a fixture that a test names throws in its setup, the test fails, and neither `beforeEach` nor the body runs; `afterEach` does, and fixtures that were set up before are torn down.',
      'A retry sets it up again, but not one with a scope: each test that names it fails with its first error.',
      'Repeat the unstable call there: `await rs.waitFor(() => connect())`.',
      'An error in the cleanup fails the test, or, of a `file` fixture, the file.',
    ],
    test: `import { rs } from '@rstest/core';
${core}const log: string[] = [];
let [each, file, waits, wide] = [0, 0, 0, 0];
const once = (count: number) => { if (count === 1) throw new Error('busy ' + wide); };
const t = test.extend<{ up: number; bad: number; down: number }>({
  up: async ({}, use) => { log.push('up'); await use(1); log.push('down'); },
  bad: async ({ up }, use) => { once(++each); await use(up); },
  down: async ({}, use) => { await use(1); throw new Error('cleanup of a test'); },
}).extend('file', { scope: 'file' }, () => { once(++file); return 1; })
  .extend('wide', { scope: 'worker' }, () => { wide += 1; once(1); return 1; })
  .extend('waits', { scope: 'file' }, async ({}, { onCleanup }) => {
    onCleanup(() => { throw new Error('cleanup of a file'); });
    return await rs.waitFor(() => { once(++waits); return 1; });
  });
beforeEach(() => { log.push('before'); });
afterEach(() => { log.push('after'); });
t('again', { retry: 1 }, ({ bad }) => { log.push('test'); });
test('log', () => { console.log('LOG', log.join(' ')); });
t('scoped', { retry: 1 }, ({ file }) => {});
t('scoped too', ({ file }) => {});
t('of the worker', { retry: 1 }, ({ wide }) => {});
t('waits', ({ waits }) => {});
t('cleans up', ({ down }) => {});
test('tries', () => { console.log('TRIES', each, file, wide, waits); });`,
    command: 'npx rstest --reporter=verbose',
    exitCode: 1,
    output: [
      'LOG up after down up before test after down before',
      'TRIES 2 1 1 2',
      ...['✓ again', '✗ scoped', '✗ scoped too', '✗ of the worker', '✓ waits', '✗ cleans up'],
      ...['cleanup of a test', 'cleanup of a file'],
    ],
  },
  'Can beforeEach change the value of a fixture?': {
    heading: 'fixture-pitfalls',
    says: '`beforeEach<{ rate: number }>((context) => { context.rate = 2; })` can do it, too, though not for fixtures of the test that depend on it; assigning to a parameter, `({ rate }) => { rate = 2; }`, has no effect.',
    test: `${core}const t = test.extend<{ rate: number; made: number; twice: number }>({
  rate: 1,
  made: async ({}, use) => { await use(1); },
  twice: async ({ rate }, use) => { await use(rate * 2); },
});
describe('context', () => {
  beforeEach<{ rate: number; made: number }>((context) => { context.rate = 5; context.made = 5; });
  t('x', ({ rate, made, twice }) => { console.log('CONTEXT', rate, made, twice); });
});
describe('parameter', () => {
  beforeEach<{ rate: number }>(({ rate }) => { rate = 5; });
  t('x', ({ rate }) => { console.log('PARAMETER', rate); });
});`,
    output: ['CONTEXT 5 5 2', 'PARAMETER 1'],
  },
} satisfies Answers;
