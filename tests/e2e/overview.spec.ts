import { inLang, langsOf, t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

test.describe('Overview pages', () => {
  for (const path of ['/config/', '/api/', '/zh/config/', '/zh/api/']) {
    test(`${path} lists the grouped sidebar items with links and second-level headings`, {
      tag: '@spec-2-overview',
    }, async ({ page }) => {
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

  test("a filter box labelled Filter, placeholder Enter keyword, narrows the list; with no match 'No matching API found' and the query are said", {
    tag: '@spec-2-filter',
  }, async ({ page }) => {
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
    await filter.fill('zzzz');
    const status = page.getByRole('article').getByRole('status');
    await expect(status).toContainText('No matching API found');
    await expect(status).toContainText('zzzz');
  });

  test.describe('on a small site', () => {
    test.use({ site: 'parts' });

    test("the title defaults to 'Overview', the group title to 'Others'; overviewHeaders chooses the depths", {
      tag: ['@spec-2-overview', '@spec-2-overview-titles', '@spec-3-frontmatter'],
    }, async ({ page }) => {
      await visit(page, '/list/');
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Overview');
      await expect(page).toHaveTitle('Overview - Parts');
      await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Grouped', 'Others']);
      await expect(main.getByRole('link', { name: 'Alone second' })).toBeVisible();
      await expect(main.getByRole('link', { name: 'Alone third' })).toBeVisible();
      await expect(main.getByRole('link', { name: 'Alone fourth' })).toHaveCount(0);
      await main.getByRole('link', { name: 'Alone third' }).click();
      await expect(page).toHaveURL(/\/list\/alone#alone-third$/);
    });
  });
});

for (const lang of langsOf(0)) {
  test.describe(`Overview as an index (${lang})`, () => {
    test('has the headers of the sidebar, what each page describes and since when it exists; the filter finds these words', async ({
      page,
    }) => {
      await visit(page, inLang('/config/', lang));
      const main = page.getByRole('main');
      const header = lang === 'en' ? 'Timeouts and retries' : /超时/;
      await expect(main.getByRole('heading', { level: 3, name: header })).toBeVisible();
      const href = inLang('/config/test/testTimeout', lang);
      const row = main
        .getByRole('listitem')
        .filter({ has: page.locator(`a[href="${href}"]`) })
        .first();
      await expect(row.getByRole('paragraph')).toHaveText(lang === 'en' ? /milliseconds/ : /毫秒/);
      const rows = main.getByRole('listitem');
      const named = (option: string) =>
        rows.filter({ has: page.getByRole('link', { name: option, exact: true }) }).first();
      await expect(named('bail')).toContainText(lang === 'en' ? 'Since 0.6.4' : '0.6.4 起');
      await expect(named('testTimeout')).toContainText(/browser mode|浏览器模式/);
      await expect(named('retry')).not.toContainText(/Since|\d 起/);
      await main.getByLabel(t('overview.filter', lang)).fill(lang === 'en' ? 'millisec' : '毫秒');
      const link = (path: string) => main.locator(`a[href="${inLang(path, lang)}"]`);
      await expect(link('/config/test/exclude')).toHaveCount(0);
      await expect(link('/config/test/testTimeout')).toBeVisible();
      await main.getByLabel(t('overview.filter', lang)).fill('zzzz');
      await expect(page.getByText(t('overview.noMatch', lang, { query: 'zzzz' }))).toBeVisible();
    });

    test('is marked in the breadcrumbs and in the sidebar, and is the first of its section', async ({
      page,
    }) => {
      const path = inLang('/config/', lang);
      await visit(page, path);
      const crumbs = page.getByRole('navigation', { name: t('doc.breadcrumbs', lang) });
      await expect(crumbs.getByRole('link')).toHaveAttribute('aria-current', 'page');
      const sidebar = page.getByRole('navigation', { name: t('sidebar.label', lang) });
      await expect(sidebar.locator('[aria-current="page"]')).toHaveAttribute('href', path);
      await page.getByRole('link', { name: t('doc.next', lang) }).click();
      await expect(page.getByRole('link', { name: t('doc.prev', lang) })).toHaveAttribute(
        'href',
        path,
      );
    });
  });
}
