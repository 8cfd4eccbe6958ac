import { runCommand } from './cli/arguments.ts';
import { readDevOptions } from './dev/options.ts';
import { startDev } from './dev/start.ts';

const about = 'Serves the site with live updates; a banner in each page shows its findings.';
await runCommand({ name: 'dev', about }, async (args) => {
  await startDev(readDevOptions(args));
  return 0;
});
