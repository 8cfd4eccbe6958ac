import { expect } from '@playwright/test';
import { VISITED_STORAGE_KEY } from '../../shared/site/constants.ts';
import { Guard, stayLocal } from './guard.ts';
import { test as base } from './seen.ts';
import { type SiteName, siteUrl } from './sites.ts';

export interface Options {
  /** Which of the test sites the test runs on. */
  site: SiteName;
  /** A browser that was never here: the first-visit redirect to its language may happen. */
  newcomer: boolean;
}

export interface Fixtures {
  /** Fails the test on anything a healthy page never shows; `guard.allow` makes exceptions. */
  guard: Guard;
}

/** Playwright's test with our sites, no network, and a console that must stay silent. */
export const test = base.extend<Options & Fixtures>({
  site: ['main', { option: true }],
  newcomer: [false, { option: true }],
  baseURL: async ({ site }, use) => use(siteUrl(site)),
  guard: [
    // After `seen`, which tells of what is found here as well.
    async ({ context, newcomer, seen: _ }, use) => {
      const guard = new Guard();
      await stayLocal(context);
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
      expect(guard.unexpected(), 'console, requests and security policy').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
