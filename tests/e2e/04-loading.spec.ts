import type { BrowserContext, Page } from '@playwright/test';
import { t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { clickNext, visit } from '../support/visit.ts';

const PAGE = '/guide/start/quick-start';
const CHUNKS = /\/static\/js\/async\/.*\.js$/;
const bar = (page: Page) => page.getByRole('progressbar');

/** Makes every page chunk take this long from now on. */
async function delayChunks(context: BrowserContext, ms: number): Promise<void> {
  await context.route(CHUNKS, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.continue();
  });
}

test.describe('Progress bar', () => {
  test('shows when a page chunk takes longer than 200 ms, and ends with the page', async ({
    page,
    context,
  }) => {
    await visit(page, PAGE);
    await delayChunks(context, 1200);
    const clicked = Date.now();
    await clickNext(page);
    await page.waitForTimeout(100);
    expect(await bar(page).count(), 'not before 200 ms').toBe(0);
    await expect(bar(page)).toBeVisible();
    expect(Date.now() - clicked).toBeGreaterThanOrEqual(200);
    await expect(page).toHaveURL(/\/guide\/basic\/cli$/);
    await expect(bar(page)).toHaveCount(0);
  });

  test('does not show for a quick page', async ({ page }) => {
    await visit(page, PAGE);
    await page.getByRole('link', { name: t('doc.next') }).hover();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      const shown: number[] = [];
      Object.assign(window, { shown });
      new MutationObserver(() => {
        if (document.querySelector('[role="progressbar"]')) shown.push(1);
      }).observe(document.body, { childList: true, subtree: true });
    });
    await clickNext(page);
    await expect(page).toHaveURL(/\/guide\/basic\/cli$/);
    expect(await page.evaluate(() => (window as unknown as { shown: number[] }).shown)).toEqual([]);
  });

  test('ends when the chunk fails: the page is then loaded as a whole', async ({
    page,
    context,
    guard,
  }) => {
    guard.allow(/static\/js\/async/, /ERR_FAILED/, /Loading chunk/);
    await visit(page, PAGE);
    await context.route(CHUNKS, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.abort();
    });
    await clickNext(page);
    await expect(bar(page)).toBeVisible();
    await expect(page).toHaveURL(/\/guide\/basic\/cli$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
  });
});

test.describe('Preloading', () => {
  for (const [how, act] of [
    ['hovering a link', (page: Page) => page.getByRole('link', { name: t('doc.next') }).hover()],
    ['keyboard focus', (page: Page) => page.getByRole('link', { name: t('doc.next') }).focus()],
  ] as const) {
    test(`${how} loads the chunk of its page, and the click asks for nothing more`, async ({
      page,
    }) => {
      await visit(page, PAGE);
      const asked: string[] = [];
      page.on('request', (request) => {
        if (CHUNKS.test(request.url())) asked.push(request.url());
      });
      await act(page);
      await expect.poll(() => asked.length).toBe(1);
      await page.waitForLoadState('networkidle');
      await clickNext(page);
      await expect(page).toHaveURL(/\/guide\/basic\/cli$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(asked.length).toBe(1);
    });
  }
});
