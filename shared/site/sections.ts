import { stemOf } from './addresses.ts';

/** An entry of the bar or of a sidebar, as the framework has both. */
export interface MenuEntry {
  text?: string;
  link?: string;
  /** Pattern of the paths that the entry is about, where the first folder of its link does not say so. */
  activeMatch?: string;
  tag?: string;
  position?: 'left' | 'right';
  context?: string;
  collapsed?: boolean;
  collapsible?: boolean;
  dividerType?: 'dashed' | 'solid';
  sectionHeaderText?: string;
  items?: MenuEntry[];
}

/** Sidebars by the path that they serve. */
export type Sidebars = Record<string, MenuEntry[]>;

/** One page of a section as the browser needs it to fetch and show it. */
export type SectionPage = [
  /** Route path with its prefixes: `/zh/guide/start/`. */
  path: string,
  /** Source below the docs folder, for the edit link; empty where it is `sourceOf` the path. */
  file: string,
  chunk: string | number,
  module: string | number,
];

/**
 * What the browser knows of the pages that share language, version and first folder. It comes as a
 * script of its own, so that what a page costs does not grow with the number of pages.
 */
export interface Section {
  pages: SectionPage[];
  /** The framework's sidebars for these pages, by the path that they serve. */
  sidebars: Sidebars;
  /** Paths in other languages and versions at which a page of this section has no translation. */
  gone: string[];
}

/**
 * What each edited sentence changes of a section: a file with a fixed name that browsers ask about
 * again, so that no page changes with another one.
 */
export interface SectionNames {
  /** The build that it is of, as in `SiteMap.build`. */
  build: string;
  /** Content hash in the name of each page's chunk, by chunk id. */
  hashes: Record<string, string>;
  /** Address of the search index of these pages. */
  search: string;
}

/** Written into the first script of a page: where the rest of the site is. */
export interface SiteMap {
  /** Stands for all scripts but those of pages: with others, a page's script does not run. */
  build: string;
  /** Addresses of the scripts that every page has. */
  scripts: string[];
  /** Address of each section's script, by the section's name. */
  sections: Record<string, string>;
  /** Content hashes of the scripts that belong to no page, by chunk id; `SectionNames` add theirs. */
  hashes: Record<string, string>;
  /** Sections whose script has run. */
  loaded: Record<string, Section>;
}

/** How a site spells languages and versions in its addresses. */
export interface SiteShape {
  defaultLang: string;
  langs: readonly string[];
  versions: readonly string[];
  defaultVersion: string;
}

export type Prefixes = Pick<SiteShape, 'langs' | 'versions'>;

/** Version and language that a path begins with, and the rest of it: `/v1/zh/a/b` is `v1`, `zh`, `a/b`. */
export function splitPath(
  path: string,
  { langs, versions }: Prefixes,
): { version: string; lang: string; rest: string[] } {
  const rest = path.replace(/^\//, '').split('/');
  const pick = (names: readonly string[]): string =>
    names.includes(rest[0] ?? '') ? (rest.shift() ?? '') : '';
  return { version: pick(versions), lang: pick(langs), rest };
}

/** `/zh/guide/start/` belongs to `zh/guide`, `/config/x` to `config`, `/` to '', `/v1/` to `v1/`. */
export function sectionOf(path: string, prefixes: Prefixes): string {
  const { version, lang, rest } = splitPath(path, prefixes);
  const first = rest.length > 1 ? (rest[0] ?? '') : '';
  return [...[version, lang].filter(Boolean), first].join('/').toLowerCase();
}

/** Where the source of a page most likely is: `zh/guide/start/index.mdx` for `/zh/guide/start/`. */
export function sourceOf(path: string, shape: SiteShape): string {
  const { version, lang, rest } = splitPath(path, shape);
  const folders = shape.langs.length > 0 ? [version, lang || shape.defaultLang] : [version];
  return `${[...folders, ...rest].filter(Boolean).join('/')}${path.endsWith('/') ? '/index' : ''}.mdx`;
}

/** What the files of a section are called, without folder and ending. */
export const sectionStem = (section: string): string => section.replace(/[^\w-]+/g, '-') || 'root';

/** Where the `SectionNames` of a section are, from the site's root. */
export const namesFile = (section: string): string => `chunks/${sectionStem(section)}.json`;

/** The one spelling of a path under which a page is known: no `.html`, no `index`, lower case. */
export function canonicalPath(path: string): string {
  const [bare = ''] = path.split(/[?#]/);
  return (stemOf(bare) || '/').toLowerCase();
}

/**
 * The page that an address without one most likely means: the same in another case or spelling; for
 * a folder the overview above it, or else its first page, as hosts redirect it (deploy/addresses.ts).
 */
export function pageNear(path: string, section: Section | undefined): string | undefined {
  const wanted = canonicalPath(path);
  const pages = new Map(section?.pages.map(([page]) => [canonicalPath(page), page]));
  const exact = pages.get(wanted);
  if (exact || ![...pages.keys()].some((page) => page.startsWith(`${wanted}/`))) return exact;
  const above = [...pages.keys()].filter((page) => wanted.startsWith(`${page}/`));
  const overview = above.sort((a, b) => b.length - a.length)[0] ?? '';
  const links = (entries: MenuEntry[]): string[] =>
    entries.flatMap(({ link = '', items = [] }) => [canonicalPath(link), ...links(items)]);
  const first = Object.values(section?.sidebars ?? {})
    .flatMap(links)
    .find((link) => link.startsWith(`${wanted}/`));
  return pages.get(overview) ?? pages.get(first ?? '');
}

/** The section that a path leads to: `/config` is in `config` if there is one, else at the root. */
export function sectionAt(path: string, prefixes: Prefixes, known: Record<string, string>): string {
  const bare = canonicalPath(path);
  const inside = sectionOf(`${bare}/`, prefixes);
  return Object.hasOwn(known, inside) ? inside : sectionOf(bare, prefixes);
}
