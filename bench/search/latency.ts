import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import type { IndexFile, SearchRecord } from '@rstest-docs/search';
import { KEEP_NAMES, slowCpu, slowDown } from '../slow.ts';
import { openStart } from './browser.ts';
import type { JudgedQuery, Lang } from './score.ts';

export interface FirstResult {
  /** Ctrl+K to a focused field, ms. */
  open: number;
  /** First key in it to the first result on screen, ms; the pause of 150 ms included. */
  typed: number;
  /** Longest task of the page's thread while this went on, ms. */
  longest: number;
}

/** One cold opening with the CPU slowed 4 times and a network of 40 ms and 10 Mbit/s. */
export async function firstResult(
  browser: Browser,
  url: string,
  lang: Lang,
  query: string,
): Promise<FirstResult> {
  const page = await openStart(browser, url, lang);
  await slowDown(page);
  await page.evaluate(() => {
    const times: Record<string, number> = { longest: 0 };
    Object.assign(window, { searchTimes: times });
    const once = (name: string) => {
      times[name] ??= performance.now();
    };
    addEventListener('keydown', ({ key }) => key === 'k' && once('key'), true);
    addEventListener('focusin', ({ target }) => {
      if ((target as Element).getAttribute('role') === 'combobox') once('focus');
    });
    addEventListener('input', () => once('input'), true);
    new MutationObserver(() => {
      if (document.querySelector('dialog [role="option"]')) once('result');
    }).observe(document.body, { childList: true, subtree: true });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        times.longest = Math.max(times.longest as number, duration);
      }
    }).observe({ type: 'longtask' });
  });
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').waitFor();
  await page.keyboard.insertText(query);
  await page.getByRole('option').first().waitFor();
  const times = await page.evaluate(
    () => (window as unknown as { searchTimes: Record<string, number> }).searchTimes,
  );
  await page.close();
  const { key = 0, focus = 0, input = 0, result = 0, longest = 0 } = times;
  return { open: focus - key, typed: result - input, longest };
}

export interface EngineTimes {
  load: number;
  queries: number[];
}

/**
 * The engine with the whole index and all records at hand, on a page's thread slowed 4 times: times
 * of loading and of each complete answer, ms. The worker that it runs in otherwise cannot be slowed
 * down. Of a query the best of three passes counts, as other work on the machine would be counted
 * else.
 */
export async function engineTimes(
  browser: Browser,
  url: string,
  { engine, index, records }: { engine: string; index: IndexFile; records: SearchRecord[] },
  queries: readonly JudgedQuery[],
): Promise<EngineTimes> {
  const context = await browser.newContext({ bypassCSP: true });
  await context.addInitScript(KEEP_NAMES);
  const page = await context.newPage();
  await page.goto(`${url}404`);
  await slowCpu(page);
  const times = await page.evaluate(runEngine, {
    engine: readFileSync(engine, 'utf8'),
    index: JSON.stringify(index),
    records: records.map((record) => JSON.stringify(record)),
    queries: queries.map(({ query }) => query),
  });
  await context.close();
  return times;
}

interface EngineRun {
  engine: string;
  index: string;
  records: string[];
  queries: string[];
}

async function runEngine({ engine, index, records, queries }: EngineRun): Promise<EngineTimes> {
  let answer = () => {};
  let ask: (event: { data: unknown }) => void = () => {};
  const listen = (_: string, handler: typeof ask) => {
    ask = handler;
  };
  new Function('addEventListener', 'postMessage', 'fetch', engine)(
    listen,
    ({ type, complete }: { type: string; complete?: boolean }) => {
      if (type === 'loaded' || complete) answer();
    },
    async ({ pathname }: URL) => {
      const record = records[Number.parseInt(pathname.split('/').at(-1) ?? '', 10)] ?? '';
      return { ok: true, json: async () => JSON.parse(record) as unknown };
    },
  );
  const timed = async (data: unknown): Promise<number> => {
    const start = performance.now();
    const end = await new Promise<number>((resolve) => {
      answer = () => resolve(performance.now());
      ask({ data });
    });
    return end - start;
  };
  const bytes = new TextEncoder().encode(index).buffer;
  const load = await timed({ type: 'load', id: 0, url: location.href, index: bytes });
  // spaces make it another query to the cache, the same to the engine
  const search = (query: string, pass: number) =>
    timed({ type: 'search', id: 1, query: query + ' '.repeat(pass) });
  const passes: number[][] = [];
  for (const pass of [1, 2, 3]) {
    const times: number[] = [];
    for (const query of queries) times.push(await search(query, pass));
    passes.push(times);
  }
  return { load, queries: queries.map((_, i) => Math.min(...passes.map((one) => one[i] ?? 0))) };
}

/** Value below which a share of the list lies. */
export function percentile(list: readonly number[], share: number): number {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
