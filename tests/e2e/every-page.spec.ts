import { axeFindings } from '../support/axe.ts';
import { pagesOf } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { settled, visit } from '../support/visit.ts';

const PAGES_PER_TEST = 9;
const CHANGED = process.env.CHANGED_PAGES?.split(',');

// Every page gets its own axe, which is gone before compiling its functions for speed pays.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--js-flags=--no-opt --no-maglev'],
    }),
});

/** Pages of every kind, in either language. */
const KINDS = [
  '/',
  '/zh/',
  '/guide/start/',
  '/zh/guide/start/quick-start',
  '/guide/write/writing-tests',
  '/zh/guide/write/async',
  '/guide/basic/cli',
  '/zh/guide/basic/mocking',
  '/guide/migration/jest',
  '/zh/guide/migration/compatibility',
  '/guide/help/releases',
  '/zh/guide/integrations/react',
  '/guide/recipes/browser-apis',
  '/zh/guide/advanced/coding-agents',
  '/config/',
  '/zh/config/',
  '/config/test/testTimeout',
  '/zh/config/test/exclude',
  '/zh/config/build/plugins',
  '/api/',
  '/api/test-api/expect',
  '/zh/api/test-api/matchers',
  '/api/rstest/',
  '/zh/api/node/reporter',
  '/nope',
  '/zh/nope',
];

/**
 * Groups that keep one browser page busy: of a change (`scripts/e2e.ts`) its pages, otherwise one
 * page of each kind, and at night (`NIGHT=1`) every page.
 */
function groups(): string[][] {
  const pages = CHANGED ?? (process.env.NIGHT ? [...pagesOf('main'), '/nope', '/zh/nope'] : KINDS);
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
        expect.soft(await axeFindings(page, 'colours'), `${path}, dark`).toEqual([]);
      }
    });
  }
});
