import type { Page, Request } from '@playwright/test';
import { TOOL_LOGO_HOST } from '../../shared/site/tools.ts';
import { t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

/** Every request of the page from now on. */
function requestsOf(page: Page): Request[] {
  const seen: Request[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) seen.push(request);
  });
  return seen;
}

const urlsOf = (requests: readonly Request[]): URL[] =>
  requests.map((request) => new URL(request.url()));

/** What a page consists of; any other kind of request is a call. */
const PARTS = ['document', 'script', 'stylesheet', 'image', 'font'];

/** Parts that have no kind of their own: drawings that `<use>` takes from a file, names of a section's scripts. */
const isCall = (request: Request): boolean =>
  !PARTS.includes(request.resourceType()) && !/\.svg$|\/chunks\/[\w-]+\.json$/.test(request.url());

test.describe('The calls the site makes', () => {
  test('reading calls nothing and leaves no cookie; search fetches its index and code its names, by GET', {
    tag: ['@spec-7-no-others', '@spec-7-index', '@spec-6-roles'],
  }, async ({ page, context, baseURL, panel }) => {
    const seen = requestsOf(page);
    const calls = (): string[] => urlsOf(seen.filter(isCall)).map(({ pathname }) => pathname);
    for (const path of [
      '/',
      '/nope',
      '/config/',
      '/zh/api/test-api/test',
      '/api/rstest/mockFunctions',
    ]) {
      await visit(page, path);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await page.waitForLoadState('networkidle');
    }
    expect(calls()).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    await page
      .getByRole('main')
      .getByRole('button', { name: t('code.names') })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(calls()).toEqual([expect.stringMatching(/^\/names\/.+\.json$/)]);
    await page.keyboard.press('Escape');
    await panel.open();
    await panel.search('timeout');
    const ofSearch = calls().slice(1);
    expect(ofSearch).not.toEqual([]);
    expect(ofSearch.filter((path) => !/^\/static\/search|^\/search-/.test(path))).toEqual([]);
    expect(seen.filter((request) => request.method() !== 'GET')).toEqual([]);
    const strangers = urlsOf(seen).filter(
      ({ origin }) => origin !== new URL(baseURL ?? '').origin && origin !== TOOL_LOGO_HOST,
    );
    expect(strangers.map(String)).toEqual([]);
  });

  test('our own pictures and fonts come from our own host', { tag: '@spec-7-static-host' }, async ({
    page,
    baseURL,
  }) => {
    await visit(page, '/');
    const sources = await page
      .locator('img:not([src*="//"]), link[rel="icon"]')
      .evaluateAll((nodes) =>
        nodes.map(
          (node) => (node as HTMLImageElement).src || (node as unknown as HTMLLinkElement).href,
        ),
      );
    expect(sources.length).toBeGreaterThan(0);
    for (const source of sources) {
      expect(new URL(source).origin).toBe(new URL(baseURL ?? '').origin);
      expect((await page.request.get(source)).status()).toBe(200);
    }
  });
});
