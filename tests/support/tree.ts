import type { Tree } from '../../content/tree.ts';

/** A tree of the given files, for tests that plant a fault: path from the root to text. */
export function plantedTree(files: Record<string, string>): Tree {
  return {
    root: '/planted',
    files: Object.keys(files).sort(),
    has: (path) => path in files,
    read(path) {
      const text = files[path];
      if (text === undefined) throw new Error(`${path} is not in the planted tree`);
      return text;
    },
  };
}
