import type { Browser, Locator, Page } from '@playwright/test';
import { KEEP_NAMES } from '../slow.ts';

/** A reader's pointer rests on a link about this long before the click. */
const POINTED_MS = 300;
/** What a page does after it has been shown, on a slow CPU. */
const QUIET_MS = 1500;

export interface Walk {
  /** Where it begins. */
  address: string;
  links: (page: Page) => Locator[];
  /** Makes the page as slow as it shall be. */
  slow: (page: Page) => Promise<void>;
  /** The mouse rests on each link first, which is what a reader's does. */
  point: boolean;
}

/**
 * Times in ms from the click on each link, one after the other, to the frame that shows the new
 * heading, on a desktop.
 */
export async function followLinks(
  browser: Browser,
  { address, links, slow, point }: Walk,
): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  await context.addInitScript(KEEP_NAMES);
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(QUIET_MS);
  await slow(page);
  const times: number[] = [];
  for (const link of links(page)) {
    await link.scrollIntoViewIfNeeded();
    if (point) {
      await link.hover();
      await page.waitForTimeout(POINTED_MS);
    }
    times.push(await timeToHeading(link));
    await page.waitForTimeout(QUIET_MS);
  }
  await context.close();
  return times;
}

/** Milliseconds from a click on a link until the frame that shows the new page's heading is painted. */
function timeToHeading(link: Locator): Promise<number> {
  return link.evaluate(
    (node) =>
      new Promise<number>((resolve) => {
        const heading = (): string | null | undefined => document.querySelector('h1')?.textContent;
        const old = heading();
        const started = performance.now();
        const look = (): void => {
          const now = heading();
          if (now === undefined || now === old) requestAnimationFrame(look);
          else {
            // Handled once this frame is painted. The next frame begins later: what a page changes
            // after the paint is laid out before it, to learn what lies under the pointer.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - started);
            port2.postMessage(undefined);
          }
        };
        requestAnimationFrame(look);
        (node as HTMLElement).click();
      }),
  );
}
