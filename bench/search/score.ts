import { splitLang } from '../../content/languages.ts';
import { stemOf } from '../../shared/site/addresses.ts';

/** The judged queries are in these; a third language of the site has none yet. */
export type Lang = 'en' | 'zh';

/** A query with the pages that answer it: 3 is the answer, 2 answers too, 1 helps. */
export interface JudgedQuery {
  id: string;
  lang: Lang;
  query: string;
  kind: string;
  relevant: { route: string; grade: number }[];
}

export interface Scores {
  queries: number;
  /** Mean reciprocal rank of the first page that answers, among the first seven pages. */
  mrr: number;
  /** Discounted gain of the first seven pages over the best possible one. */
  ndcg: number;
  /** Share of queries whose first page answers. */
  first: number;
  /** Share of queries without any result. */
  zero: number;
}

const PAGES = 7;

/** Route of a link without origin, anchor, language and endings, as the judgements name pages. */
export function judgedRoute(link: string): string {
  const path = decodeURIComponent(new URL(link, 'http://site.test').pathname);
  return stemOf(splitLang(path).path) || '/';
}

/** Scores one ranked list of links. Later links to the same page do not count. */
export function scoreQuery(query: JudgedQuery, links: readonly string[]): Scores {
  const grades = new Map(query.relevant.map(({ route, grade }) => [judgedRoute(route), grade]));
  const enough = Math.max(...grades.values()) >= 2 ? 2 : 1;
  const pages = [...new Set(links.map(judgedRoute))].slice(0, PAGES);
  const rank = pages.findIndex((page) => (grades.get(page) ?? 0) >= enough);
  const ideal = [...grades.values()].sort((a, b) => b - a).slice(0, PAGES);
  return {
    queries: 1,
    mrr: rank < 0 ? 0 : 1 / (rank + 1),
    ndcg: gain(pages.map((page) => grades.get(page) ?? 0)) / gain(ideal),
    first: rank === 0 ? 1 : 0,
    zero: links.length === 0 ? 1 : 0,
  };
}

const gain = (grades: number[]) =>
  grades.reduce((sum, grade, i) => sum + (2 ** grade - 1) / Math.log2(i + 2), 0);

/** Mean of scores; all zero for none. */
export function meanScores(list: readonly Scores[]): Scores {
  const mean = (key: keyof Scores) =>
    list.reduce((sum, one) => sum + one[key], 0) / Math.max(1, list.length);
  return {
    queries: list.length,
    mrr: mean('mrr'),
    ndcg: mean('ndcg'),
    first: mean('first'),
    zero: mean('zero'),
  };
}

/**
 * What search must reach over all pages of the site; `npm run bench -- search` fails below it. `mrr`
 * is that of the tuned set, `holdout` that of queries the engine was never tuned on, `zero` the share
 * of queries without any result.
 */
export const THRESHOLDS: Record<Lang, { mrr: number; holdout: number; zero: number }> = {
  en: { mrr: 0.96, holdout: 0.94, zero: 0.01 },
  zh: { mrr: 0.95, holdout: 0.92, zero: 0.01 },
};

/** Slowed 4 times: a complete answer at the 95th percentile, texts of sections included, ms. */
export const QUERY_P95_MS = 15;
/** Slowed 4 times: Ctrl+K to the field, and first key in it to the first result, ms together. */
export const FIRST_RESULT_MS = 300;
