import { inLang, langsOf, t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { widen } from '../support/widths.ts';

const PAGE = '/guide/start/quick-start';

test.describe('Targets', () => {
  test('controls are 24 px or more', async ({ page }) => {
    for (const path of ['/', PAGE, '/config/']) {
      await visit(page, path);
      for (const width of [1440, 400]) {
        await widen(page, width);
        const small = await page.evaluate(() => {
          const inText = (node: Element) =>
            node.closest('p, li p, td, dd, h1, h2, h3, h4, article li') !== null;
          return [...document.querySelectorAll('a, button, input, summary, [role="button"]')]
            .filter((node) => node.checkVisibility({ opacityProperty: true }) && !inText(node))
            .map((node) => ({ node, box: (node.closest('label') ?? node).getBoundingClientRect() }))
            .filter(({ box }) => box.width > 1 && (box.width < 24 || box.height < 24))
            .map(
              ({ node, box }) =>
                `${node.tagName} ${node.textContent?.slice(0, 30)} ${box.width}×${box.height}`,
            );
        });
        expect(small, `${path} at ${width} px`).toEqual([]);
      }
    }
  });
});

test.describe('Other ways of seeing', () => {
  test('forced colors keep focus and the current item visible', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await visit(page, PAGE);
    const item = page
      .getByRole('navigation', { name: t('sidebar.label') })
      .locator('[aria-current="page"]');
    const other = page
      .getByRole('navigation', { name: t('sidebar.label') })
      .locator('a:not([aria-current])')
      .first();
    const look = (node: Element) => {
      const style = getComputedStyle(node);
      return [
        style.color,
        style.backgroundColor,
        style.outlineStyle,
        style.borderInlineStartWidth,
        style.fontWeight,
        style.textDecorationLine,
      ].join();
    };
    expect(await item.evaluate(look)).not.toBe(await other.evaluate(look));
    await item.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await item.evaluate((node) => getComputedStyle(node).outlineStyle)).not.toBe('none');
  });

  for (const lang of langsOf(0)) {
    test(`reading width, line height and emphasis suit the script (${lang})`, async ({ page }) => {
      await visit(page, inLang(PAGE, lang));
      const text = await page
        .getByRole('article')
        .locator('p')
        .first()
        .evaluate((node) => {
          const style = getComputedStyle(node);
          return {
            size: Number.parseFloat(style.fontSize),
            line: Number.parseFloat(style.lineHeight) / Number.parseFloat(style.fontSize),
            width: node.getBoundingClientRect().width / Number.parseFloat(style.fontSize),
          };
        });
      expect(text.size).toBeGreaterThanOrEqual(15);
      expect(text.line).toBeGreaterThanOrEqual(lang === 'zh' ? 1.7 : 1.5);
      expect(text.width).toBeLessThanOrEqual(52);
      const emphasis = await page.evaluate(() => {
        const probe = document.createElement('em');
        document.querySelector('article p')?.append(probe);
        return getComputedStyle(probe).fontStyle;
      });
      expect(emphasis).toBe(lang === 'zh' ? 'normal' : 'italic');
    });
  }
});
