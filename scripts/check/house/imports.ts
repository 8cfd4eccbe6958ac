import { posix } from 'node:path';
import ts from 'typescript';
import type { Tree } from '../../docs/tree.ts';

/** One import, export-from, or dynamic import of a source file. */
export interface Import {
  /** As written. */
  specifier: string;
  /** File of ours that it leads to; undefined for packages and what cannot be found. */
  target?: string;
  line: number;
}

/** File to its imports, for every TypeScript file of the tree. */
export type ImportGraph = Map<string, Import[]>;

const SOURCE = /\.(ts|tsx|mts|mjs)$/;
const ENDINGS = ['', '.ts', '.tsx', '.mts', '.mjs', '.json', '/index.ts', '/index.tsx'];

export function isSource(file: string): boolean {
  return SOURCE.test(file) && !file.endsWith('.d.ts') && !file.startsWith('tests/fixtures/');
}

/** Reads who imports whom, without type checking. */
export function importGraph(tree: Tree): ImportGraph {
  const graph: ImportGraph = new Map();
  for (const file of tree.files.filter(isSource)) {
    const source = tree.read(file);
    const { importedFiles } = ts.preProcessFile(source, true, true);
    graph.set(
      file,
      importedFiles.map(({ fileName, pos }) => ({
        specifier: fileName,
        target: resolve(tree, file, fileName),
        line: source.slice(0, pos).split('\n').length,
      })),
    );
  }
  return graph;
}

function resolve(tree: Tree, from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const path = posix.normalize(posix.join(posix.dirname(from), specifier));
  return ENDINGS.map((ending) => path + ending).find((candidate) => tree.has(candidate));
}

/** Groups of files that import each other in a circle, each in the order of the circle. */
export function cycles(graph: ImportGraph): string[][] {
  const done = new Set<string>();
  const found: string[][] = [];
  const visit = (file: string, path: string[]): void => {
    const start = path.indexOf(file);
    if (start >= 0) {
      found.push(path.slice(start));
      return;
    }
    if (done.has(file)) return;
    for (const { target } of graph.get(file) ?? []) if (target) visit(target, [...path, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return found;
}
