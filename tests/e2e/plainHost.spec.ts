import type { PageList } from '@rstest-docs/docs-mcp';
import { startPlainServer } from '../support/plainServer.ts';
import { SearchPanel } from '../support/search.ts';
import { SITES } from '../support/sites.ts';
import { inLang, langsOf, t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { ready } from '../support/visit.ts';

let host: Awaited<ReturnType<typeof startPlainServer>>;
test.beforeAll(async () => {
  host = await startPlainServer(SITES.main.out);
});
test.afterAll(() => host.stop());

test.describe('On a host without redirects and headers', () => {
  test('every page of every language is served at its address, with its Markdown copy', async () => {
    const list = (await (await fetch(`${host.url}/pages.json`)).json()) as PageList;
    const wrong: string[] = [];
    for (const { prefix, pages } of Object.values(list.languages)) {
      expect(pages.length).toBeGreaterThan(100);
      for (const { path } of pages) {
        const response = await fetch(`${host.url}${prefix}${path}`);
        const html = await response.text();
        const [, copy = ''] = /type="text\/markdown" href="([^"]+)"/.exec(html) ?? [];
        const markdown = copy && (await fetch(`${host.url}${copy}`));
        if (response.status !== 200 || !markdown || markdown.status !== 200)
          wrong.push(`${prefix}${path}: ${response.status}, copy ${copy}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('the page itself refuses an inline script that the build did not write', async ({
    page,
    guard,
  }) => {
    guard.allow(/policy|Content Security/i);
    const address = `${host.url}/guide/basic/cli`;
    await page.route(address, async (route) => {
      const response = await route.fetch();
      const script = '<script>window.hacked = 1</script>';
      await route.fulfill({ response, body: (await response.text()) + script });
    });
    await page.goto(address);
    await ready(page);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });

  for (const lang of langsOf(0)) {
    test(`readers follow links and search (${lang})`, async ({ page }) => {
      await page.goto(host.url + inLang('/guide/start/quick-start', lang));
      await ready(page);
      const panel = new SearchPanel(page, lang);
      await panel.open();
      await panel.search('hookTimeout');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(host.url + inLang('/config/test/hookTimeout', lang));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('hookTimeout');
      await page.goBack();
      await expect(page).toHaveURL(host.url + inLang('/guide/start/quick-start', lang));
    });

    test(`an address that was mistyped or moved leads to its page (${lang})`, async ({
      page,
      guard,
    }) => {
      guard.allow(/404/);
      for (const [asked, meant] of [
        ['/config/test/testTimeuot', '/config/test/testTimeout'],
        ['/guide/start/releases', '/guide/help/releases'],
      ] as const) {
        const response = await page.goto(host.url + inLang(asked, lang));
        expect(response?.status()).toBe(404);
        await expect(page.getByText(t('notFound.didYouMean', lang))).toBeVisible();
        const link = page.getByRole('main').getByRole('link', { name: inLang(meant, lang) });
        await link.click();
        await expect(page).toHaveURL(host.url + inLang(meant, lang));
        await expect(page).not.toHaveTitle(/^404/);
      }
    });
  }
});
