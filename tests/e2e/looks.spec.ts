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

test('nothing moves in the text when the next page is shown', async ({ page }) => {
  // Nine pages.
  test.setTimeout(90_000);
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
  await page.setViewportSize({ width: 1366, height: 1200 });
  await visit(page, '/guide/start/quick-start');
  for (let i = 0; i < 8; i++) {
    const before = page.url();
    await clickNext(page);
    await expect(page).not.toHaveURL(before);
    await ready(page);
  }
  const moved = await page.evaluate(() => (window as unknown as { moved: string[] }).moved);
  expect(moved).toEqual([]);
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
