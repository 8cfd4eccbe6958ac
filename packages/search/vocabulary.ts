import { KIND_ASKED, KIND_BODY, KIND_CODE, KIND_NAME } from './indexFile.ts';
import { normalize } from './normalize.ts';
import { HAN_FUNCTION_CHAR } from './stopwords.ts';
import { HAN_STOP_WORDS } from './stopwordsHan.ts';
import { NAME } from './termColumns.ts';
import { HAN_CHAR, termsOf } from './terms.ts';
import { tokenize } from './tokenize.ts';

/** Splits a Chinese text into its words, e.g. by `Intl.Segmenter`. */
export type SegmentWords = (text: string) => Iterable<string>;

interface Place {
  page: number;
  section: number;
}

interface Entry {
  /** How often each way of writing occurs. */
  forms: Map<string, number>;
  /** Section number to kind. */
  postings: Map<number, number>;
  pages: Set<number>;
  /** Found in a title, a heading or a name: never pruned. */
  pinned: boolean;
}

/** How many pages must contain two characters that the dictionary takes for a word each. */
const LOOSE_PAGES = 3;
/** How many pages must contain a dotted name that occurs in code alone, such as `cart.total`. */
const CODE_NAME_PAGES = 2;

/** How many pages that say a word in their text make its places in code superfluous. */
const EXPLAINED_PAGES = 2;
/** Share of all pages from which a word is so common that each page names one place of it. */
const COMMON_SHARE = 1 / 3;

/** Collects the terms of all pages and decides which are worth their bytes. */
export class VocabularyBuilder {
  private readonly entries = new Map<string, Entry>();
  private readonly wordPairs = new Set<string>();
  private readonly loosePairs = new Set<string>();
  private readonly pageOf: number[] = [];
  private readonly pages = new Set<number>();
  private readonly segment: SegmentWords | undefined;

  constructor(segment?: SegmentWords) {
    this.segment = segment;
  }

  has(normalized: string): boolean {
    return this.entries.has(normalized);
  }

  /** Terms of a title or heading: known, but without postings, as the engine reads titles itself. */
  addTitle(title: string): void {
    for (const term of termsOf(title, 'name')) this.entry(term).pinned = true;
  }

  /** Notes which pairs of characters lie within words of the text. */
  addText(text: string): void {
    if (!this.segment) return;
    for (const token of tokenize(text)) {
      if (token.kind !== 'han') continue;
      let before = '';
      for (const word of this.segment(token.text)) {
        for (const pair of termsOf(word, 'prose')) this.wordPairs.add(normalize(pair));
        if (before.length === 1 && word.length === 1) this.loosePairs.add(before + word);
        before = word;
      }
    }
  }

  add(term: string, place: Place, kind: number): void {
    this.pageOf[place.section] = place.page;
    this.pages.add(place.page);
    const entry = this.entry(term);
    const before = entry.postings.get(place.section) ?? 0;
    // how often a section says a word decides next to nothing: sections are short
    entry.postings.set(place.section, before | kind);
    entry.pages.add(place.page);
    if (kind === KIND_NAME) entry.pinned = true;
  }

  /** The terms that stay, in their most frequent writing, sorted by their normalized form. */
  finish(): { term: string; postings: Map<number, number> }[] {
    for (const [key, entry] of this.entries) {
      if (!entry.pinned && this.superfluous(key, entry)) this.entries.delete(key);
    }
    return [...this.entries]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, { forms, postings, pinned }]) => {
        const term = written(key, forms);
        return { term, postings: this.worthwhile(postings, pinned && NAME.test(term)) };
      });
  }

  // Where a page says a word in its text, its code blocks need not be kept apart; where it says it
  // in code alone, one place is enough, and none where other pages explain the word. Of questions,
  // words that many pages say and names in titles lead nowhere else than texts and titles do.
  private worthwhile(postings: Map<number, number>, isTitle: boolean): Map<number, number> {
    const sorted = [...postings].sort(([a], [b]) => a - b);
    const pageOf = ([section]: [number, number]) => this.pageOf[section] as number;
    const isSaid = ([, kind]: [number, number]) => (kind & ~(KIND_CODE | KIND_ASKED)) !== 0;
    const inText = new Set(sorted.filter(isSaid).map(pageOf));
    const common = inText.size > this.pages.size * COMMON_SHARE;
    const seen = new Set(common ? [] : inText);
    const kept = sorted.filter((posting) => {
      const [, kind] = posting;
      const page = pageOf(posting);
      if (kind === KIND_ASKED) return !common && !isTitle;
      const needed =
        kind === KIND_CODE
          ? inText.size < EXPLAINED_PAGES && !seen.has(page)
          : !common || kind !== KIND_BODY || !seen.has(page);
      seen.add(page);
      return needed;
    });
    // beside the text, code and questions add next to nothing
    const beside = KIND_CODE | KIND_ASKED;
    return new Map(
      kept.map(([section, kind]) => [section, kind & KIND_BODY ? kind & ~beside : kind]),
    );
  }

  private superfluous(key: string, { pages, postings }: Entry): boolean {
    if (HAN_CHAR.test(key)) {
      if (HAN_STOP_WORDS.has(key)) return true;
      // what pages call otherwise is found by synonyms
      if ([...postings.values()].every((kind) => kind === KIND_ASKED)) return true;
      if (this.segment === undefined || this.wordPairs.has(key)) return false;
      // a term of the trade that the dictionary lacks falls apart into its characters there
      const unlisted = this.loosePairs.has(key) && !HAN_FUNCTION_CHAR.test(key);
      return !unlisted || pages.size < LOOSE_PAGES;
    }
    if (!/[.-]/.test(key) || pages.size >= CODE_NAME_PAGES) return false;
    return [...postings.values()].every((kind) => kind === KIND_CODE);
  }

  private entry(term: string): Entry {
    const key = normalize(term);
    let entry = this.entries.get(key);
    if (!entry) {
      entry = { forms: new Map(), postings: new Map(), pages: new Set(), pinned: false };
      this.entries.set(key, entry);
    }
    entry.forms.set(term, (entry.forms.get(term) ?? 0) + 1);
    return entry;
  }
}

// A word at the start of a sentence must not become an identifier: case counts inside a word only.
function written(key: string, forms: Map<string, number>): string {
  let best = key;
  let most = 0;
  for (const [form, times] of forms) {
    if (!/\p{Ll}.*\p{Lu}/u.test(form) || times <= most) continue;
    best = form;
    most = times;
  }
  return normalize(best) === key ? best : key;
}
