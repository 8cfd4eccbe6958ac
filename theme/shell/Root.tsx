import { PageContext, useLocation, useSite, warmPageData } from '@rspress/core/runtime';
import { type ContextType, type ReactNode, useContext, useLayoutEffect, useMemo } from 'react';
import { useShown } from '../ui/shown.ts';
import { useHydrated } from '../ui/useHydrated.ts';

type Context = ContextType<typeof PageContext>;
type PageData = Context['data'];

/** Wraps every page; says which page all parts below are about. */
export function Root({ children }: { children: ReactNode }) {
  const context = useContext(PageContext);
  const { pathname } = useLocation();
  // Else the framework fetches the served page's data once more, and renders all of it again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation does it for later pages.
  useLayoutEffect(() => warmPageData(pathname, context.data), []);
  const data = usePageData(context.data);
  const lang = useLanguage(data);
  const value = useMemo<Context>(
    () => ({ ...context, data: lang === data?.lang ? data : { ...data, lang } }),
    [context, data, lang],
  );
  return <PageContext.Provider value={value}>{children}</PageContext.Provider>;
}

/**
 * The framework fetches a page's data after its address has changed; navigation brings both at
 * once. Of the same page the framework's data are newer: the dev server replaces them.
 */
function usePageData(framework: PageData): PageData {
  const shown = useShown(
    (all) => all.page as PageData | undefined,
    () => undefined,
  );
  return shown && shown.routePath !== framework?.routePath ? shown : framework;
}

/**
 * For an unknown address the framework guesses the language from any part of it (`/guide/zh/x`
 * would be Chinese). It is that of the first part, but React must find the language of the document
 * that the host has sent, which may be another.
 */
function useLanguage(data: PageData): string {
  const { site } = useSite();
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  if (data?.pageType !== '404' || import.meta.env.SSR) return data?.lang;
  if (!hydrated) return document.documentElement.lang;
  const parts = pathname.split('/').slice(1);
  if (site.multiVersion.versions?.includes(parts[0] ?? '')) parts.shift();
  return site.locales.find(({ lang }) => lang === parts[0])?.lang ?? site.lang;
}
