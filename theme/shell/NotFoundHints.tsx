import { useLocation, usePage, useSite, withBase } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { loadSection, pathsIn } from 'site-sections';
import { nearestPath } from '../../shared/site/nearestPath.ts';
import { useT } from '../strings.ts';
import { prefixOf, useVersion } from '../ui/usePrefix.ts';
import { isPageIn, useTranslations } from '../ui/useTranslations.ts';

/** The page whose address is nearly the one that was asked for. */
export function DidYouMean() {
  const t = useT();
  const { site } = useSite();
  const { page } = usePage();
  const version = useVersion();
  const { pathname } = useLocation();
  const [path, setPath] = useState<string>();
  useEffect(() => {
    const { lang, wanted } = inKnownLanguage(pathname, site, version) ?? {
      lang: page.lang,
      wanted: pathname,
    };
    void pathsIn(lang, version).then((paths) => setPath(nearestPath(wanted, paths)));
  }, [pathname, site, page.lang, version]);
  return (
    path && (
      <>
        {t('notFound.didYouMean')} <a href={withBase(path)}>{path}</a>
      </>
    )
  );
}

/** What `/zh-CN/guide/` means: the region of a language is no part of addresses here. */
function inKnownLanguage(
  pathname: string,
  site: ReturnType<typeof useSite>['site'],
  version: string,
): { lang: string; wanted: string } | undefined {
  const [, tag = '', rest = ''] = /^\/([a-z]+)[-_][a-z]+(?:\/(.*))?$/i.exec(pathname) ?? [];
  const locale = site.locales.find(({ lang }) => lang === tag.toLowerCase());
  return locale && { lang: locale.lang, wanted: `/${prefixOf(site, version, locale.lang)}${rest}` };
}

/** When only the translation is missing, the page in the language that has it. */
export function OtherLanguage() {
  const t = useT();
  const translations = useTranslations();
  // Only the lists of their sections know whether the pages are there.
  const paths = translations.map(({ path }) => path).join('\n');
  const [loaded, setLoaded] = useState('');
  useEffect(() => {
    Promise.allSettled(paths.split('\n').map(loadSection)).then(() => setLoaded(paths));
  }, [paths]);
  const found = translations.find(({ path, lang }) => isPageIn(path, lang));
  if (!found || loaded !== paths) return null;
  return (
    <p>
      {t('notFound.otherLanguage', { language: found.label })}{' '}
      <a href={withBase(found.path)} hrefLang={found.lang}>
        {found.path}
      </a>
    </p>
  );
}
