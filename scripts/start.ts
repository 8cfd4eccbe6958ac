import { checkPages } from './build/pages.ts';
import { buildSite } from './build/run.ts';
import { runCommand } from './cli/arguments.ts';
import { assertWritable } from './cli/errors.ts';
import { parseServeOptions } from './server/options.ts';
import { assertPortFree } from './server/port.ts';
import { serveUntilStopped } from './server/run.ts';

const about = 'Builds the production site and serves it.';
await runCommand({ name: 'start', about }, async (args) => {
  const options = parseServeOptions(args);
  // A build takes a minute; what would stop it or the server is reported before it.
  assertWritable();
  await assertPortFree(options);
  const { dir: out, base } = options;
  await buildSite({ config: 'rspress.config.ts', out, base, check: checkPages });
  return serveUntilStopped(options);
});
