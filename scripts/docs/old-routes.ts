import type { Tree } from './tree.ts';

export const OLD_ROUTES_FILE = 'deploy/old-routes.json';

/** An address that a page had before, and where it is now; both without language. */
export interface OldRoute {
  from: string;
  to: string;
}

export function readOldRoutes(tree: Tree): OldRoute[] {
  return tree.has(OLD_ROUTES_FILE) ? JSON.parse(tree.read(OLD_ROUTES_FILE)) : [];
}

/**
 * The list after a page moved: chains are shortened, so that every old address needs one redirect,
 * and an address that answers again is no longer old.
 */
export function withMove(routes: readonly OldRoute[], move: OldRoute): OldRoute[] {
  const kept = routes
    .filter(({ from }) => from !== move.to && from !== move.from)
    .map(({ from, to }) => ({ from, to: to === move.from ? move.to : to }));
  return [...kept, move].toSorted((a, b) => (a.from < b.from ? -1 : 1));
}

export function formatOldRoutes(routes: readonly OldRoute[]): string {
  if (routes.length === 0) return '[]\n';
  const lines = routes.map((route) => `  ${JSON.stringify(route, null, 1).replace(/\n\s*/g, ' ')}`);
  return `[\n${lines.join(',\n')}\n]\n`;
}
