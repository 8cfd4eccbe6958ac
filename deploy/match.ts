import { stemOf } from '../shared/site/addresses.ts';
import type { HostingTable } from './table.ts';

/** Target of the first rule with `*` that matches, with one leading slash at most. */
export function prefixRedirect(table: HostingTable, path: string): string | undefined {
  const rule = table.redirects.find(
    ({ from }) => from.endsWith('*') && path.startsWith(from.slice(0, -1)),
  );
  if (!rule) return undefined;
  const splat = path.slice(rule.from.length - 1);
  return rule.to.replace(':splat', () => splat).replace(/^[/\\]+/, '/');
}

/** Target of the rule for exactly this address, however its end is written. */
export function exactRedirect(table: HostingTable, path: string): string | undefined {
  const stem = stemOf(path);
  return table.redirects.find(({ from }) => from === stem)?.to;
}

/** The address that this one differs from in upper and lower case alone. */
export function otherSpelling(table: HostingTable, path: string): string | undefined {
  const stem = stemOf(path).toLowerCase();
  const same = (address: string): boolean => stemOf(address).toLowerCase() === stem;
  return table.redirects.find(({ from }) => same(from))?.to ?? table.pages.find(same);
}

/** Cache-Control of a file at `path`. */
export function cacheFor(table: HostingTable, path: string, status: number): string {
  if (status >= 400) return table.cache.notFound;
  const { immutable, revalidate } = table.cache;
  return immutable.folders.some((folder) => path.startsWith(folder)) ? immutable.value : revalidate;
}

/** All headers of an answer at `path`, cache rule among them. */
export const headersFor = (
  table: HostingTable,
  path: string,
  status: number,
): Record<string, string> => ({
  ...table.headers,
  'Cache-Control': cacheFor(table, path, status),
});
