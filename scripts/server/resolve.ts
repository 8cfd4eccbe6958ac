import { HOST_FILES } from '../../deploy/host-files.ts';
import { stemOf } from '../../shared/site/addresses.ts';

export type Resolution =
  | { kind: 'file'; file: string }
  | { kind: 'redirect'; path: string }
  | { kind: 'not-found' };

/** Whether the built folder has this file; paths are relative, with forward slashes. */
export type HasFile = (file: string) => boolean;

/** The one folder with a dot that is there to be read (RFC 8615). */
const WELL_KNOWN = '.well-known';

const NOT_FOUND: Resolution = { kind: 'not-found' };

function isHidden(path: string): boolean {
  const parts = path.slice(1).split('/');
  return (
    parts.some((part) => part.startsWith('.') && part !== WELL_KNOWN) ||
    HOST_FILES.includes(parts.join('/')) ||
    /\.(?:br|gz)$/.test(path)
  );
}

/**
 * Which file answers a decoded path, with clean URLs: `/a` is `a.html`, `/a/` is `a/index.html`,
 * and every other way of writing them redirects there in one hop.
 */
export function resolvePath(path: string, has: HasFile): Resolution {
  const stem = stemOf(path);
  if (isHidden(path) || /(?:^|\/)404$/.test(stem)) return NOT_FOUND;
  if (!path.endsWith('.html') && has(path.slice(1))) return { kind: 'file', file: path.slice(1) };
  for (const [clean, file] of [
    [`${stem}/`, `${stem}/index.html`],
    [stem, `${stem}.html`],
  ] as const) {
    if (!has(file.slice(1))) continue;
    return clean === path
      ? { kind: 'file', file: file.slice(1) }
      : { kind: 'redirect', path: clean };
  }
  return NOT_FOUND;
}

/** The `404.html` nearest above `path`, so that each language answers in its own words. */
export function nearestNotFound(path: string, has: HasFile): string | undefined {
  const folders = path.slice(1).split('/').slice(0, -1);
  for (let depth = folders.length; depth >= 0; depth--) {
    const file = [...folders.slice(0, depth), '404.html'].join('/');
    if (has(file)) return file;
  }
  return undefined;
}
