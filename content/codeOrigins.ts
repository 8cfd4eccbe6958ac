import type { Root } from 'mdast';
import { parseMeta } from '../shared/samples/fence.ts';
import { linesOfRegion, pathFromRoot, regionsOf } from './codeFiles.ts';
import { walk } from './walk.ts';

/** Text of a file by its path from the project's root; undefined when there is none. */
export type ReadFile = (path: string) => string | undefined;

/** Where the code of a block is from that shows a file. */
export interface CodeOrigin {
  /** Path from the project's root. */
  file: string;
  /** For each line of the block, its 1-based line in that file. */
  lines: number[];
  /** Why there is no code to show. */
  problem?: string;
}

/** The folder of the files that pages show; the checks of `--changed` go by it. */
export const CODE_FOLDER = 'examples/';

/** Puts the code of files into the blocks that name them, and remembers where it is from. */
export function fillCode(tree: Root, read: ReadFile): void {
  walk(tree, (node) => {
    if (node.type !== 'code') return;
    const { file, region } = parseMeta(node.meta ?? '');
    if (file === undefined) return;
    const found = codeOf(file, region, node.value, read);
    node.value = found.text;
    origins.set(node, found);
  });
}

const origins = new WeakMap<object, CodeOrigin>();

export const originOf = (node: object): CodeOrigin | undefined => origins.get(node);

function codeOf(
  file: string,
  region: string | undefined,
  written: string,
  read: ReadFile,
): CodeOrigin & { text: string } {
  const path = pathFromRoot(file) ?? '';
  const without = (problem: string) => ({ file: path, lines: [], text: '', problem });
  if (!path.startsWith(CODE_FOLDER) || /\s|(^|\/)\.\.\//.test(path)) {
    return without(
      `file="${file}" is not a file below ${CODE_FOLDER}; write file="<root>/${CODE_FOLDER}…", without spaces`,
    );
  }
  if (written.trim() !== '') return without(`the block shows ${path}, and has lines of its own`);
  const source = read(path);
  if (source === undefined) return without(`${path} does not exist`);
  const lines = linesOfRegion(source, region);
  if (lines) {
    const text = lines.map((line) => line.text).join('\n');
    return { file: path, lines: lines.map(({ line }) => line), text };
  }
  const regions = regionsOf(source);
  if (region && regions.includes(region))
    return without(`${path}: nothing ends region "${region}"`);
  const known = regions.length > 0 ? `its regions: ${regions.join(', ')}` : 'it has none';
  return without(`${path} has no region "${region}"; ${known}`);
}
