import type { Page } from '@playwright/test';
import { t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const PAGE = '/guide/start/quick-start';

const cliLink = (page: Page) =>
  page.getByRole('navigation', { name: t('sidebar.label') }).locator('a[href="/guide/basic/cli"]');

test('a new release under an open tab: the next page comes whole, by one load', async ({
  page,
  guard,
}) => {
  guard.allow(/static\/js/, /ChunkLoad|Loading chunk/i);
  await visit(page, PAGE);
  // The old files are gone, as after a deployment that does not keep them.
  await page.route(/\/static\/js\/async\//, (route) => route.fulfill({ status: 404, body: '' }));
  let loads = 0;
  page.on('load', () => {
    loads++;
  });
  await cliLink(page).hover();
  await cliLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Command line');
  // The heading is there before the page's load event.
  await expect.poll(() => loads).toBe(1);
});

test('without the entry script every part of the page stays', async ({ page, guard }) => {
  guard.allow(/static\/js/);
  await page.route(/\/static\/js\//, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(PAGE.slice(1));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await cliLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Command line');
});
