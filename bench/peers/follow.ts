import type { Browser, Locator, Page } from '@playwright/test';
import { CPU_SLOWDOWN, KEEP_NAMES } from '../slow.ts';

/** A reader's pointer rests on a link about this long before the click. */
const POINTED_MS = 300;
/** What a page does after it has been shown, on a slow CPU. */
const QUIET_MS = 1500;

/**
 * Times in ms from a click on the sidebar's link to each page to the frame that shows its heading,
 * on a desktop with a CPU slowed 4 times and no delay of the network. With `point` the mouse rests
 * on the link first.
 */
export async function followLinks(
  browser: Browser,
  url: string,
  from: string,
  pages: readonly string[],
  point: boolean,
): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  await context.addInitScript(KEEP_NAMES);
  const page = await context.newPage();
  await page.goto(url + from, { waitUntil: 'networkidle' });
  await page.waitForTimeout(QUIET_MS);
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const times: number[] = [];
  for (const path of pages) times.push(await follow(page, path, point));
  await context.close();
  return times;
}

async function follow(page: Page, path: string, point: boolean): Promise<number> {
  const link = page
    .locator(`:is(nav, aside) a:is([href="/${path}"], [href="/${path}.html"])`)
    .locator('visible=true')
    .first();
  await link.scrollIntoViewIfNeeded();
  if (point) {
    await link.hover();
    await page.waitForTimeout(POINTED_MS);
  }
  const time = await timeToHeading(link);
  await page.waitForTimeout(QUIET_MS);
  return time;
}

/** Milliseconds from a click on a link to the frame that shows the new page's heading. */
export function timeToHeading(link: Locator): Promise<number> {
  return link.evaluate(
    (node) =>
      new Promise<number>((resolve) => {
        const heading = (): string | null | undefined => document.querySelector('h1')?.textContent;
        const old = heading();
        const started = performance.now();
        const look = (): void => {
          const now = heading();
          if (now === undefined || now === old) requestAnimationFrame(look);
          // The next frame begins once this one has been laid out and painted.
          else requestAnimationFrame(() => resolve(performance.now() - started));
        };
        requestAnimationFrame(look);
        (node as HTMLElement).click();
      }),
  );
}
