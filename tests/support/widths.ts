import type { Page } from '@playwright/test';

/** Makes the window this wide; the height stays at what a laptop shows. */
export async function widen(page: Page, width: number, height = 800): Promise<void> {
  await page.setViewportSize({ width, height });
}
