import { NumberReader } from './codec.ts';
import { type IndexedPage, type IndexedSection, readPages } from './indexedPages.ts';
import {
  type IndexFile,
  KIND_ASKED,
  KIND_BODY,
  KIND_CODE,
  KIND_NAME,
  type TermColumns,
} from './indexFile.ts';
import { normalize } from './normalize.ts';
import { partOf } from './parts.ts';
import { readSynonyms, type Synonym } from './synonyms.ts';
import { type PackedTerm, readTerms } from './termColumns.ts';
import { termsOf } from './terms.ts';
import { partsOf } from './tokenize.ts';

/** The fields of a page or section, in the order of their numbers. */
export const FIELDS = ['title', 'names', 'heading', 'body', 'code', 'asked'] as const;
export const [TITLE, NAMES, HEADING, BODY, CODE, ASKED] = [0, 1, 2, 3, 4, 5] as const;

/** Calls back for each occurrence of a term. */
export type Visit = (section: number, field: number) => void;

/**
 * An index in memory. Postings stay packed until a query asks for their term. Of an index in parts,
 * `missing` collects those that a query asked about and that have not been added yet.
 */
export class LoadedIndex {
  readonly lang: string;
  readonly recordsPath: string;
  readonly pages: IndexedPage[];
  readonly sections: IndexedSection[];
  /** Terms as written, and as compared; both sorted by the latter. */
  terms: string[] = [];
  keys: string[] = [];
  readonly synonyms: Synonym[];
  readonly faint: ReadonlySet<string>;
  /** Numbers of the parts that were asked about and are not here; whoever asks clears it before. */
  readonly missing = new Set<number>();
  private packed: PackedTerm[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly parts = new Map<string, number[]>();
  private partList: [string, readonly number[]][] | undefined;
  /** Words of titles and headings as compared, by place; by their terms once these are known. */
  private readonly titleWords: [key: string, place: number][] = [];
  private readonly headings = new Map<number, number[]>();
  private readonly from: readonly string[] | undefined;
  private readonly added = new Set<number>();
  private readonly unpacked = new Map<number, number[]>();

  /** @throws {Error} when the file is not an index of the known format */
  constructor(file: IndexFile) {
    if (file?.v !== 3 || typeof file.terms !== 'string') throw new Error('Unknown search index');
    this.lang = file.lang;
    this.recordsPath = file.records;
    this.from = file.parts?.from;
    const { pages, sections } = readPages(file);
    this.pages = pages;
    this.sections = sections;
    this.readTitles();
    this.synonyms = readSynonyms(file.synonyms);
    this.faint = new Set(file.faint?.split(' '));
    this.take(readTerms(file));
  }

  /** Adds a part's terms. Numbers of terms that were read before are worth nothing any more. */
  add(part: number, columns: TermColumns): void {
    if (this.added.has(part)) return;
    this.added.add(part);
    this.take(readTerms(columns));
  }

  /** Number of sections that contain a term. */
  frequency(term: number): number {
    return this.packed[term]?.count ?? 0;
  }

  /** Number of a normalized term, or undefined. */
  find(key: string): number | undefined {
    const number = this.numbers.get(key);
    if (number === undefined) this.need(key);
    return number;
  }

  /**
   * All terms as compared, for a word that is none of them. Parts that are known to be missing come
   * first: the word may be in one of them.
   */
  allKeys(): readonly string[] {
    if (this.missing.size === 0) for (const part of this.allParts()) this.needPart(part);
    return this.keys;
  }

  /** Numbers of all parts, none for an index that is whole. */
  allParts(): number[] {
    return this.from === undefined ? [] : Array.from({ length: this.from.length + 1 }, (_, n) => n);
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

  /**
   * Number range of the terms that begin with the normalized prefix. With the `word` whose forms are
   * looked for: a name has no forms in the parts.
   */
  range(prefix: string, word?: string): [from: number, to: number] {
    const known = word === undefined ? undefined : this.numbers.get(word);
    if (known === undefined || !this.packed[known]?.isName) {
      this.need(prefix, `${prefix}\uffff`);
    }
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
    const { columns, start, gapStart, count } = this.packed[term] as PackedTerm;
    const gaps = new NumberReader(columns.gaps, gapStart);
    const kinds = new NumberReader(columns.kinds, start);
    let section = -1;
    for (let i = count; i > 0; i--) {
      section += gaps.next() + 1;
      const kind = kinds.next();
      const place = section << 3;
      if (kind & KIND_BODY) packed.push(place | BODY);
      if (kind & KIND_CODE) packed.push(place | CODE);
      if (kind & KIND_NAME) packed.push(place | NAMES);
      if (kind & KIND_ASKED) packed.push(place | ASKED);
    }
    return packed;
  }

  /** The part of a word, or all with words between two. */
  private need(key: string, last = key): void {
    if (this.from === undefined || key === '') return;
    const end = partOf(last, this.from);
    for (let part = partOf(key, this.from); part <= end; part++) this.needPart(part);
  }

  private needPart(part: number): void {
    if (!this.added.has(part)) this.missing.add(part);
  }

  private take(more: PackedTerm[]): void {
    // a name that few texts say lies in several parts
    const added = more.filter(({ key }) => !this.numbers.has(key));
    this.packed = [...this.packed, ...added].sort((a, b) => (a.key < b.key ? -1 : 1));
    this.terms = this.packed.map(({ term }) => term);
    this.keys = this.packed.map(({ key }) => key);
    for (const list of [this.numbers, this.parts, this.headings, this.unpacked]) list.clear();
    this.partList = undefined;
    for (const [number, key] of this.keys.entries()) this.numbers.set(key, number);
    this.readParts();
    for (const [key, place] of this.titleWords) {
      const number = this.numbers.get(key);
      if (number !== undefined) push(this.headings, number, place);
    }
  }

  private readParts(): void {
    for (const [number, { term, isName }] of this.packed.entries()) {
      // a flag is asked for with its dashes; its words stand in the text beside it
      if (term.startsWith('-') || !isName) continue;
      for (const part of partsOf(term)) push(this.parts, part, number);
    }
  }

  private readTitles(): void {
    const add = (text: string, place: number) => {
      for (const term of termsOf(text, 'name')) this.titleWords.push([normalize(term), place]);
    };
    for (const page of this.pages) add(page.title, page.first << 1);
    for (const [i, section] of this.sections.entries()) add(section.heading, (i << 1) | 1);
  }
}

function push<K>(lists: Map<K, number[]>, key: K, value: number): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
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
