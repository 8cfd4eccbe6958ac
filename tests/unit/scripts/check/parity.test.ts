import { describe, expect, test } from '@rstest/core';
import { ONE_LANGUAGE } from '../../../../content/languages.ts';
import { sidebarCheck } from '../../../../scripts/check/pages/sidebar.ts';
import { parityCheck } from '../../../../scripts/check/parity/check.ts';
import { allLinesOf, edited, linesOf } from '../../../support/fixtureSite.ts';

const EN = 'docs/en/config/test/pace.mdx';
const ZH = 'docs/zh/config/test/pace.mdx';

describe('parity check', () => {
  test('reports a page that is in Chinese alone', async () => {
    expect(await linesOf(parityCheck, { [EN]: null })).toEqual([
      `${ZH}:1  page has no translation — a file ${EN} — write it`,
    ]);
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

  test('reports a folder of an unknown language', async () => {
    const lines = await linesOf(parityCheck, { 'docs/fr/guide/a.mdx': '# A\n' });
    expect(lines).toEqual([
      'docs/fr/guide/a.mdx:1  unknown language folder docs/fr — allowed: docs/en, docs/zh',
    ]);
  });

  test('reports frontmatter keys that only one translation has, and values that differ', async () => {
    expect(await linesOf(parityCheck, edited(EN, '---\n\n#', 'search: false\n---\n\n#'))).toEqual([
      `${ZH}:1  frontmatter has no search — ${EN}:4 has it`,
    ]);
    expect(await linesOf(parityCheck, edited(ZH, '---\n\n#', 'search: false\n---\n\n#'))).toEqual([
      `${ZH}:4  frontmatter key search is not on ${EN} — the same keys on both pages`,
    ]);
    const both = {
      ...edited(EN, '---\n\n#', 'search: false\n---\n\n#'),
      ...edited(ZH, '---\n\n#', 'search: true\n---\n\n#'),
    };
    expect(await linesOf(parityCheck, both)).toEqual([
      `${ZH}:4  frontmatter search is true — false, as on ${EN}`,
    ]);
  });

  test('gives the id that a Chinese heading lacks', async () => {
    expect(await linesOf(parityCheck, edited(ZH, ' \\{#how-it-ticks}', ''))).toEqual([
      `${ZH}:8  heading "如何计时" has no English id — ## 如何计时 \\{#how-it-ticks} — npm run fix`,
    ]);
  });

  test('reports headings out of order and of another level', async () => {
    const first = edited(EN, '<OptionFacts', '### One\n\n### Two\n\n<OptionFacts');
    const swapped = edited(ZH, '<Opt', '### 二 \\{#two}\n\n### 一 \\{#one}\n\n<Opt');
    expect((await linesOf(parityCheck, { ...first, ...swapped }))[0]).toBe(
      `${ZH}:16  heading #two out of order — #one comes here, as on ${EN}:16`,
    );
    const deeper = edited(ZH, '<Opt', '### 一 \\{#one}\n\n#### 二 \\{#two}\n\n<Opt');
    expect((await linesOf(parityCheck, { ...first, ...deeper }))[0]).toBe(
      `${ZH}:18  heading #two is an h4 — h3, as on ${EN}:18`,
    );
  });

  test('reports the line at which two samples differ', async () => {
    expect(await linesOf(parityCheck, edited(ZH, "test('ticks'", "test('走'"))).toEqual([
      `${ZH}:13  sample in #how-it-ticks differs: test('走', () => {}); — test('ticks', () => {});, as on ${EN}:13`,
    ]);
  });

  test('reports first lines of samples that differ', async () => {
    expect(await linesOf(parityCheck, edited(ZH, '"pace.test.ts"', '"speed.test.ts"'))).toEqual([
      `${ZH}:10  sample in #how-it-ticks differs: ts title="speed.test.ts" — ts title="pace.test.ts", as on ${EN}:10`,
    ]);
  });

  test('reports missing samples, components, containers, tables and pictures', async () => {
    expect(await linesOf(parityCheck, edited(ZH, '<OptionFacts name="pace" />', ''))).toEqual([
      `${ZH}:8  0 components in #how-it-ticks — 1, as on ${EN} — add the component of line 16 there: OptionFacts name="pace"`,
    ]);
    expect(await linesOf(parityCheck, edited(ZH, 'name="pace"', 'name="retry"'))).toEqual([
      `${ZH}:16  component in #how-it-ticks differs: OptionFacts name="retry" — OptionFacts name="pace", as on ${EN}:16`,
    ]);
    const rich =
      ':::tip\nText.\n:::\n\n| a | b |\n| - | - |\n| c | d |\n\n![Clock](/clock.svg)\n\n<Opt';
    expect(await linesOf(parityCheck, edited(EN, '<Opt', rich))).toEqual([
      `${ZH}:8  0 containers in #how-it-ticks — 1, as on ${EN} — add the container of line 16 there: tip`,
      `${ZH}:8  0 tables in #how-it-ticks — 1, as on ${EN} — add the table of line 20 there: 2 rows of 2 cells`,
      `${ZH}:8  0 pictures in #how-it-ticks — 1, as on ${EN} — add the picture of line 24 there: /clock.svg`,
    ]);
  });

  test('reports a link that one language has under a heading and the other has not', async () => {
    const retry = 'docs/en/config/test/retry.mdx';
    const link = 'See also [retry](/config/test/retry).\n\n<OptionFacts';
    expect(await linesOf(parityCheck, edited(EN, '<OptionFacts', link))).toEqual([
      `${ZH}:8  no link to /config/test/retry in #how-it-ticks — the links of ${EN}:16 — add the link`,
    ]);
    expect(
      await linesOf(
        parityCheck,
        edited(retry, 'See [how the clock ticks](/config/test/pace#how-it-ticks).', 'Nothing.'),
      ),
    ).toEqual([
      `${retry}:1  no link to /config/test/pace#how-it-ticks in the part above the first h2 — the links of docs/zh/config/test/retry.mdx:8 — add the link, or remove it there`,
    ]);
  });

  test('reports a number that the Chinese section lacks, however its thousands are written', async () => {
    const english = edited(
      EN,
      '<OptionFacts',
      'Wait `30` s, at most 1,500 ms in 0.12.0.\n\n<OptionFacts',
    );
    const chinese = (text: string) => edited(ZH, '<OptionFacts', `${text}\n\n<OptionFacts`);
    expect(
      await linesOf(parityCheck, {
        ...english,
        ...chinese('0.12.0 中等待 `30` 秒，最多 1500 毫秒。'),
      }),
    ).toEqual([]);
    expect(
      await linesOf(parityCheck, {
        ...english,
        ...chinese('0.12.0 中等待 `3` 秒，最多 15000 毫秒。'),
      }),
    ).toEqual([
      `${ZH}:8  30 is missing in #how-it-ticks — the numbers of ${EN}`,
      `${ZH}:8  1500 is missing in #how-it-ticks — the numbers of ${EN}`,
    ]);
  });
});
