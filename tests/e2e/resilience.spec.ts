import type { Page } from '@playwright/test';
import { pagesOf } from '../support/pages.ts';
import { keepsKey, SEARCH_KEYS } from '../support/search.ts';
import { loadsOf } from '../support/slow.ts';
import { t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { AFTER_QUICK_START, clickNext, ready, visit } from '../support/visit.ts';

const PAGE = '/guide/start/quick-start';
const CHUNKS = /\/static\/js\/async\/.*\.js$/;

async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: t('nav.label') })).toBeVisible();
}

test.describe('Storage that throws', () => {
  test.use({ newcomer: true });

  for (const [how, script] of [
    [
      'when it is read',
      () => {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {
            configurable: true,
            get() {
              throw new DOMException('blocked', 'SecurityError');
            },
          });
        }
      },
    ],
    [
      'when it is written',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
    ],
  ] as const) {
    test(`${how} leaves a page that is read, themed and navigated`, async ({ page }) => {
      await page.addInitScript(script);
      await visit(page, PAGE);
      await expectReadable(page);
      await page.getByTitle(t('theme.dark'), { exact: true }).click();
      await expect(page.locator('html')).toHaveClass(/dark/);
      await clickNext(page);
      await expect(page).toHaveURL(AFTER_QUICK_START);
      await expectReadable(page);
    });
  }
});

test('without idle callbacks, which Safari lacks, a page is searched and navigated', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'));
  await page.goto(PAGE);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await clickNext(page);
  await expect(page).toHaveURL(AFTER_QUICK_START);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test.describe('Addresses', () => {
  for (const hash of [
    '#%E0%A4%A',
    '#%',
    '#"><img src=x onerror=alert(1)>',
    '#constructor',
    '#[a]',
  ]) {
    test(`the hash ${hash} leaves the page readable`, async ({ page }) => {
      await visit(page, `${PAGE}${hash}`);
      await expectReadable(page);
      // A hash that comes later is scrolled to by the page, not by the browser.
      await page.evaluate((text) => {
        location.hash = '#other';
        location.hash = text;
      }, hash);
      await page.waitForTimeout(300);
      await expectReadable(page);
      await clickNext(page);
      await expect(page).toHaveURL(AFTER_QUICK_START);
    });
  }

  test('100 random changes of addresses never break the server or the page', async ({
    request,
    page,
    baseURL,
  }) => {
    let seed = 20_240_611;
    const random = (below: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      return seed % below;
    };
    const pieces = [
      '%',
      '%2e',
      '..',
      '//',
      '\\',
      '?',
      '%00',
      'index.html',
      'é',
      ' ',
      ';',
      '%E4',
      'zh/',
      'en/',
      '.html',
    ];
    const routes = pagesOf('main');
    const mutants = Array.from({ length: 100 }, () => {
      const route = routes[random(routes.length)] ?? '/';
      const at = 1 + random(route.length);
      return (
        route.slice(0, at) + (pieces[random(pieces.length)] ?? '') + route.slice(at + random(2))
      );
    });
    const addressOf = (path: string): string =>
      (baseURL ?? '').slice(0, -1) + encodeURI(path).replaceAll('%25', '%');
    for (const path of mutants) {
      const response = await request.get(addressOf(path), { maxRedirects: 1 });
      expect([200, 404], path).toContain(response.status());
      expect(response.headers()['content-type'], path).toBeTruthy();
    }
    for (const path of mutants.slice(0, 12)) {
      await page.goto(addressOf(path));
      await ready(page);
      await expect(page.getByRole('banner')).toBeVisible();
    }
  });
});

test.describe('A page chunk', () => {
  for (const [how, answer] of [
    ['answers 404', { status: 404, contentType: 'text/html', body: '<h1>gone</h1>' }],
    ['is HTML', { status: 200, contentType: 'text/html', body: '<!doctype html><h1>home</h1>' }],
    ['is broken JavaScript', { status: 200, contentType: 'text/javascript', body: 'let =' }],
  ] as const) {
    test(`that ${how} ends in the target, by one full load and no loop`, async ({
      page,
      context,
      guard,
    }) => {
      guard.allow(/./);
      await visit(page, PAGE);
      const loads = loadsOf(page);
      await context.route(CHUNKS, (route) => route.fulfill(answer));
      await clickNext(page);
      await expect(page).toHaveURL(AFTER_QUICK_START);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/quick start/i);
      await page.waitForTimeout(1500);
      expect(loads()).toBe(1);
      await expectReadable(page);
    });
  }

  test('that hangs ends in the target by a full load', async ({ page, context, guard }) => {
    guard.allow(/./);
    await visit(page, PAGE);
    let hanging = true;
    await context.route(CHUNKS, async (route) => {
      if (hanging) await new Promise(() => {});
      else await route.continue();
    });
    await clickNext(page);
    await page.waitForRequest((request) => request.isNavigationRequest(), { timeout: 15_000 });
    hanging = false;
    await expect(page).toHaveURL(AFTER_QUICK_START);
    await expectReadable(page);
  });

  test('of the first page that fails once is fetched again', async ({ page, context, guard }) => {
    guard.allow(/static\/js\/async/);
    await context.route(CHUNKS, (route) => route.abort(), { times: 1 });
    await visit(page, PAGE);
    await clickNext(page);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/quick start/i);
  });

  test('of the first page that never comes leaves its text, and its keys and history to the browser', async ({
    page,
    context,
    guard,
  }) => {
    guard.allow(/static\/js\/async/, /Loading chunk/);
    await visit(page, PAGE);
    await clickNext(page);
    await expect(page).toHaveURL(AFTER_QUICK_START);
    await context.route(CHUNKS, (route) => route.abort());
    await Promise.all([page.waitForEvent('pageerror'), page.reload()]);
    expect(await keepsKey(page, SEARCH_KEYS)).toBe(false);
    // Both entries belong to the document that was reloaded: only its address changes.
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick start');
  });
});

test('without the entry script every part of the page stays', async ({ page, guard }) => {
  guard.allow(/static\/js/);
  await page.route(/\/static\/js\//, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('guide/start/quick-start');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const sidebar = page.getByRole('navigation', { name: t('sidebar.label') });
  await sidebar.locator('a[href="/guide/basic/cli"]').click();
  await expect(heading).toHaveText('Command line');
});
