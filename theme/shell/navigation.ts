import {
  initPageData,
  pathnameToRouteService,
  useLocation,
  warmPageData,
  withBase,
} from '@rspress/core/runtime';
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { hasSection, loadSection, mayExist } from 'site-sections';
import { setFresh, showTopFirst } from '../boot/fresh.ts';
import { hideParts } from '../boot/hide.ts';
import { elementOf, holdAt, letGo } from '../boot/hold.ts';
import { type EntryState, readPlaces, writePlaces } from '../boot/places.ts';
import { reloadOnce } from '../boot/reload.ts';
import { closePopovers } from '../ui/popovers.ts';
import { savesData } from '../ui/savesData.ts';
import { getShown, insideSite, locationOf, setShown } from '../ui/shown.ts';

/** Progress is shown only when a page takes longer than this (spec section 9). */
const PROGRESS_DELAY_MS = 200;
/** Pause before scrolling to a hash after a navigation (spec section 9). */
const HASH_SCROLL_DELAY_MS = 100;
/** A page chunk that takes longer than this is given up for a full page load. */
const CHUNK_TIMEOUT_MS = 8000;
/** How long the server may take to say that it is there. */
const PROBE_TIMEOUT_MS = 3000;

/** Where the page that has just been shown starts; for `land`. */
interface Arrival {
  newPage: boolean;
  /** Where the reader left this history entry. */
  place: number | undefined;
  /** The browser has scrolled already. */
  byBrowser: boolean;
}

type PageData = Awaited<ReturnType<typeof initPageData>>;

const places = readPlaces();
/** Number of the last navigation, a click or a step through the history: only that one may end. */
let latest = 0;
/** History entry of what is shown; while a page loads, the address may be that of another one. */
let entry: EntryState;
let arrival: Arrival | undefined;
let hashTimer: ReturnType<typeof setTimeout> | undefined;

/**
 * Owns every way from page to page: a plain click on any link to a page of the site, and each step
 * through the history, load only that page's chunk; pointing at, focusing or touching a link
 * fetches it ahead. A chunk that fails or hangs ends in a normal page load. Returns what stops it.
 * Source: spec sections 4 and 9.
 */
export function startNavigation(): () => void {
  const { pathname } = getShown().location;
  // The page was built without the list of its section, so it is shown as one that does not exist.
  if (!hasSection(pathname)) reloadOnce();
  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener('click', onClick, { signal });
  for (const hint of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(hint, onHint, { passive: true, signal });
  }
  window.onpopstate = null;
  addEventListener('popstate', onPop, { signal });
  addEventListener('online', () => setShown({ unreachable: false }), { signal });
  addEventListener('pagehide', onPageHide, { signal });
  addEventListener('pageshow', restoreScrollHere, { signal });
  restoreScrollHere();
  if (location.hash && !elementOf(location.hash)) {
    void import('./movedHeading.ts').then(({ followMovedHeading }) => followMovedHeading());
  }
  // The reader may have stepped through the history before anything listened.
  if (insideSite(location.pathname) === pathname) entry = adopt(0);
  else {
    entry = { key: '', index: 0 };
    onPop();
  }
  return () => stop.abort();
}

/** Scrolls, moves focus and reports the page, once it is in the document. */
export function land(announcer: HTMLElement | null): void {
  if (!arrival) return;
  const { newPage, place, byBrowser } = arrival;
  arrival = undefined;
  const { hash } = location;
  const target = elementOf(hash);
  if (newPage && announcer) announcer.textContent = document.title;
  if (byBrowser && !newPage) return;
  if (place !== undefined) holdAt(() => scrollTo(0, place));
  else {
    letGo();
    if (newPage || !hash || hash === '#top') scrollTo(0, 0);
    if (target) {
      hashTimer = setTimeout(() => holdAt(() => target.scrollIntoView()), HASH_SCROLL_DELAY_MS);
    }
  }
  focusOn(target ?? document.querySelector<HTMLElement>('main h1'));
}

function focusOn(target: HTMLElement | null): void {
  if (target && target.tabIndex < 0) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
}

function onClick(event: MouseEvent): void {
  const url = internalTarget(event, isPage);
  if (!url) return;
  event.preventDefault();
  void go(url, 'link');
}

function onHint(event: Event): void {
  if (savesData()) return;
  const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href^="/"]');
  if (!link || link.origin !== location.origin || !isPage(link.pathname)) return;
  const path = insideSite(link.pathname) as string;
  // A failed hint is no fault: the click itself has its own way out.
  loadSection(path)
    .then(() => pathnameToRouteService(path)?.preload())
    .catch(() => {});
}

function onPop(): void {
  const known = isEntry(history.state);
  if (known && history.state.key === entry.key) {
    // Back at what is shown: nothing that is loading is wanted any more.
    latest++;
    closeOverlays();
    setShown({ pending: false });
    return;
  }
  if (!known) adopt(entry.index + 1);
  // An entry that is not ours was just made, by a hash that was typed: the browser scrolls.
  void go(new URL(location.href), known ? 'history' : 'hash');
}

function onPageHide(): void {
  keepPlace();
  writePlaces(places);
  // Only the browser can restore the place of a page that it loads before that page is painted.
  history.scrollRestoration = 'auto';
}

