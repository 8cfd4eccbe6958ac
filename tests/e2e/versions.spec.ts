import type { Page } from '@playwright/test';
import { frozenVersions } from '../../content/versions.ts';
import { langsOf, t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const menu = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^${t('nav.versions')}`) });

test.describe('A site with versions', () => {
  test.use({ site: 'versions' });

  test('the version menu lists all, marks the current one and keeps the page', {
    tag: '@spec-1-readers',
  }, async ({ page }) => {
    await visit(page, '/guide/start');
    await expect(menu(page)).toContainText('v2');
    await menu(page).press('Enter');
    await expect(page.getByRole('link', { name: 'v2', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await page.getByRole('link', { name: 'v1', exact: true }).click();
    await expect(page).toHaveURL(/\/v1\/guide\/start$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Start of v1 in en');
    await expect(menu(page)).toContainText('v1');
  });

  test('a page that the other version lacks leads to its home page', {
    tag: '@spec-4-switch',
  }, async ({ page }) => {
    await visit(page, '/guide/only-v2');
    await menu(page).press('Enter');
    await expect(page.getByRole('link', { name: 'v1', exact: true })).toHaveAttribute(
      'href',
      /^\/v1\/?$/,
    );
  });

  test('the default version has no prefix, the others do, before the language', {
    tag: '@spec-3-site-data',
  }, async ({ page, request }) => {
    for (const [path, text] of [
      ['/guide/start', 'Start of v2 in en'],
      ['/zh/guide/start', 'Start of v2 in zh'],
      ['/v1/guide/start', 'Start of v1 in en'],
      ['/v1/zh/guide/start', 'Start of v1 in zh'],
    ] as const) {
      const response = await request.get(path);
      expect(await response.text()).toContain(text);
    }
    await visit(page, '/v1/guide/start');
    await page.getByRole('link', { name: '简体中文' }).click();
    await expect(page).toHaveURL(/\/v1\/zh\/guide\/start$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  });

  test("'Take me home' leads to the home page of version and language", {
    tag: '@spec-2-404',
  }, async ({ page }) => {
    for (const [path, lang, home] of [
      ['/nope', 'en', '/'],
      ['/zh/nope', 'zh', '/zh/'],
      ['/v1/nope', 'en', '/v1/'],
      ['/v1/zh/nope', 'zh', '/v1/zh/'],
    ] as const) {
      const response = await visit(page, path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('link', { name: t('notFound.home', lang) })).toHaveAttribute(
        'href',
        new RegExp(`^${home.replace(/\/$/, '')}/?$`),
      );
    }
  });

  for (const lang of langsOf(1)) {
    test(`navigation stays in version and language (${lang})`, { tag: '@spec-4-switch' }, async ({
      page,
    }) => {
      const prefix = lang === 'zh' ? '/v1/zh' : '/v1';
      await visit(page, `${prefix}/guide/start`);
      const nav = page.getByRole('navigation', { name: t('nav.label', lang) });
      await expect(nav.getByRole('link')).toHaveAttribute('href', `${prefix}/guide/start`);
      await expect(nav.locator('[aria-current]')).toHaveCount(1);
      const next = page.getByRole('link', { name: t('doc.next', lang) });
      await expect(next).toHaveAttribute('href', `${prefix}/guide/only-v1`);
    });
  }
});

test('multi-version is off: no page has a version menu, unless a manual is frozen', {
  tag: '@spec-1-versions-off',
}, async ({ page }) => {
  await visit(page, '/guide/start/quick-start');
  const menus = frozenVersions('.').length > 0 ? 1 : 0;
  await expect(page.getByRole('button', { name: t('nav.versions') })).toHaveCount(menus);
});
