import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import type { Answer } from '@rstest-docs/samples';
import { judge } from '@rstest-docs/samples';
import { parsePage } from '../../../../content/page.ts';
import {
  checkCounts,
  checkProofs,
  checkTested,
  MIN_ANSWERS_PER_PAGE,
} from '../../../../scripts/answers/proofs.ts';
import { samplePage } from '../../../../scripts/samples/pages.ts';

const answer = (rest: Partial<Answer> = {}): Answer => ({
  question: 'Why?',
  heading: 'reasons',
  says: [],
  files: {},
  output: ['because'],
  ...rest,
});
const page = (lang: 'en' | 'zh', text: string, route = '/config/test/retry') =>
  samplePage(parsePage(`docs/${lang}${route}.mdx`, { lang: lang, path: route.slice(1) }, text));
const pages = [
  page('en', '# A\n\n## Reasons\n\n- It **is**\n  [so](/b).\n\n| `a` | b |\n\n## More\n\nYes.'),
  page('zh', '# A\n\n## 原因 \\{#reasons}'),
];
const own = (...answers: Answer[]) => ({
  file: 'tests/answers/config/test/retry.ts',
  route: '/config/test/retry',
  answers,
});
const messages = (...answers: Answer[]) =>
  checkProofs(own(...answers), pages, () => 3, '').map(({ message }) => message);

test('a list whose headings exist in both languages is fine', () => {
  expect(messages(answer(), answer({ question: 'And why not?', heading: '' }))).toEqual([]);
});

test('a heading or page that is missing and an idle proof are reported', () => {
  expect(messages(answer({ heading: 'reason' }))).toHaveLength(2);
  expect(messages(answer({ output: undefined }))).toEqual(['proves little: Why?']);
  expect(messages(answer({ output: [], absent: [] }))).toEqual(['proves little: Why?']);
  const lone = checkProofs({ ...own(answer()), route: '/x' }, pages, () => 3, '');
  expect(lone.map(({ message }) => message)).toEqual(['there is no page for the route /x']);
});

test('words that a proof names have to be in its section of the English page', () => {
  const says = (words: string, heading = 'reasons') => messages(answer({ says: words, heading }));
  expect(says('It is so.')).toEqual([]);
  expect(says('`a` b')).toEqual([]);
  for (const words of ['It was so.', 'Yes.', ''])
    expect(says(words)).toEqual([`docs/en/config/test/retry.mdx does not say (reasons): ${words}`]);
  expect(says('It is so.', '')).toHaveLength(1);
  const both = (...words: string[]) => messages(answer({ says: words }));
  expect(both('It is so.', 'Yes.')).toEqual([]);
  expect(both('Yes.', 'It is so.')).toHaveLength(1);
  expect(both('It is so.', '`a` b Yes.')).toEqual([
    'docs/en/config/test/retry.mdx does not say (in one section): `a` b Yes.',
  ]);
});

test('words of other pages have to be there too', () => {
  const elsewhere = (route: string, words: string) =>
    messages(answer({ says: 'It is so.', elsewhere: { [route]: words } }));
  expect(elsewhere('/config/test/retry', 'It is so.')).toEqual([]);
  expect(elsewhere('/config/test/retry', 'No.')).toHaveLength(1);
  expect(elsewhere('/gone', 'Yes.')).toEqual(['/gone does not say (in one section): Yes.']);
});

test('sentences that tests show have to be there, and so have the tests', () => {
  const root = join(import.meta.dirname, '../../../..');
  const file = 'tests/unit/scripts/answers/answers.test.ts';
  const findings = (said: string, title: string) =>
    checkTested({ '/config/test/retry': { [said]: { file, title } } }, pages, root);
  expect(findings('Yes.', 'option and API pages need their share')).toEqual([]);
  expect(findings('No.', 'option and API pages need their share')).toHaveLength(1);
  expect(findings('Yes.', ['no', 'such', 'test'].join(' '))).toHaveLength(1);
});

test('option and API pages need their share', () => {
  const all = [...pages, page('en', '', '/guide/x'), page('en', '', '/api/')];
  const few = [answer(), answer({ question: 'b' })];
  expect(checkCounts([own(...few)], all)).toHaveLength(1);
  const enough = Array.from({ length: MIN_ANSWERS_PER_PAGE }, (_, n) =>
    answer({ question: `${n}` }),
  );
  expect(checkCounts([own(...enough)], all)).toEqual([]);
});

test('a run is judged by status, output and what must be absent', () => {
  const run = (code: number, output: string, rest: Partial<Answer> = {}) =>
    judge(answer(rest), { code, output }, 'npx rstest', '/tmp/x');
  expect(run(0, '\u001b[1mbe\u001b[22mcause')).toBe(undefined);
  expect(run(0, 'be  cause', { output: ['be cause', /cause$/] })).toBe(undefined);
  expect(run(1, 'because')).toContain('exit status 0 expected, got 1');
  expect(run(0, 'why not')).toContain('not printed: "because"');
  expect(run(0, 'because of you', { absent: [/you/] })).toContain('printed: /you/');
  expect(run(-1, 'because', { exitCode: -1 })).toContain('did not end');
});
