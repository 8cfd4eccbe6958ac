import { existsSync } from 'node:fs';
import { frozenVersions } from '../../content/versions.ts';
import { ECOSYSTEM, TOOLS } from '../../shared/site/tools.ts';
import { pagesOf } from '../support/pages.ts';
import { inLang, LANGS, t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { chooseTheme, settled, visit } from '../support/visit.ts';

test.describe('Developers read, change language and theme', () => {
  test('a page is read, its language changed and its theme changed, each by one control', async ({
    page,
  }) => {
    await visit(page, '/guide/start/quick-start');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await chooseTheme(page, t('theme.dark'));
    await expect(page.locator('html')).toHaveClass(/dark/);
    await page.getByRole('link', { name: '简体中文' }).click();
    await expect(page).toHaveURL(/\/zh\/guide\/start\/quick-start$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  });

  test('there are no accounts and no sign-in', async ({ page }) => {
    for (const path of ['/', '/guide/start/quick-start', '/zh/']) {
      await visit(page, path);
      await expect(page.locator('input[type="password"], form')).toHaveCount(0);
      await expect(
        page.getByRole('link', { name: /sign in|log in|register|登录|注册/i }),
      ).toHaveCount(0);
    }
  });
});

test.describe('Sibling tools', () => {
  for (const lang of LANGS) {
    test(`the menu links to all seven sibling tools (${lang})`, async ({ page }) => {
      await visit(page, inLang('/', lang));
      await page.getByRole('button', { name: t('nav.tools', lang) }).click();
      for (const tool of [...TOOLS, ECOSYSTEM]) {
        const text = lang === 'zh' ? tool.desc : tool.descEn;
        const link = page.getByRole('link', { name: `${tool.name} ${text}` });
        await expect(link).toBeVisible();
        await expect(link).toHaveAttribute('href', tool.url);
      }
      await expect(page.locator('#frame-tools').getByRole('link')).toHaveCount(7);
    });

    test(`a landing block lists six tools with short descriptions (${lang})`, async ({ page }) => {
      await visit(page, inLang('/', lang));
      const block = page.getByRole('region', { name: t('home.tools', lang) });
      await expect(block.getByRole('listitem')).toHaveCount(6);
      for (const tool of TOOLS) {
        await expect(block.getByRole('link', { name: tool.name })).toHaveAttribute(
          'href',
          tool.url,
        );
        await expect(block).toContainText(lang === 'zh' ? tool.desc : tool.descEn);
      }
    });
  }

  test('logoScale is the factor by which a logo is drawn larger', async ({ page }) => {
    await page.route('**/static/js/**', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('logoScale:1.1', 'logoScale:2');
      await route.fulfill({ response, body });
    });
    await visit(page, '/');
    const logos = page.getByRole('region', { name: t('home.tools') }).locator('img');
    const scales = await logos.evaluateAll((all) => all.map((one) => getComputedStyle(one).scale));
    expect(scales.filter((scale) => scale === '2')).toHaveLength(1);
    expect(scales.filter((scale) => scale === '1')).toHaveLength(TOOLS.length - 1);
  });

  test('each tool has name, desc, descEn, logo, url and maybe logoScale', () => {
    for (const tool of [...TOOLS, ECOSYSTEM]) {
      const { logoScale = 1, ...texts } = tool;
      expect(Object.keys(texts).sort()).toEqual(['desc', 'descEn', 'logo', 'name', 'url']);
      for (const text of Object.values(texts)) expect(text).toMatch(/\S/);
      expect(logoScale).toBeGreaterThan(0);
      expect(new URL(tool.url).protocol).toBe('https:');
      expect(tool.desc).toMatch(/\p{Script=Han}/u);
      expect(tool.descEn).not.toMatch(/\p{Script=Han}/u);
    }
  });

  test('logos load lazily', async ({ page }) => {
    await visit(page, '/');
    const logos = page.locator('img[src*="//"]');
    // Six in the landing block; the menu asks for its seven when it is opened first.
    await expect(logos).toHaveCount(6);
    await page.getByRole('button', { name: t('nav.tools') }).click();
    await expect(logos).toHaveCount(13);
    for (const logo of await logos.all()) await expect(logo).toHaveAttribute('loading', 'lazy');
  });

  test('a logo that cannot be reached leaves its drawn letter, never a broken image', async ({
    page,
    context,
    guard,
  }) => {
    guard.allow(/assets\.rspack\.rs/, /ERR_FAILED/);
    await context.route('https://assets.rspack.rs/**', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().startsWith('https://assets.rspack.rs/'),
    );
    await visit(page, '/');
    await page.getByRole('region', { name: t('home.tools') }).scrollIntoViewIfNeeded();
    await failed;
    await settled(page);
    const broken = await page
      .locator('img[src*="assets.rspack.rs"]')
      .evaluateAll(
        (images) =>
          images.filter((image) =>
            image.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
          ).length,
      );
    expect(broken).toBe(0);
    await expect(page.getByRole('region', { name: t('home.tools') })).toContainText('S');
  });
});

test.describe('Language', () => {
  for (const [path, lang] of [
    ['/', 'en'],
    ['/guide/start/quick-start', 'en'],
    ['/zh/', 'zh'],
    ['/zh/guide/start/quick-start', 'zh'],
  ] as const) {
    test(`the language of ${path} comes from its path: ${lang}`, async ({ page }) => {
      await visit(page, path);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.getByRole('navigation', { name: t('nav.label', lang) })).toBeVisible();
    });
  }
});

test.describe('Site settings', () => {
  test('clean URLs: no page links to a .html file or to /index', { tag: '@every-page' }, async ({
    request,
  }) => {
    for (const path of pagesOf('main')) {
      const html = await (await request.get(path)).text();
      const links = [...html.matchAll(/<a\b[^>]*\bhref="(\/[^"]*)"/g)].map(([, href]) => href);
      expect(
        links.filter((href) => /\.html\b|\/index(?:[?#]|$)/.test(href ?? '')),
        path,
      ).toEqual([]);
    }
  });

  test('static generation: every page holds its text before any script runs', {
    tag: '@every-page',
  }, async ({ request }) => {
    for (const path of pagesOf('main')) {
      const html = await (await request.get(path)).text();
      expect(html, path).toMatch(/<h1\b[^>]*>(?:(?!<\/h1>)[\s\S])*\S/);
      expect(
        html.replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, '').length,
        path,
      ).toBeGreaterThan(2000);
    }
  });

  test('multi-version is off: no page has a version menu, unless a manual is frozen', async ({
    page,
  }) => {
    await visit(page, '/guide/start/quick-start');
    const menus = frozenVersions('.').length > 0 ? 1 : 0;
    await expect(page.getByRole('button', { name: t('nav.versions') })).toHaveCount(menus);
  });

  test.describe('of a site with folders named shared and theme', () => {
    test.use({ site: 'parts' });

    for (const path of ['/shared/note', '/guide/shared/note', '/theme/note']) {
      test(`folders named shared and theme are no pages: ${path}`, async ({ request }) => {
        expect(existsSync(`tests/fixtures/parts/docs${path}.md`)).toBe(true);
        const response = await request.get(path);
        expect(response.status()).toBe(404);
      });
    }
  });
});
