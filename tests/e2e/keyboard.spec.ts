import { focusedStop } from '../support/focus.ts';
import { t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { AFTER_QUICK_START, ready, settled, visit } from '../support/visit.ts';
import { widen } from '../support/widths.ts';

const PAGE = '/guide/start/quick-start';

test.describe('Keyboard', () => {
  test('the first tab stop skips to the content', async ({ page }) => {
    await visit(page, PAGE);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: t('a11y.skip') });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  for (const [path, width] of [
    ['/', 1440],
    [PAGE, 1440],
    ['/config/', 1440],
    [PAGE, 800],
    [PAGE, 400],
  ] as const) {
    test(`every tab stop of ${path} at ${width} px is visible and shows its focus`, async ({
      page,
    }) => {
      await widen(page, width);
      await visit(page, path);
      const bad: string[] = [];
      let stops = 0;
      for (; stops < 200; stops++) {
        await page.keyboard.press('Tab');
        const stop = await focusedStop(page);
        if (!stop) break;
        if (!stop.ring || !stop.shown)
          bad.push(`${stop.name}: ${stop.ring ? '' : 'no ring'} ${stop.shown ? '' : 'not shown'}`);
      }
      expect(stops).toBeGreaterThan(5);
      expect(bad).toEqual([]);
    });
  }

  test('focus is never hidden behind the bar', async ({ page }) => {
    await visit(page, PAGE);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const hidden: string[] = [];
    await page.getByRole('link', { name: t('doc.next') }).focus();
    for (let stop = 0; stop < 25; stop++) {
      await page.keyboard.press('Shift+Tab');
      const covered = await page.evaluate(() => {
        const node = document.activeElement;
        if (!node?.closest('main')) return '';
        const box = node.getBoundingClientRect();
        const bar = document.querySelector('header')?.getBoundingClientRect();
        return bar && box.bottom <= bar.bottom ? (node.textContent ?? '') : '';
      });
      if (covered) hidden.push(covered);
    }
    expect(hidden).toEqual([]);
  });

  for (const width of [1440, 800]) {
    test(`leaves a page that was scrolled by wheel where it is, as long as it is in the bar (${width} px)`, async ({
      page,
    }) => {
      await widen(page, width);
      await visit(page, '/guide/migration/jest');
      await page.mouse.move(width / 2, 500);
      await page.mouse.wheel(0, 3000);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2900);
      const place = await page.evaluate(() => scrollY);
      const moved: string[] = [];
      let stops = 0;
      for (; stops < 30; stops++) {
        await page.keyboard.press('Tab');
        const isInFrame = await page.evaluate(() =>
          Boolean(document.activeElement?.closest('header, a[href^="#frame-"]')),
        );
        if (!isInFrame) break;
        await settled(page);
        const y = await page.evaluate(() => scrollY);
        if (y !== place) moved.push(`${(await focusedStop(page))?.name}: ${y}`);
      }
      expect(stops).toBeGreaterThan(6);
      expect(moved).toEqual([]);
    });
  }

  test('the list of keys opens with ?, closes with Escape and gives focus back', async ({
    page,
  }) => {
    await visit(page, PAGE);
    const link = page.getByRole('link', { name: t('doc.edit') });
    await link.focus();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: t('keys.title') })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(link).toBeFocused();
  });

  test('a navigation by keyboard moves focus to the new heading and announces the page', async ({
    page,
  }) => {
    await visit(page, PAGE);
    await page.getByRole('link', { name: t('doc.next') }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(AFTER_QUICK_START);
    await ready(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: ' - Rstest' })).toHaveCount(1);
  });
});
