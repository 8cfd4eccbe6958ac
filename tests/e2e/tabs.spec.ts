import { t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { ready, visit } from '../support/visit.ts';

test.describe('Tab groups', { tag: '@spec-2-tabs' }, () => {
  test.use({ site: 'parts' });

  test('are shown as real tabs with one panel open', async ({ page }) => {
    await visit(page, '/guide/tabs');
    await expect(page.getByRole('tablist')).toHaveCount(4);
    const apple = page.getByRole('tab', { name: 'Apple' }).first();
    await expect(apple).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('An apple a day.')).toBeVisible();
    await expect(page.getByText('A pear a day.')).toBeHidden();
    const names = await page
      .getByRole('tablist')
      .evaluateAll((lists) => lists.map((list) => list.ariaLabel));
    expect(names).toContain('Apple, Pear, Plum');
    expect(names).toContain(t('code.packageManager'));
  });

  test('arrow keys, Home and End move between tabs', async ({ page }) => {
    await visit(page, '/guide/tabs');
    await page.getByRole('tab', { name: 'Apple' }).first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Pear' }).first()).toBeFocused();
    await expect(page.getByText('A pear a day.')).toBeVisible();
    await page.keyboard.press('End');
    await expect(page.getByText('A plum a day.')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('An apple a day.')).toBeVisible();
  });

  test('groups of one name stay in step and are remembered', async ({ page }) => {
    await visit(page, '/guide/tabs');
    await page.getByRole('tab', { name: 'Plum' }).nth(1).click();
    await expect(page.getByText('A plum a day.')).toBeVisible();
    await expect(page.getByText('Plum cake.')).toBeVisible();
    await expect(page.getByText('On its own.')).toBeVisible();
    await page.reload();
    await ready(page);
    await expect(page.getByText('Plum cake.')).toBeVisible();
  });

  test('package managers have a tab each', async ({ page }) => {
    await visit(page, '/guide/tabs');
    await page.getByRole('tab', { name: 'pnpm' }).click();
    await expect(page.getByText('pnpm add -D @rstest/core')).toBeVisible();
    await expect(page.getByText('npm install -D @rstest/core')).toBeHidden();
  });
});
