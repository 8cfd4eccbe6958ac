import { PageContext } from '@rspress/core/runtime';
import { type ReactNode, useContext, useMemo } from 'react';

/**
 * Wraps every page. For an unknown address the framework guesses the language from the address
 * (`/guide/zh/x` would be Chinese); the host has already chosen which not-found page to serve, and
 * in any other language than that the page would wake up broken. So the document decides.
 */
export function Root({ children }: { children: ReactNode }) {
  const context = useContext(PageContext);
  const { data } = context;
  const served =
    data?.pageType === '404' && !import.meta.env.SSR ? document.documentElement.lang : '';
  const lang = served || data?.lang;
  const value = useMemo(
    () => (lang === data?.lang ? context : { ...context, data: { ...data, lang } }),
    [context, data, lang],
  );
  return <PageContext.Provider value={value}>{children}</PageContext.Provider>;
}
