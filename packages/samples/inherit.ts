import { posix } from 'node:path';
import type { SampleFile } from './types.ts';

/** A relative path in quotes: of an import, of `rs.mock`, of `setupFiles` and so on. */
const RELATIVE = /(['"`])(\.{1,2}\/[^'"`\n]*)\1/g;
const EXTENSIONS = ['ts', 'tsx', 'mts', 'cts', 'js', 'jsx', 'mjs', 'cjs', 'json', 'css'];

/**
 * Files that earlier headings of the page show and that a section's own files refer to, directly or
 * through one another. `earlier` holds the latest version of each path.
 */
export function inheritedFiles(
  own: readonly SampleFile[],
  earlier: ReadonlyMap<string, SampleFile>,
): SampleFile[] {
  const known = new Set(own.map(({ path }) => path));
  const found: SampleFile[] = [];
  const queue = [...own];
  for (let file = queue.shift(); file; file = queue.shift()) {
    for (const candidates of referencesOf(file)) {
      // A file that the section shows itself is the one that is meant.
      const path = candidates.find((item) => known.has(item) || earlier.has(item));
      const source = path && !known.has(path) ? earlier.get(path) : undefined;
      if (!source) continue;
      const copy = { ...source, places: [...source.places], inherited: true };
      known.add(source.path);
      found.push(copy);
      queue.push(copy);
    }
  }
  return found;
}

/** For each path that a file names, the files that it may stand for, best first. */
function referencesOf({ path, code }: SampleFile): string[][] {
  return [...code.matchAll(RELATIVE)].map(([, , reference = '']) => {
    const target = posix.join(posix.dirname(path), reference.replace(/[?#].*$/, ''));
    const bare = target.replace(/\.([cm]?)jsx?$/, '');
    return [
      target,
      // TypeScript lets an import name the file that will be compiled: `./price.js`.
      ...(bare === target ? [] : EXTENSIONS.map((extension) => `${bare}.${extension}`)),
      ...EXTENSIONS.map((extension) => `${target}.${extension}`),
      ...EXTENSIONS.map((extension) => `${target}/index.${extension}`),
    ];
  });
}
