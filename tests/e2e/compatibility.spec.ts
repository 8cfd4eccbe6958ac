import type { Page } from '@playwright/test';
import { inLang, type Lang, langsOf, t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const PAGE = '/guide/migration/jest-compatibility';

const filterOf = (page: Page, lang: Lang = 'en') =>
  page.getByRole('main').getByRole('searchbox', { name: t('overview.filter', lang) });

const headingsOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });

test.describe('Compatibility page', () => {
  for (const lang of langsOf(1)) {
    test(`the filter leaves the rows and names that hold the text, and their headings (${lang})`, async ({
      page,
    }) => {
      await visit(page, inLang(PAGE, lang));
      const main = page.getByRole('main');
      const all = await main.getByRole('row').count();
      const headings = await headingsOf(page).count();
      await filterOf(page, lang).fill('modulenamemapper');
      const count = page.getByText(t('filter.names', lang, { count: '2' }));
      await expect(count).toHaveRole('status');
      await expect(headingsOf(page)).toHaveCount(2);
      await expect(
        main.getByRole('row').filter({ has: page.getByRole('cell', { name: 'moduleNameMapper' }) }),
      ).toHaveCount(2);
      await expect(page).toHaveURL(/filter=modulenamemapper$/);

      // A name of a list, which is no row of a table.
      // The outline lists what is left, and the filter is in view beside it.
      const outline = page.getByRole('navigation', { name: t('outline.title', lang) });
      const left = await headingsOf(page).allInnerTexts();
      await expect
        .poll(async () =>
          (await outline.getByRole('link').allInnerTexts()).filter((text) => left.includes(text)),
        )
        .toEqual(left);
      await expect(outline.getByRole('listitem')).toHaveCount(5);
      await outline.getByRole('link', { name: left[1] as string }).click();
      await expect(headingsOf(page).nth(1)).toBeInViewport();
      await expect(filterOf(page, lang)).toBeInViewport();
      await expect(count).toBeInViewport();
      await expect(outline.locator('[aria-current]')).toHaveText(left[1] as string);

      // An outcome, of a list as well.
      await filterOf(page, lang).fill(t('facts.compat.same', lang).toLowerCase());
      await expect(main.getByText('toBeTruthy')).not.toHaveCount(0);

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
      await expect(page).toHaveURL(/compatibility(?:#.*)?$/);
    });
  }

  test('the filter comes before what it filters and what explains it', async ({ page }) => {
    await visit(page, PAGE);
    await expect(filterOf(page)).toBeInViewport();
    const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
    expect(titles).toEqual(['Names of Jest', 'How names are compared', 'Related']);
  });

  for (const path of [PAGE, '/config/']) {
    test(`the filter of ${path} stays in view, and what it leaves begins below it`, async ({
      page,
    }) => {
      for (const [width, height] of [
        [1440, 900],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        await visit(page, path);
        const first = page.getByRole('main').getByRole('heading', { level: 2 }).first();
        await page.evaluate(() => scrollTo(0, 4000));
        await expect(filterOf(page)).toBeInViewport({ ratio: 1 });
        await filterOf(page).pressSequentially('mock');
        const status = page.getByRole('article').getByRole('status').first();
        await expect(status).toHaveText(/^(Matches|Pages): \d+$/);
        await expect(status).toBeInViewport({ ratio: 1 });
        await expect(first).toBeInViewport({ ratio: 1 });
      }
    });
  }

  test('a shared address brings the filter with it', async ({ page }) => {
    await visit(page, `${PAGE}?filter=retryTimes`);
    await expect(filterOf(page)).toHaveValue('retryTimes');
    await expect(page.getByRole('cell', { name: 'jest.retryTimes' })).toBeVisible();
    await expect(page.getByRole('cell', { name: 'jest.setTimeout' })).toBeHidden();
  });
});
