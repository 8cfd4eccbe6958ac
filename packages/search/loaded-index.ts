import { byCount, decodeWords, NumberReader } from './codec.ts';
import { type IndexFile, KIND_BODY, KIND_CODE, KIND_NAME } from './index-file.ts';
import { type IndexedPage, type IndexedSection, readPages } from './indexed-pages.ts';
import { normalize } from './normalize.ts';
import { readSynonyms, type Synonym } from './synonyms.ts';
import { termsOf } from './terms.ts';
import { partsOf } from './tokenize.ts';

/** The fields of a page or section, in the order of their numbers. */
export const FIELDS = ['title', 'names', 'heading', 'body', 'code'] as const;
export const [TITLE, NAMES, HEADING, BODY, CODE] = [0, 1, 2, 3, 4] as const;

/** Calls back for each occurrence of a term. */
export type Visit = (section: number, field: number) => void;

/** An index in memory. Postings stay packed until a query asks for their term. */
export class LoadedIndex {
  readonly lang: string;
  readonly recordsPath: string;
  readonly pages: IndexedPage[];
  readonly sections: IndexedSection[];
  /** Terms as written, and as compared; both sorted by the latter. */
  readonly terms: string[];
  readonly keys: string[];
  readonly synonyms: Synonym[];
  private readonly numbers = new Map<string, number>();
  private readonly parts = new Map<string, number[]>();
  private partList: [string, readonly number[]][] | undefined;
  private readonly headings = new Map<number, number[]>();
  private readonly starts: Uint32Array;
  private readonly counts: Uint32Array;
  private readonly gapStarts: Uint32Array;
  private readonly file: IndexFile;
  private readonly unpacked = new Map<number, number[]>();

  /** @throws {Error} when the file is not an index of the known format */
  constructor(file: IndexFile) {
    if (file?.v !== 3 || typeof file.terms !== 'string') throw new Error('Unknown search index');
    this.file = file;
    this.lang = file.lang;
    this.recordsPath = file.records;
    this.terms = decodeWords(file.terms);
    this.keys = this.terms.map(normalize);
    this.keys.forEach((key, i) => {
      this.numbers.set(key, i);
    });
    const { pages, sections } = readPages(file);
    this.pages = pages;
    this.sections = sections;
    this.readParts();
    this.readTitles();
    this.synonyms = readSynonyms(file.synonyms);
    this.counts = new Uint32Array(this.terms.length);
    this.starts = new Uint32Array(this.terms.length);
    this.gapStarts = new Uint32Array(this.terms.length);
    this.locatePostings();
  }

  /** Number of sections that contain a term. */
  frequency(term: number): number {
    return this.counts[term] ?? 0;
  }

  /** Number of a normalized term, or undefined. */
  find(key: string): number | undefined {
    return this.numbers.get(key);
  }

  /** Numbers of the terms that contain the normalized word as a part. */
  withPart(word: string): readonly number[] {
    return this.parts.get(word) ?? [];
  }

  /** Parts that begin with the normalized prefix, each with its terms' numbers. */
  partsFrom(prefix: string): [string, readonly number[]][] {
    this.partList ??= [...this.parts];
    return prefix === ''
      ? this.partList
      : this.partList.filter(([part]) => part.startsWith(prefix));
  }

  /** Number range of the terms that begin with the normalized prefix. */
  range(prefix: string): [from: number, to: number] {
    const from = lowerBound(this.keys, prefix);
    let to = from;
    while (to < this.keys.length && (this.keys[to] as string).startsWith(prefix)) to++;
    return [from, to];
  }

  /** All occurrences of a term. */
  visit(term: number, visit: Visit): void {
    let packed = this.unpacked.get(term);
    if (!packed) {
      packed = this.unpack(term);
      this.unpacked.set(term, packed);
    }
    for (const one of packed) visit(one >> 3, one & 7);
  }

  // section and field (3 bits) in one number each
  private unpack(term: number): number[] {
    const packed: number[] = [];
    for (const place of this.headings.get(term) ?? []) {
      packed.push(((place >> 1) << 3) | (place & 1 ? HEADING : TITLE));
    }
    const gaps = new NumberReader(this.file.gaps, this.gapStarts[term]);
    const kinds = new NumberReader(this.file.kinds, this.starts[term]);
    let section = -1;
    for (let i = this.counts[term] as number; i > 0; i--) {
      section += gaps.next() + 1;
      const kind = kinds.next();
      const place = section << 3;
      if (kind & KIND_BODY) packed.push(place | BODY);
      if (kind & KIND_CODE) packed.push(place | CODE);
      if (kind & KIND_NAME) packed.push(place | NAMES);
    }
    return packed;
  }

  private readParts(): void {
    for (const [number, term] of this.terms.entries()) {
      // a flag is asked for with its dashes; its words stand in the text beside it
      if (term.startsWith('-') || !/[.\-_\p{Lu}]/u.test(term)) continue;
      for (const part of partsOf(term)) {
        const list = this.parts.get(part);
        if (list) list.push(number);
        else this.parts.set(part, [number]);
      }
    }
  }

  private readTitles(): void {
    const add = (text: string, place: number) => {
      for (const term of termsOf(text, 'name')) {
        const number = this.numbers.get(normalize(term));
        if (number === undefined) continue;
        const list = this.headings.get(number);
        if (list) list.push(place);
        else this.headings.set(number, [place]);
      }
    };
    for (const page of this.pages) add(page.title, page.first << 1);
    for (const [i, section] of this.sections.entries()) add(section.heading, (i << 1) | 1);
  }

  private locatePostings(): void {
    const counts = new NumberReader(this.file.counts);
    const gaps = new NumberReader(this.file.gaps);
    for (let term = 0; term < this.terms.length; term++) this.counts[term] = counts.next();
    let start = 0;
    for (const term of byCount(this.counts)) {
      const count = this.frequency(term);
      this.starts[term] = start;
      this.gapStarts[term] = gaps.position;
      start += count; // a kind is below 62: one character each
      gaps.skip(count);
    }
  }
}

/** Index of the first of sorted keys that is not before `key`; their number when all are. */
function lowerBound(keys: readonly string[], key: string): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] as string) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
