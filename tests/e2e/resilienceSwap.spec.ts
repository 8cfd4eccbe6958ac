import type { Page } from '@playwright/test';
import { SEARCH_INDEX_FAILURE } from '@rstest-docs/search';
import { withoutCache } from '../support/guard.ts';
import { test } from '../support/release.ts';
import { loadsOf } from '../support/slow.ts';
import { t } from '../support/strings.ts';
import { expect } from '../support/test.ts';
import { ready, visit } from '../support/visit.ts';

const sidebarLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: t('sidebar.label') }).getByRole('link', { name });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Time for a loop of reloads to show itself. */
const LOOP_MS = 1500;

test.beforeEach(({ guard }) => {
  // Chunks of the first release are gone, which is what these tests are about.
  guard.allow(/static\/.*404|404.*static\//, /ChunkLoad|Loading chunk/i);
  // The browser's words for a 404 page in the place of a script or style sheet.
  guard.allow(/Refused to (?:execute script|apply style) from '[^']*\/static\//);
});

test('the next page is the new release’s, by one load', async ({ page, served }) => {
  await visit(page, '/guide/start');
  await expect(page.getByText('First words of the old release.')).toBeVisible();
  served.deploy();
  const loads = loadsOf(page);
  await sidebarLink(page, 'Clocks').hover();
  await sidebarLink(page, 'Clocks').click();
  await expect(page.getByText('Clocks tick as they do after the release.')).toBeVisible();
  await page.waitForTimeout(LOOP_MS);
  expect(loads()).toBe(1);
  // From here on the tab is the new release: pages come without a load again.
  await ready(page);
  await sidebarLink(page, 'Quinces').click();
  await expect(heading(page)).toHaveText('Quinces');
  expect(loads()).toBe(1);
});

test('a page that is gone ends on the 404 page, by one load', async ({ page, served, guard }) => {
  // Before the page is left, it is asked for: without an answer the reader stays.
  guard.allow(/404.*\/guide\/pears/);
  await visit(page, '/guide/start');
  served.deploy();
  const loads = loadsOf(page);
  await sidebarLink(page, 'Pears').click();
  await expect(page.getByRole('link', { name: t('notFound.home') })).toBeVisible();
  await page.waitForTimeout(LOOP_MS);
  expect(loads()).toBe(1);
  expect(new URL(page.url()).pathname).toBe('/guide/pears');
  await ready(page);
  await page.getByRole('link', { name: t('notFound.home') }).click();
  await expect(page).toHaveTitle(/After/);
});

test('pages that were read stay, back and forward', async ({ page, served }) => {
  await visit(page, '/guide/start');
  await sidebarLink(page, 'Clocks').click();
  await expect(heading(page)).toHaveText('Clocks');
  served.deploy();
  const loads = loadsOf(page);
  await page.goBack();
  await expect(page.getByText('First words of the old release.')).toBeVisible();
  await page.goForward();
  await expect(page.getByText('Clocks tick as they did before.')).toBeVisible();
  expect(loads()).toBe(0);
});

test('going back to a page whose chunk is gone shows that page', async ({
  context,
  page,
  served,
}) => {
  await withoutCache(context);
  await visit(page, '/guide/start');
  await sidebarLink(page, 'Clocks').click();
  await expect(heading(page)).toHaveText('Clocks');
  // A reload forgets the chunks; the history entry before stays one of the same document.
  await page.reload();
  await ready(page);
  served.deploy();
  const loads = loadsOf(page);
  await page.goBack();
  await expect(page.getByText('First words of the new release.')).toBeVisible();
  await page.waitForTimeout(LOOP_MS);
  expect(loads()).toBe(1);
  await page.goForward();
  await expect(page.getByText('Clocks tick as they do after the release.')).toBeVisible();
});

test('search that is opened only then says so, and the page goes on', async ({
  page,
  served,
  guard,
  panel,
}) => {
  guard.allow(new RegExp(SEARCH_INDEX_FAILURE));
  await visit(page, '/guide/start');
  served.deploy();
  await page.keyboard.press('Control+k');
  await expect(panel.dialog).toContainText(t('search.failed'));
  await page.keyboard.press('Escape');
  await sidebarLink(page, 'Clocks').click();
  await expect(page.getByText('Clocks tick as they do after the release.')).toBeVisible();
});

test('search that was open goes on, and leads to the new release', async ({
  page,
  served,
  panel,
}) => {
  await visit(page, '/guide/clocks');
  await panel.open();
  await panel.search('clocks');
  served.deploy();
  await panel.search('orchard');
  await expect(panel.results.first()).toContainText('Harvest');
  await panel.results.first().click();
  await expect(page.getByText('First words of the new release.')).toBeVisible();
});

test.describe('A page in the browser’s cache', () => {
  test.use({ colorScheme: 'dark' });

  test('never meets the security policy of another release', async ({ page, served, guard }) => {
    // The policy of the second release does not know the inline scripts and styles of the first.
    const html = page.locator('html');
    const old = page.getByText('First words of the old release.');
    const fresh = page.getByText('First words of the new release.');
    await page.goto('guide/start');
    await expect(old).toBeVisible();
    await page.goto('guide/clocks');
    served.deploy();
    // Back and forward show what was kept, with the policy that came with it, or the new page.
    await page.goBack();
    await expect(old.or(fresh)).toBeVisible();
    await expect(html).toHaveClass(/dark/);
    await page.goto('guide/clocks');
    await expect(page.getByText('Clocks tick as they do after the release.')).toBeVisible();
    await expect(html).toHaveClass(/dark/);
    // A link, an address typed again, a reload: the browser asks whether its copy still holds.
    for (const open of [() => page.goto('guide/start'), () => page.reload()]) {
      await open();
      await expect(fresh).toBeVisible();
      await expect(html).toHaveClass(/dark/);
    }
    expect(guard.findings.filter((text) => /policy/i.test(text))).toEqual([]);
  });
});
