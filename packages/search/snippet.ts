import { SEARCH_SNIPPET_CHARS } from './constants.ts';
import type { Marked } from './types.ts';

/** How far a cut may move to spare a word, in UTF-16 units. */
const WORD_ROOM = 12;
/** What sets words, lines and cells apart; a window neither begins nor ends with it. */
const BETWEEN = /[\s·]/;
const LOW_SURROGATE = /[\udc00-\udfff]/;

/** A text on one line; what were lines of their own are set apart by dots. */
export const oneLine = (text: string) =>
  text
    .trim()
    .replace(/\s*\n\s*/g, ' · ')
    .replace(/\s+/g, ' ');

/**
 * The window of a marked text that shows most of its marks, as long as a result may be, with an
 * ellipsis where text was cut off. Without marks it is the beginning.
 */
export function snippet({ text, ranges }: Marked): Marked {
  const size = SEARCH_SNIPPET_CHARS;
  const first = bestStart(ranges, size);
  // some words before the first mark, so that it is read in its sentence
  let start = Math.max(0, Math.min(first - Math.floor(size / 4), text.length - size));
  let end = Math.min(text.length, start + size);
  if (start > 0) start = wordStart(text, start, first);
  end = Math.min(text.length, start + size);
  if (end < text.length) end = wordEnd(text, end, start);
  while (start < end && BETWEEN.test(text[start] as string)) start++;
  while (end > start && BETWEEN.test(text[end - 1] as string)) end--;
  const before = start > 0 ? '…' : '';
  const after = end < text.length ? '…' : '';
  const shown = text.slice(start, end);
  const shift = before.length - start;
  return {
    text: before + shown + after,
    ranges: ranges
      .filter(([at, length]) => at < end && at + length > start)
      .map(([at, length]) => {
        const from = Math.max(at, start);
        return [from + shift, Math.min(at + length, end) - from];
      }),
  };
}

// Start of the window in which most marked characters lie; the earliest of equals.
function bestStart(ranges: Marked['ranges'], size: number): number {
  let best = ranges[0]?.[0] ?? 0;
  let most = -1;
  const room = size * 0.75;
  for (const [i, [start]] of ranges.entries()) {
    let marks = 0;
    for (let j = i; j < ranges.length; j++) {
      const [at, length] = ranges[j] as [number, number];
      if (at + length > start + room) break;
      marks += length;
    }
    if (marks <= most) continue;
    most = marks;
    best = start;
  }
  return best;
}

function wordStart(text: string, start: number, limit: number): number {
  for (let i = start; i < Math.min(start + WORD_ROOM, limit); i++) {
    if (/\s/.test(text[i - 1] as string)) return i;
  }
  return LOW_SURROGATE.test(text[start] as string) ? start + 1 : start;
}

function wordEnd(text: string, end: number, start: number): number {
  for (let i = end; i > Math.max(end - WORD_ROOM, start); i--) {
    if (/\s/.test(text[i] as string)) return i;
  }
  return LOW_SURROGATE.test(text[end] as string) ? end - 1 : end;
}
