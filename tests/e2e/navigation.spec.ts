import type { Page, Route } from '@playwright/test';
import { withoutCache } from '../support/guard.ts';
import { leftToBrowser } from '../support/leftToBrowser.ts';
import { scrollBy } from '../support/scroll.ts';
import { siteUrl } from '../support/sites.ts';
import { follow, holdChunks } from '../support/slow.ts';
import { t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import {
  AFTER_QUICK_START,
  afterTimers,
  clickNext,
  ready,
  settled,
  visit,
} from '../support/visit.ts';
import { widen } from '../support/widths.ts';

const LONG = '/api/test-api/test';

const OTHER = '/api/test-api/describe';

/** Longer than the pause between two looks of the outline at the place. */
const OUTLINE_MS = 300;

/** A page of another section, whose sidebar differs. */
const ELSEWHERE = '/guide/start/quick-start';

const y = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

const entries = (page: Page): Promise<number> => page.evaluate(() => history.length);

const title = (page: Page) => page.getByRole('heading', { level: 1 });

const topOf = (page: Page, id: string): Promise<number> =>
  page.locator(`[id="${id}"]`).evaluate((node) => Math.round(node.getBoundingClientRect().top));

async function scrollDown(page: Page, place: number): Promise<void> {
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), place);
  await expect.poll(() => y(page)).toBe(place);
}

/** Ids of the page's sections, in order. */
const sections = (page: Page): Promise<string[]> =>
  page.locator('main h2[id]').evaluateAll((all) => all.map(({ id }) => id));

/** Follows a link to a part of the page and waits until it is there. */
async function followHash(page: Page, id: string): Promise<void> {
  await follow(page, `#${id}`);
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  await expect(page.locator(`[id="${id}"]`)).toBeFocused();
  await expect.poll(() => topOf(page, id)).toBeLessThan(200);
}

/** What the console says when a page cannot be fetched. */
const OFFLINE = [/ERR_INTERNET_DISCONNECTED/, /Loading chunk|ChunkLoadError/];

const PAGE = '/guide/start/quick-start';

test.describe('Where a page opens', () => {
  test('a new page opens at its top after a step back inside the page before', async ({ page }) => {
    await visit(page, LONG);
    const [, second = ''] = await sections(page);
    await scrollDown(page, 1200);
    await followHash(page, second);
    await page.goBack();
    await expect.poll(() => y(page)).toBe(1200);
    await follow(page, OTHER);
    await expect(page).toHaveURL(new RegExp(`${OTHER}$`));
    await expect(title(page)).toBeFocused();
    expect(await y(page)).toBe(0);
  });

  test('back to an address with a hash returns to the place that was left', async ({ page }) => {
    await visit(page, LONG);
    const [, second = '', third = ''] = await sections(page);
    await followHash(page, second);
    const left = (await y(page)) + 700;
    await scrollDown(page, left);
    await followHash(page, third);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`#${second}$`));
    await expect.poll(() => y(page)).toBe(left);
    await follow(page, OTHER);
    await expect(page).toHaveURL(new RegExp(`${OTHER}$`));
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`#${second}$`));
    await expect.poll(() => y(page)).toBe(left);
    // Longer than the pause before a hash is scrolled to.
    await page.waitForTimeout(300);
    expect(await y(page)).toBe(left);
  });

  test('places belong to history entries: one page, visited twice, has two', async ({ page }) => {
    await visit(page, LONG);
    await scrollDown(page, 900);
    await follow(page, OTHER);
    await expect(page).toHaveURL(new RegExp(`${OTHER}$`));
    await follow(page, LONG);
    await expect(page).toHaveURL(new RegExp(`${LONG}$`));
    await scrollDown(page, 2000);
    await page.goBack();
    await expect(title(page)).toHaveText('describe');
    // The reload makes new scripts of everything; the places stay.
    await page.reload();
    await ready(page);
    await page.goBack();
    await expect(title(page)).toHaveText('test');
    await expect.poll(() => y(page)).toBe(900);
    await page.goForward();
    await expect(title(page)).toHaveText('describe');
    await page.goForward();
    await expect(title(page)).toHaveText('test');
    await expect.poll(() => y(page)).toBe(2000);
  });

  test('a link to the current page scrolls up and adds no entry', async ({ page }) => {
    await visit(page, LONG);
    const before = await entries(page);
    await scrollDown(page, 1500);
    await page
      .getByRole('navigation', { name: t('sidebar.label') })
      .locator('[aria-current="page"]')
      .click();
    await expect.poll(() => y(page)).toBe(0);
    await expect(title(page)).toBeFocused();
    expect(await entries(page)).toBe(before);
  });

  for (const path of ['/zh/guide/basic/cli', LONG, '/guide/basic/mocking']) {
    test(`a deep link to the last section of ${path} lands on its heading`, async ({ page }) => {
      await visit(page, path);
      const id = (await sections(page)).at(-1) ?? '';
      await page.goto('about:blank');
      await visit(page, `${path}#${id}`);
      await expect
        .poll(async () => {
          const [top, rest, padding] = await page
            .locator(`[id="${id}"]`)
            .evaluate((node) => [
              node.getBoundingClientRect().top,
              document.documentElement.scrollHeight - innerHeight - scrollY,
              Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
            ]);
          // Below the bar, at the place for headings or at the end of a page that has no more.
          const isThere = Math.abs((top ?? 0) - (padding ?? 0)) < 40 || Math.abs(rest ?? 9) < 2;
          return isThere && (top ?? 0) >= 71;
        })
        .toBe(true);
    });
  }
});

