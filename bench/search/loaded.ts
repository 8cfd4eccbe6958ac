import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { type Lang, startPath } from './browser.ts';
import { packed } from './sizes.ts';

/** Most bytes that a first search may load, kB of 1000 under gzip. */
export const LOADED_LIMIT_KB = 60;

/** Without a request for so long, nothing more is loaded. */
const QUIET_MS = 1500;

/**
 * Files that a reader's first search loads, quotes included, each with its bytes under gzip;
 * headers are left out.
 */
export async function loadedBySearch(
  browser: Browser,
  site: { url: string; dist: string },
  lang: Lang,
  query: string,
): Promise<Map<string, number>> {
  const context = await browser.newContext({ locale: lang === 'zh' ? 'zh-CN' : 'en-US' });
  const page = await context.newPage();
  await page.goto(site.url + startPath(lang), { waitUntil: 'networkidle' });
  const files = new Map<string, number>();
  context.on('request', (request) => {
    const path = new URL(request.url()).pathname.slice(1);
    files.set(path, packed(readFileSync(join(site.dist, path))));
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.insertText(query);
  await page.getByRole('option').first().waitFor();
  await page.waitForLoadState('networkidle');
  // quotes are asked for by the worker, which the page's idleness does not tell of
  for (let before = -1; before !== files.size; ) {
    before = files.size;
    await page.waitForTimeout(QUIET_MS);
  }
  await context.close();
  return files;
}
