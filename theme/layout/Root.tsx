import { PageContext, useLocation, useSite } from '@rspress/core/runtime';
import { type ReactNode, useContext, useMemo } from 'react';

/**
 * Wraps every page. The framework takes an unknown address for Chinese when any of its first parts
 * says so (`/guide/zh/x`); the host serves the not-found page by the first part alone, and so the
 * page must say, or it would wake up in another language than it was written in.
 */
export function Root({ children }: { children: ReactNode }) {
  const context = useContext(PageContext);
  const { site } = useSite();
  const { pathname } = useLocation();
  const { data } = context;
  const unknown = data?.pageType === '404' && site.locales.length > 0;
  const lang = unknown ? langOf(pathname, site) : undefined;
  const value = useMemo(
    () => (lang && lang !== data.lang ? { ...context, data: { ...data, lang } } : context),
    [context, data, lang],
  );
  return <PageContext.Provider value={value}>{children}</PageContext.Provider>;
}

interface Languages {
  lang: string;
  locales: { lang: string }[];
  multiVersion: { versions: string[] };
}

/** Language of an address: its first part, or the one after the version. */
function langOf(pathname: string, site: Languages): string {
  const parts = pathname.split('/').filter(Boolean);
  const [first] = site.multiVersion.versions.includes(parts[0] ?? '') ? parts.slice(1) : parts;
  return site.locales.find((locale) => locale.lang === first)?.lang ?? site.lang;
}
