import { pathnameToRouteService, usePage, useSite } from '@rspress/core/runtime';
import type { Prefixes } from '../../shared/site/sections.ts';

/** Version of the page, '' on a site without versions. */
export function useVersion(): string {
  const { page } = usePage();
  const route = pathnameToRouteService(page.routePath) as { version?: string } | undefined;
  // The page list is thinned of it; the route still knows.
  return page.version ?? route?.version ?? '';
}

/** Path prefix of a version and language, without the defaults: '', 'zh/', 'v1/', 'v1/zh/'. */
export function prefixOf(
  site: { lang: string; multiVersion: { default?: string } },
  version: string,
  lang: string,
): string {
  const parts = [
    version && version !== site.multiVersion.default ? version : '',
    lang && lang !== site.lang ? lang : '',
  ];
  return parts
    .filter(Boolean)
    .map((part) => `${part}/`)
    .join('');
}

/** What addresses of the site may begin with. */
export function usePrefixes(): Prefixes {
  const { locales, multiVersion } = useSite().site;
  return { langs: locales.map(({ lang }) => lang), versions: multiVersion.versions };
}

/** Prefix of the current page. */
export function usePrefix(): string {
  const { page } = usePage();
  const { site } = useSite();
  return prefixOf(site, useVersion(), page.lang);
}

/** The page's path without version and language: what its translations have in common. */
export function useBarePath(): string {
  const { page } = usePage();
  const prefix = usePrefix();
  return page.pageType === '404' ? '' : page.routePath.slice(prefix.length + 1);
}
