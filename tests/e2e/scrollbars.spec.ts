import { t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const PAGE = '/guide/basic/mocking';

// Scrollbars that take room, as on most desktops.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

test('what is behind search and the drawer does not move when the scrollbar goes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1100, height: 700 });
  await visit(page, PAGE);
  // By its element: open search hides it from assistive technology.
  const width = (): Promise<number> =>
    page.locator('main').evaluate((main) => main.getBoundingClientRect().x);
  expect(await page.evaluate(() => innerWidth - document.body.clientWidth)).toBe(15);
  const before = await width();
  await page.keyboard.press('ControlOrMeta+k');
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY))
    .toBe('hidden');
  expect(await width()).toBe(before);
  // Nothing is kept free beside the backdrop.
  expect(await page.evaluate(() => document.documentElement.clientWidth === innerWidth)).toBe(true);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: t('sidebar.menu'), exact: true }).click();
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY))
    .toBe('hidden');
  expect(await width()).toBe(before);
});
