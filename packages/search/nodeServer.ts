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
  let request: Request;
  try {
    request = webRequest(incoming);
  } catch {
    refuse(outgoing, 400, 'Bad request');
    return;
  }
  try {
    const response = await handler(request);
    const body = Buffer.from(await response.arrayBuffer());
    outgoing.writeHead(response.status, Object.fromEntries(response.headers)).end(body);
  } catch (error) {
    // A client that hung up is no fault of the server's.
    if (!incoming.destroyed) console.error(`${incoming.method} ${incoming.url}:`, error);
    refuse(outgoing, 500, 'Internal server error');
  }
}

/** Throws when the request names no address, or a method or header that there cannot be. */
function webRequest(incoming: IncomingMessage): Request {
  const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`);
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  const { method = 'GET' } = incoming;
  const body = /^(GET|HEAD)$/.test(method) ? undefined : Readable.toWeb(incoming);
  return new Request(url, { method, headers, body, duplex: 'half' } as RequestInit);
}

const refuse = (outgoing: ServerResponse, status: number, message: string): void => {
  outgoing.writeHead(status, { 'Content-Type': 'text/plain' }).end(message);
};
