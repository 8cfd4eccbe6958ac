import lunr from 'lunr';
import type { Concept } from './concept.ts';
import type { Occurrence } from './occurrences.ts';
import { TUNING } from './tuning.ts';

export interface Scored {
  place: number;
  score: number;
  /** Share of what the query asks for that the place answers, 0 to 1. */
  coverage: number;
}

type Postings = Record<string, Record<string, object> | number>;

/** The one field of the slice. Its values are sums over ours: lunr would add them up all the same. */
const FIELD = 'all';

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
  const rarities = occurrences.map((places) => rarity(places, total));
  const values = occurrences.map((places, i) => valuesOf(places, rarities[i] as number));
  const wanted = promising(concepts, values);
  const invertedIndex: Record<string, Postings> = Object.create(null);
  const fieldVectors: Record<string, lunr.Vector> = Object.create(null);
  for (const [i, places] of values.entries()) {
    const postings: Record<string, object> = Object.create(null);
    for (const [place, value] of places) {
      if (wanted && !wanted.has(place)) continue;
      postings[place] = NOTHING;
      const ref = `${FIELD}/${place}`;
      const vector = fieldVectors[ref] ?? new lunr.Vector([]);
      fieldVectors[ref] = vector;
      vector.insert(i, value);
    }
    invertedIndex[termName(i)] = { _index: i, [FIELD]: postings };
  }
  const attributes: unknown = {
    invertedIndex,
    fieldVectors,
    tokenSet: asGiven,
    fields: [FIELD],
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

const NOTHING = {};

/** What the places' fields come to together, by place. */
function valuesOf(places: Map<number, Occurrence>, rarity: number): Map<number, number> {
  const values = new Map<number, number>();
  for (const [place, { fields }] of places) {
    let sum = 0;
    for (let f = 0; f < fields.length; f++) {
      sum += (fields[f] as number) * (TUNING.fields[f] as number);
    }
    values.set(place, sum * rarity);
  }
  return values;
}

/** Places that are ranked exactly; on a large site the rest is left out by a rough sum. */
const MOST_PLACES = 250;

function promising(
  concepts: readonly Concept[],
  values: readonly Map<number, number>[],
): Set<number> | undefined {
  const sums = new Map<number, number>();
  for (const [i, places] of values.entries()) {
    const { weight } = concepts[i] as Concept;
    for (const [place, value] of places) sums.set(place, (sums.get(place) ?? 0) + weight * value);
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
