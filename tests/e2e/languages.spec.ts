import { t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { chooseTheme, ready, visit } from '../support/visit.ts';

test('a page is read, its language changed and its theme changed, each by one control', {
  tag: '@spec-1-readers',
}, async ({ page }) => {
  // Playwright scrolls while the animation of the theme covers the link, and the link keeps the place.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/guide/start/quick-start');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await chooseTheme(page, t('theme.dark'));
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.getByRole('link', { name: '简体中文' }).click();
  await expect(page).toHaveURL(/\/zh\/guide\/start\/quick-start$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
});

test.describe('Switching language', () => {
  test('keeps page, query and hash', { tag: '@spec-4-switch' }, async ({ page }) => {
    await visit(page, '/guide/basic/cli');
    const id = await page.locator('main h2[id]').first().getAttribute('id');
    await visit(page, `/guide/basic/cli?a=1&b=2#${id}`);
    await page.getByRole('link', { name: '简体中文' }).click();
    await expect(page).toHaveURL(new RegExp(`/zh/guide/basic/cli\\?a=1&b=2#${id}$`));
    await ready(page);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(new RegExp(`[^h]/guide/basic/cli\\?a=1&b=2#${id}$`));
  });
});
