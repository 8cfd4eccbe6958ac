import type { RemoteSettings } from '@rstest-docs/search';
import {
  readAnswer,
  remoteAddress,
  SEARCH_QUERY_CHARS,
  SEARCH_REMOTE_FAILURE,
  SEARCH_RESULT_LIMIT,
  showRemoteHits,
} from '@rstest-docs/search';
import type { ResultGroup, SearchSource } from './source.ts';

const TIMEOUT_MS = 5000;

/** Answers from a search API (spec section 7). Loaded with the panel, so it costs pages nothing. */
export function remoteSource(settings: RemoteSettings): SearchSource {
  let lang = '';
  return {
    warm() {},
    async open(language) {
      lang = language;
      return 'inited';
    },
    search(query, signal, found) {
      ask(settings, query, lang, signal).then(
        (groups) => signal.aborted || found(groups),
        (error: unknown) => {
          if (signal.aborted) return;
          console.error(SEARCH_REMOTE_FAILURE, String(error));
          found([]);
        },
      );
    },
  };
}

async function ask(
  settings: RemoteSettings,
  query: string,
  lang: string,
  signal: AbortSignal,
): Promise<ResultGroup[]> {
  const keyword = query.trim().slice(0, SEARCH_QUERY_CHARS);
  const address = remoteAddress(
    settings,
    { keyword, limit: SEARCH_RESULT_LIMIT, lang },
    location.origin,
  );
  const late = AbortSignal.timeout(settings.timeoutMs ?? TIMEOUT_MS);
  const response = await fetch(address, {
    signal: AbortSignal.any([signal, late]),
    headers: { Accept: 'application/json' },
    credentials: 'omit',
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const groups = readAnswer(await response.json());
  const typed = keyword.toLowerCase().split(/\s+/).filter(Boolean);
  return groups.map(({ index, hits }) => ({
    index,
    outcome: { pages: showRemoteHits(hits, location.origin, SEARCH_RESULT_LIMIT) },
    marker: { typed, terms: [] },
  }));
}
