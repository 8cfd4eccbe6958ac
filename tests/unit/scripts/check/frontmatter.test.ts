import { describe, expect, test } from '@rstest/core';
import { frontmatterCheck } from '../../../../scripts/check/pages/frontmatter.ts';
import { edited, GOOD_SITE, linesOf } from '../../../support/fixtureSite.ts';

const EN = 'docs/en/config/test/retry.mdx';
const ZH = 'docs/zh/config/test/retry.mdx';

describe('frontmatter check', () => {
  test('names a value that is not allowed', async () => {
    const [line] = await linesOf(
      frontmatterCheck,
      edited(EN, '---\n\n#', 'pageType: docs\n---\n\n#'),
    );
    expect(line).toMatch(
      `${EN}:4  frontmatter: pageType: "docs" is not allowed — one of doc, home, 404, custom, blank`,
    );
  });

  test('refuses what the home page would not show', async () => {
    const [line] = await linesOf(
      frontmatterCheck,
      edited(EN, '---\n\n#', 'hero:\n  tagline: A sentence\n---\n\n#'),
    );
    expect(line).toContain('tagline');
  });

  test('counts the characters of a description by language', async () => {
    const short = (file: string, text: string) => ({
      [file]: (GOOD_SITE[file] ?? '').replace(/description: .*/, `description: ${text}`),
    });
    const [en] = await linesOf(frontmatterCheck, short(EN, 'x'.repeat(49)));
    expect(en).toBe(`${EN}:3  description has 49 characters — 50 to 160`);
    expect(await linesOf(frontmatterCheck, short(EN, 'x'.repeat(50)))).toEqual([]);
    expect(await linesOf(frontmatterCheck, short(EN, 'x'.repeat(161)))).toHaveLength(1);
    expect(await linesOf(frontmatterCheck, short(ZH, '测'.repeat(25)))).toEqual([]);
    const [zh] = await linesOf(frontmatterCheck, short(ZH, '测'.repeat(121)));
    expect(zh).toBe(`${ZH}:3  description has 121 characters — 25 to 120`);
  });
});
