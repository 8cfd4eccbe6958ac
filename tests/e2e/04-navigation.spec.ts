import type { Page } from '@playwright/test';
import { t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { AFTER_QUICK_START, clickNext, ready, settled, visit } from '../support/visit.ts';
import { widen } from '../support/widths.ts';

const PAGE = '/guide/start/quick-start';
const bar = (page: Page) => page.getByRole('banner');

async function scrollBy(page: Page, distance: number): Promise<void> {
  await page.evaluate((by) => window.scrollBy({ top: by, behavior: 'instant' }), distance);
}

test.describe('Mobile menu', () => {
  test('closes when the window becomes 768 px wide', async ({ page }) => {
    await widen(page, 767);
    await visit(page, PAGE);
    await page.getByRole('button', { name: t('nav.menu') }).click();
    const menu = page.getByRole('navigation', { name: t('nav.menu') });
    await expect(menu).toBeVisible();
    await widen(page, 768);
    await expect(menu).toBeHidden();
  });

  for (const [name, narrow, wide] of [
    [t('nav.menu'), 768, 1024],
    [t('nav.menu'), 1000, 1400],
    [t('sidebar.menu'), 900, 1400],
    [t('outline.title'), 1200, 1400],
  ] as const) {
    test(`what '${name}' opened at ${narrow} px is closed at ${wide} px`, async ({ page }) => {
      await widen(page, narrow);
      await visit(page, PAGE);
      const button = page.getByRole('button', { name, exact: true });
      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await widen(page, wide);
      await expect(page.locator(':popover-open')).toHaveCount(0);
    });
  }

  test('stays open while the window is narrower', async ({ page }) => {
    await widen(page, 600);
    await visit(page, PAGE);
    await page.getByRole('button', { name: t('nav.menu') }).click();
    await widen(page, 700);
    await settled(page);
    await expect(page.getByRole('navigation', { name: t('nav.menu') })).toBeVisible();
  });
});

test.describe('Navbar while scrolling', () => {
  test("stays with hideNavbar 'never'", async ({ page }) => {
    await visit(page, PAGE);
    await scrollBy(page, 600);
    await page.waitForTimeout(400);
    await expect(bar(page)).toBeInViewport();
  });

  test.describe("with 'auto'", () => {
    test.use({ site: 'parts' });

    test('hides while scrolling down and comes back while scrolling up', async ({ page }) => {
      await visit(page, '/guide/long');
      await expect(bar(page)).toBeInViewport();
      await scrollBy(page, 900);
      await expect(bar(page)).not.toBeInViewport();
      await scrollBy(page, -200);
      await expect(bar(page)).toBeInViewport();
    });

    test('comes back when the keyboard goes into it', async ({ page }) => {
      await visit(page, '/guide/long');
      await scrollBy(page, 900);
      await expect(bar(page)).not.toBeInViewport();
      await bar(page).getByRole('link').first().focus();
      await expect(bar(page)).toBeInViewport();
    });
  });

  test.describe("with 'always'", () => {
    test.use({ site: 'other' });

    test('is hidden', async ({ page }) => {
      await visit(page, '/guide/next');
      await expect(bar(page)).toBeHidden();
      const top = (await page.getByRole('navigation', { name: t('sidebar.label') }).boundingBox())
        ?.y;
      expect(top).toBe(0);
    });
  });
});

test.describe('Outline', () => {
  test.use({ site: 'parts' });

  test('highlights the heading in view', async ({ page }) => {
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

  test('marks the last heading at the end of the page', async ({ page }) => {
    await visit(page, '/guide/long');
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const current = page
      .getByRole('navigation', { name: t('outline.title') })
      .locator('[aria-current]');
    await expect(current).toHaveText(['Detail 12.1.1']);
  });
});

test.describe('Moving between pages', () => {
  test('a link changes the page without a new load and moves focus to the heading', async ({
    page,
  }) => {
    await visit(page, PAGE);
    await page.evaluate(() => Object.assign(window, { same: true }));
    await page.getByRole('link', { name: t('doc.next') }).click();
    await expect(page).toHaveURL(AFTER_QUICK_START);
    expect(await page.evaluate(() => 'same' in window)).toBe(true);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('back and forward show the pages again, each where it was left', async ({ page }) => {
    await visit(page, PAGE);
    await scrollBy(page, 500);
    await settled(page);
    await clickNext(page);
    await expect(page).toHaveURL(AFTER_QUICK_START);
    await page.goBack();
    await expect(page).toHaveURL(/quick-start$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick start');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    await page.goForward();
    await expect(page).toHaveURL(AFTER_QUICK_START);
  });

  test('the place that was left on a long page is found again, by going back and by a reload', async ({
    page,
  }) => {
    const heading = page.getByRole('heading', { name: 'test.concurrent' });
    const place = async (): Promise<number> => Math.round((await heading.boundingBox())?.y ?? NaN);
    await visit(page, '/api/test-api/test');
    const y = await heading.evaluate((node) => node.getBoundingClientRect().top);
    await scrollBy(page, y - 300);
    await expect.poll(async () => Math.abs((await place()) - 300)).toBeLessThan(60);
    await settled(page);
    const left = await place();
    await clickNext(page);
    await expect(page).not.toHaveURL(/test-api\/test$/);
    await page.goBack();
    await expect.poll(async () => Math.abs((await place()) - left)).toBeLessThan(4);
    await page.reload();
    await ready(page);
    await expect.poll(async () => Math.abs((await place()) - left)).toBeLessThan(4);
  });

  test('links with a modifier, to other sites and downloads are left to the browser', async ({
    page,
    context,
  }) => {
    await visit(page, PAGE);
    const popup = context.waitForEvent('page');
    await page.getByRole('link', { name: t('doc.next') }).click({ modifiers: ['ControlOrMeta'] });
    await (await popup).waitForURL(AFTER_QUICK_START, { waitUntil: 'commit' });
    expect(page.url()).toContain('quick-start');
  });

  test('after a navigation to a hash its heading is scrolled to', async ({ page }) => {
    await visit(page, '/config/');
    const link = page.getByRole('main').locator('a[href*="#"]').nth(5);
    const href = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${href.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`));
    await ready(page);
    const target = page.locator(`[id="${href.split('#')[1]}"]`);
    await expect(target).toBeInViewport();
  });

  test('a page opened at a hash shows its heading below the bar', async ({ page }) => {
    await visit(page, '/guide/basic/cli');
    const id = await page.locator('main h2[id]').last().getAttribute('id');
    await visit(page, `/guide/basic/cli?x=1#${id}`);
    const heading = page.locator(`[id="${id}"]`);
    await expect(heading).toBeInViewport();
    const y = (await heading.boundingBox())?.y ?? 0;
    expect(y).toBeGreaterThanOrEqual(72 - 1);
  });
});

test.describe('Switching language', () => {
  test('keeps page, query and hash', async ({ page }) => {
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
