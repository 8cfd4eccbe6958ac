import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { emitIndex } from '../plugins/search/emitIndex.ts';
import { buildIfStale } from '../scripts/build/run.ts';
import { readArguments, runCommand } from '../scripts/cli/arguments.ts';
import { refuseUnknown } from '../scripts/cli/select.ts';
import { startServer } from '../scripts/server/start.ts';
import { askedScores } from './search/asked.ts';
import { launch, openPanel, runQueries, startPath } from './search/browser.ts';
import { engineTimes, type FirstResult, firstResult, percentile } from './search/latency.ts';
import type { Lang } from './search/score.ts';
import {
  FIRST_RESULT_MS,
  type JudgedQuery,
  meanScores,
  QUERY_P95_MS,
  type Scores,
  scoreQuery,
  THRESHOLDS,
} from './search/score.ts';
import { measureSizes, packed, pagesOf, SIZE_LIMIT_KIB } from './search/sizes.ts';

const DIST = 'doc_build';
const LANGS: Lang[] = ['en', 'zh'];
const COLD_QUERY = { en: 'snapshot', zh: '快照' };
const COLD_RUNS = 5;
const PARTS = ['quality', 'size', 'speed'] as const;
type Part = (typeof PARTS)[number];

const failures: string[] = [];
const must = (holds: boolean, what: string) => {
  if (!holds) failures.push(what);
};
const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;
const ratio = (value: number, mark: number) => `${(value / mark).toFixed(2)} of the mark`;
const ms = (time: number) => `${time.toFixed(1)} ms`;

function size(lang: Lang, engine: string): void {
  const sizes = measureSizes(DIST, engine, lang);
  const table = sizes.table + sizes.engine;
  console.log(
    `${lang} size (gzip): engine ${kib(sizes.engine)}, index with synonyms ${kib(sizes.table)} for the ` +
      `route table (${sizes.tablePages} pages), ${kib(sizes.site)} for the site (${sizes.pages} pages); ` +
      `${kib(table)}, ${ratio(table / 1024, SIZE_LIMIT_KIB[lang])}`,
  );
  must(table <= SIZE_LIMIT_KIB[lang] * 1024, `${lang} size of index and engine`);
}

async function loaded(browser: Browser, url: string, lang: Lang): Promise<void> {
  const { first, later } = await loadedBySearch(
    browser,
    { url, dist: DIST },
    lang,
    COLD_QUERY[lang],
  );
  const kb = (files: ReadonlyMap<string, number>) =>
    [...files.values()].reduce((sum, bytes) => sum + bytes, 0) / 1000;
  console.log(
    `${lang} loaded for a first result: ${kb(first).toFixed(1)} kB (${ratio(kb(first), LOADED_LIMIT_KB)}) ` +
      `in ${first.size} files; while it is read: ${kb(later).toFixed(1)} kB in ${later.size}`,
  );
}

async function speed(browser: Browser, url: string, lang: Lang, engine: string): Promise<void> {
  const runs: FirstResult[] = [];
  for (let i = 0; i < COLD_RUNS; i++) {
    runs.push(await firstResult(browser, url, lang, COLD_QUERY[lang]));
  }
  const median = (key: keyof FirstResult | 'both') =>
    percentile(
      runs.map((run) => (key === 'both' ? run.open + run.typed : run[key])),
      0.5,
    );
  // other work on the machine only adds: the best run says what the site can do
  const best = Math.min(...runs.map((run) => run.open + run.typed));
  const index = emitIndex(lang, pagesOf(lang), { hashed: true }).whole;
  const queries = QUERIES.filter((query) => query.lang === lang);
  const times = await engineTimes(browser, url, { engine: join(DIST, engine), index }, queries);
  const p95 = percentile(times.queries, 0.95);
  console.log(
    `${lang} speed (CPU / 4): Ctrl+K to field ${ms(median('open'))}, key to first result ${ms(median('typed'))}, ` +
      `both ${ms(median('both'))} (${ratio(median('both'), FIRST_RESULT_MS)}; best ${ms(best)}), ` +
      `longest task ${ms(median('longest'))}; load ${ms(times.load)}, ` +
      `query p50 ${ms(percentile(times.queries, 0.5))}, p95 ${ms(p95)} (${ratio(p95, QUERY_P95_MS)})`,
  );
  must(p95 <= QUERY_P95_MS, `${lang} query time at the 95th percentile`);
  must(best <= FIRST_RESULT_MS, `${lang} time to the first result`);
}

