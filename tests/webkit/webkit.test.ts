import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@rstest/core';
import { buildIfStale } from '../../scripts/build/run.ts';
import { startPlainServer } from '../support/plainServer.ts';
import { SITES } from '../support/sites.ts';
import { t } from '../support/strings.ts';
import { findWebkit, startWebkit, type WebkitPage } from './driver.ts';

/**
 * What only another engine shows: whether the scripts of a page start there at all. A host without
 * headers serves the pages, because the driver loses a page that isolates itself from other windows.
 */
// In CI a machine without it is a failure; elsewhere few have it.
describe.runIf(Boolean(process.env.CI ?? findWebkit()))('in WebKit', () => {
  let host: Awaited<ReturnType<typeof startPlainServer>>;
  let page: WebkitPage;
  beforeAll(async () => {
    await buildIfStale(SITES.main);
    host = await startPlainServer(SITES.main.out);
    page = await startWebkit();
  });
  afterAll(async () => {
    await page?.stop();
    await host?.stop();
  });
  beforeEach(async () => {
    await page.open(`${host.url}/guide/start/quick-start`);
    await page.until(HYDRATED);
    // a loaded page has forgotten it
    await page.run('window.stayed = true');
  });

  const HYDRATED = `
    const link = document.querySelector('a[rel="next"]');
    return Object.keys(link).some((key) => key.startsWith('__reactProps'))`;
  const stayed = () => page.run('return window.stayed === true');
  const SHOWN = 'return document.title.startsWith(arguments[0])';

  test('a link changes the page without loading it, and back returns', async () => {
    await page.until(`document.querySelector('a[rel="next"]').click(); return true`);
    await page.until(SHOWN, 'Tutorial');
    expect(await stayed()).toBe(true);
    await page.run('history.back()');
    await page.until(SHOWN, 'Quick start');
    expect(await stayed()).toBe(true);
  });

  test('search opens by its keys, finds a page and leads to it', async () => {
    await page.press('Control', 'k');
    await page.until('return document.activeElement.role === "combobox"');
    for (const key of 'snapshot') await page.press(key);
    const first =
      'return document.querySelector("[role=option]")?.innerText.startsWith(arguments[0])';
    await page.until(first, 'Snapshots');
    await page.press('Enter');
    await page.until(SHOWN, 'Snapshots');
    expect(await stayed()).toBe(true);
  });

  test('a theme is chosen, and kept by the next page that loads', async () => {
    const choose = `
    const labelled = ({ labels }) => labels[0]?.innerText || labels[0]?.title;
    const radios = [...document.querySelectorAll('input[type="radio"]')];
    radios.find((one) => (one.ariaLabel ?? labelled(one)) === arguments[0]).click();
    return true`;
    const colors = 'return getComputedStyle(document.documentElement).colorScheme';
    await page.until(choose, t('theme.dark'));
    await page.until(`${colors} === 'dark'`);
    await page.open(`${host.url}/guide/start/tutorial`);
    expect(await page.run(colors)).toBe('dark');
  });
});
