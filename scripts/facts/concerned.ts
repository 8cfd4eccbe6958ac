import type { RstestFacts } from '../../shared/facts/types.ts';
import { literalPattern } from '../docs/literal.ts';
import type { ParsedPage } from '../samples/types.ts';
import { affectedRoutes } from './affected.ts';
import { type Difference, formatDifference } from './differences.ts';

/** Shorter values, such as 0 or on, stand everywhere and say nothing. */
const MIN_TELLING = 3;
const SAYS_LITTLE = new Set(['true', 'false', 'exists', 'null', 'undefined']);

/**
 * What differences between two sets of facts mean for the manual: each concerned route with its
 * differences and with the lines of its pages, in both languages, that still say what was.
 */
export function concernedPages(
  differences: readonly Difference[],
  versions: RstestFacts[],
  pages: ParsedPage[],
): string[] {
  const routes = new Map<string, Difference[]>();
  for (const difference of differences.filter(({ what }) => what !== 'version')) {
    for (const route of affectedRoutes(difference, versions, pages)) {
      routes.set(route, [...(routes.get(route) ?? []), difference]);
    }
  }
  return [...routes]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([route, found]) => {
      const own = pages.filter((page) => page.route === route);
      const lines = found.flatMap((difference) => [
        `  ${formatDifference(difference)}`,
        ...own.flatMap((page) => stale(page, difference).map((line) => `    ${line}`)),
      ]);
      return ['', `${route}${own.length > 0 ? '' : ' (no page yet)'}`, ...lines];
    });
}

/** `docs/en/config/test/retry.mdx:12 says 5000`, for each line of a page that holds the old value. */
function stale({ file, text }: ParsedPage, { before }: Difference): string[] {
  if (!before || before.length < MIN_TELLING || SAYS_LITTLE.has(before)) return [];
  // `5000` may be written `5_000` or `5,000`.
  const value = /^\d{4,}$/.test(before)
    ? before.replace(/(?<=\d)(?=(?:\d{3})+$)/g, '[_,]?')
    : literalPattern(before);
  const pattern = new RegExp(`(?<![\\w.])${value}(?![\\w.]*\\w)`);
  return text
    .split(/\r?\n/)
    .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}  says ${before}`] : []));
}
