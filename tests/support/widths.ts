import type { Page } from '@playwright/test';

/** Widths of spec section 9, in CSS pixels. */
export const MOBILE_MAX_PX = 768;
export const SIDEBAR_MENU_MAX_PX = 960;
export const NAV_LAYOUT_MAX_PX = 1280;

/** Makes the window this wide; the height stays at what a laptop shows. */
export async function widen(page: Page, width: number, height = 800): Promise<void> {
  await page.setViewportSize({ width, height });
}
