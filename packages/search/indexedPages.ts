import { NumberReader } from './codec.ts';
import { type IndexFile, RECORD_START } from './indexFile.ts';
import { slug } from './slug.ts';

/** Depth of the smallest headings that have a section of their own. */
const DEEPEST = 3;

export interface IndexedSection {
  page: number;
  /** '' for a page's introduction. */
  heading: string;
  /** Where it is not the heading's slug; `idOf` says it in any case. */
  id: string | undefined;
  depth: number;
  /** Length of the text in tokens, about. */
  length: number;
  /** Number of the record that holds the text, and of that record's first section. */
  record: number;
  recordFirst: number;
  since: string | undefined;
}

export interface IndexedPage {
  route: string;
  title: string;
  trail: string;
  /** Numbers of the page's sections: from `first` up to, not including, `end`. */
  first: number;
  end: number;
  length: number;
}

/** The id of a section's heading; made when it is asked for, as most are never shown. */
export const idOf = ({ id, heading }: IndexedSection): string => id ?? slug(heading);

/** The pages of an index file, and their sections in one row. */
export function readPages(file: IndexFile): { pages: IndexedPage[]; sections: IndexedSection[] } {
  const lengths = new NumberReader(file.lengths);
  const headings = file.headings.split('\n\n');
  const since = new Map(
    file.since?.split('\n').map((line) => line.split('\t') as [string, string]),
  );
  const pages: IndexedPage[] = [];
  const sections: IndexedSection[] = [];
  let trail = '';
  let record = -1;
  let recordFirst = 0;
  const add = (page: number, heading: string, id: string | undefined, digit: number): void => {
    const starts = heading === '' || digit > DEEPEST;
    if (starts) {
      record++;
      recordFirst = sections.length;
    }
    const depth = digit > DEEPEST ? digit - RECORD_START : digit;
    const length = 2 ** (lengths.next() / 2);
    const added = since.get(String(sections.length));
    sections.push({ page, heading, id, depth, length, record, recordFirst, since: added });
  };
  for (const [page, line] of file.pages.split('\n').filter(Boolean).entries()) {
    const [route = '', title = '', named] = line.split('\t');
    trail = named ?? trail;
    const first = sections.length;
    add(page, '', '', 1);
    for (const entry of (headings[page] ?? '').split('\n').filter(Boolean)) {
      const [text = '', id] = entry.slice(1).split('\t');
      add(page, text, id, Number(entry[0]));
    }
    const length = sections.slice(first).reduce((sum, one) => sum + one.length, 0);
    pages.push({ route, title, trail, first, end: sections.length, length });
  }
  return { pages, sections };
}
