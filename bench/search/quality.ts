import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { type Lang, runQueries } from './browser.ts';
import { FLOOR, type JudgedQuery, meanScores, type Scores, scoreQuery } from './score.ts';

/** Half of them (`dev`) may be looked at when the engine is tuned; `check` only tells the result. */
interface HeldQuery extends JudgedQuery {
  split: 'dev' | 'check';
}

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as T;

/** The set that the engine is tuned on; it judges the pages of the specification's route table. */
export const QUERIES = read<JudgedQuery[]>('queries.dev.json');
const HELD = read<HeldQuery[]>('queries.held.json');
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
export async function quality(browser: Browser, url: string, lang: Lang): Promise<string[]> {
  const ofLang = <T extends JudgedQuery>(list: T[]) => list.filter((one) => one.lang === lang);
  const queries = ofLang(QUERIES);
  const held = ofLang(HELD);
  const runs = await runQueries(browser, url, lang, [...queries, ...held]);
  const score = (query: JudgedQuery) => scoreQuery(query, runs.get(query.id) ?? []);
  const total = meanScores(queries.map(score));
  const further = meanScores(queries.map(withFurther).map(score));
  const check = meanScores(
    held
      .filter(({ split }) => split === 'check')
      .map(withFurther)
      .map(score),
  );
  const dev = meanScores(held.filter(({ split }) => split === 'dev').map(score));
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  console.log(
    `${lang} quality over all pages: MRR@7 ${total.mrr.toFixed(3)} (${queries.length} queries), ` +
      `nDCG@7 ${total.ndcg.toFixed(3)}, first ${percent(total.first)}, no result ${percent(total.zero)}; ` +
      `with what pages beyond the route table answer ${further.mrr.toFixed(3)}`,
  );
  console.log(
    `  held queries: MRR@7 ${check.mrr.toFixed(3)} never tuned on (${check.queries}), ` +
      `${dev.mrr.toFixed(3)} looked at (${dev.queries})`,
  );
  console.log(`  ${byKind(queries, score)}`);
  const floor = FLOOR[lang];
  return [
    further.mrr < floor.mrr && `${lang} MRR@7 ${further.mrr.toFixed(3)}, pinned ${floor.mrr}`,
    check.mrr < floor.held && `${lang} MRR@7 held ${check.mrr.toFixed(3)}, pinned ${floor.held}`,
    Math.max(total.zero, check.zero, dev.zero) > floor.zero &&
      `${lang} share of queries without result, at most ${floor.zero}`,
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
