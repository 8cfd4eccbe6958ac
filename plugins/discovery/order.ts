import type { UserConfig } from '@rspress/core';
import { crumbsOf, type Menus, menusOf } from '../pictures/cards.ts';
import type { KnownPage } from './pages.ts';

/** A page with the names of what it is in: section of the navbar, group of the sidebar. */
export interface PlacedPage {
  page: KnownPage;
  crumbs: string[];
}

/**
 * The pages of one language in the order in which readers meet them: home, then the sections of
 * the navbar, each in the order of its sidebar, overviews first. `site` has the menus that the
 * framework made of the folders.
 */
export function inReadingOrder(
  pages: readonly KnownPage[],
  lang: string,
  site: UserConfig,
): PlacedPage[] {
  const menus = menusOf(lang, site);
  const sections = Object.values(menus.nav ?? []).flat();
  const links = Object.values(menus.sidebar ?? {})
    .flat()
    .flatMap(linksOf);
  return pages
    .filter((page) => page.lang === lang)
    .map((page) => {
      const crumbs = crumbsOf(page.route, menus);
      const section = sections.findIndex(({ text }) => text === crumbs[0]);
      return { page, crumbs, place: [section, links.indexOf(page.route)] as const };
    })
    .sort((a, b) => a.place[0] - b.place[0] || a.place[1] - b.place[1])
    .map(({ page, crumbs }) => ({ page, crumbs }));
}

type Entry = NonNullable<Menus['sidebar']>[string][number];

const linksOf = ({ link, items = [] }: Entry): string[] => [
  ...(link ? [link.replace(/(?:(?<=\/)index)?\.html$/, '')] : []),
  ...items.flatMap(linksOf),
];
