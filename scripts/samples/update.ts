import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StaleOutput } from './outputs.ts';

/** Puts captured output into its blocks; returns the pages that were written. */
export function writeOutputs(root: string, stale: StaleOutput[]): string[] {
  const pages = new Map<string, StaleOutput[]>();
  for (const item of stale) pages.set(item.page, [...(pages.get(item.page) ?? []), item]);
  for (const [page, items] of pages) {
    const path = join(root, page);
    writeFileSync(path, replaceBlocks(readFileSync(path, 'utf8'), items));
  }
  return [...pages.keys()];
}

/** From the last block to the first, so that the lines of the others stay where they are. */
export function replaceBlocks(page: string, items: Pick<StaleOutput, 'fence' | 'text'>[]): string {
  const lines = page.split('\n');
  for (const { fence, text } of [...items].sort((a, b) => b.fence.line - a.fence.line)) {
    const rows = text.split('\n').map((row) => (row === '' ? '' : fence.indent + row));
    lines.splice(fence.line, fence.endLine - fence.line - 1, ...rows);
  }
  return lines.join('\n');
}
