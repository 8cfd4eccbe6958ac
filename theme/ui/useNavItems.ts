import {
  isExternalUrl,
  normalizeHrefInRuntime,
  useLocaleSiteData,
  useLocation,
  useSite,
  withBase,
} from '@rspress/core/runtime';
import type { MenuEntry, Prefixes } from '../../shared/site/sections.ts';
import { barOf, isSectionOf, type Menus } from '../../shared/site/trail.ts';
import { usePrefixes, useVersion } from './usePrefix.ts';

/** One entry of the bar, ready to render; `items` makes it a dropdown group. */
export interface NavEntry {
  text: string;
  href: string;
  tag: string | undefined;
  position: 'left' | 'right';
  active: boolean;
  external: boolean;
  items: NavEntry[];
}

/** Navigation of the page's language and version (spec section 2: position is right by default). */
export function useNavItems(): NavEntry[] {
  const bar = barOf(useLocaleSiteData() as Menus, useVersion());
  const { pathname } = useLocation();
  const { site } = useSite();
  const prefixes = usePrefixes();
  return bar.map((item) => entry(item, pathname, prefixes, site.base));
}

function entry(item: MenuEntry, pathname: string, prefixes: Prefixes, base: string): NavEntry {
  const external = Boolean(item.link && isExternalUrl(item.link));
  const link = item.link && !external ? normalizeHrefInRuntime(item.link) : item.link;
  const items = (item.items ?? []).map((child) => entry(child, pathname, prefixes, base));
  return {
    text: item.text ?? '',
    href: link ? (external ? link : withBase(link)) : '',
    tag: item.tag,
    position: item.position ?? 'right',
    external,
    items,
    active:
      items.some((child) => child.active) || isSectionOf({ ...item, link }, pathname, prefixes),
  };
}
