import { runCommand } from './cli/arguments.ts';
import { readDevOptions } from './dev/options.ts';
import { startDev } from './dev/start.ts';

/** The site with live updates: `npm run dev`. */
await runCommand('dev', async () => {
  await startDev(readDevOptions(process.argv.slice(2)));
  return 0;
});
