import { useSite, withBase } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { useT } from '../strings.ts';
import { Mark } from '../ui/Mark.tsx';
import { useNavItems } from '../ui/useNavItems.ts';
import { usePrefix } from '../ui/usePrefix.ts';
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
  // Only this page needs them, and they need the lists of all sections.
  const [hints, setHints] = useState<typeof import('./NotFoundHints.tsx')>();
  useEffect(() => {
    import('./NotFoundHints.tsx').then(setHints, ignore);
  }, []);
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
      {hints && <hints.OtherLanguage />}
      <p role="status" className={css.meant}>
        {hints && <hints.DidYouMean />}
      </p>
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
