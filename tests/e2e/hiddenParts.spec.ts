import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { siteUrl } from '../support/sites.ts';
import { t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { AFTER_QUICK_START, clickNext, ready, visit } from '../support/visit.ts';

const PAGE = '/guide/start/quick-start';

const partsOf = (page: Page) => ({
  navbar: page.getByRole('banner'),
  sidebar: page.getByRole('navigation', { name: t('sidebar.label') }),
  outline: page.getByRole('navigation', { name: t('outline.title') }),
  footer: page.getByRole('navigation', { name: t('doc.pager') }),
});

test.describe('Query parameters', { tag: '@spec-2-query' }, () => {
  test('0 hides the navbar, the sidebar, the outline or the footer, before the scripts and after; 1 shows them', async ({
    page,
    browser,
  }) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const early = await context.newPage();
    await early.route(/\/static\/js\//, (route) => route.abort());
    for (const part of ['navbar', 'sidebar', 'outline', 'footer'] as const) {
      await visit(page, `${PAGE}?${part}=0`);
      await early.goto(`${siteUrl('main')}${PAGE.slice(1)}?${part}=0`);
      for (const where of [page, early]) {
        for (const [name, locator] of Object.entries(partsOf(where))) {
          await expect(locator, `${part}=0: ${name}`).toBeVisible({ visible: name !== part });
        }
      }
    }
    await context.close();
    await visit(page, `${PAGE}?navbar=1&sidebar=1&outline=1&footer=1`);
    for (const [name, locator] of Object.entries(partsOf(page))) {
      await expect(locator, name).toBeVisible();
    }
  });

  test('navbar=0, sidebar=0 and outline=0 leave no room for them', async ({ page }) => {
    await visit(page, `${PAGE}?navbar=0`);
    expect((await partsOf(page).sidebar.boundingBox())?.y).toBe(0);
    const main = page.getByRole('main');
    await visit(page, PAGE);
    const full = (await main.boundingBox()) as { x: number };
    await visit(page, `${PAGE}?sidebar=0`);
    expect((await main.boundingBox())?.x).toBeLessThan(full.x - 80);
    await visit(page, `${PAGE}?sidebar=0&outline=0`);
    const { x, width } = (await main.boundingBox()) as { x: number; width: number };
    expect(Math.abs(x + width / 2 - 720)).toBeLessThan(10);
  });

  test('all four at once leave the text', async ({ page }) => {
    await visit(page, `${PAGE}?navbar=0&sidebar=0&outline=0&footer=0`);
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const top = (await page.getByRole('heading', { level: 1 }).boundingBox())?.y ?? 999;
    expect(top).toBeLessThan(160);
  });
});

test.describe('Inside a frame', { tag: '@spec-2-frame' }, () => {
  test('the outline is hidden, unless outline=1 asks for it', async ({ page }) => {
    const html = (query: string) =>
      `<iframe width="1400" height="800" src="${PAGE}${query}"></iframe>`;
    await page.route('**/frame.html*', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: html(new URL(route.request().url()).search),
      }),
    );
    await page.goto('frame.html');
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(frame.getByRole('navigation', { name: t('outline.title') })).toBeHidden();
    await page.goto('frame.html?outline=1');
    await expect(frame.getByRole('navigation', { name: t('outline.title') })).toBeVisible();
  });

  test('another origin may not frame the pages', async ({ page, guard }) => {
    guard.allow(/frame-ancestors|Framing|refused to connect|chrome-error|ERR_BLOCKED_BY_RESPONSE/);
    const stranger = createServer((_, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end(`<iframe src="${siteUrl('main')}"></iframe>`);
    });
    await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
    const { port } = stranger.address() as AddressInfo;
    await page.context().unrouteAll();
    await page.goto(`http://127.0.0.1:${port}/`);
    const frame = page.frames()[1];
    // The browser's own error page takes the place of ours.
    await expect.poll(() => frame?.url()).toMatch(/^chrome-error:/);
    expect(await frame?.evaluate(() => document.title)).not.toContain('Rstest');
    stranger.close();
  });
});

test('hidden parts stay hidden inside the page, and are back under an address without the switch', {
  tag: '@spec-2-query',
}, async ({ page }) => {
  await visit(page, `${PAGE}?navbar=0`);
  await partsOf(page).outline.getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\?navbar=0#.+/);
  await expect(page.getByRole('banner')).toBeHidden();
  // Not with the mouse, below which the page may still scroll to the heading.
  await clickNext(page);
  await expect(page).toHaveURL(AFTER_QUICK_START);
  await ready(page);
  await expect(page.getByRole('banner')).toBeVisible();
});
