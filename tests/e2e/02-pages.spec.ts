import { pagesOf } from '../support/pages.ts';
import { t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { AFTER_QUICK_START, visit } from '../support/visit.ts';

test.describe('Page types', () => {
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

  test.describe('on a small site', () => {
    test.use({ site: 'parts' });

    test('custom has the navbar around it and nothing else', async ({ page }) => {
      await visit(page, '/keys/custom');
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('main')).toContainText('Only the navigation around it.');
      await expect(page.getByRole('navigation', { name: t('sidebar.label') })).toHaveCount(0);
      await expect(page.getByRole('navigation', { name: t('doc.pager') })).toHaveCount(0);
    });

    test('blank has nothing around it', async ({ page }) => {
      await visit(page, '/keys/blank');
      await expect(page.getByRole('main')).toContainText('Nothing around it.');
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(page.getByRole('navigation')).toHaveCount(0);
    });
  });
});

test.describe('Page titles', () => {
  for (const [path, title] of [
    ['/guide/start/quick-start', /^Quick start - Rstest$/],
    ['/zh/guide/start/quick-start', /\p{Script=Han}.* - Rstest$/u],
    ['/', /^Rstest$/],
    ['/nope', /^404 - Rstest$/],
  ] as const) {
    test(`title of ${path}`, async ({ page }) => {
      await visit(page, path);
      await expect(page).toHaveTitle(title);
    });
  }

  test('the title follows a navigation', async ({ page }) => {
    await visit(page, '/guide/start/quick-start');
    await page.getByRole('link', { name: t('doc.next') }).click();
    await expect(page).toHaveURL(AFTER_QUICK_START);
    await expect(page).toHaveTitle(/ - Rstest$/);
    await expect(page).not.toHaveTitle(/^Quick start/);
  });

  test('every page has a title of its own with the site title in it, and one h1', {
    tag: '@every-page',
  }, async ({ request }) => {
    const seen = new Map<string, string>();
    for (const path of pagesOf('main')) {
      const html = await (await request.get(path)).text();
      const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
      expect(title, path).toContain('Rstest');
      const key = `${path.startsWith('/zh/')} ${title}`;
      expect(seen.get(key), `${path} has the same title`).toBeUndefined();
      seen.set(key, path);
      expect([...html.matchAll(/<h1[\s>]/g)].length, `h1 of ${path}`).toBe(1);
    }
  });
});

test.describe('Overview pages', () => {
  for (const path of ['/config/', '/api/', '/zh/config/', '/zh/api/']) {
    test(`${path} lists the grouped sidebar items with links and second-level headings`, async ({
      page,
    }) => {
      const lang = path.startsWith('/zh') ? 'zh' : 'en';
      await visit(page, path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
      const sidebar = page.getByRole('navigation', { name: t('sidebar.label', lang) });
      const links = await sidebar
        .getByRole('link')
        .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href') ?? ''));
      for (const href of links.filter((link) => link !== path)) {
        await expect(main.locator(`a[href="${href}"]`).first()).toBeVisible();
      }
      const anchors = main.locator('a[href*="#"]');
      expect(await anchors.count()).toBeGreaterThan(10);
    });
  }

  test('a filter box labelled Filter, placeholder Enter keyword, narrows the list', async ({
    page,
  }) => {
    await visit(page, '/config/');
    const filter = page.getByLabel('Filter', { exact: true });
    await expect(filter).toHaveAttribute('placeholder', 'Enter keyword');
    await expect(filter).not.toBeFocused();
    await filter.fill('testTimeout');
    const main = page.getByRole('main');
    await expect(
      main.getByRole('link', { name: 'testTimeout', exact: true }).first(),
    ).toBeVisible();
    await expect(main.getByRole('link', { name: 'plugins', exact: true })).toHaveCount(0);
  });

  test("with no match it shows 'No matching API found' and the query, and says so", async ({
    page,
  }) => {
    await visit(page, '/config/');
    await page.getByLabel('Filter').fill('zzzz');
    const status = page.getByRole('article').getByRole('status');
    await expect(status).toContainText('No matching API found');
    await expect(status).toContainText('zzzz');
    await visit(page, '/zh/config/');
    await page.getByLabel(t('overview.filter', 'zh')).fill('zzzz');
    await expect(page.getByText(t('overview.noMatch', 'zh', { query: 'zzzz' }))).toBeVisible();
  });

  test.describe('on a small site', () => {
    test.use({ site: 'parts' });

    test("the title defaults to 'Overview', the group title to 'Others'", async ({ page }) => {
      await visit(page, '/list/');
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Overview');
      await expect(page).toHaveTitle('Overview - Parts');
      await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Grouped', 'Others']);
    });

    test('overviewHeaders chooses the depths', async ({ page }) => {
      await visit(page, '/list/');
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: 'Alone second' })).toBeVisible();
      await expect(main.getByRole('link', { name: 'Alone third' })).toBeVisible();
      await expect(main.getByRole('link', { name: 'Alone fourth' })).toHaveCount(0);
      await main.getByRole('link', { name: 'Alone third' }).click();
      await expect(page).toHaveURL(/\/list\/alone#alone-third$/);
    });
  });
});
