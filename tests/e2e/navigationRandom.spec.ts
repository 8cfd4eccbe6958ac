import type { Page } from '@playwright/test';
import { follow } from '../support/slow.ts';
import { t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { afterTimers, ready } from '../support/visit.ts';

/**
 * Random sequences of what readers do, with slow and failing page chunks. After each step, once all
 * is quiet, address, title, heading, sidebar, scroll position and focus must agree. A failure
 * prints the seed of its sequence: `NAVIGATION_SEED=<seed> NAVIGATION_SEQUENCES=1` runs it again.
 * `scripts/e2e.ts` begins at another seed each day, and runs more of them at night (`NIGHT=1`).
 */
const SEQUENCES = Number(process.env.NAVIGATION_SEQUENCES ?? (process.env.NIGHT ? 200 : 10));
const FIRST_SEED = Number(process.env.NAVIGATION_SEED ?? 1);
const PER_TEST = 5;
const STEPS = 5;
/** The pause before a page scrolls to a hash (spec section 9). */
const HASH_SCROLL_MS = 100;
const CHUNKS = /\/static\/js\/async\/.*\.js$/;

const PATHS = [
  '/guide/start/quick-start',
  '/guide/basic/mocking',
  '/api/test-api/test',
  '/api/test-api/describe',
  '/config/test/retry',
  '/config/build/tools',
];
const EVERYWHERE = PATHS.flatMap((path) => [path, `/zh${path}`]);

class Random {
  private state: number;
  constructor(seed: number) {
    this.state = Math.imul(seed, 2_654_435_761) >>> 0 || 1;
  }
  /** At least 0, less than `limit`. */
  below(limit: number): number {
    this.state ^= this.state << 13;
    this.state ^= this.state >>> 17;
    this.state ^= this.state << 5;
    return (this.state >>> 0) % limit;
  }
  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }
}

/** What the tab shows. */
interface View {
  /** When its document was loaded. */
  loaded: number;
  entry: string;
  path: string;
  hash: string;
  title: string;
  heading: string;
  lang: string;
  marked: string | undefined;
  busy: boolean;
  y: number;
  end: number;
  focus: string | undefined;
  /** Where the heading of the hash is, and where headings are put. */
  target: { y: number; wanted: number } | undefined;
}

function look(page: Page): Promise<View> {
  const names = [t('sidebar.label', 'en'), t('sidebar.label', 'zh')];
  return page.evaluate((labels) => {
    const heading = document.querySelector('main h1');
    const sidebar = [...document.querySelectorAll('nav')].find((nav) =>
      labels.includes(nav.getAttribute('aria-label') ?? ''),
    );
    const mark = sidebar?.querySelector<HTMLAnchorElement>('[aria-current="page"]');
    const root = document.documentElement;
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const { activeElement } = document;
    const style = target && getComputedStyle(target);
    return {
      loaded: performance.timeOrigin,
      entry: String((history.state as { key?: string } | null)?.key),
      path: location.pathname,
      hash: location.hash,
      title: document.title,
      heading: heading?.textContent ?? '',
      lang: root.lang,
      marked: mark?.pathname,
      busy: document.querySelector('[role="progressbar"]') !== null,
      y: Math.round(scrollY),
      end: Math.round(root.scrollHeight - innerHeight),
      focus: activeElement === heading ? 'h1' : activeElement?.id,
      target: target
        ? {
            y: target.getBoundingClientRect().top,
            wanted:
              (Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0) +
              (Number.parseFloat(style?.scrollMarginTop ?? '') || 0),
          }
        : undefined,
    };
  }, names);
}

/** Of each page as it is served: title, heading, and the script that holds its text. */
type Pages = Map<string, { title: string; heading: string; chunk: string }>;

