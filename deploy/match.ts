import { stemOf } from '../shared/site/addresses.ts';
import type { HostingTable } from './table.ts';

/** What `*` stands for when `path` matches `pattern` ('' for an exact match), else undefined. */
export function matchPattern(pattern: string, path: string): string | undefined {
  if (!pattern.endsWith('*')) return path === pattern ? '' : undefined;
  const prefix = pattern.slice(0, -1);
  return path.startsWith(prefix) ? path.slice(prefix.length) : undefined;
}

/** Target of the first rule with `*` that matches, with one leading slash at most. */
export function prefixRedirect(table: HostingTable, path: string): string | undefined {
  for (const rule of table.redirects) {
    const splat = rule.from.endsWith('*') ? matchPattern(rule.from, path) : undefined;
    if (splat !== undefined) return rule.to.replace(':splat', splat).replace(/^[/\\]+/, '/');
  }
  return undefined;
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
  const fixed = table.cache.immutable.paths.some((rule) => matchPattern(rule, path) !== undefined);
  return fixed ? table.cache.immutable.value : table.cache.revalidate;
}

/** All headers of an answer at `path`, cache rule among them. */
export function headersFor(
  table: HostingTable,
  path: string,
  status: number,
): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const rule of table.headers) {
    if (matchPattern(rule.path, path) !== undefined) Object.assign(headers, rule.headers);
  }
  headers['Cache-Control'] = cacheFor(table, path, status);
  return headers;
}
