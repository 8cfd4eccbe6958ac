import type { Answers } from '../../../support/answers.ts';

const core = "import { test, describe, expect, beforeEach, afterEach } from '@rstest/core';\n";

export default {
  'Does a test run its generator function?': {
    says: 'So is a generator, `function* () {…}`: the test passes without running.',
    elsewhere: {
      '/guide/migration/jest-differences':
        "`test('pays')` without a function passes, as does one with a generator, `function* () {…}`, whose body doesn't run,",
    },
    test: `${core}test('a', function* () { console.log('RAN'); expect(1).toBe(2); } as any);`,
    output: ['Tests 1 passed'],
    absent: ['RAN'],
  },
  'Which types do the columns of a template table have?': {
    heading: 'testeach',
    says: [
      'In a template table, each column is `unknown` unless you name the type of a row before the table, as above. It can be a `type`; an `interface` fails with TS2344 unless it extends `Record<string, unknown>`.',
      "A row of another type isn't reported.",
      "An annotated parameter doesn't replace it: under `strict`, `({ cents }: Row)` fails with TS2769.",
    ],
    elsewhere: {
      '/api/test-api/describe':
        'Rows, template tables and their types, and placeholders work as in `test.each`.',
    },
    files: {
      'tsconfig.json':
        '{ "compilerOptions": { "strict": true, "module": "ESNext", "moduleResolution": "bundler", "target": "ES2022", "noEmit": true, "skipLibCheck": true }, "include": ["*.test.ts"] }',
      'plain.test.ts': `import { describe, test } from '@rstest/core';\ntest.each\`cents\n\${1}\`('%s', ({ cents }) => { cents.toFixed(); });\ndescribe.each\`cents\n\${1}\`('%s', ({ cents }) => { test('x', () => { cents.toFixed(); }); });\n`,
      'typed.test.ts': `import { describe, test } from '@rstest/core';\ntype Row = { cents: number };\ntest.each<Row>\`cents\n\${1}\n\${'other'}\`('%s', ({ cents }) => { cents.toString(); });\ndescribe.each<Row>\`cents\n\${1}\`('%s', ({ cents }) => { test('x', () => { cents.toFixed(); }); });\ntest.each<Row>\`cents\n\${1}\`('%s', ({ cents }) => { cents.trim(); });\n`,
      'named.test.ts': `import { test } from '@rstest/core';\ninterface Row { cents: number }\ntest.each<Row>\`cents\n\${1}\`('%s', ({ cents }) => { cents.toFixed(); });\n`,
      'extended.test.ts': `import { test } from '@rstest/core';\ninterface Row extends Record<string, unknown> { cents: number }\ntest.each<Row>\`cents\n\${1}\`('%s', ({ cents }) => { cents.toFixed(); });\n`,
      'annotated.test.ts': `import { test } from '@rstest/core';\ntype Row = { cents: number };\ntest.each\`cents\n\${1}\`('%s', ({ cents }: Row) => { cents.toFixed(); });\n`,
    },
    command: 'npx tsc -p . --strict false > loose.txt; grep -c TS2769 loose.txt; npx tsc -p .',
    exitCode: 2,
    output: [
      /^0$/m,
      /named\.test\.ts\(3,.*TS2344/,
      "plain.test.ts(3,30): error TS18046: 'cents' is of type 'unknown'.",
      /plain\.test\.ts\(5,.*TS18046/,
      "typed.test.ts(9,36): error TS2339: Property 'trim' does not exist on type 'number'.",
      /annotated\.test\.ts\(4,.*TS2769/,
    ],
    absent: [/typed\.test\.ts\([1-8],/, 'extended.test.ts'],
  },
  'What happens to a test that has a name but no function?': {
    says: 'A test without `fn` passes.',
    test: `${core}test('later');`,
    command: 'npx rstest --reporter=verbose',
    output: ['✓ later', '1 passed'],
  },
  'Does a test fail when it returns false?': {
    says: '`fn` · `(context) => void \\| Promise<void>` · The body of the test. The test fails if it throws or its promise rejects. A return value such as `false` is ignored.',
    test: `${core}test('says no', () => false as any);`,
    output: ['1 passed'],
  },
  'Does --retry=0 switch off the retry option of a test?': {
    heading: 'options',
    says: "`--retry=0` doesn't turn off `{ retry: 2 }`.",
    test: `${core}let n = 0;\ntest('flaky', { retry: 2 }, () => { n++; expect(n).toBe(3); });`,
    command: 'npx rstest --retry=0 --reporter=verbose',
    output: ['retry x2', '1 passed'],
  },
  'Which timeout wins: that of the test, of describe, of the command line or of the config?': {
    heading: 'options',
    says: '`testTimeout` lists which `timeout` applies when several are set, and `retry` follows the same order.',
    files: {
      'rstest.config.ts':
        "import { defineConfig } from '@rstest/core';\nexport default defineConfig({ testTimeout: 10 });",
      'a.test.ts': `${core}const wait = () => new Promise((resolve) => setTimeout(resolve, 300));
describe('suite', { timeout: 30 }, () => {
  test('own', { timeout: 40 }, wait);
  test('inherited', wait);
});
test('bare', wait);`,
    },
    command: 'npx rstest --testTimeout=20',
    exitCode: 1,
    output: [
      /own\nError: test timed out in 40ms/,
      /inherited\nError: test timed out in 30ms/,
      /bare\nError: test timed out in 20ms/,
    ],
  },
  'How often does a test run with repeats: 2 and retry: 1 when every first attempt fails?': {
    heading: 'options',
    says: '`retry` and `repeats` multiply, because every repeat has its own retries.',
    test: `${core}test('x', { repeats: 2, retry: 1 }, ({ task }) => { console.log('attempt'); expect(task.retryCount).toBe(1); });`,
    command: 'npx rstest --disableConsoleIntercept',
    output: [/(attempt\n){6}/, '1 passed'],
    absent: [/(attempt\n){7}/],
  },
  'Does test.only skip the tests of other files, and does CI reject it?': {
    heading: 'testonly',
    says: 'Other files run as usual, and the run passes in CI too, so remove it before you commit.',
    files: {
      'a.test.ts': `${core}test.only('one', () => {});\ntest('two', () => { throw new Error('ran'); });`,
      'b.test.ts': `${core}test('three', () => {});`,
    },
    command: 'CI=1 npx rstest --reporter=default',
    output: ['2 passed | 1 skipped (3)'],
  },
  'Which wins in test.only.skip and in test.skip.only?': {
    heading: 'modifiers',
    says: 'If you combine `only`, `skip` and `todo`, the last one applies.',
    test: `${core}test.only.skip('a', () => {});\ntest.skip.only('b', () => {});\ntest.skip.runIf(true)('c', () => {});`,
    command: 'npx rstest --reporter=verbose',
    output: ['- a', '✓ b', '- c'],
  },
  'Do hooks run for a skipped test?': {
    heading: 'testskip',
    says: 'Neither the test nor its fixtures and its `beforeEach` run.',
    test: `${core}beforeEach(() => { console.log('hook ran'); });\ntest.skip('a', () => {});`,
    output: ['1 skipped'],
    absent: ['hook ran'],
  },
  'Does test.fails pass when the test times out, and when beforeEach throws?': {
    heading: 'testfails',
    says: [
      "Passes if the body throws, rejects or times out, and fails with `Expect test to fail` if it doesn't.",
      'Errors in `beforeEach`, `afterEach` and `onTestFinished` still fail the test.',
    ],
    test: `${core}test.fails('slow', { timeout: 20 }, () => new Promise(() => {}));
describe('hooked', () => {
  beforeEach(() => { throw new Error('hook broke'); });
  test.fails('never', () => { throw new Error('body'); });
});
test.fails('cleanup', ({ onTestFinished }) => { onTestFinished(() => { throw new Error('cleanup broke'); }); throw new Error('body'); });`,
    exitCode: 1,
    output: ['hook broke', 'cleanup broke', '2 failed | 1 passed (3)'],
  },
  'How many concurrent tests run at the same time by default?': {
    heading: 'testconcurrent',
    says: 'Runs consecutive concurrent tests together, up to `maxConcurrency` at a time.',
    test: `${core}let now = 0, most = 0;
for (let i = 0; i < 8; i++) test.concurrent('c' + i, async () => { most = Math.max(most, ++now); await new Promise((r) => setTimeout(r, 5)); now--; });
test('count', () => { console.log('most', most); });`,
    output: ['most 5'],
  },
  'Is a row that is an array spread when another row is not an array?': {
    heading: 'testeach',
    says: 'Rows are spread only if all of them are arrays. In a mixed list, each row is passed whole.',
    test: `${core}test.each([[1, 2], 3] as any[])('x', (...args) => { console.log(JSON.stringify(args)); });`,
    output: ['[[1,2]]', '[3]'],
  },
  'What does test.each do with an empty list?': {
    heading: 'testeach',
    says: 'An empty list registers none; alone, it fails its file.',
    files: {
      'a.test.ts': `${core}test.each([])('x %s', () => {});\ntest('y', () => {});`,
      'alone.test.ts': `${core}test.each([])('x %s', () => {});`,
    },
    exitCode: 1,
    output: ['No test suites found in file: ./alone.test.ts', 'Tests 1 passed'],
  },
  'Why does a template table run a row that is commented out, or mix up its rows?': {
    heading: 'testeach',
    says: "A template table counts values, not lines: a row in a comment runs, and one that lacks a value takes the next row's.",
    test: `${core}test.each\`
  a | b
  \${1} | \${2}
  // \${3} | \${4}
  \${5}
  \${6} | \${7}
\`('x', (row) => { console.log('row', JSON.stringify(row)); });
test.each\`
  a | b
  \${8} | nine
\`('y', (row) => { console.log('text', JSON.stringify(row)); });`,
    output: [
      'row {"a":1,"b":2}',
      'row {"a":3,"b":4}',
      'row {"a":5,"b":6}',
      'row {"a":7}',
      'text {"a":8}',
    ],
  },
  'How do %o, %i and $a.b print a row in a test name?': {
    heading: 'placeholders-in-names',
    says: [
      '`%s`, `%o`, `%O`, `%c` · `String(value)`: of an object, its `toString()` or `[object Object]`.',
      '`%j` · JSON; with a `bigint`, `[Circular]`.',
    ],
    test: `${core}test.each([{ a: { b: 7 } }])('%o / $a.b / $c / %j', () => {});\ntest.each([[1.5]])('%i %f $0', () => {});\ntest.each([[5n]])('big %j', () => {});`,
    command: 'npx rstest --reporter=verbose',
    output: ['[object Object] / 7 / undefined', '✓ 1 NaN $0', 'big [Circular]'],
  },
  'Are %p, $0 and $# replaced in a title, and what does a table without rows do?': {
    heading: 'placeholders-in-names',
    says: "Jest's `%p`, Vitest's `$#` and, in array rows, `$0` stay as they are.",
    test: `import { test } from '@rstest/core';
test.each([['atlas', 2]])('row %p $0 $# %s', () => {});
test.each([])('never', () => {});`,
    command: 'npx rstest --reporter=verbose',
    output: ['row %p $0 $# atlas', 'Tests 1 passed'],
    absent: ['never'],
  },
  'May the keys of a test.each table be Chinese?': {
    heading: 'placeholders-in-names',
    says: 'So does a key in other letters, such as `$名字`.',
    test: "import { expect, rs, test } from '@rstest/core';\ntest.each([{ 名字: '小明', name: '小红' }])('$名字 / $name', () => {});\n",
    output: ['$名字 / 小红'],
  },
  'Why is the element of a table row a union type?': {
    heading: 'testfor',
    says: [
      "A row of several types, such as `['Emma', 12]`, gets a union type here, which `as const` after the table prevents.",
    ],
    files: {
      'tsconfig.json':
        '{ "compilerOptions": { "strict": true, "noEmit": true, "module": "ESNext", "moduleResolution": "bundler", "target": "ES2022", "lib": ["ES2023", "DOM"], "skipLibCheck": true, "types": [] }, "files": ["a.test.ts"] }',
      'a.test.ts':
        "import { test } from '@rstest/core';\ntest.each([['Emma', 12]])('%s', (title, cents) => { title.trim(); cents.toFixed(); });\ntest.for([['Emma', 12]] as const)('%s', ([title, cents]) => { title.trim(); cents.toFixed(); });\ntest.for([['Emma', 12]])('%s', ([, cents]) => { cents.toFixed(); });\n",
    },
    command: 'npx tsc -p .',
    exitCode: 2,
    output: ['a.test.ts(4,55): error TS2339'],
    absent: ['a.test.ts(2', 'a.test.ts(3'],
  },
  'Which of several conditions holds, and is a skipped test reported?': {
    heading: 'modifiers',
    says: [
      '`skipIf(false)` and `runIf(true)` keep the one before them.',
      'Reports the test as skipped.',
      'Runs the test if the condition is truthy, and skips it otherwise.',
    ],
    files: {
      'a.test.ts': `import { test } from '@rstest/core';
test.skip.skipIf(false)('still skipped', () => { throw new Error(); });
test.only.runIf(true)('still only', () => {});
`,
      'b.test.ts': `import { test } from '@rstest/core';
test.runIf(1)('runs', () => {});
test.runIf('')('does not run', () => { throw new Error(); });
test.skip('skipped', () => { throw new Error(); });
`,
    },
    command: 'npx rstest --reporter=verbose',
    output: ['- still skipped', '✓ still only', '✓ runs', '- does not run', '- skipped'],
  },
  'What do a number in a title, a reserved fixture name and a table of cases give?': {
    heading: 'placeholders-in-names',
    says: [
      '`%d`, `%i` · The integer part: `1.5` becomes `1`, `{}` becomes `NaN`.',
      'We recommend one table for cases that differ only in their data: each row becomes a separate test.',
    ],
    elsewhere: {
      '/guide/help/errors-tests':
        "The name isn't an identifier, or the test context has it already, such as `task` or `expect`.",
    },
    files: {
      'a.test.ts': `import { test } from '@rstest/core';
test.each([[1.5, 1.5], [2, 2]])('costs %d, %i', (price) => { if (price === 2) throw new Error('this row alone'); });
`,
      'b.test.ts': `import { test } from '@rstest/core';
test.extend('task', 1)('x', () => {});
`,
    },
    command: 'npx rstest --reporter=verbose',
    exitCode: 1,
    output: ['✓ costs 1, 1', '✗ costs 2, 2', 'Invalid named fixture name "task".'],
  },
  'Does test.each see what beforeAll sets, how do I skip one row, and what is a field that is null?':
    {
      heading: 'testeach',
      says: [
        "Rows are read before any hook runs, so what `beforeAll` sets isn't there yet. Load them at the top of the file: `test.each(await loadCases())`. A callback of `describe` may await as well.",
        "or use a loop, which can also skip: `for (const row of rows) test.skipIf(row.skip)('saves ' + row.percent, …)`.",
        'A missing one is `undefined`, and so is `null`; `%s` prints `null`.',
      ],
      files: {
        'a.test.ts': `import { beforeAll, describe, test } from '@rstest/core';
const late: string[] = [];
beforeAll(() => { late.push('too late'); });
test.each(late)('%s', () => {});
const load = async () => [{ name: 'Emma', skip: false }, { name: 'Atlas', skip: true }];
test.each(await load())('top $name', () => {});
describe('suite', async () => { test.each(await load())('$name', () => {}); });
for (const row of await load()) test.skipIf(row.skip)('loop ' + row.name, () => {});
test.for(await load())('for $name', (row, { skip }) => { if (row.skip) skip(); });
test.each([{ a: null, b: 0 }])('null $a zero $b missing $c', () => {});
test.each\`
  a
  \${null}
\`('table $a', () => {});
test.for([{ a: null }])('for null $a', () => {});
test.each([[null]])('plain %s', () => {});
`,
      },
      command: 'npx rstest --reporter=verbose; npx rstest --reporter=verbose -t "top Atlas"',
      output: [
        '✓ top Emma',
        '✓ top Atlas',
        '✓ suite > Emma',
        '✓ loop Emma',
        '- loop Atlas',
        '✓ for Emma',
        '- for Atlas',
        '✓ null undefined zero 0 missing undefined',
        '✓ table undefined',
        '✓ for null undefined',
        '✓ plain null',
        /Tests 1 passed \| \d+ skipped/,
      ],
      absent: ['too late'],
    },
  'Does test.fails pass for an error in a timer?': {
    heading: 'testfails',
    says: 'An error in a timer, or in a promise that nobody awaits, fails the file instead.',
    test: `${core}const wait = () => new Promise((resolve) => setTimeout(resolve, 30));
test.fails('timer', async () => { setTimeout(() => { throw new Error('late'); }, 1); await wait(); });
test.fails('promise', async () => { void Promise.reject(new Error('lost')); await wait(); });`,
    exitCode: 1,
    output: ['uncaughtException: late', 'unhandledRejection: lost', 'Tests 2 failed'],
  },
  'How do literal types of a test.each table survive?': {
    heading: 'testeach',
    says: "Text in a row has the type `string`. To keep `'upper' | 'lower'`, write `as const` after the table.",
    test: `${core}const change = (to: 'upper' | 'lower', text: string) => (to === 'upper' ? text.toUpperCase() : text.toLowerCase());
test.each([['upper', 'a', 'A']] as const)('%s', (to, text, expected) => { expect(change(to, text)).toBe(expected); });
test.each([['lower', 'A', 'a']])('%s', (to, text, expected) => {
  // @ts-expect-error a string
  expect(change(to, text)).toBe(expected);
});`,
    output: ['Tests 2 passed'],
  },
  'May the rows of test.each be a Set or a generator?': {
    heading: 'testeach',
    says: 'Rows must be an array: a `Set`, `Map` or generator registers no test, silently. Spread it.',
    test: `${core}function* rows() { yield 'generated'; }
test.each(new Set(['set']) as any)('%s', () => {});
test.each(new Map([['map', 1]]) as any)('%s', () => {});
test.each(rows() as any)('%s', () => {});
test.each([...new Set(['spread'])])('%s', () => {});`,
    command: 'npx rstest --reporter=verbose',
    output: ['✓ spread', 'Tests 1 passed'],
  },
  'Does retry take an object with count and delay?': {
    heading: 'options',
    says: [
      "A negative number counts as 0, as does an object such as Vitest's `{ count: 2 }`; fractions are rounded down.",
      "Others, such as Vitest's `skip` and `concurrent`, do nothing: write `test.skip`.",
    ],
    test: `${core}const order: number[] = [];
test('skip', { skip: true } as never, () => { console.log('skip runs'); });
test('fails', { fails: true } as never, () => { throw new Error('still fails'); });
for (const n of [1, 2]) test('concurrent ' + n, { concurrent: true } as never, async () => { order.push(n); await new Promise((done) => setTimeout(done, 9)); order.push(n); });
test('only', { only: true } as never, () => { console.log('only beside others', order.join()); });
test('x', { retry: { count: 2 } as never }, () => { console.log('TRY'); throw new Error(); });
test('y', { retry: 1.9 }, () => { console.log('FRACTION'); throw new Error(); });`,
    exitCode: 1,
    output: [
      /TRY(?![\s\S]*TRY)/,
      /FRACTION[\s\S]*FRACTION(?![\s\S]*FRACTION)/,
      'skip runs',
      'Error: still fails',
      'only beside others 1,1,2,2',
    ],
  },
  'Which row of test.each failed, and where are values that its name does not use?': {
    heading: 'parameterised-tests',
    says: [
      'Put a placeholder into the name, `%#` at least, because a failure shows the name alone, not the row.',
      "items without one don't appear.",
    ],
    test: `import { test } from '@rstest/core';
test.each([['first', 'hidden'], ['second', 'hidden']])('row %s', (name) => { if (name === 'second') throw new Error('no'); });
test.each([1, 2])('same', (n) => { if (n === 2) throw new Error('no'); });`,
    command: 'npx rstest --reporter=verbose',
    exitCode: 1,
    output: ['✓ row first\n', '✗ row second\n', '✓ same\n', '✗ same\n'],
    absent: ['row first hidden', 'same 2'],
  },
  'Do two sequential tests of neighboring concurrent suites run together?': {
    heading: 'testsequential',
    says: 'so that no other test of its own suite runs beside it.',
    test: `import { describe, test } from '@rstest/core';
const log: string[] = []; const step = (name: string) => async () => { log.push(name); await new Promise((done) => setTimeout(done, 30)); log.push('end ' + name); };
for (const suite of ['a', 'b']) describe.concurrent(suite, () => { test.sequential('1', step(suite + 1)); test('2', step(suite + 2)); });
test('shows', () => console.log('LOG', log.join(' ')));`,
    output: [/LOG a1 b1 end a1 (?:a2 end b1 b2|end b1 a2 b2)/],
  },
  'When do the hooks of concurrent tests run?': {
    heading: 'testconcurrent',
    says: 'Each runs its own `beforeEach`, its body and its `afterEach`, beside those of the others, so a variable set in `beforeEach` holds what the last one set:',
    test: `import { afterEach, beforeEach, test } from '@rstest/core';
const order: string[] = [];
const wait = () => new Promise((resolve) => setTimeout(resolve, 20));
let set = 0;
beforeEach(async ({ task }) => { order.push('before ' + task.name); await wait(); set++; });
afterEach(({ task }) => { order.push('after ' + task.name); });
for (const name of ['a', 'b']) {
  test.concurrent(name, async () => { order.push(name); await wait(); order.push(name + set); });
}
test('c', () => console.log(order.join(' ')));`,
    output: ['before a before b a b a2 after a b2 after b before c'],
  },
  'How does a title show an array or an object of a row?': {
    heading: 'placeholders-in-names',
    says: 'as `%s` prints it: `[1, 2]` becomes `1,2`.',
    test: `import { test } from '@rstest/core';
test.each([{ list: [1, 2], price: { cents: 5 } }])('%# $list $price $price.cents', () => {});`,
    output: ['✓ 0 1,2 [object Object] 5'],
  },
  'How does a test hand data to my reporter?': {
    heading: 'options',
    says: 'A test may add to it, `task.meta.tokens = 5`, and `onTestCaseResult` gets that, too.',
    files: {
      'rstest.config.ts':
        "export default { reporters: [{ onTestCaseResult: ({ meta }) => console.log('META', JSON.stringify(meta)) }] };",
      'a.test.ts': `import { test } from '@rstest/core';
test('x', { meta: { issue: 'o-7' } }, ({ task }) => { task.meta.tokens = 5; });`,
    },
    output: ['META {"issue":"o-7","tokens":5}'],
  },
  'Can the name of a row come from a function?': {
    heading: 'testeach',
    says: "The name is a string: a function fails with `templateStr.includes is not a function`. To compute it, give each row a `name` and write `'$name'`, or use a loop, which can also skip: `for (const row of rows) test.skipIf(row.skip)('saves ' + row.percent, …)`.",
    test: `import { expect, test } from '@rstest/core';
const rows = [{ percent: 20 }];
const named = rows.map((row) => ({ ...row, name: 'member saves ' + row.percent }));
test.each(named)('$name', () => {});
for (const row of rows) test('saves ' + row.percent, () => {});
test('refused', () => {
  expect(() => test.each(rows)(((row: any) => row.percent) as any, () => {})).toThrow('templateStr.includes is not a function');
});`,
    command: 'npx rstest --reporter=verbose',
    output: ['✓ member saves 20', '✓ saves 20', '✓ refused'],
  },
  'How do I see a row of test.each only when its test fails?': {
    heading: 'testeach',
    says: 'To see a row only when its test fails, pass it as a message: `expect(total, JSON.stringify(row))`.',
    test: `${core}test.each([{ name: 'good', total: 5 }, { name: 'bad', total: 6 }])('$name', (row) => {
  expect(row.total, JSON.stringify(row)).toBe(5);
});`,
    exitCode: 1,
    output: ['{"name":"bad","total":6}: expected 6 to be 5'],
    absent: ['{"name":"good"'],
  },
  'What does a dot after a placeholder do, and a field that is null?': {
    heading: 'placeholders-in-names',
    says: "A dot after it belongs to the key: `'of $name.'` becomes `of undefined`, and fails the file if the field is `null`, as `$a.b` does if `a` is.",
    files: {
      'a.test.ts': `${core}test.each([{ name: 'Emma' }])('of $name.', () => {});`,
      'b.test.ts': `${core}test.each([{ name: null }])('of $name.', () => {});`,
      'c.test.ts': `${core}test.each([{ a: null }])('of $a.b', () => {});`,
    },
    command: 'npx rstest --reporter=verbose',
    exitCode: 1,
    output: [
      '✓ of undefined',
      "null (reading '')",
      "null (reading 'b')",
      '2 failed | 1 passed (3)',
    ],
  },
  'A React element in a test.each title': {
    heading: 'placeholders-in-names',
    says: 'Of a React element or a class, name a part: `$el.props.id`, `$type.name`.',
    test: `import { test } from '@rstest/core';
import { createElement } from 'react';
const el = createElement('button', { id: 'pay' });
test.each([{ el }])('part $el.props.id', () => {});
test.each([{ el }])('whole $el', () => {});
test.each([[el]])('row %s', () => {});
test.each([{ type: class Cart {} }])('class $type.name', () => {});`,
    output: ['part pay', 'whole [object Object]', 'row [object Object]', 'class Cart'],
  },
  'What does %s print of an object with a toString?': {
    heading: 'placeholders-in-names',
    says: '`%s`, `%o`, `%O`, `%c` · `String(value)`: of an object, its `toString()` or `[object Object]`.',
    test: `import { expect, test } from '@rstest/core';
class Money { cents = 12; toString() { return 'EUR ' + this.cents; } }
test.each([[new Money()]])('each %s %o %O %c', (_, ...rest: any[]) => { expect(rest).toEqual([]); });
test.for([[new Money()]])('for %s', ([money], { expect }) => { expect(money?.cents).toBe(12); });
test.each([new Money()])('row %s', (money) => { expect(money.cents).toBe(12); });
test.each([[{ cents: 12 }]])('plain %s', (money) => { expect(money.cents).toBe(12); });`,
    command: 'npx rstest --reporter verbose',
    output: ['each EUR 12', 'for EUR 12', 'row EUR 12', 'plain [object Object]'],
  },
  'How do placeholders use the items of a row, and how do I print a whole row?': {
    heading: 'placeholders-in-names',
    says: [
      'An array row gives each `%` its next item, in `test.for` too, then `undefined` or `NaN`;',
      'To print it whole, write `{ row: [1, 2] }` and `$row`.',
      'The integer part: `1.5` becomes `1`, `{}` becomes `NaN`.',
    ],
    test: `import { describe, test } from '@rstest/core';
test.each([[1, 2]])('each %s %s %s %d', () => {});
test.for([[1, 2]])('for %o', () => {});
test.for([{ row: [1, 2] }, { row: [3] }])('row $row', () => {});
describe.each([{ a: 1 }])('object %i', () => test('x', () => {}));`,
    command: 'npx rstest --reporter=verbose',
    output: ['each 1 2 undefined NaN', '✓ for 1', 'row 1,2', 'row 3', 'object NaN'],
  },
} satisfies Answers;