/** A tab that goes through one sequence, and what was seen of its history. */
class Tab {
  /** Where each history entry was left. */
  private readonly places = new Map<string, number>();
  private view: View | undefined;
  /** One chunk of this step may fail. */
  private mayFail = false;
  private failed = false;
  /** The chunk that fails until a document is loaded, which gets its own. */
  private broken: string | undefined;
  /** The chunk of the document that was loaded last: it fails once, and is asked for again. */
  private own: string | undefined;
  /** Requests for chunks that the test still holds. */
  private held = 0;
  /** The last page was loaded as a whole, or the reader has only scrolled: focus is free. */
  private focusFree = true;
  readonly steps: string[] = [];
  readonly page: Page;
  private readonly pages: Pages;
  private readonly random: Random;
  constructor(page: Page, pages: Pages, seed: number) {
    this.page = page;
    this.pages = pages;
    this.random = new Random(seed);
  }

  private async hold(): Promise<void> {
    this.page.on('request', (request) => {
      if (!request.isNavigationRequest()) return;
      this.broken = undefined;
      this.own = this.pages.get(new URL(request.url()).pathname)?.chunk;
    });
    await this.page.route(CHUNKS, async (route) => {
      const { pathname } = new URL(route.request().url());
      const kind = this.random.below(10);
      this.held++;
      if (kind < 4)
        await new Promise((done) => setTimeout(done, 20 + this.random.below(kind < 3 ? 80 : 450)));
      this.held--;
      const fails = kind > 6 && this.mayFail;
      if (fails) {
        this.mayFail = false;
        if (pathname !== this.own) this.broken = pathname;
      }
      const aborts = fails || pathname === this.broken;
      this.failed ||= aborts;
      await (aborts ? route.abort() : route.continue()).catch(() => {});
    });
  }

  async run(): Promise<void> {
    await this.hold();
    // Two documents, so that a step back may load a whole page too.
    await this.open(this.random.pick(EVERYWHERE));
    await this.open(this.random.pick(EVERYWHERE));
    for (let step = 0; step < STEPS; step++) await this.step();
  }

  private async open(path: string): Promise<void> {
    this.steps.push(`open ${path}`);
    await this.leave(() => this.page.goto(path.slice(1)));
    this.focusFree = true;
    await this.check({ path, place: 'top' });
  }

  private async step(): Promise<void> {
    const kind = this.random.below(16);
    if (kind < 4) return this.click();
    if (kind < 6) return this.hash();
    if (kind < 8) return this.history('back');
    if (kind < 9) return this.history('forward');
    if (kind < 10) return this.reload();
    if (kind < 11) return this.language();
    if (kind < 13) return this.scroll();
    return this.race();
  }

  private prefix = (): string => (this.view?.path.startsWith('/zh') ? '/zh' : '');

  private async click(): Promise<void> {
    const path = this.prefix() + this.random.pick(PATHS);
    this.steps.push(`click ${path}`);
    await this.leave(() => follow(this.page, path), true);
    this.focusFree = false;
    await this.check({ path, place: 'top' });
  }

  private async hash(): Promise<void> {
    const ids = await this.page
      .locator('main h2[id], main h3[id]')
      .evaluateAll((all) => all.map(({ id }) => id));
    const id = this.random.pick(ids);
    this.steps.push(`hash #${id}`);
    await this.leave(() => follow(this.page, `#${id}`));
    this.focusFree = false;
    await this.check({ path: this.view?.path, place: 'hash' });
  }

  private async language(): Promise<void> {
    const path = this.view?.path ?? '/';
    const other = path.startsWith('/zh') ? path.slice(3) : `/zh${path}`;
    this.steps.push(`language ${other}`);
    await this.leave(() =>
      this.page
        .locator(`a[hreflang="${path.startsWith('/zh') ? 'en' : 'zh'}"]`)
        .evaluate((link) => (link as HTMLElement).click()),
    );
    this.focusFree = false;
    // The link leads to the heading that was being read, and from above the first one to the top.
    await this.check({ path: other, place: 'hash' });
  }

  private async history(by: 'back' | 'forward'): Promise<void> {
    this.steps.push(by);
    await this.leave(() => this.traverse(by));
    this.focusFree = true;
    await this.check({});
  }

