import type { Browser, Page } from '@playwright/test';
import { t } from '../../tests/support/strings.ts';
import { CPU_SLOWDOWN, KEEP_NAMES } from '../slow.ts';

const PAGE = 'guide/start/quick-start';
const OVERVIEW = 'config/';
/** Pause after each interaction, in which the browser reports it. */
const REPORTED_MS = 250;
/** The browser reports no interaction that took less than one frame. */
const LEAST_MS = 16;

/** Longest time of each interaction so far, by the browser's number of it. */
type Seen = Record<number, number>;

const seenOn = (page: Page): Promise<Seen> =>
  page.evaluate(() => ({ ...(window as unknown as { seen: Seen }).seen }));

/**
 * Times in ms from at least so many interactions (theme, menu, search, tab, filter, copy) to the
 * next frame, as the browser reports them, on a desktop with a CPU slowed 4 times; by kind.
 */
export async function interactions(
  browser: Browser,
  url: string,
  least: number,
): Promise<Map<string, number[]>> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.addInitScript(KEEP_NAMES);
  await context.addInitScript(() => {
    const seen: Seen = {};
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { interactionId: id, duration } of list.getEntries() as (PerformanceEntry & {
        interactionId: number;
      })[]) {
        if (id) seen[id] = Math.max(seen[id] ?? 0, duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const page = await context.newPage();
  const cpu = await context.newCDPSession(page);
  const times = new Map<string, number[]>();
  let count = 0;

  const open = async (path: string): Promise<void> => {
    await cpu.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.goto(url + path, { waitUntil: 'networkidle' });
    await page.waitForTimeout(1500);
    await cpu.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  };
  const note = async (kind: string, act: () => Promise<void>): Promise<void> => {
    const before = await seenOn(page);
    await act();
    await page.waitForTimeout(REPORTED_MS);
    const after = Object.entries(await seenOn(page)).filter(([id]) => !(id in before));
    const time = Math.max(LEAST_MS, ...after.map(([, duration]) => duration));
    times.set(kind, [...(times.get(kind) ?? []), time]);
    count++;
  };

  await open(PAGE);
  const tools = page.getByRole('button', { name: t('nav.tools') }).first();
  const copy = page
    .locator('article')
    .getByRole('button', { name: t('code.copy') })
    .first();
  while (count < least * 0.8) {
    for (const theme of ['theme.dark', 'theme.light'] as const) {
      await note('theme', () => page.getByTitle(t(theme), { exact: true }).click());
    }
    for (const name of ['pnpm', 'npm']) {
      await note('tab', () => page.getByRole('tab', { name, exact: true }).first().click());
    }
    await note('copy', () => copy.click());
    await note('menu', () => tools.click());
    await note('menu', () => tools.click());
    await note('search opened', () => page.keyboard.press('Control+k'));
    for (const key of 'mock') await note('search key', () => page.keyboard.press(key));
    await note('search closed', () => page.keyboard.press('Escape'));
  }
  await open(OVERVIEW);
  const filter = page.getByRole('searchbox').first();
  while (count < least) {
    await filter.fill('');
    for (const key of 'cover') await note('filter key', () => page.keyboard.press(key));
  }
  await context.close();
  return times;
}
