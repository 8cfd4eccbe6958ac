import { langPrefix, mayLack } from '../../content/languages.ts';
import { type FindPlace, findPlaces } from '../../content/places.ts';
import { pathOfRoute } from '../../content/routes.ts';
import type { BasePage } from '../../content/source.ts';
import { stemOf } from '../../shared/site/addresses.ts';
import { DEFAULT_LANG, type Lang } from '../../shared/site/locales.ts';

/** What facts say of other pages of the site: where a name is documented, what a page is called. */
export interface FactsPages {
  find: FindPlace;
  /** Title of the page at a route without language; undefined when there is none. */
  titleOf: (bareRoute: string, lang: string) => string | undefined;
}

/** Where a link leads readers of a language, and what the page there is called. */
export function linkIn(
  link: string,
  lang: Lang,
  titleOf: FactsPages['titleOf'],
): { url: string; title: string | undefined } {
  const [route = ''] = link.split('#');
  const stem = stemOf(route);
  const titleIn = (one: Lang) => titleOf(stem, one) ?? titleOf(`${stem}/`, one);
  const title = titleIn(lang);
  // A page that is not translated is read in the first language.
  if (title === undefined && mayLack(lang, pathOfRoute(route)))
    return { url: link, title: titleIn(DEFAULT_LANG) };
  return { url: langPrefix(lang) + link, title };
}

type KnownPage = Pick<BasePage, 'route' | 'bareRoute' | 'lang' | 'title' | 'body'>;

/** Reads the pages when a fact first asks for one. */
export function factsPages(read: () => readonly KnownPage[]): FactsPages {
  let pages: readonly KnownPage[] | undefined;
  let places: FindPlace | undefined;
  const known = (): readonly KnownPage[] => {
    pages ??= read();
    return pages;
  };
  return {
    find(name) {
      // Those of the newest version in the original language.
      places ??= findPlaces(known().filter(({ route, bareRoute }) => route === bareRoute));
      return places(name);
    },
    titleOf: (bareRoute, lang) =>
      known().find((page) => page.lang === lang && page.bareRoute === bareRoute)?.title,
  };
}
