import { axeFindings, ONE_SCAN_A_PAGE } from '../support/axe.ts';
import { CHANGED, pagesOf, pagesToday } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { settled, visit } from '../support/visit.ts';

const PAGES_PER_TEST = 9;

test.use(ONE_SCAN_A_PAGE);

/** Groups that keep one browser page busy, and pages that are not there, unless pages changed. */
function groups(): string[][] {
  const pages = [...pagesToday(), ...(CHANGED ? [] : ['/nope', '/zh/nope'])];
  return Array.from({ length: Math.ceil(pages.length / PAGES_PER_TEST) }, (_, index) =>
    pages.slice(index * PAGES_PER_TEST, (index + 1) * PAGES_PER_TEST),
  );
}

test.describe('No axe finding in either theme, and a silent console', {
  tag: '@every-page',
}, () => {
  for (const pages of groups()) {
    test(`${pages[0]} … ${pages.at(-1)}`, async ({ page }) => {
      test.setTimeout(pages.length * 12_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const built = pagesOf('main');
      for (const path of pages) {
        await page.emulateMedia({ colorScheme: 'light' });
        const response = await visit(page, path);
        // A change may have removed the page.
        const status = path.endsWith('/nope') || (CHANGED && !built.includes(path)) ? 404 : 200;
        expect(response?.status(), path).toBe(status);
        expect.soft(await axeFindings(page), `${path}, light`).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        await expect(page.locator('html')).toHaveClass(/dark/);
        await settled(page);
        expect.soft(await axeFindings(page, 'colors'), `${path}, dark`).toEqual([]);
      }
    });
  }
});
