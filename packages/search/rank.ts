import type { Concept } from './concept.ts';
import type { Occurrence } from './occurrences.ts';
import { TUNING } from './tuning.ts';

export interface Scored {
  place: number;
  score: number;
  /** Share of what the query asks for that the place answers, 0 to 1. */
  coverage: number;
}

/** On a large site the places with the lowest scores are left out. */
const MOST_PLACES = 250;

/**
 * Ranks places by how much of the query they hold: for each concept its weight times what the
 * place's fields come to. `total` is the number of places that there are.
 */
export function rankPlaces(
  concepts: readonly Concept[],
  occurrences: readonly Map<number, Occurrence>[],
  total: number,
): Scored[] {
  const rarities = occurrences.map((places) => rarity(places, total));
  const values = occurrences.map((places, i) => valuesOf(places, rarities[i] as number));
  const sums = new Map<number, number>();
  for (const [i, places] of values.entries()) {
    const { weight } = concepts[i] as Concept;
    for (const [place, value] of places) sums.set(place, (sums.get(place) ?? 0) + weight * value);
  }
  // Scores of different queries compare by what the queries ask for.
  const asked = Math.hypot(...concepts.map(({ weight }) => weight));
  return [...sums]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, MOST_PLACES)
    .map(([place, sum]) => {
      const coverage = coverageOf(concepts, occurrences, rarities, place);
      return { place, score: sum / asked, coverage };
    });
}

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

// As in BM25: ln(1 + (N - n + 0.5) / (n + 0.5))
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
