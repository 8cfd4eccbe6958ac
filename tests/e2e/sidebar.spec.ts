import type { Locator, Page } from '@playwright/test';
import { inLang, langsOf, t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { ready, settled, visit } from '../support/visit.ts';

const sidebarOf = (page: Page): Locator =>
  page.getByRole('navigation', { name: t('sidebar.label') });

/** Groups of each section, spec section 2. */
const GROUPS = [
  ['/guide/start/', ['Getting Started', 'Basic', 'Advanced']],
  ['/config/', ['Test Configurations', 'Build Configurations']],
  ['/api/', ['Test API', 'Rstest Utility']],
] as const;

test.describe('Sidebar groups of the manual', () => {
  test('have their names, are collapsible and start expanded', {
    tag: ['@spec-2-sidebar', '@spec-2-sidebar-groups'],
  }, async ({ page }) => {
    for (const [section, groups] of GROUPS) {
      await visit(page, section);
      const sidebar = sidebarOf(page);
      for (const group of groups)
        await expect(sidebar.getByText(group, { exact: true })).toBeVisible();
      const folds = sidebar.getByRole('group');
      expect(await folds.count()).toBeGreaterThan(0);
      for (const fold of await folds.all()) await expect(fold).toHaveAttribute('open', '');
    }
  });

  for (const lang of langsOf(0)) {
    test(`the page's item is the current one (${lang})`, { tag: '@spec-2-sidebar-active' }, async ({
      page,
    }) => {
      await visit(page, inLang('/guide/start/quick-start', lang));
      const sidebar = page.getByRole('navigation', { name: t('sidebar.label', lang) });
      await expect(sidebar.locator('[aria-current="page"]')).toHaveAttribute(
        'href',
        inLang('/guide/start/quick-start', lang),
      );
    });
  }
});

test.describe('Sidebar of a small site', { tag: '@spec-3-sidebar-item' }, () => {
  test.use({ site: 'parts' });

  test('a group toggles between collapsed and expanded, by mouse and by keyboard', {
    tag: '@spec-4-sidebar',
  }, async ({ page }) => {
    await visit(page, '/guide/intro');
    const sidebar = sidebarOf(page);
    const item = sidebar.getByRole('link', { name: 'Basic 1', exact: true });
    await expect(item).toBeVisible();
    await sidebar.getByText('Basics', { exact: true }).click();
    await expect(item).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(item).toBeVisible();
  });

  test('groups start collapsed or are fixed open; dividers, headers, tags, contexts and links out are shown', {
    tag: ['@spec-2-edit-link', '@spec-2-sidebar'],
  }, async ({ page }) => {
    await visit(page, '/guide/intro');
    const sidebar = sidebarOf(page);
    await expect(sidebar.getByRole('link', { name: 'Deep page' })).toBeHidden();
    await expect(sidebar.getByRole('link', { name: 'Fixed page' })).toBeVisible();
    await expect(sidebar.locator('summary', { hasText: 'Fixed' })).toHaveCount(0);
    const rules = sidebar.getByRole('separator');
    await expect(rules).toHaveCount(2);
    const style = (index: number) =>
      rules.nth(index).evaluate((node) => getComputedStyle(node).borderTopStyle);
    expect(await style(0)).toBe('solid');
    expect(await style(1)).toBe('dashed');
    await expect(sidebar.getByText('Section header')).toBeVisible();
    await expect(sidebar.getByRole('link', { name: 'Introduction' })).toHaveText(/new/);
    await expect(sidebar.locator('[data-context="intro-context"]')).toHaveCount(1);
    const link = sidebar.getByRole('link', { name: 'Outside' });
    await expect(link).toHaveAttribute('href', 'https://outside.example/');
    await expect(link).toHaveAttribute('target', '_blank');
  });

  test('groups that hold the active page are expanded, at every depth', {
    tag: '@spec-2-sidebar-active',
  }, async ({ page }) => {
    await visit(page, '/guide/deep/deeper/page');
    const item = sidebarOf(page).getByRole('link', { name: 'Deeper page' });
    await expect(item).toBeVisible();
    await expect(item).toHaveAttribute('aria-current', 'page');
  });

  test('a group closed by the reader opens again when its page is shown', {
    tag: '@spec-2-sidebar-active',
  }, async ({ page }) => {
    await visit(page, '/guide/intro');
    const sidebar = sidebarOf(page);
    await sidebar.getByText('Deep', { exact: true }).click();
    await sidebar.getByRole('link', { name: 'Deep page' }).click();
    await expect(page).toHaveURL(/\/guide\/deep\/page$/);
    const introduction = sidebar.getByRole('link', { name: 'Introduction' });
    await introduction.click();
    // The address is the new one before the page is.
    await expect(introduction).toHaveAttribute('aria-current', 'page');
    await sidebar.getByText('Deep', { exact: true }).click();
    await expect(sidebar.getByRole('link', { name: 'Deep page' })).toBeHidden();
    await page.goBack();
    await ready(page);
    await expect(sidebar.getByRole('link', { name: 'Deep page' })).toBeVisible();
  });

  test('the active item is scrolled into view', { tag: '@spec-2-sidebar-active' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 500 });
    await visit(page, '/guide/images');
    await settled(page);
    await expect(sidebarOf(page).locator('[aria-current="page"]')).toBeInViewport();
    await visit(page, '/guide/basics/b25');
    await settled(page);
    await expect(sidebarOf(page).locator('[aria-current="page"]')).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});
