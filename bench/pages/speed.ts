import type { Browser, BrowserContextOptions } from '@playwright/test';
import { KEEP_NAMES, slowDown } from '../slow.ts';

/** A small telephone, as Lighthouse shows pages. */
const TELEPHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/** After the load event the page is hydrated; what it does then counts as well. */
const AWAKE_AFTER_MS = 2000;

export interface Loading {
  /** First and largest contentful paint, ms after the address was entered. */
  first: number;
  largest: number;
  /** What tasks after the first paint took beyond 50 ms each, ms. */
  blocked: number;
  /** Sum of the layout shifts. */
  shift: number;
}

/** One load of a page with an empty cache, on a slow telephone. */
export async function loadPage(browser: Browser, address: string): Promise<Loading> {
  const context = await browser.newContext(TELEPHONE);
  await context.addInitScript(KEEP_NAMES);
  const page = await context.newPage();
  await page.addInitScript(() => {
    const seen = { largest: 0, blocked: 0, shift: 0 };
    Object.assign(window, { seen });
    const watch = (type: string, note: (entry: PerformanceEntry) => void): void =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
        type,
        buffered: true,
      });
    watch('largest-contentful-paint', ({ startTime }) => {
      seen.largest = startTime;
    });
    watch('longtask', ({ startTime, duration }) => {
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
      if (painted !== undefined && startTime + duration > painted) seen.blocked += duration - 50;
    });
    watch('layout-shift', (entry) => {
      seen.shift += (entry as PerformanceEntry & { value: number }).value;
    });
  });
  await slowDown(page);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(AWAKE_AFTER_MS);
  const seen = await page.evaluate(() => ({
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    ...(window as unknown as { seen: Omit<Loading, 'first'> }).seen,
  }));
  await context.close();
  if (seen.largest === 0) throw new Error(`${address}: the browser reported no paint`);
  return seen;
}
