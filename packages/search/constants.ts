/** Business constants of search (spec section 9). */
export const SEARCH_RESULT_LIMIT = 7;
export const SEARCH_DEBOUNCE_MS = 150;
export const SEARCH_SNIPPET_CHARS = 100;
export const SEARCH_CACHE_ENTRIES = 100;

/** Longest query that is looked at, in UTF-16 units; the rest of a pasted text is ignored. */
export const SEARCH_QUERY_CHARS = 512;

/** Logged once for every failed loading of the index (spec section 8, exact text). */
export const SEARCH_INDEX_FAILURE =
  'Failed to fetch search index, please reload the page and try again.';

/** Logged for every failed remote search. */
export const SEARCH_REMOTE_FAILURE = 'Failed to search remotely';
