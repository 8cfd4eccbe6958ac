import { normalizeHrefInRuntime, useLocaleSiteData } from '@rspress/core/runtime';
import { useMemo } from 'react';
import { useNavItems } from '../../nav/useNavItems.ts';
import { useVersion } from '../../nav/usePrefix.ts';

interface RawEntry {
  text?: string;
  link?: string;
  items?: RawEntry[];
}

type Sidebar = Record<string, RawEntry[]>;

/** A page as the sidebars name it, and the names of what it lies in. */
export interface Place {
  text: string;
  trail: string[];
}

/** A link that is a page's path already; asking the framework takes long for all of a site. */
const CLEAN = /^\/(?:[\w/-]*[\w-])?$/;

/** All pages in the sidebars of the language, by path. */
export function useSitePlaces(): Map<string, Place> {
  const { sidebar } = useLocaleSiteData() as { sidebar?: Sidebar };
  const nav = useNavItems();
  const version = useVersion();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the bar is another list at each rendering; its names change with language and version alone.
  return useMemo(() => placesIn(sidebar ?? {}, nav), [sidebar, version]);
}

function placesIn(sidebar: Sidebar, nav: { text: string; href: string }[]): Map<string, Place> {
  const places = new Map<string, Place>();
  const add = (entries: RawEntry[], trail: string[]): void => {
    for (const { text, link, items } of entries) {
      if (link && text) places.set(pathOf(link), { text, trail });
      if (items) add(items, text ? [...trail, text] : trail);
    }
  };
  for (const [section, entries] of Object.entries(sidebar)) {
    const owner = nav.find(({ href }) => href.includes(section.replace(/\/$/, '')));
    add(entries, owner ? [owner.text] : []);
  }
  return places;
}

const pathOf = (link: string) =>
  CLEAN.test(link) && !link.endsWith('/index') ? link : normalizeHrefInRuntime(link);
