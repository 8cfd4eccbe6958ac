import type { RemoteSettings } from '../manifest.ts';

/** Address of a remote search (spec section 7), absolute or from `origin`. */
export function remoteAddress(
  { apiUrl, searchIndexes }: RemoteSettings,
  query: { keyword: string; limit: number; lang: string },
  origin: string,
): string {
  const url = new URL(apiUrl, origin);
  url.searchParams.set('keyword', query.keyword);
  url.searchParams.set('limit', String(query.limit));
  url.searchParams.set('searchIndexes', searchIndexes.join(','));
  url.searchParams.set('lang', query.lang);
  return url.href;
}
