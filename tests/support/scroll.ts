import type { Page } from '@playwright/test';

/** Scrolls by a distance at once, whatever the page's smooth scrolling. */
export async function scrollBy(page: Page, distance: number): Promise<void> {
  await page.evaluate((by) => window.scrollBy({ top: by, behavior: 'instant' }), distance);
}

/** Scrolls and waits for the page's scroll event: the browser's clock is not the page's. */
export async function afterScroll(page: Page, scroll: () => void): Promise<void> {
  await page.evaluate(`new Promise((scrolled) => {
    addEventListener('scroll', () => scrolled(), { once: true });
    (${scroll})();
  })`);
}
