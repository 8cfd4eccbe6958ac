/**
 * The index of one language (and version) as it is emitted. Columns of text rather than records,
 * for size; `loadedIndex.ts` reads it. Titles and headings are not in the postings: the engine
 * takes their words from here.
 */
export interface IndexFile extends TermColumns {
  /** Format; a reader refuses any other. */
  v: 3;
  lang: string;
  /** Address of a record, relative to the index file, with `*` for its number. */
  records: string;
  /** Pages: `route⇥title⇥trail` lines; without a trail where it is that of the line before. */
  pages: string;
  /**
   * By page, an empty line between pages: `<depth><heading>` or `<depth><heading>⇥<id>` lines.
   * A section that begins another record of its page has 2 more as its depth.
   */
  headings: string;
  /** `<section>⇥<version>` lines of sections about names that a known version added, if any. */
  since?: string;
  /** Words of headings that mean little in a query, separated by spaces, if there are any. */
  faint?: string;
  /** Lengths of the sections' texts in tokens, as powers of two; one number a section. */
  lengths: string;
  /** Lines of synonyms whose right side the pages contain. */
  synonyms: string;
  /** Where the rest of the terms is, if they are not all here. */
  parts?: IndexParts;
}

/** Terms and where each is found. */
export interface TermColumns {
  /** Terms as written, sorted by their normalized form. */
  terms: string;
  /** Postings of each term: number of them, then gap of section numbers and kind for each. */
  counts: string;
  gaps: string;
  kinds: string;
}

/** Plain words lie in parts by their first two characters; a query fetches those that it asks about. */
export interface IndexParts {
  /** Address of a part, relative to the index file, with `*` for its number. */
  path: string;
  /** What the words of each part after the first one begin with at least, in order. */
  from: string[];
}

/** Where in a section a term is: bits of a posting's kind. */
export const KIND_BODY = 1;
export const KIND_CODE = 2;
export const KIND_NAME = 4;
/** In a question that it answers, and nowhere in its text. */
export const KIND_ASKED = 8;

/** Added to the depth of a section that begins a record. */
export const RECORD_START = 2;
