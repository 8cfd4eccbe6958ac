import { expect, test as plain } from '@playwright/test';
import { VISITED_STORAGE_KEY } from '../../shared/site/constants.ts';
import { Guard, stayLocal } from './guard.ts';
import { SearchPanel } from './search.ts';
import { test as base } from './seen.ts';
import { type SiteName, siteUrl } from './sites.ts';
import { recordVisits, VISITED } from './visited.ts';

const LOCAL_SITE = /^http:\/\/(?:localhost|127\.0\.0\.1):/;

export interface Options {
  /** Which of the test sites the test runs on. */
  site: SiteName;
  /** A browser that was never here: the first-visit redirect to its language may happen. */
  newcomer: boolean;
}

export interface Fixtures {
  /** Fails the test on anything a healthy page never shows; `guard.allow` makes exceptions. */
  guard: Guard;
  /** The search of the English pages. */
  panel: SearchPanel;
}

type Address = Parameters<typeof plain.extend<Pick<Options, 'site'>>>[0];

const address: Address = {
  site: ['main', { option: true }],
  baseURL: async ({ site }, use) => use(siteUrl(site)),
};

/** Playwright's test with our sites and no browser, for built files and for what a host answers. */
export const siteTest = plain.extend<Pick<Options, 'site'>>(address);

/** Playwright's test with our sites, no network, and a console that must stay silent. */
export const test = base
  .extend<Pick<Options, 'site'>>(address)
  .extend<Pick<Options, 'newcomer'> & Fixtures>({
    newcomer: [false, { option: true }],
    panel: ({ page }, use) => use(new SearchPanel(page)),
    guard: [
      // After `seen`, which tells of what is found here as well.
      async ({ browserName, context, newcomer, seen: _, site }, use, { annotations }) => {
        const guard = new Guard();
        // A test of the manual may have it on a host of its own.
        const visited = recordVisits(context, (url) =>
          site === 'main' ? LOCAL_SITE.test(url) : url.startsWith(siteUrl('main')),
        );
        // Chromium knows no other host, by a switch of playwright.config.ts.
        if (browserName !== 'chromium') await stayLocal(context);
        if (!newcomer) {
          await context.addInitScript((key) => {
            try {
              localStorage.setItem(key, '1');
            } catch {
              // Pages without an origin have no storage.
            }
          }, VISITED_STORAGE_KEY);
        }
        await guard.watch(context);
        await use(guard);
        const pages = visited();
        // A test of the manual that opens no page asks for files in ways that are not seen here.
        if (site !== 'main' || pages.length > 0) {
          annotations.push({ type: VISITED, description: pages.join(' ') });
        }
        expect(guard.unexpected(), 'console, requests and security policy').toEqual([]);
      },
      { auto: true },
    ],
  });

export { expect };
