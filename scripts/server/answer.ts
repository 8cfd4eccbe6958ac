import { createHash } from 'node:crypto';
import { contentType } from '../../deploy/content-type.ts';
import { exactRedirect, headersFor, otherSpelling, prefixRedirect } from '../../deploy/match.ts';
import { COPY_VARY, copyBeside, copyLink, prefersMarkdown } from '../../deploy/negotiate.ts';
import type { HostingTable } from '../../deploy/table.ts';
import { type Encoding, negotiateEncoding, SIDECAR_SUFFIX } from './encoding.ts';
import { encodePath, requestPath } from './request-path.ts';
import { nearestNotFound, resolvePath } from './resolve.ts';

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
  const available = (['br', 'gzip'] as const).filter((encoding) =>
    site.folder.has(file + SIDECAR_SUFFIX[encoding]),
  );
  const accepted: Encoding = negotiateEncoding(request.headers['accept-encoding'], available);
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
    Location: site.table.base.slice(0, -1) + encodePath(target) + query,
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
