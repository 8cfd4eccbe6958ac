import { SEARCH_SNIPPET_CHARS } from '../constants.ts';
import { snippet } from '../snippet.ts';
import type { Marked, PageHits, SearchHit } from '../types.ts';
import { charRanges } from './bytes.ts';
import type { RemoteHit } from './readAnswer.ts';

/** Remote hits as the panel shows them, at most `limit`; those with a link not allowed are left out. */
export function showRemoteHits(
  hits: readonly RemoteHit[],
  site: string,
  limit: number,
): PageHits[] {
  const pages = new Map<string, PageHits>();
  for (const hit of hits) {
    const page = showHit(hit, site);
    const link = page?.hits[0]?.link;
    if (page && link !== undefined && !pages.has(link)) pages.set(link, page);
  }
  return [...pages.values()].slice(0, limit);
}

function showHit(hit: RemoteHit, site: string): PageHits | undefined {
  const address = safeLink(hit.domain + hit.routePath, site);
  if (address === undefined) return undefined;
  const title: Marked = { text: hit.title, ranges: charRanges(hit.title, hit.matches.title) };
  const content: Marked = {
    text: hit.content,
    ranges: charRanges(hit.content, hit.matches.content),
  };
  const first = content.ranges[0]?.[0];
  const at = first ?? 0;
  const heading = first === undefined ? undefined : hit.toc.findLast((one) => one.charIndex <= at);
  const inHeading = heading && at < heading.charIndex + heading.text.length;
  const header = heading
    ? part(content, heading.charIndex, heading.charIndex + heading.text.length)
    : { text: '', ranges: [] };
  const type: SearchHit['type'] = inHeading
    ? 'header'
    : first === undefined || (title.ranges.length > 0 && !heading)
      ? 'title'
      : 'content';
  const anchor = heading ? `#${encodeURIComponent(heading.id)}` : '';
  const shown: SearchHit = {
    type,
    link: address.replace(/#.*$/, '') + anchor,
    title,
    header: { ...header, text: heading?.text ?? '' },
    statement: shortened(sectionOf(content, hit, heading?.charIndex)),
  };
  return { routePath: hit.routePath, title: hit.title, trail: hit.trail, hits: [shown] };
}

function sectionOf(content: Marked, { toc }: RemoteHit, charIndex: number | undefined): Marked {
  const own = toc.findIndex((entry) => entry.charIndex === charIndex);
  const from = own < 0 ? 0 : (charIndex as number) + (toc[own]?.text.length ?? 0);
  const to = toc[own + 1]?.charIndex ?? content.text.length;
  return part(content, from, to);
}

// A piece of a marked text, without the white space around it.
function part({ text, ranges }: Marked, from: number, to: number): Marked {
  const piece = text.slice(from, to);
  const start = from + (piece.length - piece.trimStart().length);
  const trimmed = piece.trim();
  return {
    text: trimmed,
    ranges: ranges
      .map(([at, length]): [number, number] => [at - start, length])
      .filter(([at, length]) => at >= 0 && at + length <= trimmed.length),
  };
}

// What a service has cut already, ellipses included, is not cut again.
const shortened = (text: Marked) =>
  text.text.length <= SEARCH_SNIPPET_CHARS + 2 ? text : snippet(text);

/**
 * The link if it stays on this site or leads to another by http(s): a path when it was one, else a
 * full address. Everything else (`javascript:`, `data:`, credentials, malformed) is refused.
 */
export function safeLink(link: string, site: string): string | undefined {
  let url: URL;
  try {
    url = new URL(link, site);
  } catch {
    return undefined;
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
  if (url.username || url.password) return undefined;
  return /^\/(?![/\\])/.test(link) ? url.pathname + url.search + url.hash : url.href;
}
