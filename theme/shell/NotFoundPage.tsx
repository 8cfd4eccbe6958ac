import { useLocation, usePage, useSite, withBase } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { loadSection, mayExist, pathsAround } from 'site-sections';
import { useT } from '../strings.ts';
import { Mark } from '../ui/Mark.tsx';
import { useNavItems } from '../ui/useNavItems.ts';
import { prefixOf, usePrefix } from '../ui/usePrefix.ts';
import css from './NotFoundPage.module.css';

const ignore = (): void => {};

/** The documented shortcut: whoever listens to it opens search. */
const openSearch = (): void => {
  dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true }));
};

/**
 * '404', 'PAGE NOT FOUND', the page that may be meant, search, and a way home in the page's language
 * and version (spec section 2).
 */
export function NotFoundPage() {
  const t = useT();
  const prefix = usePrefix();
  const { site } = useSite();
  const links = useNavItems().filter((item) => item.href);
  return (
    <main id="frame-main" className={css.page} tabIndex={-1}>
      <p className={css.code} aria-hidden="true">
        4<Mark />4
      </p>
      <h1 className={css.title}>
        <span className="visually-hidden">404 </span>
        {t('notFound.title')}
      </h1>
      <OtherLanguage />
      <DidYouMean />
      <p>{t('notFound.text')}</p>
      <p className={css.links}>
        {links.map((item) => (
          <a key={item.href} href={item.href}>
            {item.text}
          </a>
        ))}
      </p>
      <p className={css.actions}>
        <a className="button" href={withBase(`/${prefix}`)}>
          {t('notFound.home')}
        </a>
        {site.themeConfig.search !== false && (
          <button type="button" className="button quiet" onClick={openSearch}>
            {t('search.dialog')}
          </button>
        )}
      </p>
    </main>
  );
}

/** The page whose address is nearly the one that was asked for. */
function DidYouMean() {
  const t = useT();
  const { pathname } = useLocation();
  const [path, setPath] = useState<string>();
  useEffect(() => {
    loadSection(pathname)
      .then(() => import('../../shared/site/nearestPath.ts'))
      .then(({ nearestPath }) => setPath(nearestPath(pathname, pathsAround(pathname))))
      .catch(ignore);
  }, [pathname]);
  return (
    <p role="status" className={css.meant}>
      {path && (
        <>
          {t('notFound.didYouMean')} <a href={withBase(path)}>{path}</a>
        </>
      )}
    </p>
  );
}

/** When only the translation is missing, the page in the language that has it. */
function OtherLanguage() {
  const t = useT();
  const { site } = useSite();
  const { page } = usePage();
  const { pathname } = useLocation();
  const own = prefixOf(site, '', page.lang);
  const bare = pathname.startsWith(`/${own}`) ? pathname.slice(own.length + 1) : '';
  const translation = site.locales
    .map((locale) => ({ ...locale, path: `/${prefixOf(site, '', locale.lang)}${bare}` }))
    .find(({ lang, path }) => lang !== page.lang && bare && mayExist(path));
  const path = translation?.path;
  // Only the list of that section knows whether the page is there.
  const [found, setFound] = useState<string>();
  useEffect(() => {
    if (path) loadSection(path).then(() => setFound(mayExist(path) ? path : undefined), ignore);
  }, [path]);
  if (!translation || found !== path) return null;
  return (
    <p>
      {t('notFound.otherLanguage', { language: translation.label })}{' '}
      <a href={withBase(translation.path)} hrefLang={translation.lang}>
        {translation.path}
      </a>
    </p>
  );
}
