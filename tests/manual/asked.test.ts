import { readFileSync } from 'node:fs';
import { expect, test } from '@rstest/core';
import { askedRows } from '../../content/asked.ts';
import { searchPages } from '../../plugins/search/pageText.ts';

type Row = [string, string, string, string, string?, string?, string?];
const rowsOf = (name: string) => askedRows(name) as Row[];

/** What became of a need; README.md says what each means, in this order. */
const STATES = ['mended', 'right', 'answered', 'by-hand', 'not-run', 'cannot'];
/** What the manual said to a fresh question before it was mended. */
const FOUND = ['right', 'part', 'wrong', 'none'];
const needs = rowsOf('needs.tsv');
const questions = rowsOf('questions.tsv');
const fresh = rowsOf('fresh.tsv');
/** A thread of GitHub, or the address of a page. */
const SEEN = /^([\w.-]+\/[\w.-]+#\d+|https:\/\/\S+)$/;

test('every question belongs to a need, has a kind and names the thread where it was asked', () => {
  const known = new Set(needs.map(([need]) => need));
  const wrong = questions.filter(
    ([need, kind, question, seen]) =>
      !known.has(need) ||
      !['symptom', 'how', 'why'].includes(kind) ||
      !question ||
      !SEEN.test(seen),
  );
  expect(wrong).toEqual([]);
  expect(new Set(questions.map(([need]) => need)).size).toBe(needs.length);
});

test.each([
  ['en', ''],
  ['zh', '/zh'],
])('every answer is at a heading that exists: %s', (lang, base) => {
  const places = new Set(
    searchPages(`docs/${lang}`, base).flatMap(({ routePath, sections }) =>
      sections.map(({ id }) => `${routePath.slice(base.length)}${id && `#${id}`}`),
    ),
  );
  const lost = needs.filter(([, , state, at]) => !STATES.includes(state) || !places.has(at));
  expect(lost).toEqual([]);
  const away = fresh.filter(
    ([, , , , found = '', now = '', at = '']) =>
      !FOUND.includes(found) || (now === 'open' ? at && !places.has(at) : !places.has(at)),
  );
  expect(away).toEqual([]);
});

test('fresh questions are not among those that were known, and stand once', () => {
  const known = new Set(questions.map(([, , , seen]) => seen));
  expect(fresh.filter(([, , , seen]) => !SEEN.test(seen) || known.has(seen))).toEqual([]);
  const asked = fresh.map(([, , question, seen]) => `${seen} ${question}`);
  expect(asked.filter((one, i) => asked.indexOf(one) < i)).toEqual([]);
});

test('a Chinese question is one of those in English, once', () => {
  const known = new Set(
    [...questions, ...fresh].map(([, , question, seen]) => `${seen} ${question}`),
  );
  const lost = rowsOf('asked.zh.tsv').filter(
    ([seen, english, chinese]) => !chinese || !known.delete(`${seen} ${english}`),
  );
  expect(lost).toEqual([]);
});

test('the counts by area are those of the lists', () => {
  const areas = [...new Set(needs.map(([, area]) => area))].sort();
  const table = areas.map((area) => {
    const own = needs.filter((row) => row[1] === area);
    const names = new Set(own.map(([need]) => need));
    const asked = questions.filter(([need]) => names.has(need)).length;
    const counts = STATES.map((state) => own.filter((row) => row[2] === state).length);
    return `| ${[area, asked, own.length, ...counts].join(' | ')} |`;
  });
  const readme = readFileSync('content/asked/README.md', 'utf8');
  expect(readme).toContain(table.join('\n'));
  const freshTable = [...new Set(fresh.map(([area]) => area))].sort().map((area) => {
    const own = fresh.filter((row) => row[0] === area);
    const counts = [
      ...FOUND.map((found) => own.filter((row) => row[4] === found).length),
      ...['mended', 'open'].map((now) => own.filter((row) => row[5] === now).length),
    ];
    return `| ${[area, own.length, ...counts].join(' | ')} |`;
  });
  expect(readme).toContain(freshTable.join('\n'));
});
