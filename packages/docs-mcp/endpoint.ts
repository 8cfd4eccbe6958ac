import { readRequestBody } from '@modelcontextprotocol/sdk/server/requestBody.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { type Addresses, PublishedSite, type ReadFile } from './publishedSite.ts';
import { createDocsServer, type Docs } from './server.ts';

/** Most calls in one request. */
const CALLS = 10;

export interface McpSettings {
  /** Address of the root of the published site, e.g. `https://docs.example/`. */
  url: string;
  /** How that site writes addresses. */
  addresses: Addresses;
  /** What the server says of itself, and its tools. */
  docs: Docs;
  /** Origins whose pages may call; '*' for all. Programs send none and may always call. */
  allowOrigins: '*' | readonly string[];
  /** Most bytes of a request; 16 kB when left out. */
  bodyBytes?: number;
  /** Reads a file of the site; `fetch` when left out. */
  read?: ReadFile;
}

/**
 * The documentation as an MCP server over streamable HTTP. It keeps no session and uses nothing but
 * the web's own interfaces, so it runs under Node and on edge runtimes as it is.
 */
export function createMcpEndpoint(settings: McpSettings): (request: Request) => Promise<Response> {
  const { allowOrigins, bodyBytes = 16_000 } = settings;
  const site = new PublishedSite(settings.url, settings.addresses, settings.read);
  const mayCall = (origin: string | null): boolean =>
    origin === null || allowOrigins === '*' || allowOrigins.includes(origin);

  const answer = async (request: Request): Promise<Response> => {
    if (!mayCall(request.headers.get('Origin'))) return refuse(403, 'this origin may not call');
    if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
    // There are no sessions to end and no messages of the server's own to wait for.
    if (request.method !== 'POST') return refuse(405, 'POST only', { Allow: 'POST, OPTIONS' });
    const body = await readRequestBody(request, bodyBytes);
    if (body.tooLarge) return refuse(413, `at most ${bodyBytes} bytes in a request`);
    const parsedBody = parse(body.text);
    if (parsedBody === undefined) return refuse(400, 'the request is not JSON', {}, -32700);
    if (Array.isArray(parsedBody) && parsedBody.length > CALLS) {
      return refuse(400, `at most ${CALLS} calls in a request`);
    }
    const server = createDocsServer(site, settings.docs);
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    try {
      return await transport.handleRequest(request, { parsedBody });
    } finally {
      await server.close();
    }
  };

  return async (request) => {
    const response = await answer(request).catch(() => refuse(500, 'the request failed'));
    const headers = new Headers(response.headers);
    headers.set('Cache-Control', 'no-store');
    headers.set('X-Content-Type-Options', 'nosniff');
    allowOrigin(headers, request.headers.get('Origin'), mayCall);
    return new Response(response.body, { status: response.status, headers });
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const refuse = (
  status: number,
  message: string,
  headers: Record<string, string> = {},
  code = -32000,
): Response =>
  Response.json({ jsonrpc: '2.0', error: { code, message }, id: null }, { status, headers });

function allowOrigin(
  headers: Headers,
  origin: string | null,
  mayCall: (origin: string | null) => boolean,
): void {
  headers.append('Vary', 'Origin');
  if (origin === null || !mayCall(origin)) return;
  headers.set('Access-Control-Allow-Origin', origin);
  headers.set('Access-Control-Allow-Methods', 'POST, OPTIONS');
  headers.set('Access-Control-Allow-Headers', 'Content-Type, Accept, Mcp-Protocol-Version');
  headers.set('Access-Control-Max-Age', '86400');
}
