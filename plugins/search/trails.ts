interface Entry {
  text?: string;
  link?: string;
  items?: Entry[];
}

/** What a site's settings say of its bar and sidebars, those that the framework made included. */
export interface Menus {
  nav?: Entry[] | Record<string, Entry[]>;
  sidebar?: Record<string, Entry[]>;
  locales?: Menus[];
}

/** Names of what each page is in, by route: its section of the bar, groups of the sidebar. */
export type Trails = ReadonlyMap<string, string>;

/** The trail of a page; '' for one that no sidebar lists. */
export const trailOf = (trails: Trails, route: string): string => trails.get(bare(route)) ?? '';

/** Reads the trails of all pages from the bar and the sidebars of every language and version. */
export function readTrails({ nav, sidebar = {}, locales = [] }: Menus): Trails {
  const trails = new Map(locales.flatMap((locale) => [...readTrails(locale)]));
  const add = (entries: Entry[], trail: string[]): void => {
    for (const { text, link, items } of entries) {
      if (link) trails.set(bare(link), trail.join(' › '));
      if (items) add(items, text ? [...trail, text] : trail);
    }
  };
  for (const [section, entries] of Object.entries(sidebar)) {
    const owner = ownerOf(section, nav)?.text;
    add(entries, owner ? [owner] : []);
  }
  return trails;
}

// The bar's links have no language in front; a sidebar's path has, and its version.
function ownerOf(section: string, nav: Menus['nav'] = []): Entry | undefined {
  const parts = section.split('/').filter(Boolean);
  const own = Array.isArray(nav) ? nav : (parts[0] && nav[parts[0]]) || Object.values(nav).flat();
  return own.find(({ link }) => link?.split('/').includes(parts.at(-1) ?? ''));
}

const bare = (link: string): string =>
  link
    .replace(/\.html$/, '')
    .replace(/(^|\/)index$/, '$1')
    .replace(/(.)\/$/, '$1');
