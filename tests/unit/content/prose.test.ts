import { describe, expect, test } from '@rstest/core';
import { type Page, parsePage } from '../../../content/page.ts';
import { CODE, OTHER, type Prose, proseOf } from '../../../content/prose.ts';

const parse = (body: string): Page =>
  parsePage('docs/zh/clock.mdx', { lang: 'zh', path: 'clock' }, `---\ntitle: 时钟\n---\n\n${body}`);

/** Prose of the body alone. */
const bodyProse = (body: string): Prose[] => proseOf(parse(body)).slice(1);
const texts = (body: string) => bodyProse(body).map(({ text }) => text);

describe('prose of a page', () => {
  test('is the text that a reader sees, title first', () => {
    const runs = proseOf(
      parse('# 时钟 \\{#clock}\n\n走**得**快。\n\n| 一 | `b` |\n| - | - |\n| 三 | 四 |\n'),
    );
    expect(runs.map(({ kind, text }) => [kind, text])).toEqual([
      ['title', '时钟'],
      ['heading', '时钟'],
      ['paragraph', '走得快。'],
      ['cell', '一'],
      ['cell', CODE],
      ['cell', '三'],
      ['cell', '四'],
    ]);
  });

  test('has no samples, and marks in the place of code, pictures and components', () => {
    expect(
      texts('```ts\nconst 用 = 1;\n```\n\n用 `a` 和 ![b](/b.svg) 和 <Badge /> 和 {1 + 1}\n'),
    ).toEqual([`用 ${CODE} 和 ${OTHER} 和 ${OTHER} 和 ${OTHER}`]);
  });

  test('takes a link named after its target for code', () => {
    expect(texts('见 [retry](/zh/config/test/retry) 与 [重试](/zh/config/test/retry)\n')).toEqual([
      `见 ${CODE} 与 重试`,
    ]);
  });

  test('leaves the marks of containers out', () => {
    expect(texts(':::tip 标题\n内容\n:::\n')).toEqual([
      `${OTHER.repeat(7)}标题\n内容\n${OTHER.repeat(3)}`,
    ]);
  });

  test('keeps the texts of a drawing apart', () => {
    const [run] = bodyProse('<svg>\n  <text x="1">一</text>\n  <text x="2">二</text>\n</svg>\n');
    expect(run?.kind).toBe('picture');
    expect(run?.text).toMatch(new RegExp(`一${OTHER}\\s*${OTHER}二`));
  });

  test('knows where each character is, whatever is escaped', () => {
    const body = '> 甲 \\{乙\\} &lt;丙\n> 丁\n';
    const page = parse(body);
    const run = proseOf(page)[1];
    expect(run?.text).toBe('甲 {乙} <丙\n丁');
    for (const char of '甲乙丙丁') {
      const index = run?.text.indexOf(char) ?? -1;
      expect(page.source[run?.offsets[index] ?? -1]).toBe(char);
    }
    expect(run?.lineOf(run.text.indexOf('丁'))).toBe(6);
  });

  test('finds the gap outside of the markup of either side', () => {
    const page = parse('用**粗**体[链](/zh/a)末\n');
    const run = proseOf(page)[1];
    const before = (char: string) => page.source.slice(run?.gapBefore(run.text.indexOf(char)));
    expect(before('粗')).toMatch(/^\*\*粗/);
    expect(before('体')).toMatch(/^体/);
    expect(before('链')).toMatch(/^\[链/);
    expect(before('末')).toMatch(/^末/);
  });
});
