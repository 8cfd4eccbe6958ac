import { run } from '@rstest-docs/migrate/node';
import { SITE_ORIGIN } from '../shared/site/constants.ts';

/** The command, and the file that readers download: the same engine with the same data. */
process.exitCode = run({
  site: SITE_ORIGIN,
  args: process.argv.slice(2),
  cwd: process.cwd(),
  command: 'npm run docs -- migrate',
});
