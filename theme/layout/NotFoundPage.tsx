import { withBase } from '@rspress/core/runtime';
import { useNavItems } from '../nav/useNavItems.ts';
import { usePrefix } from '../nav/usePrefix.ts';
import { useT } from '../strings.ts';
import css from './NotFoundPage.module.css';

/** '404', 'PAGE NOT FOUND', a way home in the page's language and version (spec section 2). */
export function NotFoundPage() {
  const t = useT();
  const prefix = usePrefix();
  const links = useNavItems().filter((item) => item.href);
  return (
    <main id="main" className={css.page} tabIndex={-1}>
      <p className={css.code} aria-hidden="true">
        404
      </p>
      <h1 className={css.title}>
        <span className="visually-hidden">404 </span>
        {t('notFound.title')}
      </h1>
      <p>{t('notFound.text')}</p>
      <p className={css.links}>
        {links.map((item) => (
          <a key={item.href} href={item.href}>
            {item.text}
          </a>
        ))}
      </p>
      <p>
        <a className="button" href={withBase(`/${prefix}`)}>
          {t('notFound.home')}
        </a>
      </p>
    </main>
  );
}
