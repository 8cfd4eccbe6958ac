import { t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

test.describe('Frontmatter', { tag: '@spec-3-frontmatter' }, () => {
  test.use({ site: 'parts' });

  const sidebar = t('sidebar.label');
  const outline = t('outline.title');

  test('title, titleSuffix, description and head are in the head of the page', async ({ page }) => {
    await visit(page, '/keys/title');
    await expect(page).toHaveTitle('Title from the key - Parts');
    await visit(page, '/keys/plain');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plain page');
    await visit(page, '/keys/suffix');
    await expect(page).toHaveTitle('Suffixed - Another suffix');
    await visit(page, '/keys/description');
    const text = 'A description that stands in the head of this page and nowhere else.';
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', text);
    await expect(page.locator('meta[property="og:description"]')).toHaveAttribute('content', text);
    await visit(page, '/keys/head');
    await expect(page.locator('meta[name="fixture"]')).toHaveAttribute(
      'content',
      'from the head key',
    );
    await expect(page.locator('link[rel="author"]')).toHaveAttribute(
      'href',
      'https://author.example/',
    );
  });

  test('hero names the home page', async ({ page }) => {
    await visit(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hero name');
    await expect(page.getByText('Hero text', { exact: true })).toBeVisible();
  });

  test('false for navbar, sidebar, outline or footer hides it', async ({ page }) => {
    for (const key of ['navbar', 'sidebar', 'outline', 'footer'] as const) {
      await visit(page, `/keys/${key}`);
      const shown = {
        navbar: page.getByRole('banner'),
        sidebar: page.getByRole('navigation', { name: sidebar }),
        outline: page.getByRole('navigation', { name: outline }),
        footer: page.getByRole('navigation', { name: t('doc.pager') }),
      };
      for (const [name, locator] of Object.entries(shown)) {
        await expect(locator, `${key}: ${name}`).toBeVisible({ visible: name !== key });
      }
      // No room is left for it.
      if (key === 'navbar') expect((await shown.sidebar.boundingBox())?.y).toBe(0);
    }
  });
});
