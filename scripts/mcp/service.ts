import { createMcpEndpoint } from '@rstest-docs/docs-mcp';
import {
  createSearchEndpoint,
  type EndpointSite,
  type WebHandler,
} from '@rstest-docs/search/server';
import { MCP_PATH } from '../../shared/site/constants.ts';
import { ADDRESSES, DOCS } from './docs.ts';

export interface ServiceSettings {
  /** Address of the root of the published site, e.g. `https://docs.example/`. */
  url: string;
  /** Sites that are searched, each under the name by which it is asked for; the manual as `docs` unless given. */
  sites?: EndpointSite[];
  /** Origins whose pages may ask; that of the site unless given. */
  allowOrigins?: readonly string[];
}

const SEARCH_PATH = 'search';

/**
 * What a static host cannot answer, beside it or on another origin: the MCP server at `/mcp` and a
 * remote search at `/search`. It reads the site's published files and keeps nothing else.
 */
export function createService({ url, ...settings }: ServiceSettings): WebHandler {
  const { allowOrigins = [new URL(url).origin], sites = [{ index: 'docs', url }] } = settings;
  const mcp = createMcpEndpoint({ url, addresses: ADDRESSES, docs: DOCS, allowOrigins });
  const search = createSearchEndpoint({ sites, allowOrigins });
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === `/${MCP_PATH}`) return mcp(request);
    if (pathname === `/${SEARCH_PATH}`) return search(request);
    return new Response(`There is /${MCP_PATH} and /${SEARCH_PATH}.\n`, { status: 404 });
  };
}