  /** Ends once the step is done, or is none: at the end of the history, or when a click overtakes it. */
  private async traverse(by: 'back' | 'forward'): Promise<void> {
    // A step into another document takes the evaluation with it.
    await this.page
      .evaluate((way) => {
        const { committed, finished } = navigation[way]();
        finished?.catch(() => {});
        return committed?.then(String, String);
      }, by)
      .catch(() => {});
  }

  private async reload(): Promise<void> {
    this.steps.push('reload');
    await this.leave(() => this.page.reload());
    this.focusFree = true;
    await this.check({ path: this.view?.path });
  }

  private async scroll(): Promise<void> {
    const to = this.random.below((this.view?.end ?? 0) + 1);
    this.steps.push(`scroll ${to}`);
    await this.page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), to);
    this.view = await look(this.page);
  }

  /** Steps that do not wait for each other: which wins hangs on the moment, but one must. */
  private async race(): Promise<void> {
    const all = Array.from({ length: 2 + this.random.below(2) }, () => ({
      act: this.random.pick(['back', 'forward', 'click', 'click', 'hash', 'current'] as const),
      path: this.prefix() + this.random.pick(PATHS),
      pause: this.random.below(120),
    }));
    this.steps.push(
      `race ${all.map(({ act, path, pause }) => `${act === 'click' ? path : act} +${pause}`).join(', ')}`,
    );
    await this.leave(async () => {
      const done: Promise<unknown>[] = [];
      // A document that is loaded meanwhile takes an evaluation with it.
      const ignore = (): void => {};
      for (const { act, path, pause } of all) {
        done.push(
          (act === 'back' || act === 'forward'
            ? this.traverse(act)
            : act === 'hash'
              ? this.page.evaluate(() =>
                  document
                    .querySelector<HTMLElement>('nav a[href^="#"]:not([href$="main"])')
                    ?.click(),
                )
              : follow(this.page, act === 'click' ? path : new URL(this.page.url()).pathname)
          ).catch(ignore),
        );
        await new Promise((next) => setTimeout(next, pause));
      }
      await Promise.all(done);
    }, true);
    this.focusFree = true;
    await this.check({ loose: true });
    // A link to the page itself has scrolled one of the entries up; which one, nobody has seen.
    if (all.some(({ act }) => act === 'current')) this.places.clear();
  }

  private async leave(act: () => Promise<unknown>, mayFail = false): Promise<void> {
    this.mayFail = mayFail;
    this.failed = false;
    if (this.view) {
      const now = await look(this.page);
      this.places.set(now.entry, now.y);
    }
    await act();
  }

  private async check(expected: {
    path?: string | undefined;
    place?: 'top' | 'hash';
    loose?: boolean;
  }): Promise<void> {
    let view: View | undefined;
    const once = async (): Promise<void> => {
      if (this.page.url() === 'about:blank') await this.page.goto(EVERYWHERE[0] ?? '');
      await ready(this.page);
      expect(this.held, 'chunks on their way').toBe(0);
      view = await look(this.page);
      expect(view.busy, 'progress bar').toBe(false);
      expect(view.entry, 'key of the history entry').not.toBe('undefined');
      const page = this.pages.get(view.path);
      expect({
        title: view.title,
        heading: view.heading,
        mark: view.marked,
        lang: view.lang,
      }).toEqual({
        title: page?.title,
        heading: page?.heading,
        mark: view.path,
        lang: view.path.startsWith('/zh') ? 'zh' : 'en',
      });
      if (expected.path) expect(view.path).toBe(expected.path);
      const place = this.places.get(view.entry);
      // A link to the page itself leads to its top and adds no entry.
      if (expected.place === 'top' || (expected.place === 'hash' && !view.hash))
        expect(view.y, 'top of the page').toBe(0);
      // Before the place: a link to the hash of the address itself leads away from where the entry was.
      else if (expected.place === 'hash' && view.target) {
        const off = view.target.y - view.target.wanted;
        const atEnd = off > 0 && view.y > view.end - 3;
        expect(Math.abs(off) < 30 || atEnd, `heading is ${off} px off`).toBe(true);
      } else if (place !== undefined && !expected.loose) {
        const left = Math.min(place, view.end);
        expect(Math.abs(view.y - left), `left at ${place}, now ${view.y}`).toBeLessThan(4);
      }
      if (!this.focusFree && !this.failed)
        expect(view.focus).toBe(view.hash ? decodeURIComponent(view.hash.slice(1)) : 'h1');
    };
    let after: View | undefined;
    while (!after) {
      await expect(once).toPass({ timeout: 15_000, intervals: [50, 100, 200, 400] });
      await this.page.waitForLoadState('networkidle');
      // None that scrolls to a hash is left; a step into another document takes the evaluation with it.
      await afterTimers(this.page, 2 * HASH_SCROLL_MS).catch(() => {});
      // A step into another document, or the last page or place of a race, may have come only now:
      // then all of it is checked again.
      after = await look(this.page).catch(() => undefined);
      if (after?.loaded !== view?.loaded) after = undefined;
      if (expected.loose && (after?.entry !== view?.entry || after?.y !== view?.y))
        after = undefined;
    }
    // Whatever is late may change nothing any more.
    const before = view as View | undefined;
    const { end, target, y } = before ?? {};
    // Under a heading of the address it is the heading that stays where it is.
    const byHash = expected.place === 'hash' && target && after.target;
    if (byHash) expect(Math.abs(target.y - byHash.y), 'heading has moved').toBeLessThan(4);
    expect({ ...after, end, target, ...(byHash && { y }) }).toEqual(before);
    this.view = after;
  }
}

