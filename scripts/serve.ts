import { runCommand } from './cli/arguments.ts';
import { parseServeOptions } from './server/options.ts';
import { serveUntilStopped } from './server/run.ts';

const about = 'Serves the built site as a host would, with its headers and redirects.';
await runCommand({ name: 'serve', about }, (args) => serveUntilStopped(parseServeOptions(args)));
