import { stemOf } from '../../shared/site/addresses.ts';
import { CONTENT_TYPES } from '../content-type.ts';
import { COMPRESSED_EXTENSIONS } from '../extensions.ts';
import { HOST_FILES } from '../host-files.ts';
import { COPY_VARY, copyLink } from '../negotiate.ts';
import type { HostingTable } from '../table.ts';

export interface NginxInput {
  table: HostingTable;
  /** Folder that holds the built site, as nginx sees it. */
  root: string;
  /** Argument of `listen`, e.g. `80` or `127.0.0.1:8080`. */
  listen: string;
  /** Folders (`''`, `zh`) that have a 404.html of their own. */
  notFoundFolders: readonly string[];
}

const quote = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A rule path as an nginx map key; nginx sees the path with its base. */
function key(base: string, path: string): string {
  const full = escapeRegExp(base + path.replace(/\*$/, ''));
  return quote(`~^${full}${path.endsWith('*') ? '' : '$'}`);
}

function maps({ table, notFoundFolders }: NginxInput): string[] {
  const base = table.base.slice(0, -1);
  const { cache } = table;
  const folders = [...notFoundFolders].filter(Boolean).sort((a, b) => b.length - a.length);
  return [
    'map $uri $site_cache_found {',
    `  default ${quote(cache.revalidate)};`,
    ...cache.immutable.paths.map((path) => `  ${key(base, path)} ${quote(cache.immutable.value)};`),
    '}',
    'map $status $site_cache {',
    '  default $site_cache_found;',
    `  ~^[45] ${quote(cache.notFound)};`,
    '}',
    '# Brotli files lie beside the plain ones; this needs no extra module.',
    'map $http_accept_encoding $site_brotli {',
    '  default "";',
    '  "~*(?:^|[,\\s])br(?:\\s*;\\s*q=(?:1|0\\.\\d*[1-9]))?\\s*(?:,|$)" .br;',
    '}',
    'map $uri $site_encoding { default ""; ~\\.br$ br; }',
    `map $site_copy:$uri $site_vary { default ""; "~^[^:]" ${quote(COPY_VARY)}; "~*\\.(?:${COMPRESSED_EXTENSIONS.join('|')})(?:\\.br)?$" Accept-Encoding; }`,
    '# Whether Markdown is asked for. Of weights it knows 0 and 1; below 1 it prefers HTML.',
    'map $http_accept $site_markdown {',
    '  default "";',
    '  "~*(?:^|,)\\s*text/markdown\\s*(?:;\\s*q=1(?:\\.0*)?\\s*)?(?:,|$)" 1;',
    '  "~*text/html" "";',
    '  "~*text/markdown\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)" "";',
    '  "~*text/markdown" 1;',
    '}',
    '# Of an address that nginx cannot decode only the request line is known.',
    'map "$uri $request" $site_not_found {',
    `  default ${quote(`${base}/404.html`)};`,
    ...folders.map((folder) => {
      const path = escapeRegExp(`${base}/${folder}/`);
      return `  ${quote(`~^(?: \\S+ )?${path}`)} ${quote(`${base}/${folder}/404.html`)};`;
    }),
    '}',
    '# Addresses without a page of that name: moved ones, folders, and other upper and lower case.',
    'map $site_stem $site_other {',
    '  default "";',
    ...otherAddresses(table).map(
      ([from, to]) => `  ${quote(`~*^${escapeRegExp(from)}$`)} ${quote(base + to)};`,
    ),
    '}',
  ];
}

/** Addresses without `.html` and closing slash, whatever their case, and where they lead. */
const otherAddresses = ({ redirects, pages }: HostingTable): [from: string, to: string][] => [
  ...redirects
    .filter(({ from }) => !from.endsWith('*'))
    .map(({ from, to }): [string, string] => [from, to]),
  ...pages.map((address): [string, string] => [stemOf(address), address]),
];

function headers({ table }: NginxInput): string[] {
  const everywhere = table.headers.filter((rule) => rule.path === '/*');
  if (everywhere.length !== table.headers.length) {
    throw new Error('deploy/table.ts: the nginx generator knows header rules for /* only');
  }
  return [
    ...everywhere.flatMap((rule) =>
      Object.entries(rule.headers).map(
        ([name, value]) => `add_header ${name} ${quote(value)} always;`,
      ),
    ),
    'add_header Cache-Control $site_cache always;',
    'add_header Content-Encoding $site_encoding always;',
    'add_header Vary $site_vary always;',
    'add_header Link $site_link always;',
  ];
}

function types(): string[] {
  return [
    'types {',
    ...Object.entries(CONTENT_TYPES).map(([extension, type]) => `  ${quote(type)} ${extension};`),
    '}',
    'default_type application/octet-stream;',
  ];
}

/** Prefixes that are dropped, also when nothing answers without them. */
function redirects({ table }: NginxInput): string[] {
  const base = table.base.slice(0, -1);
  return prefixes(table).map(({ from, to }) => {
    const pattern = `^${escapeRegExp(base + from)}(.*)$`;
    return `rewrite ${quote(pattern)} ${quote(`${base}${to}$1`)} permanent;`;
  });
}

