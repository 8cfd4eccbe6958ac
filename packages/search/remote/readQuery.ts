/** What a search API is asked (spec section 7). */
export interface RemoteQuery {
  keyword: string;
  limit: number;
  searchIndexes: string[];
  lang: string;
}

export interface QueryLimits {
  /** Longest keyword, in UTF-16 units. */
  keywordChars: number;
  /** Most hits of one index. */
  hits: number;
  /** Names of the indexes that there are. */
  indexes: readonly string[];
}

const DEFAULT_HITS = 7;

/**
 * Reads the query of an address. Indexes left out mean all of them.
 * @throws {RangeError} with one line that names the parameter and what it allows
 */
export function readQuery(params: URLSearchParams, limits: QueryLimits): RemoteQuery {
  const keyword = (params.get('keyword') ?? '').trim();
  if (keyword.length > limits.keywordChars) {
    throw new RangeError(`keyword: at most ${limits.keywordChars} characters`);
  }
  const limit = params.get('limit') ?? String(DEFAULT_HITS);
  if (!/^\d{1,6}$/.test(limit) || Number(limit) < 1 || Number(limit) > limits.hits) {
    throw new RangeError(`limit: a whole number from 1 to ${limits.hits}`);
  }
  const named = (params.get('searchIndexes') ?? '').split(',').filter(Boolean);
  const searchIndexes = [...new Set(named.length > 0 ? named : limits.indexes)];
  if (searchIndexes.some((name) => !limits.indexes.includes(name))) {
    throw new RangeError(`searchIndexes: some of ${limits.indexes.join(', ')}`);
  }
  const lang = params.get('lang') ?? 'en';
  if (!/^[A-Za-z]{2,3}(?:-[A-Za-z\d]{2,8}){0,2}$/.test(lang)) {
    throw new RangeError('lang: a language such as en or zh');
  }
  return { keyword, limit: Number(limit), searchIndexes, lang };
}
