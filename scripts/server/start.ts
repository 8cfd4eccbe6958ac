import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { answerWith } from '@rstest-docs/search/server';
import { type HostingTable, TABLE_FILE } from '../../deploy/table.ts';
import { MCP_PATH } from '../../shared/site/constants.ts';
import { UserError } from '../cli/errors.ts';
import { answer, type Site, type SiteFolder } from './answer.ts';
import type { ServeOptions } from './options.ts';
import { listen } from './port.ts';

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

/**
 * The site in a built folder, under the base it was built for; its table is read again when
 * another build took the folder's place. Throws when nothing was built there, or for another base.
 */
export function siteAt(dir: string, base?: string): () => Site {
  const file = join(dir, TABLE_FILE);
  const writtenAt = (): number | undefined => statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (writtenAt() === undefined) {
    throw new UserError(
      `${dir}/ holds no built site; run npm run build first, or name it with --dir`,
    );
  }
  const folder = diskFolder(dir);
  let readAt: number | undefined;
  let site: Site | undefined;
  const current = (): Site => {
    const now = writtenAt();
    if (!site || (now !== undefined && now !== readAt)) {
      readAt = now;
      site = { folder, table: JSON.parse(readFileSync(file, 'utf8')) as HostingTable };
    }
    return site;
  };
  const { table } = current();
  if (base !== undefined && base !== table.base) {
    throw new UserError(
      `--base ${base}: ${dir}/ was built for ${table.base}; leave --base out, or build with it`,
    );
  }
  return current;
}

/** The built folder on disk. Read again at each request, so that a new build shows at once. */
function diskFolder(dir: string): SiteFolder {
  return {
    has(file) {
      try {
        return file !== '' && statSync(join(dir, file)).isFile();
      } catch {
        return false; // nothing there, or a name that no file can have
      }
    },
    read(file) {
      const path = join(dir, file);
      return existsSync(path) ? readFileSync(path) : undefined;
    },
  };
}
