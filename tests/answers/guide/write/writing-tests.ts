import type { Answers } from '../../../support/answers.ts';

const head = "import { describe, expect, test } from '@rstest/core';\n";

export default {
  'Does a test without an assertion pass?': {
    heading: 'make-sure-that-a-test-can-fail',
    says: "A test that doesn't call `expect` passes, and so does one whose assertion is never reached.",
    test: `${head}test('nothing', () => {});`,
    output: ['Tests 1 passed'],
  },
  'How do I make a test fail when no assertion ran?': {
    heading: 'make-sure-that-a-test-can-fail',
    says: 'Without `expect.hasAssertions()` this test would pass and prove nothing.',
    test: `${head}test('nothing', () => { expect.hasAssertions(); });`,
    exitCode: 1,
    output: ['expected any number of assertion, but got none'],
  },
  'What happens with a describe that has no test?': {
    heading: 'group-tests-with-describe',
    says: 'An empty `describe` fails with `No test found in suite`.',
    test: `${head}describe('empty', () => {}); test('a', () => {});`,
    exitCode: 1,
    output: ['No test found in suite: empty'],
  },
  'Does code in a describe callback run when its tests are filtered out?': {
    heading: 'group-tests-with-describe',
    says: 'The callback runs while the file is loaded, before any test and even if its tests are filtered out.',
    test: `${head}describe('cart', () => { console.log('CALLBACK RAN'); test('a', () => {}); });
test('other', () => {});`,
    command: 'npx rstest -t other',
    output: ['CALLBACK RAN', 'Tests 1 passed | 1 skipped'],
  },
  'How does a title use one value of a row twice?': {
    heading: 'test-many-cases-with-a-table',
    says: 'A title may use `$cents` twice; each `%s` takes the next value of the row.',
    test: `${head}test.each([{ cents: 5 }])('$cents and $cents', () => {});\ntest.each(['Ada'])('%s and %s', () => {});`,
    command: 'npx rstest --reporter=verbose',
    output: ['5 and 5', 'Ada and undefined'],
  },
  'Does a test see what another one changed in an imported JSON file?': {
    heading: 'keep-tests-independent',
    says: 'If one changes an imported object, such as a JSON file, the next one sees the change: give each a copy, `structuredClone(rates)`.',
    files: { 'rates.json': '{ "de": 19 }' },
    test: `${head}import rates from './rates.json';
test('copies', () => { structuredClone(rates).de = 5; });
test('sees nothing', () => { expect(rates.de).toBe(19); });
test('changes', () => { rates.de = 7; });
test('sees it', async () => { console.log('DE', rates.de, (await import('./rates.json')).default.de); });`,
    output: ['DE 7 7', 'Tests 4 passed'],
  },
} satisfies Answers;
