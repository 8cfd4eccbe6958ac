import { axeFindings } from '../support/axe.ts';
import { pagesOf } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { settled, visit } from '../support/visit.ts';

const PAGES_PER_TEST = 12;

// Every page gets its own axe, which is gone before compiling its functions for speed pays.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--js-flags=--no-opt --no-maglev'],
    }),
});

/**
 * Every page of the site and both 404 pages, in groups that keep one browser page busy; of a change
 * (`scripts/e2e.ts`) its pages alone.
 */
function groups(): string[][] {
  const changed = process.env.CHANGED_PAGES?.split(',');
  const all = [...pagesOf('main'), '/nope', '/zh/nope'];
  const pages = changed ? all.filter((path) => changed.includes(path)) : all;
  return Array.from({ length: Math.ceil(pages.length / PAGES_PER_TEST) }, (_, index) =>
    pages.slice(index * PAGES_PER_TEST, (index + 1) * PAGES_PER_TEST),
  );
}

test.describe('Every page has no axe finding in either theme, and a silent console', {
  tag: '@every-page',
}, () => {
  for (const pages of groups()) {
    test(`${pages[0]} … ${pages.at(-1)}`, async ({ page }) => {
      test.setTimeout(pages.length * 12_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const path of pages) {
        await page.emulateMedia({ colorScheme: 'light' });
        await visit(page, path);
        expect.soft(await axeFindings(page), `${path}, light`).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        await expect(page.locator('html')).toHaveClass(/dark/);
        await settled(page);
        expect.soft(await axeFindings(page, 'colours'), `${path}, dark`).toEqual([]);
      }
    });
  }
});
