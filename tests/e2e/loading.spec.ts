import type { Page } from '@playwright/test';
import { hold } from '../support/slow.ts';
import { t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { AFTER_QUICK_START, clickNext, visit } from '../support/visit.ts';

const PAGE = '/guide/start/quick-start';

const CHUNKS = /\/static\/js\/async\/.*\.js$/;

const bar = (page: Page) => page.getByRole('progressbar');

/** Runs in the page: clicks a link; milliseconds until the progress bar is there. */
function clickAndTimeBar(name: string): Promise<number> {
  const link = [...document.querySelectorAll('a')].find((one) => one.textContent?.includes(name));
  return new Promise((done) => {
    const clicked = performance.now();
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[role="progressbar"]')) return;
      observer.disconnect();
      done(performance.now() - clicked);
    }).observe(document.body, { childList: true, subtree: true });
    link?.click();
  });
}

test.describe('Progress bar', { tag: '@spec-4-progress' }, () => {
  test('shows when a page chunk takes longer than 200 ms, and ends with the page', {
    tag: '@spec-9-throttles',
  }, async ({ page }) => {
    await visit(page, PAGE);
    const { release } = await hold(page, CHUNKS);
    // Measured in the page, where a busy machine delays neither the click nor the look.
    const shownAfter = page.evaluate(clickAndTimeBar, t('doc.next'));
    await expect(bar(page)).toBeVisible();
    expect(await shownAfter).toBeGreaterThanOrEqual(200);
    release();
    await expect(page).toHaveURL(AFTER_QUICK_START);
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
    await expect(page).toHaveURL(AFTER_QUICK_START);
    expect(await page.evaluate(() => (window as unknown as { shown: number[] }).shown)).toEqual([]);
  });
});

test.describe('Preloading', () => {
  for (const [how, act] of [
    ['hovering a link', (page: Page) => page.getByRole('link', { name: t('doc.next') }).hover()],
    ['keyboard focus', (page: Page) => page.getByRole('link', { name: t('doc.next') }).focus()],
  ] as const) {
    test(`${how} loads the chunk of its page, and the click asks for nothing more`, {
      tag: ['@spec-3-route', '@spec-7-chunks'],
    }, async ({ page }) => {
      await visit(page, PAGE);
      const asked: string[] = [];
      page.on('request', (request) => {
        if (CHUNKS.test(request.url())) asked.push(request.url());
      });
      await act(page);
      await expect.poll(() => asked.length).toBe(1);
      await page.waitForLoadState('networkidle');
      // To where neither page has a link.
      await page.mouse.move(1, 600);
      await clickNext(page);
      await expect(page).toHaveURL(AFTER_QUICK_START);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(asked.length).toBe(1);
    });
  }
});

test('a route has one chunk of its own, loaded with its page and not before', {
  tag: '@spec-3-route',
}, async ({ page }) => {
  const chunks: string[] = [];
  page.on('request', (request) => {
    if (/\/static\/js\/async\//.test(request.url())) chunks.push(request.url());
  });
  await visit(page, '/guide/start/quick-start');
  const before = chunks.length;
  await page.getByRole('link', { name: t('doc.next') }).click();
  await expect(page).toHaveURL(AFTER_QUICK_START);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(chunks.length - before).toBeGreaterThanOrEqual(1);
  expect(new Set(chunks).size).toBe(chunks.length);
});

test('a hydration error is recovered from and warned about in the console', {
  tag: '@spec-8-hydration',
}, async ({ page, context, guard }) => {
  guard.allow(/hydrateRoot recoverable error/);
  // The page of one language under the address of the other.
  await context.route('**/zh/guide/basic/cli', async (route) => {
    const response = await route.fetch({
      url: new URL('/guide/basic/cli', route.request().url()).href,
    });
    await route.fulfill({ response });
  });
  await visit(page, '/zh/guide/basic/cli');
  await expect
    .poll(() => guard.findings.join('\n'))
    .toMatch(/console warning: hydrateRoot recoverable error/);
  await expect(page.getByRole('navigation', { name: t('sidebar.label', 'zh') })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Han}/u);
});
