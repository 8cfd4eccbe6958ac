import type { ServeOptions } from './options.ts';
import { startServer } from './start.ts';

/** Serves until interrupted. Exit status: 0, or 1 after one plain line about what is wrong. */
export async function runServer(command: string, options: () => ServeOptions): Promise<number> {
  try {
    const server = await startServer(options());
    console.log(`Site at ${server.url} (Ctrl+C to stop)`);
    await new Promise<void>((resolve) => {
      process.once('SIGINT', resolve);
      process.once('SIGTERM', resolve);
    });
    await server.close();
    return 0;
  } catch (error) {
    console.error(`${command}: ${(error as Error).message}`);
    return 1;
  }
}
