import type { Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { linesOfRegion } from '../../content/codeFiles.ts';
import { parseMeta } from '../../shared/samples/fence.ts';

/** Leaves of each file that the framework put into a block what the block asks for: `region="…"`. */
export function remarkCodeFiles() {
  return (tree: Root, file: VFile): void => visit(tree, file);
}

function visit(parent: { children: RootContent[] }, page: VFile): void {
  for (const child of parent.children) {
    if ('children' in child) visit(child as { children: RootContent[] }, page);
    if (child.type !== 'code') continue;
    const { file, region } = parseMeta(child.meta ?? '');
    if (file === undefined) continue;
    const lines = linesOfRegion(child.value, region);
    if (!lines) page.fail(`${file} has no region "${region}"`, child);
    child.value = lines.map(({ text }) => text).join('\n');
  }
}
