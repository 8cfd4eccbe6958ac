import { normalizeHrefInRuntime, useLocaleSiteData } from '@rspress/core/runtime';
import { useEffect, useMemo, useState } from 'react';
import { allSidebars } from 'site-sections';
import { useNavItems } from '../../nav/useNavItems.ts';
import { usePrefix } from '../../nav/usePrefix.ts';

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

/** All pages in the sidebars of the language, by path; empty until their lists are there. */
export function useSitePlaces(): Map<string, Place> {
  const locale = useLocaleSiteData() as { sidebar?: Sidebar };
  const nav = useNavItems();
  const prefix = usePrefix();
  const [loaded, setLoaded] = useState<Sidebar>();
  useEffect(() => {
    let stale = false;
    allSidebars(`/${prefix}`).then((sidebars) => {
      if (!stale) setLoaded(sidebars as Sidebar | undefined);
    });
    return () => {
      stale = true;
    };
  }, [prefix]);
  const sidebar = loaded ?? locale.sidebar;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the bar is another list at each rendering; its names change with language and version alone.
  return useMemo(() => placesIn(sidebar ?? {}, nav), [sidebar, prefix]);
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
