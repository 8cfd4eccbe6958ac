/**
 * Numbers and sorted words as printable ASCII, so that an index stays a plain JSON file and still
 * packs as densely under gzip as a binary one.
 */

// The 93 printable characters that JSON writes as they are; 62 of them end a number.
const ALPHABET = [...Array(95).keys()]
  .map((i) => String.fromCharCode(32 + i))
  .filter((char) => char !== '"' && char !== '\\')
  .join('');
const FINAL = 62;
const MORE = ALPHABET.length - FINAL;
const VALUE = new Int8Array(127);
for (let i = 0; i < ALPHABET.length; i++) VALUE[ALPHABET.charCodeAt(i)] = i;

const CUT_OFF = 'Search index is cut off';

/** Writes a number from 0 up; numbers below 62 take one character. */
export function encodeNumber(value: number): string {
  let rest = value;
  let text = '';
  while (rest >= FINAL) {
    text += ALPHABET[FINAL + (rest % MORE)];
    rest = Math.floor(rest / MORE) - 2;
  }
  return text + ALPHABET[rest];
}

/** Reads numbers written by `encodeNumber`, one after the other. */
export class NumberReader {
  private readonly text: string;
  position: number;

  constructor(text: string, position = 0) {
    this.text = text;
    this.position = position;
  }

  get done(): boolean {
    return this.position >= this.text.length;
  }

  /** Passes over so many numbers. */
  skip(count: number): void {
    for (let left = count; left > 0; this.position++) {
      const digit = VALUE[this.text.charCodeAt(this.position)];
      if (digit === undefined) throw new Error(CUT_OFF);
      if (digit < FINAL) left--;
    }
  }

  next(): number {
    const digit = VALUE[this.text.charCodeAt(this.position++)];
    if (digit === undefined) throw new Error(CUT_OFF);
    if (digit < FINAL) return digit;
    return digit - FINAL + MORE * (this.next() + 2);
  }
}

/**
 * The order in which the lists of terms are written: short ones first, as lists of one length hold
 * numbers of one kind, which packs better.
 */
export const byCount = (counts: ArrayLike<number>): number[] =>
  Array.from(counts, (_, i) => i).sort((a, b) => Number(counts[a]) - Number(counts[b]));

/** Writes sorted words, each as the length it shares with the one before and the rest of it. */
export function encodeWords(words: readonly string[]): string {
  let before = '';
  let text = '';
  for (const word of words) {
    let shared = 0;
    while (shared < before.length && before[shared] === word[shared]) shared++;
    text += `${encodeNumber(shared)}${word.slice(shared)}\n`;
    before = word;
  }
  return text;
}

/** Reads what `encodeWords` wrote. */
export function decodeWords(text: string): string[] {
  const words: string[] = [];
  const reader = new NumberReader(text);
  let before = '';
  while (!reader.done) {
    const shared = reader.next();
    const end = text.indexOf('\n', reader.position);
    before = before.slice(0, shared) + text.slice(reader.position, end);
    words.push(before);
    reader.position = end + 1;
  }
  return words;
}
