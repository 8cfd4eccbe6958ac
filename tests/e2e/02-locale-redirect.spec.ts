import type { Browser, Page } from '@playwright/test';
import { siteUrl } from '../support/sites.ts';
import { t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { ready } from '../support/visit.ts';

const BOT =
  'Mozilla/5.0 AppleWebKit/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

/** A browser that was never here, set to Chinese unless told otherwise. */
async function newcomer(browser: Browser, options: object = {}): Promise<Page> {
  const context = await browser.newContext({ locale: 'zh-CN', ...options });
  return context.newPage();
}

async function placeOf(page: Page): Promise<string> {
  await ready(page);
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
}

test.describe('Locale redirect', () => {
  test('a first visit goes to the browser language, keeping path, query and hash', async ({
    browser,
  }) => {
    const page = await newcomer(browser);
    await page.goto(`${siteUrl('main')}guide/start/quick-start?a=1#next`);
    await page.waitForURL('**/zh/guide/start/quick-start**');
    expect(await placeOf(page)).toBe('/zh/guide/start/quick-start?a=1#next');
  });

  test('it runs once per browser and leaves its flag in local storage', async ({ browser }) => {
    const page = await newcomer(browser);
    await page.goto(siteUrl('main'));
    await page.waitForURL('**/zh/');
    expect(await page.evaluate(() => localStorage.getItem('rspress-visited'))).toBe('1');
    await page.goto(`${siteUrl('main')}guide/start/`);
    expect(await placeOf(page)).toBe('/guide/start/');
  });

  test('there is a way back: the language link is not undone', async ({ browser }) => {
    const page = await newcomer(browser);
    await page.goto(`${siteUrl('main')}guide/start/quick-start`);
    await page.waitForURL('**/zh/guide/start/quick-start');
    await ready(page);
    await page.getByRole('link', { name: 'English' }).click();
    await page.waitForURL((url) => url.pathname === '/guide/start/quick-start');
    await page.reload();
    expect(await placeOf(page)).toBe('/guide/start/quick-start');
  });

  test('a link to a Chinese page that somebody shared keeps its language', async ({ browser }) => {
    const page = await newcomer(browser, { locale: 'en-GB' });
    await page.goto(`${siteUrl('main')}zh/guide/start/#related`);
    expect(await placeOf(page)).toBe('/zh/guide/start/#related');
  });

  test("with localeRedirect 'auto' an English browser on a Chinese page is sent to the English one", async ({
    browser,
  }) => {
    const page = await newcomer(browser, { locale: 'en-GB' });
    await page.goto(`${siteUrl('versions')}zh/`);
    await page.waitForURL((url) => url.pathname === '/');
    expect(await placeOf(page)).toBe('/');
  });

  test('a browser in a language that the site does not have stays', async ({ browser }) => {
    const page = await newcomer(browser, { locale: 'fr-FR' });
    await page.goto(`${siteUrl('main')}guide/start/`);
    expect(await placeOf(page)).toBe('/guide/start/');
  });

  test('bots are not redirected', async ({ browser }) => {
    const page = await newcomer(browser, { userAgent: BOT });
    await page.goto(`${siteUrl('main')}guide/start/`);
    expect(await placeOf(page)).toBe('/guide/start/');
  });

  test("with localeRedirect 'never' nobody is", async ({ browser }) => {
    const page = await newcomer(browser);
    await page.goto(`${siteUrl('other')}guide/start`);
    expect(await placeOf(page)).toBe('/docs/guide/start');
  });

  test('an unknown page is not redirected to another unknown page', async ({ browser }) => {
    const page = await newcomer(browser);
    await page.goto(`${siteUrl('main')}nope`);
    await ready(page);
    await expect(page.getByText(t('notFound.title'))).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/nope');
  });
});
