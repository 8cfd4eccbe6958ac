import { SearchPanel } from '../support/search.ts';
import { inLang, LANGS, t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { ready, visit } from '../support/visit.ts';

for (const lang of LANGS) {
  test.describe(`Overview as an index (${lang})`, () => {
    test('has the section headers of the sidebar and a description of each page', async ({
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
    });

    test('says since when an option exists and which differ in browser mode', async ({ page }) => {
      await visit(page, inLang('/config/', lang));
      const rows = page.getByRole('main').getByRole('listitem');
      const row = (option: string) =>
        rows.filter({ has: page.getByRole('link', { name: option, exact: true }) }).first();
      await expect(row('bail')).toContainText(lang === 'en' ? 'Since 0.6.4' : '0.6.4 起');
      await expect(row('testTimeout')).toContainText(/browser mode|浏览器模式/);
      await expect(row('retry')).not.toContainText(/Since|\d 起/);
    });

    test('the filter finds words of the descriptions', async ({ page }) => {
      await visit(page, inLang('/config/', lang));
      const main = page.getByRole('main');
      await main.getByLabel(t('overview.filter', lang)).fill(lang === 'en' ? 'millisec' : '毫秒');
      const link = (path: string) => main.locator(`a[href="${inLang(path, lang)}"]`);
      await expect(link('/config/test/exclude')).toHaveCount(0);
      await expect(link('/config/test/testTimeout')).toBeVisible();
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

  test(`an address with a typing error leads to the page that was meant (${lang})`, async ({
    page,
    guard,
  }) => {
    guard.allow(/404/);
    const meant = inLang('/config/test/testTimeout', lang);
    await visit(page, inLang('/config/test/testTimeuot', lang));
    await expect(page.getByText(t('notFound.didYouMean', lang))).toBeVisible();
    await page.getByRole('link', { name: meant }).click();
    await expect(page).toHaveURL(meant);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('testTimeout');
  });
}

test('the page that is not found offers search', async ({ page, guard }) => {
  guard.allow(/404/);
  await visit(page, '/nothing-like-it');
  await ready(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('search.dialog') })
    .click();
  await expect(page.getByRole('dialog', { name: t('search.dialog') })).toBeVisible();
});

test('a found page has its beginning below its title, and no line repeats another', async ({
  page,
}) => {
  await visit(page, '/');
  const panel = new SearchPanel(page);
  await panel.open();
  await panel.search('testTimeout');
  const first = panel.dialog.getByRole('option').first();
  await expect(first).toContainText('testTimeout');
  await expect(first).toContainText(/milliseconds/);
  for (const group of await panel.dialog.getByRole('group').all()) {
    const lines = (await group.innerText()).split('\n').filter(Boolean);
    expect(new Set(lines).size, lines.join(' | ')).toBe(lines.length);
  }
});
