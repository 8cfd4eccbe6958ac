import type { Tree } from '../../content/tree.ts';

/** A tree of the given files, for tests that put a fault into a site: path from the root to text. */
export function memoryTree(files: Record<string, string>): Tree {
  return {
    root: '/fixture',
    files: Object.keys(files).sort(),
    has: (path) => path in files,
    read(path) {
      const text = files[path];
      if (text === undefined) throw new Error(`${path} is not in the tree of the test`);
      return text;
    },
  };
}
