import { usePage, useSite, withBase } from '@rspress/core/runtime';
import type { SyntheticEvent } from 'react';
import { mayExist } from 'site-sections';
import { VISITED_STORAGE_KEY } from '../../shared/site/constants.ts';
import { Icon } from '../ui/Icon.tsx';
import { prefixOf, useBarePath, useVersion } from '../ui/usePrefix.ts';
import css from './LanguageLinks.module.css';

/**
 * One link per other language to the same place: page, query and hash. Where the page has no translation
 * the link leads to that language's home. Source: spec section 2.
 */
export function LanguageLinks() {
  const { site } = useSite();
  const { page } = usePage();
  const version = useVersion();
  const bare = useBarePath();
  return site.locales
    .filter((locale) => locale.lang !== page.lang)
    .map((locale) => {
      const prefix = prefixOf(site, version, locale.lang);
      const translation = `/${prefix}${bare}`;
      const path = mayExist(translation) ? translation : `/${prefix}`;
      return (
        <a
          key={locale.lang}
          className={css.link}
          href={withBase(path)}
          hrefLang={locale.lang}
          lang={locale.lang}
          onPointerEnter={keepPlace}
          onPointerDown={keepPlace}
          onFocus={keepPlace}
          onClick={(event) => {
            keepPlace(event);
            keepChoice();
          }}
        >
          <Icon path="M3 5h8M7 3v2c0 4-2 7-5 8m2-5c1 2 3 4 6 5M10 17l4-9 4 9m-7-3h6" />
          {locale.label}
        </a>
      );
    });
}

/** Query and hash are known only in the browser, so the link gets those of the moment of its use. */
function keepPlace({ currentTarget }: SyntheticEvent<HTMLAnchorElement>): void {
  currentTarget.search = location.search;
  currentTarget.hash = location.hash;
}

/** A reader who chose a language must not be sent back by the first-visit redirect. */
function keepChoice(): void {
  try {
    localStorage.setItem(VISITED_STORAGE_KEY, '1');
  } catch {}
}
