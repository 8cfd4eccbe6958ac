import { prefixOfBase } from '../../shared/site/addresses.ts';
import type { RedirectRule } from '../addresses.ts';
import type { HostingTable } from '../table.ts';

/** Limits of Cloudflare Pages, the narrower of the two hosts that read these formats. */
const MAX_HEADER_LINE = 2000;
const MAX_STATIC_REDIRECTS = 2000;
const MAX_DYNAMIC_REDIRECTS = 100;
const MAX_REDIRECT_LINE = 1000;

/**
 * `_headers` for Cloudflare Pages and Netlify. Both join a header that two rules set, so only
 * the cache rule of hashed files is written; for the rest their own default is to revalidate.
 */
export function headersFile(table: HostingTable): string {
  const { folders, value } = table.cache.immutable;
  const block = (folder: string, headers: Record<string, string>): string => {
    const lines = Object.entries(headers).map(([name, text]) => `  ${name}: ${text}\n`);
    return `${prefixOfBase(table.base)}${folder}*\n${lines.join('')}`;
  };
  return [
    block('/', table.headers),
    ...folders.map((folder) => block(folder, { 'Cache-Control': value })),
  ].join('\n');
}

/** What a host would refuse in a `_headers` file. */
export const headersFileProblems = (text: string): string[] =>
  tooLong('_headers', text.split('\n'), MAX_HEADER_LINE);

/**
 * `_redirects` for Cloudflare Pages and Netlify; both keep the query. Neither can match double
 * slashes, or any spelling in another case: the pages' scripts mend those.
 */
export function redirectsFile(table: HostingTable): string {
  const base = prefixOfBase(table.base);
  const rules = table.redirects.flatMap(spellings);
  // Names of pages in lower case, as far as the host takes more lines.
  const room = Math.max(
    0,
    MAX_STATIC_REDIRECTS - rules.filter(([from]) => !DYNAMIC.test(from)).length,
  );
  const lines = [...rules, ...lowerCase(table).slice(0, room)];
  return lines.map(([from, to]) => `${base}${from} ${base}${to} 301\n`).join('');
}

/** All ways of writing an address that moved. */
function spellings({ from, to }: RedirectRule): [from: string, to: string][] {
  if (from.endsWith('/*')) return droppedPrefix(from.slice(0, -2), to.replace(':splat', ''));
  const ends = from.endsWith('.md') ? [''] : ['', '/', '.html'];
  return ends.map((end) => [from + end, to]);
}

/**
 * A prefix that is dropped takes two lines: `/en/* /:splat` could answer `/en//other.example` with
 * `//other.example`, which is another host; a `:page` is never empty.
 */
const droppedPrefix = (prefix: string, to: string): [from: string, to: string][] => [
  [`${prefix}/:page`, `${to}:page`],
  [`${prefix}/:page/*`, `${to}:page/:splat`],
];

/** Redirects from addresses in lower case to pages that have capital letters. */
export function lowerCase({ pages, redirects }: HostingTable): [from: string, to: string][] {
  const taken = new Set([...pages, ...redirects.map(({ from }) => from)]);
  return pages
    .map((page): [string, string] => [page.toLowerCase(), page])
    .filter(([from]) => !taken.has(from));
}

/** What a host would refuse in a `_redirects` file. */
export function redirectsFileProblems(text: string): string[] {
  const lines = text.split('\n').filter(Boolean);
  const dynamic = lines.filter((line) => DYNAMIC.test(line));
  const plain = lines.filter((line) => !DYNAMIC.test(line));
  return [
    ...tooLong('_redirects', lines, MAX_REDIRECT_LINE),
    ...tooMany('_redirects', dynamic, 'rules with * or :', MAX_DYNAMIC_REDIRECTS),
    ...tooMany('_redirects', plain, 'plain rules', MAX_STATIC_REDIRECTS),
  ];
}

const DYNAMIC = /[*:]/;

const tooLong = (file: string, lines: readonly string[], max: number): string[] =>
  lines.flatMap(({ length }, index) =>
    length > max ? [`${file}:${index + 1}: ${length} characters; allowed: ${max}`] : [],
  );

const tooMany = (file: string, { length }: readonly string[], what: string, max: number) =>
  length > max ? [`${file}: ${length} ${what}; allowed: ${max}`] : [];
