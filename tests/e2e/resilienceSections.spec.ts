import type { Page } from '@playwright/test';
import { loadsOf } from '../support/slow.ts';
import { t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { AFTER_QUICK_START, ready, visit } from '../support/visit.ts';

const GUIDE = '/guide/start/quick-start';
/** The script that tells the browser which pages a section has. */
const lists = (section: string): RegExp => new RegExp(`/static/js/list\\.${section}\\.`);

async function openConfig(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: t('nav.label') })
    .getByText('Config')
    .click();
  await expect(page).toHaveURL(/\/config\/$/);
}

test.describe('The list of a section', () => {
  test('comes alone, and the next one when a link to it is pointed at', async ({ page }) => {
    const seen: string[] = [];
    page.on('request', (request) => {
      if (lists('[\\w-]+').test(request.url())) seen.push(request.url());
    });
    await visit(page, GUIDE);
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatch(lists('guide'));
    const link = page.getByRole('navigation', { name: t('nav.label') }).getByText('Config');
    await Promise.all([page.waitForRequest(lists('config')), link.hover()]);
    await link.click();
    await expect(page).toHaveURL(/\/config\/$/);
    await expect(page.getByRole('navigation', { name: t('sidebar.label') })).toContainText(
      'testTimeout',
    );
  });

  test('that is missing leaves the page as it was served', async ({ page, context, guard }) => {
    guard.allow(/./);
    await context.route(lists('guide'), (route) => route.fulfill({ status: 404 }));
    await Promise.all([page.waitForRequest(/\/static\/js\/index\./), page.goto(GUIDE.slice(1))]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick start');
    await page.getByTitle(t('theme.dark'), { exact: true }).click();
    await expect(page.locator('html')).toHaveClass(/dark/);
    await page.getByRole('link', { name: t('doc.next') }).click();
    await expect(page).toHaveURL(AFTER_QUICK_START);
  });

  test('of another section that is missing ends in the target, by one full load', async ({
    page,
    context,
    guard,
  }) => {
    guard.allow(/./);
    await visit(page, GUIDE);
    const loads = loadsOf(page);
    await context.route(lists('config'), (route) =>
      loads() === 0 ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await openConfig(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForTimeout(1000);
    expect(loads()).toBe(1);
  });

  test('is fetched for the way back into a section that this load has not met', async ({
    page,
  }) => {
    await visit(page, GUIDE);
    await openConfig(page);
    await page.reload();
    await ready(page);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${GUIDE}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick start');
  });

  test('is that of the address after a step back while the page is waking', async ({
    page,
    guard,
  }) => {
    // React may have begun with the other page's text, which it then throws away.
    guard.allow(/hydrateRoot recoverable error/, /is not there; the page stays/);
    await visit(page, GUIDE);
    await openConfig(page);
    for (const waitMs of [0, 40, 120]) {
      await page.reload({ waitUntil: 'domcontentloaded' });
      await page.waitForTimeout(waitMs);
      await page.goBack({ waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick start');
      await ready(page);
      await page.goForward();
      await expect(page).toHaveURL(/\/config\/$/);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Quick start');
    }
  });
});
