import type { Page } from '@playwright/test';
import { t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const button = (page: Page) => page.getByRole('button', { name: t('nav.tools') });
const popover = (page: Page) => page.locator('#frame-tools');

test.describe('Tool popover', () => {
  test('opens on hover and closes when the mouse leaves', async ({ page }) => {
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

  test('closes on Escape, and focus is on its button', async ({ page }) => {
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

  test('shows and hides after 0.1 s', async ({ page }) => {
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

  test('a mouse that only passes does not open it', async ({ page }) => {
    await visit(page, '/');
    await button(page).hover();
    await page.mouse.move(900, 700);
    await page.waitForTimeout(300);
    await expect(popover(page)).toBeHidden();
  });

  test('its title is 177 px wide or more, its inner padding 12 px', async ({ page }) => {
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

    test('hovering does nothing, a click opens', async ({ page }) => {
      await visit(page, '/');
      await button(page).hover();
      await page.waitForTimeout(300);
      await expect(popover(page)).toBeHidden();
      await button(page).click();
      await expect(popover(page)).toBeVisible();
    });
  });
});
