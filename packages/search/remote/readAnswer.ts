import type { SearchRecord, TocEntry } from '../types.ts';

/** A range in bytes of UTF-8, as search services report matches. */
export interface ByteRange {
  start: number;
  length: number;
}

/** A page in a remote answer: a search record with the places of its matches. */
export interface RemoteHit extends Omit<SearchRecord, 'id'> {
  trail: string;
  matches: { title: ByteRange[]; content: ByteRange[] };
}

export interface RemoteGroup {
  index: string;
  hits: RemoteHit[];
}

/** Most of an answer that is looked at, whatever its sender holds for reasonable. */
const MOST_GROUPS = 20;
const MOST_HITS = 50;
const MOST_CHARS = 100_000;

/**
 * Reads the answer of a remote search: a list of groups, each with its index and hits. Nothing in
 * it is trusted; hits without path or title are dropped.
 * @throws {Error} when the answer as a whole has another shape
 */
export function readAnswer(answer: unknown): RemoteGroup[] {
  if (!Array.isArray(answer)) throw new Error('the answer is no list of groups');
  return answer.slice(0, MOST_GROUPS).map((group) => {
    if (!isObject(group) || typeof group.index !== 'string' || !Array.isArray(group.hits)) {
      throw new Error('a group has no index or no hits');
    }
    const hits = group.hits.slice(0, MOST_HITS).map(readHit);
    return { index: group.index, hits: hits.filter((hit) => hit !== undefined) };
  });
}

function readHit(hit: unknown): RemoteHit | undefined {
  if (!isObject(hit)) return undefined;
  const { routePath, title, domain, trail } = hit;
  if (typeof routePath !== 'string' || typeof title !== 'string') return undefined;
  const places = isObject(hit._matchesPosition) ? hit._matchesPosition : {};
  return {
    routePath,
    title: title.slice(0, MOST_CHARS),
    content: typeof hit.content === 'string' ? hit.content.slice(0, MOST_CHARS) : '',
    toc: Array.isArray(hit.toc) ? hit.toc.map(readHeading).filter((one) => one !== undefined) : [],
    domain: typeof domain === 'string' ? domain : '',
    trail: typeof trail === 'string' ? trail.slice(0, MOST_CHARS) : '',
    matches: { title: readRanges(places.title), content: readRanges(places.content) },
  };
}

function readHeading(entry: unknown): TocEntry | undefined {
  if (!isObject(entry)) return undefined;
  const { text, id, depth, charIndex } = entry;
  if (typeof text !== 'string' || typeof id !== 'string') return undefined;
  if (typeof charIndex !== 'number' || !(charIndex >= 0)) return undefined;
  return { text, id, depth: depth === 3 ? 3 : 2, charIndex };
}

function readRanges(ranges: unknown): ByteRange[] {
  if (!Array.isArray(ranges)) return [];
  return ranges.filter(
    (range): range is ByteRange =>
      isObject(range) && isCount(range.start) && isCount(range.length) && range.length > 0,
  );
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
