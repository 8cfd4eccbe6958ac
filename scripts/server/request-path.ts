export type RequestPath =
  /** `merged`: slashes that stood side by side were made one. */
  | { kind: 'path'; path: string; query: string; merged: boolean }
  /** Not decodable, or trying to leave the folder: nothing is there. `path` is its plain beginning. */
  | { kind: 'refused'; path: string; query: string }
  | { kind: 'outside-base'; query: string };

function encodeQuery(query: string): string {
  return /^[\x21-\x7e]*$/.test(query) ? query : encodeURI(query);
}

/** Decoded path below `base` of a request target such as `/docs/a%20b?x=1`; never throws. */
export function requestPath(target: string, base = '/'): RequestPath {
  const withoutHash = target.split('#', 1)[0] ?? '';
  const mark = withoutHash.indexOf('?');
  const query = mark < 0 ? '' : encodeQuery(withoutHash.slice(mark));
  const raw = mark < 0 ? withoutHash : withoutHash.slice(0, mark);
  let path: string;
  try {
    path = decodeURIComponent(raw);
  } catch {
    return { kind: 'refused', path: plainBeginning(raw, base), query };
  }
  const merged = path.includes('//');
  path = path.replace(/\/{2,}/g, '/');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
  const unsafe = !path.startsWith('/') || /[\\\x00-\x1f\x7f]/.test(path);
  if (unsafe || path.split('/').some((part) => part === '..' || part === '.')) {
    return { kind: 'refused', path: plainBeginning(raw, base), query };
  }
  if (base === '/') return { kind: 'path', path, query, merged };
  if (!`${path}/`.startsWith(base)) return { kind: 'outside-base', query };
  return { kind: 'path', path: path.slice(base.length - 1) || '/', query, merged };
}

/** Folders below `base` that an address names without anything special: `/zh/` of `/zh/a/../%`. */
function plainBeginning(raw: string, base: string): string {
  const below = raw.startsWith(base) ? raw.slice(base.length - 1) : '/';
  return /^(?:\/\w[\w-]*)*\//.exec(below)?.[0] ?? '/';
}

/** A decoded path as it may stand in a Location header. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
