import { parseBuildOptions } from './build/options.ts';
import { checkPages } from './build/pages.ts';
import { buildSite } from './build/run.ts';

try {
  const started = performance.now();
  const { out, base, check } = parseBuildOptions(process.argv.slice(2));
  if (check) await checkPages();
  await buildSite({ config: 'rspress.config.ts', out, base });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const dir = out === 'doc_build' ? '' : ` -- --dir ${out}`;
  console.log(`Built ${out}/ in ${seconds} s; npm run serve${dir} shows it.`);
} catch (error) {
  console.error(`build: ${(error as Error).message}`);
  console.error('build: failed; what was built before is unchanged.');
  process.exitCode = 1;
}
