import { describe, expect, test } from '@rstest/core';
import { mdxCheck } from '../../../../scripts/check/pages/mdx.ts';
import { edited, linesOf } from '../../../support/planted-site.ts';

const EN = 'docs/en/config/test/retry.mdx';
const ZH = 'docs/zh/config/test/pace.mdx';

describe('mdx check', () => {
  test('accepts the good site', async () => {
    expect(await linesOf(mdxCheck)).toEqual([]);
  });

  test('asks for a backslash before the id of a heading', async () => {
    const [line] = await linesOf(mdxCheck, edited(ZH, '\\{#how', '{#how'));
    expect(line).toBe(
      `${ZH}:8  heading id without a backslash, which MDX reads as an expression — write ## 如何计时 \\{#how-it-ticks} — npm run fix`,
    );
  });

  test('tells the line of what MDX cannot parse', async () => {
    const [line] = await linesOf(mdxCheck, edited(EN, 'See', 'If a < b, see <b>'));
    expect(line).toMatch(`${EN}:8  page cannot be parsed: `);
  });

  test('tells frontmatter that is not YAML', async () => {
    const [line] = await linesOf(mdxCheck, edited(EN, 'title: retry', 'title: retry: twice'));
    expect(line).toMatch(`${EN}:2  frontmatter cannot be read: `);
  });

  test('tells frontmatter that is not closed', async () => {
    const [line] = await linesOf(mdxCheck, { [EN]: '---\ntitle: retry\n\n# retry\n' });
    expect(line).toMatch(`${EN}:1  frontmatter cannot be read: frontmatter is not closed`);
  });

  test('tells what is left to write', async () => {
    expect(await linesOf(mdxCheck, edited(EN, 'See', 'TODO: the edges. See'))).toEqual([
      `${EN}:8  unfinished: the edges. See how the clock ticks. — write it`,
    ]);
  });

  test('tells unknown and unclosed containers, but not those inside a sample', async () => {
    const body = '```md\n:::wrong\n```\n\n:::hint\nText.\n:::\n\n:::tip\nText.';
    const lines = await linesOf(mdxCheck, edited(EN, 'See', `${body}\n\nSee`));
    expect(lines).toEqual([
      `${EN}:12  unknown container hint — allowed: tip, note, important, warning, caution, danger, info, details`,
      `${EN}:16  :::tip is not closed — end it with a line :::`,
    ]);
  });
});
