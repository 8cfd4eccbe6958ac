import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type IndexFile, planHits, SearchEngine } from '@rstest-docs/search';
import { emitIndex } from '../../plugins/search/emitIndex.ts';
import { FACTS } from '../../plugins/search/factsText.ts';
import { searchPages } from '../../plugins/search/pageText.ts';
import { type JudgedQuery, type Lang, meanScores, type Scores, scoreQuery } from './score.ts';

/** Half of them (`dev`) may be looked at when the engine is tuned; `check` only tells the result. */
interface HoldoutQuery extends JudgedQuery {
  split: 'dev' | 'check';
}

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8')) as T;

/** The set that the engine is tuned on; it judges the pages of the specification's route table. */
export const TUNED = read<JudgedQuery[]>('queries.dev.json');
export const HOLDOUT = read<HoldoutQuery[]>('queries.held.json');
/** What pages beyond the route table answer, by query: the set above takes them for wrong. */
const FURTHER = read<Record<string, Record<string, number>>>('judgements.site.json');

export const withFurther = (query: JudgedQuery): JudgedQuery => ({
  ...query,
  relevant: [
    ...query.relevant,
    ...Object.entries(FURTHER[query.id] ?? {}).map(([route, grade]) => ({ route, grade })),
  ],
});

/** Results that the panel shows. */
const SHOWN = 7;

/** The engine with all pages of a language. */
export class JudgedSearch {
  readonly lang: Lang;
  readonly whole: IndexFile;
  readonly engine: SearchEngine;

  constructor(lang: Lang) {
    this.lang = lang;
    const texts = searchPages(join('docs', lang), lang === 'zh' ? '/zh' : '', FACTS);
    this.whole = emitIndex(lang, texts, { hashed: true }).whole;
    this.engine = new SearchEngine(this.whole);
  }

  /** Routes of the pages that the panel shows for a query, best first. */
  links(query: string): string[] {
    const hits = planHits(this.engine.rank(query), SHOWN);
    return hits.map(([hit]) => this.engine.index.pages[hit?.page ?? -1]?.route ?? '');
  }

  scores(queries: readonly JudgedQuery[]): Scores {
    return meanScores(queries.map((one) => scoreQuery(one, this.links(one.query))));
  }
}
