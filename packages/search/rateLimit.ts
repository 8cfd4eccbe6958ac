/** Whether a request may be answered. */
export type Allow = (request: Request) => boolean | Promise<boolean>;

/** Most clients that are remembered; beyond that the oldest is forgotten. */
const CLIENTS = 10_000;

/**
 * Allows each client so many requests in a span of time. It counts within one process; edge hosts
 * have limiters of their own, which an `Allow` can ask as well. `clientOf` says who sent a request.
 */
export function rateLimit(
  { requests, seconds }: { requests: number; seconds: number },
  clientOf: (request: Request) => string,
  now: () => number = Date.now,
): Allow {
  const clients = new Map<string, { from: number; count: number }>();
  return (request) => {
    const client = clientOf(request);
    const known = clients.get(client);
    if (known && now() - known.from < seconds * 1000) return ++known.count <= requests;
    clients.delete(client);
    clients.set(client, { from: now(), count: 1 });
    if (clients.size > CLIENTS) clients.delete(clients.keys().next().value as string);
    return true;
  };
}
