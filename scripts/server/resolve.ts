import { HOST_FILES } from '../../deploy/host-files.ts';

export type Resolution =
  | { kind: 'file'; file: string }
  | { kind: 'redirect'; path: string }
  | { kind: 'not-found' };

/** Whether the built folder has this file; paths are relative, with forward slashes. */
export type HasFile = (file: string) => boolean;

const NOT_FOUND: Resolution = { kind: 'not-found' };

function folderPage(folder: string, has: HasFile): Resolution {
  if (has(`${folder}/index.html`.slice(1))) return { kind: 'redirect', path: `${folder}/` };
  if (has(`${folder}.html`.slice(1))) return { kind: 'redirect', path: folder };
  return NOT_FOUND;
}

function isHidden(path: string): boolean {
  const parts = path.slice(1).split('/');
  return parts.some((part) => part.startsWith('.')) || HOST_FILES.includes(parts.join('/'));
}

/**
 * Which file answers a decoded path, with clean URLs: `/a` is `a.html`, `/a/` is `a/index.html`,
 * and every other way of writing them redirects there in one hop.
 */
export function resolvePath(path: string, has: HasFile): Resolution {
  if (isHidden(path) || /\/404(?:\.html)?\/?$/.test(path)) return NOT_FOUND;
  const index = /^(.*)\/index(?:\.html)?$/.exec(path);
  if (index) return folderPage(index[1] ?? '', has);
  if (path.endsWith('.html')) {
    return has(path.slice(1)) ? { kind: 'redirect', path: path.slice(0, -5) } : NOT_FOUND;
  }
  if (path.endsWith('/')) {
    const file = `${path}index.html`.slice(1);
    if (has(file)) return { kind: 'file', file };
    return has(`${path.slice(1, -1)}.html`)
      ? { kind: 'redirect', path: path.slice(0, -1) }
      : NOT_FOUND;
  }
  for (const file of [path.slice(1), `${path.slice(1)}.html`]) {
    if (has(file)) return { kind: 'file', file };
  }
  return has(`${path.slice(1)}/index.html`) ? { kind: 'redirect', path: `${path}/` } : NOT_FOUND;
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
