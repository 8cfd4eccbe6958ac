import type { ServeOptions } from './options.ts';
import { startServer } from './start.ts';

/** Serves until interrupted; the exit status is 0 then. */
export async function serveUntilStopped(options: ServeOptions): Promise<number> {
  const server = await startServer(options);
  console.log(`Site at ${server.url} (Ctrl+C to stop)`);
  await interrupted();
  await server.close();
  return 0;
}

/** Resolves at Ctrl+C and its like. */
export const interrupted = (): Promise<void> =>
  new Promise((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
