import { joined } from '../marks.ts';
import type { Marked } from '../types.ts';
import type { ByteRange } from './readAnswer.ts';

/**
 * Ranges counted in bytes of UTF-8, as ranges of a string (UTF-16 units). A range that begins or
 * ends inside a character takes the whole of it; what is beyond the text is dropped.
 */
export function charRanges(text: string, ranges: readonly ByteRange[]): Marked['ranges'] {
  const edges = [...ranges].sort((a, b) => a.start - b.start);
  const found: Marked['ranges'] = [];
  const open: { end: number; from: number }[] = [];
  let next = 0;
  let byte = 0;
  let unit = 0;
  for (const char of text) {
    const bytes = utf8Length(char.codePointAt(0) as number);
    for (; next < edges.length && (edges[next] as ByteRange).start < byte + bytes; next++) {
      const { start, length } = edges[next] as ByteRange;
      open.push({ end: start + length, from: unit });
    }
    byte += bytes;
    unit += char.length;
    for (let i = open.length - 1; i >= 0; i--) {
      const { end, from } = open[i] as { end: number; from: number };
      if (end > byte) continue;
      found.push([from, unit - from]);
      open.splice(i, 1);
    }
  }
  for (const { from } of open) found.push([from, unit - from]);
  return joined(found);
}

/** Ranges of a string as ranges in bytes of UTF-8. */
export function byteRanges(text: string, ranges: Marked['ranges']): ByteRange[] {
  const bytesUpTo = (end: number) => {
    let bytes = 0;
    for (const char of text.slice(0, end)) bytes += utf8Length(char.codePointAt(0) as number);
    return bytes;
  };
  return ranges.map(([start, length]) => {
    const from = bytesUpTo(start);
    return { start: from, length: bytesUpTo(start + length) - from };
  });
}

// a lone surrogate is sent as the three bytes of U+FFFD
const utf8Length = (codePoint: number) =>
  codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
