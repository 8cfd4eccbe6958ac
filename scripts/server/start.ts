import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerWith } from '@rstest-docs/search/server';
import { MCP_PATH } from '../../shared/site/constants.ts';
import { answer, type Site } from './answer.ts';
import type { ServeOptions } from './options.ts';
import { listen } from './port.ts';
import { siteAt } from './site.ts';

export interface RunningServer {
  /** Where the site is, e.g. `http://localhost:4173/`. */
  url: string;
  port: number;
  close(): Promise<void>;
}

function send(site: () => Site, request: IncomingMessage, response: ServerResponse): void {
  const headers: Record<string, string | undefined> = {};
  for (const [name, value] of Object.entries(request.headers)) {
    headers[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  const result = answer(site(), {
    method: request.method ?? 'GET',
    target: request.url ?? '/',
    headers,
  });
  response.writeHead(result.status, result.headers);
  response.end(result.body);
}

/** The MCP server over the folder; loaded when it is first called. */
async function mcpAt(dir: string, request: Request): Promise<Response> {
  const { localMcp } = await import('../mcp/local.ts');
  return localMcp(dir)(request);
}

/** Starts the static server; port 0 takes a free one. Rejects with one plain line. */
export async function startServer(options: ServeOptions): Promise<RunningServer> {
  const site = siteAt(options.dir, options.base);
  const mcpPath = `${site().table.base}${MCP_PATH}`;
  const server = createServer((request, response) => {
    if (request.url === mcpPath) {
      void answerWith((asked) => mcpAt(options.dir, asked), request, response);
      return;
    }
    try {
      send(site, request, response);
    } catch (error) {
      console.error(`${request.method} ${request.url}:`, error);
      if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain' });
      response.end('500: the server failed, see its log\n');
    }
  });
  await listen(server, options);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${options.host}:${port}${site().table.base}`,
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
