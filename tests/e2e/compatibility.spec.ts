import type { Page } from '@playwright/test';
import { inLang, LANGS, type Lang, t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const PAGE = '/guide/migration/compatibility';

const filterOf = (page: Page, lang: Lang = 'en') =>
  page.getByRole('main').getByRole('searchbox', { name: t('overview.filter', lang) });

const headingsOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });

test.describe('Compatibility page', () => {
  for (const lang of LANGS) {
    test(`the filter leaves the rows and names that hold the text, and their headings (${lang})`, async ({
      page,
    }) => {
      await visit(page, inLang(PAGE, lang));
      const main = page.getByRole('main');
      const all = await main.getByRole('row').count();
      const headings = await headingsOf(page).count();
      await filterOf(page, lang).fill('modulenamemapper');
      await expect(page.getByText(t('filter.names', lang, { count: '2' }))).toHaveRole('status');
      await expect(headingsOf(page)).toHaveCount(2);
      await expect(
        main.getByRole('row').filter({ has: page.getByRole('cell', { name: 'moduleNameMapper' }) }),
      ).toHaveCount(2);
      await expect(page).toHaveURL(/filter=modulenamemapper$/);

      // A name of a list, which is no row of a table.
      await filterOf(page, lang).fill('toHaveBeenCalledOnce');
      const list = main.getByRole('paragraph').filter({ hasText: 'toHaveBeenCalledOnce' });
      await expect(list.last()).toBeVisible();
      await expect(list.getByText('toHaveLength')).toHaveCount(0);

      await filterOf(page, lang).fill('xqzvwj');
      await expect(page.getByText(t('filter.none', lang, { query: 'xqzvwj' }))).toBeVisible();
      await expect(headingsOf(page)).toHaveCount(0);

      await filterOf(page, lang).fill('');
      await expect(main.getByRole('row')).toHaveCount(all);
      await expect(headingsOf(page)).toHaveCount(headings);
      await expect(page).toHaveURL(/compatibility$/);
    });
  }

  test('a shared address brings the filter with it', async ({ page }) => {
    await visit(page, `${PAGE}?filter=retryTimes`);
    await expect(filterOf(page)).toHaveValue('retryTimes');
    await expect(page.getByRole('cell', { name: 'jest.retryTimes' })).toBeVisible();
    await expect(page.getByRole('cell', { name: 'jest.setTimeout' })).toBeHidden();
  });
});
