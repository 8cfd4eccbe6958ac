import type { Page } from '@playwright/test';
import { afterScroll, scrollBy } from '../support/scroll.ts';
import { inLang, langsOf, navItems, t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { widen } from '../support/widths.ts';

const NAV = {
  en: { Guide: '/guide/start/', Config: '/config/', API: '/api/' },
  zh: { 指南: '/guide/start/', 配置: '/config/', API: '/api/' },
} as const;

const PAGE = '/guide/start/quick-start';

const bar = (page: Page) => page.getByRole('banner');

const heightOf = async (page: Page): Promise<number> =>
  (await page.getByRole('banner').boundingBox())?.height ?? 0;

test.describe('Top navigation', () => {
  for (const lang of langsOf(0)) {
    test(`has Guide, Config and API, and the home page marks none (${lang})`, {
      tag: ['@spec-2-nav', '@spec-2-nav-items'],
    }, async ({ page }) => {
      await visit(page, inLang('/', lang));
      const nav = page.getByRole('navigation', { name: t('nav.label', lang) });
      await expect(nav.getByRole('link')).toHaveText(navItems(lang));
      await expect(nav.locator('[aria-current]')).toHaveCount(0);
      for (const [name, target] of Object.entries(NAV[lang])) {
        const link = nav.getByRole('link', { name, exact: true });
        await expect(link).toHaveAttribute('href', inLang(target, lang));
      }
    });
  }

  test('activeMatch marks the item of the section', { tag: '@spec-2-nav-items' }, async ({
    page,
  }) => {
    await visit(page, '/config/test/include');
    const nav = page.getByRole('navigation', { name: t('nav.label') });
    await expect(nav.locator('[aria-current]')).toHaveText(['Config']);
    await visit(page, '/zh/api/');
    const zh = page.getByRole('navigation', { name: t('nav.label', 'zh') });
    await expect(zh.locator('[aria-current]')).toHaveText(['API']);
  });
});

test.describe('Navigation items of a small site', { tag: '@spec-2-nav-items' }, () => {
  test.use({ site: 'parts' });

  test('position is right by default and left when asked for; a tag is beside its item', async ({
    page,
  }) => {
    await visit(page, '/guide/intro');
    const nav = page.getByRole('navigation', { name: t('nav.label') });
    const x = async (name: string) => (await nav.getByText(name).first().boundingBox())?.x ?? 0;
    const middle = 1440 / 2;
    expect(await x('Left')).toBeLessThan(middle);
    expect(await x('Keys')).toBeGreaterThan(middle);
    expect(await x('Group')).toBeGreaterThan(middle);
    await expect(nav.getByRole('link', { name: /Keys/ })).toHaveText(/Keys\s*new/);
  });

  test('an item with items is a dropdown group', async ({ page }) => {
    await visit(page, '/guide/intro');
    const button = page.getByRole('button', { name: 'Group' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('link', { name: /Elsewhere/ })).toHaveAttribute(
      'href',
      'https://elsewhere.example/',
    );
    await page.getByRole('link', { name: 'First of group' }).click();
    await expect(page).toHaveURL(/\/guide\/long$/);
    await expect(page.getByRole('link', { name: 'First of group' })).toBeHidden();
  });

  test('the dropdown opens while the mouse rests on it, a click leaves it open, and Escape closes it', async ({
    page,
  }) => {
    await visit(page, '/guide/intro');
    const button = page.getByRole('button', { name: 'Group' });
    const item = page.getByRole('link', { name: 'First of group' });
    await button.hover();
    await expect(item).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(item).toBeHidden();
    await page.mouse.move(700, 500);
    await button.hover();
    await expect(item).toBeVisible();
    await button.click();
    await page.waitForTimeout(300);
    await expect(item).toBeVisible();
  });

  test('the screen menu lists groups at any depth by their names', async ({ page }) => {
    await widen(page, 400);
    await visit(page, '/guide/intro');
    await page.getByRole('button', { name: t('nav.menu') }).click();
    const menu = page.getByRole('navigation', { name: t('nav.menu') });
    for (const group of ['Group', 'Inner group']) {
      await expect(menu.getByText(group, { exact: true })).toBeVisible();
    }
    await expect(menu.getByRole('link', { name: 'First of group' })).toBeVisible();
    await menu.getByRole('link', { name: 'Deepest' }).click();
    await expect(page).toHaveURL(/\/guide\/code$/);
  });
});

test.describe('Social links', () => {
  test('source repository, social network and chat have names', { tag: '@spec-2-social' }, async ({
    page,
  }) => {
    await visit(page, '/');
    const list = page.getByRole('list', { name: t('nav.social') });
    for (const key of ['social.github', 'social.x', 'social.discord'] as const) {
      await expect(list.getByRole('link', { name: t(key) })).toBeVisible();
    }
  });

  test.describe('on a site with seven', () => {
    test.use({ site: 'parts' });

    test('the first 5 show and the rest is in a popup that opens on hover', {
      tag: ['@spec-2-social-more', '@spec-9-social'],
    }, async ({ page }) => {
      await visit(page, '/guide/intro');
      const list = page.getByRole('list', { name: t('nav.social') });
      const six = page.locator('a[href="https://six.example/"]');
      const seven = page.locator('a[href="https://seven.example/"]');
      await expect(page.locator('a[href="https://one.example/"]').first()).toBeVisible();
      await expect(six).toBeHidden();
      await list.getByRole('button', { name: t('nav.moreSocial') }).hover();
      await expect(six).toBeVisible();
      await expect(seven).toBeVisible();
      await page.mouse.move(200, 600);
      await expect(six).toBeHidden();
    });

    test('mode link is a link, text, img and dom show their content', {
      tag: '@spec-3-social-link',
    }, async ({ page }) => {
      await visit(page, '/guide/intro');
      const list = page.getByRole('list', { name: t('nav.social') });
      await expect(list.locator('a[href="https://two.example/"]')).toBeVisible();
      const buttons = list.getByRole('button');
      await expect(buttons.nth(1)).toHaveAccessibleName(t('nav.social'));
      await expect(buttons.nth(2)).toHaveAccessibleName('Raw markup');
      await buttons.nth(0).click();
      await expect(page.getByText('Ask for an invitation')).toBeVisible();
      await buttons.nth(1).click();
      await expect(list.locator('img[src="/picture.svg"]')).toBeVisible();
      await buttons.nth(2).click();
      await expect(list.locator('strong', { hasText: 'markup' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(list.locator('strong', { hasText: 'markup' })).toBeHidden();
    });
  });
});

test.describe('Navbar while scrolling', { tag: ['@spec-3-theme-config', '@spec-4-navbar'] }, () => {
  test("stays with hideNavbar 'never'", async ({ page }) => {
    await visit(page, PAGE);
    await scrollBy(page, 600);
    await page.waitForTimeout(400);
    await expect(bar(page)).toBeInViewport();
  });

  test.describe("with 'auto'", () => {
    test.use({ site: 'parts' });

    test('hides while scrolling down and comes back while scrolling up', async ({ page }) => {
      await visit(page, '/guide/long');
      await expect(bar(page)).toBeInViewport();
      await scrollBy(page, 900);
      await expect(bar(page)).not.toBeInViewport();
      await scrollBy(page, -200);
      await expect(bar(page)).toBeInViewport();
    });

    test('comes back when the keyboard goes into it', async ({ page }) => {
      await visit(page, '/guide/long');
      await scrollBy(page, 900);
      await expect(bar(page)).not.toBeInViewport();
      await bar(page).getByRole('link').first().focus();
      await expect(bar(page)).toBeInViewport();
    });
  });

  test.describe("with 'always'", () => {
    test.use({ site: 'other' });

    test('is hidden, and nothing stays free for it', { tag: '@spec-9-heights' }, async ({
      page,
    }) => {
      await visit(page, '/guide/next');
      await expect(bar(page)).toBeHidden();
      const top = (await page.getByRole('navigation', { name: t('sidebar.label') }).boundingBox())
        ?.y;
      expect(top).toBe(0);
    });
  });
});

test('the navbar is 72 high, and 56 at 768 px or less', { tag: '@spec-9-heights' }, async ({
  page,
}) => {
  for (const path of ['/', PAGE]) {
    await visit(page, path);
    for (const [width, height] of [
      [1440, 72],
      [1024, 72],
      [769, 72],
      [768, 56],
      [375, 56],
    ] as const) {
      await widen(page, width);
      expect(await heightOf(page), `${path} at ${width} px`).toBe(height);
    }
  }
});

test.describe('Delay of a dropdown', () => {
  test.use({ site: 'parts' });

  test('a nav dropdown closes 150 ms after the mouse has left', {
    tag: '@spec-9-feedback',
  }, async ({ page }) => {
    await page.clock.install();
    await visit(page, '/guide/intro');
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('button', { name: 'Group' }).hover();
    await page.clock.runFor(20);
    const item = page.getByRole('link', { name: 'First of group' });
    await expect(item).toBeVisible();
    await page.mouse.move(300, 700);
    await page.clock.runFor(149);
    await expect(item).toBeVisible();
    await page.clock.runFor(2);
    await expect(item).toBeHidden();
  });
});

test.describe('Delay of the navbar', () => {
  test.use({ site: 'parts' });

  test('the navbar reacts to scrolling every 200 ms at most', {
    tag: '@spec-9-throttles',
  }, async ({ page }) => {
    await page.clock.install();
    await visit(page, '/guide/long');
    await page.clock.pauseAt(Date.now() + 60_000);
    await afterScroll(page, () => window.scrollBy(0, 900));
    await page.clock.runFor(198);
    await page.waitForTimeout(300);
    await expect(page.getByRole('banner')).toBeInViewport();
    await page.clock.runFor(3);
    await expect(page.getByRole('banner')).not.toBeInViewport();
  });
});
