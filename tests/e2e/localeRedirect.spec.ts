import type { Page } from '@playwright/test';
import { t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { ready } from '../support/visit.ts';

const BOT =
  'Mozilla/5.0 AppleWebKit/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

async function placeOf(page: Page): Promise<string> {
  await ready(page);
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
}

test.describe('Locale redirect', { tag: '@spec-2-locale-redirect' }, () => {
  // A browser that was never here.
  test.use({ newcomer: true });

  test.describe('of a Chinese browser', () => {
    test.use({ locale: 'zh-CN' });

    test('a first visit goes to the browser language, keeping path, query and hash', async ({
      page,
    }) => {
      await page.goto('guide/start/quick-start?a=1#next');
      await page.waitForURL('**/zh/guide/start/quick-start**');
      expect(await placeOf(page)).toBe('/zh/guide/start/quick-start?a=1#next');
    });

    test('it runs once per browser and leaves its flag in local storage', async ({ page }) => {
      await page.goto('./');
      await page.waitForURL('**/zh/');
      expect(await page.evaluate(() => localStorage.getItem('rspress-visited'))).toBe('1');
      await page.goto('guide/start/');
      expect(await placeOf(page)).toBe('/guide/start/');
    });

    test('there is a way back: the language link is not undone', async ({ page }) => {
      await page.goto('guide/start/quick-start');
      await page.waitForURL('**/zh/guide/start/quick-start');
      await ready(page);
      await page.getByRole('link', { name: 'English' }).click();
      await page.waitForURL((url) => url.pathname === '/guide/start/quick-start');
      await page.reload();
      expect(await placeOf(page)).toBe('/guide/start/quick-start');
    });

    test('an unknown page is not redirected to another unknown page', async ({ page }) => {
      await page.goto('nope');
      await ready(page);
      await expect(page.getByText(t('notFound.title'))).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/nope');
    });

    test.describe("with localeRedirect 'never'", () => {
      test.use({ site: 'other' });

      test("with localeRedirect 'never' nobody is", async ({ page }) => {
        await page.goto('guide/start');
        expect(await placeOf(page)).toBe('/docs/guide/start');
      });
    });
  });

  test.describe('of an English browser', () => {
    test.use({ locale: 'en-GB' });

    test('a link to a Chinese page that somebody shared keeps its language', async ({ page }) => {
      await page.goto('zh/guide/start/#related');
      expect(await placeOf(page)).toBe('/zh/guide/start/#related');
    });

    test.describe("with localeRedirect 'auto'", () => {
      test.use({ site: 'versions' });

      test("with localeRedirect 'auto' an English browser on a Chinese page is sent to the English one", async ({
        page,
      }) => {
        await page.goto('zh/');
        await page.waitForURL((url) => url.pathname === '/');
        expect(await placeOf(page)).toBe('/');
      });
    });
  });

  for (const [title, browser] of [
    ['bots are not redirected', { locale: 'zh-CN', userAgent: BOT }],
    ['a browser in a language that the site does not have stays', { locale: 'fr-FR' }],
  ] as const) {
    test.describe(title, () => {
      test.use(browser);

      test(title, async ({ page }) => {
        await page.goto('guide/start/');
        expect(await placeOf(page)).toBe('/guide/start/');
      });
    });
  }
});
