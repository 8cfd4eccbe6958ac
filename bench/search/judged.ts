import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type IndexFile,
  recordsOf,
  SearchEngine,
  Searcher,
  type SearchRecord,
} from '@rstest-docs/search';
import type { AskedQuestion } from '../../content/asked.ts';
import { langPrefix } from '../../content/languages.ts';
import { emitIndex } from '../../plugins/search/emitIndex.ts';
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

/** The engine with all pages of a language. */
export class JudgedSearch {
  readonly lang: Lang;
  readonly whole: IndexFile;
  readonly records: SearchRecord[];
  readonly engine: SearchEngine;
  private readonly searcher: Searcher;

  /** `asked`: the questions that the index holds; left out, all that are known. */
  constructor(lang: Lang, asked?: readonly AskedQuestion[]) {
    this.lang = lang;
    const texts = searchPages(join('docs', lang), langPrefix(lang));
    this.whole = emitIndex(lang, texts, { hashed: true, ...(asked && { asked }) }).whole;
    this.engine = new SearchEngine(this.whole);
    this.records = recordsOf(texts);
    this.searcher = new Searcher(
      this.whole,
      async (record) => this.records[record] as SearchRecord,
    );
  }

  /** Routes of the pages that the panel shows for a query, best first. */
  async links(query: string): Promise<string[]> {
    const { pages } = await this.searcher.searchFully(query);
    return pages.map(({ routePath }) => routePath);
  }

  async scores(queries: readonly JudgedQuery[]): Promise<Scores> {
    const scored = queries.map(async (one) => scoreQuery(one, await this.links(one.query)));
    return meanScores(await Promise.all(scored));
  }
}
