import type { LoadedIndex } from './loadedIndex.ts';
import { stem } from './stem.ts';
import { TUNING } from './tuning.ts';

/** A term that stands for a word of the query, and how well: 1 is the word itself. */
export interface Alternative {
  term: number;
  weight: number;
}

/** Words shorter than this are not taken as the start of a longer part. */
const PART_PREFIX_CHARS = 3;

/** Collects alternatives, the best weight of each term. */
export class Alternatives {
  readonly weights = new Map<number, number>();

  add(term: number | undefined, weight: number): void {
    if (term === undefined) return;
    if ((this.weights.get(term) ?? 0) < weight) this.weights.set(term, weight);
  }

  get size(): number {
    return this.weights.size;
  }

  /** The best of them, best first. */
  strongest(most: number): Alternative[] {
    return [...this.weights]
      .map(([term, weight]) => ({ term, weight }))
      .sort((a, b) => b.weight - a.weight || a.term - b.term)
      .slice(0, most);
  }
}

/** The term itself, its other grammatical forms and the names that contain it as a word. */
export function addForms(index: LoadedIndex, word: string, into: Alternatives, scale = 1): void {
  into.add(index.find(word), TUNING.exact * scale);
  addParts(index, word, into, TUNING.part * scale);
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return;
  const root = stem(word);
  const [from, to] = index.range(root.slice(0, Math.max(3, root.length - 1)), word);
  for (let i = from; i < to; i++) {
    const key = index.keys[i] as string;
    if (key.length <= word.length + 5 && stem(key) === root) into.add(i, TUNING.stem * scale);
  }
  for (const form of inflections(word, root)) {
    addParts(index, form, into, TUNING.part * 0.65 * scale);
  }
}

/** Names that contain the word. */
export function addParts(
  index: LoadedIndex,
  word: string,
  into: Alternatives,
  scale: number,
): void {
  for (const term of index.withPart(word)) into.add(term, scale);
}

const inflections = (word: string, root: string) =>
  [root, `${root}s`, `${root}ed`, `${root}ing`, `${root}e`, `${root}es`].filter(
    (form) => form !== word,
  );

/** Terms that begin with the word, the less the longer they are. */
export function addPrefixes(index: LoadedIndex, word: string, into: Alternatives, scale = 1): void {
  const [from, to] = index.range(word);
  for (let i = from; i < to; i++) {
    const rest = (index.keys[i] as string).length - word.length;
    if (rest > 0) into.add(i, TUNING.prefix * scale * (0.6 + 0.4 / (1 + rest / 4)));
  }
  if (word.length < PART_PREFIX_CHARS) return;
  for (const [, terms] of index.partsFrom(word)) {
    for (const term of terms) into.add(term, TUNING.partPrefix * scale);
  }
}
