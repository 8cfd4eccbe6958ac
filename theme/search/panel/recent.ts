import { store } from '../../ui/stored.ts';

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
  const others = recentSearches().filter((one) => one !== query);
  store(KEY, JSON.stringify([query, ...others].slice(0, MOST)));
}

export const forgetSearches = (): void => store(KEY, null);
