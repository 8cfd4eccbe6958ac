import type { Browser, CDPSession, Page } from '@playwright/test';
import { t } from '../../tests/support/strings.ts';
import type { Tool } from '../scale/tools.ts';
import { CPU_SLOWDOWN, KEEP_NAMES } from '../slow.ts';

const PAGE = 'guide/start/quick-start';
const OVERVIEW = 'config/';
/** Pause after each interaction, in which the browser reports it. */
const REPORTED_MS = 250;
const FADED_MS = 750;
/** The browser reports no interaction that took less than one frame. */
const LEAST_MS = 16;

/** Longest time of each interaction so far, by the browser's number of it. */
type Seen = Record<number, number>;

const seenOn = (page: Page): Promise<Seen> =>
  page.evaluate(() => ({ ...(window as unknown as { seen: Seen }).seen }));

/** A page on a desktop with a CPU slowed 4 times, whose interactions are timed by kind. */
class Timed {
  readonly times = new Map<string, number[]>();
  count = 0;
  readonly page: Page;
  private readonly cpu: CDPSession;

  private constructor(page: Page, cpu: CDPSession) {
    this.page = page;
    this.cpu = cpu;
  }

  static async start(browser: Browser): Promise<Timed> {
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
    return new Timed(page, await context.newCDPSession(page));
  }

  async open(address: string): Promise<void> {
    await this.cpu.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await this.page.goto(address, { waitUntil: 'networkidle' });
    await this.page.waitForTimeout(1500);
    await this.cpu.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  }

  async note(kind: string, act: () => Promise<void>): Promise<void> {
    const before = await seenOn(this.page);
    await act();
    await this.page.waitForTimeout(REPORTED_MS);
    const after = Object.entries(await seenOn(this.page)).filter(([id]) => !(id in before));
    const time = Math.max(LEAST_MS, ...after.map(([, duration]) => duration));
    this.times.set(kind, [...(this.times.get(kind) ?? []), time]);
    this.count++;
  }

  /** Opens search with the keys, types and closes it. */
  async search(): Promise<void> {
    const { keyboard } = this.page;
    await this.note('search opened', () => keyboard.press('Control+k'));
    await this.page.locator('input:focus').waitFor();
    for (const key of 'mock') await this.note('search key', () => keyboard.press(key));
    await this.note('search closed', () => keyboard.press('Escape'));
  }
}

/**
 * Times in ms from at least so many interactions (theme, menu, search, tab, filter, copy) to the
 * next frame, as the browser reports them, on a desktop with a CPU slowed 4 times; by kind.
 */
export async function interactions(
  browser: Browser,
  url: string,
  least: number,
): Promise<Map<string, number[]>> {
  const timed = await Timed.start(browser);
  const { page } = timed;
  await timed.open(url + PAGE);
  const tools = page.getByRole('button', { name: t('nav.tools') }).first();
  const copy = page
    .locator('article')
    .getByRole('button', { name: t('code.copy') })
    .first();
  while (timed.count < least * 0.8) {
    for (const theme of ['theme.dark', 'theme.light'] as const) {
      await timed.note('theme', () => page.getByTitle(t(theme), { exact: true }).click());
    }
    for (const name of ['pnpm', 'npm']) {
      await timed.note('tab', () => page.getByRole('tab', { name, exact: true }).first().click());
    }
    await timed.note('copy', () => copy.click());
    await timed.note('menu', () => tools.click());
    await timed.note('menu', () => tools.click());
    await timed.search();
  }
  await timed.open(url + OVERVIEW);
  const filter = page.getByRole('searchbox').first();
  while (timed.count < least) {
    await filter.fill('');
    for (const key of 'cover') await timed.note('filter key', () => page.keyboard.press(key));
  }
  await page.context().close();
  return timed.times;
}

/** Buttons that change the theme, in turn, on each site. */
const THEMES: Record<Tool, readonly string[]> = {
  ours: [`[title="${t('theme.dark')}"]`, `[title="${t('theme.light')}"]`],
  rspress: ['.rp-switch-appearance', '.rp-switch-appearance'],
  vitepress: ['.VPNavBarAppearance .VPSwitchAppearance', '.VPNavBarAppearance .VPSwitchAppearance'],
};

/** The same for what every site has: theme and search, the first use of each left out. */
export async function sharedInteractions(
  browser: Browser,
  url: string,
  tool: Tool,
): Promise<Map<string, number[]>> {
  const timed = await Timed.start(browser);
  await timed.open(url + PAGE);
  const round = async (): Promise<void> => {
    for (const button of THEMES[tool]) {
      await timed.note('theme', () => timed.page.locator(`${button}:visible`).first().click());
    }
    // A theme may fade in for longer than a report takes.
    await timed.page.waitForTimeout(FADED_MS);
    await timed.search();
  };
  await round();
  timed.times.clear();
  await round();
  await round();
  await timed.page.context().close();
  return timed.times;
}
