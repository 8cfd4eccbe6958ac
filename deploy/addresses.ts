import { prefixOfBase, stemOf } from '../shared/site/addresses.ts';
import { DEFAULT_LANG, LANGS } from '../shared/site/locales.ts';

/**
 * Both without the base. `from` may end in `*`, which `:splat` in `to` stands for; else it is an
 * address without `.html` and closing slash, and holds for all ways of writing it.
 */
export interface RedirectRule {
  from: string;
  to: string;
}

/** A built page: its address without the base (`/guide/start/`), and its HTML. */
export interface BuiltPage {
  address: string;
  html: string;
  /** Whether its Markdown copy is beside it. */
  copy?: boolean;
}

const parentOf = (stem: string): string => stem.slice(0, stem.lastIndexOf('/'));

/** Folders that hold a whole site in the default language: the root, and that of each version. */
function siteFolders(stems: ReadonlyMap<string, string>): string[] {
  const others = LANGS.filter((lang) => lang !== DEFAULT_LANG);
  const versions = [...stems.keys()].filter((stem) =>
    others.some((lang) => stems.has(`${stem}/${lang}`)),
  );
  return ['', ...versions.filter(Boolean)];
}

/**
 * Redirects of addresses that nobody wrote but readers type: folders of pages that have no page of
 * their own, and the default language's prefix below a version.
 */
export function addressRules(pages: readonly BuiltPage[], base: string): RedirectRule[] {
  const stems = new Map(pages.map(({ address }) => [stemOf(address), address]));
  const sites = siteFolders(stems);
  const prefixes = sites.filter(Boolean).map((site) => `${site}/${DEFAULT_LANG}`);
  return [
    ...cutAddresses(pages, stems, sites, prefixOfBase(base)),
    ...prefixes.flatMap((from): RedirectRule[] => [
      { from, to: `${parentOf(from)}/` },
      { from: `${from}/*`, to: `${parentOf(from)}/:splat` },
    ]),
  ];
}

/**
 * A folder without a page leads to the nearest overview above it (`/config/test` to `/config/`), or
 * to the first of its pages that one of them links to (`/guide` to `/guide/start/`).
 */
function cutAddresses(
  pages: readonly BuiltPage[],
  stems: ReadonlyMap<string, string>,
  sites: readonly string[],
  base: string,
): RedirectRule[] {
  const homes = new Set([
    ...sites,
    ...sites.flatMap((site) => LANGS.map((lang) => `${site}/${lang}`)),
  ]);
  const rules = new Map<string, RedirectRule>();
  for (const page of pages) {
    for (let from = parentOf(stemOf(page.address)); from; from = parentOf(from)) {
      if (stems.has(from) || homes.has(from) || rules.has(from)) continue;
      let above = parentOf(from);
      while (above && !homes.has(above) && !stems.has(above)) above = parentOf(above);
      const overview = homes.has(above) ? undefined : stems.get(above);
      const to = overview ?? firstLink(page, base, `${from}/`);
      rules.set(from, { from, to });
    }
  }
  return [...rules.values()].sort((a, b) => (a.from < b.from ? -1 : 1));
}

/** First link of a page into a folder, which is the sidebar's first; else the page itself. */
function firstLink({ address, html }: BuiltPage, base: string, folder: string): string {
  // The head names the page's own Markdown copy.
  const start = html.indexOf(`href="${base}${folder}`, html.indexOf('<body'));
  const link = /^href="([^"?#]+)/.exec(html.slice(start))?.[1];
  return start >= 0 && link ? link.slice(base.length) : address;
}