async function main(parts: Set<Part>): Promise<void> {
  await buildIfStale({ config: 'rspress.config.ts', out: DIST, quiet: true });
  const server = await startServer({ dir: DIST, base: '/', host: 'localhost', port: 0 });
  const browser = await launch();
  try {
    const page = await openPanel(browser, server.url, 'en');
    const engine = new URL(page.workers()[0]?.url() as string).pathname.slice(1);
    await page.close();
    if (parts.has('quality')) {
      const { queries, mrr, first } = askedScores();
      console.log(
        `en whole questions of users: MRR@7 ${mrr.toFixed(3)} (${queries}), first ${(first * 100).toFixed(1)} %`,
      );
    }
    for (const lang of LANGS) {
      if (parts.has('quality')) failures.push(...(await quality(browser, server.url, lang)));
      if (parts.has('size')) {
        size(lang, engine);
        await loaded(browser, server.url, lang);
      }
      if (parts.has('speed')) await speed(browser, server.url, lang, engine);
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Most bytes that a first search may load, kB of 1000 under gzip. */
const LOADED_LIMIT_KB = 60;

/** Without a request for so long, nothing more is loaded. */
const QUIET_MS = 1500;

/**
 * Files that a reader's first search loads until its result is there, and the quotes and the rest of
 * the index that follow, each with its bytes under gzip; headers are left out.
 */
async function loadedBySearch(
  browser: Browser,
  site: { url: string; dist: string },
  lang: Lang,
  query: string,
): Promise<{ first: Map<string, number>; later: Map<string, number> }> {
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
  const first = new Map(files);
  await page.waitForLoadState('networkidle');
  // quotes are asked for by the worker, which the page's idleness does not tell of
  for (let before = -1; before !== files.size; ) {
    before = files.size;
    await page.waitForTimeout(QUIET_MS);
  }
  await context.close();
  return { first, later: new Map([...files].filter(([path]) => !first.has(path))) };
}

/** Half of them (`dev`) may be looked at when the engine is tuned; `check` only tells the result. */
interface HoldoutQuery extends JudgedQuery {
  split: 'dev' | 'check';
}

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`search/${name}`, import.meta.url), 'utf8')) as T;

/** The set that the engine is tuned on; it judges the pages of the specification's route table. */
const QUERIES = read<JudgedQuery[]>('queries.dev.json');
const HOLDOUT = read<HoldoutQuery[]>('queries.held.json');
/** What pages beyond the route table answer, by query: the set above takes them for wrong. */
const FURTHER = read<Record<string, Record<string, number>>>('judgements.site.json');

function withFurther(query: JudgedQuery): JudgedQuery {
  const further = Object.entries(FURTHER[query.id] ?? {});
  return {
    ...query,
    relevant: [...query.relevant, ...further.map(([route, grade]) => ({ route, grade }))],
  };
}

/** Runs all queries of a language in the panel, prints the scores and returns what fails. */
async function quality(browser: Browser, url: string, lang: Lang): Promise<string[]> {
  const ofLang = <T extends JudgedQuery>(list: T[]) => list.filter((one) => one.lang === lang);
  const queries = ofLang(QUERIES);
  const holdout = ofLang(HOLDOUT);
  const runs = await runQueries(browser, url, lang, [...queries, ...holdout]);
  const score = (query: JudgedQuery) => scoreQuery(query, runs.get(query.id) ?? []);
  const total = meanScores(queries.map(score));
  const further = meanScores(queries.map(withFurther).map(score));
  const check = meanScores(
    holdout
      .filter(({ split }) => split === 'check')
      .map(withFurther)
      .map(score),
  );
  const dev = meanScores(holdout.filter(({ split }) => split === 'dev').map(score));
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  console.log(
    `${lang} quality over all pages: MRR@7 ${total.mrr.toFixed(3)} (${queries.length} queries), ` +
      `nDCG@7 ${total.ndcg.toFixed(3)}, first ${percent(total.first)}, no result ${percent(total.zero)}; ` +
      `with what pages beyond the route table answer ${further.mrr.toFixed(3)}`,
  );
  console.log(
    `  holdout queries: MRR@7 ${check.mrr.toFixed(3)} never tuned on (${check.queries}), ` +
      `${dev.mrr.toFixed(3)} looked at (${dev.queries})`,
  );
  console.log(`  ${byKind(queries, score)}`);
  const threshold = THRESHOLDS[lang];
  return [
    further.mrr < threshold.mrr &&
      `${lang} MRR@7 ${further.mrr.toFixed(3)}, pinned ${threshold.mrr}`,
    check.mrr < threshold.holdout &&
      `${lang} MRR@7 holdout ${check.mrr.toFixed(3)}, pinned ${threshold.holdout}`,
    Math.max(total.zero, check.zero, dev.zero) > threshold.zero &&
      `${lang} share of queries without result, at most ${threshold.zero}`,
  ].filter((what) => what !== false);
}

function byKind(queries: JudgedQuery[], score: (query: JudgedQuery) => Scores): string {
  const kinds = [...new Set(queries.map(({ kind }) => kind))];
  return kinds
    .map((kind) => {
      const { mrr } = meanScores(queries.filter((query) => query.kind === kind).map(score));
      return `${kind} ${mrr.toFixed(2)}`;
    })
    .join(', ');
}

await runCommand('bench search', async (args) => {
  const { positionals: asked } = readArguments(args, {}, PARTS.length);
  refuseUnknown('part', asked, PARTS);
  await main(new Set(asked.length > 0 ? (asked as Part[]) : PARTS));
  for (const what of failures) console.error(`bench search: below what is pinned: ${what}`);
  return failures.length > 0 ? 1 : 0;
});
