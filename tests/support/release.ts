import { mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { InlineHashes } from '../../deploy/inline.ts';
import { folderHashes } from '../../scripts/server/site.ts';
import { startServer } from '../../scripts/server/start.ts';
import { SITES } from './sites.ts';
import { test as base } from './test.ts';

export interface Release {
  /** Puts the second release in the place of the first, in one step as hosts do. */
  deploy(): void;
  /** Text of a file of the first release, as a cache may still hold it. */
  cached(file: string): string;
}

export interface ReleaseOptions {
  /** Whether the second release remembers the inline hashes of the first. */
  remembers: boolean;
}

const NONE: InlineHashes = { scripts: [], styles: [] };

/** Our test on a server whose site is replaced by the next release while a tab is open. */
export const test = base.extend<ReleaseOptions & { served: Release & { url: string } }>({
  remembers: [true, { option: true }],
  served: async ({ remembers }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'release-'));
    const dir = join(folder, 'site');
    const put = (name: 'before' | 'after') => {
      symlinkSync(resolve(SITES[name].out), `${dir}-next`);
      renameSync(`${dir}-next`, dir);
    };
    put('before');
    // What `npm run release` writes after the first deployment.
    const previous = remembers ? folderHashes(SITES.before.out) : NONE;
    const server = await startServer({ dir, base: '/', host: 'localhost', port: 0 }, previous);
    await use({
      url: server.url,
      deploy: () => put('after'),
      cached: (file) => readFileSync(join(SITES.before.out, file), 'utf8'),
    });
    await server.close();
    rmSync(folder, { recursive: true });
  },
  baseURL: async ({ served }, use) => use(served.url),
});
