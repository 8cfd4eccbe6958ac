import { t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

test.describe('Site data and theme settings', () => {
  test.describe('of a small site', () => {
    test.use({ site: 'parts' });

    test('title, description and logo text', { tag: '@spec-3-site-data' }, async ({ page }) => {
      await visit(page, '/guide/intro');
      await expect(page).toHaveTitle('Introduction - Parts');
      await expect(page.getByRole('banner')).toContainText('Parts logo');
      await expect(page.locator('meta[name="description"]')).toHaveAttribute(
        'content',
        'A small site that shows every part that a page or a sidebar can have.',
      );
    });

    test('logo: one for each theme', { tag: '@spec-3-site-data' }, async ({ page }) => {
      await visit(page, '/guide/intro');
      const home = page.getByRole('link', { name: t('nav.home', 'en', { title: 'Parts logo' }) });
      const logo = (name: string) => home.locator(`img[src="/${name}.svg"]`);
      await expect(logo('picture')).toBeVisible();
      await expect(logo('picture-dark')).toBeHidden();
      await page.getByTitle(t('theme.dark')).click();
      await expect(logo('picture')).toBeHidden();
      await expect(logo('picture-dark')).toBeVisible();
    });

    test('search: false leaves the button out', { tag: '@spec-3-theme-config' }, async ({
      page,
    }) => {
      await visit(page, '/guide/intro');
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('button', { name: t('search.button') })).toHaveCount(0);
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  });

  test('locales: label, description, navigation and texts of their own', {
    tag: '@spec-3-locale',
  }, async ({ page }) => {
    await visit(page, '/');
    await expect(page.getByRole('link', { name: '简体中文' })).toBeVisible();
    const english = await page.locator('meta[name="description"]').getAttribute('content');
    await visit(page, '/zh/');
    await expect(page.getByRole('link', { name: 'English' })).toBeVisible();
    const chinese = await page.locator('meta[name="description"]').getAttribute('content');
    expect(english).not.toMatch(/\p{Script=Han}/u);
    expect(chinese).toMatch(/\p{Script=Han}/u);
  });

  test.describe('of a site with defaultWrapCode', () => {
    test.use({ site: 'other' });

    test('markdown.defaultWrapCode wraps every block from the start', {
      tag: '@spec-3-site-data',
    }, async ({ page }) => {
      await visit(page, '/guide/start');
      await expect(page.getByRole('button', { name: t('code.wrap') })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    });

    test('outlineTitle, previous page and edit link have the texts of the site', {
      tag: '@spec-3-theme-config',
    }, async ({ page }) => {
      await visit(page, '/guide/start');
      await expect(page.getByRole('navigation', { name: 'In this text' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Mend it' })).toHaveAttribute(
        'href',
        /^https:\/\/repo\.example\/edit\/.*guide\/start\.mdx$/,
      );
      await visit(page, '/guide/next');
      await expect(page.getByRole('link', { name: /^Back to/ })).toBeVisible();
    });

    test('a locale has a description and an edit link of its own', {
      tag: '@spec-3-locale',
    }, async ({ page }) => {
      await visit(page, '/zh/guide/next');
      await expect(page.locator('meta[name="description"]')).toHaveAttribute(
        'content',
        '部署在子路径下的站点，这是中文。',
      );
      await expect(page.getByRole('link', { name: '修改此页' })).toHaveAttribute(
        'href',
        /^https:\/\/repo\.example\/edit-zh\/.*guide\/next\.md$/,
      );
    });

    test('fallbackHeadingTitle: false adds no heading to a page without one', {
      tag: '@spec-3-theme-config',
    }, async ({ page }) => {
      await visit(page, '/guide/untitled');
      await expect(page.getByText('This page has no heading of its own.')).toBeVisible();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(0);
    });

    test('the base is part of every address', { tag: '@spec-3-site-data' }, async ({ page }) => {
      await visit(page, '/guide/start');
      const hrefs = await page
        .locator('a[href^="/"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(hrefs.length).toBeGreaterThan(3);
      expect(hrefs.filter((href) => !href.startsWith('/docs/'))).toEqual([]);
      await page.getByRole('link', { name: 'link to the next page' }).click();
      await expect(page).toHaveURL(/\/docs\/guide\/next$/);
      // The bar is hidden on this site, but its links are in the page.
      await page
        .locator('a[hreflang="zh"]')
        .first()
        .evaluate((link) => (link as HTMLElement).click());
      await expect(page).toHaveURL(/\/docs\/zh\/guide\/next$/);
    });
  });
});
