import { createServer, type Server } from 'node:net';
import { UserError } from '../cli/errors.ts';

interface Address {
  port: number;
  host: string;
}

function explain(error: NodeJS.ErrnoException, options: Address): Error {
  if (error.code === 'EADDRINUSE') {
    return new UserError(`port ${options.port} is in use; choose another one with --port`);
  }
  if (error.code === 'EACCES') {
    return new UserError(
      `port ${options.port} may not be opened by this user; choose one above 1023`,
    );
  }
  if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL') {
    return new UserError(`--host ${options.host}: this machine has no such address`);
  }
  return error;
}

/** Rejects with one plain line when the server cannot listen there. */
export function listen(server: Server, options: Address): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, options)));
    server.listen(options.port, options.host, resolve);
  });
}

/** Rejects with one plain line when a server could not start there. */
export async function assertPortFree(options: Address): Promise<void> {
  const server = createServer();
  await listen(server, options);
  await new Promise((resolve) => server.close(resolve));
}
