import { normalize } from './normalize.ts';
import { STOP_WORDS } from './stopwords.ts';
import { bigrams, tokenize } from './tokenize.ts';

/** A way of saying something, as comparable words, and what is looked for besides it. */
export interface Synonym {
  said: string[];
  found: string[];
  /** Both mean the same: each side is looked for when the other is said. */
  same: boolean;
}

const items = (list: string) => list.split(',').map((item) => item.trim());

/** The comparable words of a phrase: normalized tokens, a run of Chinese as it is. */
export const phraseWords = (phrase: string) => tokenize(phrase).map(({ text }) => normalize(text));

/** The same without empty words, unless that leaves one word of several, or none. */
export function tellingWords(phrase: string): string[] {
  const words = phraseWords(phrase);
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return telling.length > 1 ? telling : words;
}

/** Reads lines of the form `said, said > found, found` and `one = other`. */
export function readSynonyms(lines: string): Synonym[] {
  const list: Synonym[] = [];
  for (const line of lines.split('\n')) {
    const same = line.includes(' = ');
    const [left, right] = line.split(same ? ' = ' : ' > ');
    if (!left || !right) continue;
    const add = (one: string, other: string) => {
      for (const said of items(one)) {
        list.push({ said: tellingWords(said), found: items(other), same });
      }
    };
    add(left, right);
    if (same) add(right, left);
  }
  return list;
}

/** Drops from the right side what the index does not know, and lines that keep nothing there. */
export function pruneSynonyms(lines: string, known: (term: string) => boolean): string {
  const parts = (word: string) => {
    const [first] = tokenize(word);
    return first?.kind === 'han' ? bigrams(word) : [word];
  };
  const kept = (phrase: string) =>
    phraseWords(phrase).every((word) => parts(word).every((part) => known(part)));
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      if (line.includes(' = ')) return line;
      const [left = '', right = ''] = line.split(' > ');
      const found = items(right).filter(kept);
      return found.length > 0 ? `${left} > ${found.join(', ')}` : '';
    })
    .filter(Boolean)
    .join('\n');
}

/** Prefixes of other frameworks' objects, and ours: `vi.fn` is looked for as `rs.fn` too. */
export function translateName(name: string): string | undefined {
  const translated = name.replace(/^(?:jest|vi|vitest|rstest)\.(?=.)/, 'rs.');
  return translated === name ? undefined : translated;
}
