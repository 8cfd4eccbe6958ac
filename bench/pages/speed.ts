import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { timeToHeading } from '../peers/follow.ts';
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
/** A reader points at a link before the click, for about this long. */
const POINTED_MS = 300;

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

/**
 * Times in ms from the click on each of the first links of the sidebar to the frame that shows the
 * new heading, on a desktop with a slow CPU and network. With `point` the mouse rests on the link
 * first, which is what a reader's does.
 */
export async function followSidebar(
  browser: Browser,
  address: string,
  links: number,
  point: boolean,
): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  await context.addInitScript(KEEP_NAMES);
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(AWAKE_AFTER_MS);
  await slowDown(page);
  const times: number[] = [];
  for (let index = 0; index < links; index++) times.push(await follow(page, index, point));
  await context.close();
  return times;
}

async function follow(page: Page, index: number, point: boolean): Promise<number> {
  const link = page.locator('nav#frame-sidebar a:not([aria-current])').nth(index);
  if (point) {
    await link.hover();
    await page.waitForTimeout(POINTED_MS);
  }
  const time = await timeToHeading(link);
  await page.waitForTimeout(AWAKE_AFTER_MS / 2);
  return time;
}
