import type { RedirectRule } from '../addresses.ts';
import type { HostingTable } from '../table.ts';

/** Limits of Cloudflare Pages, the narrower of the two hosts that read this format. */
const MAX_STATIC = 2000;
const MAX_DYNAMIC = 100;
const MAX_LINE_CHARACTERS = 1000;

/**
 * `_redirects` for Cloudflare Pages and Netlify; both keep the query. Neither can match double
 * slashes, or any spelling in another case: the pages' scripts mend those.
 */
export function redirectsFile(table: HostingTable): string {
  const base = table.base.slice(0, -1);
  const rules = table.redirects.flatMap(spellings);
  // Names of pages in lower case, as far as the host takes more lines.
  const room = Math.max(0, MAX_STATIC - rules.filter(([from]) => !/[*:]/.test(from)).length);
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
  const dynamic = lines.filter((line) => /[*:]/.test(line)).length;
  const problems = lines.flatMap((line, index) =>
    line.length > MAX_LINE_CHARACTERS
      ? [`_redirects:${index + 1}: ${line.length} characters; allowed: ${MAX_LINE_CHARACTERS}`]
      : [],
  );
  if (dynamic > MAX_DYNAMIC) {
    problems.push(`_redirects: ${dynamic} rules with * or :; allowed: ${MAX_DYNAMIC}`);
  }
  if (lines.length - dynamic > MAX_STATIC) {
    problems.push(`_redirects: ${lines.length - dynamic} plain rules; allowed: ${MAX_STATIC}`);
  }
  return problems;
}