/** What a page that did not settle looks like, for the message of the failure. */
function stateOf(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const blocks = [...document.querySelectorAll('figure.code')];
    return {
      url: location.href,
      title: document.title,
      readyState: document.readyState,
      blocks: blocks.length,
      withoutTools: blocks.filter((block) => !block.querySelector('button')).length,
      unmeasured: blocks.filter((block) => getComputedStyle(block).contentVisibility !== 'visible')
        .length,
      text: document.body?.textContent?.length,
    };
  });
}

async function pagesOf(page: Page): Promise<Pages> {
  await page.goto('robots.txt');
  const all = await page.evaluate(
    (paths) =>
      Promise.all(
        paths.map(async (path) => {
          const html = await (await fetch(path)).text();
          const served = new DOMParser().parseFromString(html, 'text/html');
          const heading = served.querySelector('main h1')?.textContent ?? '';
          const { chunk = '' } = served.documentElement.dataset;
          return [path, { title: served.title, heading, chunk }] as const;
        }),
      ),
    EVERYWHERE,
  );
  return new Map(all);
}

for (let first = 0; first < SEQUENCES; first += PER_TEST) {
  const last = Math.min(first + PER_TEST, SEQUENCES) - 1;
  // Without the seeds, which are others tomorrow.
  test(`random sequences ${first + 1} to ${last + 1} end where the address says`, async ({
    page,
    context,
    guard,
  }) => {
    test.setTimeout((last - first + 2) * 60_000);
    guard.allow(/ERR_FAILED/, /Loading chunk|ChunkLoadError/, /static\/js\/async/);
    const pages = await pagesOf(page);
    for (let seed = FIRST_SEED + first; seed <= FIRST_SEED + last; seed++) {
      const tab = new Tab(await context.newPage(), pages, seed);
      await tab.run().catch(async (error: Error) => {
        const steps = tab.steps.join('\n  ');
        const state = JSON.stringify(await stateOf(tab.page).catch(String));
        throw new Error(
          `NAVIGATION_SEED=${seed} fails after\n  ${steps}\n${error.message}\n${state}`,
        );
      });
      await tab.page.close();
    }
  });
}
