import { inParallel, WIDTH } from '@rstest-docs/samples';
import { buildIfStale } from '../../scripts/build/run.ts';
import { type RunningServer, startServer } from '../../scripts/server/start.ts';
import { SITES, type SiteName, type TestSite, urlVariable } from './sites.ts';

/** Builds the small sites that are stale, as many at a time as there are cores, and serves all. */
export default async function setup(): Promise<() => Promise<void>> {
  const servers: RunningServer[] = [];
  const sites = Object.entries(SITES) as [SiteName, TestSite][];
  const builds = sites
    .filter(([name]) => name !== 'main')
    .map(([name, site]) => async () => {
      const built = await buildIfStale({ ...site, quiet: true });
      if (built) console.log(`Built the test site '${name}'.`);
    });
  await inParallel(builds, WIDTH);
  for (const [name, site] of sites) {
    const server = await startServer({
      dir: site.out,
      base: site.base,
      host: 'localhost',
      port: 0,
    });
    servers.push(server);
    process.env[urlVariable(name)] = server.url;
  }
  return async () => {
    await Promise.all(servers.map((server) => server.close()));
  };
}
