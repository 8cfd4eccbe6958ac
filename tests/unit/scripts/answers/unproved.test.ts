import { expect, test } from '@rstest/core';
import { parsePage } from '../../../../content/page.ts';
import { shares, statementsOf } from '../../../../scripts/answers/unproved.ts';
import { samplePage } from '../../../../scripts/samples/pages.ts';

const SAMPLE = `\`\`\`ts title="a.test.ts"
import { test } from '@rstest/core';
test('a', () => {});
\`\`\``;
const page = (text: string, path = 'guide/x') =>
  samplePage(parsePage(`docs/en/${path}.mdx`, { lang: 'en', path }, `# A\n\nIt fails.\n\n${text}`));
const proof = (says: string, route = '/guide/x') => ({
  file: '',
  route,
  answers: [{ question: 'Why?', heading: '', says, files: {} }],
});
const found = (text: string, ...proofs: ReturnType<typeof proof>[]) =>
  statementsOf('', page(text), proofs).map(({ text, shown }) => `${shown ? '+' : '-'} ${text}`);

test('a sentence that says what happens is a statement; a purpose, a heading and an instruction are none', () => {
  expect(found('## B\n\nThe run fails. Run it again. If it fails, run it alone.')).toEqual([
    '- The run fails.',
  ]);
  expect(found('Run it alone: the rest is skipped. If it ends, the file fails.')).toEqual([
    '- Run it alone: the rest is skipped.',
    '- If it ends, the file fails.',
  ]);
  expect(found('| What fails | Then |\n| --- | --- |\n| a hook | the test fails |')).toEqual([
    '- a hook the test fails',
  ]);
});

test('a noun, an infinitive, code and a column for the reader are no statement', () => {
  expect(
    found('This is a report of a run. `It fails.` is easy to print. Name it first: `a test runs`.'),
  ).toEqual([]);
  expect(
    found('| You test | It | Use |\n| --- | --- | --- |\n| what fails | fails | what runs |'),
  ).toEqual(['- what fails fails what runs']);
  expect(found('| You test | Use |\n| --- | --- |\n| what fails | what runs |')).toEqual([]);
  expect(found('| A | 1.5 | 2 | not run |')).toEqual([]);
});

test('what leads to the section that states it is none', () => {
  expect(
    found(
      '[Pool](/b) says what fails.\n\n| [`a`](/b) | fails |\n\n| `b` | [fails at once](/b) |\n\n- [B](/b): it fails',
    ),
  ).toEqual([]);
});

test('a statement is shown by a proof of its page and by a sample', () => {
  const text = 'The first run fails.';
  const elsewhere = { ...proof('x', '/guide/y') };
  elsewhere.answers = [
    { ...elsewhere.answers[0], elsewhere: { '/guide/x': 'first run' } },
  ] as never;
  expect(found(text, elsewhere)).toEqual([`+ ${text}`]);
  expect(found(text, proof('first run'))).toEqual([`+ ${text}`]);
  expect(found(text, proof('first run', '/guide/y'))).toEqual([`- ${text}`]);
  expect(found(text, proof('Another one stays. The first run'))).toEqual([`+ ${text}`]);
  expect(found(`## B\n\n${text}\n\n${SAMPLE}\n\n## C\n\nThe timer stays.`)).toEqual([
    `+ ${text}`,
    '- The timer stays.',
  ]);
});

test('shares are counted by section and in all', () => {
  const own = page('The run fails. The timer stays.');
  const statements = statementsOf('', own, [proof('The run fails.')]);
  expect(shares(new Map([[own, statements]]))).toEqual([
    ['guide/x', 1, 2],
    ['all', 1, 2],
  ]);
});
