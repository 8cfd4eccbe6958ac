import { usePage, useSite, withBase } from '@rspress/core/runtime';
import type { SyntheticEvent } from 'react';
import { mayExist } from 'site-sections';
import { VISITED_STORAGE_KEY } from '../../shared/site/constants.ts';
import { showAll } from '../boot/fresh.ts';
import { Icon } from '../ui/Icon.tsx';
import { namedBy, readHeading } from '../ui/readHeading.ts';
import { store } from '../ui/stored.ts';
import { prefixOf, useVersion } from '../ui/usePrefix.ts';
import { isPageIn, useTranslations } from '../ui/useTranslations.ts';
import css from './LanguageLinks.module.css';

/**
 * One link per other language to the same place: page, query and the heading that is being read.
 * Where the page has no translation the link leads to that language's home. Source: spec section 2.
 */
export function LanguageLinks() {
  const { site } = useSite();
  const { page } = usePage();
  const version = useVersion();
  const isMissing = page.pageType === '404';
  return useTranslations().map(({ lang, label, path }) => {
    const home = `/${prefixOf(site, version, lang)}`;
    const href = !isMissing && mayExist(path) ? path : home;
    // What is known only when the link is used: the place on the page, and whether what a reader of
    // the 404 page asked for is there.
    const keepPlace = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>): void => {
      currentTarget.pathname = withBase(isMissing && isPageIn(path, lang) ? path : href);
      currentTarget.search = location.search;
      currentTarget.hash = hashOfPlace();
    };
    return (
      <a
        key={lang}
        className={css.link}
        href={withBase(href)}
        hrefLang={lang}
        lang={lang}
        onPointerEnter={keepPlace}
        onPointerDown={keepPlace}
        onFocus={keepPlace}
        onClick={(event) => {
          keepPlace(event);
          // A reader who chose a language must not be sent back by the first-visit redirect.
          store(VISITED_STORAGE_KEY, '1');
        }}
      >
        <Icon path="M3 5h8M7 3v2c0 4-2 7-5 8m2-5c1 2 3 4 6 5M10 17l4-9 4 9m-7-3h6" />
        {label}
      </a>
    );
  });
}

/** Translations have the same ids, so the heading that is being read is the place. */
function hashOfPlace(): string {
  showAll();
  const { hash } = location;
  const headings = document.querySelectorAll('main :is(h2, h3, h4, h5, h6)[id]');
  const reading = readHeading(headings);
  // A heading that a link led to need not be the last one above the line.
  if (hash && namedBy(hash, reading)) return hash;
  const { read } = reading;
  return scrollY > 0 && read ? `#${read.id}` : '';
}
