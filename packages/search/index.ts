/** Search of a documentation site: everything here runs in a browser and on a server alike. */

// Build: pages in, one index file and records of texts out.
export { type BuildOptions, buildIndex } from './buildIndex.ts';
// Search: an index file in, ranked hits with marked texts out.
export {
  SEARCH_DEBOUNCE_MS,
  SEARCH_INDEX_FAILURE,
  SEARCH_QUERY_CHARS,
  SEARCH_REMOTE_FAILURE,
  SEARCH_RESULT_LIMIT,
} from './constants.ts';
export { editDistance } from './editDistance.ts';
// The engine below `Searcher`, for measurements.
export { SearchEngine } from './engine.ts';
export { planHits } from './hits.ts';
export { idOf } from './indexedPages.ts';
export type { IndexFile, TermColumns } from './indexFile.ts';
// What a site tells its search: addresses of the index files, an API instead, quick links.
export {
  indexKey,
  type QuickLink,
  type QuickLinks,
  type RemoteSettings,
  type SearchManifest,
} from './manifest.ts';
export { type Marker, mark } from './marks.ts';
export { plain } from './names.ts';
export { nearNames } from './near.ts';
export { normalize } from './normalize.ts';
export { splitIndex } from './parts.ts';
export { beginningOf, sharesAmong } from './passages.ts';
export { RecentMap } from './recentMap.ts';
export { recordsOf } from './records.ts';
// Ask another site's endpoint, and show its answer.
export { readAnswer } from './remote/readAnswer.ts';
export { remoteAddress } from './remote/request.ts';
export { showRemoteHits } from './remote/showHits.ts';
export { Searcher } from './searcher.ts';
export { slug, uniqueId } from './slug.ts';
export type {
  LinkText,
  Marked,
  PageHits,
  PageText,
  SearchHit,
  SearchOutcome,
  SearchRecord,
  SectionText,
} from './types.ts';
