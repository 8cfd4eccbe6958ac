import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';

/** A handler of the web's own kind, such as `createSearchEndpoint` and `createMcpEndpoint` make. */
export type WebHandler = (request: Request) => Promise<Response>;

/** Answers HTTP requests by a web handler. */
export function nodeServer(handler: WebHandler): Server {
  return createServer((incoming, outgoing) => void answerWith(handler, incoming, outgoing));
}

/** Answers one request by a web handler. */
export async function answerWith(
  handler: WebHandler,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  try {
    const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`);
    const headers = new Headers();
    for (const [name, value] of Object.entries(incoming.headers)) {
      if (value !== undefined) headers.set(name, String(value));
    }
    const { method = 'GET' } = incoming;
    const body = /^(GET|HEAD)$/.test(method) ? undefined : Readable.toWeb(incoming);
    const init = { method, headers, body, duplex: 'half' } as RequestInit;
    const response = await handler(new Request(url, init));
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  } catch {
    outgoing.writeHead(400, { 'Content-Type': 'text/plain' }).end('Bad request');
  }
}
