import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const GUIDE = '/guide/basic/cli';

const styleOfText = (page: Page, property: string): Promise<string> =>
  page
    .getByRole('main')
    .getByRole('paragraph')
    .first()
    .evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

test.describe('Typography', () => {
  test('English pages name no Chinese font; Chinese pages name those of each system, keep words whole, trim brackets, and break a line after 「、」 and before code', async ({
    page,
  }) => {
    await visit(page, GUIDE);
    const english = await styleOfText(page, 'font-family');
    expect(english).not.toMatch(/YaHei|PingFang|Noto/);
    // What Windows calls its own face is YaHei where it speaks Chinese.
    expect(english).toMatch(/Segoe UI.*system-ui/);
    expect(await styleOfText(page, 'word-break')).toBe('normal');
    await visit(page, `/zh${GUIDE}`);
    expect(await styleOfText(page, 'font-family')).toMatch(/PingFang SC.*Microsoft YaHei.*Noto/);
    expect(await styleOfText(page, 'word-break')).toBe('auto-phrase');
    expect(await styleOfText(page, 'text-spacing-trim')).toBe('trim-start');
    const lines = await page
      .getByRole('main')
      .getByRole('paragraph')
      .first()
      .evaluate((paragraph) => {
        paragraph.innerHTML = '测试、<code>expect</code>、<code>rs</code>，用例';
        paragraph.style.width = '4.5em';
        return [...paragraph.querySelectorAll('code')].map((code) => code.offsetTop);
      });
    expect(new Set(lines).size).toBe(2);
  });
});
