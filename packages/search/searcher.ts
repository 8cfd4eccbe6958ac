import { SEARCH_CACHE_ENTRIES, SEARCH_RESULT_LIMIT } from './constants.ts';
import { type Ranking, SearchEngine } from './engine.ts';
import { type PlannedHit, planHits, showHits, textOf } from './hits.ts';
import type { IndexFile, TermColumns } from './indexFile.ts';
import { type Marker, markerFor } from './marks.ts';
import { plain } from './names.ts';
import { byPassages, questionWords, sectionsToRead } from './passages.ts';
import { RecentMap } from './recentMap.ts';
import type { SearchOutcome, SearchRecord } from './types.ts';

/** Reads a record by its number, or fails. */
export type ReadRecord = (record: number) => Promise<SearchRecord>;

/** Reads a part of an index by its number, or fails. */
export type ReadPart = (part: number) => Promise<TermColumns>;

/** Parts read ahead, at most: a word that is not known may be in any of them. */
const AHEAD = 4;

interface Answer {
  /** Of a question whose passages were not compared yet. */
  question?: { words: string[]; ranking: Ranking } | undefined;
  plan: PlannedHit[][];
  asks: boolean;
  marker: Marker;
  suggestion?: string;
}

/** Pages of a question whose passages are compared. */
const CANDIDATES = 10;

/** Searches one index, in the browser and on a server alike. */
export class Searcher {
  private readonly engine: SearchEngine;
  private readonly readRecord: ReadRecord;
  private readonly readPart: ReadPart | undefined;
  private readonly answers = new RecentMap<string, Answer>(SEARCH_CACHE_ENTRIES);
  private readonly parts = new Map<number, Promise<void>>();
  private readonly reads = new Map<number, Promise<void>>();
  private readonly records = new Map<number, SearchRecord>();

  /** @throws {Error} when the file is not an index of the known format */
  constructor(file: IndexFile, readRecord: ReadRecord, readPart?: ReadPart) {
    this.engine = new SearchEngine(file);
    this.readRecord = readRecord;
    this.readPart = readPart;
  }

  /** Searches the index file at an address, beside which are its texts and parts. */
  static at(url: string, file: IndexFile, read: (url: string) => Promise<unknown>): Searcher {
    const numbered = (path: string, number: number): Promise<unknown> =>
      read(new URL(path.replace('*', String(number)), url).href);
    return new Searcher(
      file,
      (record) => numbered(file.records, record) as Promise<SearchRecord>,
      (part) => numbered(file.parts?.path ?? '', part) as Promise<TermColumns>,
    );
  }

  /**
   * Reads the parts of the index that a query asks about. One that cannot be read leaves an answer
   * without its words; the next search tries again.
   */
  async prepare(query: string, limit = SEARCH_RESULT_LIMIT): Promise<void> {
    const tried = new Set<number>();
    for (;;) {
      this.answer(query, limit);
      const parts = [...this.engine.index.missing].filter((part) => !tried.has(part));
      if (parts.length === 0) return;
      for (const part of parts) tried.add(part);
      await Promise.all(parts.map((part) => this.add(part)));
    }
  }

  /**
   * What is known before all parts are read, where that is sure: a page with this title stays first.
   */
  early(query: string): SearchOutcome | undefined {
    const { suggestion } = this.answer(query, SEARCH_RESULT_LIMIT);
    if (suggestion || this.engine.index.missing.size === 0) return undefined;
    const outcome = this.search(query);
    return plain(outcome.pages[0]?.title ?? '') === plain(query) ? outcome : undefined;
  }

  /** Begins to read the parts that a query asks about, its own words first, while more is typed. */
  warm(query: string): void {
    this.answer(query, SEARCH_RESULT_LIMIT);
    for (const part of [...this.engine.index.missing].slice(0, AHEAD)) void this.add(part);
  }

  /** Reads all parts that are not here yet, so that later searches wait for none, offline too. */
  readRest(): void {
    for (const part of this.engine.index.allParts()) void this.add(part);
  }

  /** What is known at once: without statements whose record was not read yet. */
  search(query: string, limit = SEARCH_RESULT_LIMIT): SearchOutcome {
    return this.shown(this.answer(query, limit));
  }

  private shown({ plan, marker, asks, suggestion }: Answer): SearchOutcome {
    return { pages: showHits(this.engine.index, plan, marker, this.records, asks), suggestion };
  }

  /**
   * The same with all statements; those whose record cannot be read stay empty. What a question finds
   * is put into order by its passages.
   */
  async searchFully(query: string, limit = SEARCH_RESULT_LIMIT): Promise<SearchOutcome> {
    await this.prepare(query, limit);
    const answer = this.answer(query, limit);
    await Promise.all(this.missing(answer).map((record) => this.load(record)));
    const { question } = answer;
    if (question) {
      const { index } = this.engine;
      const text = (section: number): string => {
        const record = this.records.get(index.sections[section]?.record ?? -1);
        return record ? textOf(index, section, record) : '';
      };
      answer.plan = planHits(byPassages(question.ranking, question.words, text), limit);
      answer.question = undefined;
    }
    return this.shown(answer);
  }

  /** Whether `searchFully` may put what is found into another order. */
  isQuestion(query: string, limit = SEARCH_RESULT_LIMIT): boolean {
    return this.answer(query, limit).question !== undefined;
  }

  /** Whether `searchFully` would add something. */
  isPartial(query: string, limit = SEARCH_RESULT_LIMIT): boolean {
    const answer = this.answer(query, limit);
    return answer.question !== undefined || this.missing(answer).length > 0;
  }

  /** How to mark the query's words in other texts. */
  marker(query: string): Marker {
    return this.answer(query, SEARCH_RESULT_LIMIT).marker;
  }

  /** Records that have the texts of the sections to show, and of those to compare. */
  private missing({ plan, question }: Answer): number[] {
    const sections = [
      ...plan.flatMap((hits) => hits.map(({ section }) => section)),
      ...(question ? sectionsToRead(question.ranking) : []),
    ];
    const wanted = sections.map((section) => this.engine.index.sections[section]?.record as number);
    return [...new Set(wanted)].filter((record) => !this.records.has(record));
  }

  // a hit without its statement is still a hit
  private load(record: number): Promise<void> {
    return once(this.reads, record, async () => {
      this.records.set(record, await this.readRecord(record));
    });
  }

  private add(part: number): Promise<void> {
    return once(this.parts, part, async () => {
      const columns = await this.readPart?.(part);
      if (columns) this.engine.index.add(part, columns);
    });
  }

  private answer(query: string, limit: number): Answer {
    const { missing } = this.engine.index;
    missing.clear();
    const key = `${limit} ${query}`;
    const known = this.answers.get(key);
    if (known) return known;
    const ranking = this.engine.rank(query, Math.max(limit, CANDIDATES));
    const marker = markerFor(this.engine.index, query, ranking.concepts);
    const words = questionWords(query, marker);
    const answer: Answer = {
      ...(words.length > 0 && { question: { words, ranking } }),
      plan: planHits(ranking, limit),
      asks: words.length > 0,
      marker,
      suggestion: ranking.suggestion,
    };
    if (missing.size === 0) this.answers.set(key, answer);
    return answer;
  }
}

/** Runs it once for a number, however often it is asked for; after a failure the next call tries again. */
function once(
  runs: Map<number, Promise<void>>,
  number: number,
  run: () => Promise<void>,
): Promise<void> {
  const own = runs.get(number) ?? run().catch(() => void runs.delete(number));
  runs.set(number, own);
  return own;
}