test.describe('The first frame of another page', () => {
  /** Follows a link, or steps back; whether the frame that first shows the heading has the last section. */
  const lastSectionAtFirst = (page: Page, link?: string): Promise<boolean> =>
    page.evaluate(
      (href) =>
        new Promise((resolve) => {
          const old = document.querySelector('h1')?.textContent;
          const look = (): void => {
            if (document.querySelector('h1')?.textContent === old) requestAnimationFrame(look);
            else {
              const last = [...document.querySelectorAll('main h2')].at(-1);
              resolve(last?.checkVisibility() ?? false);
            }
          };
          requestAnimationFrame(look);
          if (href) document.querySelector<HTMLElement>(`nav a[href="${href}"]`)?.click();
          else history.back();
        }),
      link,
    );
  const lastSection = (page: Page) => page.locator('main h2').last();

  test('has what is in the window; the rest follows at once', async ({ page }) => {
    await visit(page, OTHER);
    expect(await lastSectionAtFirst(page, LONG)).toBe(false);
    await expect(lastSection(page)).toBeVisible();
  });

  test('has everything after a step back, whose place may be anywhere', async ({ page }) => {
    await visit(page, LONG);
    await scrollDown(page, 900);
    await follow(page, OTHER);
    await expect(page).toHaveURL(new RegExp(`${OTHER}$`));
    await ready(page);
    expect(await lastSectionAtFirst(page)).toBe(true);
    await expect.poll(() => y(page)).toBe(900);
  });
});

test.describe('What the outline marks', () => {
  for (const path of ['/zh/guide/basic/cli', '/guide/basic/coverage', '/api/test-api/hooks']) {
    test(`is the section that the address names, also near the end of ${path}`, async ({
      page,
    }) => {
      await visit(page, path);
      for (const id of (await sections(page)).slice(-3)) {
        await page.goto('about:blank');
        await visit(page, `${path}#${id}`);
        await afterTimers(page, OUTLINE_MS);
        await expect(page.locator('nav [aria-current="location"]')).toHaveAttribute(
          'href',
          `#${id}`,
        );
      }
    });
  }
});

test.describe('On a slow line', () => {
  test('a step back cancels the page that is on its way', async ({ page, context }) => {
    await visit(page, LONG);
    await follow(page, OTHER);
    await expect(title(page)).toHaveText('describe');
    const chunks = await holdChunks(context);
    await follow(page, '/api/test-api/hooks');
    await chunks.requested(1);
    await page.goBack();
    await expect(title(page)).toHaveText('test');
    chunks.releaseAll();
    await page.waitForLoadState('networkidle');
    await settled(page);
    await expect(page).toHaveURL(new RegExp(`${LONG}$`));
    await expect(title(page)).toHaveText('test');
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  });

  test('back and forward end on the page whose address is shown', async ({ page, context }) => {
    await visit(page, LONG);
    await follow(page, OTHER);
    await expect(title(page)).toHaveText('describe');
    await page.reload();
    await ready(page);
    const chunks = await holdChunks(context);
    await page.goBack();
    await chunks.requested(1);
    await page.goForward();
    await expect(page).toHaveURL(new RegExp(`${OTHER}$`));
    chunks.releaseAll();
    await page.waitForLoadState('networkidle');
    await settled(page);
    await expect(title(page)).toHaveText('describe');
    await expect(page).toHaveTitle(/^describe/);
  });

  test('the last of three clicks wins, whichever page comes first', async ({ page, context }) => {
    await visit(page, LONG);
    const chunks = await holdChunks(context);
    await follow(page, '/api/test-api/hooks');
    await chunks.requested(1);
    await follow(page, '/api/test-api/expect');
    await chunks.requested(2);
    await follow(page, OTHER);
    await chunks.requested(3);
    chunks.release(2);
    await expect(title(page)).toHaveText('describe');
    chunks.releaseAll();
    await page.waitForLoadState('networkidle');
    await settled(page);
    await expect(page).toHaveURL(new RegExp(`${OTHER}$`));
    await expect(title(page)).toHaveText('describe');
  });
});

