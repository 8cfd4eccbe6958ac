import type { Page } from '@playwright/test';
import { TOOL_LOGO_HOST } from '../../shared/site/tools.ts';
import { t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

/** Notes every request of the page, by origin and path. */
function noteRequests(page: Page): URL[] {
  const seen: URL[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) seen.push(new URL(request.url()));
  });
  return seen;
}

test.describe('The calls the site makes', () => {
  test('reading pages asks for nothing but our own files and logos of the static host', async ({
    page,
    baseURL,
  }) => {
    const seen = noteRequests(page);
    for (const path of [
      '/',
      '/guide/start/quick-start',
      '/config/',
      '/zh/api/test-api/test',
      '/nope',
    ]) {
      await visit(page, path);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await page.waitForLoadState('networkidle');
    }
    const strangers = seen.filter(
      (url) => url.origin !== new URL(baseURL ?? '').origin && url.origin !== TOOL_LOGO_HOST,
    );
    expect(strangers.map(String)).toEqual([]);
  });

  test('no search index is loaded before search is wanted', async ({ page }) => {
    const seen = noteRequests(page);
    await visit(page, '/guide/start/quick-start');
    await page.waitForLoadState('networkidle');
    expect(seen.filter((url) => /search/.test(url.pathname)).map(String)).toEqual([]);
  });

  test('page chunks load on demand and are preloaded when a link is hovered', async ({ page }) => {
    await visit(page, '/guide/start/quick-start');
    const seen = noteRequests(page);
    await page.getByRole('link', { name: t('doc.next') }).hover();
    await expect
      .poll(() => seen.filter((url) => /\/async\/.*\.js$/.test(url.pathname)).length)
      .toBe(1);
  });

  test('logos come from the static asset host', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 500 });
    const seen = noteRequests(page);
    await visit(page, '/');
    const logos = () => seen.filter((url) => url.origin === TOOL_LOGO_HOST).length;
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(logos).toBeGreaterThanOrEqual(6);
  });

  test('our own pictures and fonts come from our own host', async ({ page, baseURL }) => {
    await visit(page, '/');
    const sources = await page
      .locator('img:not([src*="//"]), link[rel="icon"]')
      .evaluateAll((nodes) =>
        nodes.map(
          (node) => (node as HTMLImageElement).src || (node as unknown as HTMLLinkElement).href,
        ),
      );
    expect(sources.length).toBeGreaterThan(0);
    for (const source of sources) {
      expect(new URL(source).origin).toBe(new URL(baseURL ?? '').origin);
      expect((await page.request.get(source)).status()).toBe(200);
    }
  });
});
