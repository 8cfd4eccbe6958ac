import { run } from '@rstest-docs/migrate/node';
import { compatibility } from '../shared/facts/compatibility.ts';
import { SITE_ORIGIN } from '../shared/site/constants.ts';

/** The command, and the file that readers download: the same engine with the same data. */
process.exitCode = run({
  table: compatibility,
  site: SITE_ORIGIN,
  args: process.argv.slice(2),
  cwd: process.cwd(),
  command: 'npm run docs -- migrate',
});
