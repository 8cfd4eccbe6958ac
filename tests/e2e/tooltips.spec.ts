import type { Locator, Page } from '@playwright/test';
import { t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const PAGE = '/guide/start/quick-start';

const CODE_PAGE = '/api/test-api/test';

test('tooltips are at most 250 px wide', { tag: '@spec-9-tooltips' }, async ({ page }) => {
  await visit(page, PAGE);
  await page
    .getByTitle(t('theme.dark'))
    .evaluate((node) => node.setAttribute('title', 'word '.repeat(60)));
  await page.getByTitle('word').hover();
  const tip = page.getByRole('tooltip');
  await expect(tip).toBeVisible();
  expect((await tip.boundingBox())?.width).toBe(250);
});

test.describe('Tooltips', () => {
  const tip = (page: Page): Locator => page.getByRole('tooltip');

  test('show and hide after 100 ms, and stay while they are pointed at', async ({ page }) => {
    await page.clock.install();
    await visit(page, CODE_PAGE);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByTitle(t('theme.dark'), { exact: true }).hover();
    await page.clock.runFor(99);
    await expect(tip(page)).toBeHidden();
    await page.clock.runFor(2);
    await expect(tip(page)).toBeVisible();
    await tip(page).hover();
    await page.clock.runFor(500);
    await expect(tip(page)).toBeVisible();
    await page.mouse.move(600, 600);
    await page.clock.runFor(99);
    await expect(tip(page)).toBeVisible();
    await page.clock.runFor(2);
    await expect(tip(page)).toBeHidden();
  });

  test('say that something has been copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, CODE_PAGE);
    const figure = page.getByRole('article').locator('figure:has(pre)').first();
    await figure.hover();
    const copy = figure.getByRole('button', { name: t('code.copy') });
    await copy.hover();
    await expect(tip(page)).toHaveText(t('code.copy'));
    await copy.click();
    await expect(tip(page)).toHaveText(t('code.copied'));
    await expect(tip(page)).toHaveText(t('code.copy'));
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true });

    test('never show', async ({ page }) => {
      await visit(page, CODE_PAGE);
      await page.clock.install();
      const theme = page.getByTitle(t('theme.dark'), { exact: true });
      await theme.tap();
      await expect(page.getByRole('radio', { name: t('theme.dark') })).toBeChecked();
      await page.clock.runFor(500);
      await expect(tip(page)).toBeHidden();
    });
  });
});
