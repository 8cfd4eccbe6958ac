import { readQuery } from './remote/readQuery.ts';
import { writeHits } from './remote/writeHits.ts';
import { type EndpointSite, SiteIndexes } from './siteIndexes.ts';

export interface EndpointSettings {
  /** Sites to search, each under the name of its index. */
  sites: EndpointSite[];
  /** Origins whose pages may read answers; '*' for all. */
  allowOrigins: '*' | readonly string[];
  /** Reads a JSON file of a site; `fetch` when left out. */
  read?: (url: string) => Promise<unknown>;
}

/** An answer may be kept for five minutes. */
const KEPT = 'public, max-age=300, stale-while-revalidate=86400';

type Endpoint = (request: Request) => Promise<Response>;

/**
 * A search API over the index files that built sites publish: GET with `keyword`, `limit`,
 * `searchIndexes` and `lang`, answered by `[{index, hits}]` (spec section 7). It keeps no state
 * but copies of those files, and uses nothing but the web's own `Request`, `Response`, `URL` and
 * `fetch`, so it runs under Node and on edge runtimes as it is.
 */
export function createSearchEndpoint(settings: EndpointSettings): Endpoint {
  const indexes = new SiteIndexes(settings.sites, settings.read ?? readJson);
  const names = settings.sites.map(({ index }) => index);

  const answer = async (request: Request): Promise<Response> => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return refuse(405, 'method: GET', { Allow: 'GET, HEAD, OPTIONS' });
    }
    try {
      const query = readQuery(new URL(request.url).searchParams, names);
      const groups = await Promise.all(
        query.searchIndexes.map(async (index) => {
          const found = await indexes.search(index, query);
          return { index, hits: found ? writeHits(found.pages, found.site, query.lang) : [] };
        }),
      );
      return json(200, groups, { 'Cache-Control': KEPT });
    } catch (error) {
      if (error instanceof RangeError) return refuse(400, error.message);
      return refuse(502, 'an index cannot be read now; try again later');
    }
  };

  return async (request) => {
    const response = await answer(request);
    allowOrigin(response.headers, request.headers.get('Origin'), settings.allowOrigins);
    if (request.method !== 'HEAD') return response;
    return new Response(null, { status: response.status, headers: response.headers });
  };
}

async function readJson(url: string): Promise<unknown> {
  const response = await fetch(url, { headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}

function json(status: number, body: unknown, headers: Record<string, string>): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    },
  });
}

const refuse = (status: number, error: string, headers: Record<string, string> = {}) =>
  json(status, { error }, { 'Cache-Control': 'no-store', ...headers });

function allowOrigin(
  headers: Headers,
  origin: string | null,
  allowed: EndpointSettings['allowOrigins'],
): void {
  if (allowed === '*') {
    headers.set('Access-Control-Allow-Origin', '*');
  } else {
    headers.append('Vary', 'Origin');
    if (origin === null || !allowed.includes(origin)) return;
    headers.set('Access-Control-Allow-Origin', origin);
  }
  headers.set('Access-Control-Allow-Methods', 'GET, HEAD, OPTIONS');
  headers.set('Access-Control-Max-Age', '86400');
}
