import type { Locator, Page } from '@playwright/test';
import { afterScroll } from '../support/scroll.ts';
import { t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { widen } from '../support/widths.ts';

const PAGE = '/guide/basic/mocking';

test.describe('Outline', () => {
  test.use({ site: 'parts' });

  test('highlights the heading in view', { tag: '@spec-4-outline' }, async ({ page }) => {
    await visit(page, '/guide/long');
    const outline = page.getByRole('navigation', { name: t('outline.title') });
    const current = outline.locator('[aria-current]');
    for (const name of ['Section 4', 'Section 7', 'Section 2']) {
      await page
        .getByRole('heading', { name: new RegExp(`^${name}( |$)`) })
        .evaluate((node) => node.scrollIntoView());
      await expect(current).toHaveText([name]);
    }
    await page.evaluate(() => scrollTo(0, 0));
    await expect(current).toHaveText(['Section 1']);
  });

  test('marks the heading whose link was clicked, also where the page cannot scroll to it', async ({
    page,
  }) => {
    await visit(page, '/guide/long');
    const outline = page.getByRole('navigation', { name: t('outline.title') });
    const current = outline.locator('[aria-current]');
    for (const name of ['Part 12.1', 'Section 12', 'Part 12.1']) {
      await outline.getByRole('link', { name, exact: true }).click();
      await expect(current).toHaveText([name]);
    }
  });

  test('marks the last heading at the end of the page', { tag: '@spec-4-outline' }, async ({
    page,
  }) => {
    await visit(page, '/guide/long');
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const current = page
      .getByRole('navigation', { name: t('outline.title') })
      .locator('[aria-current]');
    await expect(current).toHaveText(['Detail 12.1.1']);
  });
});

test.describe('Delay of the outline', () => {
  test.use({ site: 'parts' });

  test('the scroll handler looks every 100 ms at most', { tag: '@spec-9-throttles' }, async ({
    page,
  }) => {
    await page.clock.install();
    await visit(page, '/guide/long');
    await page.clock.pauseAt(Date.now() + 60_000);
    const current = page
      .getByRole('navigation', { name: t('outline.title') })
      .locator('[aria-current]');
    await afterScroll(page, () => document.querySelector('#section-7')?.scrollIntoView());
    await page.clock.runFor(98);
    await expect(current).not.toHaveText(['Section 7']);
    await page.clock.runFor(3);
    await expect(current).toHaveText(['Section 7']);
  });
});

test.describe('The outline by keyboard', () => {
  const skip = (page: Page): Locator => page.getByRole('link', { name: t('a11y.skipToOutline') });

  test('is reached by the second skip link', async ({ page }) => {
    await visit(page, PAGE);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(skip(page)).toBeFocused();
    await expect(skip(page)).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const outline = page.getByRole('navigation', { name: t('outline.title') });
    await expect(outline.getByRole('link').first()).toBeFocused();
  });

  test('has no skip link where it is a menu, or where there is none', async ({ page }) => {
    await visit(page, '/config/');
    await expect(skip(page)).toHaveCount(0);
    await widen(page, 1000);
    await visit(page, PAGE);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(skip(page)).toBeHidden();
  });
});

test('the marked entry of a long outline is in view wherever the reader is', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 657 });
  await visit(page, '/guide/help/errors-mocks');
  const current = page
    .getByRole('navigation', { name: t('outline.title') })
    .locator('[aria-current]');
  const headings = page.getByRole('main').getByRole('heading', { level: 3 });
  const count = await headings.count();
  expect(count).toBeGreaterThan(20);
  for (const index of [count - 1, Math.floor(count / 2), 3]) {
    const heading = headings.nth(index);
    await heading.evaluate((node) => node.scrollIntoView());
    if (index < count - 1) await expect(current).toHaveText(await heading.innerText());
    const place = await page.evaluate(() => scrollY);
    await expect(current).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(place);
  }
});
