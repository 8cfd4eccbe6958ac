import { editDistance } from './editDistance.ts';
import type { Alternatives } from './expand.ts';
import type { LoadedIndex } from './loadedIndex.ts';
import { TUNING } from './tuning.ts';

/** Most edits forgiven in a word of this length. */
export const editsFor = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** A beginning of a longer word is a weaker guess than the whole of another. */
const BEGINNING = 0.8;

/**
 * Terms that the word is a misspelling of; with `open`, also those it may become. Only the nearest
 * count.
 */
export function addMisspelt(
  index: LoadedIndex,
  word: string,
  open: boolean,
  into: Alternatives,
): void {
  const limit = editsFor(word.length);
  // `5000ms` is no misspelling of `1000ms`
  if (limit === 0 || /^\d/.test(word)) return;
  const letters = lettersOf(word);
  let nearest = limit;
  const found: { terms: readonly number[]; distance: number; weight: number }[] = [];
  const compare = (candidate: string, terms: readonly number[], scale: number) => {
    const { length } = candidate;
    if (length < 3 || length < word.length - nearest) return;
    // each edit takes away at most one letter of the word
    if (bits(letters & ~lettersOf(candidate)) > nearest) return;
    const whole = length <= word.length + nearest;
    if (!whole && !open) return;
    let distance = whole ? editDistance(word, candidate, nearest) : nearest + 1;
    let weight = scale;
    if (distance > nearest && open && length > word.length) {
      distance = editDistance(word, candidate.slice(0, word.length + nearest), nearest, true);
      weight *= BEGINNING;
    }
    // a wrong first letter is rare, and what it would let in is not
    if (distance > nearest || (candidate[0] !== word[0] && distance > 1)) return;
    nearest = distance;
    found.push({ terms, distance, weight });
  };
  for (const [i, key] of index.allKeys().entries()) compare(key, [i], 1);
  for (const [part, terms] of index.partsFrom('')) compare(part, terms, TUNING.part);
  for (const { terms, distance, weight } of found) {
    if (distance > nearest) continue;
    for (const term of terms) into.add(term, (TUNING.fuzzy * weight) / (1 + 0.2 * distance));
  }
}

// The letters of a word as bits; others than a to z share the rest.
function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) & 31);
  return letters;
}

function bits(number: number): number {
  let count = 0;
  for (let rest = number; rest !== 0; rest &= rest - 1) count++;
  return count;
}
