import type { Ranking } from './engine.ts';
import { type IndexedPage, type IndexedSection, idOf } from './indexedPages.ts';
import type { LoadedIndex } from './loadedIndex.ts';
import { type Marker, mark } from './marks.ts';
import { oneLine, snippet } from './snippet.ts';
import type { Marked, PageHits, SearchHit, SearchRecord } from './types.ts';

/** A section to show, before its text is known. */
export interface PlannedHit {
  page: number;
  section: number;
}

/** Most hits of one page. */
const HITS_A_PAGE = 3;
/** Score, against the best page, below which a page gives way to another section of the first. */
const FAINT_PAGE = 0.3;
/** Score, against the best section, that a page's further sections need. */
const GOOD_SECTION = 0.5;

/**
 * Which sections to show: the best one of each page, and where that leaves room or would show
 * pages that hardly match, further good ones of the first pages. Never more than `limit`.
 */
export function planHits(ranking: Ranking, limit: number): PlannedHit[][] {
  const top = ranking.pages[0]?.score ?? 0;
  const plans = ranking.pages.slice(0, limit).map(({ page, score, sections }) => ({
    strong: score >= top * FAINT_PAGE,
    hits: sections.slice(0, HITS_A_PAGE).map((one) => ({ page, ...one })),
  }));
  const shown = plans.map(({ hits }) => hits.slice(0, 1));
  let room = limit - plans.filter(({ strong }) => strong).length;
  for (const [i, { hits, strong }] of plans.entries()) {
    if (!strong) break;
    for (const hit of hits.slice(1)) {
      if (room === 0 || hit.score < GOOD_SECTION) break;
      shown[i]?.push(hit);
      room--;
    }
  }
  let left = limit;
  return shown
    .map((hits) => {
      const kept = hits.slice(0, left);
      left -= kept.length;
      return kept.map(({ page, section }) => ({ page, section }));
    })
    .filter((hits) => hits.length > 0);
}

/**
 * The planned hits as the panel shows them; statements only from records that are given. Whoever
 * `asks` a question sees what answers it even where the heading has its words.
 */
export function showHits(
  index: LoadedIndex,
  plan: readonly PlannedHit[][],
  marker: Marker,
  records: ReadonlyMap<number, SearchRecord>,
  asks = false,
): PageHits[] {
  return plan.map((hits) => {
    const [first] = hits as [PlannedHit];
    const { route, title, trail } = index.pages[first.page] as IndexedPage;
    return {
      routePath: route,
      title,
      trail,
      hits: hits.map((hit) => showHit(index, hit, marker, records, asks)),
    };
  });
}

function showHit(
  index: LoadedIndex,
  { page, section }: PlannedHit,
  marker: Marker,
  records: ReadonlyMap<number, SearchRecord>,
  asks: boolean,
): SearchHit {
  const { route, title } = index.pages[page] as IndexedPage;
  const indexed = index.sections[section] as IndexedSection;
  const { heading, since } = indexed;
  const id = idOf(indexed);
  const record = records.get(indexed.record);
  const marked = { title: mark(title, marker), header: mark(heading, marker) };
  const type =
    marked.header.ranges.length > 0
      ? 'header'
      : heading === '' && marked.title.ranges.length > 0
        ? 'title'
        : 'content';
  return {
    type,
    link: (record?.domain ?? '') + route + (id && `#${id}`),
    ...marked,
    statement: record
      ? statementOf(textOf(index, section, record), type === 'content' || asks ? marker : undefined)
      : { text: '', ranges: [] },
    ...(since && { since }),
  };
}

/** Number of a section's heading in its record's toc; -1 for an introduction, which has none. */
function headingOf({ sections }: LoadedIndex, section: number): number {
  const { recordFirst } = sections[section] as IndexedSection;
  const introduced = sections[recordFirst]?.heading === '';
  return section - recordFirst - (introduced ? 1 : 0);
}

/** The text of a section, which is below a heading of its record, or before the first. */
export function textOf(index: LoadedIndex, section: number, record: SearchRecord): string {
  const heading = headingOf(index, section);
  const entry = record.toc[heading];
  const from = entry ? entry.charIndex + entry.text.length : 0;
  const to = record.toc[heading + 1]?.charIndex ?? record.content.length;
  return record.content.slice(from, to);
}

/**
 * Window of a section: the one with most marks, or without a marker its beginning, which says what
 * the section is about.
 */
function statementOf(section: string, marker?: Marker): Marked {
  const text = oneLine(section);
  return snippet(marker ? mark(text, marker) : { text, ranges: [] });
}
