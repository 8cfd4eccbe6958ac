import { SEARCH_CACHE_ENTRIES, SEARCH_RESULT_LIMIT } from './constants.ts';
import { SearchEngine } from './engine.ts';
import { type PlannedHit, planHits, showHits } from './hits.ts';
import type { IndexFile } from './index-file.ts';
import { type Marker, markerFor } from './marks.ts';
import { RecentMap } from './recent-map.ts';
import type { SearchOutcome, SearchRecord } from './types.ts';

/** Reads a record by its number, or fails. */
export type ReadRecord = (record: number) => Promise<SearchRecord>;

interface Answer {
  plan: PlannedHit[][];
  marker: Marker;
  suggestion?: string;
}

/** Searches one index, in the browser and on a server alike. */
export class Searcher {
  private readonly engine: SearchEngine;
  private readonly readRecord: ReadRecord;
  private readonly answers = new RecentMap<string, Answer>(SEARCH_CACHE_ENTRIES);
  private readonly records = new Map<number, SearchRecord>();

  /** @throws {Error} when the file is not an index of the known format */
  constructor(file: IndexFile, readRecord: ReadRecord) {
    this.engine = new SearchEngine(file);
    this.readRecord = readRecord;
  }

  /** What is known at once: without statements whose record was not read yet. */
  search(query: string, limit = SEARCH_RESULT_LIMIT): SearchOutcome {
    const { plan, marker, suggestion } = this.answer(query, limit);
    return { pages: showHits(this.engine.index, plan, marker, this.records), suggestion };
  }

  /** The same with all statements; those whose record cannot be read stay empty. */
  async searchFully(query: string, limit = SEARCH_RESULT_LIMIT): Promise<SearchOutcome> {
    await Promise.all(this.missing(query, limit).map((record) => this.load(record)));
    return this.search(query, limit);
  }

  /** Whether `searchFully` would add something. */
  isPartial(query: string, limit = SEARCH_RESULT_LIMIT): boolean {
    return this.missing(query, limit).length > 0;
  }

  /** How to mark the query's words in other texts. */
  marker(query: string): Marker {
    return this.answer(query, SEARCH_RESULT_LIMIT).marker;
  }

  /** Records that have the texts of the sections to show. */
  private missing(query: string, limit: number): number[] {
    const { plan } = this.answer(query, limit);
    const wanted = plan.flatMap((hits) =>
      hits.map(({ section }) => this.engine.index.sections[section]?.record as number),
    );
    return [...new Set(wanted)].filter((record) => !this.records.has(record));
  }

  private async load(record: number): Promise<void> {
    try {
      this.records.set(record, await this.readRecord(record));
    } catch {
      // a hit without its statement is still a hit; the next search tries again
    }
  }

  private answer(query: string, limit: number): Answer {
    const key = `${limit} ${query}`;
    const known = this.answers.get(key);
    if (known) return known;
    const ranking = this.engine.rank(query, limit);
    const marker = markerFor(this.engine.index, query, ranking.concepts);
    const { suggestion } = ranking;
    const answer = { plan: planHits(ranking, limit), marker, suggestion };
    this.answers.set(key, answer);
    return answer;
  }
}
