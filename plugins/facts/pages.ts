import { type FindPlace, findPlaces } from '../../content/places.ts';
import type { SitePage } from '../../content/sitePages.ts';

/** What facts say of other pages of the site: where a name is documented, what a page is called. */
export interface FactsPages {
  find: FindPlace;
  /** Title of the page at a route without language; undefined when there is none. */
  titleOf: (bareRoute: string, lang: string) => string | undefined;
}

type KnownPage = Pick<SitePage, 'route' | 'bareRoute' | 'lang' | 'title' | 'body'>;

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