test.describe('While a page loads', () => {
  test('a step through the history while the page hydrates leaves React what was served', async ({
    page,
    context,
  }) => {
    const chunks = await holdChunks(context);
    await page.goto(LONG.slice(1), { waitUntil: 'commit' });
    // The framework has chosen the page by the address, and waits for its chunk.
    await page.waitForFunction(() =>
      Object.keys(window).some((name) => name.startsWith('rspackChunk')),
    );
    await chunks.requested(1);
    // As a step back to another entry of this document does.
    await page.evaluate((path) => history.replaceState(null, '', path), ELSEWHERE);
    chunks.releaseAll();
    // The guard of each test reads the console: React reports what differs from the served page.
    await expect(title(page)).toHaveText('Quick start');
    await ready(page);
  });

  test('a step through the history before the scripts come shows the page of the address', async ({
    page,
  }) => {
    let release = (): void => {};
    const requested = new Promise<void>((held) => {
      const hold = (route: Route): void => {
        release = () => void route.continue();
        held();
      };
      void page.route('**/static/js/deferred.*.js', hold, { times: 1 });
    });
    await page.goto(LONG.slice(1), { waitUntil: 'commit' });
    await requested;
    await page.evaluate((path) => history.replaceState(null, '', path), ELSEWHERE);
    release();
    await expect(title(page)).toHaveText('Quick start');
    await ready(page);
  });
});

