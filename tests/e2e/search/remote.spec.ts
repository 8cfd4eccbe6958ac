/** Over 200 lines, because remote mode is told in one place, from its calls to hostile answers. */
import type { AddressInfo } from 'node:net';
import type { Page, Route } from '@playwright/test';
import { SEARCH_REMOTE_FAILURE } from '@rstest-docs/search';
import { createSearchEndpoint, nodeServer } from '@rstest-docs/search/server';
import { SearchPanel } from '../../support/search.ts';
import { siteUrl } from '../../support/sites.ts';
import { t } from '../../support/strings.ts';
import { expect, test } from '../../support/test.ts';

const API = 'http://search.example/search';
const PAGE = '/guide/start';

test.use({ site: 'remote' });

/** Answers the API's requests by a function. */
const api = (page: Page, answer: (route: Route, url: URL) => Promise<void> | void) =>
  page.route(`${API}?*`, (route) => answer(route, new URL(route.request().url())));

const json = (route: Route, body: unknown) =>
  route.fulfill({ json: body, headers: { 'Access-Control-Allow-Origin': '*' } });

const hit = (title: string, more: object = {}) => ({
  routePath: `/guide/${title.toLowerCase()}`,
  title,
  content: `About ${title}.`,
  toc: [],
  domain: '',
  ...more,
});

test.describe('against the endpoint of the project', () => {
  let address = '';
  let close = () => {};

  test.beforeAll(async () => {
    const endpoint = createSearchEndpoint({
      sites: [
        { index: 'manual', url: siteUrl('remote') },
        { index: 'tools', url: siteUrl('versions') },
      ],
      allowOrigins: [new URL(siteUrl('remote')).origin],
    });
    const server = nodeServer(endpoint);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/query`;
    close = () => server.close();
    // what is asked first waits for the index files, longer than the site waits on a busy machine
    for (const lang of ['en', 'zh']) {
      const query = `keyword=a&limit=7&searchIndexes=manual,tools&lang=${lang}`;
      expect((await fetch(`${address}?${query}`)).status).toBe(200);
    }
  });
  test.afterAll(() => close());

  test('an origin that the endpoint does not allow gets nothing', async ({
    page,
    guard,
    panel,
  }) => {
    guard.allow(/search\.example|request failed/, new RegExp(SEARCH_REMOTE_FAILURE), /CORS/);
    const endpoint = createSearchEndpoint({
      sites: [{ index: 'manual', url: siteUrl('remote') }],
      allowOrigins: ['https://elsewhere.example'],
    });
    const server = nodeServer(endpoint);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await api(page, (route, url) =>
      route.continue({ url: `http://127.0.0.1:${port}/query${url.search}` }),
    );
    await page.goto(PAGE);
    await panel.open();
    await panel.field.fill('clock');
    await expect(panel.dialog).toContainText(t('search.noResults', 'en', { query: 'clock' }));
    expect(guard.findings.some((one) => one.includes(SEARCH_REMOTE_FAILURE))).toBe(true);
    server.close();
  });

  const forward = (page: Page) =>
    api(page, (route, url) => route.continue({ url: address + url.search }));

  for (const [lang, query, link, tab] of [
    ['en', 'autumn orchard', '/guide/start#harvest', 'strikes'],
    ['zh', '果园采摘', '/zh/guide/start#harvest', '时钟'],
  ] as const) {
    test(`groups are tabs by index, results lead into the site (${lang})`, {
      tag: '@spec-7-remote',
    }, async ({ page }) => {
      await forward(page);
      await page.goto(lang === 'zh' ? `/zh${PAGE}` : PAGE);
      const asked = page.waitForRequest(`${API}?*`);
      const panel = new SearchPanel(page, lang);
      await panel.open();
      await panel.search(query);
      expect((await panel.links())[0]).toBe(link);
      await expect(panel.results.first().locator('mark').first()).toBeVisible();
      const params = Object.fromEntries(new URL((await asked).url()).searchParams);
      expect(params).toEqual({ keyword: query, limit: '7', searchIndexes: 'manual,tools', lang });
      const tabs = panel.dialog.getByRole('tab');
      await expect(tabs).toHaveCount(2);
      await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
      await tabs.nth(1).click();
      await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
      await expect(panel.results).toHaveCount(0);
      await panel.field.fill(tab);
      await tabs.first().click();
      await expect(panel.results.first()).toHaveAttribute('href', /clocks/);
    });
  }

  test('a result opens the page it names', { tag: '@spec-7-remote' }, async ({ page, panel }) => {
    await forward(page);
    await page.goto(PAGE);
    await panel.open();
    await panel.search('noon');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clocks');
  });
});

test('in forced colors only the chosen tab has a border', async ({ page, panel }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await api(page, (route) =>
    json(
      route,
      ['manual', 'tools'].map((index) => ({ index, hits: [hit('Clocks')] })),
    ),
  );
  await page.goto(PAGE);
  await panel.open();
  await panel.search('clocks');
  const border = (selected: boolean): Promise<string> =>
    panel.dialog
      .getByRole('tab', { selected })
      .evaluate((tab) => getComputedStyle(tab).borderTopColor);
  const ground = await panel.dialog.evaluate((node) => {
    const probe = document.createElement('i');
    probe.style.color = 'Canvas';
    node.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });
  expect(await border(false)).toBe(ground);
  expect(await border(true)).not.toBe(ground);
});

