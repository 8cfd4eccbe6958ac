import { t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

test.describe('Error catalogue', () => {
  test('a hydration error is recovered from and warned about in the console', async ({
    page,
    context,
    guard,
  }) => {
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

  test('an unknown route is the 404 page', async ({ page }) => {
    const response = await visit(page, '/guide/unknown');
    expect(response?.status()).toBe(404);
    await expect(page.getByText(t('notFound.title'))).toBeVisible();
  });

  test('copying the page as Markdown says when it cannot', async ({ page, context, guard }) => {
    guard.allow(/\.md/, /ERR_FAILED/);
    await visit(page, '/guide/basic/cli');
    await context.route('**/*.md', (route) => route.abort());
    await page.getByRole('button', { name: t('page.actions') }).click();
    await page.getByRole('button', { name: t('page.copy') }).click();
    await expect(page.getByText(t('page.copyFailed'))).toBeVisible();
  });
});
