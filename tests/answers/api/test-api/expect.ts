import { type Answers, attempts, core } from '../../../support/answers.ts';

export default {
  'Can expect.poll take a value?': {
    heading: 'expectpoll',
    says: 'Pass a function: a value, as in `expect.poll(queue.length)`, fails with `fn.bind is not a function`.',
    test: `import { expect, test } from '@rstest/core';
test('a', async () => { await expect.poll([1].length as never).toBe(1); });`,
    exitCode: 1,
    output: ['fn.bind is not a function'],
  },
  'How do I check that a promise is pending with fake timers?': {
    heading: 'promises',
    says: 'with fake timers `await rs.advanceTimersByTimeAsync(0)`.',
    test: `import { expect, rs, test } from '@rstest/core';
test('a', async () => {
  rs.useFakeTimers();
  const saved = new Promise((done) => setTimeout(done, 100)).then(() => 'saved');
  await rs.advanceTimersByTimeAsync(99);
  expect(await Promise.race([saved, 'pending'])).toBe('pending');
  await rs.advanceTimersByTimeAsync(1);
  await rs.advanceTimersByTimeAsync(0);
  expect(await Promise.race([saved, 'pending'])).toBe('saved');
  rs.useRealTimers();
});`,
    output: ['Tests 1 passed'],
  },
  'Does the timeout of expect.poll cut an attempt short?': {
    heading: 'expectpoll',
    says: "An attempt that has begun isn't cut short: with `timeout: 100`, one that takes 500 ms counts, and passes if its value is right.",
    files: attempts(
      `const after = (value: number) => async () => { await new Promise((done) => setTimeout(done, 500)); return value; };
const start = performance.now();
await ok('right', () => expect.poll(after(1), { timeout: 100 }).toBe(1));
console.log('WAITED', performance.now() - start > 450);
await ok('wrong', () => expect.poll(after(2), { timeout: 100 }).toBe(1));`,
    ),
    output: ['right yes', 'WAITED true', 'wrong no: Matcher did not succeed in 100ms'],
  },
  'What happens with expect(value) and no matcher, and with a misspelt matcher?': {
    says: 'A call without a matcher asserts nothing, so the test passes. A misspelled matcher fails with `Invalid Chai property: toBee. Did you mean "toBe"?`.',
    files: attempts(
      "await ok('none', () => { expect(1); }); await ok('typo', () => (expect(1) as any).toBee(1));",
    ),
    output: ['none yes', 'typo no: Invalid Chai property: toBee. Did you mean "toBe"?'],
  },
  'Where does the second argument of expect appear?': {
    says: 'The second argument, `message`, is printed before the reason of a failure: `the cart after one book: expected …`. Matchers of snapshots leave it out, and so does a failure of `resolves` or `rejects` itself, `promise rejected "…" instead of resolving`.',
    files: attempts(
      "await ok('rejected', () => expect(Promise.reject(new Error('x')), 'list size').resolves.toBe(1)); await ok('resolved', () => expect(Promise.resolve(2), 'price').resolves.toBe(1)); await ok('snapshot', () => expect(1, 'list size').toMatchInlineSnapshot('2')); expect(1, 'cart size').toBe(2);",
    ),
    exitCode: 1,
    output: [
      'rejected no: promise rejected "Error: x" instead of resolving',
      'resolved no: price: expected 2 to be 1',
      'cart size: expected 1 to be 2',
      'mismatched',
    ],
    absent: ['list size: '],
  },
  'What happens when resolves is not awaited and fails later?': {
    heading: 'promises',
    says: [
      'A failure that arrives later fails the file, as an error that belongs to no test, or, if the file has ended by then, gets lost.',
      'With `isolate: false` in the pools `forks` and `threads`, it fails the file that runs then.',
    ],
    files: {
      'a.test.ts': `${core}test('forgot', () => { expect(Promise.resolve(1)).resolves.toBe(2); });\ntest('next', async () => { await new Promise((r) => setTimeout(r, 50)); });`,
      'last.test.ts': `${core}test('forgot', () => { expect(new Promise((r) => setTimeout(r, 3000, 1))).resolves.toBe(2); });`,
      ...Object.fromEntries(
        ['x', 'y'].map((name) => [
          `shared/${name}.test.ts`,
          `${core}test('slow', async () => { await new Promise((r) => setTimeout(r, 1000)); });\ntest('forgot', () => { expect(new Promise((r) => setTimeout(r, 500, 1))).resolves.toBe(2); });`,
        ]),
      ),
    },
    command:
      'npx rstest --reporter=verbose a.test; echo "code $?"; npx rstest last.test; echo "code $?"; for pool in forks threads vmForks vmThreads; do npx rstest shared --pool=$pool --isolate=false --pool.maxWorkers=1 | grep -o "Test Files .*" | sed "s/^/$pool /"; done',
    output: [
      /✓ forgot[\s\S]*expected 1 to be 2[\s\S]*Tests 2 passed[\s\S]*code 1[\s\S]*Tests 1 passed[\s\S]*code 0/,
      'forks Test Files 1 failed | 1 passed',
      'threads Test Files 1 failed | 1 passed',
      'vmForks Test Files 2 passed',
      'vmThreads Test Files 2 passed',
    ],
  },
  'Can resolves and rejects be used on a function or a plain value?': {
    heading: 'promises',
    says: [
      '`rejects` also accepts a function that returns a promise.',
      "A value that isn't a promise fails with `You must provide a Promise to expect()`.",
    ],
    files: attempts(
      "await ok('rejects fn', () => expect(async () => { throw new Error('a'); }).rejects.toThrow()); await ok('resolves fn', () => expect((async () => 1) as any).resolves.toBe(1)); await ok('value', () => expect(1 as any).resolves.toBe(1));",
    ),
    output: [
      'rejects fn yes',
      'resolves fn no',
      'value no: You must provide a Promise to expect()',
    ],
  },
  'Are soft failures reported when the test throws afterwards?': {
    heading: 'expectsoft',
    says: 'If the test then throws, or a plain `expect` fails, Rstest reports only that error and the recorded ones are lost.',
    files: attempts("expect.soft(1).toBe(2); throw new Error('thrown later');"),
    exitCode: 1,
    output: ['thrown later'],
    absent: ['to be 2 //'],
  },
  'Is a test with a soft failure retried?': {
    heading: 'expectsoft',
    says: 'With `retry`, a soft failure starts a retry like any other.',
    test: `${core}let n = 0;
test('a', { retry: 1 }, () => { expect.soft(++n).toBe(2); });`,
    output: ['(retry x1)', 'Tests 1 passed'],
  },
  'Does expect.soft work in afterEach, onTestFinished and the cleanup of a fixture?': {
    heading: 'expectsoft',
    says: 'A failure of `expect.soft` in `afterEach`, in `onTestFinished` or in the cleanup of a fixture gets lost, too, and the test passes: use a plain `expect` there.',
    files: {
      'a.test.ts': `import { afterEach, beforeEach, describe, expect, onTestFinished, test } from '@rstest/core';
const soft = (name: string) => () => { console.log('asserts', name); expect.soft(1).toBe(2); };
const plain = (name: string) => () => { console.log('asserts', name); expect(1).toBe(2); };
for (const [kind, check] of [['soft', soft], ['plain', plain]] as const) {
  describe(kind, () => { afterEach(check(kind + ' after')); test('after', () => {}); });
  test(kind + ' finished', () => onTestFinished(check(kind + ' finished')));
  const own = test.extend<{ page: number }>({ page: async ({}, use) => { await use(1); check(kind + ' cleanup')(); } });
  own(kind + ' cleanup', ({ page }) => { expect(page).toBe(1); });
}
describe('before', () => { beforeEach(soft('before')); test('before', () => {}); });
`,
    },
    command: 'npx rstest --reporter=verbose --disableConsoleIntercept',
    exitCode: 1,
    output: [
      /(?:asserts [^\n]*\s+){7}/,
      '✓ soft > after',
      '✓ soft finished',
      '✓ soft cleanup',
      '✗ plain > after',
      '✗ plain finished',
      '✗ plain cleanup',
      '✗ before > before',
    ],
  },
  'Does expect.poll move fake timers?': {
    heading: 'expectpoll',
    says: "It tries in real time and doesn't move fake timers.",
    files: attempts(`rs.useFakeTimers();
let paid = false, tries = 0;
setTimeout(() => { paid = true; }, 200);
await ok('fake timer', () => expect.poll(() => paid, { timeout: 500 }).toBe(true));
await ok('real time', () => expect.poll(() => ++tries, { interval: 5 }).toBe(3));`),
    output: ['fake timer no:', 'real time yes'],
  },
  'Which soft assertions end the test?': {
    heading: 'expectsoft',
    says: "So do Chai's assertions, but for those about mocks.",
    test: `${core}import { rs } from '@rstest/core';
test('chai', () => { expect.soft(1).to.equal(2); console.log('EQUAL'); });
test('property', () => { expect.soft({}).to.have.property('a'); console.log('PROPERTY'); });
test('mock', () => { expect.soft(rs.fn()).to.have.been.calledWith(1); console.log('MOCK'); });`,
    exitCode: 1,
    output: ['MOCK', 'Tests 3 failed'],
    absent: [/\nEQUAL/, /\nPROPERTY/],
  },
  'Whose test fails when a concurrent test uses the imported expect.soft, and what else does it refuse there?':
    {
      heading: 'expectsoft',
      says: 'In a concurrent test, use `expect` from the test context: a failure of the imported one is that of the test that started last, or, once that has ended, `expect.soft() can only be used inside a test`.',
      elsewhere: {
        '/api/test-api/context':
          'Concurrent tests need it for snapshots, `expect.soft`, `expect.poll` and `expect.assertions`.',
        '/guide/help/errors-assertions':
          'The call is at the top of the file, in a `describe`, in `beforeAll` or in `afterAll`. Move it into a test. In a concurrent test, take `expect` from the test context.',
        '/guide/help/errors-tests':
          'Call it in the test function or in `beforeEach`; a concurrent test takes it from its context.',
      },
      files: {
        'soft.test.ts': `${core}const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
test.concurrent('first', async () => { await sleep(10); expect.soft(1).toBe(2); });
test.concurrent('last', async () => { await sleep(60); });`,
        'late.test.ts': `import { expect as imported, onTestFinished as register, test } from '@rstest/core';
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
test.concurrent('slow', async ({ expect, onTestFinished }) => {
  await sleep(80);
  expect.soft(1).toBe(1);
  await expect.poll(() => 1).toBe(1);
  expect('own').toMatchSnapshot();
  onTestFinished(() => {});
  for (const call of [() => imported.soft(1).toBe(1), () => imported.poll(() => 1).toBe(1), () => imported(1).toMatchSnapshot(), () => register(() => {})])
    try { await call(); } catch (error) { console.log('REFUSED', (error as Error).message); }
});
test.concurrent('quick', () => sleep(10));`,
      },
      command: 'npx rstest soft; npx rstest late',
      output: [
        /✓ first[\s\S]*✗ last[^\n]*\n\s+expected 1 to be 2/,
        'REFUSED expect.soft() can only be used inside a test',
        'REFUSED expect.poll() must be called inside a test',
        "REFUSED 'toMatchSnapshot' cannot be used without test context",
        'REFUSED onTestFinished() can only be called inside a test',
        'Tests 2 passed',
      ],
    },
  'What if the function of expect.poll returns a promise that never settles?': {
    heading: 'expectpoll',
    says: 'If it returns a promise that never settles, only the timeout of the test ends it.',
    test: `${core}test('hangs', { timeout: 300 }, async () => { await expect.poll(() => new Promise(() => {}), { timeout: 20 }).toBe(1); });`,
    exitCode: 1,
    output: ['test timed out in 300ms'],
    absent: ['did not succeed'],
  },
  'What does expect.poll say when it gives up, and is its message shown?': {
    heading: 'expectpoll',
    says: "`message` · Has no effect in this version: it isn't part of the failure message. If no attempt passes in time, the assertion fails with `Matcher did not succeed in 1000ms`.",
    files: attempts(
      "await expect.poll(() => 1, { timeout: 60, message: 'cart stays empty' }).toBe(2);",
    ),
    exitCode: 1,
    output: ['Error: Matcher did not succeed in 60ms'],
    absent: ['Error: cart stays empty'],
  },
  'What happens when expect.poll is not awaited, or combined with toThrow?': {
    heading: 'expectpoll',
    says: [
      "If you don't, nothing is checked and the test fails with `was not awaited`.",
      '`toThrow`, `resolves` and `rejects` throw a `SyntaxError`: use `rs.waitFor`. So do the snapshot matchers, except for `toMatchFileSnapshot`, which counts each attempt that differs as a failed snapshot and, outside CI, stores the first value if there is no file yet:',
    ],
    files: { 'note.txt': 'v2' },
    test: `${core}test('e', async () => { let n = 0; await (expect.poll(() => 'e' + n++, { interval: 10 }) as any).toMatchFileSnapshot('./new.txt'); });
test('c', async () => { let n = 0; await (expect.poll(() => 'v' + n++, { interval: 10 }) as any).toMatchFileSnapshot('./note.txt'); });
test('d', async () => { await (expect.poll(() => 1) as any).toMatchInlineSnapshot('1'); });
test('a', () => { expect.poll(() => 1).toBe(1); });\ntest('b', async () => { await (expect.poll(() => 1) as any).toThrow(); });`,
    command:
      'unset CI; npx rstest; echo "STORED $(cat new.txt)"; rm new.txt; CI=true npx rstest -t e; ls new.txt || echo NONE; exit 1',
    exitCode: 1,
    output: [
      'expect.poll(assertion).toBe() was not awaited',
      'expect.poll() is not supported in combination with .toThrow()',
      'expect.poll() is not supported in combination with .toMatchInlineSnapshot()',
      '✓ c',
      /STORED e0[\s\S]*failed[\s\S]*NONE/,
      /Snapshots[\s\S]*2 failed[\s\S]*Test Files/,
    ],
  },
  'Which calls does expect.assertions count?': {
    heading: 'expectassertions',
    says: [
      "Fails the test at its end unless `expect` was called exactly this many times. Calls in `beforeEach` count, as does each try of `rs.waitFor`; calls in `afterEach` and of `assert` don't.",
      'Fails the test at its end if it never called `expect`.',
    ],
    test: `${core}import { afterEach, assert, beforeEach, describe, rs } from '@rstest/core';
describe('hooks', () => {
  beforeEach(() => { expect(1).toBe(1); });
  afterEach(() => { expect(1).toBe(1); });
  test('counted', async () => { expect.assertions(7); expect(1); let n = 0; await rs.waitFor(() => expect(n++).toBe(3), { interval: 1 }); expect([1]).to.have.length(1).and.include(1); });
});
test('none', () => { expect.hasAssertions(); assert.equal(1, 1); });
test('bare', () => { expect.hasAssertions(); expect(1); });
test('matchers', async () => { expect.assertions(4); expect(1).toBe(1); expect(1).to.equal(1); expect.soft(1).toBe(1); await expect(Promise.resolve(1)).resolves.toBe(1); });
test('assert', () => { expect.assertions(1); assert.equal(1, 1); });`,
    exitCode: 1,
    output: [
      '✓ hooks > counted',
      /✗ none[^\n]*\n\s+expected any number of assertion, but got none/,
      '✓ bare',
      '✓ matchers',
      '✗ assert',
      'expected number of assertions to be 1, but got 0',
    ],
  },
  'Do concurrent tests share expect.assertions?': {
    heading: 'expecthasassertions',
    says: 'Concurrent tests share the count of the imported `expect`.',
    test: `${core}const wait = (ms: number) => new Promise((r) => setTimeout(r, ms));
test.concurrent('global', async () => { expect.assertions(1); await wait(30); expect(1).toBe(1); });
test.concurrent('other', async () => { await wait(10); expect(1).toBe(1); expect(1).toBe(1); });
test.concurrent('own', async ({ expect }) => { expect.assertions(1); await wait(20); expect(1).toBe(1); });`,
    command: 'npx rstest --reporter=verbose',
    exitCode: 1,
    output: ['✗ global', 'expected number of assertions to be 1, but got 3', '✓ own'],
  },
  'Is expect.soft possible for a promise?': {
    heading: 'expectsoft',
    says: "A promise may be soft, too: `await expect.soft(load(), 'the stock').resolves.toBe(3)`. Give it a message, because the report may show a line of Rstest in place of yours.",
    test: `import { expect, test } from '@rstest/core';
test('a', async () => {
  await expect.soft(Promise.reject(new Error('no stock')), 'the stock').rejects.toThrow('paid');
  await expect.soft(Promise.reject(new Error('no stock'))).resolves.toBe(3);
  console.log('GOES ON');
});`,
    exitCode: 1,
    output: [
      'GOES ON',
      'the stock: expected [Function] to throw error including',
      'promise rejected "Error: no stock" instead of resolving',
      /at file:.*@rstest\/core\/dist/,
    ],
  },
  'How do I ask for at least two assertions, or let one test have none?': {
    heading: 'expecthasassertions',
    says: "For at least two assertions, end the test with `expect(expect.getState().assertionCalls).toBeGreaterThanOrEqual(2)`. If `beforeEach` asks for it, `expect.assertions(0)` in a test doesn't take it back: write `expect(run).not.toThrow()` there.",
    test: `import { beforeEach, describe, expect, test } from '@rstest/core';
const atLeast = (count: number) => {
  expect(1).toBe(1);
  expect(expect.getState().assertionCalls).toBeGreaterThanOrEqual(count);
};
test('one', () => atLeast(1));
test.fails('two', () => atLeast(2));
describe('asked', () => {
  beforeEach(() => { expect.hasAssertions(); });
  test('none', () => { expect.assertions(0); });
  test('runs', () => { expect(() => {}).not.toThrow(); });
});`,
    command: 'npx rstest --reporter=verbose',
    exitCode: 1,
    output: [
      '✓ one',
      '✓ two',
      '✗ asked > none',
      'expected any number of assertion, but got none',
      '✓ asked > runs',
    ],
  },
  'Do equality testers apply to toBe and to mock matchers?': {
    heading: 'expectaddequalitytesters',
    says: "Changes what counts as equal for the matchers that compare as `toEqual` does, except for those about what a mock returned, such as `toHaveReturnedWith`. `toBe`, `toContain` and Chai's `deep.equal` don't ask it either.",
    files: attempts(`class M { constructor(public c: number, public n: string) {} }
expect.addEqualityTesters([(a, b) => (a instanceof M && b instanceof M ? a.c === b.c : undefined)]);
await ok('be', () => expect(new M(1, 'a')).toBe(new M(1, 'b'))); await ok('strict', () => expect([new M(1, 'a')]).toStrictEqual([new M(1, 'b')]));
const f = rs.fn(); f(new M(1, 'a')); await ok('mock', () => expect(f).toHaveBeenCalledWith(new M(1, 'b')));
const g = rs.fn(() => new M(1, 'a')); g(); await ok('returned', () => expect(g).toHaveReturnedWith(new M(1, 'b')));
await ok('contain', () => expect([new M(1, 'a')]).toContain(new M(1, 'b'))); await ok('chai', () => expect(new M(1, 'a')).to.deep.equal(new M(1, 'b')));`),
    output: ['be no', 'strict yes', 'mock yes', 'returned no', 'contain no', 'chai no'],
  },
  'Does a matcher added by expect.extend replace a built-in one, and is it asymmetric too?': {
    heading: 'expectextend',
    says: 'A matcher replaces an existing one with the same name.',
    files: attempts(
      "expect.extend({ toBeTruthy: () => ({ pass: true, message: () => '' }), toBeEven: (n: number) => ({ pass: n % 2 === 0, message: () => 'odd' }) }); await ok('replaced', () => expect(0).toBeTruthy()); await ok('asymmetric', () => expect({ n: 4 }).toEqual({ n: (expect as any).toBeEven() }));",
    ),
    output: ['replaced yes', 'asymmetric yes'],
  },
  'What do unreachable, fail, element and own keys of setState do?': {
    heading: 'expectunreachable',
    says: [
      'Fails the test when this line runs, with `expected "message" not to be reached`.',
      '`expect.fail(message?)` fails the test with this message.',
      'Your own keys are kept for the following tests of the same file.',
      'In other environments it fails with `expect.element() is only available in browser mode.`: render with a simulated DOM and use `expect` there.',
    ],
    test: `import { expect, test } from '@rstest/core';
test('unreachable', () => { expect.unreachable('message'); });
test('fail', () => { expect.setState({ mine: 'kept' } as never); expect.fail('this message'); });
test('element', () => { console.log((expect.getState() as any).mine); expect.element('button' as never); });
`,
    exitCode: 1,
    output: [
      'expected "message" not to be reached',
      'this message',
      'kept',
      'expect.element() is only available in browser mode.',
      'Tests 3 failed',
    ],
  },
  'What happens when I forget await before an async matcher?': {
    heading: 'expectextend',
    says: "Without `await`, one that fails doesn't fail its test, but the file, as an `unhandledRejection`; one that fails after the end of the file gets lost.",
    files: {
      'a.test.ts': `import { expect, test } from '@rstest/core';
expect.extend({
  async toBeLater(received: Promise<number>, expected: number) {
    const value = await received;
    return { pass: value === expected, message: () => 'it is ' + value };
  },
});
const later = () => expect(Promise.resolve(1)) as unknown as { toBeLater(value: number): Promise<void> };
test('waits', async () => {
  await later().toBeLater(1);
  await expect(later().toBeLater(2)).rejects.toThrow('it is 1');
});
test('forgets', () => { later().toBeLater(2); });
`,
      'ended.test.ts': `import { expect, test } from '@rstest/core';
expect.extend({
  toBeLater: async () => { await new Promise((done) => setTimeout(done, 3000)); return { pass: false, message: () => 'too late' }; },
});
test('forgets', () => { (expect(1) as any).toBeLater(); });
`,
    },
    exitCode: 1,
    output: ['unhandledRejection', 'it is 1', 'Test Files 1 failed | 1 passed', 'Tests 3 passed'],
  },
  'Why is fail not defined?': {
    heading: 'expectfail',
    says: 'It replaces the global `fail()` of Jasmine and older Jest, which ends in `fail is not defined` here.',
    files: {
      'rstest.config.ts': 'export default { globals: true };',
      'a.test.js': `test('global', () => { expect(() => fail('no price')).toThrow('fail is not defined'); });
test('expect', () => { expect(() => expect.fail('no price')).toThrow('no price'); });
`,
    },
    output: ['Tests 2 passed'],
  },
  'Can matchers be chained on one value?': {
    says: "in TypeScript, a matcher returns nothing that you could chain (`Property 'toContain' does not exist on type 'void'`). Chai's can be: `expect(cart).to.have.length(1).and.include(book)`.",
    files: {
      'a.test.ts': `${core}test('x', () => { const book = {}; const cart = [book]; expect(cart).to.have.length(1).and.include(book); });`,
      'chain.ts':
        "import { expect } from '@rstest/core';\nexpect([1]).toHaveLength(1).toContain(1);",
    },
    command:
      'npx rstest; npx tsc --noEmit --strict --target esnext --module esnext --moduleResolution bundler --skipLibCheck chain.ts',
    exitCode: 2,
    output: ['Tests 1 passed', "error TS2339: Property 'toContain' does not exist on type 'void'"],
  },
  'What does currentTestName look like: joined by a space, or with the file path?': {
    heading: 'expectgetstate',
    says: '`currentTestName`, the name of the current test with its suites (`cart > adds`, no file), `testPath`,',
    elsewhere: {
      '/guide/migration/jest-differences':
        'Rstest joins the names of `describe` and `test` with ` > `, in `expect.getState().currentTestName` too, while Jest uses a space.',
    },
    test: `import { describe, expect, test } from '@rstest/core';
describe('shop', () => { describe('cart', () => {
  test('adds', () => { expect(expect.getState().currentTestName).toBe('shop > cart > adds'); });
  test.each([2])('takes %i', () => { expect(expect.getState().currentTestName).toBe('shop > cart > takes 2'); });
}); });
test('alone', () => { expect(expect.getState().currentTestName).toBe('alone'); });`,
    output: ['Tests 3 passed'],
  },
  'Why is currentTestName that of another test in concurrent tests?': {
    heading: 'expectgetstate',
    says: 'Among concurrent tests it names the one that started last, even with `expect` of the test context: use `task.name` of the context.',
    test: `import { test } from '@rstest/core';
for (const name of ['first', 'last']) {
  test.concurrent(name, async ({ expect, task }) => {
    await new Promise((done) => setTimeout(done, 20));
    console.log(name, 'is', expect.getState().currentTestName, task.name);
  });
}`,
    output: ['first is last first', 'last is last last'],
  },
  'Can expect.poll be soft?': {
    heading: 'expectpoll',
    says: 'There is no soft form: a failure ends the test.',
    test: `import { expect, test } from '@rstest/core';
test('x', async () => {
  console.log('SOFT', 'poll' in expect.soft, 'soft' in expect.poll);
  await expect.poll(() => 1, { timeout: 20 }).toBe(2);
  process.stdout.write('WENT'.concat(' ON'));
});`,
    exitCode: 1,
    output: ['SOFT false false', 'Matcher did not succeed in 20ms'],
    absent: ['WENT ON'],
  },
  'Why are the types that I declare for my matchers not found?': {
    heading: 'expectextend',
    says: [
      'TypeScript learns nothing from `expect.extend`, so declare each matcher, as above.',
      "begin that file with `import '@rstest/core';`. Without an import it replaces the types of the package:",
    ],
    files: {
      'a.test.ts': `import { expect, test } from '@rstest/core';
expect.extend({ toBeSlug: (received: string) => ({ pass: received !== '', message: () => 'no slug' }) });
test('a', () => { expect('a').toBeSlug(); });`,
      'tsconfig.json':
        '{ "compilerOptions": { "strict": true, "module": "preserve", "moduleResolution": "bundler", "target": "es2023", "noEmit": true, "skipLibCheck": true, "types": [] }, "include": ["*.ts"] }',
      'declaration.txt': `declare module '@rstest/core' {
  interface Matchers<T> { toBeSlug(): T }
}
`,
      'import.txt': `import '@rstest/core';
`,
    },
    command:
      'npx tsc -p .; cp declaration.txt matchers.d.ts; npx tsc -p .; cat import.txt declaration.txt > matchers.d.ts; npx tsc -p . && echo FOUND; npx rstest',
    output: [
      "Property 'toBeSlug' does not exist on type",
      `Module '"@rstest/core"' has no exported member 'expect'.`,
      'FOUND',
      'Tests 1 passed',
    ],
  },
  'What do expect and expect.soft do inside the function of expect.poll?': {
    heading: 'expectpoll',
    says: "A plain `expect` in the function is part of the attempt, too. `expect.soft` isn't: what it notes in an early attempt fails the test, even if a later one passes.",
    test: `import { expect, test } from '@rstest/core';
test.each(['plain', 'soft'] as const)('%s', async (kind) => {
  let tries = 0;
  await expect.poll(() => {
    tries++;
    (kind === 'soft' ? expect.soft : expect)(tries).toBe(3);
    return tries;
  }, { interval: 5 }).toBe(3);
});`,
    exitCode: 1,
    output: ['✓ plain', '✗ soft', 'expected 1 to be 3', '1 failed | 1 passed'],
  },
  'How do I check that a promise is still pending?': {
    heading: 'promises',
    says: "To check that a promise is still pending, let it race: `expect(await Promise.race([saved, 'pending'])).toBe('pending')`. One that waits for resolved promises alone counts as pending, too: first write `await new Promise((done) => setTimeout(done))`,",
    test: `import { expect, test } from '@rstest/core';
test('a', async () => {
  let done = (_value: string) => {};
  const saved = new Promise<string>((resolve) => { done = resolve; });
  expect(await Promise.race([saved, 'pending'])).toBe('pending');
  done('saved');
  expect(await Promise.race([saved, 'pending'])).toBe('saved');
});
test('b', async () => {
  const soon = (async () => { await Promise.resolve(); return 'saved'; })();
  expect(await Promise.race([soon, 'pending'])).toBe('pending');
  await new Promise((done) => setTimeout(done));
  expect(await Promise.race([soon, 'pending'])).toBe('saved');
});`,
    output: ['2 passed'],
  },
  'How do I assert on an object that has promises in its properties?': {
    heading: 'promises',
    says: "They wait for one promise, not for those inside an object. Take these out: `expect({ ...book, stock: await book.stock }).toEqual({ title: 'Atlas', stock: 3 })`. Don't compare promises themselves: for `toEqual` and `toHaveBeenCalledWith`, a promise equals only itself, whatever it resolves to, and any two pass `toMatchObject`.",
    test: `import { expect, rs, test } from '@rstest/core';
const book = { title: 'Atlas', stock: Promise.resolve(3) };
test('inside', async () => {
  await expect(expect(Promise.resolve(book)).resolves.toEqual({ title: 'Atlas', stock: 3 })).rejects.toThrow();
});
test('taken out', async () => {
  expect({ ...book, stock: await book.stock }).toEqual({ title: 'Atlas', stock: 3 });
  expect({ ...book, stock: await book.stock }).not.toEqual({ title: 'Atlas', stock: 4 });
});
test('any two', () => {
  expect(book).toMatchObject({ stock: Promise.resolve(4) });
  expect({ ...book }).toEqual(book);
  expect(book).not.toEqual({ title: 'Atlas', stock: Promise.resolve(3) });
  const save = rs.fn();
  save(book.stock);
  expect(save).toHaveBeenCalledWith(book.stock);
  expect(save).not.toHaveBeenCalledWith(Promise.resolve(3));
});`,
    command:
      'for p in forks threads vmForks vmThreads; do npx rstest --pool=$p; npx rstest --pool=$p --testEnvironment=jsdom; done',
    output: [/(Tests 3 passed[\s\S]*){8}/],
  },
  'Do beforeEach and afterEach see the name of the current test?': {
    heading: 'expectgetstate',
    says: "Helpers, `beforeEach` and `afterEach` see which test they're in.",
    elsewhere: {
      '/api/test-api/hooks':
        'The name of the current test is `task.name` of the context, and with its suites `expect.getState().currentTestName`.',
    },
    files: {
      'a.test.ts': `import { afterEach, beforeEach, describe, expect, test } from '@rstest/core';
const name = () => expect.getState().currentTestName;
beforeEach(({ task }) => { console.log('task', task.name); console.log('before', name()); });
afterEach(() => { console.log('after', name()); });
describe('cart', () => { test('adds', () => { console.log('helper', name()); }); });`,
    },
    output: ['task adds', 'before cart > adds', 'helper cart > adds', 'after cart > adds'],
  },
  'Why does toEqual pass although the values differ, and who changed it?': {
    heading: 'expectaddequalitytesters',
    says: [
      'A tester stays for the rest of the file, with `isolate: false` for later files too, and no call removes it. If `toEqual` passes although the values differ, look for `addEqualityTesters`, or a `toEqual` in `expect.extend`, in the test and its setup files.',
      '`expect(a).to.deep.equal(b)` asks neither of them, and `this.customTesters` in a matcher lists the testers.',
    ],
    files: {
      'rstest.config.ts': "export default { setupFiles: process.env.SETUP?.split(',') };",
      'tester.ts':
        "import { expect } from '@rstest/core'; expect.addEqualityTesters([() => true]);",
      'matcher.ts':
        "import { expect } from '@rstest/core'; expect.extend({ toEqual: () => ({ pass: true, message: () => '' }) });",
      'a.test.ts': `import { expect, test } from '@rstest/core';
expect.extend({ list() { console.log('TESTERS', this.customTesters.map(String)); return { pass: true, message: () => '' }; } });
test('a', () => {
  (expect(1) as any).list();
  expect(() => expect([{ name: {} }]).to.deep.equal([{ name: 'some' }])).toThrow('deeply equal');
  expect([{ name: {} }]).toEqual([{ name: 'some' }]);
});`,
    },
    command: 'SETUP=./tester.ts npx rstest; SETUP=./matcher.ts npx rstest; npx rstest',
    exitCode: 1,
    output: [
      /TESTERS \[ '\(\)=>true' \][\s\S]*Tests 1 passed[\s\S]*TESTERS \[\][\s\S]*Tests 1 passed[\s\S]*Tests 1 failed/,
    ],
  },
} satisfies Answers;
