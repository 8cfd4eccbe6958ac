import type { FSWatcher } from 'node:fs';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { RsbuildPluginAPI } from '@rsbuild/core';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { createSiteData, modifyConfigWithAutoNavSide, VIRTUAL } from '../../plugins/framework.ts';
import { PageHeads } from './pageHeads.ts';
import { watchFolder } from './watch.ts';

const FILE = '.cache/dev/site-data.mjs';

let watcher: FSWatcher | undefined;

/**
 * Navigation and sidebar as a module that changes only when they do. The framework's own one is
 * made again with every save of any page, and the whole page reloads with it.
 */
export function steadySiteData(): RspressPlugin {
  const file = resolve(FILE);
  return {
    name: 'dev-site-data',
    async beforeBuild(config: UserConfig) {
      watcher?.close();
      // A copy each time: what is made from the configuration is written into it.
      const write = () =>
        writeSiteData({ ...config, themeConfig: { ...config.themeConfig } }, file);
      await write();
      const docs = config.root ?? 'docs';
      const heads = new PageHeads(docs, readdirSync(docs, { recursive: true, encoding: 'utf8' }));
      watcher = watchFolder(docs, (files) => {
        if (heads.changed(files)) void write();
      });
    },
    builderConfig: {
      plugins: [
        {
          name: 'dev-site-data:alias',
          setup(api: RsbuildPluginAPI) {
            api.modifyBundlerChain({
              order: 'post',
              handler(chain) {
                chain.resolve.alias.set(VIRTUAL.siteData, file);
              },
            });
          },
        },
      ],
    },
  };
}

async function writeSiteData(config: UserConfig, file: string): Promise<void> {
  try {
    await modifyConfigWithAutoNavSide(config, new Set(), new Set(), true);
  } catch {
    // A page or a sidebar that cannot be read right now: the banner says which and why.
    if (existsSync(file)) return;
  }
  const { siteData } = await createSiteData(config);
  // Folders are read side by side: the order of keys is that in which they were finished.
  const text = `export default ${JSON.stringify(sorted(siteData))};\n`;
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}