test.describe('faults', () => {
  const FAULTS: Record<string, (route: Route) => Promise<void> | void> = {
    'a status': (route) =>
      route.fulfill({ status: 503, body: '[]', headers: { 'Access-Control-Allow-Origin': '*' } }),
    'a page': (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html>',
        headers: { 'Access-Control-Allow-Origin': '*' },
      }),
    'another shape': (route) => json(route, { hits: [] }),
    'no answer in time': () => {},
    'no connection': (route) => route.abort('connectionrefused'),
  };

  for (const [fault, answer] of Object.entries(FAULTS)) {
    test(`${fault} is logged and finds nothing; the next search is asked again`, {
      tag: ['@spec-7-remote-failure', '@spec-8-remote'],
    }, async ({ page, guard, panel }) => {
      guard.allow(/search\.example/, new RegExp(SEARCH_REMOTE_FAILURE));
      await api(page, answer);
      await page.goto(PAGE);
      await panel.open();
      await panel.field.fill('clock');
      await expect(panel.dialog).toContainText(t('search.noResults', 'en', { query: 'clock' }), {
        timeout: 12_000,
      });
      await expect(panel.results).toHaveCount(0);
      const logged = () => guard.findings.filter((one) => one.includes(SEARCH_REMOTE_FAILURE));
      expect(logged()).toHaveLength(1);
      await page.unroute(`${API}?*`);
      await api(page, (route) => json(route, [{ index: 'manual', hits: [hit('Clocks')] }]));
      await panel.search('clocks');
      expect(await panel.links()).toEqual(['/guide/clocks']);
      expect(logged()).toHaveLength(1);
    });
  }

  test('older requests are aborted, and a late answer changes nothing', async ({ page, panel }) => {
    const aborted: string[] = [];
    page.on('requestfailed', (request) => {
      aborted.push(new URL(request.url()).searchParams.get('keyword') ?? '');
    });
    await api(page, async (route, url) => {
      const keyword = url.searchParams.get('keyword') as string;
      if (keyword === 'slow') await new Promise((resolve) => setTimeout(resolve, 700));
      await json(route, [{ index: 'manual', hits: [hit(keyword)] }]).catch(() => {});
    });
    await page.goto(PAGE);
    await panel.open();
    const first = page.waitForRequest(`${API}?keyword=slow*`);
    await panel.field.fill('slow');
    await first;
    await panel.search('fast');
    await page.waitForTimeout(900);
    expect(await panel.links()).toEqual(['/guide/fast']);
    expect(aborted).toEqual(['slow']);
  });
});

test.describe('hostile answers', () => {
  test('markup is shown as text', async ({ page, panel }) => {
    const bad = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';
    await api(page, (route) =>
      json(route, [
        {
          index: bad,
          hits: [hit(bad, { routePath: '/guide/start', content: bad })],
        },
        { index: 'b', hits: [] },
      ]),
    );
    await page.goto(PAGE);
    await panel.open();
    await panel.search('x');
    await expect(panel.results.first()).toContainText(bad);
    await expect(panel.dialog.getByRole('tab').first()).toContainText(bad);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    await expect(panel.dialog.locator('img, script')).toHaveCount(0);
  });

  test('links other than http(s) and our own are refused', async ({ page, panel }) => {
    const routes = [
      'javascript:window.hacked=1',
      'JAVASCRIPT:window.hacked=1',
      'java\tscript:window.hacked=1',
      'data:text/html,<script>1</script>',
      'vbscript:1',
    ];
    const hits = routes.map((routePath, i) => hit(`Bad ${i}`, { routePath }));
    hits.push(hit('Split', { domain: 'javascript:window.hacked=1//', routePath: '/x' }));
    hits.push(hit('Other', { domain: 'https://other.example', routePath: '/page' }));
    hits.push(hit('Own', { routePath: '/guide/start' }));
    await api(page, (route) => json(route, [{ index: 'manual', hits }]));
    await page.goto(PAGE);
    await panel.open();
    await panel.search('x');
    expect(await panel.links()).toEqual(['https://other.example/page', '/guide/start']);
  });

  test('matches counted in bytes are marked where they are', async ({ page, panel }) => {
    const content = 'Zoë 说：更新快照 😀 ok';
    const start = new TextEncoder().encode('Zoë 说：更新').length;
    const _matchesPosition = {
      content: [
        { start, length: 6 },
        { start: start + 7, length: 4 },
      ],
    };
    await api(page, (route) =>
      json(route, [{ index: 'manual', hits: [hit('Start', { content, _matchesPosition })] }]),
    );
    await page.goto(PAGE);
    await panel.open();
    await panel.search('快照');
    await expect(panel.results.first().locator('mark')).toHaveText(['快照', '😀']);
  });
});
