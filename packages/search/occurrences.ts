import type { Concept } from './concept.ts';
import type { Alternatives } from './expand.ts';
import type { IndexedPage, IndexedSection } from './indexedPages.ts';
import { BODY, CODE, FIELDS, type LoadedIndex, TITLE } from './loadedIndex.ts';
import { TUNING } from './tuning.ts';

/** How well a place answers a concept: by field, and the weight of the best term found in it. */
export interface Occurrence {
  fields: number[];
  best: number;
}

/** A kind of place that is ranked: pages, or the sections of some pages. */
export interface Level {
  /** Place that a section belongs to, or -1. */
  placeOf: (section: number) => number;
  lengthOf: (place: number) => number;
  averageLength: number;
  /** Places besides its own that a page's title speaks for, less loudly. */
  heirsOf: (section: number) => readonly number[];
}

export const pageLevel = (index: LoadedIndex): Level => ({
  placeOf: (section) => (index.sections[section] as IndexedSection).page,
  lengthOf: (page) => (index.pages[page] as IndexedPage).length,
  averageLength:
    index.pages.reduce((sum, { length }) => sum + length, 0) / Math.max(1, index.pages.length),
  heirsOf: () => [],
});

export const sectionLevel = (index: LoadedIndex, pages: ReadonlySet<number>): Level => ({
  placeOf: (section) =>
    pages.has((index.sections[section] as IndexedSection).page) ? section : -1,
  lengthOf: (section) => (index.sections[section] as IndexedSection).length,
  averageLength:
    index.sections.reduce((sum, { length }) => sum + length, 0) /
    Math.max(1, index.sections.length),
  heirsOf: (section) => {
    const { page } = index.sections[section] as IndexedSection;
    const { first, end } = index.pages[page] as IndexedPage;
    return Array.from({ length: end - first - 1 }, (_, i) => first + 1 + i);
  },
});

/** Plain numbers: typed arrays this short cost more to make than to use. */
const NO_FIELDS: number[] = FIELDS.map(() => 0);

/** Beyond these, what a beginning of one or two letters may become says nothing. */
const MOST_ALTERNATIVES = 40;

/** All places that answer a concept. */
export function occurrencesOf(
  index: LoadedIndex,
  concept: Concept,
  level: Level,
): Map<number, Occurrence> {
  const all = new Map<number, Occurrence>();
  for (const way of concept.ways) {
    const [first, ...rest] = way.map((word) => wordOccurrences(index, word, level));
    if (!first) continue;
    for (const [place, occurrence] of first) {
      const others = rest.map((one) => one.get(place));
      if (others.some((one) => one === undefined)) continue;
      merge(all, place, together([occurrence, ...(others as Occurrence[])]));
    }
  }
  return all;
}

function wordOccurrences(index: LoadedIndex, word: Alternatives, level: Level) {
  const found = new Map<number, Occurrence>();
  const times = new Map<number, number[]>();
  for (const { term, weight } of word.strongest(MOST_ALTERNATIVES)) {
    times.clear();
    index.visit(term, (section, field) => {
      const place = level.placeOf(section);
      if (place < 0) return;
      note(times, place, field, 1);
      if (field !== TITLE) return;
      for (const heir of level.heirsOf(section)) note(times, heir, TITLE, TUNING.titleForSections);
    });
    for (const [place, counts] of times) {
      const long = level.lengthOf(place) / level.averageLength;
      const norm = TUNING.saturation * (1 - TUNING.lengthShare + TUNING.lengthShare * long);
      const fields = counts.map((count, field) => {
        if (count === 0) return 0;
        if (field === TITLE) return weight * Math.min(1, count);
        const damp = field === BODY || field === CODE ? norm : TUNING.saturation;
        return (weight * (count * (TUNING.saturation + 1))) / (count + damp);
      });
      merge(found, place, { fields, best: weight });
    }
  }
  return found;
}

function note(times: Map<number, number[]>, place: number, field: number, count: number) {
  let counts = times.get(place);
  if (!counts) {
    counts = NO_FIELDS.slice();
    times.set(place, counts);
  }
  counts[field] = (counts[field] as number) + count;
}

function merge(into: Map<number, Occurrence>, place: number, more: Occurrence): void {
  const known = into.get(place);
  if (!known) {
    into.set(place, more);
    return;
  }
  known.best = Math.max(known.best, more.best);
  for (let i = 0; i < more.fields.length; i++) {
    known.fields[i] = Math.max(known.fields[i] as number, more.fields[i] as number);
  }
}

// The words of a phrase may stand in different fields: a member's heading, its owner's title.
function together(words: Occurrence[]): Occurrence {
  const [first] = words;
  if (words.length === 1) return first as Occurrence;
  const fields = NO_FIELDS.slice();
  for (const word of words) {
    for (let i = 0; i < fields.length; i++) {
      fields[i] = (fields[i] as number) + (word.fields[i] as number) / words.length;
    }
  }
  return { fields, best: Math.min(...words.map(({ best }) => best)) };
}
