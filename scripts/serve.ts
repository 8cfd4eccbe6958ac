import { parseServeOptions } from './server/options.ts';
import { runServer } from './server/run.ts';

process.exitCode = await runServer('serve', () => parseServeOptions(process.argv.slice(2)));
