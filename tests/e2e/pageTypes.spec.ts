import { t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

test.describe('Page types', { tag: '@spec-2-types' }, () => {
  test('home and doc are pages of the manual, 404 is its own', async ({ page }) => {
    await visit(page, '/');
    await expect(page.getByRole('navigation', { name: t('sidebar.label') })).toHaveCount(0);
    await visit(page, '/guide/start/quick-start');
    await expect(page.getByRole('navigation', { name: t('sidebar.label') })).toBeVisible();
    await expect(page.getByRole('article')).toBeVisible();
    await visit(page, '/nope');
    await expect(page.getByRole('navigation', { name: t('sidebar.label') })).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText(t('notFound.title'));
  });

  test.describe('on a small site', { tag: '@spec-3-frontmatter' }, () => {
    test.use({ site: 'parts' });

    test('custom has the navbar around it and nothing else, blank has nothing', async ({
      page,
    }) => {
      await visit(page, '/keys/custom');
      await expect(page).toHaveTitle('Custom page - Parts');
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('main')).toContainText('Only the navigation around it.');
      await expect(page.getByRole('navigation', { name: t('sidebar.label') })).toHaveCount(0);
      await expect(page.getByRole('navigation', { name: t('doc.pager') })).toHaveCount(0);
      await visit(page, '/keys/blank');
      await expect(page).toHaveTitle('Blank page - Parts');
      await expect(page.getByRole('main')).toContainText('Nothing around it.');
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(page.getByRole('navigation')).toHaveCount(0);
    });
  });
});
