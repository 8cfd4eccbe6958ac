import { t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

test.describe('URL normalisation', () => {
  for (const [from, to] of [
    ['/guide/start/index.html', '/guide/start/'],
    ['/guide/start/index', '/guide/start/'],
    ['/guide/start', '/guide/start/'],
    ['/guide/basic/cli.html', '/guide/basic/cli'],
    ['/guide/basic/cli/', '/guide/basic/cli'],
    ['/zh/index.html', '/zh/'],
    ['/index.html', '/'],
    // No page of its own: the first one of the folder.
    ['/guide', '/guide/start/'],
  ] as const) {
    test(`${from} is ${to}, in one hop, query kept`, async ({ request }) => {
      const response = await request.get(`${from}?q=1`, { maxRedirects: 0 });
      expect(response.status()).toBe(301);
      expect(response.headers().location).toBe(`${to}?q=1`);
    });
  }

  test('an encoded address shows the page and no second entry in the history', async ({ page }) => {
    await visit(page, '/guide/basic/%63li');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/command line/i);
    await expect(
      page.getByRole('navigation', { name: t('sidebar.label') }).locator('[aria-current="page"]'),
    ).toHaveCount(1);
  });
});

test.describe('Theme values', () => {
  for (const value of ['LIGHT', 'dark ', '"dark"', 'null', '{}', '0', 'toString']) {
    test(`'${value}' is neither light, dark nor auto and so becomes auto`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.addInitScript((stored) => {
        localStorage.setItem('rspress-theme-appearance', stored);
      }, value);
      await visit(page, '/guide/basic/cli');
      await expect(page.getByRole('radio', { name: t('theme.auto') })).toBeChecked();
      await expect(page.locator('html')).toHaveClass(/dark/);
    });
  }
});

test('no form validation by the product is shown', async ({ page }) => {
  for (const path of ['/', '/config/', '/guide/start/quick-start']) {
    await visit(page, path);
    await expect(page.locator('[required], [pattern], [aria-invalid="true"]')).toHaveCount(0);
  }
});
