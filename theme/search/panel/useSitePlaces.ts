import { normalizeHrefInRuntime, useLocaleSiteData } from '@rspress/core/runtime';
import { useMemo } from 'react';
import { useNavItems } from '../../nav/useNavItems.ts';

interface RawEntry {
  text?: string;
  link?: string;
  items?: RawEntry[];
}

/** A page as the sidebars name it, and the names of what it lies in. */
export interface Place {
  text: string;
  trail: string[];
}

/** All pages in the sidebars of the language, by path. */
export function useSitePlaces(): Map<string, Place> {
  const { sidebar } = useLocaleSiteData() as { sidebar?: Record<string, RawEntry[]> };
  const nav = useNavItems();
  return useMemo(() => {
    const places = new Map<string, Place>();
    const add = (entries: RawEntry[], trail: string[]): void => {
      for (const { text, link, items } of entries) {
        if (link && text) places.set(normalizeHrefInRuntime(link), { text, trail });
        if (items) add(items, text ? [...trail, text] : trail);
      }
    };
    for (const [section, entries] of Object.entries(sidebar ?? {})) {
      const owner = nav.find(({ href }) => href.includes(section.replace(/\/$/, '')));
      add(entries, owner ? [owner.text] : []);
    }
    return places;
  }, [sidebar, nav]);
}
