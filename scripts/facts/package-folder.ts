import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The parts of a `package.json` that say where the types are. */
export interface Manifest {
  version: string;
  types?: string;
  exports?: Record<string, { types?: string; import?: { types?: string } } | string>;
}

/** Folder of the `@rstest/core` that `root` sees. By path: up to 0.5 the package hides its manifest. */
export function packageFolder(root: string): string {
  for (let at = root; ; at = dirname(at)) {
    const folder = join(at, 'node_modules/@rstest/core');
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (dirname(at) === at) throw new Error(`@rstest/core is not installed at ${root}`);
  }
}

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** File with the types of an entry of the package, e.g. `./api`; undefined if there is no such entry. */
export function typesOf(manifest: Manifest, entry: string): string | undefined {
  const target = manifest.exports?.[entry];
  const types = typeof target === 'object' ? (target.types ?? target.import?.types) : undefined;
  return types ?? (entry === '.' ? manifest.types : undefined);
}
