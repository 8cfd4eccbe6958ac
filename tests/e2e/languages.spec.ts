import { expect, test } from '../support/test.ts';
import { ready, visit } from '../support/visit.ts';

test.describe('Switching language', () => {
  test('keeps page, query and hash', { tag: ['@spec-1-readers', '@spec-4-switch'] }, async ({
    page,
  }) => {
    await visit(page, '/guide/basic/cli');
    const id = await page.locator('main h2[id]').first().getAttribute('id');
    await visit(page, `/guide/basic/cli?a=1&b=2#${id}`);
    await page.getByRole('link', { name: '简体中文' }).click();
    await expect(page).toHaveURL(new RegExp(`/zh/guide/basic/cli\\?a=1&b=2#${id}$`));
    await ready(page);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(new RegExp(`[^h]/guide/basic/cli\\?a=1&b=2#${id}$`));
  });
});
