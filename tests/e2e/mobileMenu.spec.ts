import { navItems, t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { ready, settled, visit } from '../support/visit.ts';
import { widen } from '../support/widths.ts';

const PAGE = '/guide/start/quick-start';

test.describe('Mobile navigation', () => {
  test('a hamburger opens a screen menu with links, languages, themes and social links', {
    tag: '@spec-2-hamburger',
  }, async ({ page }) => {
    await widen(page, 400);
    await visit(page, '/guide/start/quick-start');
    const button = page.getByRole('button', { name: t('nav.menu') });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const menu = page.getByRole('navigation', { name: t('nav.menu') });
    await expect(menu.getByRole('link')).toHaveText(navItems('en'));
    await expect(page.getByRole('link', { name: '简体中文' })).toBeVisible();
    await expect(page.getByTitle(t('theme.dark'))).toBeVisible();
    await expect(page.getByRole('link', { name: t('social.github') })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('the menu closes on navigation', { tag: '@spec-4-mobile-menu' }, async ({ page }) => {
    await widen(page, 400);
    await visit(page, '/guide/start/quick-start');
    await page.getByRole('button', { name: t('nav.menu') }).click();
    const menu = page.getByRole('navigation', { name: t('nav.menu') });
    await menu.getByRole('link', { name: 'Config' }).click();
    await expect(page).toHaveURL(/\/config\/$/);
    await ready(page);
    await expect(menu).toBeHidden();
  });
});

test.describe('Mobile menu', { tag: '@spec-4-mobile-menu' }, () => {
  for (const [name, narrow, wide] of [
    [t('nav.menu'), 767, 768],
    [t('nav.menu'), 768, 1024],
    [t('nav.menu'), 1000, 1400],
    [t('sidebar.menu'), 900, 1400],
    [t('outline.title'), 1200, 1400],
  ] as const) {
    test(`what '${name}' opened at ${narrow} px is closed at ${wide} px`, {
      tag: '@spec-9-widths',
    }, async ({ page }) => {
      await widen(page, narrow);
      await visit(page, PAGE);
      const button = page.getByRole('button', { name, exact: true });
      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await widen(page, wide);
      await expect(page.locator(':popover-open')).toHaveCount(0);
    });
  }

  test('stays open while the window is narrower', async ({ page }) => {
    await widen(page, 600);
    await visit(page, PAGE);
    await page.getByRole('button', { name: t('nav.menu') }).click();
    await widen(page, 700);
    await settled(page);
    await expect(page.getByRole('navigation', { name: t('nav.menu') })).toBeVisible();
  });
});