function restoreScrollHere(): void {
  history.scrollRestoration = 'manual';
}

/** Shows another page, or another part of this one, unless a later navigation overtakes it. */
async function go(asked: URL, by: 'link' | 'history' | 'hash'): Promise<void> {
  const mine = ++latest;
  closeOverlays();
  setShown({ unreachable: false });
  let url = by === 'link' ? canonical(asked) : asked;
  const path = (): string => insideSite(url.pathname) ?? url.pathname;
  const newPage = path() !== getShown().location.pathname;
  let page = getShown().page;
  if (newPage) {
    const progress = setTimeout(() => {
      if (mine === latest) setShown({ pending: true });
    }, PROGRESS_DELAY_MS);
    try {
      await inTime(loadSection(path()));
      // Only now the page's own spelling of its address is known.
      if (by === 'link') url = canonical(url, true);
      page = await inTime(initPageData(path()));
    } catch {
      if (mine === latest) await giveUp(url, mine, by);
      return;
    } finally {
      clearTimeout(progress);
    }
    if (mine !== latest) return;
    // The framework looks up the data of each new address; it finds these.
    warmPageData(path(), page as PageData);
  }
  // Until now the page that is shown may still have to scroll to its hash: it stays when this one fails.
  clearTimeout(hashTimer);
  keepPlace();
  if (by === 'link' && url.href !== location.href && !push(url)) return;
  entry = adopt(entry.index + 1);
  const place = by === 'history' ? places.get(entry.key) : undefined;
  arrival = { newPage, place, byBrowser: by === 'hash' };
  if (newPage) {
    // Where focus goes with its element, the browser restyles the page halfway through the change.
    const { activeElement } = document;
    if (activeElement?.closest('main')) (activeElement as HTMLElement).blur();
    setFresh(place === undefined);
    if (place === undefined && !url.hash) showTopFirst();
  }
  setShown({ location: locationOf(url), page, pending: false });
}

/** The page cannot be shown by its chunk: it is loaded as a whole, or this one stays. */
async function giveUp(url: URL, mine: number, by: string): Promise<void> {
  const there = await isReachable(url);
  if (mine !== latest) return;
  setShown({ pending: false, unreachable: !there });
  if (there) {
    if (by === 'link') location.assign(url);
    else location.reload();
  } else if (by !== 'link') {
    const steps = entry.index - adopt(entry.index + 1).index;
    if (steps !== 0) history.go(steps);
  }
}

async function isReachable(url: URL): Promise<boolean> {
  if (!navigator.onLine) return false;
  const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS);
  return fetch(url, { method: 'HEAD', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  );
}

/** The address as the page itself spells it: links may differ in case or end in `.html`. */
function canonical(url: URL, needed = false): URL {
  const route = pathnameToRouteService(insideSite(url.pathname) ?? '');
  if (!route && needed) throw new Error(`${url.pathname} is no page of this site`);
  const result = new URL(url);
  if (route) result.pathname = withBase(route.path);
  return result;
}

function push(url: URL): boolean {
  const index = (isEntry(history.state) ? history.state.index : entry.index) + 1;
  try {
    history.pushState(newEntry(index), '', url);
    return true;
  } catch {
    // Browsers limit how often a page may do this.
    location.assign(url);
    return false;
  }
}

/** State of the entry at the address; one that the browser made gets its key. */
function adopt(index: number): EntryState {
  if (!isEntry(history.state)) history.replaceState(newEntry(index), '');
  return history.state;
}

const newEntry = (index: number): EntryState => ({
  key: Math.random().toString(36).slice(2),
  index,
});

const isEntry = (state: Partial<EntryState> | null): state is EntryState =>
  typeof state?.key === 'string' && typeof state.index === 'number';

function keepPlace(): void {
  places.set(entry.key, Math.round(scrollY));
}

/** No menu, drawer or dialog stays open over another page. */
function closeOverlays(): void {
  closePopovers();
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
}

function isPage(pathname: string): boolean {
  const path = insideSite(pathname);
  return path !== undefined && mayExist(path);
}

function inTime<T>(promise: Promise<T>): Promise<T> {
  return Promise.race([
    promise,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('page chunk timed out')), CHUNK_TIMEOUT_MS);
    }),
  ]);
}

/**
 * Address that a click should open inside the page, or undefined when the browser must handle it:
 * modified or non-primary clicks, other origins, downloads, new tabs, and paths that are no page.
 */
function internalTarget(event: MouseEvent, isPage: (pathname: string) => boolean): URL | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]');
  if (!link || link.hasAttribute('download')) return undefined;
  if (link.target && link.target !== '_self') return undefined;
  const url = new URL(link.href, location.href);
  if (url.origin !== location.origin || !isPage(url.pathname)) return undefined;
  return url;
}

/** Connects navigation with the page: a visit is landed on as soon as it is in the document. */
export function useNavigation(announcer: RefObject<HTMLElement | null>): void {
  const location = useLocation();
  useEffect(startNavigation, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit is landed on.
  useLayoutEffect(() => {
    hideParts();
    land(announcer.current);
  }, [location, announcer]);
}
