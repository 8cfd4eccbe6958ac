import { normalize } from './normalize.ts';
import { HAN_PARTICLE } from './stopwords.ts';

/** A word, identifier, flag or run of Chinese as found in a text. */
export interface Token {
  /** As written, without surrounding punctuation. */
  text: string;
  /** Place in the text, in UTF-16 units. */
  start: number;
  end: number;
  /** `han`: characters written without spaces between words; `flag`: `-u`, `--update`. */
  kind: 'word' | 'han' | 'flag';
}

const HAN = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}々〇ー';
const CHAR = `(?:(?![${HAN}])[\\p{L}\\p{N}\\p{M}_$])`;
const SCANNER = new RegExp(
  `([${HAN}]+)|((?<!${CHAR}|-)--?(?=\\p{L}))?(${CHAR}+(?:[.\\-]${CHAR}+)*)`,
  'gu',
);
const ASCII = /^[\0-\x7f]*$/;
const ASCII_SCANNER = /()((?<![\w$-])--?(?=[a-z]))?([\w$]+(?:[.-][\w$]+)*)/gi;

/**
 * Splits a text into tokens, in order. Dotted and hyphenated names stay whole (`rs.fn`,
 * `happy-dom`), flags keep their dashes, a run of Chinese is one token; everything else ends a
 * token.
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  const scanner = ASCII.test(text) ? ASCII_SCANNER : SCANNER;
  scanner.lastIndex = 0;
  for (let match = scanner.exec(text); match; match = scanner.exec(text)) {
    const found = match[0];
    const kind = match[1] ? 'han' : match[2] ? 'flag' : 'word';
    tokens.push({ text: found, start: match.index, end: match.index + found.length, kind });
  }
  return tokens;
}

const CAMEL = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[^\p{Lu}]+/gu;

/** The words of an identifier: `useFakeTimers` gives use, Fake, Timers; `URLPath` gives URL, Path. */
export function camelWords(identifier: string): string[] {
  return identifier.match(CAMEL) ?? [];
}

/**
 * What a term can also be found by, normalized: the parts between dots, hyphens and underscores,
 * the words of camel case, and the tails of a name (`faketimers` in `useFakeTimers`), each longer
 * than one character. The term itself is not among them.
 */
export function partsOf(term: string): string[] {
  const whole = normalize(term);
  const parts = new Set<string>();
  const pieces = term.split(/[.\-_]+/).filter(Boolean);
  for (const piece of pieces) {
    parts.add(normalize(piece));
    const words = camelWords(piece);
    for (let i = 0; i < words.length; i++) {
      parts.add(normalize(words[i] as string));
      parts.add(normalize(words.slice(i).join('')));
    }
  }
  if (pieces.length > 2) parts.add(normalize(pieces.slice(1).join('.')));
  if (pieces.length > 1) parts.add(normalize(pieces.join('')));
  parts.delete(whole);
  return [...parts].filter((part) => part.length > 1);
}

/** The pieces of a run of Chinese between characters that only join words. */
export const hanPieces = (run: string) => run.split(HAN_PARTICLE).filter(Boolean);

/** The pairs of neighboring characters in a run of Chinese; a lone character is its own pair. */
export function bigrams(run: string): string[] {
  const chars = [...run];
  if (chars.length < 2) return chars;
  return chars.slice(1).map((char, i) => (chars[i] as string) + char);
}
