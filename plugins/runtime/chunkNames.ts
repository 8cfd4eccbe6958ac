import type { Rspack } from '@rsbuild/core';

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
