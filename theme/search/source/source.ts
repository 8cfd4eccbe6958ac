import type { Marker, SearchOutcome } from '@rstest-docs/search';

/** Results of one index; there is more than one only in remote mode. */
export interface ResultGroup {
  index: string;
  outcome: SearchOutcome;
  /** How to mark the query on the target page. */
  marker: Marker;
}

/** Loading of what answers come from (spec section 4). */
export type SourceState = 'initial' | 'initing' | 'inited';

/** What answers the panel's queries: the local index, or an API. */
export interface SearchSource {
  /** Starts getting ready, in silence: search may never be opened. */
  warm: (lang: string, version: string) => void;
  /** Gets ready; tries again after a failure, which it logs once. Never rejects. */
  open: (lang: string, version: string) => Promise<SourceState>;
  /** Begins to fetch what a query will need, as soon as it is typed. */
  typed?: (query: string) => void;
  /**
   * Calls back with results, perhaps a second time with more of them. Calls nothing after `signal`
   * was aborted. Never throws; a failure is logged and comes as an empty list.
   */
  search: (query: string, signal: AbortSignal, found: (groups: ResultGroup[]) => void) => void;
}
