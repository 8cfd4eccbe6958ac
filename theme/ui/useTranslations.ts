import { pathnameToRouteService, useLocation, usePage, useSite } from '@rspress/core/runtime';
import { prefixOf, useBarePath, usePrefix, useVersion } from './usePrefix.ts';

/**
 * Path of the same place in each other language; whether a page is there is another question. On a
 * 404 page the place is what the reader asked for.
 */
export function useTranslations(): { lang: string; label: string; path: string }[] {
  const { site } = useSite();
  const { page } = usePage();
  const { pathname } = useLocation();
  const version = useVersion();
  const own = `/${usePrefix()}`;
  const bare = useBarePath();
  const asked = pathname.startsWith(own) ? pathname.slice(own.length) : '';
  const place = page.pageType === '404' ? asked : bare;
  return site.locales
    .filter(({ lang }) => lang !== page.lang)
    .map(({ lang, label }) => ({ lang, label, path: `/${prefixOf(site, version, lang)}${place}` }));
}

/** Whether a page of that language is there; false as long as the list of its section is not loaded. */
export const isPageIn = (path: string, lang: string): boolean =>
  (pathnameToRouteService(path) as { lang?: string } | undefined)?.lang === lang;
