import { byCount, decodeWords, encodeNumber, encodeWords, NumberReader } from './codec.ts';
import { KIND_ASKED, KIND_BODY, KIND_CODE, type TermColumns } from './indexFile.ts';
import { normalize } from './normalize.ts';

/** A term, and where in which columns its postings are. */
export interface PackedTerm {
  term: string;
  key: string;
  columns: TermColumns;
  count: number;
  start: number;
  gapStart: number;
  /** A name or flag that texts say: found by each of its words. */
  isName: boolean;
  /** Texts of few sections say it, and nothing else does: a name may lie in parts then. */
  isRare: boolean;
}

/** A name or flag, as they are written. */
export const NAME = /[.\-_\p{Lu}]/u;
/** A posting in code alone, in a question alone, and in a text. */
const CODE_ALONE = encodeNumber(KIND_CODE);
const ASKED_ALONE = encodeNumber(KIND_ASKED);
const BODY_ONCE = encodeNumber(KIND_BODY);
/** Sections that say a rare name, at most. More move bytes of a first search to what follows it. */
const RARE_SECTIONS = 16;

/** The terms of an index file or of a part, postings still packed. */
export function readTerms(columns: TermColumns): PackedTerm[] {
  const counts = new NumberReader(columns.counts);
  const terms = decodeWords(columns.terms).map((term): PackedTerm => {
    const key = normalize(term);
    const packed = { term, key, columns, count: counts.next(), start: 0, gapStart: 0 };
    return { ...packed, isName: NAME.test(term), isRare: false };
  });
  const gaps = new NumberReader(columns.gaps);
  let start = 0;
  for (const i of byCount(terms.map(({ count }) => count))) {
    const one = terms[i] as PackedTerm;
    one.start = start;
    one.gapStart = gaps.position;
    start += one.count; // a kind is below 62: one character each
    gaps.skip(one.count);
    const kinds = columns.kinds.slice(one.start, start).replaceAll(ASKED_ALONE, '');
    // what nothing but code or questions say is found as it is written, and so is what one text says
    // once; with a dot it may be the only place of a member's name
    const said = kinds.length;
    if (one.count > 0 && kinds === CODE_ALONE.repeat(said)) one.isName = false;
    const isPlain = said > 0 && kinds === BODY_ONCE.repeat(said);
    one.isRare = isPlain && said <= RARE_SECTIONS;
    if (isPlain && said === 1 && !one.term.includes('.')) one.isName = false;
  }
  return terms;
}

/** Writes some of the terms that were read as columns of their own. */
export function encodeTerms(terms: readonly PackedTerm[]): TermColumns {
  let gaps = '';
  let kinds = '';
  for (const i of byCount(terms.map(({ count }) => count))) {
    const { columns, count, start, gapStart } = terms[i] as PackedTerm;
    const reader = new NumberReader(columns.gaps, gapStart);
    reader.skip(count);
    gaps += columns.gaps.slice(gapStart, reader.position);
    kinds += columns.kinds.slice(start, start + count);
  }
  return {
    terms: encodeWords(terms.map(({ term }) => term)),
    counts: terms.map(({ count }) => encodeNumber(count)).join(''),
    gaps,
    kinds,
  };
}
