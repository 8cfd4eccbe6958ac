import type { AddressInfo } from 'node:net';
import { nodeServer } from '@rstest-docs/search/server';
import { readArguments, runCommand } from './cli/arguments.ts';
import { UserError } from './cli/errors.ts';
import { readPort } from './cli/values.ts';
import { createService } from './mcp/service.ts';
import { listen } from './server/port.ts';
import { interrupted } from './server/run.ts';

const DEFAULT_PORT = 4895;

const OPTIONS = {
  url: { type: 'string', value: '<address>', about: 'the published site, which must be given' },
  port: { type: 'string', value: '<number>', about: `${DEFAULT_PORT} unless given; 0 for any` },
  host: { type: 'string', value: '<name>', about: 'address to listen on; 127.0.0.1 unless given' },
} as const;

await runCommand('docs service', async (args) => {
  const { values } = readArguments(args, OPTIONS, 0);
  const { url, port = String(DEFAULT_PORT), host = '127.0.0.1' } = values;
  if (!url || !URL.canParse(url) || !/^https?:/.test(url)) {
    throw new UserError('--url: give the address of the published site, http or https');
  }
  const server = nodeServer(createService({ url }));
  await listen(server, { port: readPort(port), host });
  const { port: at } = server.address() as AddressInfo;
  console.log(`Service for ${url} at http://${host}:${at}/ (Ctrl+C to stop)`);
  await interrupted();
  server.close();
  server.closeAllConnections();
  return 0;
});
