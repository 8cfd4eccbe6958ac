import type { BrowserContext, Page, Route } from '@playwright/test';

const CHUNKS = /\/static\/js\/async\/.*\.js$/;

/** Page chunks that wait for the test. */
export interface HeldChunks {
  /** Resolves when this many chunks have been requested. */
  requested(count: number): Promise<void>;
  /** Answers one chunk, by the order of requests from 0. */
  release(index: number): void;
  /** Answers all chunks, later ones too. */
  releaseAll(): void;
}

/** Holds every page chunk back from now on, until the test releases it. */
export async function holdChunks(context: BrowserContext): Promise<HeldChunks> {
  const held: Route[] = [];
  let waiting: { count: number; done: () => void }[] = [];
  let open = false;
  await context.route(CHUNKS, async (route) => {
    if (open) return route.continue();
    held.push(route);
    for (const { count, done } of waiting) if (held.length >= count) done();
    waiting = waiting.filter(({ count }) => held.length < count);
  });
  const answer = (route: Route | undefined): void => void route?.continue().catch(() => {});
  return {
    requested: (count) =>
      new Promise((done) => {
        if (held.length >= count) done();
        else waiting.push({ count, done });
      }),
    release: (index) => answer(held[index]),
    releaseAll() {
      open = true;
      held.forEach(answer);
    },
  };
}

/**
 * Follows a link at once, without the hover that would load its page ahead. Where the page has none
 * to this address it gets one.
 */
export async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    const own = document.querySelector<HTMLElement>(`a[href="${to}"]`);
    const link = own ?? Object.assign(document.createElement('a'), { href: to });
    if (!own) document.querySelector('main')?.append(link);
    link.click();
    if (!own) link.remove();
  }, href);
}

/** Counts the documents that a tab asks for from now on. */
export function loadsOf(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads++;
  });
  return () => loads;
}

/** Holds back what a page fetches under such addresses; `seen` once some of it was requested. */
export async function hold(
  page: Page,
  what: string | RegExp,
): Promise<{ seen: Promise<void>; release: () => void }> {
  let release = () => {};
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const seen = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(what, async (route) => {
    arrive();
    await held;
    await route.continue();
  });
  return { seen, release };
}
