import type { Locator, Page } from '@playwright/test';
import { inLang, langsOf, t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { ready, visit } from '../support/visit.ts';
import { overWidth, widen } from '../support/widths.ts';

const WITH_TOC = '/guide/start/quick-start';

/** An overview page has a sidebar and no table of contents. */
const WITHOUT_TOC = '/config/';

const sidebarOf = (page: Page): Locator =>
  page.getByRole('navigation', { name: t('sidebar.label'), exact: true });

const menuOf = (page: Page): Locator =>
  page.getByRole('button', { name: t('sidebar.menu'), exact: true });

const outlineButtonOf = (page: Page): Locator =>
  page.getByRole('button', { name: t('outline.title') });

test.describe('Narrow screens', () => {
  for (const [path, widths] of [
    [WITHOUT_TOC, { 959: true, 960: true, 961: false, 1280: false }],
    [WITH_TOC, { 961: true, 1279: true, 1280: true, 1281: false }],
  ] as const) {
    test(`${path} has a Menu button of 46 px, or its sidebar beside the text, by width`, {
      tag: ['@spec-2-narrow', '@spec-9-heights', '@spec-9-widths'],
    }, async ({ page }) => {
      await visit(page, path);
      const outline = page.getByRole('navigation', { name: t('outline.title') });
      for (const [width, narrow] of Object.entries(widths)) {
        await test.step(`${width} px`, async () => {
          await widen(page, Number(width));
          await expect(menuOf(page)).toBeVisible({ visible: narrow });
          await expect(sidebarOf(page)).toBeVisible({ visible: !narrow });
          await expect(outlineButtonOf(page)).toBeVisible({ visible: narrow && path === WITH_TOC });
          if (path === WITH_TOC) await expect(outline).toBeVisible({ visible: !narrow });
          if (narrow) expect((await menuOf(page).locator('..').boundingBox())?.height).toBe(46);
          else expect((await sidebarOf(page).boundingBox())?.y).toBe(72);
        });
      }
    });
  }

  test('language and theme are in the bar above 1280 px, links above 768 px, and in the menu below', {
    tag: ['@spec-2-nav-layout', '@spec-9-widths'],
  }, async ({ page }) => {
    await visit(page, '/');
    const hamburger = page.getByRole('button', { name: t('nav.menu') });
    const chinese = page.getByRole('link', { name: '简体中文' });
    const nav = page.getByRole('navigation', { name: t('nav.label') });
    for (const [width, wide, links] of [
      [1281, true, true],
      [1280, false, true],
      [1279, false, true],
      [769, false, true],
      [768, false, false],
    ] as const) {
      await test.step(`${width} px`, async () => {
        await widen(page, width);
        await expect(hamburger).toBeVisible({ visible: !wide });
        await expect(chinese).toBeVisible({ visible: wide });
        await expect(nav).toBeVisible({ visible: links });
        if (wide) return;
        await hamburger.click();
        await expect(chinese).toBeVisible();
        await expect(page.getByTitle(t('theme.dark'))).toBeVisible();
        const menu = page.getByRole('navigation', { name: t('nav.menu') });
        if (!links) await expect(menu.getByRole('link', { name: 'Guide' })).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(chinese).toBeHidden();
      });
    }
  });

  for (const lang of langsOf(1)) {
    test(`the Menu button opens the sidebar, Escape closes it and gives focus back (${lang})`, {
      tag: '@spec-2-narrow',
    }, async ({ page }) => {
      await widen(page, 400);
      await visit(page, inLang(WITH_TOC, lang));
      const button = page.getByRole('button', { name: t('sidebar.menu', lang), exact: true });
      const sidebar = page.getByRole('navigation', { name: t('sidebar.label', lang) });
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await button.click();
      await expect(sidebar).toBeVisible();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(sidebar.getByRole('link').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(sidebar).toBeHidden();
      await expect(button).toBeFocused();
    });
  }

  test('the mobile sidebar closes on route change', { tag: '@spec-4-mobile-sidebar' }, async ({
    page,
  }) => {
    await widen(page, 400);
    await visit(page, WITH_TOC);
    await menuOf(page).click();
    await sidebarOf(page).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/guide\/start\/$/);
    await ready(page);
    await expect(sidebarOf(page)).toBeHidden();
  });

  test('closed drawers and menus hold no tab stop', { tag: '@spec-2-narrow' }, async ({ page }) => {
    await widen(page, 400);
    await visit(page, WITH_TOC);
    const inside = await page.evaluate(() => {
      const closed = document.querySelectorAll<HTMLElement>(
        '#frame-sidebar a, #frame-outline a, #frame-tools a, #frame-screen-menu a',
      );
      return [...closed].filter((node) => node.checkVisibility()).length;
    });
    expect(inside).toBe(0);
  });

  test('the local outline dropdown opens and closes on an item click', {
    tag: ['@spec-2-narrow', '@spec-4-mobile-outline'],
  }, async ({ page }) => {
    await widen(page, 800);
    await visit(page, WITH_TOC);
    const outline = page.getByRole('navigation', { name: t('outline.title') });
    await outlineButtonOf(page).click();
    await expect(outline).toBeVisible();
    await outline.getByRole('link').nth(1).click();
    await expect(outline).toBeHidden();
    expect(new URL(page.url()).hash).not.toBe('');
    await outlineButtonOf(page).click();
    await outline.getByRole('link').nth(1).click();
    await expect(outline, 'the item that is already the hash').toBeHidden();
  });

  test('the local outline dropdown closes on an outside click', {
    tag: '@spec-4-mobile-outline',
  }, async ({ page }) => {
    await widen(page, 800);
    await visit(page, WITH_TOC);
    const outline = page.getByRole('navigation', { name: t('outline.title') });
    await outlineButtonOf(page).click();
    await expect(outline).toBeVisible();
    await page.mouse.click(100, 600);
    await expect(outline).toBeHidden();
  });

  test('nothing is lost or scrolls sideways', { tag: '@spec-2-narrow' }, async ({ page }) => {
    for (const path of ['/', WITH_TOC, WITHOUT_TOC, '/nope', '/zh/api/test-api/test']) {
      await widen(page, 320);
      await visit(page, path);
      for (const width of [320, 375, 768]) {
        await widen(page, width);
        expect(await overWidth(page), `${path} at ${width} px`).toBe(0);
      }
    }
  });
});
