import { useSyncExternalStore } from 'react';

/** Where the page is, without the site's base, decoded. */
export interface Location {
  pathname: string;
  search: string;
  hash: string;
  /** Differs for each visit, so that the same hash twice is two visits. */
  key: string;
  state: unknown;
}

/** Parts of an address as the browser spells them. */
type Address = Pick<URL, 'pathname' | 'search' | 'hash'>;

/** What is on the screen. Address and page change together, so that they never disagree. */
export interface Shown<Page = unknown> {
  location: Location;
  /** Undefined until the first client navigation: the framework has the served page's data. */
  page?: Page;
  /** A page is loading and has been for a while. */
  pending: boolean;
  /** The last page that was asked for could not be reached. */
  unreachable: boolean;
}

let base = '';
let shown: Shown;
let visits = 0;
const listeners = new Set<() => void>();

/** Begins with the address `opened`; `basename` is the site's base without its last slash. */
export function startShown(basename: string, opened: Address): void {
  base = basename;
  shown ??= { location: locationOf(opened), pending: false, unreachable: false };
}

export const getShown = (): Shown => shown;

export function setShown(change: Partial<Shown>): void {
  shown = { ...shown, ...change };
  for (const listener of listeners) listener();
}

/** One part of what is shown; `server` is its value in the HTML. */
export function useShown<Part>(select: (shown: Shown) => Part, server: () => Part): Part {
  return useSyncExternalStore(subscribe, () => select(shown), server);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Path inside the site, decoded; undefined for another application on the same host. */
export function insideSite(pathname: string): string | undefined {
  if (!`${pathname}/`.startsWith(`${base}/`)) return undefined;
  try {
    return decodeURIComponent(pathname.slice(base.length)) || '/';
  } catch {
    return undefined;
  }
}

/** The location of an address. */
export function locationOf({ pathname, search, hash }: Address): Location {
  const key = String(visits++);
  return { pathname: insideSite(pathname) ?? pathname, search, hash, key, state: null };
}

/** Changes the query of the page that is shown; the history entry stays the same. */
export function replaceQuery(name: string, value: string): void {
  const url = new URL(location.href);
  if (insideSite(url.pathname) !== getShown().location.pathname) return;
  if (value) url.searchParams.set(name, value);
  else url.searchParams.delete(name);
  try {
    history.replaceState(history.state, '', url);
  } catch {
    // Browsers limit how often a page may do this; the next change is written again.
  }
}
