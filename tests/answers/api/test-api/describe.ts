import type { Answers } from '../../../support/answers.ts';

const core = "import { beforeAll, describe, expect, test } from '@rstest/core';\n";
const file = (body: string) => ({ 'a.test.ts': core + body });

export default {
  'How do I skip a whole file, and do concurrent suites share the time of their beforeAll?': {
    heading: 'modifiers',
    says: [
      'To skip a whole file, wrap its tests in one, or in `describe.skipIf`: the file is still loaded, unless you exclude it.',
      'Consecutive concurrent suites also start together, with their `beforeAll`,',
    ],
    files: {
      'skipped.test.ts': `import { describe, test } from '@rstest/core';
console.log('LOADED');
describe.skipIf(true)('all', () => { test('a', () => { throw new Error('ran'); }); });
`,
      'together.test.ts': `import { beforeAll, describe, test } from '@rstest/core';
const log: string[] = [];
const step = (name: string) => async () => {
  log.push(name);
  await new Promise((done) => setTimeout(done, 50));
};
describe.concurrent('a', () => { beforeAll(step('before a')); test('1', step('a1')); });
describe.concurrent('b', () => { beforeAll(step('before b')); test('1', step('b1')); });
test('order', () => { console.log(log.join(', ')); });
`,
    },
    output: ['LOADED', 'before a, before b, a1, b1', 'Tests 3 passed | 1 skipped'],
  },
  'Is a timeout on describe shared by its tests or given to each?': {
    heading: 'options-are-inherited',
    says: '`{ timeout: 100 }` gives every test 100 ms.',
    files: file(
      "const wait = () => new Promise((r) => setTimeout(r, 120));\ndescribe('s', { timeout: 200 }, () => { test('a', wait as any); test('b', wait as any); test('c', wait as any); });",
    ),
    output: ['3 passed'],
  },
  'Which retry applies in a nested suite?': {
    heading: 'options-are-inherited',
    says: 'The nearest suite that sets an option decides, and an option of the test overrides it.',
    files: file(
      "describe('a', { retry: 3 }, () => { describe('b', { retry: 1 }, () => { test('x', ({ task }) => { console.log('attempt', task.retryCount); throw new Error('no'); }); }); });",
    ),
    exitCode: 1,
    output: ['attempt 1'],
    absent: ['attempt 2'],
  },
  'Is meta of a suite merged with meta of a test?': {
    heading: 'options-are-inherited',
    says: '`meta` is merged key by key.',
    files: file(
      "describe('a', { meta: { x: 1, y: 1 } }, () => { test('t', { meta: { y: 2 } }, ({ task }) => { console.log(JSON.stringify(task.meta)); }); });",
    ),
    output: ['{"x":1,"y":2}'],
  },
  'Does code in a skipped describe callback run?': {
    heading: 'when-the-callback-runs',
    says: "Set up data in `beforeAll` or `beforeEach`, because code in the callback runs even if every test of the suite is skipped. Names are read then, too, so they can't tell what a hook has loaded.",
    files: file(
      "describe.skip('a', () => { console.log('collected'); test('t', () => {}); });\nlet user = 'nobody';\ndescribe('b', () => { beforeAll(() => { user = 'Ada'; }); test('pays as ' + user, () => expect(user).toBe('Ada')); });",
    ),
    command: 'npx rstest --reporter=verbose',
    output: ['collected', '✓ b > pays as nobody', '1 skipped'],
  },
  'Which hooks run with describe.only, and how do I skip a suite without a server?': {
    heading: 'describeskipif',
    says: [
      "A `beforeAll` that finds no server can't skip its suite, so ask at the top of the file: `describe.skipIf(!(await isUp()))('orders', …)`.",
      'and skips the rest of the file, with the hooks of the other suites; those of the file run.',
    ],
    files: {
      'only.test.ts': `${core}const log: string[] = [];
beforeAll(() => { log.push('file'); });
describe.only('a', () => { beforeAll(() => { log.push('a'); }); test('x', () => expect(log).toEqual(['file', 'a'])); });
describe('b', () => { beforeAll(() => { console.log('never'); }); test('y', () => {}); });`,
      'up.test.ts': `${core}const isUp = async () => false;
describe.skipIf(!(await isUp()))('orders', () => { beforeAll(() => { console.log('never'); }); test('z', () => {}); });`,
    },
    output: ['1 passed', '2 skipped'],
    absent: ['never'],
  },
  'In which order do describe callbacks and the rest of the file run?': {
    heading: 'when-the-callback-runs',
    says: 'Rstest first runs the top level of the file to its end. Then it runs the callbacks of the suites in order, a nested one after the rest of its parent.',
    files: file(
      "const o: string[] = [];\ndescribe('a', () => { o.push('a'); describe('b', () => { o.push('b'); test('t', () => { console.log(o.join()); }); }); o.push('a end'); });\ndescribe('c', () => { o.push('c'); test('u', () => {}); });\no.push('file end');",
    ),
    output: ['file end,a,a end,b,c'],
  },
  'What happens when a describe callback throws?': {
    heading: 'when-the-callback-runs',
    says: 'An error in the callback fails the whole file, and none of its tests run.',
    files: file(
      "describe('a', () => { throw new Error('broke while collecting'); });\ntest('t', () => { console.log('ran'); });",
    ),
    exitCode: 1,
    output: ['broke while collecting', 'no tests'],
    absent: ['\nran'],
  },
  'With describe.only and a test.only inside it, what runs?': {
    heading: 'describeonly',
    says: 'If a test in the suite is marked `only` too, only that test runs.',
    files: file(
      "describe.only('a', () => { test('x', () => {}); test.only('y', () => {}); });\ndescribe('b', () => { test('z', () => {}); test.only('w', () => {}); });",
    ),
    command: 'npx rstest --reporter=verbose',
    output: ['- a > x', '✓ a > y', '- b > z', '✓ b > w'],
  },
  'Does test.only run inside describe.skip, and does its beforeAll run?': {
    heading: 'describeskip',
    says: "Skips every test of the suite, even one marked `only`, which then still skips the rest of the file. `beforeAll` and `afterAll` of the suite don't run, but its callback does, so it must not fail.",
    files: file(
      "describe.skip('a', () => { beforeAll(() => { console.log('prepared'); }); test.only('x', () => {}); });\ntest('rest', () => {});",
    ),
    output: ['2 skipped'],
    absent: ['prepared'],
  },
  'Do two concurrent suites run at the same time?': {
    heading: 'describeconcurrent',
    says: 'Consecutive concurrent suites also start together, with their `beforeAll`, those of `describe.concurrent.each` and `describe.concurrent.for` too; plain ones wait for each other, even if all their tests are `test.concurrent`.',
    files: file(
      "const o: string[] = []; const step = (n: string) => async () => { o.push(n); await new Promise((r) => setTimeout(r, 10)); o.push(n + ' end'); };\ndescribe.concurrent('a', () => { test('x', step('x')); });\ndescribe.concurrent('b', () => { test('y', step('y')); });\ntest('z', () => { console.log(o.splice(0).join()); });\ndescribe('c', () => { test.concurrent('v', step('v')); });\ndescribe('d', () => { test.concurrent('w', step('w')); });\ntest('plain', () => { console.log('plain', o.join()); });",
    ),
    output: ['x,y,x end,y end', 'plain v,v end,w,w end'],
  },
  'Does describe.sequential stop test.concurrent inside it?': {
    heading: 'describesequential',
    says: 'A test that is marked `test.concurrent` itself still runs concurrently.',
    files: file(
      "const o: string[] = []; const step = (n: string) => async () => { o.push(n); await new Promise((r) => setTimeout(r, 10)); o.push(n + ' end'); };\ndescribe.concurrent('out', () => { describe.sequential('a', () => { test('w', step('w')); test('v', step('v')); test.concurrent('x', step('x')); test.concurrent('y', step('y')); }); });\ntest('z', () => { console.log(o.join()); });",
    ),
    output: ['w,w end,v,v end,x,y,x end,y end'],
  },
  'Does describe.for spread a row that is an array?': {
    heading: 'describefor',
    says: 'Registers one suite for each row, as `describe.each` does, but passes a row that is an array whole.',
    files: file(
      "describe.for([[1, 2]])('%i and %i', (...args) => { console.log(JSON.stringify(args)); test('x', () => {}); });",
    ),
    command: 'npx rstest --reporter=verbose',
    output: ['[[1,2]]', '✓ 1 and 2 > x'],
  },
  'Does an empty suite fail, and an empty describe.todo?': {
    heading: 'empty-suites-fail',
    says: "A suite without tests fails its file, even if you call `describe` without a callback, because it usually means that a test was lost. Use `describe.todo` for a suite that you haven't written, or allow empty suites everywhere with `passWithNoTests`. `describe.skip` can also be empty; a plain `describe` in it can't.",
    files: file(
      "describe.todo('later');\ndescribe.skip('off', () => {});\ndescribe('refunds');\ndescribe.skip('outer', () => { describe('inner', () => {}); });",
    ),
    exitCode: 1,
    output: ['No test found in suite: refunds', 'No test found in suite: inner'],
    absent: ['suite: later', 'suite: off'],
  },
  'Does passWithNoTests allow an empty suite?': {
    heading: 'empty-suites-fail',
    says: "Use `describe.todo` for a suite that you haven't written, or allow empty suites everywhere with `passWithNoTests`.",
    files: file("describe('refunds', () => {});\ntest('x', () => {});"),
    command: 'npx rstest --passWithNoTests',
    output: ['1 passed'],
  },
  'Which modifiers does describe lack, and what do runIf and skipIf do with a suite?': {
    heading: 'modifiers',
    says: [
      "`describe.fails` and `describe.extend` don't exist: use `test.fails` and `test.extend`.",
      'Runs the suite if the condition is truthy, and skips it otherwise.',
    ],
    test: `import { describe, test } from '@rstest/core';
console.log('fails', 'fails' in describe, 'extend', 'extend' in describe);
describe.runIf(1)('kept', () => { test('runs', () => {}); });
describe.runIf(0)('left out', () => { test('does not run', () => {}); });
`,
    command: 'npx rstest --reporter=verbose',
    output: ['fails false extend false', '✓ kept > runs', '- left out > does not run'],
  },
  'May the name of a suite or test be a class or a function?': {
    says: [
      '`description` · `string` · The name of the suite. Reports print it before the names of its tests: `cart > with a book > counts it`. A class or a function in its place, which Jest and Vitest accept, makes the run hang: write `Cart.name`.',
    ],
    elsewhere: {
      '/api/test-api/test':
        'A class or a function in its place makes the run hang: write `Cart.name`.',
      '/guide/migration/jest-differences':
        '`describe(Cart, …)` with a class as its name makes the run hang: write `Cart.name`.',
      '/guide/migration/node-test': 'A test without a name, `test(() => {})`, makes the run hang.',
      '/guide/migration/vitest':
        '`describe(Cart, …)` with a class makes the run hang: write `Cart.name`.',
    },
    files: {
      'hangs/a.test.ts': `${core}class Cart {}\ndescribe(Cart as any, () => { test('a', () => {}); });`,
      'hangs/b.test.ts': `${core}test((() => {}) as any, () => {});`,
      ...file("class Cart {}\ndescribe(Cart.name, () => { test('adds', () => {}); });"),
    },
    command:
      'npx rstest --include a.test.ts --reporter=verbose; for file in a b; do timeout 8 npx rstest hangs/$file; echo "ended $?"; done',
    output: ['✓ Cart > adds', /ended 124[\s\S]*ended 124/],
  },
  'Do tests of nested suites run after those of the outer one?': {
    heading: 'when-the-callback-runs',
    says: 'the tests run in the order of the file, those of a nested suite in its place.',
    test: `import { afterAll, describe, test } from '@rstest/core';
const log: string[] = [];
const note = (name: string) => test(name, () => void log.push(name));
describe('outer', () => { describe('inner', () => note('1')); note('2'); describe.each([3])('each', () => note('3')); note('4'); });
afterAll(() => console.log('RAN', log.join()));`,
    output: ['RAN 1,2,3,4'],
  },
  'Do suites of describe.concurrent.for run together, and sequential suites inside a concurrent one?':
    {
      heading: 'describeconcurrent',
      says: [
        'Consecutive concurrent suites also start together, with their `beforeAll`, those of `describe.concurrent.each` and `describe.concurrent.for` too;',
        'Sequential suites in one concurrent suite also wait for each other.',
      ],
      files: {
        'a.test.ts': `import { describe, test } from '@rstest/core';
const log: string[] = []; const step = (name: string) => async () => { log.push(name); await new Promise((done) => setTimeout(done, 30)); };
describe.concurrent.for(['x', 'y'])('%s', (c) => { test('1', step(c + 1)); test('2', step(c + 2)); });
test('first', () => console.log('FOR', log.splice(0).join(' ')));
describe.concurrent('all', () => { for (const c of ['A', 'B']) describe.sequential(c, () => { test('1', async () => { await step(c + 1)(); log.push('end ' + c + 1); }); test('2', step(c + 2)); }); });
test('second', () => console.log('SEQ', log.join(' ')));
describe.concurrent.for(['p', 'q'])('%s', (c) => { test('1', async () => { await step(c + 1)(); log.push('end ' + c); }); });
test('third', () => console.log('TOGETHER', log.slice(-4).join(' ')));`,
      },
      output: ['FOR x1 x2 y1 y2', 'SEQ A1 end A1 A2 B1 end B1 B2', 'TOGETHER p1 q1 end p end q'],
    },
  'In which order do the hooks of suites run that async functions declare?': {
    heading: 'when-the-callback-runs',
    says: "A function that declares suites can be awaited in it, `await cartTests('Emma')`: hooks and tests of one suite end before those of the next begin",
    test: `import { afterAll, beforeAll, describe, test } from '@rstest/core';
const log: string[] = [];
const wait = () => new Promise((done) => setTimeout(done, 5));
const cartTests = async (name: string) => {
  await wait();
  describe(name, async () => {
    beforeAll(() => void log.push('before ' + name));
    afterAll(() => void log.push('after ' + name));
    await wait();
    test('adds', () => void log.push('test ' + name));
  });
};
describe('all', async () => {
  beforeAll(() => void log.push('before all'));
  afterAll(() => console.log(log.join(', ')));
  await cartTests('Emma');
  await cartTests('Dune');
});`,
    output: ['before all, before Emma, test Emma, after Emma, before Dune, test Dune, after Dune'],
  },
  'How do several suites or files share the same tests?': {
    heading: 'describeeach',
    says: "To reuse the same tests for two implementations, or in several files, call `test` in a function, export it from a file that isn't a test file, and call it in each `describe`",
    files: {
      'store.ts': `import { expect, test } from '@rstest/core';
export const storeTests = (make: () => Map<string, number>) => {
  test('keeps a value', () => expect(make().set('a', 1).get('a')).toBe(1));
};`,
      'other.test.ts': `import { describe } from '@rstest/core';
import { storeTests } from './store';
describe('full', () => storeTests(() => new Map([['b', 2]])));`,
    },
    test: `import { describe } from '@rstest/core';
import { storeTests } from './store';
describe('memory', () => storeTests(() => new Map()));
describe('disk', () => storeTests(() => new Map()));`,
    command: 'npx rstest --reporter=verbose',
    output: [
      'memory > keeps a value',
      'disk > keeps a value',
      'full > keeps a value',
      'Tests 3 passed',
    ],
  },
  'What if a describe is called too late?': {
    heading: 'when-the-callback-runs',
    says: 'Without the `await`, or in a callback, such as of a request, a late `describe` fails the file: `cannot run`.',
    elsewhere: {
      '/guide/help/errors-tests': [
        "If a timer or a request calls it too late, await that: `describe('shop', async () => { … })`.",
      ],
    },
    files: {
      'late.test.ts': `import { describe, test } from '@rstest/core';
setTimeout(() => { describe('late', () => { test('lost', () => {}); }); }, 20);
test('waits', () => new Promise((done) => setTimeout(done, 100)));
`,
      'awaited.test.ts': `import { describe, test } from '@rstest/core';
describe('shop', async () => {
  const names = await new Promise<string[]>((done) => setTimeout(() => done(['one', 'two']), 20));
  for (const name of names) describe(name, () => { test('runs', () => {}); });
});
`,
    },
    exitCode: 1,
    output: ["Describe 'late' cannot run", 'Test Files 1 failed | 1 passed', 'Tests 3 passed'],
  },
} satisfies Answers;
