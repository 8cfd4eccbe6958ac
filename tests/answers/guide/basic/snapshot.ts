import type { Answer } from '../../../support/answers.ts';

const one =
  "import { expect, test } from '@rstest/core';\ntest('one', () => { expect(1).toMatchSnapshot(); });\n";
const stored = (value: string) => `// Rstest Snapshot v1\n\nexports[\`one 1\`] = \`${value}\`;\n`;

export default [
  {
    question: 'Does a missing snapshot fail in CI?',
    heading: 'what-is-written-when',
    files: { 'a.test.ts': one },
    command: 'CI=true npx rstest',
    exitCode: 1,
    output: ['Snapshot `one 1` mismatched', 'Snapshots 1 failed'],
  },
  {
    question: 'Is a missing snapshot written on my machine?',
    heading: 'what-is-written-when',
    files: { 'a.test.ts': one },
    command: 'npx rstest && cat __snapshots__/a.test.ts.snap',
    output: ['Snapshots 1 written', 'exports[`one 1`] = `1`;'],
  },
  {
    question: 'Does an obsolete snapshot fail the run?',
    heading: 'what-is-written-when',
    files: {
      'a.test.ts': one,
      '__snapshots__/a.test.ts.snap': `${stored('1')}\nexports[\`gone 1\`] = \`2\`;\n`,
    },
    output: ['Snapshots 1 obsolete', 'Tests 1 passed'],
  },
  {
    question: 'Does -u overwrite a snapshot that differs?',
    heading: 'what-is-written-when',
    files: { 'a.test.ts': one, '__snapshots__/a.test.ts.snap': stored('2') },
    command: 'npx rstest -u && cat __snapshots__/a.test.ts.snap',
    output: ['Snapshots 1 updated', 'exports[`one 1`] = `1`;'],
  },
  {
    question: 'Does -u remove obsolete snapshots of a file with a skipped test?',
    heading: 'what-is-written-when',
    files: {
      'a.test.ts': `${one}test.skip('two', () => {});\n`,
      '__snapshots__/a.test.ts.snap': `${stored('1')}\nexports[\`gone 1\`] = \`2\`;\n`,
    },
    command: 'npx rstest -u && cat __snapshots__/a.test.ts.snap',
    output: ['exports[`gone 1`]'],
    absent: ['obsolete', 'removed'],
  },
  {
    question: 'Does -u remove the snapshot file of a deleted test file?',
    heading: 'what-is-written-when',
    files: { 'a.test.ts': one, '__snapshots__/gone.test.ts.snap': stored('1') },
    command: 'npx rstest -u && ls __snapshots__',
    output: ['gone.test.ts.snap'],
  },
  {
    question: 'May an inline snapshot stand in a loop?',
    heading: 'keep-a-snapshot-inside-the-test',
    files: {
      'a.test.ts':
        "import { expect, test } from '@rstest/core';\ntest('one', () => { for (const n of [1, 2]) expect(n).toMatchInlineSnapshot(); });",
    },
    exitCode: 1,
    output: [
      'toMatchInlineSnapshot with different snapshots cannot be called at the same location',
    ],
  },
  {
    question: 'Does the snapshot store a matched value or its matcher?',
    heading: 'values-that-change-on-every-run',
    files: {
      'a.test.ts':
        "import { expect, test } from '@rstest/core';\ntest('one', () => { expect({ id: Math.random() }).toMatchSnapshot({ id: expect.any(Number) }); });",
    },
    command: 'npx rstest && cat __snapshots__/a.test.ts.snap',
    output: ['"id": Any<Number>'],
  },
  {
    question: 'Which snapshot does a retried test look for?',
    heading: 'what-is-written-when',
    files: {
      'a.test.ts':
        "import { expect, test } from '@rstest/core';\nlet attempt = 0;\ntest('one', () => { expect(1).toMatchSnapshot(); attempt += 1; if (attempt === 1) throw new Error('first'); });\n",
      '__snapshots__/a.test.ts.snap': stored('1'),
    },
    command: 'CI=true npx rstest --retry=1',
    exitCode: 1,
    output: ['Snapshot `one 2` mismatched'],
  },
] satisfies Answer[];
