import type { Tree } from './tree.ts';

export const MOVED_FILE = 'deploy/moved.json';
/** Old route and heading to new, for all languages; the theme reads it, because no host sees a hash. */
export const MOVED_HEADINGS_FILE = 'shared/site/movedHeadings.json';

/** Old route to the route of the page that took its place, each language by itself. */
export type Moved = Record<string, string>;

export function readMoved(tree: Tree): Moved {
  return tree.has(MOVED_FILE) ? JSON.parse(tree.read(MOVED_FILE)) : {};
}

/**
 * The table after a page moved: chains are shortened, so that every old address needs one redirect,
 * and an address that answers again is no longer old.
 */
export function withMove(moved: Moved, from: string, to: string): Moved {
  const kept = Object.entries(moved)
    .filter(([old]) => old !== to && old !== from)
    .map(([old, target]) => [old, target === from ? to : target]);
  return Object.fromEntries(
    [...kept, [from, to]].toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)),
  );
}

export function formatMoved(moved: Moved): string {
  return `${JSON.stringify(moved, null, 2)}\n`;
}
