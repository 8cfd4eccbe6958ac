import type { Marked, PageHits, SearchHit, SearchRecord } from '../types.ts';
import { byteRanges } from './bytes.ts';
import type { ByteRange } from './readAnswer.ts';

/** A hit as a search API sends it; `readAnswer` is its other end. */
export interface WrittenHit extends Omit<SearchRecord, 'id'> {
  id: string;
  lang: string;
  /** Names of what the page is in; beyond the specification. */
  trail: string;
  _matchesPosition: { title: ByteRange[]; content: ByteRange[] };
}

/**
 * Results in the form of search records that hold just the section found, its matches counted in
 * bytes. `domain` is the address of the site they are from, without a slash at its end.
 */
export function writeHits(pages: readonly PageHits[], domain: string, lang: string): WrittenHit[] {
  return pages.flatMap(({ routePath, trail, hits }) =>
    hits.map((hit) => ({ ...writeHit(hit, routePath, domain, lang), trail })),
  );
}

function writeHit(
  hit: SearchHit,
  routePath: string,
  domain: string,
  lang: string,
): Omit<WrittenHit, 'trail'> {
  const { title, header } = hit;
  const id = hit.link.split('#')[1] ?? '';
  const content = header.text ? after(header, hit.statement) : hit.statement;
  return {
    id: routePath + (id && `#${id}`),
    routePath,
    title: title.text,
    content: content.text,
    toc: header.text ? [{ text: header.text, id, depth: 2, charIndex: 0 }] : [],
    domain,
    lang,
    _matchesPosition: {
      title: byteRanges(title.text, title.ranges),
      content: byteRanges(content.text, content.ranges),
    },
  };
}

function after(heading: Marked, text: Marked): Marked {
  const shift = heading.text.length + 2;
  const shifted = text.ranges.map(([at, length]): [number, number] => [at + shift, length]);
  return { text: `${heading.text}\n\n${text.text}`, ranges: [...heading.ranges, ...shifted] };
}
