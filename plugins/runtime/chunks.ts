import path from 'node:path';
import type { RsbuildPluginAPI, Rspack } from '@rsbuild/core';
import type { Sidebars } from '../../shared/site/sections.ts';

interface Module {
  resource?: string;
  /** A page that was joined with what it imports. */
  modules?: Module[];
}

interface Chunk {
  id: string | number;
  files: Iterable<string>;
}

interface Compilation {
  chunks: Iterable<Chunk>;
  chunkGraph: {
    getChunkModules(chunk: Chunk): Iterable<Module>;
    getModuleId(module: Module): string | number;
  };
}

/** Where the browser's bundle holds a page. */
export interface PageChunk {
  /** File of the chunk, from the site's root. */
  script: string;
  chunk: string | number;
  module: string | number;
  hash: string;
}

/** What is known of the browser's bundle once it is compiled. */
export interface BrowserBundle {
  /** By route path. */
  pages: Map<string, PageChunk>;
  /** Content hashes of the chunks that hold no page, by chunk id. */
  others: Record<string, string>;
  /** The framework's sidebars of all languages and versions, by the path that they serve. */
  sidebars: Sidebars;
}

/** Remembers which script holds which page, and under which names the bundle knows both. */
export function rememberChunks(
  api: RsbuildPluginAPI,
  docsDir: string,
  bundle: BrowserBundle,
  routeOf: (file: string) => string | undefined,
): void {
  api.onAfterEnvironmentCompile(({ stats, environment }) => {
    if (environment.name !== 'web' || !stats) return;
    bundle.pages.clear();
    const others: [string, string][] = [];
    const { chunks, chunkGraph } = stats.compilation as unknown as Compilation;
    for (const chunk of chunks) {
      const script = [...chunk.files].find((file) => file.endsWith('.js'));
      const hash = script && /\.([\da-f]{8,})\.js$/.exec(script)?.[1];
      if (!script || !hash) continue;
      const page = [...chunkGraph.getChunkModules(chunk)]
        .map((module) => ({ module, route: routeIn(module) }))
        .find(({ route }) => route);
      if (page?.route) {
        const module = chunkGraph.getModuleId(page.module);
        bundle.pages.set(page.route, { script, chunk: chunk.id, module, hash });
      } else others.push([String(chunk.id), hash]);
    }
    // The bundler lists chunks in another order now and then.
    bundle.others = Object.fromEntries(others.sort(([a], [b]) => (a < b ? -1 : 1)));
  });

  function routeIn({ resource, modules = [] }: Module): string | undefined {
    const file = resource && path.relative(docsDir, resource.split('?')[0] ?? '');
    const own =
      file && !file.startsWith('..') ? routeOf(file.split(path.sep).join('/')) : undefined;
    return own ?? modules.map(routeIn).find(Boolean);
  }
}

const MODULE = 'get javascript chunk filename';
const HASH = '"." + chunkId + ".js"';

/**
 * The bundle's own table of chunk hashes grows with the number of pages and is in the entry.
 * Here each hash comes with the section that names the page, by `__site.hashes`.
 */
export class ChunkNamesFromSections {
  apply(compiler: Rspack.Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkNamesFromSections', (compilation) => {
      compilation.hooks.runtimeModule.tap('ChunkNamesFromSections', (module, chunk) => {
        if (module.name !== MODULE || chunk.name !== 'index' || !module.source) return;
        const code = module.source.source.toString('utf8');
        if (!code.includes(HASH)) {
          throw new Error(
            `the bundler names chunks in a new way; look at plugins/runtime: ${code}`,
          );
        }
        module.source.source = Buffer.from(
          code.replace(HASH, '"." + self.__site.hashes[chunkId] + ".js"'),
        );
      });
    });
  }
}

interface Holder {
  sidebar?: Sidebars;
}

/** Takes all sidebars out of the framework's site data and into `sidebars`; returns the rest. */
export function takeSidebars(code: string, sidebars: Sidebars): string {
  const json = code.replace(/^\s*export default /, '').replace(/;\s*$/, '');
  // Only the framework's file watching reads `_fileKey`.
  const data = JSON.parse(json, (key, value) => (key === '_fileKey' ? undefined : value)) as {
    themeConfig?: Holder & { locales?: Holder[] };
  };
  for (const holder of [data.themeConfig, ...(data.themeConfig?.locales ?? [])]) {
    Object.assign(sidebars, holder?.sidebar);
    if (holder?.sidebar) holder.sidebar = {};
  }
  return `export default ${JSON.stringify(data)}`;
}
