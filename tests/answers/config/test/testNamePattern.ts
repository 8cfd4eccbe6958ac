import { type Answers, config } from '../../../support/answers.ts';

const names = `import { describe, test } from '@rstest/core';
describe('cart', () => {
  test('adds an item', () => {});
  test('removes an item', () => {});
  test('discount (10%)', () => {});
});
test('Adds tax', () => {});
test.each([1, 2])('row %i', () => {});
`;

export default {
  'Does the pattern see the names of enclosing suites?': {
    heading: 'the-pattern-matches-the-full-name',
    says: 'The full name consists of the names of all enclosing suites and of the test, joined by a space.',
    test: names,
    command: `npx rstest list -t '^cart adds an item$'`,
    output: ['cart > adds an item'],
    absent: ['removes', 'tax'],
  },
  'Does ^ anchor at the name of the test or at the full name?': {
    heading: 'the-pattern-matches-the-full-name',
    says: "`-t '^adds'` · doesn't match, because the full name starts with `cart`",
    test: names,
    command: `npx rstest -t '^adds'`,
    output: ['6 skipped'],
    absent: ['passed'],
  },
  'Can the pattern be copied from the output, with >?': {
    heading: 'the-pattern-matches-the-full-name',
    says: "`-t 'cart > adds'` · matches: with `>` in the pattern, the names are joined as in the output",
    test: names,
    command: `npx rstest -t 'cart > adds'`,
    output: ['1 passed | 5 skipped'],
  },
  'Are brackets in a pattern taken literally?': {
    heading: 'the-pattern-matches-the-full-name',
    says: "for a test named `discount (10%)`, write `-t 'discount \\(10%\\)'`.",
    test: names,
    command: `npx rstest -t 'discount (10%)'; npx rstest -t 'discount \\(10%\\)'`,
    output: [/Tests 6 skipped[\s\S]*Tests 1 passed \| 5 skipped/],
  },
  'How is matching made case-insensitive?': {
    heading: 'the-pattern-matches-the-full-name',
    says: 'Matching is case-sensitive unless the `RegExp` has the flag `i`.',
    files: { 'rstest.config.ts': config('testNamePattern: /ADDS/i') },
    test: names,
    output: ['2 passed | 4 skipped'],
  },
  'Can -t take a pattern with slashes and flags?': {
    heading: 'the-pattern-matches-the-full-name',
    says: "`-t '/adds/i'` looks for slashes;",
    test: names,
    command: `npx rstest -t '/adds/i'`,
    output: ['6 skipped'],
    absent: ['passed'],
  },
  'How are tests left out by name?': {
    heading: 'the-pattern-matches-the-full-name',
    says: "`-t '^(?!.*removes)'` · leaves out tests, with a negative lookahead",
    test: names,
    command: `npx rstest list -t '^(?!.*item)'`,
    output: ['row 1', 'Adds tax'],
    absent: ['item'],
  },
  'What is the exit code when no test matches?': {
    heading: 'exit-code-when-nothing-matches',
    says: 'All tests are skipped and the exit code is 0, so a misspelled pattern in a script looks like success.',
    test: names,
    command: 'npx rstest -t unicorn',
    exitCode: 0,
    output: ['Test Files 1 skipped', 'Tests 6 skipped'],
  },
  'Are files without a matching test still loaded?': {
    heading: 'code-that-still-runs',
    says: 'Rstest has to build and load every test file to learn the names of its tests, so code at the top level runs even in files without a match. Hooks run only for suites with a matching test.',
    files: {
      'a.test.ts': names,
      'b.test.ts': `import { beforeAll, test } from '@rstest/core';
console.log('b loaded');
beforeAll(() => console.log('b hook'));
test('other', () => {});
`,
    },
    command: 'npx rstest -t tax',
    output: ['b loaded'],
    absent: ['b hook'],
  },
  'Does the pattern run tests that are not marked only when another one is?': {
    heading: 'code-that-still-runs',
    says: 'If a file has a test marked `only`, a test runs only if it has that mark *and* matches.',
    test: `import { test } from '@rstest/core';
test.only('one', () => {});
test('two', () => {});
test.skip('two later', () => {});
`,
    command: 'npx rstest -t two',
    output: ['3 skipped'],
  },
  'Does -t add to the pattern of the config?': {
    heading: 'name-patterns-from-the-command-line',
    says: '`-t` replaces the pattern of the config file.',
    files: { 'rstest.config.ts': config(`testNamePattern: 'row 2'`) },
    test: names,
    command: 'npx rstest list -t tax',
    output: ['Adds tax'],
    absent: ['row 2'],
  },
  'Can -t be given twice?': {
    heading: 'name-patterns-from-the-command-line',
    says: "A second `-t`, or a number alone, as in `-t 404`, fails with `regex.test is not a function`: write `-t '(404)'`.",
    test: `${names}test('answers 404', () => {});`,
    command: `npx rstest -t tax -t row; echo NUMBER; npx rstest -t 404; echo GROUP; npx rstest -t '(404)'`,
    output: [
      /regex.test is not a function[\s\S]*NUMBER[\s\S]*regex.test is not a function[\s\S]*GROUP[\s\S]*1 passed/,
    ],
  },
  'Does a project inherit testNamePattern?': {
    heading: 'name-patterns-from-the-command-line',
    says: "a project doesn't inherit the pattern of the root config.",
    files: {
      'rstest.config.ts': config(
        `testNamePattern: 'unicorn', projects: [{ name: 'shop', root: 'shop' }]`,
      ),
      'shop/a.test.ts': names,
    },
    output: ['6 passed'],
  },
  'What do the patterns of the table match, and what does an invalid one do?': {
    heading: 'the-pattern-matches-the-full-name',
    says: [
      "`-t 'cart adds'` · matches, across suite and test",
      "`-t '^cart adds an item$'` · matches exactly this test",
      'An invalid pattern fails every file with `Invalid regular expression`.',
    ],
    test: `import { describe, test } from '@rstest/core';
describe('cart', () => { test('adds an item', () => {}); test('adds an item twice', () => {}); });
`,
    command:
      "npx rstest -t 'cart adds'; npx rstest -t '^cart adds an item$'; npx rstest -t '['; echo code $?",
    output: [
      'Tests 2 passed',
      'Tests 1 passed | 1 skipped',
      'Invalid regular expression',
      'code 1',
    ],
  },
  'Does a file filter beside -t save loading, does a skipped match run, and may patterns be joined?':
    {
      heading: 'code-that-still-runs',
      says: [
        'To save that time, name the file as well: `npx rstest cart -t adds`.',
        'A matching test that is marked `skip` stays skipped.',
      ],
      files: {
        'cart.test.ts': `import { test } from '@rstest/core';
test('adds', () => {});
test.skip('adds later', () => { throw new Error(); });
`,
        'price.test.ts': `import { test } from '@rstest/core';
console.log('loaded price');
test('x', () => {});
`,
      },
      command: 'npx rstest cart -t adds',
      output: ['Tests 1 passed | 1 skipped'],
      absent: ['loaded price'],
    },
  'What does -t with | run, and what does list -t print?': {
    heading: 'name-patterns-from-the-command-line',
    says: [
      "Give it once and join patterns with `|`: `-t 'adds|removes'`.",
      '`rstest list -t adds` prints what would run.',
    ],
    test: `import { test } from '@rstest/core';
test('adds', () => {});
test('removes', () => {});
test('counts', () => {});
`,
    command: "npx rstest -t 'adds|removes'; npx rstest list -t adds",
    output: ['Tests 2 passed | 1 skipped', /^a\.test\.ts > adds\s*$/m],
    absent: ['a.test.ts > counts'],
  },
} satisfies Answers;