test.describe('Offline', () => {
  test('a click keeps the page and says so; online again the page comes', async ({
    page,
    context,
    guard,
  }) => {
    guard.allow(...OFFLINE);
    await visit(page, LONG);
    await scrollDown(page, 700);
    await context.setOffline(true);
    await follow(page, OTHER);
    const notice = page.getByText(t('nav.unreachable'));
    await expect(notice).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${LONG}$`));
    await expect(title(page)).toHaveText('test');
    expect(await y(page)).toBe(700);
    await context.setOffline(false);
    await expect(notice).toHaveCount(0);
    await follow(page, OTHER);
    await expect(title(page)).toHaveText('describe');
  });

  test('a click that leads nowhere leaves the page at the heading chosen just before', async ({
    page,
    context,
    guard,
  }) => {
    guard.allow(...OFFLINE);
    await visit(page, LONG);
    await context.setOffline(true);
    const id = await page.evaluate(async (other) => {
      const id = [...document.querySelectorAll('main h2[id]')].at(-1)?.id ?? '';
      for (const href of [`#${id}`, other]) {
        const link = Object.assign(document.createElement('a'), { href });
        document.querySelector('main')?.append(link);
        link.click();
        link.remove();
        // The page is asked to scroll by then, and has not yet.
        await new Promise(requestAnimationFrame);
      }
      return id;
    }, OTHER);
    await expect(page.getByText(t('nav.unreachable'))).toBeVisible();
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    await expect(page).toHaveURL(new RegExp(`${LONG}#${id}$`));
    await context.setOffline(false);
  });

  test('a step back keeps page and address together', async ({ page, context, guard }) => {
    guard.allow(...OFFLINE);
    await withoutCache(context);
    await visit(page, LONG);
    await follow(page, OTHER);
    await expect(title(page)).toHaveText('describe');
    await page.reload();
    await ready(page);
    await context.setOffline(true);
    await page.evaluate(() => history.back());
    await expect(page.getByText(t('nav.unreachable'))).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${OTHER}$`));
    await expect(title(page)).toHaveText('describe');
    await context.setOffline(false);
    await page.goBack();
    await expect(title(page)).toHaveText('test');
    await expect(page).toHaveURL(new RegExp(`${LONG}$`));
  });
});

test.describe('Menus and dialogs', () => {
  test('the site menu closes on a step back', async ({ page }) => {
    await widen(page, 375);
    await visit(page, LONG);
    await clickNext(page);
    await expect(page).not.toHaveURL(new RegExp(`${LONG}$`));
    await page.getByRole('button', { name: t('nav.menu') }).click();
    const menu = page.getByRole('navigation', { name: t('nav.menu') });
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(title(page)).toHaveText('test');
    await expect(menu).toBeHidden();
  });

  test('search closes on a step back and opens again', async ({ page }) => {
    await visit(page, LONG);
    await clickNext(page);
    await expect(page).not.toHaveURL(new RegExp(`${LONG}$`));
    await page.keyboard.press('ControlOrMeta+k');
    const dialog = page.getByRole('dialog', { name: t('search.dialog') });
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(title(page)).toHaveText('test');
    await expect(dialog).toBeHidden();
    await page.keyboard.press('ControlOrMeta+k');
    await expect(dialog).toBeVisible();
  });
});

test.describe('Addresses', () => {
  /** A host that knows no redirects, as plain static hosts are. */
  async function plainHost(page: Page): Promise<void> {
    const base = siteUrl('main').slice(0, -1);
    await page.route(
      (url) => url.href.startsWith(base) && /[A-Z]{3}|(?<!:)\/\/.*\/\//.test(url.pathname),
      async (route) => {
        const response = await route.fetch({ url: `${base}/nope-at-all` });
        await route.fulfill({ response, status: 404 });
      },
    );
  }

  test('another case leads to the page, and the not-found page is never seen', async ({
    page,
    guard,
  }) => {
    await plainHost(page);
    // On a busy machine the list of pages may take longer than the page is held back.
    const session = await page.context().newCDPSession(page);
    await session.send('Animation.enable');
    await session.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
    const seen: string[] = [];
    await page.exposeFunction('report', (text: string) => seen.push(text));
    await page.addInitScript(() => {
      const look = (): void => {
        const heading = document.querySelector('h1');
        if (heading?.checkVisibility({ visibilityProperty: true }))
          (window as unknown as { report(text: string): void }).report(heading.textContent ?? '');
        requestAnimationFrame(look);
      };
      look();
    });
    await page.goto('CONFIG/TEST/TESTTIMEOUT?a=1#related');
    await expect(page).toHaveURL(/\/config\/test\/testTimeout\?a=1#related$/);
    await ready(page);
    await expect(title(page)).toHaveText('testTimeout');
    expect(new Set(seen)).toEqual(new Set(['testTimeout']));
    expect(guard.findings.filter((text) => /React|hydrat/i.test(text))).toEqual([]);
  });

  test('an address without a page still is the not-found page on such a host', async ({ page }) => {
    await plainHost(page);
    await page.goto('GUIDE/NOPE');
    await expect(page.getByText(t('notFound.title'))).toBeVisible();
  });

  for (const path of ['//guide/start/quick-start', '/guide//start///quick-start']) {
    test(`${path}, served as it is, stays the page`, async ({ page }) => {
      const base = siteUrl('main').slice(0, -1);
      await page.route(
        (url) => url.pathname === path,
        async (route) =>
          route.fulfill({
            response: await route.fetch({ url: `${base}/guide/start/quick-start` }),
          }),
      );
      await page.goto(base + path);
      await ready(page);
      await expect(page).toHaveURL(`${base}/guide/start/quick-start`);
      await expect(title(page)).toHaveText('Quick start');
    });
  }

  test('the heading of a page is found by its id, whatever the frame calls its parts', async ({
    page,
  }) => {
    await visit(page, '/config/build/tools');
    expect(await page.locator('[id="tools"]').count()).toBe(1);
    await expect(page.locator('[id="tools"]')).toHaveRole('heading');
  });

  test('the filter of an overview is part of the address and comes back', async ({ page }) => {
    await visit(page, '/config/');
    const field = page.getByRole('searchbox', { name: t('overview.filter') });
    await field.fill('timeout');
    await expect(page).toHaveURL(/\/config\/\?filter=timeout$/);
    const before = await entries(page);
    await page.getByRole('main').getByRole('link', { name: 'testTimeout', exact: true }).click();
    await expect(title(page)).toHaveText('testTimeout');
    expect(await entries(page)).toBe(before + 1);
    await page.goBack();
    await expect(field).toHaveValue('timeout');
    await page.reload();
    await ready(page);
    await expect(field).toHaveValue('timeout');
  });
});

test.describe('With a base', () => {
  test.use({ site: 'other' });

  test('a link outside of it is left to the browser', async ({ page, guard }) => {
    guard.allow(/./);
    await visit(page, '/guide/start');
    await follow(page, '/guide/next');
    await expect(page).toHaveURL(`${new URL(siteUrl('other')).origin}/guide/next`);
  });
});

test.describe('On a small site', () => {
  test.use({ site: 'parts' });

  test('an address outside of ASCII is opened inside the page', async ({ page }) => {
    await visit(page, '/keys/plain');
    await page.evaluate(() => Object.assign(window, { same: true }));
    await follow(page, '/keys/größe');
    await expect(title(page)).toHaveText('Größe');
    expect(decodeURI(page.url())).toMatch(/\/keys\/größe$/);
    await follow(page, '/keys/plain');
    await expect(title(page)).toHaveText('Plain page');
    await page.goBack();
    await expect(title(page)).toHaveText('Größe');
    expect(await page.evaluate(() => 'same' in window)).toBe(true);
  });

  test('custom and blank pages render components and survive navigation to every type', async ({
    page,
  }) => {
    await visit(page, '/keys/blank');
    await page.evaluate(() => Object.assign(window, { same: true }));
    const tab = (name: string) => page.getByRole('tab', { name, exact: true }).first();
    await tab('Second').click();
    await expect(page.getByText('Two', { exact: true })).toBeVisible();
    const path = [
      ['/keys/custom', 'Custom'],
      ['/guide/tabs', 'Tabs'],
      ['/keys/custom', 'Custom'],
      ['/', 'Hero name'],
      ['/keys/blank', 'Blank'],
      ['/guide/tabs', 'Tabs'],
      ['/keys/blank', 'Blank'],
    ] as const;
    for (const [href, heading] of path) {
      await follow(page, href);
      await expect(title(page)).toHaveText(heading);
      if (href !== '/') await expect(page.getByRole('tab').first()).toBeVisible();
    }
    for (const [, heading] of path.slice(0, -1).reverse()) {
      await page.goBack();
      await expect(title(page)).toHaveText(heading);
    }
    await tab('pnpm').click();
    await expect(page.getByText('pnpm add -D custom-package')).toBeVisible();
    expect(await page.evaluate(() => 'same' in window)).toBe(true);
  });
});

test.describe('Moving between pages', { tag: '@spec-4-hash' }, () => {
  test('a link changes the page without a new load and moves focus to the heading', async ({
    page,
  }) => {
    await visit(page, PAGE);
    await page.evaluate(() => Object.assign(window, { same: true }));
    await page.getByRole('link', { name: t('doc.next') }).click();
    await expect(page).toHaveURL(AFTER_QUICK_START);
    expect(await page.evaluate(() => 'same' in window)).toBe(true);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('back and forward show the pages again, each where it was left', async ({ page }) => {
    await visit(page, PAGE);
    await scrollBy(page, 500);
    await settled(page);
    await clickNext(page);
    await expect(page).toHaveURL(AFTER_QUICK_START);
    await page.goBack();
    await expect(page).toHaveURL(/quick-start$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick start');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    await page.goForward();
    await expect(page).toHaveURL(AFTER_QUICK_START);
  });

  test('the place that was left on a long page is found again, by going back and by a reload', async ({
    page,
  }) => {
    const heading = page.getByRole('heading', { name: 'test.concurrent' });
    const place = async (): Promise<number> => Math.round((await heading.boundingBox())?.y ?? NaN);
    await visit(page, '/api/test-api/test');
    const y = await heading.evaluate((node) => node.getBoundingClientRect().top);
    await scrollBy(page, y - 300);
    await expect.poll(async () => Math.abs((await place()) - 300)).toBeLessThan(60);
    await settled(page);
    const left = await place();
    await clickNext(page);
    await expect(page).not.toHaveURL(/test-api\/test$/);
    await page.goBack();
    await expect.poll(async () => Math.abs((await place()) - left)).toBeLessThan(4);
    await page.reload();
    await ready(page);
    await expect.poll(async () => Math.abs((await place()) - left)).toBeLessThan(4);
  });

  test('links with a modifier, to other sites and downloads are left to the browser', async ({
    page,
  }) => {
    await visit(page, PAGE);
    const link = page.getByRole('link', { name: t('doc.next') });
    const address = await leftToBrowser(link, { modifiers: ['ControlOrMeta'] });
    expect(address).toMatch(AFTER_QUICK_START);
    expect(page.url()).toContain('quick-start');
  });
});

test('after a navigation the hash is scrolled to 100 ms later', {
  tag: ['@spec-4-hash', '@spec-9-throttles'],
}, async ({ page }) => {
  await page.clock.install();
  await visit(page, '/config/');
  const link = page.getByRole('main').locator('a[href^="/config/build/output#"]').last();
  const id = (await link.getAttribute('href'))?.split('#')[1] ?? '';
  await link.hover();
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(Date.now() + 60_000);
  await link.click();
  const heading = page.locator(`main [id="${id}"]`);
  await expect(heading).toBeAttached();
  await page.clock.runFor(99);
  await expect(heading).not.toBeInViewport();
  await page.clock.runFor(2);
  await expect(heading).toBeInViewport();
});
