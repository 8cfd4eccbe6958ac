import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { prefixOfBase, stemOf } from '../../shared/site/addresses.ts';
import { COMPRESSED_EXTENSIONS, CONTENT_TYPES } from '../contentTypes.ts';
import { COPY_VARY, copyLink } from '../negotiate.ts';
import { HOST_FILES, type HostingTable } from '../table.ts';

export interface NginxInput {
  table: HostingTable;
  /** Folder that holds the built site, as nginx sees it. */
  root: string;
  /** Argument of `listen`, e.g. `80` or `127.0.0.1:8080`. */
  listen: string;
  /** Folders (`''`, `zh`) that have a 404.html of their own. */
  notFoundFolders: readonly string[];
}

const TEMPLATE = join(import.meta.dirname, 'nginx.conf');

/**
 * A file for nginx's `http` block, e.g. `/etc/nginx/conf.d/site.conf`: `nginx.conf` beside this
 * module, where `@name@` stands for a text, or on a line of its own for lines.
 */
export function nginxFile(input: NginxInput): string {
  const filled = valuesOf(input);
  return readFileSync(TEMPLATE, 'utf8')
    .replace(/^( *)@(\w+)@\n/gm, (_, indent: string, name: string) =>
      (filled[name] as string[]).map((line) => `${indent}${line}\n`).join(''),
    )
    .replace(/@(\w+)@/g, (_, name: string) => String(filled[name]));
}

const escaped = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"');
const quote = (text: string): string => `"${escaped(text)}"`;
const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const startingWith = (path: string): string => quote(`^${escapeRegExp(path)}(.*)$`);

/** What stands in the template for each name. */
function valuesOf({ table, root, listen, notFoundFolders }: NginxInput): Record<string, unknown> {
  const base = prefixOfBase(table.base);
  const { cache } = table;
  const prefixes = table.redirects
    .filter(({ from }) => from.endsWith('/*'))
    .map(({ from, to }) => ({ from: from.slice(0, -1), to: to.replace(':splat', '') }));
  return {
    base,
    root: escaped(root),
    listen,
    revalidate: escaped(cache.revalidate),
    notFound: escaped(cache.notFound),
    copyVary: COPY_VARY,
    copyLink: escaped(copyLink('$site_copy')),
    compressed: COMPRESSED_EXTENSIONS.join('|'),
    immutable: cache.immutable.folders.map(
      (folder) => `${quote(`~^${escapeRegExp(base + folder)}`)} ${quote(cache.immutable.value)};`,
    ),
    notFoundPages: notFoundFolders
      .filter(Boolean)
      .sort((a, b) => b.length - a.length)
      .map((folder) => {
        const path = escapeRegExp(`${base}/${folder}/`);
        return `${quote(`~^(?: \\S+ )?${path}`)} ${quote(`${base}/${folder}/404.html`)};`;
      }),
    otherAddresses: [
      ...table.redirects.filter(({ from }) => !from.endsWith('*')),
      ...table.pages.map((address) => ({ from: stemOf(address), to: address })),
    ].map(({ from, to }) => `${quote(`~*^${escapeRegExp(from)}$`)} ${quote(base + to)};`),
    types: Object.entries(CONTENT_TYPES).map(([extension, type]) => `${quote(type)} ${extension};`),
    headers: Object.entries(table.headers).map(
      ([name, value]) => `add_header ${name} ${quote(value)} always;`,
    ),
    withoutPrefix: [...(base ? [{ from: `${base}/`, to: '/' }] : []), ...prefixes].map(
      ({ from, to }) => `if ($site_path ~ ${startingWith(from)}) { set $site_path ${to}$1; }`,
    ),
    droppedPrefixes: prefixes.map(
      ({ from, to }) =>
        `rewrite ${startingWith(base + from)} ${quote(`${base}${to}$1`)} permanent;`,
    ),
    locations: [
      ...HOST_FILES.map((file) => `location = ${base}/${file} { return 404; }`),
      ...COMPRESSED_EXTENSIONS.map(
        (extension) =>
          `location ~ "\\.${extension}\\.br$" { internal; types { } default_type ${quote(CONTENT_TYPES[extension] ?? '')}; }`,
      ),
      ...(base ? [`location = ${base} { return 301 ${base}/$is_args$args; }`] : []),
      `location ${base}/ { try_files $uri =404; }`,
      ...(base ? ['location / { return 404; }'] : []),
    ],
  };
}
