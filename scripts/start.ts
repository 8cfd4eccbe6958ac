import { checkPages } from './build/pages.ts';
import { buildSite } from './build/run.ts';
import { parseServeOptions } from './server/options.ts';
import { runServer } from './server/run.ts';
import { assertPortFree } from './server/start.ts';

/** Builds the production site and serves it; takes the options of `serve`. */
async function main(): Promise<number> {
  try {
    const options = parseServeOptions(process.argv.slice(2));
    // A build takes a minute; a port in use is said before it.
    await assertPortFree(options);
    await checkPages();
    await buildSite({ config: 'rspress.config.ts', out: options.dir, base: options.base });
    return await runServer('start', () => options);
  } catch (error) {
    console.error(`start: ${(error as Error).message}`);
    return 1;
  }
}

process.exitCode = await main();
