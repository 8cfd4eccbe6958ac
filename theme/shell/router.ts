import { createContext, createElement, type ReactNode, useContext, useMemo, useState } from 'react';
import { getShown, type Location, startShown, useShown } from '../ui/shown.ts';

/**
 * Replaces `react-router-dom` in the browser bundle: the framework needs only a location and the
 * news that it changed; `navigation.ts` changes it. The server keeps the real one. 12.6 kB gzip less
 * on every page.
 */
const RouterContext = createContext<Location | null>(null);

/**
 * The address whose page the framework hydrates: a step through the history may change it before
 * React begins. Read behind the task of the entry script, in which the framework corrects it.
 */
let opened: Pick<URL, 'pathname' | 'search' | 'hash'> = window.location;
queueMicrotask(() => {
  const { pathname, search, hash } = window.location;
  opened = { pathname, search, hash };
});

export function BrowserRouter({
  basename = '',
  children,
}: {
  basename?: string;
  children: ReactNode;
}) {
  useState(() => startShown(basename, opened));
  const location = useShown(
    (shown) => shown.location,
    () => getShown().location,
  );
  return createElement(RouterContext.Provider, { value: location }, children);
}

export function useLocation(): Location {
  const location = useContext(RouterContext);
  if (!location) throw new Error('The page is outside its router.');
  return location;
}

/** Named by the framework's own theme, which is linked but not shipped. */
export function useSearchParams(): [URLSearchParams] {
  const { search } = useLocation();
  return [useMemo(() => new URLSearchParams(search), [search])];
}

/** Like `useSearchParams`; pages move by links. */
export function useNavigate(): (to: string) => void {
  return (to) => window.location.assign(to);
}
