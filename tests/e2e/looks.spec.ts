import type { Page } from '@playwright/test';
import { hold } from '../support/slow.ts';
import { expect, test } from '../support/test.ts';
import { clickNext, ready, settled, visit } from '../support/visit.ts';

const PAGES = [
  ['home', '/'],
  ['guide', '/guide/start/quick-start'],
  ['config', '/config/test/testTimeout'],
  ['overview', '/config/'],
  ['api', '/api/test-api/test'],
  ['not-found', '/nope'],
] as const;

/** Notes each text of an article that moves from now on. */
async function watchText(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    type Shift = PerformanceEntry & { sources: { node: Node | null }[] };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[])
        for (const { node } of entry.sources) {
          const text = node?.parentElement?.closest('article') && node.textContent;
          if (text) moved.push(`${location.pathname}: ${text.trim().slice(0, 60)}`);
        }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const movedText = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { moved: string[] }).moved);

test('nothing moves while a page loads', async ({ page }) => {
  // Twelve loads.
  test.setTimeout(90_000);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shifts.push((entry as PerformanceEntry & { value: number }).value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [, path] of PAGES) {
      await visit(page, path);
      await settled(page);
      const total = await page.evaluate(() =>
        (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
      );
      expect(total, `${path} at ${width} px`).toBe(0);
    }
  }
});

test('a filter in the address moves nothing: what it leaves shows once, or all where no script comes', async ({
  page,
  guard,
}) => {
  guard.allow(/static\/js/);
  await watchText(page);
  await page.clock.install();
  const listed = page.getByRole('main').locator('h2').first();
  for (const path of [
    'config/?filter=timeout',
    'guide/help/releases?from=0.11&to=0.12',
    'guide/migration/jest-compatibility?filter=mock',
  ]) {
    const { release: answer } = await hold(page, '**/*.js');
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(listed).toBeHidden();
    answer();
    await ready(page);
    await expect(listed).toBeVisible();
    expect(await movedText(page)).toEqual([]);
    await page.unroute('**/*.js');
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(path);
    await expect(listed).toBeHidden();
    await page.clock.runFor(4000);
    await expect(listed).toBeVisible();
    await page.unroute('**/*.js');
  }
});

test('nothing moves in the text when the next page is shown', async ({ page }) => {
  // Nine pages.
  test.setTimeout(90_000);
  await watchText(page);
  await page.setViewportSize({ width: 1366, height: 1200 });
  await visit(page, '/guide/start/quick-start');
  for (let i = 0; i < 8; i++) {
    const before = page.url();
    await clickNext(page);
    await expect(page).not.toHaveURL(before);
    await ready(page);
  }
  expect(await movedText(page)).toEqual([]);
});

test('a line of 100 characters, the longest that formatters leave, fits beside the outline at 1440 px', async ({
  page,
}) => {
  await visit(page, '/guide/start/recommended-config');
  const code = page.getByRole('figure').getByRole('code').first();
  const isCut = await code.evaluate((node) => {
    node.textContent = 'm'.repeat(100);
    const box = node.closest('pre');
    return !box || box.scrollWidth > box.clientWidth;
  });
  expect(isCut).toBe(false);
});

test('all parts of the home page begin below the logo', async ({ page }) => {
  await visit(page, '/');
  const main = page.getByRole('main');
  const parts = [
    main.getByRole('heading', { level: 1 }),
    main.getByRole('heading', { level: 2 }).nth(-2),
    main.getByRole('heading', { level: 2 }).last(),
    page.getByRole('contentinfo').getByRole('heading').first(),
  ];
  for (const width of [390, 961, 1024, 1200, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const starts = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.x));
    expect(new Set(starts.map((x) => Math.round(x ?? -1))).size, `${width} px: ${starts}`).toBe(1);
  }
});

test('text begins at the same place on an overview and on its pages', async ({ page }) => {
  for (const width of [1300, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const starts: number[] = [];
    for (const path of ['/config/', '/config/test/testTimeout']) {
      await visit(page, path);
      const heading = page.getByRole('main').getByRole('heading', { level: 1 });
      starts.push((await heading.boundingBox())?.x ?? 0);
    }
    expect(starts[0], `${width} px`).toBe(starts[1]);
  }
});
