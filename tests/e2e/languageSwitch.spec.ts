import type { Page } from '@playwright/test';
import { leftToBrowser } from '../support/leftToBrowser.ts';
import { expect, test } from '../support/test.ts';
import { ready, visit } from '../support/visit.ts';

const PAGE = '/guide/migration/jest';
const IDS = 'main :is(h2, h3)[id]';

/** Scrolls a heading to a place just below the bar, as a reader does, without a hash. */
async function readAt(page: Page, id: string): Promise<void> {
  await page.evaluate((name) => {
    const heading = document.getElementById(name) as HTMLElement;
    scrollTo(0, scrollY + heading.getBoundingClientRect().top - 150);
  }, id);
}

/** The heading is the first thing below the bar. */
async function expectAt(page: Page, id: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/zh${PAGE}#${id}$`));
  await expect
    .poll(() => page.locator(`[id="${id}"]`).evaluate((one) => one.getBoundingClientRect().top))
    .toBeLessThan(150);
  const { top, y } = await page
    .locator(`[id="${id}"]`)
    .evaluate((one) => ({ top: one.getBoundingClientRect().top, y: scrollY }));
  expect(top).toBeGreaterThanOrEqual(0);
  expect(y).toBeGreaterThan(500);
}

test('the language link leads to the heading that is being read', async ({ page, context }) => {
  await visit(page, PAGE);
  const ids = await page.locator(IDS).evaluateAll((all) => all.map(({ id }) => id));
  const [early = '', middle = ''] = [ids[2], ids[Math.floor(ids.length / 2)]];
  const link = page.getByRole('banner').getByRole('link', { name: '简体中文' });

  // At the top of the page there is nothing to keep.
  await link.hover();
  await expect(link).toHaveAttribute('href', new RegExp(`/zh${PAGE}$`));

  // An address that named another heading before.
  await page.evaluate((hash) => (location.hash = hash), `#${early}`);
  await readAt(page, middle);
  const tab = await context.newPage();
  await tab.goto(await leftToBrowser(link, { modifiers: ['ControlOrMeta'] }));
  await ready(tab);
  await expectAt(tab, middle);

  const address = await leftToBrowser(link, { button: 'middle' });
  expect(address).toMatch(new RegExp(`/zh${PAGE}#${middle}$`));

  await link.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await expectAt(page, middle);
});
