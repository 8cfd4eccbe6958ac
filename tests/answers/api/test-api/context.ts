import type { Answers } from '../../../support/answers.ts';

const core = "import { test, describe, expect, beforeEach, afterEach } from '@rstest/core';\n";

export default {
  'Does a test in callback style fail, and what if done is called too late?': {
    heading: 'test-context',
    says: 'If that happens while the test runs, the test fails. If the call comes later, from a callback, the test has already passed without its assertions.',
    files: {
      'a.test.ts': `${core}test('now', (done: any) => { done(); });`,
      'b.test.ts': `${core}test('late', (done: any) => { setTimeout(() => { expect(1).toBe(2); done(); }, 60_000).unref(); });`,
    },
    exitCode: 1,
    output: ['done() callback is deprecated, use promise instead', '1 failed | 1 passed'],
  },
  'What becomes of a failed expect.soft when the test then calls skip()?': {
    heading: 'test-context',
    says: 'a failed `expect.soft` is no longer reported, and a `test.fails` counts as skipped.',
    test: `${core}test('x', ({ skip }) => { expect.soft(1).toBe(2); skip(); });`,
    output: ['1 skipped'],
    absent: ['failed'],
  },
  'Which type has the context in a helper?': {
    heading: 'test-context',
    says: 'In a helper, its type is `TestContext`, exported by `@rstest/core`.',
    test: `import { test, type TestContext } from '@rstest/core';
const leave = ({ skip }: TestContext) => skip();
test('a', (context) => { leave(context); });`,
    output: ['1 skipped'],
  },
  'Does skip of the context take a reason?': {
    heading: 'test-context',
    says: '`skip` · Ends the test at once and reports it as skipped. It takes no reason and no condition: `skip(false)` skips, too.',
    test: `${core}test('a', ({ skip }) => {
  // @ts-expect-error no parameter
  skip('no printer');
});
test('b', () => {});
test('c', ({ skip }) => {
  // @ts-expect-error no parameter
  skip(false);
});`,
    command: 'npx rstest --reporter=verbose',
    output: ['- a', '- c', '2 skipped'],
    absent: ['no printer'],
  },
} satisfies Answers;
