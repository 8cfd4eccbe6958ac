import { describe, expect, test } from '@rstest/core';
import { ONE_LANGUAGE } from '../../../../content/languages.ts';
import { sidebarCheck } from '../../../../scripts/check/pages/sidebar.ts';
import { parityCheck } from '../../../../scripts/check/parity/check.ts';
import { allLinesOf, edited, testFaults } from '../../../support/fixtureSite.ts';

const EN = 'docs/en/config/test/pace.mdx';
const ZH = 'docs/zh/config/test/pace.mdx';
const RETRY = 'docs/en/config/test/retry.mdx';

const english = (text: string) => edited(EN, '<Opt', `${text}\n\n<Opt`);
const chinese = (text: string) => edited(ZH, '<Opt', `${text}\n\n<Opt`);
const searched = (file: string, value: boolean) =>
  edited(file, '---\n\n#', `search: ${value}\n---\n\n#`);
const THREE = '### 三 \\{#three}';
const ORDERED = english('### One\n\n### Two\n\n### Three');
const NUMBERS = english('Wait `30` s, at most 1,500 ms in 0.12.0.');

describe('parity check', () => {
  testFaults(parityCheck, {
    'a page in Chinese alone': [
      { [EN]: null },
      `${ZH}:1  page has no translation — a file ${EN} — write it`,
    ],
    'a folder of an unknown language': [
      { 'docs/fr/guide/a.mdx': '# A\n' },
      'docs/fr/guide/a.mdx:1  unknown language folder docs/fr — allowed: docs/en, docs/zh',
    ],
    'a key that only the English page has': [
      searched(EN, false),
      `${ZH}:1  frontmatter has no search — ${EN}:4 has it`,
    ],
    'a key that only the Chinese page has': [
      searched(ZH, false),
      `${ZH}:4  frontmatter key search is not on ${EN} — the same keys on both pages`,
    ],
    'a key with another value': [
      { ...searched(EN, false), ...searched(ZH, true) },
      `${ZH}:4  frontmatter search is true — false, as on ${EN}`,
    ],
    'a Chinese heading without an id': [
      edited(ZH, ' \\{#how-it-ticks}', ''),
      `${ZH}:8  heading "如何计时" has no English id — ## 如何计时 \\{#how-it-ticks} — npm run fix`,
    ],
    'headings out of order': [
      { ...ORDERED, ...chinese(`### 二 \\{#two}\n\n### 一 \\{#one}\n\n${THREE}`) },
      `${ZH}:16  heading #two out of order — #one comes here, as on ${EN}:16`,
    ],
    'a heading of another level': [
      { ...ORDERED, ...chinese(`### 一 \\{#one}\n\n#### 二 \\{#two}\n\n${THREE}`) },
      `${ZH}:18  heading #two is an h4 — h3, as on ${EN}:18`,
    ],
    'a line of a sample that differs': [
      edited(ZH, "test('ticks'", "test('走'"),
      `${ZH}:13  sample in #how-it-ticks differs: test('走', () => {}); — test('ticks', () => {});, as on ${EN}:13`,
    ],
    'the first line of a sample that differs': [
      edited(ZH, '"pace.test.ts"', '"speed.test.ts"'),
      `${ZH}:10  sample in #how-it-ticks differs: ts title="speed.test.ts" — ts title="pace.test.ts", as on ${EN}:10`,
    ],
    'a missing component': [
      edited(ZH, '<OptionFacts name="pace" />', ''),
      `${ZH}:8  0 components in #how-it-ticks — 1, as on ${EN} — add the component of line 16 there: OptionFacts name="pace"`,
    ],
    'a component that differs': [
      edited(ZH, 'name="pace"', 'name="retry"'),
      `${ZH}:16  component in #how-it-ticks differs: OptionFacts name="retry" — OptionFacts name="pace", as on ${EN}:16`,
    ],
    'a missing container, table and picture': [
      english(':::tip\nText.\n:::\n\n| a | b |\n| - | - |\n| c | d |\n\n![Clock](/clock.svg)'),
      `${ZH}:8  0 containers in #how-it-ticks — 1, as on ${EN} — add the container of line 16 there: tip`,
      `${ZH}:8  0 tables in #how-it-ticks — 1, as on ${EN} — add the table of line 20 there: 2 rows of 2 cells`,
      `${ZH}:8  0 pictures in #how-it-ticks — 1, as on ${EN} — add the picture of line 24 there: /clock.svg`,
    ],
    'a link that the Chinese section lacks': [
      english('See also [retry](/config/test/retry).'),
      `${ZH}:8  no link to /config/test/retry in #how-it-ticks — the links of ${EN}:16 — add the link`,
    ],
    'a link that the English section lacks': [
      edited(RETRY, 'See [how the clock ticks](/config/test/pace#how-it-ticks).', 'Nothing.'),
      `${RETRY}:1  no link to /config/test/pace#how-it-ticks in the part above the first h2 — the links of docs/zh/config/test/retry.mdx:8 — add the link, or remove it there`,
    ],
    'no number that is missing, but one with its thousands written otherwise': [
      { ...NUMBERS, ...chinese('0.12.0 中等待 `30` 秒，最多 1500 毫秒。') },
    ],
    'numbers that the Chinese section lacks': [
      { ...NUMBERS, ...chinese('0.12.0 中等待 `3` 秒，最多 15000 毫秒。') },
      `${ZH}:8  30 is missing in #how-it-ticks — the numbers of ${EN}`,
      `${ZH}:8  1500 is missing in #how-it-ticks — the numbers of ${EN}`,
    ],
  });

  test('a page of one language that the list names is no finding, nor is its entry in one sidebar', async () => {
    const list = ONE_LANGUAGE as string[];
    const faults = { [ZH]: null, 'docs/zh/config/test/_meta.json': '["retry"]' };
    const lines = () => allLinesOf([parityCheck, sidebarCheck], faults);
    const before = await lines();
    list.push('config/test/pace');
    const after = await lines();
    list.pop();
    expect(before.join('\n')).toContain(`${EN}:1  page has no translation`);
    expect(after).toEqual([]);
  });
});
