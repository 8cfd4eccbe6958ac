import type { HostingTable } from './table.ts';

/** What `*` stands for when `path` matches `pattern` ('' for an exact match), else undefined. */
export function matchPattern(pattern: string, path: string): string | undefined {
  if (!pattern.endsWith('*')) return path === pattern ? '' : undefined;
  const prefix = pattern.slice(0, -1);
  return path.startsWith(prefix) ? path.slice(prefix.length) : undefined;
}

/** Target of the first redirect rule that matches, with one leading slash at most. */
export function redirectFor(table: HostingTable, path: string): string | undefined {
  for (const rule of table.redirects) {
    const splat = matchPattern(rule.from, path);
    if (splat !== undefined) return rule.to.replace(':splat', splat).replace(/^[/\\]+/, '/');
  }
  return undefined;
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
