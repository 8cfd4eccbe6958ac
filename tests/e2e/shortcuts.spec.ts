import type { Locator, Page } from '@playwright/test';
import { keepsKey } from '../support/search.ts';
import { t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const CODE_PAGE = '/api/test-api/test';

test.describe('Shortcuts of one character', () => {
  const list = (page: Page): Locator => page.getByRole('dialog', { name: t('keys.title') });

  test('can be turned off for good, and on again', async ({ page }) => {
    await visit(page, CODE_PAGE);
    await page.keyboard.press('?');
    await list(page)
      .getByRole('checkbox', { name: t('keys.single') })
      .uncheck();
    await page.keyboard.press('Escape');
    await expect(list(page)).toHaveCount(0);
    await visit(page, '/guide/basic/cli');
    await page.keyboard.press('?');
    await page.keyboard.press('/');
    await page.getByRole('button', { name: t('page.actions') }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: t('keys.title') }).click();
    await list(page)
      .getByRole('checkbox', { name: t('keys.single') })
      .check();
    await list(page)
      .getByRole('button', { name: t('keys.close') })
      .click();
    await page.keyboard.press('/');
    await expect(page.getByRole('combobox')).toBeFocused();
  });

  test('off before the scripts are there, too', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('rstest-single-keys', 'off'));
    await page.route(/\.js$/, () => {});
    await page.goto('guide/basic/cli', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await keepsKey(page, { key: '/' })).toBe(false);
  });

  test('the list closes on a click beside it and names the keys of a Mac', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'platform', { value: 'MacIntel' }),
    );
    await visit(page, CODE_PAGE);
    await page.keyboard.press('?');
    await expect(list(page)).toContainText('⌘ K');
    await list(page).getByRole('heading').click();
    await expect(list(page)).toBeVisible();
    await page.mouse.click(20, 700);
    await expect(list(page)).toHaveCount(0);
  });
});
