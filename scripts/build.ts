import { parseBuildOptions } from './build/options.ts';
import { checkPages } from './build/pages.ts';
import { buildSite } from './build/run.ts';
import { runCommand } from './cli/arguments.ts';
import { assertWritable } from './cli/errors.ts';

/** Checks the pages and builds the production site; what was built before is replaced at the end. */
async function main(args: string[]): Promise<number> {
  const started = performance.now();
  const { out, base, check } = parseBuildOptions(args);
  assertWritable();
  try {
    const site = { config: 'rspress.config.ts', out, base };
    await buildSite({ ...site, ...(check && { check: checkPages }) });
  } catch (error) {
    process.once('exit', () => console.error('build: what was built before is unchanged.'));
    throw error;
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const dir = out === 'doc_build' ? '' : ` -- --dir ${out}`;
  console.log(`Built ${out}/ in ${seconds} s; npm run serve${dir} shows it.`);
  return 0;
}

await runCommand(
  { name: 'build', about: 'Checks the pages and builds the site for a static host.' },
  main,
);
