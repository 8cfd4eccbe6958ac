import type { Locator } from '@playwright/test';

/**
 * Clicks a link as a reader does who wants a new tab, and returns the address that the page leaves
 * to the browser. The tab itself is not opened: tabs of such clicks crash in Chromium 150 without
 * windows, on any page.
 */
export async function leftToBrowser(
  link: Locator,
  how: NonNullable<Parameters<Locator['click']>[0]>,
): Promise<string> {
  const address = link.evaluate(
    (one) =>
      new Promise<string>((resolve, reject) => {
        const listening = new AbortController();
        const done = (event: Event) => {
          listening.abort();
          if (event.defaultPrevented) reject(new Error('the page took the click'));
          resolve((one as HTMLAnchorElement).href);
          event.preventDefault();
        };
        for (const type of ['click', 'auxclick']) {
          window.addEventListener(type, done, { signal: listening.signal });
        }
      }),
  );
  await link.click(how);
  return address;
}
