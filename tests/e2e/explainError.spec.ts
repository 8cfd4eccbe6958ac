import type { Locator, Page } from '@playwright/test';
import { SearchPanel } from '../support/search.ts';
import { inLang, type Lang, langsOf, t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const PAGE = '/guide/help/errors';
const OUTPUT = 'error   Invalid shard option: 7/0. It must use positive integers';

/** What a run printed, by the id of the section that explains it. */
const LOGS = {
  'test-timed-out':
    'FAIL src/cart.test.ts > cart > loads Error: test timed out in 5000ms (no expect assertions completed) at /work/app/src/cart.test.ts:12:3',
  'document-is-not-defined':
    'ReferenceError: document is not defined at Object.<anonymous> (/home/me/app/src/button.test.tsx:5:3)',
};

const boxOf = (page: Page, lang: Lang): Locator =>
  page.getByRole('textbox', { name: t('errors.label', lang) });

test.describe('Errors in a pasted output', () => {
  for (const lang of langsOf(0)) {
    test(`are named, and lead to the section that explains them (${lang})`, async ({ page }) => {
      await visit(page, inLang(PAGE, lang));
      const main = page.getByRole('main');
      await expect(main.getByText(t('errors.local', lang))).toHaveRole('status');

      await boxOf(page, lang).fill(OUTPUT);
      await expect(main.getByText(t('errors.found', lang, { count: '1' }))).toHaveRole('status');
      // The box stands before the list of all errors.
      await main
        .getByRole('link', { name: /^Invalid shard option/ })
        .first()
        .press('Enter');

      await expect(page).toHaveURL(/\/guide\/help\/errors-start#invalid-shard$/);
    });
  }

  for (const lang of langsOf(0)) {
    for (const [id, output] of Object.entries(LOGS)) {
      test(`come first where all of it is pasted into the search (${lang}, ${id})`, async ({
        page,
      }) => {
        await visit(page, inLang('/guide/start/quick-start', lang));
        const panel = new SearchPanel(page, lang);
        await panel.open();
        await panel.search(output);
        await expect(panel.results.first()).toHaveAttribute('href', new RegExp(`#${id}$`));
      });
    }
  }

  test('the box has its shape before any script or style sheet comes', async ({ page, guard }) => {
    guard.allow(/ERR_FAILED/);
    await page.route(/\.(?:js|css)$/, (route) => route.abort());
    await page.goto(PAGE);
    const width = await boxOf(page, 'en').evaluate(
      (box) => box.getBoundingClientRect().width / (box.parentElement?.clientWidth ?? 1),
    );
    expect(width).toBeCloseTo(1, 1);
  });

  test('a text without a known error is said to have none, and an empty box says nothing', async ({
    page,
  }) => {
    await visit(page, PAGE);
    await boxOf(page, 'en').fill('All is well.');
    await expect(page.getByText(t('errors.none', 'en'))).toHaveRole('status');

    await boxOf(page, 'en').fill('');
    await expect(page.getByText(t('errors.local', 'en'))).toHaveRole('status');
  });

  test('says so when its list does not come', async ({ page, guard }) => {
    guard.allow(/ERR_INTERNET_DISCONNECTED/);
    await visit(page, PAGE);
    const loaded = page.waitForEvent('requestfailed');
    await page.context().setOffline(true);
    await boxOf(page, 'en').fill(OUTPUT);
    await loaded;
    await expect(page.getByText(t('errors.failed', 'en'))).toHaveRole('status');
  });
});
