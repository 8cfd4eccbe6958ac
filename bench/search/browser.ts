import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../scripts/browser/find.ts';
import type { JudgedQuery, Lang } from './score.ts';

export const startPath = (lang: Lang) =>
  lang === 'zh' ? 'zh/guide/start/quick-start' : 'guide/start/quick-start';

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: findBrowser()?.path, args: ['--no-sandbox'] });

/** A page of a language with the panel open. */
export async function openPanel(browser: Browser, url: string, lang: Lang): Promise<Page> {
  const page = await browser.newPage({ locale: lang === 'zh' ? 'zh-CN' : 'en-US' });
  await page.goto(url + startPath(lang), { waitUntil: 'networkidle' });
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').waitFor();
  return page;
}

/** Links that the panel shows for each query, best first, by the query's id. */
export async function runQueries(
  browser: Browser,
  url: string,
  lang: Lang,
  queries: readonly JudgedQuery[],
): Promise<Map<string, string[]>> {
  const page = await openPanel(browser, url, lang);
  const answered = page.locator('dialog [data-answered]');
  const runs = new Map<string, string[]>();
  for (const { id, query } of queries) {
    await page.getByRole('combobox').fill(query);
    await answered.and(page.locator(`[data-answered=${JSON.stringify(query.trim())}]`)).waitFor();
    const links = await page
      .getByRole('option')
      .evaluateAll((list) => list.map((one) => (one as HTMLAnchorElement).href));
    runs.set(id, links);
  }
  await page.close();
  return runs;
}
