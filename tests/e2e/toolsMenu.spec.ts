import type { Page } from '@playwright/test';
import { ECOSYSTEM, TOOLS } from '../../shared/site/tools.ts';
import { inLang, langsOf, t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { settled, visit } from '../support/visit.ts';

const button = (page: Page) => page.getByRole('button', { name: t('nav.tools') });

const popover = (page: Page) => page.locator('#frame-tools');

const PAGE = '/guide/basic/mocking';

test.describe('Sibling tools', () => {
  for (const lang of langsOf(0)) {
    test(`the menu links to all seven, a landing block lists six with descriptions, and logos load lazily (${lang})`, {
      tag: ['@spec-1-logos', '@spec-1-tool-fields', '@spec-1-tools-block', '@spec-1-tools-menu'],
    }, async ({ page }) => {
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
      const logos = page.locator('img[src*="//"]');
      // Those of the menu come when it is opened first.
      await expect(logos).toHaveCount(6);
      await page.getByRole('button', { name: t('nav.tools', lang) }).click();
      for (const tool of [...TOOLS, ECOSYSTEM]) {
        const text = lang === 'zh' ? tool.desc : tool.descEn;
        const link = page.getByRole('link', { name: `${tool.name} ${text}` });
        await expect(link).toBeVisible();
        await expect(link).toHaveAttribute('href', tool.url);
      }
      await expect(page.locator('#frame-tools').getByRole('link')).toHaveCount(7);
      await expect(logos).toHaveCount(13);
      for (const logo of await logos.all()) await expect(logo).toHaveAttribute('loading', 'lazy');
    });
  }

  test('logoScale is the factor by which a logo is drawn larger', {
    tag: '@spec-1-tool-fields',
  }, async ({ page }) => {
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

  test('a logo that cannot be reached leaves a mark of its own, never a broken image', {
    tag: ['@spec-1-logos', '@spec-7-static-host'],
  }, async ({ page, context, guard }) => {
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
    const marks = page.getByRole('region', { name: t('home.tools') }).locator('use');
    const drawn = () =>
      marks.evaluateAll((all) =>
        (all as SVGUseElement[]).flatMap((mark) =>
          mark.getBBox().width > 0 ? [mark.getAttribute('href')] : [],
        ),
      );
    await expect.poll(async () => new Set(await drawn()).size).toBe(6);
  });
});

test.describe('Tool popover', () => {
  test('opens on hover and closes when the mouse leaves', { tag: '@spec-4-tools' }, async ({
    page,
  }) => {
    await visit(page, '/');
    await button(page).hover();
    await expect(popover(page)).toBeVisible();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
    await popover(page).getByRole('link').first().hover();
    await page.waitForTimeout(300);
    await expect(popover(page)).toBeVisible();
    await page.mouse.move(900, 700);
    await expect(popover(page)).toBeHidden();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes on Escape, and focus is on its button', { tag: '@spec-4-tools' }, async ({
    page,
  }) => {
    await visit(page, '/');
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(popover(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(popover(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(popover(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  test('shows and hides after 0.1 s', { tag: '@spec-9-tooltips' }, async ({ page }) => {
    await page.clock.install();
    await visit(page, '/');
    await page.clock.pauseAt(Date.now() + 60_000);
    await button(page).hover();
    await page.clock.runFor(99);
    await expect(popover(page)).toBeHidden();
    await page.clock.runFor(2);
    await expect(popover(page)).toBeVisible();
    await page.mouse.move(900, 700);
    await page.clock.runFor(99);
    await expect(popover(page)).toBeVisible();
    await page.clock.runFor(2);
    await expect(popover(page)).toBeHidden();
  });

  test('a mouse that only passes does not open it', { tag: '@spec-4-tools' }, async ({ page }) => {
    await visit(page, '/');
    await button(page).hover();
    await page.mouse.move(900, 700);
    await page.waitForTimeout(300);
    await expect(popover(page)).toBeHidden();
  });

  test('its title is 177 px wide or more, its inner padding 12 px', {
    tag: '@spec-9-tooltips',
  }, async ({ page }) => {
    await visit(page, '/');
    await button(page).click();
    const sizes = await popover(page).evaluate((box) => {
      const title = box.firstElementChild as HTMLElement;
      return {
        title: Number.parseFloat(getComputedStyle(title).minWidth),
        shown: title.getBoundingClientRect().width,
        padding: getComputedStyle(box).padding,
      };
    });
    expect(sizes.title).toBe(177);
    expect(sizes.shown).toBeGreaterThanOrEqual(177);
    expect(sizes.padding).toBe('12px');
  });

  test.describe('with another trigger configured', () => {
    test.use({ site: 'versions' });

    test('hovering does nothing, a click opens', { tag: '@spec-4-tools' }, async ({ page }) => {
      await visit(page, '/');
      await button(page).hover();
      await page.waitForTimeout(300);
      await expect(popover(page)).toBeHidden();
      await button(page).click();
      await expect(popover(page)).toBeVisible();
    });
  });
});

test('the tool menu stays open while the mouse goes down to it slowly', async ({ page }) => {
  await visit(page, PAGE);
  await button(page).hover();
  const item = page.getByRole('link', { name: /^Rsbuild ./ });
  await expect(item).toBeVisible();
  const box = await button(page).boundingBox();
  const menu = await popover(page).boundingBox();
  if (!box || !menu) throw new Error('no menu');
  expect(menu.y - (box.y + box.height)).toBeLessThanOrEqual(0.5);
});
