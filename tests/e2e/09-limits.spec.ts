import type { Page } from '@playwright/test';
import { t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { widen } from '../support/widths.ts';

const PAGE = '/guide/start/quick-start';
const heightOf = async (page: Page): Promise<number> =>
  (await page.getByRole('banner').boundingBox())?.height ?? 0;

/** Scrolls and waits until the page has been told of it: the browser's clock is not the page's. */
async function afterScroll(page: Page, scroll: () => void): Promise<void> {
  await page.evaluate(`new Promise((told) => {
    addEventListener('scroll', () => told(), { once: true });
    (${scroll})();
  })`);
}

test.describe('Sizes', () => {
  for (const [width, height] of [
    [1440, 72],
    [1024, 72],
    [769, 72],
    [768, 56],
    [375, 56],
  ] as const) {
    test(`the navbar is ${height} high at ${width} px`, async ({ page }) => {
      await widen(page, width);
      for (const path of ['/', PAGE]) {
        await visit(page, path);
        expect(await heightOf(page), path).toBe(height);
      }
    });
  }

  test('the navbar is 0 high when hidden, and nothing stays free for it', async ({ page }) => {
    await visit(page, `${PAGE}?navbar=0`);
    await expect(page.getByRole('banner')).toBeHidden();
    const sidebar = await page.getByRole('navigation', { name: t('sidebar.label') }).boundingBox();
    expect(sidebar?.y).toBe(0);
  });

  for (const width of [375, 1024, 1280]) {
    test(`the sidebar menu is 46 high at ${width} px`, async ({ page }) => {
      await widen(page, width);
      await visit(page, PAGE);
      const box = await page
        .getByRole('button', { name: t('sidebar.menu'), exact: true })
        .locator('..')
        .boundingBox();
      expect(box?.height).toBe(46);
    });
  }

  test('the sidebar menu takes no room on wide screens', async ({ page }) => {
    await visit(page, PAGE);
    const sidebar = await page.getByRole('navigation', { name: t('sidebar.label') }).boundingBox();
    expect(sidebar?.y).toBe(72);
  });

  test('tooltips are at most 250 px wide', async ({ page }) => {
    await visit(page, PAGE);
    await page
      .getByTitle(t('theme.dark'))
      .evaluate((node) => node.setAttribute('title', 'word '.repeat(60)));
    await page.getByTitle('word').hover();
    const tip = page.getByRole('tooltip');
    await expect(tip).toBeVisible();
    expect((await tip.boundingBox())?.width).toBe(250);
  });
});

test.describe('Delays', () => {
  test.describe('of a small site', () => {
    test.use({ site: 'parts' });

    test('a nav dropdown closes 150 ms after the mouse has left', async ({ page }) => {
      await page.clock.install();
      await visit(page, '/guide/intro');
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.getByRole('button', { name: 'Group' }).hover();
      await page.clock.runFor(20);
      const item = page.getByRole('link', { name: 'First of group' });
      await expect(item).toBeVisible();
      await page.mouse.move(300, 700);
      await page.clock.runFor(149);
      await expect(item).toBeVisible();
      await page.clock.runFor(2);
      await expect(item).toBeHidden();
    });

    test('the scroll handler looks every 100 ms at most', async ({ page }) => {
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

    test('the navbar reacts to scrolling every 200 ms at most', async ({ page }) => {
      await page.clock.install();
      await visit(page, '/guide/long');
      await page.clock.pauseAt(Date.now() + 60_000);
      await afterScroll(page, () => window.scrollBy(0, 900));
      await page.clock.runFor(198);
      await page.waitForTimeout(300);
      await expect(page.getByRole('banner')).toBeInViewport();
      await page.clock.runFor(3);
      await expect(page.getByRole('banner')).not.toBeInViewport();
    });
  });

  test('after a navigation the hash is scrolled to 100 ms later', async ({ page }) => {
    await page.clock.install();
    await visit(page, '/config/');
    const link = page.getByRole('main').locator('a[href^="/config/build/output#"]').last();
    const id = (await link.getAttribute('href'))?.split('#')[1] ?? '';
    await link.hover();
    await page.waitForLoadState('networkidle');
    await page.clock.pauseAt(Date.now() + 60_000);
    await link.click();
    const heading = page.locator(`main [id="${id}"]`);
    await expect(heading).toBeAttached();
    await page.clock.runFor(99);
    await expect(heading).not.toBeInViewport();
    await page.clock.runFor(2);
    await expect(heading).toBeInViewport();
  });
});

test('the hero has 35 stars', async ({ page }) => {
  await visit(page, '/');
  await expect(page.locator('[data-star]')).toHaveCount(35);
});
