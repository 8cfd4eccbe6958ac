import type { Page } from '@playwright/test';
import { SearchPanel } from '../../support/search.ts';
import { hold } from '../../support/slow.ts';
import { expect, test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

const PAGE = '/guide/start/quick-start';
const INDEX = /\/static\/search_index\.[\w.]+\.json$/;

/** Addresses of all requests of a page from now on. */
function requests(page: Page): string[] {
  const list: string[] = [];
  page.on('request', (request) => list.push(new URL(request.url()).pathname));
  return list;
}

test('nothing of search is fetched before it is wanted, each piece once after', {
  tag: '@spec-7-no-others',
}, async ({ page, panel }) => {
  const seen = requests(page);
  await page.goto(PAGE);
  await page.waitForLoadState('networkidle');
  expect(seen.filter((path) => INDEX.test(path))).toEqual([]);
  expect(page.workers()).toEqual([]);
  const before = seen.length;

  await panel.open();
  await panel.search('timeout');
  await page.keyboard.press('Escape');
  await panel.open();
  await panel.search('timeout');
  const after = seen.slice(before);
  expect(after.filter((path) => INDEX.test(path))).toHaveLength(1);
  expect(after).toEqual([...new Set(after)]);
});

test('the index is asked for before the dialog is rendered', async ({ page }) => {
  await visit(page, PAGE);
  await page.evaluate(() => {
    const { fetch } = window;
    window.fetch = (input, init) => {
      if (String(input).includes('/search_index.')) {
        document.documentElement.dataset.asked = String(document.querySelector('dialog') === null);
      }
      return fetch(input, init);
    };
  });
  await new SearchPanel(page).open();
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'true');
});

test('the scripts of every page name no index, so that an edited sentence leaves them cached', async ({
  page,
  request,
}) => {
  await visit(page, PAGE);
  const scripts = await page.evaluate(() => window.__site?.scripts ?? []);
  const { indexes } = await (await request.get('search-indexes.json')).json();
  expect(scripts).not.toEqual([]);
  expect(Object.keys(indexes)).toEqual(['en', 'zh']);
  for (const script of scripts) {
    const text = await (await request.get(script)).text();
    for (const name of Object.values<string>(indexes)) {
      expect(text.includes(name), `${script} names ${name}`).toBe(false);
    }
  }
});

test('Ctrl alone, as for copying, fetches nothing of search', async ({ page }) => {
  await page.goto(PAGE);
  await page.waitForLoadState('networkidle');
  const seen = requests(page);
  await page.keyboard.press('Control+c');
  await page.waitForTimeout(300);
  expect(seen).toEqual([]);
});

for (const [how, act] of [
  ['pointed at', (panel: SearchPanel) => panel.button.hover()],
  ['focused', (panel: SearchPanel) => panel.button.focus()],
] as const) {
  test(`the index is fetched when the button is ${how}`, {
    tag: '@spec-7-index',
  }, async ({ page }) => {
    await page.goto(PAGE);
    await page.waitForLoadState('networkidle');
    const index = page.waitForRequest((request) => INDEX.test(request.url()));
    await act(new SearchPanel(page));
    expect((await index).method()).toBe('GET');
  });
}

test('a reader who saves data gets nothing of search or pages ahead', async ({ page, panel }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto(PAGE);
  await page.waitForLoadState('networkidle');
  const seen = requests(page);
  await panel.button.hover();
  await page.getByRole('link', { name: 'API', exact: true }).hover();
  await page.waitForLoadState('networkidle');
  expect(seen).toEqual([]);
  await panel.open();
  await panel.search('timeout');
});

test('states are initial, initing and inited', { tag: '@spec-4-search-index' }, async ({
  page,
  panel,
}) => {
  await page.goto(PAGE);
  const { release } = await hold(page, INDEX);
  await panel.open();
  await expect(panel.panel).toHaveAttribute('data-search', 'initing');
  await panel.field.fill('timeout');
  await expect(panel.results).toHaveCount(0);
  release();
  await expect(panel.results.first()).toBeVisible();
  await expect(panel.panel).toHaveAttribute('data-search', 'inited');
});

test('another language searches its own index', {
  tag: ['@spec-4-search-reload', '@spec-9-index-files'],
}, async ({ page, panel }) => {
  const seen = requests(page);
  await page.goto(PAGE);
  await panel.open();
  await panel.search('timeout');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: '简体中文' }).first().click();
  await expect(page).toHaveURL(/\/zh\/guide\/start\/quick-start$/);
  const chinese = new SearchPanel(page, 'zh');
  await chinese.open();
  await chinese.search('超时');
  expect((await chinese.links())[0]).toMatch(/^\/zh\//);
  const names = seen.filter((path) => INDEX.test(path)).map((path) => path.split('.')[1]);
  expect(names).toEqual(['en', 'zh']);
});

test.describe('with versions', () => {
  test.use({ site: 'versions' });

  test('each version has an index of its own', { tag: '@spec-4-search-reload' }, async ({
    page,
  }) => {
    const seen = requests(page);
    for (const [path, link] of [
      ['/guide/start', '/guide/only-v2'],
      ['/v1/guide/start', '/v1/guide/only-v1'],
    ] as const) {
      await page.goto(path);
      const panel = new SearchPanel(page);
      await panel.open();
      await panel.search('only');
      expect((await panel.links()).map((one) => one.split('#')[0])).toContain(link);
      expect(await panel.links()).toHaveLength(1);
    }
    expect(seen.filter((path) => INDEX.test(path))).toHaveLength(2);
  });
});

test.describe('under another base', () => {
  test.use({ site: 'other' });

  test('index and results lie below it', { tag: '@spec-7-index' }, async ({
    page,
    baseURL,
    panel,
  }) => {
    await page.goto(`${baseURL}guide/start`);
    await panel.open();
    await panel.search('next');
    const base = new URL(baseURL as string).pathname;
    expect((await panel.links())[0]).toMatch(new RegExp(`^${base}guide/`));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(new URL(page.url()).pathname.startsWith(`${base}guide/`)).toBe(true);
  });
});
