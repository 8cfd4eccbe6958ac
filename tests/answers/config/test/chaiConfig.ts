import { type Answers, configFile, core } from '../../../support/answers.ts';

const files = {
  'a.test.ts': `import { expect, test } from '@rstest/core';
test('list', () => { expect({ items: ['pen', 'ink', 'paper', 'stamp', 'glue', 'tape'] }).toEqual({ items: [] }); });`,
};

export default {
  'Why is a value in an error message shortened?': {
    says: "With the default threshold the message would read `expected [ 'novel', 'atlas', 'cookbook', …(3) ] to include 'diary'`.",
    test: `import { expect, test } from '@rstest/core';
const books = () => ['novel', 'atlas', 'cookbook', 'poems', 'comic', 'thriller'];
test('sells diaries', () => { expect(books()).toContain('diary'); });`,
    exitCode: 1,
    output: ["expected [ 'novel', 'atlas', 'cookbook', …(3) ] to include 'diary'"],
  },
  'How do I see the whole value in the message?': {
    heading: 'length-of-values-truncatethreshold',
    says: '`0` means that nothing is truncated.',
    files: { ...files, ...configFile('chaiConfig: { truncateThreshold: 0 }') },
    exitCode: 1,
    output: [
      "expected { items: [ 'pen', 'ink', 'paper', 'stamp', 'glue', 'tape' ] } to deeply equal",
    ],
  },
  'Does truncateThreshold shorten the difference below the message?': {
    heading: 'length-of-values-truncatethreshold',
    says: "The difference below the message isn't shortened:",
    files: { ...files, ...configFile('chaiConfig: { truncateThreshold: 10 }') },
    exitCode: 1,
    output: ['expected { …(1) } to deeply equal { …(1) }', '"stamp"'],
  },
  'What does showDiff: false remove?': {
    heading: 'lines-of-difference-showdiff',
    says: '`false` leaves out the difference with its `- Expected` and `+ Received` lines.',
    files: { ...files, ...configFile('chaiConfig: { showDiff: false }') },
    exitCode: 1,
    output: ['to deeply equal'],
    absent: ['- Expected', '+ Received'],
  },
  'Does showDiff: false hide the difference of a snapshot?': {
    heading: 'lines-of-difference-showdiff',
    says: 'Differences of snapshots are still shown.',
    files: { ...configFile('chaiConfig: { showDiff: false }') },
    test: `import { expect, test } from '@rstest/core';
test('label', () => { expect('new').toMatchInlineSnapshot('"old"'); });`,
    exitCode: 1,
    output: ['mismatched', '- Expected'],
  },
  'Do projects inherit chaiConfig?': {
    heading: 'lines-of-difference-showdiff',
    says: "With `projects`, set it in each project, because projects don't inherit it.",
    files: {
      ...files,
      ...configFile(
        `chaiConfig: { truncateThreshold: 0 }, projects: [{ name: 'shop', include: ['*.test.ts'] }]`,
      ),
    },
    exitCode: 1,
    output: ['…(4)'],
  },
  'Is the difference of large values printed whole?': {
    heading: 'length-of-values-truncatethreshold',
    says: "The difference below the message isn't shortened: it shows each line that differs with five lines around it, and the keys of objects in alphabetical order.",
    files: {
      'a.test.ts': `import { expect, test } from '@rstest/core';
const rows = (at: number) => Array.from({ length: 99 }, (_, i) => (i === at ? 'x'.repeat(99) : i));
test('list', () => { expect(rows(50)).toEqual(rows(-1)); });
test('keys', () => { expect({ b: 1, c: 2, a: 3 }).toEqual({ c: 4, b: 1, a: 3 }); });`,
    },
    exitCode: 1,
    output: [
      /@@.*@@\n +45,\n +46,\n +47,\n +48,\n +49,\n- +50,\n\+ +"x{99}",\n +51,/,
      /"a": 3,\n +"b": 1,\n- +"c": 4,\n\+ +"c": 2,/,
    ],
    absent: ['  44,', '  56,'],
  },
  'Can I choose how my objects are shown when an assertion fails?': {
    heading: 'lines-of-difference-showdiff',
    says: 'An object with a `toJSON` method is shown there as what that returns, so it can leave out what makes the difference long. Snapshot serializers change nothing there.',
    test: `import { expect, test } from '@rstest/core';
class Money { rates = ['long']; constructor(public cents: number) {} toJSON() { return { short: this.cents }; } }
expect.addSnapshotSerializer({ test: (value) => value instanceof Money, serialize: () => 'SERIALIZED' });
test('x', () => { expect([new Money(1)]).toEqual([new Money(2)]); });`,
    exitCode: 1,
    output: [/-\s+"short": 2,\s+\+\s+"short": 1,/],
    absent: ['"long"', /^.{0,8}SERIALIZED/m],
  },
  'Which side of the difference is which, and are spaces at the end of a line marked?': {
    heading: 'lines-of-difference-showdiff',
    says: "Lines with `-` are what the matcher asks for, its argument or the snapshot, and lines with `+` are what your code gave. Two lines that look alike often differ in spaces at their end, which aren't marked: print the value with `JSON.stringify` to see them.",
    files: {
      'a.test.ts': `${core}test('number', () => { expect(1).toEqual(2); });
test('call', () => { const pay = rs.fn(); pay('given'); expect(pay).toHaveBeenCalledWith('wanted'); });
test('snapshot', () => { expect('new\\nb').toMatchInlineSnapshot(\`
  "old
  b"
\`); });
test('space', () => { expect('spaced \\nb').toBe('spaced\\nb'); });`,
    },
    command:
      "npx rstest; npx rstest 2>&1 | node -e \"for (const line of require('fs').readFileSync(0, 'utf8').replaceAll(/\\x1b\\[\\d+m/g, '').split('\\n')) if (/^[-+] +spaced/.test(line)) console.log(JSON.stringify(line))\"",
    output: [
      /- 2\s+\+ 1/,
      /- +"wanted",\s+\+ +"given",/,
      /- "old\s+\+ "new/,
      '"- spaced"',
      '"+ spaced "',
    ],
  },
  'Does an option of chaiConfig make the report print the whole values?': {
    heading: 'length-of-values-truncatethreshold',
    says: 'No option makes it print the whole values; use `console.log` for that.',
    files: {
      'a.test.ts': `import { expect, test } from '@rstest/core';
const prices = (last: number) => [...Array(40).keys(), last].map((price) => 'price ' + price);
test('a', () => { console.log(prices(1)); expect(prices(100)).toEqual(prices(101)); });`,
      'rstest.config.mjs':
        'export default { chaiConfig: { truncateThreshold: 0, showDiff: true, includeStack: true } };',
    },
    command: 'npx rstest 2>&1 | sed "1,/Summary/d"',
    output: ['+   "price 100"', '   "price 36"'],
    absent: ['   "price 3",'],
  },
} satisfies Answers;
