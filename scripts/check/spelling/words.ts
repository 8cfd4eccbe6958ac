/** A word of prose and where it stands. */
export interface Word {
  text: string;
  index: number;
}

/** Shorter words are too often abbreviations. */
const MIN_LENGTH = 4;

/** What looks like an address or a path is no prose. */
const NOT_PROSE = /(?:https?:\/\/|www\.)\S+|[\w.-]+@[\w.-]+|\S*[/\\]\S*|\b\w+\.(?:\w+)\b/g;

/** Words of a text that can be looked up: identifiers are split at their capital letters. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  const prose = text.replace(NOT_PROSE, (found) => ' '.repeat(found.length));
  for (const match of prose.matchAll(/\p{Script=Latin}+(?:['’]\p{Script=Latin}+)*/gu)) {
    const token = match[0].replaceAll('’', "'").replace(/'s$/, '');
    for (const part of token.matchAll(/\p{Lu}?[\p{Ll}']+|\p{Lu}+(?!\p{Ll})/gu)) {
      const whole = /^\p{Lu}?[\p{Ll}']+$|^\p{Lu}+$/u.test(token);
      const word = whole ? token : part[0];
      if (word.length >= MIN_LENGTH)
        words.push({ text: word, index: match.index + (whole ? 0 : part.index) });
      if (whole) break;
    }
  }
  return words;
}
