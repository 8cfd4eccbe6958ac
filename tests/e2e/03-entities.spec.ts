import { lastChangeOf } from '../../plugins/mdx/lastChange.ts';
import { t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { AFTER_QUICK_START, visit } from '../support/visit.ts';

test.describe('Route entries and page data', () => {
  test('a route has one chunk of its own, loaded with its page and not before', async ({
    page,
  }) => {
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

  test('page data reach the reader: title, language, toc, relative path, last update', async ({
    page,
  }) => {
    await visit(page, '/zh/guide/basic/cli');
    await expect(page).toHaveTitle('命令行 - Rstest');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
    const changed = lastChangeOf('docs/zh/guide/basic/cli.mdx') !== undefined;
    await expect(page.getByText(t('doc.lastUpdated', 'zh'))).toHaveCount(changed ? 1 : 0);
    expect(
      await page
        .getByRole('navigation', { name: t('outline.title', 'zh') })
        .getByRole('link')
        .count(),
    ).toBeGreaterThan(2);
    await expect(page.getByRole('link', { name: t('doc.edit', 'zh') })).toHaveAttribute(
      'href',
      /\/zh\/guide\/basic\/cli\.mdx$/,
    );
  });
});

test.describe('Frontmatter', () => {
  test.use({ site: 'parts' });

  const sidebar = t('sidebar.label');
  const outline = t('outline.title');

  test('title names the page', async ({ page }) => {
    await visit(page, '/keys/title');
    await expect(page).toHaveTitle('Title from the key - Parts');
    await visit(page, '/keys/plain');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plain page');
  });

  test('titleSuffix takes the place of the site title', async ({ page }) => {
    await visit(page, '/keys/suffix');
    await expect(page).toHaveTitle('Suffixed - Another suffix');
  });

  test('description fills the meta tags', async ({ page }) => {
    await visit(page, '/keys/description');
    const text = 'A description that stands in the head of this page and nowhere else.';
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', text);
    await expect(page.locator('meta[property="og:description"]')).toHaveAttribute('content', text);
  });

  test('head adds tags', async ({ page }) => {
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

  test('overview and overviewHeaders make a list of pages', async ({ page }) => {
    await visit(page, '/list/');
    await expect(page.getByLabel(t('overview.filter'))).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Alone third' })).toBeVisible();
  });

  test('pageType chooses custom and blank', async ({ page }) => {
    await visit(page, '/keys/custom');
    await expect(page).toHaveTitle('Custom page - Parts');
    await visit(page, '/keys/blank');
    await expect(page).toHaveTitle('Blank page - Parts');
    await expect(page.getByRole('banner')).toHaveCount(0);
  });

  test('hero names the home page', async ({ page }) => {
    await visit(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hero name');
    await expect(page.getByText('Hero text', { exact: true })).toBeVisible();
  });

  for (const key of ['navbar', 'sidebar', 'outline', 'footer'] as const) {
    test(`${key}: false hides the ${key}`, async ({ page }) => {
      await visit(page, `/keys/${key}`);
      const shown = {
        navbar: page.getByRole('banner'),
        sidebar: page.getByRole('navigation', { name: sidebar }),
        outline: page.getByRole('navigation', { name: outline }),
        footer: page.getByRole('navigation', { name: t('doc.pager') }),
      };
      for (const [name, locator] of Object.entries(shown)) {
        await expect(locator, name).toBeVisible({ visible: name !== key });
      }
    });
  }

  test('without the navbar no room is left for it', async ({ page }) => {
    await visit(page, '/keys/navbar');
    const top = (await page.getByRole('navigation', { name: sidebar }).boundingBox())?.y;
    expect(top).toBe(0);
  });
});
