import type { UserConfig } from '@rspress/core';
import type { SitePage } from '../content/sitePages.ts';
import { addressOf } from '../shared/site/addresses.ts';
import type { MenuEntry, Sidebars } from '../shared/site/sections.ts';
import { menusIn, type TrailStep, trailOf } from '../shared/site/trail.ts';
import { shapeOf } from './runtime/index.ts';

/** A page with what it is in. */
export interface PlacedPage {
  page: SitePage;
  trail: TrailStep[];
}

/** The part of a site that is in one language. */
export interface LanguageSite {
  lang: string;
  /** Folder of its pages, with a slash behind it; '' for the site's own language. */
  prefix: string;
  title: string;
  description: string;
  sidebars: Sidebars;
  /** In the order in which readers meet them. */
  pages: PlacedPage[];
}

/** What a site has in each language. `site` has the menus that the framework made of the folders. */
export function languageSites(pages: readonly SitePage[], site: UserConfig): LanguageSite[] {
  const { lang: own = '', title = '', description = '' } = site;
  return (site.locales ?? [{ lang: own, title, description }]).map((locale) => ({
    lang: locale.lang,
    prefix: locale.lang === own ? '' : `${locale.lang}/`,
    title: locale.title || title,
    description: locale.description || description,
    sidebars: menusIn(site.themeConfig, locale.lang).sidebar ?? {},
    pages: inReadingOrder(pages, locale.lang, site),
  }));
}

/**
 * The pages of one language: home, then the sections of the navbar, each in the order of its
 * sidebar, overviews first.
 */
function inReadingOrder(pages: readonly SitePage[], lang: string, site: UserConfig): PlacedPage[] {
  const menus = menusIn(site.themeConfig, lang);
  const sections = Object.values(menus.nav ?? []).flat();
  const links = Object.values(menus.sidebar ?? {})
    .flat()
    .flatMap(linksOf);
  return pages
    .filter((page) => page.lang === lang)
    .map((page) => {
      const trail = trailOf(page.route, menus, shapeOf(site));
      const section = sections.findIndex(({ text }) => text === trail[0]?.text);
      return { page, trail, place: [section, links.indexOf(page.route)] as const };
    })
    .sort((a, b) => a.place[0] - b.place[0] || a.place[1] - b.place[1])
    .map(({ page, trail }) => ({ page, trail }));
}

const linksOf = ({ link, items = [] }: MenuEntry): string[] => [
  ...(link ? [addressOf(link)] : []),
  ...items.flatMap(linksOf),
];
