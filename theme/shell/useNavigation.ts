import {
  initPageData,
  pathnameToRouteService,
  removeBase,
  useLocation,
  useNavigate,
  usePage,
  warmPageData,
} from '@rspress/core/runtime';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { loadSection, mayExist } from 'site-sections';
import { setFresh } from '../early/fresh.ts';
import { hideParts } from '../early/hide.ts';
import { closePopovers } from '../nav/popovers.ts';
import { internalTarget } from './internalTarget.ts';
import { useScrollMemory } from './useScrollMemory.ts';

/** Progress is shown only when a page takes longer than this (spec section 9). */
const PROGRESS_DELAY_MS = 200;
/** Pause before scrolling to a hash after a navigation (spec section 9). */
const HASH_SCROLL_DELAY_MS = 100;
/** A page chunk that takes longer than this is given up for a full page load. */
const CHUNK_TIMEOUT_MS = 8000;

/**
 * Client navigation for the whole page by two delegated listeners: a plain click on any link to a
 * page of the site loads only that page's chunk; pointing at, focusing or touching a link fetches
 * it ahead. A chunk that fails or hangs, on the way back too, ends in a normal page load. Returns whether the progress
 * bar shows. Source: spec sections 4 and 9.
 */
export function useNavigation(announcer: RefObject<HTMLElement | null>): boolean {
  const [pending, setPending] = useState(false);
  const navigate = useNavigate();
  const { page } = usePage();
  const { routePath } = page;
  const { search, hash, key } = useLocation();
  const first = useRef(true);
  const scrollToStart = useScrollMemory();
  const latest = useRef(0);

  useEffect(() => {
    const open = async (url: URL): Promise<void> => {
      const turn = ++latest.current;
      const path = removeBase(url.pathname);
      const progress = setTimeout(() => setPending(true), PROGRESS_DELAY_MS);
      try {
        const samePage = url.pathname === location.pathname;
        if (!samePage) {
          await inTime(loadSection(path));
          if (!mayExist(path)) throw new Error(`${path} is no page of this site`);
          const data = await inTime(initPageData(path));
          if (turn !== latest.current) return;
          warmPageData(path, data);
        }
        if (!samePage) setFresh(true);
        navigate(path + url.search + url.hash);
      } catch {
        location.assign(url);
      } finally {
        clearTimeout(progress);
        if (turn === latest.current) setPending(false);
      }
    };
    const onClick = (event: MouseEvent): void => {
      const url = internalTarget(event, isPage);
      if (!url) return;
      event.preventDefault();
      closePopovers();
      if (url.href === location.href && url.hash) scrollToHash(url.hash);
      else void open(url);
    };
    const onHint = (event: Event): void => {
      const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href^="/"]');
      if (link && link.origin === location.origin && isPage(link.pathname)) {
        // A failed hint is no fault: the click itself has its own way out.
        const path = removeBase(link.pathname);
        loadSection(path)
          .then(() => pathnameToRouteService(path)?.preload())
          .catch(() => {});
      }
    };
    // The router shows what is there already; the chunk of a release that was replaced is not.
    const onPop = (): void => {
      setFresh(false);
      const path = location.pathname;
      if (!isPage(path)) return;
      const loaded = pathnameToRouteService(removeBase(path))?.preload();
      if (loaded) inTime(loaded).catch(() => location.pathname === path && location.reload());
    };
    document.addEventListener('click', onClick);
    addEventListener('popstate', onPop);
    const hints = ['pointerover', 'focusin', 'touchstart'] as const;
    for (const hint of hints) document.addEventListener(hint, onHint, { passive: true });
    return () => {
      document.removeEventListener('click', onClick);
      removeEventListener('popstate', onPop);
      for (const hint of hints) document.removeEventListener(hint, onHint);
    };
  }, [navigate]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the query of the new address decides anew.
  useEffect(() => hideParts(), [search, key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells one visit of a hash from the next.
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    const timer = setTimeout(() => scrollToHash(hash), hash ? HASH_SCROLL_DELAY_MS : 0);
    return () => clearTimeout(timer);
  }, [hash, key]);

  // The page's own path, not the address: that one changes before the new text is there.
  const shown = useRef(routePath);
  useEffect(() => {
    if (shown.current === routePath) return;
    shown.current = routePath;
    scrollToStart();
    const heading = headingOf(location.hash) ?? document.querySelector<HTMLElement>('main h1');
    if (heading) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    if (announcer.current) announcer.current.textContent = document.title;
  }, [routePath, announcer, scrollToStart]);

  return pending;
}

function isPage(pathname: string): boolean {
  try {
    return mayExist(removeBase(decodeURIComponent(pathname)));
  } catch {
    return false;
  }
}

/** Scrolls to a part of the page and moves focus there, as the browser does for a plain link. */
function scrollToHash(hash: string): void {
  const target = headingOf(hash);
  if (!target) return;
  target.scrollIntoView();
  if (!target.matches('a[href], button, input, [tabindex]')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

function headingOf(hash: string): HTMLElement | null {
  if (!hash) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A malformed hash names no heading; the page simply stays where it is.
    return null;
  }
}

function inTime<T>(promise: Promise<T>): Promise<T> {
  return Promise.race([
    promise,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('page chunk timed out')), CHUNK_TIMEOUT_MS);
    }),
  ]);
}
