import {
  createContext,
  createElement,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { hasSection, loadSection } from 'site-sections';

/**
 * Stands in for `react-router-dom` in the browser bundle: the framework needs only a location, a
 * way to change it and the news that it changed. The server keeps the real one. 12.6 kB gzip less
 * on every page (performance.md, section 2).
 */
export interface Location {
  pathname: string;
  search: string;
  hash: string;
  /** Differs for each visit, so that the same hash twice is two visits. */
  key: string;
  state: unknown;
}

export type Navigate = (to: string, options?: { replace?: boolean }) => void;

const RouterContext = createContext<{ location: Location; navigate: Navigate } | null>(null);

function read(basename: string): Location {
  const { pathname, search, hash } = window.location;
  const inside = pathname.startsWith(basename) ? pathname.slice(basename.length) || '/' : pathname;
  return { pathname: inside, search, hash, key: String(performance.now()), state: null };
}

export function BrowserRouter({
  basename = '',
  children,
}: {
  basename?: string;
  children: ReactNode;
}) {
  const [location, setLocation] = useState(() => read(basename));
  const first = useRef(location.pathname);
  const navigate = useCallback<Navigate>(
    (to, { replace = false } = {}) => {
      history[replace ? 'replaceState' : 'pushState'](null, '', basename + to);
      setLocation(read(basename));
    },
    [basename],
  );
  useEffect(() => {
    const onPop = (): void => {
      const show = (): void => setLocation(read(basename));
      const { pathname } = read(basename);
      // Back in a section that this load of the page has not met: its list comes first.
      if (hasSection(pathname)) show();
      else loadSection(pathname).then(show, reload);
    };
    // A step back or forward while React was waking the page had no listener yet; into another
    // section it had no list either, and the framework has taken the page for one that is not there.
    if (!hasSection(first.current)) return reload();
    if (read(basename).pathname !== first.current) onPop();
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, [basename]);
  const value = useMemo(() => ({ location, navigate }), [location, navigate]);
  return createElement(RouterContext.Provider, { value }, children);
}

const reload = (): void => window.location.reload();

function useRouter() {
  const router = useContext(RouterContext);
  if (!router) throw new Error('The page is outside its router.');
  return router;
}

export const useLocation = (): Location => useRouter().location;
export const useNavigate = (): Navigate => useRouter().navigate;

/** Named by the framework's own theme, which is linked but not shipped. */
export function useSearchParams(): [URLSearchParams] {
  const { search } = useLocation();
  return [useMemo(() => new URLSearchParams(search), [search])];
}
