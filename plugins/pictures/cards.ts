import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { UserConfig } from '@rspress/core';
import type { KnownPage } from '../discovery/pages.ts';
import type { Brand, Card } from './design.ts';
import type { Run } from './wrap.ts';

/** The parts of a menu entry and of a sidebar entry that name where a page belongs. */
interface NavEntry {
  text?: string;
  link?: string;
  activeMatch?: string;
}
interface SidebarEntry {
  text?: string;
  link?: string;
  items?: SidebarEntry[];
}
export interface Menus {
  /** A list, or one for each version. */
  nav?: NavEntry[] | Record<string, NavEntry[]>;
  sidebar?: Record<string, SidebarEntry[]>;
}

/** Colour tokens by first part of the address; `brand` for all others. */
const ACCENTS: Record<string, string> = { config: 'constant', api: 'function' };

/** What the picture of a page shows. */
export function cardOf(page: KnownPage, site: UserConfig): Card {
  const section = page.bareRoute.split('/')[1] ?? '';
  const base = (site.base ?? '/').replace(/\/$/, '');
  const origin = (site.siteOrigin ?? '').replace(/^https?:\/\//, '');
  return {
    title: titleRuns(page),
    crumbs: crumbsOf(page.route, menusOf(page.lang, site)),
    language: site.locales?.find(({ lang }) => lang === page.lang)?.label ?? page.lang,
    address: origin + base + page.route,
    accent: ACCENTS[section] ?? 'brand',
  };
}

/**
 * The title with its code set apart: what the heading puts between backticks, or all of it when
 * the page is named after what it describes, such as `testTimeout`.
 */
export function titleRuns(page: Pick<KnownPage, 'title' | 'heading' | 'route'>): Run[] {
  const { title, heading = '', route } = page;
  if (route.endsWith(`/${title}`)) return [{ text: title, code: true }];
  if (heading.replaceAll('`', '') !== title) return [{ text: title, code: false }];
  return heading
    .split('`')
    .map((text, index) => ({ text, code: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

/** Navbar and sidebars of a language. */
export function menusOf(lang: string, site: UserConfig): Menus {
  const theme = (site.themeConfig ?? {}) as Menus & { locales?: (Menus & { lang: string })[] };
  return theme.locales?.find((locale) => locale.lang === lang) ?? theme;
}

/** Section and group of a page, as the breadcrumbs above its heading say them. */
export function crumbsOf(route: string, { nav = [], sidebar = {} }: Menus): string[] {
  const section = Object.values(nav)
    .flat()
    .find(({ link, activeMatch }) =>
      activeMatch ? new RegExp(activeMatch).test(route) : link === route,
    );
  // By now the framework has turned the links into names of files.
  const leadsHere = (link = ''): boolean => link.replace(/(?:(?<=\/)index)?\.html$/, '') === route;
  const holds = ({ link, items = [] }: SidebarEntry): boolean =>
    leadsHere(link) || items.some(holds);
  const group = Object.values(sidebar)
    .flat()
    .find((entry) => entry.items?.some(holds));
  return [section?.text, group?.text].filter((text): text is string => Boolean(text));
}

/** Name, logo and dark colours, which all pictures of a site share. */
export function brandOf(site: UserConfig, docsDir: string, tokens: string): Brand {
  const logo = typeof site.logo === 'string' ? path.join(docsDir, 'public', site.logo) : '';
  return {
    name: site.title ?? '',
    logo: logo.endsWith('.svg') && existsSync(logo) ? readFileSync(logo, 'utf8') : undefined,
    colours: new Map(
      [...tokens.matchAll(/--c-([\w-]+): light-dark\([^,]+, ([^)]+)\)/g)].map(
        ([, name = '', dark = '']) => [name, dark],
      ),
    ),
  };
}
