import type { Page } from '@playwright/test';

/** How many pixels of the page are beside the window, where a reader has to scroll sideways. */
export const overWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Makes the window this wide; the height stays at what a laptop shows. */
export async function widen(page: Page, width: number, height = 800): Promise<void> {
  await page.setViewportSize({ width, height });
}
