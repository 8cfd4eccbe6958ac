import { expect, test } from '../support/test.ts';
import { ready, visit } from '../support/visit.ts';

test('the base is empty: the home page is /, the Chinese one /zh/', {
  tag: '@spec-2-base',
}, async ({ page }) => {
  await visit(page, '/');
  await expect(page).toHaveTitle(/Rstest/);
  expect(new URL(page.url()).pathname).toBe('/');
  await page.goto('zh');
  await expect(page).toHaveURL(/\/zh\/$/);
});

test.describe('The language prefix of the default language', { tag: '@spec-2-own-prefix' }, () => {
  test('goes away, query and hash kept; /zh/guide/en/x, which has none, stays', async ({
    page,
  }) => {
    for (const [from, to] of [
      ['/en', '/'],
      ['/en/', '/'],
      ['/en/guide/start/quick-start', '/guide/start/quick-start'],
      [
        '/en/guide/start/quick-start?a=1&b=%20#install',
        '/guide/start/quick-start?a=1&b=%20#install',
      ],
      ['/zh/guide/en/x', '/zh/guide/en/x'],
    ] as const) {
      await visit(page, from);
      const { pathname, search, hash } = new URL(page.url());
      expect(pathname + search + hash).toBe(to);
      if (to !== from) await expect(page).not.toHaveTitle(/404/);
    }
  });

  test('a host without redirects is helped by the page itself, query and hash kept', async ({
    page,
    context,
  }) => {
    await context.route('**/en/guide/start/quick-start**', async (route) => {
      const response = await route.fetch({ url: new URL('/404', route.request().url()).href });
      await route.fulfill({ response });
    });
    await page.goto('en/guide/start/quick-start?a=1#install');
    await page.waitForURL(({ pathname }) => pathname === '/guide/start/quick-start');
    await ready(page);
    const { search, hash } = new URL(page.url());
    expect(search + hash).toBe('?a=1#install');
  });
});
