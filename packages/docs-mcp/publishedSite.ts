import type { SearchOutcome } from '@rstest-docs/search';
import { RecentMap } from '@rstest-docs/search';
import { SiteIndexes } from '@rstest-docs/search/server';
import { type CopyText, readCopy } from './sections.ts';

/** Text of a published file. Rejects when there is none. */
export type ReadFile = (url: string) => Promise<string>;

export interface ListedPage {
  /** Address below the site's root, without the language: the same for a page and its translation. */
  path: string;
  title: string;
  description: string;
}

/** `pages.json`, which the build writes for this. */
export interface PageList {
  /** Version of the package that the pages describe. */
  version: string;
  /** Prefix of the addresses of a language, and its pages in reading order. */
  languages: Record<string, { prefix: string; pages: ListedPage[] }>;
  /** Where an option, a flag or a function is documented, and facts that the section has not. */
  names: Record<string, [path: string, section: string, facts?: string]>;
  /** The options that have a word such as `vmForks` among their values. */
  values: Record<string, string[]>;
}

export const PAGE_LIST = 'pages.json';

/** How long the list of pages is believed, and with it the copies that were read. */
const LIST_SECONDS = 60;
const COPIES_KEPT = 50;

/** How a site writes the addresses of its pages. */
export interface Addresses {
  /** Path of the Markdown copy of a page. */
  copyOf(path: string): string;
  /** What all ways of writing the address of a page share. */
  stemOf(path: string): string;
}

/** What an MCP server needs of a published site; reads nothing but its files. */
export class PublishedSite {
  /** Address of the site's root, without a slash at its end. */
  readonly root: string;
  readonly addresses: Addresses;
  private readonly read: ReadFile;
  private readonly indexes: SiteIndexes;
  private readonly copies = new RecentMap<string, CopyText>(COPIES_KEPT);
  private known: { until: number; list: Promise<PageList> } | undefined;

  constructor(root: string, addresses: Addresses, read: ReadFile = readText) {
    this.root = root.replace(/\/+$/, '');
    this.addresses = addresses;
    this.read = read;
    this.indexes = new SiteIndexes([{ index: 'site', url: root }], async (url) =>
      JSON.parse(await read(url)),
    );
  }

  list(): Promise<PageList> {
    if (this.known && this.known.until > Date.now()) return this.known.list;
    const list = this.read(`${this.root}/${PAGE_LIST}`).then(
      (text) => JSON.parse(text) as PageList,
    );
    this.copies.clear();
    this.known = { until: Date.now() + LIST_SECONDS * 1000, list };
    list.catch(() => {
      this.known = undefined;
    });
    return list;
  }

  /** Text of a file below the site's root. */
  file(name: string): Promise<string> {
    return this.read(`${this.root}/${name}`);
  }

  /** The Markdown copy of a page that the list has. */
  async copy(prefix: string, path: string): Promise<CopyText> {
    const url = `${this.root}${prefix}${this.addresses.copyOf(path)}`;
    const known = this.copies.get(url);
    if (known) return known;
    const copy = readCopy(await this.read(url));
    this.copies.set(url, copy);
    return copy;
  }

  /** Undefined when the site has no index in the language. */
  search(keyword: string, lang: string, limit: number): Promise<SearchOutcome | undefined> {
    return this.indexes.search('site', { keyword, limit, lang, searchIndexes: ['site'] });
  }
}

async function readText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}
