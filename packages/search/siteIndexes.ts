import type { IndexFile } from './indexFile.ts';
import type { RemoteQuery } from './remote/readQuery.ts';
import { Searcher } from './searcher.ts';
import type { SearchOutcome } from './types.ts';

export interface EndpointSite {
  /** Name by which the index is asked for. */
  index: string;
  /** Address of the site's root, e.g. `https://docs.example/`. */
  url: string;
}

/** `search-indexes.json` of a built site. */
interface SiteList {
  folder: string;
  indexes: Record<string, string>;
}

/** How long the list of a site's index files is believed; the files themselves never change. */
const LIST_SECONDS = 60;

/** Searchers over the published indexes of several sites, fetched when they are first asked for. */
export class SiteIndexes {
  private readonly sites: Map<string, string>;
  private readonly read: (url: string) => Promise<unknown>;
  private readonly lists = new Map<string, { until: number; list: Promise<SiteList> }>();
  private readonly searchers = new Map<string, { file: string; searcher: Promise<Searcher> }>();

  constructor(sites: readonly EndpointSite[], read: (url: string) => Promise<unknown>) {
    this.sites = new Map(sites.map(({ index, url }) => [index, url.replace(/\/*$/, '/')]));
    this.read = read;
  }

  /**
   * Searches one site; undefined when it has no index in the language.
   * @throws {Error} when the site's files cannot be read
   */
  async search(
    index: string,
    { keyword, limit, lang }: RemoteQuery,
  ): Promise<(SearchOutcome & { site: string }) | undefined> {
    const root = this.sites.get(index) as string;
    const list = await this.list(root);
    const file = Object.hasOwn(list.indexes, lang) ? list.indexes[lang] : undefined;
    if (file === undefined) return undefined;
    const searcher = await this.searcher(`${index}/${lang}`, `${root}${list.folder}${file}`);
    const outcome = await searcher.searchFully(keyword, limit);
    return { ...outcome, site: root.slice(0, -1) };
  }

  private list(root: string): Promise<SiteList> {
    const known = this.lists.get(root);
    if (known && known.until > Date.now()) return known.list;
    const list = this.read(`${root}search-indexes.json`) as Promise<SiteList>;
    this.lists.set(root, { until: Date.now() + LIST_SECONDS * 1000, list });
    list.catch(() => this.lists.delete(root));
    return list;
  }

  private searcher(key: string, file: string): Promise<Searcher> {
    const known = this.searchers.get(key);
    if (known?.file === file) return known.searcher;
    const searcher = this.read(file).then((index) =>
      Searcher.at(file, index as IndexFile, (url) => this.read(url)),
    );
    this.searchers.set(key, { file, searcher });
    searcher.catch(() => this.searchers.delete(key));
    return searcher;
  }
}
