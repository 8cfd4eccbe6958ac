import { createHash } from 'node:crypto';
import { contentType } from '../../deploy/contentTypes.ts';
import { exactRedirect, headersFor, otherSpelling, prefixRedirect } from '../../deploy/match.ts';
import {
  COPY_VARY,
  copyBeside,
  copyLink,
  prefersMarkdown,
  weightsOf,
} from '../../deploy/negotiate.ts';
import { HOST_FILES, type HostingTable } from '../../deploy/table.ts';
import { prefixOfBase, stemOf } from '../../shared/site/addresses.ts';

export interface SiteRequest {
  method: string;
  /** Request target as sent: path and query. */
  target: string;
  /** Names in lower case. */
  headers: Record<string, string | undefined>;
}

export interface SiteFolder {
  has(file: string): boolean;
  /** Contents, or undefined when the file went away meanwhile. */
  read(file: string): Uint8Array | undefined;
}

export interface SiteAnswer {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array | undefined;
}

export interface Site {
  folder: SiteFolder;
  table: HostingTable;
}

const text = (value: string): Uint8Array => new TextEncoder().encode(value);

function etagOf(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}

function isKnown(header: string | undefined, etag: string): boolean {
  const known = (header ?? '').split(',').map((part) => part.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}

function withFile(
  site: Site,
  request: SiteRequest,
  file: string,
  path: string,
  status: number,
  more: Record<string, string> = {},
): SiteAnswer {
  const available = ENCODINGS.filter((encoding) =>
    site.folder.has(file + SIDECAR_SUFFIX[encoding]),
  );
  const accepted = negotiateEncoding(request.headers['accept-encoding'], available);
  const body = site.folder.read(accepted === 'identity' ? file : file + SIDECAR_SUFFIX[accepted]);
  if (!body) return withoutPage(site, path);
  const headers: Record<string, string> = {
    ...headersFor(site.table, path, status),
    'Content-Type': contentType(file),
    ...(available.length > 0 ? { Vary: 'Accept-Encoding' } : {}),
    ...more,
    ...(accepted === 'identity' ? {} : { 'Content-Encoding': accepted }),
    'Content-Length': String(body.byteLength),
  };
  if (status !== 200) return { status, headers, body };
  headers.ETag = etagOf(body);
  if (isKnown(request.headers['if-none-match'], headers.ETag)) {
    const { 'Content-Length': _length, 'Content-Encoding': _encoding, ...kept } = headers;
    return { status: 304, headers: kept, body: undefined };
  }
  return { status, headers, body };
}

/** A page, or its Markdown copy for a reader that asks for Markdown. */
function withPage(site: Site, request: SiteRequest, file: string, path: string): SiteAnswer {
  const copy = copyBeside(file);
  if (copy === file || !site.folder.has(copy)) return withFile(site, request, file, path, 200);
  const address = encodePath(site.table.base + copy);
  const chosen = prefersMarkdown(request.headers.accept) ? copy : file;
  return withFile(site, request, chosen, path, 200, { Vary: COPY_VARY, Link: copyLink(address) });
}

function withoutPage(site: Site, path: string): SiteAnswer {
  const headers = { ...headersFor(site.table, path, 404), 'Content-Type': contentType('a.txt') };
  return { status: 404, headers, body: text('404: not found\n') };
}

function notFound(site: Site, request: SiteRequest, path: string): SiteAnswer {
  const file = nearestNotFound(path, site.folder.has);
  return file ? withFile(site, request, file, path, 404) : withoutPage(site, path);
}

function redirect(site: Site, path: string, target: string, query: string): SiteAnswer {
  const headers = {
    ...headersFor(site.table, path, 301),
    Location: prefixOfBase(site.table.base) + encodePath(target) + query,
  };
  return { status: 301, headers, body: undefined };
}

function get(site: Site, request: SiteRequest): SiteAnswer {
  const asked = requestPath(request.target, site.table.base);
  if (asked.kind === 'refused') return notFound(site, request, asked.path);
  if (asked.kind === 'outside-base') return notFound(site, request, '/');
  const { path, query } = asked;
  if (path === '/' && !request.target.startsWith(site.table.base)) {
    return redirect(site, path, '/', query);
  }
  const { has } = site.folder;
  const bare = prefixRedirect(site.table, path) ?? path;
  const moved = exactRedirect(site.table, bare);
  const found = resolvePath(moved ?? bare, has);
  const other = found.kind === 'not-found' ? otherSpelling(site.table, bare) : undefined;
  const clean = found.kind === 'redirect' ? found.path : (moved ?? other ?? bare);
  const isPage = found.kind === 'file' && found.file.endsWith('.html');
  if (clean !== path || (asked.merged && isPage)) {
    return redirect(site, path, clean, query);
  }
  if (found.kind === 'file') return withPage(site, request, found.file, path);
  return notFound(site, request, path);
}

/** The answer to one request: status, headers and body. Pure but for what `site.folder` reads. */
export function answer(site: Site, request: SiteRequest): SiteAnswer {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const headers = { ...headersFor(site.table, '/', 405), Allow: 'GET, HEAD' };
    return { status: 405, headers, body: undefined };
  }
  const full = get(site, request);
  return request.method === 'HEAD' ? { ...full, body: undefined } : full;
}

/** Of the files that the build writes beside `a.html`, the smallest first. */
const ENCODINGS = ['br', 'gzip'] as const;
/** `a.html.br`, `a.html.gz`. */
const SIDECAR_SUFFIX = { br: '.br', gzip: '.gz' } as const;

type Encoding = (typeof ENCODINGS)[number] | 'identity';

/**
 * The encoding that an Accept-Encoding header likes best, the first of `available` where it likes
 * several as much. Without a header, or when everything is refused, the plain file.
 */
function negotiateEncoding(header: string | undefined, available: readonly Encoding[]): Encoding {
  if (!header) return 'identity';
  const asked = weightsOf(header);
  const rest = asked.get('*');
  const weight = (encoding: Encoding): number =>
    asked.get(encoding) ?? rest ?? (encoding === 'identity' ? 0.001 : 0);
  const candidates: Encoding[] = [...available, 'identity'];
  const [best] = candidates
    .filter((encoding) => weight(encoding) > 0)
    .sort((a, b) => weight(b) - weight(a));
  return best ?? 'identity';
}

type RequestPath =
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
  return { kind: 'path', path: path.slice(prefixOfBase(base).length) || '/', query, merged };
}

/** Folders below `base` that an address names without anything special: `/zh/` of `/zh/a/../%`. */
function plainBeginning(raw: string, base: string): string {
  const below = raw.startsWith(base) ? raw.slice(prefixOfBase(base).length) : '/';
  return /^(?:\/\w[\w-]*)*\//.exec(below)?.[0] ?? '/';
}

/** A decoded path as it may stand in a Location header. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

type Resolution =
  | { kind: 'file'; file: string }
  | { kind: 'redirect'; path: string }
  | { kind: 'not-found' };

/** Whether the built folder has this file; paths are relative, with forward slashes. */
type HasFile = (file: string) => boolean;

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
