const KEY = 'search-recent';
const MOST = 5;

/** Queries that led to a page, latest first. */
export function recentSearches(): string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string').slice(0, MOST) : [];
  } catch {
    return []; // storage is blocked or holds something else
  }
}

/** Puts a query first in the list. */
export function rememberSearch(query: string): void {
  store([query, ...recentSearches().filter((one) => one !== query)].slice(0, MOST));
}

export function forgetSearches(): void {
  store([]);
}

function store(list: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(list));
  } catch {
    // without storage there are no recent searches
  }
}
