import type { Route } from '@playwright/test';
import type { IndexFile } from '@rstest-docs/search';
import { SEARCH_INDEX_FAILURE } from '@rstest-docs/search';
import { SearchPanel } from '../../support/search.ts';
import { t } from '../../support/strings.ts';
import { expect, test } from '../../support/test.ts';

const PAGE = '/guide/start/quick-start';
const INDEX = /\/static\/search_index\.[\w.]+\.json$/;

const FAULTS: Record<string, (route: Route) => Promise<void> | void> = {
  'is missing': (route) => route.fulfill({ status: 404, body: 'no' }),
  'answers with an error': (route) => route.fulfill({ status: 500, body: 'no' }),
  'is a page': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Hello</title>' }),
  'is of another format': (route) => route.fulfill({ json: { v: 99 } }),
  'is cut off': async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'application/json', body: text.slice(0, text.length / 2) });
  },
  'cannot be reached': (route) => route.abort('internetdisconnected'),
};

for (const [fault, answer] of Object.entries(FAULTS)) {
  test(`an index that ${fault} is logged once, finds nothing, and is fetched again when opened again`, {
    tag: ['@spec-7-index-failure', '@spec-8-index'],
  }, async ({ page, guard, panel }) => {
    guard.allow(/search_index|Failed to load resource/, new RegExp(SEARCH_INDEX_FAILURE));
    await page.route(INDEX, answer);
    await page.goto(PAGE);
    await panel.button.click();
    await expect(panel.dialog).toContainText(t('search.failed'));
    await expect(panel.results).toHaveCount(0);
    await expect(panel.panel).toHaveAttribute('data-search', 'initial');
    expect(logged(guard.findings)).toBe(1);

    await page.unroute(INDEX);
    await page.keyboard.press('Escape');
    await panel.open();
    await panel.field.fill('timeout');
    await expect(panel.results.first()).toBeVisible();
    await expect(panel.dialog).not.toContainText(t('search.failed'));
    expect(logged(guard.findings)).toBe(1);
  });
}

test('a failed search is retried by its button and by typing on', async ({ page, guard }) => {
  guard.allow(/search_index|Failed to load resource/, new RegExp(SEARCH_INDEX_FAILURE));
  const fail = (route: Route) => route.abort('internetdisconnected');
  for (const act of ['button', 'typing'] as const) {
    await page.route(INDEX, fail);
    await page.goto(PAGE);
    const panel = new SearchPanel(page);
    await panel.open();
    await expect(panel.dialog).toContainText(t('search.failed'));
    // one change: after several, an attempt of an earlier key could be the one whose failure is seen
    await panel.field.fill('timeou');
    await expect(panel.dialog).toContainText(t('search.failed'));
    await page.unroute(INDEX);
    if (act === 'typing') await page.keyboard.type('t');
    else await panel.dialog.getByRole('button', { name: t('search.retry') }).click();
    await expect(panel.results.first()).toBeVisible();
    await expect(panel.dialog).not.toContainText(t('search.failed'));
  }
});

test('offline is named as the reason', async ({ page, context, guard, panel }) => {
  guard.allow(
    /ERR_INTERNET_DISCONNECTED|ChunkLoadError|chunk|request failed/i,
    new RegExp(SEARCH_INDEX_FAILURE),
  );
  await page.goto(PAGE);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await panel.open();
  await expect(panel.dialog.getByRole('status')).toHaveText(t('search.offline'));
  await context.setOffline(false);
  await panel.dialog.getByRole('button', { name: t('search.retry') }).click();
  await page.keyboard.type('timeout');
  await expect(panel.results.first()).toBeVisible();
});

test('an index that hangs is given up', async ({ page, guard, panel }) => {
  test.slow();
  guard.allow(new RegExp(SEARCH_INDEX_FAILURE));
  await page.route(INDEX, () => {});
  await page.goto(PAGE);
  await panel.open();
  await panel.field.fill('timeout');
  await expect(panel.dialog).toContainText(t('search.loading'));
  await expect(panel.dialog).toContainText(t('search.failed'), { timeout: 15_000 });
  expect(logged(guard.findings)).toBe(1);
});

test('an engine that cannot be fetched is a failure like that of the index', async ({
  page,
  guard,
  panel,
}) => {
  guard.allow(new RegExp(SEARCH_INDEX_FAILURE), /Failed to load|answer 404|request failed/);
  let worker = '';
  page.on('worker', (one) => {
    worker = one.url();
  });
  await page.goto(PAGE);
  await panel.open();
  await panel.search('timeout');
  let typed = (): void => {};
  const typing = new Promise<void>((done) => {
    typed = done;
  });
  // A failure that came before the typing would be tried, and logged, again by it.
  await page.route(worker, async (route) => {
    await typing;
    await route.fulfill({ status: 404, body: 'no' });
  });
  await page.reload();
  await panel.open();
  await panel.field.fill('timeout');
  typed();
  await expect(panel.dialog).toContainText(t('search.failed'), { timeout: 15_000 });
  expect(logged(guard.findings)).toBe(1);
});

test('a loaded search goes on offline, without the quotes it has not read', async ({
  page,
  context,
  guard,
  panel,
}) => {
  guard.allow(/search_index|ERR_INTERNET_DISCONNECTED/);
  const read = new Set<string>();
  context.on('requestfinished', (request) => {
    if (request.url().includes('/search_terms.')) read.add(request.url());
  });
  await page.goto(PAGE);
  const index = page.waitForResponse(/search_index\.\w+\.\w+\.json$/);
  await panel.open();
  await panel.search('timeout');
  // What the first answer did not need follows it.
  const { parts } = (await (await index).json()) as IndexFile;
  await expect.poll(() => read.size).toBe((parts?.from.length ?? 0) + 1);
  await context.setOffline(true);
  await panel.field.fill('snapshot');
  await expect.poll(() => panel.links()).toContain('/config/test/update');
});

test('a panel that cannot be fetched says so, and is fetched again when search is opened again', async ({
  page,
  guard,
  panel,
}) => {
  guard.allow(
    new RegExp(SEARCH_INDEX_FAILURE),
    /answer 500|request failed|Failed to load resource|ChunkLoadError|Loading (?:CSS )?chunk/i,
  );
  await page.goto(PAGE);
  await page.waitForLoadState('networkidle');
  await page.route('**/async/*.js', (route) => route.fulfill({ status: 500, body: 'no' }));
  await panel.open();
  await expect(panel.dialog.getByRole('status')).toHaveText(t('search.failed'));
  expect(logged(guard.findings)).toBe(1);
  await page.unroute('**/async/*.js');
  await page.keyboard.press('Escape');
  await expect(panel.dialog).toBeHidden();
  await panel.open();
  await page.keyboard.type('timeout');
  await expect(panel.results.first()).toBeVisible();
  expect(logged(guard.findings)).toBe(1);
});

const logged = (findings: string[]) =>
  findings.filter((text) => text.includes(SEARCH_INDEX_FAILURE)).length;
