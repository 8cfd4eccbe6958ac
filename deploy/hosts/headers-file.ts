import type { HeaderRule, HostingTable } from '../table.ts';

/** Limits of Cloudflare Pages, the narrower of the two hosts that read this format. */
const MAX_RULES = 100;
const MAX_LINE_CHARACTERS = 2000;

function block(base: string, path: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [base.slice(0, -1) + path, ...lines].join('\n');
}

/**
 * `_headers` for Cloudflare Pages and Netlify. Both join a header that two rules set, so only
 * the cache rule of hashed files is written; for the rest their own default is to revalidate.
 */
export function headersFile(table: HostingTable): string {
  const { paths, value } = table.cache.immutable;
  const rules: HeaderRule[] = [
    ...table.headers,
    ...paths.map((path) => ({ path, headers: { 'Cache-Control': value } })),
  ];
  return `${rules.map((rule) => block(table.base, rule.path, rule.headers)).join('\n\n')}\n`;
}

/** What a host would refuse in a `_headers` file. */
export function headersFileProblems(text: string): string[] {
  const lines = text.split('\n');
  const rules = lines.filter((line) => line.startsWith('/'));
  const problems = lines.flatMap((line, index) =>
    line.length > MAX_LINE_CHARACTERS
      ? [`_headers:${index + 1}: ${line.length} characters; allowed: ${MAX_LINE_CHARACTERS}`]
      : [],
  );
  if (rules.length > MAX_RULES) {
    problems.push(`_headers: ${rules.length} rules; allowed: ${MAX_RULES}`);
  }
  return problems;
}
