import type { Tree } from '../../content/tree.ts';

/** A tree of the given files, for tests that put a fault into a site: path from the root to text. */
export function memoryTree(files: Record<string, string>): Tree {
  const read = (path: string) => {
    const text = files[path];
    if (text === undefined) throw new Error(`${path} is not in the tree of the test`);
    return text;
  };
  return {
    root: '/fixture',
    files: Object.keys(files).sort(),
    has: (path) => path in files,
    read,
    // Texts of tests that stand for bytes have one character for each.
    bytes: (path) => Buffer.from(read(path), 'latin1'),
  };
}
