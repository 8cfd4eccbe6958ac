import type { Concept } from './concept.ts';
import { conceptsOf } from './concepts.ts';
import { SEARCH_QUERY_CHARS, SEARCH_RESULT_LIMIT } from './constants.ts';
import type { IndexedPage } from './indexedPages.ts';
import type { IndexFile } from './indexFile.ts';
import { LoadedIndex } from './loadedIndex.ts';
import { type Named, Names, plain } from './names.ts';
import { normalize } from './normalize.ts';
import { occurrencesOf, pageLevel, sectionLevel } from './occurrences.ts';
import { rankPlaces, type Scored } from './rank.ts';
import { TUNING } from './tuning.ts';

/** A page found, with its sections from best to worst. */
export interface RankedPage {
  page: number;
  score: number;
  sections: { section: number; score: number }[];
}

export interface Ranking {
  pages: RankedPage[];
  /** Words of the query, normalized, by which matches are marked in texts. */
  concepts: Concept[];
  /** The query as it was understood, when it had typing errors. */
  suggestion?: string;
}

/** Pages whose sections are looked at; more than are ever shown, so that sections can reorder. */
const CANDIDATES = 10;

/** Answers queries from one index. */
export class SearchEngine {
  readonly index: LoadedIndex;
  private readonly pageLevel;
  private readonly names: Names;
  private phrases: ReturnType<typeof phrasesOf> | undefined;

  /** @throws {Error} when the file is not an index of the known format */
  constructor(file: IndexFile) {
    this.index = new LoadedIndex(file);
    this.pageLevel = pageLevel(this.index);
    this.names = new Names(this.index);
  }

  /** Ranks pages for a query. Any string is a query; an empty one finds nothing. */
  rank(query: string, limit = SEARCH_RESULT_LIMIT): Ranking {
    const { index } = this;
    const asked = query.slice(0, SEARCH_QUERY_CHARS).trim();
    const concepts = asked ? conceptsOf(index, asked) : [];
    if (concepts.length === 0) return { pages: [], concepts };

    const onPages = concepts.map((concept) => occurrencesOf(index, concept, this.pageLevel));
    const said = this.saidSections(asked);
    const named = this.names.namedBy(asked);
    const pages = best(rankPlaces(concepts, onPages, index.pages.length), (page) =>
      (named.get(page)?.bonus ?? 0) < TUNING.titleIsForm ? 1 : TUNING.named,
    ).slice(0, Math.max(CANDIDATES, limit));

    const level = sectionLevel(index, new Set(pages.map(({ place }) => place)));
    const onSections = concepts.map((concept) => occurrencesOf(index, concept, level));
    const sections = best(rankPlaces(concepts, onSections, index.sections.length), (section) =>
      said.has(section) ? TUNING.headingSaid : 1,
    );
    const ranked = this.blend(pages, sections, named).slice(0, limit);
    return { pages: ranked, concepts, suggestion: suggestionFor(asked, concepts) };
  }

  /** Sections whose whole heading the query says, as a pasted error message does. */
  private saidSections(query: string): Set<number> {
    const asked = plain(query);
    const said = new Set<number>();
    this.phrases ??= phrasesOf(this.index);
    for (const phrase of this.phrases) {
      // most headings fail at their first word already
      if (!asked.includes(phrase.first)) continue;
      phrase.whole ||= plain(phrase.heading);
      if (asked.includes(phrase.whole)) said.add(phrase.section);
    }
    return said;
  }

  /** A page with very many sections, such as a list of errors, holds some word of most questions. */
  private focus(page: number): number {
    const { first, end } = this.index.pages[page] as IndexedPage;
    return Math.min(1, Math.sqrt(TUNING.manySections / (end - first)));
  }

  private blend(pages: Scored[], sections: Scored[], named: Named): RankedPage[] {
    const topPage = pages[0]?.score ?? 1;
    const topSection = sections[0]?.score ?? 1;
    const byPage = new Map<number, RankedPage>();
    for (const { place, score } of pages) {
      byPage.set(place, { page: place, score: (TUNING.pageShare * score) / topPage, sections: [] });
    }
    for (const { place, score } of sections) {
      const owner = byPage.get((this.index.sections[place] as { page: number }).page);
      if (!owner) continue;
      if (owner.sections.length === 0) owner.score += ((1 - TUNING.pageShare) * score) / topSection;
      owner.sections.push({ section: place, score: score / topSection });
    }
    for (const ranked of byPage.values()) ranked.score *= this.focus(ranked.page);
    for (const [page, { section }] of named) {
      const own = byPage.get(page)?.sections ?? [];
      const score = Math.max(1, own[0]?.score ?? 0);
      const others = own.filter((one) => one.section !== section);
      own.splice(0, own.length, { section, score }, ...others);
    }
    const rank = ({ page, score }: RankedPage) => score + (named.get(page)?.bonus ?? 0);
    return [...byPage.values()].sort((a, b) => rank(b) - rank(a));
  }
}

const WORD = /[\p{L}\p{N}]+/u;

/** Headings of several words, with the first: one word alone is no message. */
const phrasesOf = ({ sections }: LoadedIndex) =>
  [...sections.entries()]
    .filter(([, { heading }]) => /\S\s+\S/.test(heading) || /\p{sc=Han}{4}/u.test(heading))
    .map(([section, { heading }]) => {
      return { section, heading, first: normalize(WORD.exec(heading)?.[0] ?? ''), whole: '' };
    });

const coverageFactor = (coverage: number) =>
  TUNING.coverageFloor + (1 - TUNING.coverageFloor) * coverage ** TUNING.coverageExponent;

function best(scored: Scored[], boost: (place: number) => number): Scored[] {
  return scored
    .map((one) => ({
      ...one,
      score: one.score * coverageFactor(one.coverage) * boost(one.place),
    }))
    .sort((a, b) => b.score - a.score || a.place - b.place);
}

function suggestionFor(query: string, concepts: readonly Concept[]): string | undefined {
  let mended = query;
  for (const { mended: slip } of concepts) if (slip) mended = mended.replace(slip.from, slip.to);
  return mended === query ? undefined : mended;
}
