import type { Locator, Page } from '@playwright/test';
import { inLang, LANGS, t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { ready, visit } from '../support/visit.ts';
import { widen } from '../support/widths.ts';

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
  for (const [path, width, narrow] of [
    [WITHOUT_TOC, 959, true],
    [WITHOUT_TOC, 960, true],
    [WITHOUT_TOC, 961, false],
    [WITHOUT_TOC, 1280, false],
    [WITH_TOC, 961, true],
    [WITH_TOC, 1279, true],
    [WITH_TOC, 1280, true],
    [WITH_TOC, 1281, false],
  ] as const) {
    test(`at ${width} px ${path} has ${narrow ? 'a Menu button' : 'its sidebar beside the text'}`, async ({
      page,
    }) => {
      await widen(page, width);
      await visit(page, path);
      await expect(menuOf(page)).toBeVisible({ visible: narrow });
      await expect(sidebarOf(page)).toBeVisible({ visible: !narrow });
      await expect(outlineButtonOf(page)).toBeVisible({ visible: narrow && path === WITH_TOC });
      const outline = page.getByRole('navigation', { name: t('outline.title') });
      if (path === WITH_TOC) await expect(outline).toBeVisible({ visible: !narrow });
    });
  }

  for (const [width, wide] of [
    [1279, false],
    [1280, false],
    [1281, true],
  ] as const) {
    test(`nav layout at ${width} px: language and theme are ${wide ? 'in the bar' : 'in the menu'}`, async ({
      page,
    }) => {
      await widen(page, width);
      await visit(page, '/');
      const hamburger = page.getByRole('button', { name: t('nav.menu') });
      await expect(hamburger).toBeVisible({ visible: !wide });
      await expect(page.getByRole('link', { name: '简体中文' })).toBeVisible({ visible: wide });
      if (wide) return;
      await hamburger.click();
      await expect(page.getByRole('link', { name: '简体中文' })).toBeVisible();
      await expect(page.getByTitle(t('theme.dark'))).toBeVisible();
    });
  }

  for (const [width, links] of [
    [768, false],
    [769, true],
  ] as const) {
    test(`nav links at ${width} px are ${links ? 'in the bar' : 'in the screen menu'}`, async ({
      page,
    }) => {
      await widen(page, width);
      await visit(page, '/');
      const nav = page.getByRole('navigation', { name: t('nav.label') });
      await expect(nav).toBeVisible({ visible: links });
      if (links) return;
      await page.getByRole('button', { name: t('nav.menu') }).click();
      const menu = page.getByRole('navigation', { name: t('nav.menu') });
      await expect(menu.getByRole('link', { name: 'Guide' })).toBeVisible();
    });
  }

  for (const lang of LANGS) {
    test(`the Menu button opens the sidebar, Escape closes it and gives focus back (${lang})`, async ({
      page,
    }) => {
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

  test('the mobile sidebar closes on route change', async ({ page }) => {
    await widen(page, 400);
    await visit(page, WITH_TOC);
    await menuOf(page).click();
    await sidebarOf(page).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/guide\/start\/$/);
    await ready(page);
    await expect(sidebarOf(page)).toBeHidden();
  });

  test('closed drawers and menus hold no tab stop', async ({ page }) => {
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

  test('the local outline dropdown opens and closes on an item click', async ({ page }) => {
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

  test('the local outline dropdown closes on an outside click', async ({ page }) => {
    await widen(page, 800);
    await visit(page, WITH_TOC);
    const outline = page.getByRole('navigation', { name: t('outline.title') });
    await outlineButtonOf(page).click();
    await expect(outline).toBeVisible();
    await page.mouse.click(100, 600);
    await expect(outline).toBeHidden();
  });

  for (const width of [320, 375, 768]) {
    test(`nothing is lost or scrolls sideways at ${width} px`, async ({ page }) => {
      await widen(page, width);
      for (const path of ['/', WITH_TOC, WITHOUT_TOC, '/nope', '/zh/api/test-api/test']) {
        await visit(page, path);
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(over, path).toBe(0);
      }
    });
  }
});
