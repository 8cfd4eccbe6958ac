import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import type { RemoteSettings, SearchManifest } from '@rstest-docs/search';
import { lunrStemmer } from '@rstest-docs/search/lunr-stemmer';
import type { SiteShape } from '../../shared/site/sections.ts';
import { menusIn, trailOf } from '../../shared/site/trail.ts';
import { FILES } from '../../theme/contract.ts';
import { modifyConfigWithAutoNavSide } from '../framework.ts';
import { Job, PAGES_OF_A_JOB } from '../jobs.ts';
import { shapeOf } from '../runtime/index.ts';
import { checkRemote } from './checkRemote.ts';
import { type EmittedIndex, STATIC_FOLDER } from './emitIndex.ts';
import { PageIndex } from './pageIndex.ts';

export interface SearchIndexOptions {
  /** Base path of the site; '/' when left out. */
  base?: string;
  /** Ask this API instead of the local index. */
  remote?: RemoteSettings;
  /** Other origins that pages may ask. */
  connectOrigins?: readonly string[];
}

/** Names the index files for machines, such as the search endpoint of `deploy/`. Not hashed. */
const SITE_LIST = 'search-indexes.json';
const PROCESS = path.join(import.meta.dirname, 'process.ts');
const LUNR = /[\\/]lunr[\\/]lunr\.js$/;
const THEME = path.resolve(import.meta.dirname, '../../theme');

/**
 * Search of our own: reads the pages, emits one index file for each language and version with the
 * pages' records beside it, and tells `theme/search/manifest.ts` where they are. In dev the files
 * are made at each request from what the pages say now.
 */
export function searchIndex(options: SearchIndexOptions = {}): RspressPlugin {
  const { base = '/', remote, connectOrigins = [] } = options;
  if (remote) checkRemote(remote, connectOrigins);
  let menus: object = {};
  let shape: SiteShape = { langs: [], versions: [], defaultLang: '', defaultVersion: '' };
  const pages = new PageIndex((route, lang) => trailOf(route, menusIn(menus, lang), shape));
  let emitted: EmittedIndex[] = [];
  let job: Job<EmittedIndex[]> | undefined;
  const made = async (): Promise<EmittedIndex[]> => {
    if (job) emitted = (await job.result()) ?? pages.build();
    return emitted;
  };

  /** A built page learns the names, which change with each edited sentence, from `SectionNames`. */
  const manifest = (isDev: boolean): SearchManifest => ({
    indexes: isDev
      ? Object.fromEntries(emitted.map(({ key, name }) => [key, `${base}${STATIC_FOLDER}${name}`]))
      : {},
    ...(remote && { remote }),
  });

  return {
    name: 'search-index',
    beforeBuild(config, production) {
      menus = config.themeConfig ?? {};
      shape = shapeOf(config);
      if (production) {
        const task = pages.task();
        if (task.routes.length < PAGES_OF_A_JOB) emitted = pages.build();
        else job = new Job('the search index', PROCESS, task);
        return;
      }
      // The dev server makes bar and sidebars later, and elsewhere. It does not wait for these.
      const copy = { ...config, themeConfig: { ...config.themeConfig } };
      modifyConfigWithAutoNavSide(copy, new Set(), new Set(), true).then(
        () => {
          menus = copy.themeConfig;
        },
        // a page or a sidebar that cannot be read: the dev banner reports it
        () => {},
      );
    },
    routeGenerated(routes, production) {
      pages.watch(routes);
      if (!production) emitted = pages.indexes();
    },
    afterBuild(_config, production) {
      if (!production || emitted.length > 0) return;
      throw new Error('plugins/search/index.ts: no page of the site can be searched');
    },
    builderConfig: {
      plugins: [emitter(made, manifest, pages)],
    },
  };
}

/** Addresses of the index files that a build wrote, by `indexKey`. */
export function indexAddresses(outDir: string, base: string): Record<string, string> {
  const { folder, indexes } = JSON.parse(readFileSync(path.join(outDir, SITE_LIST), 'utf8')) as {
    folder: string;
    indexes: Record<string, string>;
  };
  return Object.fromEntries(
    Object.entries(indexes).map(([key, name]) => [key, base + folder + name]),
  );
}

function emitter(
  made: () => Promise<EmittedIndex[]>,
  manifest: (isDev: boolean) => SearchManifest,
  pages: PageIndex,
): RsbuildPlugin {
  return {
    name: 'search-index:emit',
    setup(api) {
      api.transform({ test: path.join(THEME, FILES.searchManifest) }, () => {
        const isDev = api.context.action === 'dev';
        return `export const manifest = ${JSON.stringify(manifest(isDev))};`;
      });
      api.transform({ test: path.join(THEME, FILES.quickLinks) }, () => {
        return `export const quickLinks = ${JSON.stringify(pages.quickLinks())};`;
      });
      api.transform({ test: LUNR }, ({ resourcePath }) => lunrStemmer(resourcePath));
      if (api.context.action === 'dev') {
        api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
          mergeRsbuildConfig(config, { server: { setup: [pages.serve()] } }),
        );
        return;
      }
      api.processAssets({ stage: 'additional', environments: ['web'] }, async (context) => {
        const { RawSource } = context.sources;
        const emit = (name: string, text: string) =>
          context.compilation.emitAsset(name, new RawSource(text));
        const all = await made();
        for (const { files } of all) {
          for (const [name, text] of files) emit(STATIC_FOLDER + name, text);
        }
        const indexes = Object.fromEntries(all.map(({ key, name }) => [key, name]));
        emit(SITE_LIST, JSON.stringify({ folder: STATIC_FOLDER, indexes }));
      });
    },
  };
}
