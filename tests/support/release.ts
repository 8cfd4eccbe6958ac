import { mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startServer } from '../../scripts/server/start.ts';
import { SITES } from './sites.ts';
import { test as base } from './test.ts';

export interface Release {
  /** Puts the second release in the place of the first, in one step as hosts do. */
  deploy(): void;
}

/** Our test on a server whose site is replaced by the next release while a tab is open. */
export const test = base.extend<{ served: Release & { url: string } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  served: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'release-'));
    const dir = join(folder, 'site');
    const put = (name: 'before' | 'after') => {
      symlinkSync(resolve(SITES[name].out), `${dir}-next`);
      renameSync(`${dir}-next`, dir);
    };
    put('before');
    const server = await startServer({ dir, host: 'localhost', port: 0 });
    await use({ url: server.url, deploy: () => put('after') });
    await server.close();
    rmSync(folder, { recursive: true });
  },
  baseURL: async ({ served }, use) => use(served.url),
});
