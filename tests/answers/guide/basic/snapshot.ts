import { type Answers, core } from '../../../support/answers.ts';

const one =
  "import { expect, test } from '@rstest/core';\ntest('one', () => { expect(1).toMatchSnapshot(); });\n";

const stored = (value: string) => `// Rstest Snapshot v1\n\nexports[\`one 1\`] = \`${value}\`;\n`;

export default {
  'Why do two lines of a difference look alike?': {
    heading: 'when-a-snapshot-doesnt-match',
    says: "Two lines that look alike differ in spaces at their end, which an editor trims when it saves the file: store `text.replace(/ +$/gm, '')`.",
    test: `import { expect, test } from '@rstest/core';
const text = 'a  \\nb';
test('as it is', () => { expect(text).toMatchSnapshot(); });
test('stripped', () => { expect(text.replace(/ +$/gm, '')).toMatchSnapshot(); });`,
    command: "npx rstest && sed -i.bak 's/ *$//' __snapshots__/a.test.ts.snap; npx rstest",
    exitCode: 1,
    output: [
      'Snapshots 2 written',
      'Snapshot `as it is 1` mismatched',
      'Tests 1 failed | 1 passed',
    ],
  },
  'Does an inline snapshot count for the number of the next?': {
    heading: 'surprises',
    says: 'If you swap two calls, or insert one before another, even of `toMatchInlineSnapshot`, which counts as well, the test fails.',
    test: `import { expect, test } from '@rstest/core';
test('a', () => { expect(1).toMatchInlineSnapshot('1'); expect(2).toMatchSnapshot(); });`,
    command: 'npx rstest && cat __snapshots__/a.test.ts.snap',
    output: ['a 2`] = `2`;'],
  },
  'Is a new snapshot written if its test fails?': {
    heading: 'what-is-written-when',
    says: 'A new snapshot is written even if its test fails after it.',
    test: `import { expect, test } from '@rstest/core';
test('a', () => { expect(1).toMatchSnapshot(); throw new Error('later'); });`,
    command: 'npx rstest; cat __snapshots__/a.test.ts.snap',
    output: ['later', 'Tests 1 failed', 'a 1`] = `1`;'],
  },
  'Why does CI miss snapshots although they are committed?': {
    heading: 'what-is-written-when',
    says: 'Or CI also runs a copy of the test in a directory of its build, which has no snapshots: exclude it.',
    files: {
      'a.test.ts': one,
      'build/a.test.ts': one,
      '__snapshots__/a.test.ts.snap': stored('1'),
    },
    command: "CI=1 npx rstest; CI=1 npx rstest --exclude '**/build/**'",
    output: [/✗ build\/a\.test\.ts[\s\S]*Tests 1 failed \| 1 passed[\s\S]*Tests 1 passed/],
  },
  'Does a missing snapshot fail in CI?': {
    heading: 'what-is-written-when',
    says: [
      'with `CI` set · test fails · test fails · reported as obsolete, test passes',
      'a test without its snapshot fails with `mismatched`.',
    ],
    elsewhere: { '/guide/migration/jest-differences': 'In CI the test fails.' },
    test: one,
    command: 'CI=true npx rstest',
    exitCode: 1,
    output: ['Snapshot `one 1` mismatched', 'Snapshots 1 failed'],
  },
  'Is a missing snapshot written on my machine?': {
    heading: 'what-is-written-when',
    says: [
      'on your machine · written, test passes · test fails · reported as obsolete, test passes',
    ],
    test: one,
    command: 'npx rstest && cat __snapshots__/a.test.ts.snap',
    output: ['Snapshots 1 written', 'exports[`one 1`] = `1`;'],
  },
  'Does an obsolete snapshot fail the run?': {
    heading: 'what-is-written-when',
    says: [
      'An obsolete snapshot never fails a run, not even in CI.',
      'The summary names it; remove it with `-u`.',
    ],
    files: {
      'a.test.ts': one,
      '__snapshots__/a.test.ts.snap': `${stored('1')}\nexports[\`gone 1\`] = \`2\`;\n`,
    },
    output: ['Snapshots 1 obsolete', 'Tests 1 passed'],
  },
  'Does -u overwrite a snapshot that differs?': {
    heading: 'what-is-written-when',
    says: [
      'with `-u` · written · overwritten · removed',
      "It rewrites every snapshot of the run that doesn't match, including those that you didn't look at.",
    ],
    files: { 'a.test.ts': one, '__snapshots__/a.test.ts.snap': stored('2') },
    command: 'npx rstest -u && cat __snapshots__/a.test.ts.snap',
    output: ['Snapshots 1 updated', 'exports[`one 1`] = `1`;'],
  },
  'Does -u remove the snapshot file of a deleted test file?': {
    heading: 'what-is-written-when',
    says: "When you delete or rename a test file, do the same with its `.snap` file. `-u` doesn't.",
    files: { 'a.test.ts': one, '__snapshots__/gone.test.ts.snap': stored('1') },
    command:
      'npx rstest -u && ls __snapshots__; mv a.test.ts b.test.ts; echo ALONE; CI=1 npx rstest; mv __snapshots__/a.test.ts.snap __snapshots__/b.test.ts.snap; echo BOTH; CI=1 npx rstest',
    output: [
      /gone\.test\.ts\.snap\n[\s\S]*ALONE[\s\S]*Tests 1 failed[\s\S]*BOTH[\s\S]*Tests 1 passed/,
    ],
  },
  'May an inline snapshot stand in a loop?': {
    heading: 'keep-a-snapshot-inside-the-test',
    says: 'In `test.each` or a loop, equal values are fine, and different ones fail with `toMatchInlineSnapshot with different snapshots cannot be called at the same location`:',
    test: "import { expect, test } from '@rstest/core';\ntest('one', () => { for (const n of [1, 2]) expect(n).toMatchInlineSnapshot(); });",
    exitCode: 1,
    output: [
      'toMatchInlineSnapshot with different snapshots cannot be called at the same location',
    ],
  },
  'Which snapshot does a retried test look for?': {
    heading: 'what-is-written-when',
    says: 'if the first attempt looked for `receipt 1`, the second looks for `receipt 2`.',
    files: {
      'a.test.ts':
        "import { expect, test } from '@rstest/core';\nlet attempt = 0;\ntest('one', () => { expect(1).toMatchSnapshot(); attempt += 1; if (attempt === 1) throw new Error('first'); });\n",
      '__snapshots__/a.test.ts.snap': stored('1'),
    },
    command: 'CI=true npx rstest --retry=1',
    exitCode: 1,
    output: ['Snapshot `one 2` mismatched'],
  },
  'Does toThrowErrorMatchingInlineSnapshot work with .rejects?': {
    heading: 'snapshot-an-error',
    says: [
      'For a promise, put `rejects` in front',
      'The snapshot holds the name and the message of the error, of a subclass that sets no `name` as well: `[Error: sold out]`.',
    ],
    test: `import { expect, test } from '@rstest/core';
class StockError extends Error {}
test('b', () => expect(() => { throw new StockError('sold out'); }).toThrowErrorMatchingInlineSnapshot(\`[Error: sold out]\`));
test('a', async () => {
  await expect(Promise.reject(new TypeError('bad'))).rejects.toThrowErrorMatchingInlineSnapshot();
});`,
    command: 'npx rstest && cat a.test.ts',
    output: ['toThrowErrorMatchingInlineSnapshot(`[TypeError: bad]`)'],
  },
  'Where does the path of toMatchFileSnapshot start?': {
    heading: 'keep-a-snapshot-in-its-own-file',
    says: 'A relative path starts at the directory of the test file, wherever you started the run.',
    files: {
      'src/a.test.ts':
        "import { expect, test } from '@rstest/core'; test('a', () => expect('hi').toMatchFileSnapshot('plain.html'));",
      'deep/empty': '',
    },
    command: 'cd deep && npx rstest --root .. && ls ../src',
    output: ['plain.html'],
  },
  'Can I use toMatchInlineSnapshot in test.each?': {
    heading: 'keep-a-snapshot-inside-the-test',
    says: 'equal values are fine, and different ones fail with `toMatchInlineSnapshot with different snapshots cannot be called at the same location`',
    files: {
      'same.test.ts':
        "import { expect, test } from '@rstest/core'; test.each([1, 1])('a %#', (n) => { expect(n).toMatchInlineSnapshot(); });",
      'other.test.ts':
        "import { expect, test } from '@rstest/core'; test.each([1, 2])('a %#', (n) => { expect(n).toMatchInlineSnapshot(); });",
    },
    exitCode: 1,
    output: [
      '✓ same.test.ts',
      'toMatchInlineSnapshot with different snapshots cannot be called at the same location',
    ],
  },
  'How do I fail CI when a snapshot is obsolete, and which one is it?': {
    heading: 'what-is-written-when',
    says: 'To fail CI, write the [JSON report](/guide/basic/reporters#write-a-report-to-a-file) and read its count: `node -e "process.exit(Number(require(\'./result.json\').snapshot.unchecked > 0))"`. Files and names are in `snapshot.uncheckedKeysByFile`.',
    files: {
      'rstest.config.mjs':
        "export default { reporters: ['default', ['json', { outputPath: 'result.json' }]] };",
      'a.test.ts': one,
      '__snapshots__/a.test.ts.snap': `${stored('1')}\nexports[\`gone 1\`] = \`2\`;\n`,
    },
    command:
      'CI=true npx rstest && node -e "console.log(require(\'./result.json\').snapshot.uncheckedKeysByFile[0])" && node -e "process.exit(Number(require(\'./result.json\').snapshot.unchecked > 0))"',
    exitCode: 1,
    output: ['Snapshots 1 obsolete', 'gone 1', /filePath: '.*a\.test\.ts',\s+keys: \[ 'gone 1' \]/],
  },
  'How is an inline snapshot indented, does it need Prettier, and are old ones moved?': {
    heading: 'keep-a-snapshot-inside-the-test',
    says: 'A value that stands further left or right still compares as equal, as long as its lines are moved alike, and it stays there.',
    test: `import { describe, expect, test } from '@rstest/core';
describe('a', () => {
  test('b', () => {
    expect([1]).toMatchInlineSnapshot();
    expect([2]).toMatchInlineSnapshot(\`
[
  2,
]
\`);
    expect([3]).toMatchInlineSnapshot(\`
          [
            3,
          ]
      \`);
  });
});
`,
    command: "npx rstest -u && sed -n '4,19p' a.test.ts | tr ' ' '.'",
    output: [
      ...['....expect([1]).toMatchInlineSnapshot(`', '......[', '........1,', '[ ..2, ]'],
      /^ *\.{10}\[$/m,
    ],
  },
  'What about CRLF, two tests of one name, a name for the snapshot, plain values and a matcher of my own?':
    {
      heading: 'surprises',
      says: [
        'Tests with the same full name share one counter.',
        'If you swap two calls, or insert one before another, even of `toMatchInlineSnapshot`, which counts as well, the test fails.',
      ],
      test: `import { expect, test } from '@rstest/core';
expect.extend({ toMatchTrimmed(received: string) {
  expect(received.trim()).toMatchSnapshot();
  return { pass: true, message: () => '' };
} });
test('total', () => { expect('first').toMatchSnapshot(); });
test('total', () => { expect('second').toMatchSnapshot(); });
test('named', () => { expect(3).toMatchSnapshot('price'); });
test('plain', () => { expect({ status: 'open', id: 4 }).toMatchSnapshot({ status: 'open' }); });
test('own', () => { (expect(' hi ') as any).toMatchTrimmed(); });
test('lines', () => { expect('a\\r\\nb').toMatchSnapshot(); });
`,
      command:
        "npx rstest && cat __snapshots__/a.test.ts.snap && sed -i 's/a.r.nb/a\\\\nb/' a.test.ts && grep lines a.test.ts && CI=true npx rstest && sed -i 's/$/\\r/' __snapshots__/a.test.ts.snap && CI=true npx rstest && sed -i 's/first/third/; s/second/first/; s/third/second/' a.test.ts && echo SWAPPED && CI=true npx rstest; echo CODE $?",
      output: [
        'exports[`total 1`] = `"first"`;',
        'exports[`total 2`] = `"second"`;',
        'exports[`named > price 1`] = `3`;',
        '"status": "open"',
        'exports[`own 1`] = `"hi"`;',
        "expect('a\\nb')",
        /SWAPPED[\s\S]*Snapshot `total 1` mismatched[\s\S]*Snapshot `total 2` mismatched[\s\S]*CODE 1/,
      ],
      absent: [/failed[\s\S]*SWAPPED/],
    },
  'What fails when a field that nobody tests changes?': {
    heading: 'when-not-to-use-a-snapshot',
    says: [
      'A snapshot of a large object fails for many reasons',
      'Assert the two fields that you care about with `toMatchObject`',
    ],
    files: {
      'order.ts':
        "export const order = () => ({ id: 'A-1', total: 1250, currency: 'EUR', carrier: process.env.CARRIER });",
      'a.test.ts': `import { expect, test } from '@rstest/core';
import { order } from './order';
test('whole', () => { expect(order()).toMatchSnapshot(); });
test('two fields', () => { expect(order()).toMatchObject({ total: 1250, currency: 'EUR' }); });`,
    },
    command: 'CARRIER=post npx rstest && CARRIER=bike npx rstest',
    exitCode: 1,
    output: [/Tests 2 passed[\s\S]*FAIL +a\.test\.ts > whole[\s\S]*Tests 1 failed \| 1 passed/],
  },
  'Where does toMatchInlineSnapshot in a helper function write?': {
    heading: 'keep-a-snapshot-inside-the-test',
    says: 'A helper function that calls `toMatchInlineSnapshot` is one location for all its callers,',
    test: "import { expect, test } from '@rstest/core';\nconst same = (value: number) => expect(value).toMatchInlineSnapshot();\ntest('a', () => same(1));\ntest('b', () => same(2));",
    output: [
      'toMatchInlineSnapshot with different snapshots cannot be called at the same location',
      'Tests 1 failed | 1 passed',
    ],
    exitCode: 1,
  },
  'Where do the snapshots of a helper file that several tests import go?': {
    heading: 'keep-a-snapshot-inside-the-test',
    says: 'and the value is written into its file; `toMatchSnapshot` there writes to the `.snap` file of each test file that calls it.',
    files: {
      'shared.ts':
        "import { expect, test } from '@rstest/core';\nexport const both = () => test('both', () => { expect(7).toMatchInlineSnapshot(); expect(8).toMatchSnapshot(); });",
      'a.test.ts': "import { both } from './shared'; both();",
      'b.test.ts': "import { both } from './shared'; both();",
    },
    command: 'npx rstest && cat shared.ts && grep 8 __snapshots__/*',
    output: [
      'toMatchInlineSnapshot(`7`)',
      'a.test.ts.snap:exports[`both 2`] = `8`;',
      'b.test.ts.snap:exports[`both 2`] = `8`;',
    ],
  },
  'Why does CI pass although a snapshot failed?': {
    heading: 'when-a-snapshot-doesnt-match',
    says: 'If a `try`/`catch` swallows that error, the summary says `Snapshots 1 failed`, but the test passes and the exit code is 0, even in CI.',
    files: {
      'a.test.ts': `import { expect, test } from '@rstest/core';
test('one', async () => { try { KIND } catch {} });`,
      '__snapshots__/a.test.ts.snap': stored('2'),
      'out.txt': '2',
    },
    command: `for kind in 'expect(1).toMatchSnapshot()' 'expect(1).toMatchInlineSnapshot(\`2\`)' 'await expect("1").toMatchFileSnapshot("./out.txt")'; do sed "s|KIND|$kind|" a.test.ts > b.test.ts; mv b.test.ts kind.txt; cp a.test.ts keep.txt; cp kind.txt a.test.ts; CI=true npx rstest; echo EXIT $?; npx rstest; echo EXIT $?; cp keep.txt a.test.ts; done`,
    output: [/(Snapshots 1 failed[\s\S]*?Tests 1 passed[\s\S]*?EXIT 0[\s\S]*?){6}/],
  },
  'How can a test know whether toMatchSnapshot matched, and does it stop there?': {
    heading: 'when-a-snapshot-doesnt-match',
    says: 'and ends there: snapshot matchers throw, with `expect.soft` too.',
    elsewhere: {
      '/api/test-api/expect':
        'Snapshot matchers count as plain ones: `expect.soft(order).toMatchSnapshot()` ends the test when it fails.',
    },
    files: {
      'a.test.ts': `import { expect, test } from '@rstest/core';
const stop = (name: string, check: () => void) => { try { check(); console.log(name, 'goes on'); } catch { console.log(name, 'throws'); } };
test('one', () => {
  stop('FILE', () => expect(1).toMatchSnapshot());
  stop('SOFT INLINE', () => expect.soft(1).toMatchInlineSnapshot('2'));
  stop('SOFT BE', () => expect.soft(1).toBe(2));
  expect.soft(1).toMatchSnapshot(); console.log('never');
});`,
      '__snapshots__/a.test.ts.snap': `${stored('2')}\nexports[\`one 3\`] = \`2\`;\n`,
    },
    exitCode: 1,
    output: ['FILE throws', 'SOFT INLINE throws', 'SOFT BE goes on'],
    absent: [/^never/m],
  },
  'What does toMatchFileSnapshot write for an object?': {
    heading: 'keep-a-snapshot-in-its-own-file',
    says: 'A string is written as it is, without serializers; any other value as in a `.snap` file, with them',
    test: `import { expect, test } from '@rstest/core';
test('files', async () => {
  await expect('say "hi"').toMatchFileSnapshot('./a.txt');
  await expect({ a: 'hi' }).toMatchFileSnapshot('./b.txt');
});`,
    command: 'npx rstest; cat a.txt b.txt',
    output: ['say "hi"{\n  "a": "hi",\n}'],
  },
  'Can several tests compare with one snapshot?': {
    heading: 'keep-a-snapshot-in-its-own-file',
    says: [
      'Tests that name the same file share it, as when several must give one result.',
      'The run that writes it, and one with `-u`, keeps the last value and passes whatever the others are: run once more.',
    ],
    files: {
      'receipt.txt': 'paid',
      'a.test.ts':
        "import { expect, test } from '@rstest/core';\ntest.each(['paid', 'paid', 'open'])('%# %s', async (text) => { await expect(text).toMatchFileSnapshot('./receipt.txt'); });",
    },
    command:
      'npx rstest; npx rstest -u && cat receipt.txt; rm receipt.txt; npx rstest && cat receipt.txt; npx rstest',
    exitCode: 1,
    output: [
      /Tests 1 failed \| 2 passed[\s\S]*Tests 3 passed[\s\S]*open[\s\S]*Tests 3 passed[\s\S]*open[\s\S]*Tests 2 failed \| 1 passed/,
    ],
  },
  'Can I add a snapshot to every test without writing it in each?': {
    heading: 'write-your-first-snapshot',
    says: 'For a snapshot of every test, call `toMatchSnapshot` in `afterEach`, with a variable that the tests set: each is stored under the name of its test.',
    test: "import { afterEach, expect, test } from '@rstest/core';\nlet result: unknown;\nafterEach(() => { expect(result).toMatchSnapshot(); });\ntest('one', () => { result = 1; });\ntest('two', () => { result = 2; });\n",
    command: 'npx rstest && cat __snapshots__/a.test.ts.snap',
    output: ['exports[`one 1`] = `1`;', 'exports[`two 1`] = `2`;'],
  },
  'Are .snap files written at every run, though nothing changed?': {
    heading: 'write-your-first-snapshot',
    says: "A run that changes no value doesn't write the file again, unless it has `\\r\\n` or a formatter has changed it.",
    files: { 'a.test.ts': one, '__snapshots__/a.test.ts.snap': stored('1') },
    command:
      'touch -d 2001-02-03 __snapshots__/a.test.ts.snap && npx rstest -u && date -r __snapshots__/a.test.ts.snap +AT-%F; sed -i "s/;$//" __snapshots__/a.test.ts.snap; grep -c ";$" __snapshots__/a.test.ts.snap; npx rstest; grep -c ";$" __snapshots__/a.test.ts.snap',
    output: [/AT-2001-02-03\n0\n[\s\S]*\n1\s*$/],
  },
  'Are snapshots obsolete when a test fails, times out or test.only is used, and does -u remove them?':
    {
      heading: 'what-is-written-when',
      says: "A test that fails, times out or is skipped, by `test.skip`, `test.only` or `-t`, keeps its snapshots, because Rstest can't know whether they're still used: they aren't reported as obsolete, and `-u` doesn't remove them",
      files: Object.fromEntries(
        [
          ['fails', "test('two', () => { throw new Error(); });"],
          ['late', "test('two', () => new Promise(() => {}), 20);"],
          ['only', "test.only('two', () => {});"],
          ['skip', "test.skip('two', () => {});"],
        ].flatMap(([name, test]) => [
          [`${name}.test.ts`, `${one}${test}`],
          [`__snapshots__/${name}.test.ts.snap`, `${stored('1')}\nexports[\`two 1\`] = \`1\`;\n`],
        ]),
      ),
      command: 'npx rstest; npx rstest -u; grep -l two __snapshots__/*',
      output: ['fails', 'late', 'only', 'skip'].map((name) => `${name}.test.ts.snap`),
      absent: ['obsolete', 'removed'],
    },
  'How do I run the tests without comparing snapshots?': {
    heading: 'what-is-written-when',
    says: "To run without comparing, replace the matcher in a setup file: `if (process.env.NO_SNAPSHOTS) expect.extend({ toMatchSnapshot: () => ({ pass: true, message: () => '' }) })`. The run reports its snapshots as obsolete, so leave `-u` out.",
    files: {
      'rstest.config.ts': "export default { setupFiles: ['./setup.ts'] };",
      'setup.ts':
        "import { expect } from '@rstest/core';\nif (process.env.NO_SNAPSHOTS) expect.extend({ toMatchSnapshot: () => ({ pass: true, message: () => '' }) });",
      'a.test.ts': one,
      '__snapshots__/a.test.ts.snap': stored('2'),
    },
    command: 'npx rstest || NO_SNAPSHOTS=1 npx rstest',
    output: ['Snapshot `one 1` mismatched', /Snapshots 1 obsolete[\s\S]*Tests 1 passed/],
  },
  'How do I store only the difference of two states in a snapshot?': {
    heading: 'surprises',
    says: 'To store the change between two states, store `stripVTControlCharacters(this.utils.diff(before, after))` there;',
    test: `import { stripVTControlCharacters } from 'node:util';
import { expect, test } from '@rstest/core';
expect.extend({
  toMatchChange(after: unknown, before: unknown) {
    expect(stripVTControlCharacters(this.utils.diff(before, after)!)).toMatchSnapshot();
    return { pass: true, message: () => '' };
  },
});
test('x', () => { (expect({ sum: 2 }) as any).toMatchChange({ sum: 1 }); });`,
    command: 'npx rstest && cat __snapshots__/a.test.ts.snap',
    output: ['exports[`x 1`]', '-   "sum": 1,', '+   "sum": 2,'],
  },
  'Why does a snapshot in waitFor hold the wrong value?': {
    heading: 'surprises',
    says: "In `rs.waitFor` or Testing Library's `waitFor`, a new snapshot takes the first value, however early. Later, each further try asks for the next number and, on your machine, writes it, so the test passes with a wrong value.",
    test: `${core}import { waitFor } from '@testing-library/dom';
const wait = async (how: (check: () => void) => Promise<void>) => {
  let state = 'early';
  setTimeout(() => { state = 'late'; }, 500);
  await how(() => expect(state).toMatchSnapshot());
};
test('rs', () => wait(rs.waitFor));
test('library', () => wait(waitFor));`,
    command:
      'npx rstest --testEnvironment=happy-dom && sed -i s/early/late/ __snapshots__/* && npx rstest --testEnvironment=happy-dom && cat __snapshots__/*',
    output: [
      'Snapshots 2 written',
      'exports[`rs 1`] = `"late"`;',
      'exports[`rs 2`] = `"early"`;',
      'exports[`library 2`] = `"early"`;',
    ],
  },
  'Does toMatchFileSnapshot use my serializers?': {
    heading: 'keep-a-snapshot-in-its-own-file',
    says: 'A string is written as it is, without serializers; any other value as in a `.snap` file, with them',
    files: {
      'a.test.ts': `import { expect, test } from '@rstest/core';
expect.addSnapshotSerializer({ test: (v) => typeof v === 'string' || v instanceof URL, print: (v) => 'OWN ' + String(v) });
test('files', async () => { await expect('text').toMatchFileSnapshot('./s.txt'); await expect(new URL('https://a.example/')).toMatchFileSnapshot('./u.txt'); });`,
    },
    command: 'npx rstest && echo "S $(cat s.txt)" && echo "U $(cat u.txt)"',
    output: ['S text\n', 'U OWN https://a.example/'],
  },
  'Are inline snapshots updated in a file with JSX?': {
    heading: 'keep-a-snapshot-inside-the-test',
    says: 'Rstest indents the value like the code around it, in a file with JSX too, and needs no Prettier.',
    files: {
      'rstest.config.ts':
        "import { pluginReact } from '@rsbuild/plugin-react';\nexport default { plugins: [pluginReact()] };",
      'a.test.tsx': `import { expect, test } from '@rstest/core';
test('props', () => {
  expect((<p title="a">b</p>).props).toMatchInlineSnapshot(\`"old"\`);
});`,
    },
    command: 'npx rstest -u && cat a.test.tsx',
    output: ['1 updated', '    {\n      "children": "b",\n      "title": "a",\n    }\n  `);'],
  },
  'What becomes of the stored entry when a snapshot moves into the test?': {
    heading: 'what-is-written-when',
    says: 'reported as obsolete, test passes',
    files: {
      'a.test.ts':
        "import { expect, test } from '@rstest/core';\ntest('one', () => { expect(1).toMatchInlineSnapshot(`1`); });\n",
      '__snapshots__/a.test.ts.snap': stored('1'),
    },
    command: 'npx rstest && npx rstest -u && echo "LEFT $(ls __snapshots__)"',
    output: ['1 obsolete', '1 files removed', /LEFT\s*$/],
  },
  'A snapshot that is committed is said to be missing in CI': {
    heading: 'what-is-written-when',
    says: "If it's there, the name differs: the message says which one was looked for, and a date, a path or a version in the name of a test makes it another in CI.",
    test: `import { expect, test } from '@rstest/core';
test('prints on ' + process.env.DAY, () => { expect('x').toMatchSnapshot(); });`,
    command: 'DAY=Mon npx rstest -u; DAY=Tue CI=1 npx rstest; grep exports __snapshots__/*',
    output: [
      'Snapshots 1 written',
      'Snapshot `prints on Tue 1` mismatched',
      'exports[`prints on Mon 1`]',
    ],
  },
  'What is the first line of a .snap file for?': {
    heading: 'write-your-first-snapshot',
    says: 'Its first line, `// Rstest Snapshot v1`, is only a heading: without it, or with that of Jest, the values count as well, and a run on your machine puts it back.',
    test: `import { expect, test } from '@rstest/core';
test('a', () => expect(1).toMatchSnapshot());`,
    files: {
      '__snapshots__/a.test.ts.snap':
        '// Jest Snapshot v1, https://goo.gl/fbAQLP\n\nexports[`a 1`] = `1`;\n',
      'none.test.ts': `import { expect, test } from '@rstest/core';
test('a', () => expect(1).toMatchSnapshot());`,
      '__snapshots__/none.test.ts.snap': 'exports[`a 1`] = `2`;\n',
    },
    command: 'CI=true npx rstest; npx rstest; head -1 __snapshots__/a.test.ts.snap',
    output: ['1 failed | 1 passed', '// Rstest Snapshot v1'],
    absent: ['written'],
  },
  'Does toMatchFileSnapshot tell line endings apart?': {
    heading: 'surprises',
    says: 'For `toMatchFileSnapshot` they differ, unless the file has `\\r\\n` and the value `\\n`.',
    files: { 'lf.txt': 'a\nb', 'crlf.txt': 'a\r\nb' },
    test: `import { expect, test } from '@rstest/core';
for (const [name, value, file] of [['crlf in lf', 'a\\r\\nb', 'lf'], ['cr in lf', 'a\\rb', 'lf'], ['lf in crlf', 'a\\nb', 'crlf']] as const)
  test(name, () => expect(value).toMatchFileSnapshot(file + '.txt'));`,
    exitCode: 1,
    output: ['✗ crlf in lf', '✗ cr in lf', '✓ lf in crlf'],
  },
  'Does a snapshot tell a carriage return from a line feed?': {
    heading: 'surprises',
    says: '`\\r\\n`, `\\r` and `\\n` are equal, in the value and in the `.snap` file.',
    test: `import { expect, test } from '@rstest/core';
test('a', () => expect('a' + JSON.parse(process.env.END!) + 'b').toMatchSnapshot());`,
    command: `for end in '"\\n"' '"\\r"' '"\\r\\n"'; do END=$end npx rstest || exit 1; done`,
    output: [/(Tests 1 passed[\s\S]*){3}/],
  },
  'Are the snapshots in the file sorted by name or in the order of the tests?': {
    heading: 'surprises',
    says: 'Entries of a `.snap` file are sorted by name, `page 9` before `page 10`.',
    test: `import { expect, test } from '@rstest/core';
for (const name of ['zebra', 'page 10', 'page 9', 'apple']) test(name, () => { expect(name.length).toMatchSnapshot(); });`,
    command: 'CI= npx rstest; grep -o "exports.*" __snapshots__/*.snap',
    output: [/apple 1[\s\S]*page 9 1[\s\S]*page 10 1[\s\S]*zebra 1/],
  },
  'May a matcher of mine call toMatchInlineSnapshot?': {
    heading: 'surprises',
    says: "Don't call `toMatchInlineSnapshot()` there: it stores nothing, any value may pass on your machine, and the next inline snapshot below the use of the matcher is overwritten or broken. Write a function instead, `expect(outline(page)).toMatchInlineSnapshot()`.",
    files: {
      'setup.ts': `import { expect } from '@rstest/core';
expect.extend({
  toShow(page: string) {
    expect(page.toUpperCase()).toMatchInlineSnapshot();
    return { pass: true, message: () => '' };
  },
});`,
      'rstest.config.ts': "export default { setupFiles: ['./setup.ts'] };",
      'any.test.ts': `import { expect, test } from '@rstest/core';
test('a', () => { (expect('page') as any).toShow(); });
test('b', () => { (expect('other') as any).toShow(); });`,
      'below.test.ts': `import { expect, test } from '@rstest/core';
test('a', () => { (expect('page') as any).toShow(); });
test('b', () => { expect('stored').toMatchInlineSnapshot(\`"stored"\`); });`,
      'broken.test.ts': `import { expect, test } from '@rstest/core';
test('a', () => { (expect('page') as any).toShow(); });
test('b', () => { expect('new').toMatchInlineSnapshot(); });`,
      'outline.test.ts': `import { expect, test } from '@rstest/core';
const outline = (page: string) => page.toUpperCase();
test('a', () => { expect(outline('page')).toMatchInlineSnapshot(); });`,
    },
    command: 'unset CI; npx rstest; grep -h toMatchInlineSnapshot setup.ts *.test.ts',
    output: [
      'Tests 7 passed',
      'expect(page.toUpperCase()).toMatchInlineSnapshot();',
      'expect(\'stored\').toMatchInlineSnapshot(`"PAGE"`)',
      'expect(\'new\').toMatchInlineSnapshot(`"PAGE"``"new"`)',
      'expect(outline(\'page\')).toMatchInlineSnapshot(`"PAGE"`)',
    ],
  },
  'Under which name does a concurrent test store a snapshot?': {
    heading: 'surprises',
    says: "In concurrent tests, take `expect` from the context, `test('total', async ({ expect }) => …)`, and for a table from `test.for`. The imported one may store `toMatchSnapshot` under the name of another test, the one that started last, so that values swap when you reorder the tests.",
    elsewhere: { '/guide/write/async': 'and for snapshots they need `expect` from the context.' },
    test: `import { describe, expect, test } from '@rstest/core';
describe.concurrent('imported', () => {
  test('one', () => { expect('value one').toMatchSnapshot(); });
  test('two', () => { expect('value two').toMatchSnapshot(); });
});
test('between', () => {});
describe.concurrent('own', () => {
  test('one', ({ expect: own }) => { own('value one').toMatchSnapshot(); });
  test('two', ({ expect: own }) => { own('value two').toMatchSnapshot(); });
  test.for([3, 4])('number %s', async (n, { expect: own }) => {
    await new Promise((done) => setTimeout(done, 50 - 10 * n));
    own('value ' + n).toMatchSnapshot();
  });
});
`,
    command: 'npx rstest && cat __snapshots__/a.test.ts.snap',
    output: [
      'exports[`imported > two 1`] = `"value one"`;\n\nexports[`imported > two 2`] = `"value two"`;',
      'exports[`own > number 3 1`] = `"value 3"`;\n\nexports[`own > number 4 1`] = `"value 4"`;\n\nexports[`own > one 1`] = `"value one"`;\n\nexports[`own > two 1`] = `"value two"`;',
    ],
    absent: ['exports[`imported > one'],
  },
  'Why does a snapshot fail in a concurrent test that waits?': {
    heading: 'surprises',
    says: 'It may also fail with `cannot be used without test context`, because one of the tests has ended before.',
    test: `import { describe, expect, test } from '@rstest/core';
describe.concurrent('imported', () => {
  test('slow', async () => {
    await new Promise((done) => setTimeout(done, 60));
    expect(1).toMatchSnapshot();
  });
  test('fast', () => { expect(2).toMatchSnapshot(); });
});
describe.concurrent('the last one still runs', () => {
  test('first', async () => {
    await new Promise((done) => setTimeout(done, 60));
    expect(1).toMatchSnapshot();
  });
  test('second', () => {});
  test('last', async () => { await new Promise((done) => setTimeout(done, 200)); });
});
`,
    exitCode: 1,
    output: [
      /(?:✗ [^\n]*\n *'toMatchSnapshot' cannot be used without test context[\s\S]*){2}Tests 2 failed \| 3 passed/,
    ],
  },
  'What does a file snapshot hold that nobody awaits?': {
    heading: 'keep-a-snapshot-in-its-own-file',
    says: 'Without `await`, Rstest prints `was not awaited` and may read an element too late: if the test empties the document right after the call, the file holds `<body />`.',
    test: `// @rstest-environment happy-dom
import { expect, test } from '@rstest/core';
test.each(['late', 'kept', 'later'])('%s', async (name) => {
  document.body.innerHTML = '<p>Atlas</p>';
  const stored = expect(document.body).toMatchFileSnapshot('./' + name + '.txt');
  if (name === 'kept') await stored;
  if (name === 'later') await new Promise((done) => setTimeout(done, 100));
  document.body.replaceChildren();
});
`,
    command:
      'npx rstest; for name in late kept later; do echo; echo "$name: $(cat $name.txt)"; done; rm *.txt; sed -i s/happy-dom/jsdom/ a.test.ts; npx rstest; echo "jsdom: $(cat late.txt)"',
    output: [
      'was not awaited',
      'late: <body />',
      /kept: <body>\s+<p>\s+Atlas/,
      /later: <body>\s+<p>\s+Atlas/,
      'jsdom: <body />',
    ],
  },
  'Where does test.each store the snapshot of each row?': {
    heading: 'keep-a-snapshot-inside-the-test',
    says: [
      'use `toMatchSnapshot` there, which stores each row of a table under its title.',
      'equal ones are numbered in the order of the calls, so a concurrent or retried row can take the number of another.',
    ],
    test: "import { expect, test } from '@rstest/core';\ntest.each(['a', 'b'])('row %s', (row) => { expect(row.toUpperCase()).toMatchSnapshot(); });\ntest.each(['c', 'd'])('same', (row) => { expect(row.toUpperCase()).toMatchSnapshot(); });\ntest.concurrent.for(['slow', 'quick'])('beside', async (row, { expect }) => { await new Promise((go) => setTimeout(go, row === 'slow' ? 200 : 1)); expect(row).toMatchSnapshot(); });\nlet runs = 0;\ntest.each(['e', 'f'])('again', { retry: 1 }, (row) => { expect(row).toMatchSnapshot(); if (runs++ === 0) throw new Error('first'); });\n",
    command: 'npx rstest && cat __snapshots__/a.test.ts.snap',
    output: [
      'exports[`row a 1`] = `"A"`;',
      'exports[`row b 1`] = `"B"`;',
      'exports[`same 1`] = `"C"`;',
      'exports[`same 2`] = `"D"`;',
      'exports[`beside 1`] = `"quick"`;',
      'exports[`beside 2`] = `"slow"`;',
      'exports[`again 2`] = `"e"`;',
      'exports[`again 3`] = `"f"`;',
    ],
  },
  "May toMatchFileSnapshot name the test's own .snap file?": {
    heading: 'keep-a-snapshot-in-its-own-file',
    says: "Don't name the test's own `.snap` file: it's reported as obsolete, and `-u` removes it in every other run.",
    test: "import { expect, test } from '@rstest/core';\ntest('a', async () => { await expect('A').toMatchFileSnapshot('./__snapshots__/a.test.ts.snap'); });\n",
    command:
      'npx rstest; npx rstest; for run in 1 2 3; do npx rstest -u > /dev/null; echo RUN $run $(ls __snapshots__); done',
    output: [
      /Snapshots 1 written[\s\S]*1 files obsolete[\s\S]*RUN 1\nRUN 2 a\.test\.ts\.snap\nRUN 3$/m,
    ],
  },
  'How do I update one test, and keep what CI received?': {
    heading: 'when-a-snapshot-doesnt-match',
    says: "Narrow it first to a file, `npx rstest receipt -u`, or with `-t 'lists the items'` to a test.",
    elsewhere: {
      '/config/test/update':
        'let a separate job run `npx rstest -u; git diff > snapshots.patch` and keep the patch, which `git apply` takes.',
    },
    test: "import { expect, test } from '@rstest/core';\nfor (const name of ['one', 'two']) test(name, () => { expect(process.env.NOW).toMatchSnapshot(); });\n",
    command: `NOW=old npx rstest > /dev/null; git init -q . && git add a.test.ts __snapshots__ && git -c user.name=a -c user.email=a@b.c commit -qm one
NOW=new npx rstest -u -t two > /dev/null; git diff | grep '^+exports'; git checkout -q .
CI=1 NOW=new npx rstest -u > /dev/null; git diff > snapshots.patch; git checkout -q .; git apply snapshots.patch; echo APPLIED; git diff | grep '^+exports'`,
    output: [
      /^\+exports\[`two 1`\] = `"new"`;\nAPPLIED\n\+exports\[`one 1`[^\n]*\n\+exports\[`two 1`/m,
    ],
  },
  'Is the file of a toMatchFileSnapshot removed with its test?': {
    heading: 'what-is-written-when',
    says: "The file of a `toMatchFileSnapshot` that no test calls anymore is neither reported nor removed, either: delete these files and run all tests, and Git lists those that weren't written again.",
    files: {
      'a.test.ts': one,
      'c.test.ts': `${core}test('c', async () => { await expect('C').toMatchFileSnapshot('./c.html'); });`,
      'gone.html': 'old',
      '__snapshots__/a.test.ts.snap': stored('1'),
    },
    command: `echo "test.runIf(process.env.ALL)('file', async () => { await expect('B').toMatchFileSnapshot('./b.html'); });" >> a.test.ts; ALL=1 npx rstest > /dev/null; sed -i '/file/d' a.test.ts; npx rstest -u; ls b.html; git init -q . && git add -A && git -c user.email=a@b.c -c user.name=n commit -qm one; rm b.html c.html; unset CI; npx rstest > /dev/null; git status --short`,
    output: [/Tests 2 passed[\s\S]*b\.html[\s\S]*\n D b\.html\n/],
    absent: ['obsolete', 'removed', ' D c.html'],
  },
  'What happens to a snapshot file with the markers of a merge conflict?': {
    heading: 'what-is-written-when',
    says: "As long as there are markers such as `<<<<<<<` between values, Rstest can't read any of it: on your machine, it writes all values again, and the tests pass whatever the values are. In CI, all fail. Inside a value of several lines, they are its text, and its test fails.",
    files: {
      'a.test.ts': `${one}test('two', () => { expect('wrong').toMatchSnapshot(); });\n`,
      '__snapshots__/a.test.ts.snap': `${stored('1')}\n<<<<<<< HEAD\nexports[\`two 1\`] = \`2\`;\n=======\nexports[\`two 1\`] = \`3\`;\n>>>>>>> other\n`,
    },
    command: `CI=1 npx rstest; npx rstest; cat __snapshots__/a.test.ts.snap; printf 'exports[\\x60two 1\\x60] = \\x60\\n"a\\n<<<<<<< HEAD\\nb"\\n\\x60;\\n' > __snapshots__/a.test.ts.snap; npx rstest`,
    exitCode: 1,
    output: [
      /Tests 2 failed[\s\S]*Snapshots 2 written[\s\S]*Tests 2 passed[\s\S]*two 1`\] = `"wrong"`[\s\S]*Tests 1 failed \| 1 passed/,
    ],
  },
  'What do a retry and -u do to a snapshot that differs?': {
    heading: 'what-is-written-when',
    says: [
      'Unless the test has a second snapshot, that one is written on your machine, so the attempt passes whatever the value is',
      'With `-u`, the first attempt overwrites the stored value.',
    ],
    files: { 'a.test.ts': one, '__snapshots__/a.test.ts.snap': stored('5') },
    command:
      'cp -r __snapshots__ kept; npx rstest --retry=2; cp kept/* __snapshots__; npx rstest --retry=2 -u; cat __snapshots__/a.test.ts.snap',
    output: [/retry x1[\s\S]*Tests 1 passed[\s\S]*Snapshots 1 updated[\s\S]*one 1`\] = `1`/],
    absent: ['one 2'],
  },
  'What names have two snapshots of one test, and what if I insert one or rerun in watch mode?': {
    heading: 'surprises',
    says: 'The snapshots of a test are numbered in the order of the calls, `total 1`, `total 2`, and each run begins at 1, in watch mode, too.',
    test: `import { expect, test } from '@rstest/core';
test('total', () => {
  expect('a').toMatchSnapshot();
  expect('b').toMatchSnapshot('named');
  expect('c').toMatchSnapshot();
});
`,
    command: `npx rstest; cat __snapshots__/*.snap; npx rstest watch >watch.log & pid=$!; for line in 1 2; do for i in $(seq 60); do [ $(grep -c 'Tests 1 passed' watch.log) -ge $line ] && break; sleep 0.5; done; echo "// $line" >> a.test.ts; done; sleep 3; kill $pid; grep -c written watch.log; grep -c exports __snapshots__/*.snap
sed -i "s/  expect('b')/  expect('new').toMatchSnapshot();\\n&/" a.test.ts; npx rstest; true`,
    output: [
      /`total > named 1`\] = `"b"`[\s\S]*`total 1`\] = `"a"`[\s\S]*`total 2`\] = `"c"`;\s+0\n3\n/,
      'Snapshot `total 2` mismatched',
    ],
  },
  'How do I write JSON with toMatchFileSnapshot, and does a line break at the end matter?': {
    heading: 'keep-a-snapshot-in-its-own-file',
    says: [
      'and so not as JSON: to a `.json` file, give `JSON.stringify(value, null, 2)`,',
      'If your editor or formatter adds a line break at the end of the file, the test fails: let the text end with `\\n`.',
    ],
    test: `import { expect, test } from '@rstest/core';
const price = { cents: [1] };
test('object', async () => { await expect(price).toMatchFileSnapshot('./a.json'); });
test('text', async () => { await expect(JSON.stringify(price, null, 2)).toMatchFileSnapshot('./b.json'); });
test('ended', async () => { await expect(JSON.stringify(price, null, 2) + '\\n').toMatchFileSnapshot('./c.json'); });
`,
    command:
      'npx rstest >first.log; cat a.json; node -p "JSON.stringify(require(\'./b.json\'))"; for f in a b; do echo >> $f.json; done; npx rstest; true',
    output: ['1,\n  ],', '{"cents":[1]}', '✗ object', '✗ text', '✓ ended'],
  },
  'Is there a limit of size for a snapshot, and what about circular objects?': {
    heading: 'when-not-to-use-a-snapshot',
    says: [
      'Nothing limits the size: an object that contains itself is stored as `[Circular]`, but one that is found in several places is written out in each.',
      '`maxOutputLength` or `maxDepth` sets a limit.',
    ],
    files: {
      'rstest.config.mjs':
        "export default { snapshotFormat: JSON.parse(process.env.FORMAT ?? '{}') };",
      'a.test.ts': `import { expect, test } from '@rstest/core';
test('twice', () => {
  let one: object = { n: 1 };
  for (let i = 0; i < 12; i++) one = { a: one, b: one };
  expect(one).toMatchSnapshot();
});
test('circular', () => { const one: any = {}; one.self = one; expect(one).toMatchSnapshot(); });
`,
    },
    command: `for format in '{}' '{"maxOutputLength":10000}' '{"maxDepth":3}'; do FORMAT="$format" npx rstest >run.log; echo "$format $(wc -c < __snapshots__/a.test.ts.snap)"; grep '"self"' __snapshots__/a.test.ts.snap; rm -r __snapshots__; done`,
    output: [
      /\{\} \d{6,}\n +"self": \[Circular\],\n\{"maxOutputLength":10000\} 1\d{4}\n[\s\S]*\{"maxDepth":3\} \d{3}\n/,
    ],
  },
  'How do I read the difference of a failed snapshot: colors, signs, length?': {
    heading: 'when-a-snapshot-doesnt-match',
    says: 'Lines with `-`, green in the terminal, are what is stored; lines with `+`, red, are what your code gave. No option swaps the colors. Every line that differs is printed, with five around it: to see more, run `-u`, then `git diff -U50`.',
    files: {
      'rstest.config.mjs':
        'export default { chaiConfig: { truncateThreshold: 20, showDiff: false } };',
      'a.test.ts': `${core}test('list', () => {
  expect(Array.from({ length: 500 }, (_, i) => (process.env.NEW ? 'new' : 'old') + i)).toMatchSnapshot();
});
test('one', () => { expect(Array.from({ length: 60 }, (_, i) => (i === 30 ? process.env.NEW : i))).toMatchSnapshot(); });`,
    },
    command:
      'unset CI; npx rstest > /dev/null; NEW=1 npx rstest > log.txt 2>&1; sed "s/\\x1b\\[[0-9;]*m//g" log.txt > plain.txt; grep -c "^-   .old" plain.txt | sed "s/^/STORED /"; grep -c "^+   .new" plain.txt | sed "s/^/GIVEN /"; grep -cE "^    [0-9]+," plain.txt | sed "s/^/AROUND /"',
    output: ['STORED 500', 'GIVEN 500', 'AROUND 10'],
  },
  'What happens to the snapshots of a test that returns early or is not registered?': {
    heading: 'what-is-written-when',
    says: "A test that returns early, or that an `if` leaves out, isn't skipped: `-u` removes its snapshots. Write `test.skipIf(condition)`.",
    test: `${core}const off = Boolean(process.env.OFF);
test('early', () => { if (off) return; expect(1).toMatchSnapshot(); });
if (!off) test('left out', () => { expect(1).toMatchSnapshot(); });
test('stays', () => { expect(1).toMatchSnapshot(); });
if (process.env.SKIP_IF) test.skipIf(off)('skipped', () => { expect(1).toMatchSnapshot(); });`,
    command:
      'unset CI; SKIP_IF=1 npx rstest > /dev/null; OFF=1 SKIP_IF=1 npx rstest -u > /dev/null; grep -c skipped __snapshots__/a.test.ts.snap | sed "s/^/KEPT /"; rm -r __snapshots__; npx rstest > /dev/null; OFF=1 npx rstest -u; grep exports __snapshots__/a.test.ts.snap',
    output: [
      'KEPT 1',
      /Snapshots 2 removed[\s\S]*early 1[\s\S]*left out 1/,
      /passed[\s\S]*exports\[`stays 1`\]/,
    ],
    absent: [/^exports\[`(early|left)/m],
  },
  'How do I store a Buffer in a file of its own?': {
    heading: 'keep-a-snapshot-in-its-own-file',
    says: "to a `.json` file, give `JSON.stringify(value, null, 2)`, and of a `Buffer`, `bytes.toString('base64')`.",
    test: `${core}test('bytes', async () => {
  const bytes = Buffer.from([1, 2, 255]);
  await expect(bytes).toMatchFileSnapshot('./plain.bin');
  await expect(bytes.toString('base64')).toMatchFileSnapshot('./base64.txt');
});`,
    command: 'unset CI; npx rstest; cat plain.bin base64.txt',
    output: ['"type": "Buffer"', 'AQL/'],
  },
  'Under which name is a snapshot stored that a timer takes late?': {
    heading: 'surprises',
    says: 'One in a `setTimeout` that nothing awaits gets the name of the test that runs by then;',
    test: `${core}test('one', () => { setTimeout(() => { expect('late').toMatchSnapshot(); }, 20); });
test('two', async () => { await new Promise((done) => setTimeout(done, 200)); });`,
    command: 'unset CI; npx rstest > /dev/null; cat __snapshots__/a.test.ts.snap',
    output: ['exports[`two 1`] = `"late"`'],
  },
  'Why is the .snap file empty?': {
    heading: 'surprises',
    says: 'While `Buffer.from` is replaced, the `.snap` file is written empty, so nothing is compared: restore it before the test ends. A mock of `node:fs` does no harm.',
    files: {
      'mocked.test.ts': `${core}test('a', () => { rs.spyOn(Buffer, 'from').mockImplementation(() => new Uint8Array() as never); expect(process.env.NEW ?? 'old').toMatchSnapshot(); });`,
      'fs.test.ts': `${core}import fs from 'node:fs';\nrs.mock('node:fs', () => ({ default: { readFileSync: () => 'x' } }));\ntest('a', () => { expect([fs.readFileSync('a'), process.env.NEW ?? 'old']).toMatchSnapshot(); });`,
      'restored.test.ts': `${core}test('a', () => { const spy = rs.spyOn(Buffer, 'from').mockImplementation(() => new Uint8Array() as never); expect(process.env.NEW ?? 'old').toMatchSnapshot(); spy.mockRestore(); });`,
    },
    command:
      'unset CI; npx rstest > /dev/null; wc -c < __snapshots__/mocked.test.ts.snap | sed "s/^ */BYTES /"; NEW=1 npx rstest',
    exitCode: 1,
    output: [
      'BYTES 0',
      '✓ mocked.test.ts',
      '✗ restored.test.ts',
      '✗ fs.test.ts',
      'Snapshots 1 written',
    ],
  },
  'Why does a snapshot fail after two branches that passed were merged?': {
    heading: 'what-is-written-when',
    says: 'Two branches that pass can fail once both are merged, without a conflict: one stored a snapshot of what the other has changed. Run the file with `-u` after the merge, and read the diff.',
    files: {
      '.gitignore': 'node_modules\ndist\n',
      'price.ts': 'export const price = (cents: number) => `$${cents / 100}`;\n',
      'a.test.ts': "import { test } from '@rstest/core'; test('a', () => {});\n",
    },
    command: `unset CI
c() { git add -A && git -c user.name=a -c user.email=a@a.example commit -qm next; }
git init -q -b main && c && git checkout -q -b one
printf "import { expect, test } from '@rstest/core'; import { price } from './price';\\ntest('b', () => { expect(price(500)).toMatchSnapshot(); });\\n" > b.test.ts
npx rstest > /dev/null; CI=1 npx rstest; c; git checkout -q -b two main
echo 'export const price = (cents: number) => cents / 100 + " USD";' > price.ts
CI=1 npx rstest; c; git -c user.name=a -c user.email=a@a.example merge -q one -m merge && echo MERGED
CI=1 npx rstest; npx rstest b -u > /dev/null; CI=1 npx rstest; git diff`,
    output: [
      /Tests 2 passed[\s\S]*Tests 1 passed[\s\S]*MERGED[\s\S]*Tests 1 failed \| 1 passed[\s\S]*Tests 2 passed[\s\S]*\+exports\[`b 1`\] = `"5 USD"`/,
    ],
  },
  'Which line breaks does an inline snapshot get in a file with carriage returns?': {
    heading: 'keep-a-snapshot-inside-the-test',
    says: 'In a file with `\\r\\n`, its lines are written with `\\n`, and compare as equal with either: let your formatter change them.',
    files: {
      'a.test.ts':
        "import { expect, test } from '@rstest/core';\r\ntest('a', () => {\r\n  expect({ a: 1 }).toMatchInlineSnapshot();\r\n});\r\n",
    },
    command:
      'unset CI GITHUB_ACTIONS; npx rstest; grep -c "\r" a.test.ts; npx rstest; sed -i.bak "s/\r//; s/$/\r/" a.test.ts; grep -c "\r" a.test.ts; npx rstest',
    output: [
      /1 written[\s\S]*\n4\n(?:(?!written)[\s\S])*Tests 1 passed(?:(?!written)[\s\S])*\n8\n(?:(?!written)[\s\S])*Tests 1 passed/,
    ],
  },
} satisfies Answers;
