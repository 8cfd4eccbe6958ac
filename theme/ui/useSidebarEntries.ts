import {
  isExternalUrl,
  matchSidebar,
  normalizeHrefInRuntime,
  useLocaleSiteData,
  useLocation,
} from '@rspress/core/runtime';
import { useMemo } from 'react';
import { sidebarsAt } from 'site-sections';
import type { MenuEntry } from '../../shared/site/sections.ts';
import type { Menus } from '../../shared/site/trail.ts';

/** One row of the sidebar (spec section 3, 'Sidebar item'). */
export interface SidebarEntry {
  kind: 'item' | 'group' | 'divider' | 'header';
  text: string | undefined;
  link: string;
  external: boolean;
  tag: string | undefined;
  context: string | undefined;
  collapsed: boolean;
  collapsible: boolean;
  dividerType: 'dashed' | 'solid' | undefined;
  items: SidebarEntry[];
}

/** Rows of the section that the address belongs to, in the page's language. */
export function useSidebarEntries(): SidebarEntry[] {
  const locale = useLocaleSiteData() as Menus;
  const { pathname } = useLocation();
  const sidebar = sidebarsAt(pathname) ?? locale.sidebar;
  const section = Object.keys(sidebar ?? {})
    .sort((a, b) => b.length - a.length)
    .find((name) => matchSidebar(name, pathname));
  const raw = section ? sidebar?.[section] : undefined;
  return useMemo(() => (raw ?? []).map(entry), [raw]);
}

function entry(raw: MenuEntry): SidebarEntry {
  const external = Boolean(raw.link && isExternalUrl(raw.link));
  return {
    kind: raw.dividerType
      ? 'divider'
      : raw.sectionHeaderText
        ? 'header'
        : raw.items
          ? 'group'
          : 'item',
    text: raw.text ?? raw.sectionHeaderText,
    link: raw.link ? (external ? raw.link : normalizeHrefInRuntime(raw.link)) : '',
    external,
    tag: raw.tag,
    context: raw.context,
    collapsed: raw.collapsed ?? false,
    collapsible: raw.collapsible ?? true,
    dividerType: raw.dividerType,
    items: (raw.items ?? []).map(entry),
  };
}

/** Every page of the section in reading order, for previous and next. */
export function flatten(entries: SidebarEntry[]): SidebarEntry[] {
  return entries.flatMap((item) => [
    ...(item.link && !item.external ? [item] : []),
    ...flatten(item.items),
  ]);
}
