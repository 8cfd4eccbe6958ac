import { createServer, type Server } from 'node:http';

/** Answers HTTP requests by a web handler such as `createSearchEndpoint` makes. */
export function nodeServer(handler: (request: Request) => Promise<Response>): Server {
  return createServer(async (incoming, outgoing) => {
    try {
      const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`);
      const headers = new Headers();
      for (const [name, value] of Object.entries(incoming.headers)) {
        if (value !== undefined) headers.set(name, String(value));
      }
      const response = await handler(new Request(url, { method: incoming.method, headers }));
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      outgoing.end(Buffer.from(await response.arrayBuffer()));
    } catch {
      outgoing.writeHead(400, { 'Content-Type': 'text/plain' }).end('Bad request');
    }
  });
}
