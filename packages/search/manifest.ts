/** Where the site's search gets its answers from, which the build writes into the bundle. */
export interface SearchManifest {
  /** Addresses of the index files of the dev server, by `indexKey`; a built page asks `SectionNames`. */
  indexes: Record<string, string>;
  /** Set when an API answers instead (spec section 7). */
  remote?: RemoteSettings;
}

/** A page by its path, without the site's base. */
export interface QuickLink {
  path: string;
  text: string;
}

export interface RemoteSettings {
  /** Address that is asked by GET with `keyword`, `limit`, `searchIndexes` and `lang`. */
  apiUrl: string;
  /** Indexes to search; each is a tab of results when there are several. */
  searchIndexes: string[];
  /** How long an answer may take; 5000 when left out. */
  timeoutMs?: number;
}

/** Pages offered before anything is typed, by `indexKey`. */
export type QuickLinks = Record<string, QuickLink[]>;

/** Key of an index among those of a site: one per language, and per version where there are any. */
export const indexKey = (lang: string, version = '') => (version ? `${version}/${lang}` : lang);
