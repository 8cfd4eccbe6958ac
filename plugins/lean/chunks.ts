import path from 'node:path';
import type { RsbuildPluginAPI } from '@rsbuild/core';

interface Compilation {
  chunks: Iterable<{ files: Iterable<string> }>;
  chunkGraph: { getChunkModules(chunk: unknown): Iterable<{ resource?: string }> };
}

/** Chunk of each page, by its route path; filled when the browser's bundle is compiled. */
export type PageChunks = Map<string, string>;

/**
 * Remembers which script holds which page, so that the page's HTML can name it: the reader's
 * browser then fetches it beside the entry instead of after it.
 */
export function rememberPageChunks(
  api: RsbuildPluginAPI,
  docsDir: string,
  chunks: PageChunks,
  routeOf: (file: string) => string | undefined,
): void {
  api.onAfterEnvironmentCompile(({ stats, environment }) => {
    if (environment.name !== 'web' || !stats) return;
    chunks.clear();
    const compilation = stats.compilation as unknown as Compilation;
    for (const chunk of compilation.chunks) {
      const script = [...chunk.files].find((file) => file.endsWith('.js'));
      if (!script) continue;
      for (const module of compilation.chunkGraph.getChunkModules(chunk)) {
        const file = module.resource && path.relative(docsDir, module.resource.split('?')[0] ?? '');
        const route = file && !file.startsWith('..') ? routeOf(file) : undefined;
        if (route) chunks.set(route, script);
      }
    }
  });
}
