import type { Concept } from './concept.ts';
import { hanPairs } from './han.ts';
import type { LoadedIndex } from './loadedIndex.ts';
import { normalize } from './normalize.ts';
import { STOP_WORDS } from './stopwords.ts';
import { HAN_CHAR } from './terms.ts';
import { bigrams, tokenize } from './tokenize.ts';
import type { Marked } from './types.ts';

/** What is marked in titles and texts for a query. Plain data: it crosses to other threads. */
export interface Marker {
  /** Words as typed, normalized; marked also inside names. */
  typed: string[];
  /** Normalized terms that stand for them: other forms, corrections, synonyms. */
  terms: string[];
}

const WEAKEST = 0.45;
const MOST_TERMS = 60;

/** What the query's words and their alternatives are, for `mark`. */
export function markerFor(index: LoadedIndex, query: string, concepts: readonly Concept[]): Marker {
  const tokens = tokenize(query).slice(0, 24);
  const words = tokens.flatMap(({ kind, text }) => {
    if (kind === 'han') return hanPairs(text);
    const whole = normalize(text);
    return [whole, ...whole.replace(/^-+/, '').split(/[.-]/)].filter((word) => word.length > 1);
  });
  const telling = words.filter((word) => !STOP_WORDS.has(word) && !index.faint.has(word));
  const typed = [...new Set(telling.length > 0 ? telling : words)];
  const terms = new Set<string>();
  for (const { ways } of concepts) {
    for (const alternatives of ways.flat()) {
      for (const [term, weight] of alternatives.weights) {
        const key = index.keys[term] as string;
        if (weight < WEAKEST || index.faint.has(key) || typed.some((word) => key.includes(word)))
          continue;
        if (terms.size < MOST_TERMS) terms.add(key);
      }
    }
  }
  return { typed, terms: [...terms] };
}

/** Marks a text: words as typed, at word and name boundaries, and whole terms that stand for them. */
export function mark(text: string, marker: Marker): Marked {
  const terms = new Set([...marker.terms, ...marker.typed]);
  const ranges: Marked['ranges'] = [];
  for (const { kind, text: word, start } of tokenize(text)) {
    if (kind === 'han') {
      for (const [i, pair] of bigrams(word).entries()) {
        if (terms.has(pair)) ranges.push([start + i, pair.length]);
      }
      continue;
    }
    const key = normalize(word);
    if (terms.has(key)) ranges.push([start, word.length]);
    else if (key.length === word.length) {
      for (const typed of marker.typed) {
        const at = placeInName(word, key, typed);
        if (at >= 0) ranges.push([start + at, typed.length]);
      }
    }
  }
  return { text, ranges: joined(ranges) };
}

// Where a word begins inside a name: at its start, after a separator or at an upper-case letter.
function placeInName(written: string, key: string, word: string): number {
  if (HAN_CHAR.test(word)) return -1;
  for (let at = key.indexOf(word); at >= 0; at = key.indexOf(word, at + 1)) {
    const char = written[at] as string;
    if (at === 0 || char !== char.toLowerCase() || !/[\p{L}\p{N}]/u.test(key[at - 1] as string)) {
      return at;
    }
  }
  return -1;
}

/** Sorts ranges and joins those that touch. */
export function joined(ranges: Marked['ranges']): Marked['ranges'] {
  const result: Marked['ranges'] = [];
  for (const [start, length] of [...ranges].sort((a, b) => a[0] - b[0] || b[1] - a[1])) {
    const last = result.at(-1);
    if (last && start <= last[0] + last[1]) last[1] = Math.max(last[1], start + length - last[0]);
    else result.push([start, length]);
  }
  return result;
}
