import type { Page } from '@playwright/test';
import { t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { ready, visit } from '../support/visit.ts';

const PAGE = '/guide/start/quick-start';
const CLI = /\/guide\/basic\/cli$/;

const sidebarLink = (page: Page) =>
  page
    .getByRole('navigation', { name: t('sidebar.label') })
    .getByRole('link', { name: 'Command line' });

/** Counts the full page loads from here on. */
function loads(page: Page): () => number {
  let count = 0;
  page.on('load', () => {
    count += 1;
  });
  return () => count;
}

test.describe('A fault leaves a readable page', () => {
  test('storage that throws: the page lives, and its theme can be chosen', async ({ page }) => {
    await page.addInitScript(() => {
      const blocked = {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      };
      Object.defineProperty(window, 'localStorage', { configurable: true, ...blocked });
      Object.defineProperty(window, 'sessionStorage', { configurable: true, ...blocked });
    });
    await visit(page, PAGE);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByTitle(t('theme.dark'), { exact: true }).click();
    await expect(page.locator('html')).toHaveClass(/dark/);
    await page.getByRole('tab', { name: 'pnpm' }).first().click();
    await expect(page.getByRole('tab', { name: 'pnpm' }).first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  test('a malformed path shows the 404 page, awake', async ({ page }) => {
    await page.goto('%E0%A4%A');
    await ready(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(t('notFound.title'));
    await page.getByRole('link', { name: t('notFound.home') }).click();
    await expect(page).toHaveTitle(/^Rstest/);
  });

  test('a malformed hash leaves the page at its top', async ({ page }) => {
    await visit(page, `${PAGE}#%E0%A4%A`);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await sidebarLink(page).click();
    await expect(page).toHaveURL(CLI);
  });

  test('mutated addresses end on a page or on the 404 page, never on a blank one', async ({
    page,
  }) => {
    test.setTimeout(90_000);
    // Linear congruence: the same hundred on every run.
    let seed = 7;
    const random = (limit: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % limit;
    };
    const pieces = [
      '%',
      '%00',
      '%2e%2e/',
      '//',
      '/.',
      '\\',
      '?',
      '#',
      '%zz',
      'é',
      '中',
      '.html',
      '/index',
      '&=',
      '%E0%A4',
      ' ',
    ];
    for (let index = 0; index < 100; index++) {
      const at = random(PAGE.length);
      const piece = pieces[random(pieces.length)] ?? '';
      const path = PAGE.slice(1, at) + piece + PAGE.slice(at + random(3));
      await page.goto(`./${path}`, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    }
  });

  const broken = {
    'is missing': { status: 404, contentType: 'text/html', body: '<h1>no</h1>' },
    'is a page instead': { status: 200, contentType: 'text/html', body: '<!doctype html><p>x' },
    'is cut off': { status: 200, contentType: 'text/javascript', body: '"use strict";(self.' },
  };
  for (const [fault, answer] of Object.entries(broken)) {
    test(`a page chunk that ${fault} is replaced by one full page load`, async ({
      page,
      guard,
    }) => {
      guard.allow(/static\/js\/async/, /ChunkLoad|Loading chunk|Unexpected|Invalid or/i);
      await visit(page, PAGE);
      await page.route(/\/static\/js\/async\//, (route) => route.fulfill(answer));
      const count = loads(page);
      await sidebarLink(page).click();
      await expect(page).toHaveURL(CLI);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Command line');
      await page.waitForTimeout(500);
      expect(count()).toBe(1);
    });
  }

  test('a page chunk that hangs is given up for a full page load', async ({ page }) => {
    test.setTimeout(40_000);
    await visit(page, PAGE);
    await page.route(/\/static\/js\/async\//, () => {});
    const count = loads(page);
    await sidebarLink(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Command line', {
      timeout: 20_000,
    });
    expect(count()).toBeLessThanOrEqual(1);
  });

  test('a new release under an open tab: the next page comes whole', async ({ page, guard }) => {
    guard.allow(/static\/js/, /ChunkLoad|Loading chunk/i);
    await visit(page, PAGE);
    // The old files are gone, as after a deployment that does not keep them.
    await page.route(/\/static\/js\/async\//, (route) => route.fulfill({ status: 404, body: '' }));
    const count = loads(page);
    await sidebarLink(page).hover();
    await sidebarLink(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Command line');
    expect(count()).toBe(1);
  });

  test('without the entry script every part of the page stays', async ({ page, guard }) => {
    guard.allow(/static\/js/);
    await page.route(/\/static\/js\//, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(PAGE.slice(1));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await sidebarLink(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Command line');
  });

  test('two hundred quick toggles leave no listener and no element behind', async ({ page }) => {
    test.setTimeout(60_000);
    await page.setViewportSize({ width: 800, height: 800 });
    await visit(page, PAGE);
    const session = await page.context().newCDPSession(page);
    const counters = async () => {
      await session.send('HeapProfiler.collectGarbage');
      return session.send('Memory.getDOMCounters');
    };
    const menu = page.getByRole('button', { name: t('nav.menu') });
    const toggle = async (times: number): Promise<void> => {
      for (let index = 0; index < times; index++) {
        await menu.evaluate((button: HTMLButtonElement) => button.click());
        await page.keyboard.press('?');
        await page.keyboard.press('Escape');
      }
    };
    await toggle(5);
    const before = await counters();
    await toggle(100);
    const after = await counters();
    expect(after.jsEventListeners - before.jsEventListeners).toBeLessThan(20);
    expect(after.nodes - before.nodes).toBeLessThan(60);
  });
});

test.describe('With JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('text, navigation, menus and every tab panel can be read', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto(PAGE.slice(1));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const manager of ['npm install', 'pnpm add', 'yarn add', 'bun add']) {
      await expect(page.getByText(`${manager} -D @rstest/core`)).toBeVisible();
    }
    await page.getByRole('button', { name: t('sidebar.menu'), exact: true }).click();
    await sidebarLink(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Command line');
    await page.getByRole('button', { name: t('nav.menu') }).click();
    await page.getByRole('link', { name: '简体中文' }).click();
    await expect(page).toHaveURL(/\/zh\/guide\/basic\/cli$/);
  });
});
