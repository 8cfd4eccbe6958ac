import { normalize } from './normalize.ts';
import { STOP_WORDS, WEAK_WORDS } from './stopwords.ts';
import { bigrams, hanPieces, tokenize } from './tokenize.ts';

export const HAN_CHAR = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}々〇ー]/u;

const LONGEST_TERM = 40;

/**
 * The terms under which a text is found, as written, in order and with repetitions: words and
 * identifiers without empty words, flags, pairs of Chinese characters.
 */
export function termsOf(text: string, source: 'prose' | 'code' | 'name'): string[] {
  const terms: string[] = [];
  for (const token of tokenize(text)) {
    if (token.kind === 'han') {
      for (const pair of hanPieces(token.text).flatMap(bigrams)) {
        if (pair.length > 1) terms.push(pair);
      }
      continue;
    }
    const plain = normalize(token.text);
    if (plain.length > LONGEST_TERM || STOP_WORDS.has(plain)) continue;
    if (token.kind === 'word') {
      if (plain.length < 2 || (source !== 'name' && WEAK_WORDS.has(plain))) continue;
      if (source === 'code' ? /^\d/.test(plain) : /^\d{1,2}$/.test(plain)) continue;
    }
    terms.push(token.text);
  }
  return terms;
}
