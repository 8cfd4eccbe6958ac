import type { HostingTable, RedirectRule } from '../table.ts';

/** Limits of Cloudflare Pages, the narrower of the two hosts that read this format. */
const MAX_STATIC = 2000;
const MAX_DYNAMIC = 100;
const MAX_LINE_CHARACTERS = 1000;

/** `_redirects` for Cloudflare Pages and Netlify; both keep the query. */
export function redirectsFile(table: HostingTable): string {
  const base = table.base.slice(0, -1);
  const lines = table.redirects.flatMap((rule) =>
    pairs(rule).map(([from, to]) => `${base}${from} ${base}${to} ${rule.status}`),
  );
  return lines.length > 0 ? `${lines.join('\n')}\n` : '';
}

/**
 * A prefix that is dropped takes three lines: `/en/* /:splat` could answer `/en//other.example`
 * with `//other.example`, which is another host; a `:page` is never empty.
 */
function pairs({ from, to }: RedirectRule): [from: string, to: string][] {
  if (to !== '/:splat') return [[from, to]];
  const prefix = from.slice(0, -2);
  return [
    [`${prefix}/`, '/'],
    [`${prefix}/:page`, '/:page'],
    [`${prefix}/:page/*`, '/:page/:splat'],
  ];
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
