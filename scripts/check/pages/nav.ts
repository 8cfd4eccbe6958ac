import {
  LOCALES,
  type Locale,
  localeFolder,
  localePrefix,
  PARTIAL_LOCALES,
  splitLocale,
} from '../../../content/locales.ts';
import { pathOfRoute } from '../../../content/routes.ts';
import type { Site } from '../../../content/site.ts';
import { nearest } from '../../cli/nearest.ts';
import type { Finding } from '../../finding.ts';
import { readJsonFile } from '../schema/json-file.ts';

/** `_nav.json`: its links lead to pages, and every language has the same items. */
export function navFindings(site: Site): Finding[] {
  return [...LOCALES.flatMap((locale) => linkFindings(site, locale)), ...navsAlike(site)];
}

function linkFindings(site: Site, locale: Locale): Finding[] {
  const file = `${localeFolder(locale)}/_nav.json`;
  if (!site.tree.has(file)) return [{ file, line: 1, message: 'navigation is missing' }];
  const { value, lineOf } = readJsonFile(site.tree, file);
  const findings: Finding[] = [];
  const visit = (items: unknown, path: (string | number)[]): void => {
    if (!Array.isArray(items)) return;
    items.forEach((item: { link?: unknown; items?: unknown }, index) => {
      const here = [...path, index];
      if (typeof item?.link === 'string' && item.link.startsWith('/')) {
        const line = lineOf([...here, 'link']);
        findings.push(...routeFindings(site, locale, file, line, item.link));
      }
      visit(item?.items, [...here, 'items']);
    });
  };
  visit(value, []);
  return findings;
}

/** What an item of the bar is, whatever its text is called in a language. */
interface NavShape {
  is: string;
  path: (string | number)[];
}

function navShapes(items: unknown, path: (string | number)[] = []): NavShape[] {
  if (!Array.isArray(items)) return [];
  return items.flatMap((item: Record<string, unknown>, index) => {
    const here = [...path, index];
    const { text, tag, items: below, ...alike } = item ?? {};
    const keys = Object.entries(alike).toSorted(([a], [b]) => (a < b ? -1 : 1));
    const written = keys.map(([key, value]) => `${key} ${JSON.stringify(value)}`).join(', ');
    const is = below ? `a menu ${written}`.trim() : written || 'an item without a link';
    return [{ is, path: here }, ...navShapes(below, [...here, 'items'])];
  });
}

/** The bar has the same items in every language: one that is missing is missing for its readers. */
function navsAlike(site: Site): Finding[] {
  const [first, ...others] = LOCALES.filter((locale) => !PARTIAL_LOCALES.includes(locale)).map(
    (locale) => `${localeFolder(locale)}/_nav.json`,
  );
  if (!first || !site.tree.has(first)) return [];
  const own = readJsonFile(site.tree, first);
  const shapes = navShapes(own.value);
  return others.flatMap((file) => {
    if (!site.tree.has(file)) return [];
    const other = readJsonFile(site.tree, file);
    const found = navShapes(other.value);
    const count = Math.max(shapes.length, found.length);
    for (let index = 0; index < count; index++) {
      const [here, there] = [shapes[index], found[index]];
      if (here?.is === there?.is && here?.path.join() === there?.path.join()) continue;
      const source = `${first}:${own.lineOf(here?.path ?? [])}`;
      const message = there
        ? `the navigation item ${there.is} is not at this place in ${first}`
        : `a navigation item of ${first} is missing`;
      const right = here ? `${here.is}, as at ${source}` : `no more items than ${first} has`;
      const line = other.lineOf(there?.path ?? []);
      return [{ file, line, message, right, fix: 'make both files alike' }];
    }
    return [];
  });
}

/** Links of `_nav.json` and `_meta.json` name no language; the site generator adds it. */
export function routeFindings(
  site: Site,
  locale: Locale,
  file: string,
  line: number,
  link: string,
): Finding[] {
  const { path } = splitLocale(link);
  if (path !== link) {
    return [{ file, line, message: `link ${link} names a language`, right: path }];
  }
  const route = link.replace(/#.*/, '');
  if (site.byRoute.has(localePrefix(locale) + route)) return [];
  if (PARTIAL_LOCALES.includes(locale) && site.byRoute.has(route)) {
    const message = `link ${link} leads to a page that is not translated`;
    const fix = `npm run docs -- language ${locale} ${pathOfRoute(route)}, or remove the entry`;
    return [{ file, line, message, fix }];
  }
  const meant = nearest(link, site.byRoute.keys());
  const right = meant ? `did you mean ${meant}?` : 'a route of this site';
  return [{ file, line, message: `dead link ${link}`, right }];
}
