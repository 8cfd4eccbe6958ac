import virtualSiteData from 'virtual-site-data';
import { prefixOfBase } from '../../shared/site/addresses.ts';
import { canonicalPath } from '../../shared/site/sections.ts';
import { routeAt } from './sections.ts';

/**
 * Replaces the framework's `runtime/route.js` in the browser: routes come from the section's
 * own script, by one look-up instead of a search through all pages.
 */
export const pathnameToRouteService = (pathname: string) =>
  routeAt(pathname) ?? routeAt(decoded(pathname));

/** Some callers have decoded the path already: then `%` may be a character of its own. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

export const matchPath = (pattern: string, pathname: string): { path: string } | null =>
  canonicalPath(pattern) === canonicalPath(decoded(pathname)) ? { path: pattern } : null;

export const isActive = (link: string, pathname: string): boolean =>
  matchPath(link, pathname) !== null;

/** Takes `.html` and `index` out of the address. */
export function redirectToCleanUrl(location: Location, history: History): boolean {
  const base = prefixOfBase(virtualSiteData.base);
  const route = pathnameToRouteService(location.pathname.slice(base.length) || '/');
  if (!route || location.pathname === base + route.path) return false;
  const { search, hash } = location;
  history.replaceState(history.state, '', base + route.path + search + hash);
  return true;
}

export const preloadLink = (link: string): void => {
  routeAt(link)
    ?.preload()
    .catch(() => {});
};