/** `/en/*` to `/:splat` drops `/en/` for `/`. */
const prefixes = ({ redirects }: HostingTable): { from: string; to: string }[] =>
  redirects
    .filter(({ from }) => from.endsWith('/*'))
    .map(({ from, to }) => ({ from: from.slice(0, -1), to: to.replace(':splat', '') }));

/**
 * Finds the page as `scripts/server/resolve.ts` does: `$site_stem` is the path without `.html`,
 * `/index` and closing slash, `$site_page` its clean address when there is such a page. All of it
 * is in the server block, where `if` does not disturb `try_files`.
 */
function pages({ table }: NginxInput): string[] {
  const base = table.base.slice(0, -1);
  return [
    'set $site_path $uri;',
    ...(base ? [dropping(`${base}/`, '/')] : []),
    ...prefixes(table).map(({ from, to }) => dropping(from, to)),
    'set $site_stem $site_path;',
    'if ($site_stem ~ "^(.*)/index(?:\\.html)?$") { set $site_stem $1; }',
    'if ($site_stem ~ "^(.*)\\.html$") { set $site_stem $1; }',
    'if ($site_stem ~ "^(.*)/$") { set $site_stem $1; }',
    'set $site_page "";',
    'set $site_file "";',
    'set $site_copy "";',
    'set $site_link "";',
    ...[
      ['.html', ''],
      ['/index.html', '/'],
    ].map(
      ([file, clean]) =>
        `if (-f $document_root${base}$site_stem${file}) { set $site_page ${base}$site_stem${clean}; set $site_file ${base}$site_stem${file}; }`,
    ),
    '# The 404 page has no address of its own.',
    'if ($site_stem ~ "(?:^|/)404$") { set $site_page ""; set $site_file ""; }',
    'if ($site_page = "") { set $site_page $site_other; }',
    'set $site_go $site_page;',
    'if ($site_page = $uri) { set $site_go ""; }',
    '# nginx has made one slash of several; a page must not answer at both addresses.',
    'set $site_merged "";',
    `if ($request_uri ~ "^[^?]*(?:/|%2[fF]){2}") { set $site_merged $site_page; }`,
    'if ($site_merged) { set $site_go $site_merged; }',
    'if ($site_go) { return 301 $site_go$is_args$args; }',
  ];
}

function files(): string[] {
  return [
    '# The Markdown copy of the page, named by a header and sent to those who ask for Markdown.',
    'if ($site_file ~ "^(.*)\\.html$") { set $site_copy $1.md; }',
    'if (!-f $document_root$site_copy) { set $site_copy ""; }',
    `if ($site_copy) { set $site_link ${quote(copyLink('$site_copy'))}; }`,
    'set $site_choice "";',
    'if ($site_markdown) { set $site_choice $site_copy; }',
    'if ($site_choice) { set $site_file $site_choice; }',
    'if ($site_file = "") { set $site_file $uri; }',
    'set $site_sidecar $site_file$site_brotli;',
    'if ($site_brotli = "") { set $site_sidecar ""; }',
    'if (!-f $document_root$site_sidecar) { set $site_sidecar ""; }',
    'if ($request_uri ~ "/404(?:\\.html)?/?(?:\\?|$)") { set $site_sidecar ""; }',
    'if ($site_sidecar) { set $site_file $site_sidecar; }',
    'if ($site_file != $uri) { rewrite ^ $site_file break; }',
  ];
}

const dropping = (from: string, to: string): string =>
  `if ($site_path ~ ${quote(`^${escapeRegExp(from)}(.*)$`)}) { set $site_path ${to}$1; }`;

const indent = (lines: string[]): string[] => lines.map((line) => `  ${line}`);

function locations({ table }: NginxInput): string[] {
  const base = table.base.slice(0, -1);
  return [
    'location ~ "(?:^|/)404\\.html$" { internal; }',
    'location ~ "(?:/\\.(?!well-known/)|\\.gz$|/404/?$)" { return 404; }',
    ...HOST_FILES.map((file) => `location = ${base}/${file} { return 404; }`),
    ...COMPRESSED_EXTENSIONS.map(
      (extension) =>
        `location ~ "\\.${extension}\\.br$" { internal; types { } default_type ${quote(CONTENT_TYPES[extension] ?? '')}; }`,
    ),
    ...(base ? [`location = ${base} { return 301 ${base}/$is_args$args; }`] : []),
    `location ${base}/ { try_files $uri =404; }`,
    ...(base ? ['location / { return 404; }'] : []),
  ];
}

/** A file for nginx's `http` block, e.g. `/etc/nginx/conf.d/site.conf`. */
export function nginxFile(input: NginxInput): string {
  const server = [
    `listen ${input.listen};`,
    `root ${quote(input.root)};`,
    'server_tokens off;',
    'absolute_redirect off;',
    'gzip off;',
    'gzip_static on;',
    'error_page 404 $site_not_found;',
    'error_page 400 =404 $site_not_found;',
    ...types(),
    ...headers(input),
    ...pages(input),
    ...redirects(input),
    ...files(),
    ...locations(input),
  ];
  return `${[...maps(input), 'server {', ...indent(server), '}'].join('\n')}\n`;
}
