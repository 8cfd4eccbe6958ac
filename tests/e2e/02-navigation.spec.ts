import { inLang, LANGS, t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { ready, visit } from '../support/visit.ts';
import { widen } from '../support/widths.ts';

const NAV = { en: ['Guide', 'Config', 'API'], zh: ['指南', '配置', 'API'] } as const;

test.describe('Top navigation', () => {
  for (const lang of LANGS) {
    test(`has Guide, Config and API (${lang})`, async ({ page }) => {
      await visit(page, inLang('/', lang));
      const nav = page.getByRole('navigation', { name: t('nav.label', lang) });
      await expect(nav.getByRole('link')).toHaveText([...NAV[lang]]);
      for (const [index, target] of ['/guide/start/', '/config/', '/api/'].entries()) {
        await expect(nav.getByRole('link').nth(index)).toHaveAttribute(
          'href',
          inLang(target, lang),
        );
      }
    });
  }

  test('activeMatch marks the item of the section', async ({ page }) => {
    await visit(page, '/config/test/include');
    const nav = page.getByRole('navigation', { name: t('nav.label') });
    await expect(nav.locator('[aria-current]')).toHaveText(['Config']);
    await visit(page, '/zh/api/');
    const zh = page.getByRole('navigation', { name: t('nav.label', 'zh') });
    await expect(zh.locator('[aria-current]')).toHaveText(['API']);
  });

  test('the home page marks none', async ({ page }) => {
    await visit(page, '/');
    const nav = page.getByRole('navigation', { name: t('nav.label') });
    await expect(nav.locator('[aria-current]')).toHaveCount(0);
  });
});

test.describe('Navigation items of a small site', () => {
  test.use({ site: 'parts' });

  test('position is right by default and left when asked for', async ({ page }) => {
    await visit(page, '/guide/intro');
    const nav = page.getByRole('navigation', { name: t('nav.label') });
    const x = async (name: string) => (await nav.getByText(name).first().boundingBox())?.x ?? 0;
    const middle = 1440 / 2;
    expect(await x('Left')).toBeLessThan(middle);
    expect(await x('Keys')).toBeGreaterThan(middle);
    expect(await x('Group')).toBeGreaterThan(middle);
  });

  test('a tag is beside its item', async ({ page }) => {
    await visit(page, '/guide/intro');
    const nav = page.getByRole('navigation', { name: t('nav.label') });
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

  test('a click on the hovered button leaves its dropdown open', async ({ page }) => {
    await visit(page, '/guide/intro');
    const button = page.getByRole('button', { name: 'Group' });
    await button.hover();
    await expect(page.getByRole('link', { name: 'First of group' })).toBeVisible();
    await button.click();
    await page.waitForTimeout(300);
    await expect(page.getByRole('link', { name: 'First of group' })).toBeVisible();
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

  test('the dropdown opens while the mouse rests on it and closes with Escape', async ({
    page,
  }) => {
    await visit(page, '/guide/intro');
    await page.getByRole('button', { name: 'Group' }).hover();
    await expect(page.getByRole('link', { name: 'First of group' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'First of group' })).toBeHidden();
  });
});

test.describe('Social links', () => {
  test('source repository, social network and chat have names', async ({ page }) => {
    await visit(page, '/');
    const list = page.getByRole('list', { name: t('nav.social') });
    for (const key of ['social.github', 'social.x', 'social.discord'] as const) {
      await expect(list.getByRole('link', { name: t(key) })).toBeVisible();
    }
  });

  test.describe('on a site with seven', () => {
    test.use({ site: 'parts' });

    test('the first 5 show and the rest is in a popup that opens on hover', async ({ page }) => {
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

    test('mode link is a link, text, img and dom show their content', async ({ page }) => {
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

test.describe('Mobile navigation', () => {
  test('a hamburger opens a screen menu with links, languages, themes and social links', async ({
    page,
  }) => {
    await widen(page, 400);
    await visit(page, '/guide/start/quick-start');
    const button = page.getByRole('button', { name: t('nav.menu') });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const menu = page.getByRole('navigation', { name: t('nav.menu') });
    await expect(menu.getByRole('link')).toHaveText([...NAV.en]);
    await expect(page.getByRole('link', { name: '简体中文' })).toBeVisible();
    await expect(page.getByTitle(t('theme.dark'))).toBeVisible();
    await expect(page.getByRole('link', { name: t('social.github') })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('the menu closes on navigation', async ({ page }) => {
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
