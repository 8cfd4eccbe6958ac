import { buildIfStale } from '../../scripts/build/run.ts';
import { type RunningServer, startServer } from '../../scripts/server/start.ts';
import { SITES, type SiteName, type TestSite, urlVariable } from './sites.ts';

/** Builds the sites that are stale, one after the other, and serves all of them. */
export default async function setup(): Promise<() => Promise<void>> {
  const servers: RunningServer[] = [];
  for (const [name, site] of Object.entries(SITES) as [SiteName, TestSite][]) {
    if (name !== 'main') {
      const built = await buildIfStale({ ...site, quiet: true });
      if (built) console.log(`Built the test site '${name}'.`);
    }
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
