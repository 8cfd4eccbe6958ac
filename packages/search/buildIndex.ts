import { byCount, encodeNumber, encodeWords } from './codec.ts';
import {
  type IndexFile,
  KIND_ASKED,
  KIND_BODY,
  KIND_CODE,
  KIND_NAME,
  RECORD_START,
} from './indexFile.ts';
import { normalize } from './normalize.ts';
import { recordStarts } from './recordParts.ts';
import { slug } from './slug.ts';
import { HAN_STOP_WORDS } from './stopwordsHan.ts';
import { pruneSynonyms } from './synonyms.ts';
import { termsOf } from './terms.ts';
import type { PageText } from './types.ts';
import { type SegmentWords, VocabularyBuilder } from './vocabulary.ts';

export interface BuildOptions {
  lang: string;
  /** Address of a record, relative to the index file, with `*` for its number. */
  records: string;
  /** Lines of synonyms that apply to the language. */
  synonyms: string;
  /** Splits Chinese into words; without it no pair of characters is dropped. */
  segment?: SegmentWords;
}

/** Length class of a section: half powers of two, so that a length is right within a fifth. */
export const lengthClass = (tokens: number) => Math.round(2 * Math.log2(tokens + 1));

/** Makes the index of one language from its pages. Pages keep their order: it is their id. */
export function buildIndex(pages: readonly PageText[], options: BuildOptions): IndexFile {
  const vocabulary = new VocabularyBuilder(options.segment);
  const lengths: number[] = [];
  const starts = introductions(pages);
  let section = 0;
  for (const [pageNumber, page] of pages.entries()) {
    vocabulary.addTitle(page.title);
    for (const [i, part] of page.sections.entries()) {
      const summary = i === 0 ? `${page.description}\n` : '';
      const bodyTerms = termsOf(summary + part.body, 'prose');
      const asked = part.asked ?? '';
      const place = { page: pageNumber, section };
      if (i > 0) vocabulary.addTitle(part.heading);
      vocabulary.addText(summary + part.body);
      for (const link of i === 0 ? [...part.links, ...(page.links ?? [])] : part.links) {
        const target = starts.get(trimmed(link.routePath));
        const at = target ?? place;
        vocabulary.addText(link.about);
        for (const term of termsOf(link.about, 'prose')) vocabulary.add(term, at, KIND_BODY);
      }
      for (const { routePath, about } of part.aliases) {
        const at = starts.get(trimmed(routePath));
        if (at) for (const term of termsOf(about, 'name')) vocabulary.add(term, at, KIND_BODY);
      }
      vocabulary.addText(asked);
      for (const term of bodyTerms) vocabulary.add(term, place, KIND_BODY);
      for (const term of termsOf(asked, 'prose')) vocabulary.add(term, place, KIND_ASKED);
      for (const term of termsOf(part.code, 'code')) vocabulary.add(term, place, KIND_CODE);
      const names = i === 0 ? `${part.names}\n${routeName(page.routePath)}` : part.names;
      for (const term of termsOf(names, 'name')) vocabulary.add(term, place, KIND_NAME);
      lengths.push(lengthClass(bodyTerms.length));
      section++;
    }
  }

  let counts = '';
  let gaps = '';
  let kinds = '';
  const entries = vocabulary.finish();
  for (const { postings } of entries) counts += encodeNumber(postings.size);
  for (const i of byCount(entries.map(({ postings }) => postings.size))) {
    const { postings } = entries[i] as { postings: Map<number, number> };
    let before = -1;
    for (const [place, kind] of postings) {
      gaps += encodeNumber(place - before - 1);
      kinds += encodeNumber(kind);
      before = place;
    }
  }
  const since = pages
    .flatMap(({ sections }) => sections)
    .flatMap((one, i) => (one.since ? `${i}\t${one.since}` : []))
    .join('\n');
  const titles = pages.map((page) => `${page.title}\n${headingLines(page)}`).join('\n');
  const faint = [...HAN_STOP_WORDS].filter((word) => titles.includes(word)).join(' ');
  const known = (term: string) => vocabulary.has(normalize(term));
  return {
    v: 3,
    lang: options.lang,
    records: options.records,
    pages: pages.map((page, i) => pageLine(page, pages[i - 1])).join('\n'),
    headings: pages.map(headingLines).join('\n\n'),
    ...(since && { since }),
    ...(faint && { faint }),
    lengths: lengths.map(encodeNumber).join(''),
    terms: encodeWords(entries.map((entry) => entry.term)),
    counts,
    gaps,
    kinds,
    synonyms: pruneSynonyms(options.synonyms, known),
  };
}

/** Last word of a route, by which a page is known in every language. */
const routeName = (route: string) => trimmed(route).split('/').at(-1) ?? '';

const trimmed = (route: string) => route.replace(/\/$/, '');

/** Where each page's introduction is, by its route without a slash at the end. */
function introductions(pages: readonly PageText[]): Map<string, { page: number; section: number }> {
  const places = new Map<string, { page: number; section: number }>();
  let section = 0;
  for (const [page, { routePath, sections }] of pages.entries()) {
    places.set(trimmed(routePath), { page, section });
    section += sections.length;
  }
  return places;
}

function pageLine({ routePath, title, trail = '' }: PageText, before?: PageText): string {
  return `${routePath}\t${title}${trail === (before?.trail ?? '') ? '' : `\t${trail}`}`;
}

function headingLines(page: PageText): string {
  const starts = new Set(recordStarts(page));
  return page.sections
    .map(({ depth, heading, id }, i) => {
      const digit = starts.has(i) ? depth + RECORD_START : depth;
      return `${digit}${heading}${id === slug(heading) ? '' : `\t${id}`}`;
    })
    .slice(1)
    .join('\n');
}
