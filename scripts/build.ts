import { parseBuildOptions } from './build/options.ts';
import { checkPages } from './build/pages.ts';
import { buildSite } from './build/run.ts';

try {
  const started = performance.now();
  const options = parseBuildOptions(process.argv.slice(2));
  checkPages();
  await buildSite({ config: 'rspress.config.ts', ...options });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Built ${options.out}/ in ${seconds} s; npm run serve shows it.`);
} catch (error) {
  console.error(`build: ${(error as Error).message}`);
  console.error('build: failed; what was built before is unchanged.');
  process.exitCode = 1;
}
