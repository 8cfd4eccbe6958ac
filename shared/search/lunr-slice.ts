import lunr from 'lunr';
import type { Concept } from './concept.ts';
import { FIELDS } from './loaded-index.ts';
import type { Occurrence } from './occurrences.ts';
import { TUNING } from './tuning.ts';

export interface Scored {
  place: number;
  score: number;
  /** Share of what the query asks for that the place answers, 0 to 1. */
  coverage: number;
}

type Postings = Record<string, Record<string, object> | number>;

// lunr expands terms through its own automaton; ours are expanded already and known to exist.
const asGiven = { intersect: (clause: unknown) => clause };

/**
 * Ranks places by a lunr index that holds only what the query's concepts met: each concept is one
 * term of it. `total` is the number of places that there are.
 */
export function rankPlaces(
  concepts: readonly Concept[],
  occurrences: readonly Map<number, Occurrence>[],
  total: number,
): Scored[] {
  const invertedIndex: Record<string, Postings> = Object.create(null);
  const fieldVectors: Record<string, lunr.Vector> = Object.create(null);
  const rarities = occurrences.map((places) => rarity(places, total));
  const wanted = promising(concepts, occurrences, rarities);
  for (const [i, places] of occurrences.entries()) {
    const postings: Postings = Object.create(null);
    postings._index = i;
    for (const field of FIELDS) postings[field] = Object.create(null) as Record<string, object>;
    for (const [place, { fields }] of places) {
      if (wanted && !wanted.has(place)) continue;
      for (const [f, value] of fields.entries()) {
        if (value === 0) continue;
        const name = FIELDS[f] as string;
        (postings[name] as Record<string, object>)[place] = {};
        const ref = `${name}/${place}`;
        const vector = fieldVectors[ref] ?? new lunr.Vector([]);
        fieldVectors[ref] = vector;
        vector.insert(i, value * (rarities[i] as number) * (TUNING.fields[f] as number));
      }
    }
    invertedIndex[termName(i)] = postings;
  }
  const attributes: unknown = {
    invertedIndex,
    fieldVectors,
    tokenSet: asGiven,
    fields: [...FIELDS],
    pipeline: new lunr.Pipeline(),
  };
  const index = new lunr.Index(attributes as lunr.Index.Attributes);
  const results = index.query((query) => {
    for (const [i, { weight }] of concepts.entries()) {
      query.term(termName(i), { boost: weight, usePipeline: false });
    }
  });
  return results.map(({ ref, score }) => {
    const place = Number(ref);
    return { place, score, coverage: coverageOf(concepts, occurrences, rarities, place) };
  });
}

/** Places that are ranked exactly; on a large site the rest is left out by a rough sum. */
const MOST_PLACES = 250;

function promising(
  concepts: readonly Concept[],
  occurrences: readonly Map<number, Occurrence>[],
  rarities: readonly number[],
): Set<number> | undefined {
  const sums = new Map<number, number>();
  for (const [i, places] of occurrences.entries()) {
    const share = (concepts[i] as Concept).weight * (rarities[i] as number);
    for (const [place, { fields }] of places) {
      let sum = 0;
      for (const [f, value] of fields.entries()) sum += value * (TUNING.fields[f] as number);
      sums.set(place, (sums.get(place) ?? 0) + share * sum);
    }
  }
  if (sums.size <= MOST_PLACES) return undefined;
  const best = [...sums].sort((a, b) => b[1] - a[1]).slice(0, MOST_PLACES);
  return new Set(best.map(([place]) => place));
}

const termName = (i: number) => `c${i}`;

// lunr's own measure: ln(1 + (N - n + 0.5) / (n + 0.5))
function rarity(places: Map<number, Occurrence>, total: number): number {
  let best = 0;
  for (const one of places.values()) best = Math.max(best, one.best);
  let count = 0;
  for (const one of places.values()) if (one.best >= best * 0.6) count++;
  return Math.log(1 + Math.max(0, total - count + 0.5) / (count + 0.5));
}

function coverageOf(
  concepts: readonly Concept[],
  occurrences: readonly Map<number, Occurrence>[],
  rarities: readonly number[],
  place: number,
): number {
  let all = 0;
  let met = 0;
  for (const [i, concept] of concepts.entries()) {
    if (!concept.counted) continue;
    const share = concept.weight * (0.5 + (rarities[i] as number));
    all += share;
    met += share * Math.min(1, (occurrences[i]?.get(place)?.best ?? 0) * 1.15);
  }
  return all === 0 ? 1 : met / all;
}
