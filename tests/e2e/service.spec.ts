import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Browser, Page } from '@playwright/test';
import { nodeServer } from '@rstest-docs/search/server';
import { createService } from '../../scripts/mcp/service.ts';
import type { Guard } from '../support/guard.ts';
import { startPlainServer } from '../support/plainServer.ts';
import { SearchPanel } from '../support/search.ts';
import { SITES } from '../support/sites.ts';
import { inLang, LANGS, t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';

/** The site is on a host of files, its service at `search.example`, which is another origin. */
let host: Awaited<ReturnType<typeof startPlainServer>>;
let service: Server;
let address: string;

test.use({ site: 'remote' });

test.beforeAll(async () => {
  host = await startPlainServer(SITES.remote.out);
  const url = `${host.url}/`;
  const sites = ['manual', 'tools'].map((index) => ({ index, url }));
  service = nodeServer(createService({ url, sites }));
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
test.afterAll(async () => {
  service.close();
  await host.stop();
});

/** A page of a browser that reaches the service by its name; nothing between the two is made up. */
async function openPage(browser: Browser, guard: Guard, locale = 'en'): Promise<Page> {
  const proxy = { server: address, bypass: 'localhost' };
  const context = await browser.newContext({ proxy, locale });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await guard.watch(context);
  return context.newPage();
}

/** Names of the tools that the MCP server lists for a page. */
const listTools = (page: Page, server: string): Promise<string[]> =>
  page.evaluate(async (url) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    });
    const answer = (await response.json()) as { result: { tools: { name: string }[] } };
    return answer.result.tools.map(({ name }) => name);
  }, server);

/** What finds the section `#harvest` of the first page. */
const QUERIES = { en: 'autumn orchard', zh: '果园采摘' } as const;

test.describe('A service on another origin than the site', () => {
  for (const lang of LANGS) {
    test(`answers searches of its pages (${lang})`, async ({ browser, guard }) => {
      const page = await openPage(browser, guard, lang);
      await page.goto(host.url + inLang('/guide/clocks', lang));
      const panel = new SearchPanel(page, lang);
      await panel.open();
      await panel.search(QUERIES[lang]);
      expect((await panel.links())[0]).toBe(inLang('/guide/start#harvest', lang));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(host.url + inLang('/guide/start#harvest', lang));
      await page.context().close();
    });
  }

  test('is the server that pages offer to editors, and answers pages too', async ({
    browser,
    guard,
  }) => {
    const page = await openPage(browser, guard);
    await page.goto(`${host.url}/guide/start`);
    await page.getByRole('button', { name: t('page.actions') }).click();
    await page.getByRole('button', { name: t('page.copyServer') }).click();
    await expect(page.getByText(t('page.serverCopied'))).toBeVisible();
    const offered = await page.evaluate(() => navigator.clipboard.readText());
    expect(offered).toBe('http://search.example/mcp');
    expect(await listTools(page, offered)).toContain('lookup');
    await page.context().close();
  });

  test('answers no page of a site that is not named', async ({ browser, guard }) => {
    guard.allow(/CORS|search\.example/);
    const other = await startPlainServer(SITES.remote.out);
    const page = await openPage(browser, guard);
    await page.goto(`${other.url}/guide/start`);
    await expect(listTools(page, 'http://search.example/mcp')).rejects.toThrow(/Failed to fetch/);
    await page.context().close();
    await other.stop();
  });

  for (const lang of LANGS) {
    test(`answers a client of the protocol (${lang})`, async () => {
      const client = new Client({ name: 'test', version: '1' });
      await client.connect(new StreamableHTTPClientTransport(new URL(`${address}/mcp`)));
      const { content } = await client.callTool({
        name: 'search',
        arguments: { query: QUERIES[lang], language: lang },
      });
      expect(JSON.stringify(content)).toContain(inLang('/guide/start', lang));
      await client.close();
    });
  }
});
