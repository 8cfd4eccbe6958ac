/** What a search API is asked (spec section 7). */
export interface RemoteQuery {
  keyword: string;
  limit: number;
  searchIndexes: string[];
  lang: string;
}

/** Longest keyword, in UTF-16 units. */
const KEYWORD_CHARS = 200;
const DEFAULT_HITS = 7;
/** Most hits of one index. */
const MOST_HITS = 20;

/**
 * Reads the query of an address; `indexes` are those that there are, all of them where it names none.
 * @throws {RangeError} with one line that names the parameter and what it allows
 */
export function readQuery(params: URLSearchParams, indexes: readonly string[]): RemoteQuery {
  const keyword = (params.get('keyword') ?? '').trim();
  if (keyword.length > KEYWORD_CHARS) {
    throw new RangeError(`keyword: at most ${KEYWORD_CHARS} characters`);
  }
  const limit = params.get('limit') ?? String(DEFAULT_HITS);
  if (!/^\d{1,6}$/.test(limit) || Number(limit) < 1 || Number(limit) > MOST_HITS) {
    throw new RangeError(`limit: a whole number from 1 to ${MOST_HITS}`);
  }
  const named = (params.get('searchIndexes') ?? '').split(',').filter(Boolean);
  const searchIndexes = [...new Set(named.length > 0 ? named : indexes)];
  if (searchIndexes.some((name) => !indexes.includes(name))) {
    throw new RangeError(`searchIndexes: some of ${indexes.join(', ')}`);
  }
  const lang = params.get('lang') ?? 'en';
  if (!/^[A-Za-z]{2,3}(?:-[A-Za-z\d]{2,8}){0,2}$/.test(lang)) {
    throw new RangeError('lang: a language such as en or zh');
  }
  return { keyword, limit: Number(limit), searchIndexes, lang };
}
