import { prefixOfBase } from '../../shared/site/addresses.ts';
import type { RedirectRule } from '../addresses.ts';
import { copyLink } from '../negotiate.ts';
import type { HostingTable } from '../table.ts';
import { lowerCase } from './cloudflare.ts';

const MAX_ROUTES = 1024;
const MAX_VALUE_CHARACTERS = 4096;

interface VercelFile {
  $schema: string;
  cleanUrls: true;
  headers: { source: string; headers: { key: string; value: string }[] }[];
  redirects: VercelRedirect[];
}

interface VercelRedirect {
  source: string;
  destination: string;
  statusCode: 301 | 307;
  /** Only requests with this header. */
  has?: { type: 'header'; key: string; value: string }[];
}

/** `Accept` with Markdown at full weight; no pattern can compare it with the weight of HTML. */
const WANTS_MARKDOWN = '(?:.*,)?\\s*text/markdown\\s*(?:;\\s*q=1(?:\\.0*)?\\s*)?(?:,.*)?';

const pairs = (headers: Record<string, string>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

/**
 * Addresses of pages that have a Markdown copy, as patterns whose first group the host puts where
 * the copy's address says `$1`. What has a dot in its last part is a file.
 */
function copied({ uncopied }: HostingTable, base: string): { source: string; copy: string }[] {
  const others = uncopied.length > 0 ? `(?!(?:${uncopied.map(literal).join('|')})$)` : '';
  return [
    ...(uncopied.includes('/') ? [] : [{ source: `${base}/`, copy: `${base}/index.md` }]),
    // A letter or digit behind `$1` could be read as part of the group's name.
    { source: `${base}/(${others}(?:[^/]+/)*[^/]+)/`, copy: `${base}/$1/index.md` },
    { source: `${base}/(${others}(?:[^/]+/)*[^/.]+)`, copy: `${base}/$1.md` },
  ];
}

const literal = (address: string): string =>
  address.slice(1).replace(/[^\w/]/g, (character) => `\\${character}`);

/** Contents of `vercel.json`. */
export function vercelFile(table: HostingTable): VercelFile {
  const base = prefixOfBase(table.base);
  const rules = table.redirects.flatMap(spellings);
  const { folders, value } = table.cache.immutable;
  const copies = copied(table, base);
  // Names of pages in lower case, as far as the host takes more rules.
  const taken = rules.length + 2 * copies.length + 1 + folders.length;
  const room = Math.max(0, MAX_ROUTES - taken);
  return {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    headers: [
      { source: `${base}/(.*)`, headers: pairs(table.headers) },
      ...copies.map(({ source, copy }) => ({
        source,
        headers: pairs({ Vary: 'Accept', Link: copyLink(copy) }),
      })),
      ...folders.map((folder) => ({
        source: `${base}${folder}(.*)`,
        headers: pairs({ 'Cache-Control': value }),
      })),
    ],
    redirects: [
      ...[...rules, ...lowerCase(table).slice(0, room)].map(
        ([from, to]): VercelRedirect => ({
          source: base + from,
          destination: base + to,
          statusCode: 301,
        }),
      ),
      // Last, so that an address that moved leads to its page first. The host serves a page before
      // it looks at rewrites, so this takes redirects.
      ...copies.map(
        ({ source, copy }): VercelRedirect => ({
          source,
          has: [{ type: 'header', key: 'accept', value: WANTS_MARKDOWN }],
          destination: copy,
          statusCode: 307,
        }),
      ),
    ],
  };
}

/** All ways of writing an address that moved; the host itself takes `.html` off. */
function spellings({ from, to }: RedirectRule): [from: string, to: string][] {
  if (from.endsWith('*')) return [[from.replace('*', ':path*'), to.replace(':splat', ':path*')]];
  return from.endsWith('.md')
    ? [[from, to]]
    : [
        [from, to],
        [`${from}/`, to],
      ];
}

/** What the host would refuse in a `vercel.json`. */
export function vercelFileProblems(file: VercelFile): string[] {
  const routes = file.headers.length + file.redirects.length;
  const problems = file.headers.flatMap((rule) =>
    rule.headers
      .filter(({ value }) => value.length > MAX_VALUE_CHARACTERS)
      .map(
        ({ key, value }) =>
          `vercel.json: ${key} has ${value.length} characters; allowed: ${MAX_VALUE_CHARACTERS}`,
      ),
  );
  if (routes > MAX_ROUTES) {
    problems.push(`vercel.json: ${routes} rules; allowed: ${MAX_ROUTES}`);
  }
  return problems;
}
