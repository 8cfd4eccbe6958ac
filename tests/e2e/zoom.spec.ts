import type { Locator, Page } from '@playwright/test';
import { t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

test.describe('Images', () => {
  test.use({ site: 'parts' });

  const image = (page: Page): Locator =>
    page.getByRole('button', { name: t('zoom.open', 'en', { alt: 'A square' }), exact: true });
  const overlay = (page: Page): Locator => page.getByRole('dialog');

  test('open in a zoom overlay by click, and close by click', { tag: '@spec-2-zoom' }, async ({
    page,
  }) => {
    await visit(page, '/guide/images');
    await image(page).click();
    await expect(overlay(page)).toBeVisible();
    await overlay(page).getByRole('img').click();
    await expect(overlay(page)).toHaveCount(0);
  });

  test('show a small picture no larger than it is, on a ground unlike the page', async ({
    page,
  }) => {
    await visit(page, '/guide/images');
    // A drawing has no size of its own and fills the window; a photograph would only be blurred.
    await image(page).evaluate((node) => node.setAttribute('src', '/picture.svg?.png'));
    await image(page).click();
    const large = overlay(page).getByRole('img');
    const own = await large.evaluate((node) => (node as HTMLImageElement).naturalWidth);
    expect(own).toBeGreaterThan(0);
    expect((await large.boundingBox())?.width).toBe(own);
    const ground = await overlay(page).evaluate(
      (node) => getComputedStyle(node, '::backdrop').backgroundColor,
    );
    expect(ground).toMatch(/^rgba\(\d+, \d+, \d+, 0\.\d+\)$/);
  });

  test('open by keyboard, close by Escape, and give focus back', {
    tag: ['@spec-2-zoom', '@spec-4-zoom'],
  }, async ({ page }) => {
    await visit(page, '/guide/images');
    await image(page).focus();
    await page.keyboard.press('Enter');
    await expect(overlay(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(overlay(page)).toHaveCount(0);
    await expect(image(page)).toBeFocused();
  });

  test('close when the reader goes back', { tag: '@spec-4-zoom' }, async ({ page }) => {
    await visit(page, '/guide/intro');
    await visit(page, '/guide/images');
    await page.getByRole('link', { name: 'Keys' }).first().click();
    await expect(page).toHaveURL(/\/keys\/title$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/guide\/images$/);
    await image(page).click();
    await expect(overlay(page)).toBeVisible();
    await page.goForward();
    await expect(page).toHaveURL(/\/keys\/title$/);
    await expect(overlay(page)).toHaveCount(0);
  });

  test('close on resize', { tag: '@spec-4-zoom' }, async ({ page }) => {
    await visit(page, '/guide/images');
    await image(page).click();
    await expect(overlay(page)).toBeVisible();
    await page.setViewportSize({ width: 1200, height: 900 });
    await expect(overlay(page)).toHaveCount(0);
  });

  test('close after more than 40 px of scrolling, not before', {
    tag: ['@spec-4-zoom', '@spec-9-animation'],
  }, async ({ page }) => {
    await visit(page, '/guide/images');
    await image(page).click();
    await expect(overlay(page)).toBeVisible();
    await page.evaluate(() => window.scrollBy(0, 40));
    await page.waitForTimeout(300);
    await expect(overlay(page)).toBeVisible();
    await page.evaluate(() => window.scrollBy(0, 1));
    await expect(overlay(page)).toHaveCount(0);
  });

  test('a larger file takes the place of the small one', { tag: '@spec-2-zoom' }, async ({
    page,
  }) => {
    await visit(page, '/guide/images');
    await page.getByRole('button', { name: /large twin$/ }).click();
    await expect(overlay(page).getByRole('img')).toHaveAttribute('src', '/picture-large.svg');
  });

  test('a larger file that cannot be reached is warned about, the small one stays', {
    tag: '@spec-8-zoom',
  }, async ({ page, guard }) => {
    guard.allow(/gone\.svg/, /404/);
    await visit(page, '/guide/images');
    await page.getByRole('button', { name: /large twin is gone$/ }).click();
    await expect.poll(() => guard.findings.join('\n')).toMatch(/console warning: .*gone\.svg/);
    await expect(overlay(page).getByRole('img')).toHaveAttribute('src', /picture\.svg$/);
  });
});

test('a picture of a run follows the theme, in size and place too', async ({ page }) => {
  const shown = page.getByRole('button', { name: /A terminal in watch mode/ });
  const sizes = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await visit(page, '/guide/basic/watch');
    await expect(shown).toHaveCount(1);
    await expect(shown).toHaveAttribute('src', new RegExp(`watch-mode-${colorScheme}\\.`));
    await shown.scrollIntoViewIfNeeded();
    await expect
      .poll(() => shown.evaluate((node) => (node as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    sizes.push(await shown.boundingBox());
  }
  expect(sizes[1]).toEqual(sizes[0]);
});
