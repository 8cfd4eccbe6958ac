import { literalPattern } from '../../content/literal.ts';
import { API_PAGES, CLI } from '../../content/places.ts';
import type { RstestFacts } from '../../shared/facts/types.ts';
import { DEFAULT_LANG } from '../../shared/site/locales.ts';
import type { SamplePage } from '../samples/pages.ts';
import { type Difference, formatDifference, shortened } from './differences.ts';
import { mentionsOf } from './mentions.ts';

/** Shorter values, such as 0 or on, stand everywhere and say nothing. */
const MIN_TELLING = 3;
const DEFAULT = /\bdefaults?\b|默认|缺省|unless you set|nothing is set|没有设置/i;
const SAYS_LITTLE = new Set(['true', 'false', 'exists', 'null', 'undefined']);

/**
 * What differences between two sets of facts mean for the manual: each concerned route with its
 * differences and with the lines of its pages, in both languages, that still say what was, and
 * with the lines of other pages that speak of a changed default.
 */
export function concernedPages(
  differences: readonly Difference[],
  versions: RstestFacts[],
  pages: SamplePage[],
): string[] {
  const routes = new Map<string, Difference[]>();
  for (const difference of differences.filter(concernsReaders)) {
    for (const route of affectedRoutes(difference, versions, pages)) {
      routes.set(route, [...(routes.get(route) ?? []), difference]);
    }
  }
  return [...routes]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([route, found]) => {
      const own = pages.filter((page) => page.route === route);
      const others = pages.filter((page) => page.route !== route);
      const lines = found.flatMap((difference) => [
        `  ${formatDifference(difference)}`,
        ...own.flatMap((page) => stale(page, difference).map((line) => `    ${line}`)),
        ...others.flatMap((page) => spokenOf(page, difference).map((line) => `    ${line}`)),
      ]);
      return ['', `${route}${own.length > 0 ? '' : ' (no page yet)'}`, ...lines];
    });
}

/** How we sort functions into kinds, and the version itself, are on no page. */
export function concernsReaders({ what }: Difference): boolean {
  return what !== 'version' && !/^API .*: kind$/.test(what);
}

/** `docs/en/config/test/retry.mdx:12 says 5000`, for each line of a page that holds the old value. */
function stale({ file, text }: SamplePage, { before }: Difference): string[] {
  const pattern = before ? oldValue(before) : undefined;
  if (!pattern) return [];
  return text
    .split(/\r?\n/)
    .flatMap((line, index) =>
      pattern.test(line) ? [`${file}:${index + 1}  says ${shortened(before ?? '')}`] : [],
    );
}

/** Lines of other pages that name an option and say its default, in words or as the old value. */
function spokenOf(page: SamplePage, { what, before }: Difference): string[] {
  const [, name] = /^option (\S+): default$/.exec(what) ?? [];
  if (!name) return [];
  const named = new Set(
    mentionsOf(page)
      .filter(({ kind, text }) => kind === 'code' && text.split(/[\s:=]/)[0] === name)
      .map(({ line }) => line),
  );
  const value = before ? oldValue(before) : undefined;
  return page.text.split(/\r?\n/).flatMap((line, index) => {
    const says = DEFAULT.test(line) || value?.test(line);
    return named.has(index + 1) && says
      ? [`${page.file}:${index + 1}  speaks of ${name} and what it is when nothing is set`]
      : [];
  });
}

/** Finds a value in a text; undefined for what stands everywhere. */
function oldValue(before: string): RegExp | undefined {
  if (before.length < MIN_TELLING || SAYS_LITTLE.has(before)) return undefined;
  // `5000` may be written `5_000`, `5,000` or, when they are milliseconds, `5 seconds`.
  const value = /^\d{4,}$/.test(before)
    ? before.replace(/(?<=\d)(?=(?:\d{3})+$)/g, '[_,]?')
    : literalPattern(before);
  const literal = `(?<![\\w.])${value}(?![\\w.]*\\w)`;
  if (!/^\d+00$/.test(before)) return new RegExp(literal);
  const seconds = literalPattern(String(Number(before) / 1000));
  return new RegExp(`${literal}|(?<![\\w.])${seconds}\\s*(?:s\\b|seconds?\\b|秒)`);
}

/** Routes that a difference concerns: the name's own page, and the pages that show its facts or explain it. */
export function affectedRoutes(
  { what }: Difference,
  versions: RstestFacts[],
  pages: SamplePage[],
): string[] {
  if (what.startsWith('command ')) return [CLI];
  const [, label = '', name = ''] = /^(option|API) (\S+?)(?::|$)/.exec(what) ?? [];
  const showing = pages
    .filter(({ lang }) => lang === DEFAULT_LANG)
    .filter((page) =>
      mentionsOf(page).some(
        ({ kind, text }) => (kind === 'option' || kind === 'api') && text === name,
      ),
    )
    .map(({ route }) => route);
  if (label === 'option') return [...new Set([optionRoute(name, pages), ...showing])];
  if (showing.length > 0) return [...new Set(showing)];
  const api = versions.flatMap(({ apis }) => apis).find((record) => record.name === name);
  return api ? [API_PAGES[api.kind].home] : [];
}

function optionRoute(name: string, pages: SamplePage[]): string {
  const [top = name] = name.split('.');
  const build = `/config/build/${top}`;
  return pages.some(({ route }) => route === build) ? build : `/config/test/${top}`;
}
