import { stemOf } from './addresses.ts';
import { type MenuEntry, type Prefixes, type Sidebars, sectionOf, splitPath } from './sections.ts';

/** Bar and sidebars of a language. */
export interface Menus {
  /** A list, or one for each version. */
  nav?: MenuEntry[] | Record<string, MenuEntry[]>;
  sidebar?: Sidebars;
}

const folderOf = (path: string, prefixes: Prefixes): string =>
  sectionOf(path, prefixes).split('/').at(-1) ?? '';

/** Whether an entry of the bar is the section that a path belongs to. */
export function isSectionOf(
  { link = '', activeMatch }: MenuEntry,
  path: string,
  prefixes: Prefixes,
): boolean {
  if (activeMatch) return new RegExp(activeMatch).test(path);
  const folder = folderOf(link, prefixes);
  if (folder) return folder === folderOf(path, prefixes);
  return link !== '' && stemOf(link) === stemOf(path);
}

/** What a page is in; `link` is the address of that, or of the first page in it. */
export interface TrailStep {
  text: string;
  link?: string;
}

/** The bar of a version; of one that is not known all of them. */
export const barOf = ({ nav = [] }: Menus, version: string): MenuEntry[] =>
  Array.isArray(nav) ? nav : (nav[version || 'default'] ?? Object.values(nav).flat());

/**
 * Where a page is: its section of the bar, then its groups of the sidebar. Breadcrumbs, search
 * results, previews and lists for machines show this alike.
 */
export function trailOf(path: string, menus: Menus, prefixes: Prefixes): TrailStep[] {
  const bar = barOf(menus, splitPath(path, prefixes).version);
  const section = bar.find((entry) => isSectionOf(entry, path, prefixes));
  const groups = groupsOf(path, Object.values(menus.sidebar ?? {}).flat());
  return [...(section ? [section] : []), ...groups].flatMap((entry) =>
    entry.text ? [{ text: entry.text, link: firstLink(entry) }] : [],
  );
}

interface Group<Entry> {
  link?: string;
  items?: Entry[];
}

/** The entries around a page, outermost first; none where no entry leads to it. */
export function groupsOf<Entry extends Group<Entry>>(path: string, entries: readonly Entry[]) {
  const stem = stemOf(path);
  const around = (inside: readonly Entry[]): Entry[] | undefined => {
    for (const entry of inside) {
      if (entry.link && stemOf(entry.link) === stem) return [];
      const below = around(entry.items ?? []);
      if (below) return [entry, ...below];
    }
    return undefined;
  };
  return around(entries) ?? [];
}

const firstLink = ({ link, items = [] }: MenuEntry): string | undefined =>
  link ?? items.map(firstLink).find(Boolean);

interface ThemeMenus extends Menus {
  locales?: (Menus & { lang?: string })[];
}

/** Bar and sidebars of a language in a site's settings for the theme, once the framework has read the folders. */
export const menusIn = (themeConfig: object | undefined, lang: string): Menus => {
  const theme = (themeConfig ?? {}) as ThemeMenus;
  return theme.locales?.find((locale) => locale.lang === lang) ?? theme;
};
