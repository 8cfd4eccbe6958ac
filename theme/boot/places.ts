import { PLACES_STORAGE_KEY } from '../../shared/site/constants.ts';
import { store } from '../ui/stored.ts';
import { elementOf, holdAt } from './hold.ts';

/** What the site keeps in `history.state`. */
export interface EntryState {
  /** Names the history entry, also after a reload. */
  key: string;
  /** Position among the entries of this document. */
  index: number;
}

/** Scroll position of each history entry of this tab that was left, by its key. */
export function readPlaces(): Map<string, number> {
  try {
    return new Map(Object.entries(JSON.parse(sessionStorage.getItem(PLACES_STORAGE_KEY) ?? '{}')));
  } catch {
    return new Map(); // storage is blocked or holds something else
  }
}

/** Where storage is full, what was left in this load of the page is still known. */
export const writePlaces = (places: Map<string, number>): void =>
  store(PLACES_STORAGE_KEY, JSON.stringify(Object.fromEntries(places)), 'sessionStorage');

/**
 * Keeps the place that the browser has chosen for a page that it loads: it scrolls before the full
 * style sheet has come, and the page may still be too short.
 */
export function holdFirstPlace(): void {
  const { key } = (history.state ?? {}) as Partial<EntryState>;
  const place =
    'fresh' in document.documentElement.dataset ? undefined : readPlaces().get(key ?? '');
  const target = elementOf(location.hash);
  if (place !== undefined) holdAt(() => scrollTo(0, place));
  else if (target) holdAt(() => target.scrollIntoView());
}
