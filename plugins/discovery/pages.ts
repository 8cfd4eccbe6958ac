import { readFileSync } from 'node:fs';
import type { RouteMeta } from '@rspress/core';
import { readFrontmatter } from '../../content/frontmatter.ts';
import { lastChangeOf } from '../mdx/lastChange.ts';

/** A page as machines know it. */
export interface KnownPage {
  route: string;
  /** Route without language and version: what a page and its translations share. */
  bareRoute: string;
  lang: string;
  title: string;
  /** First heading of the page, as it is written. */
  heading?: string;
  description: string;
  /** Whether the page lists all pages of its section. */
  overview: boolean;
  /** MDX below the frontmatter. */
  body: string;
  file: string;
  /** Day of the last commit (`YYYY-MM-DD`), absent when unknown. */
  changed: string | undefined;
}

/**
 * Every page that may be found: the 404 pages, pages that opt out of search, and those that show
 * the original because they are not translated are none.
 */
export function knownPages(routes: RouteMeta[]): KnownPage[] {
  return routes
    .filter((route) => /\.mdx?$/.test(route.absolutePath))
    .flatMap((route) => {
      const source = readFileSync(route.absolutePath, 'utf8');
      const { data, length } = readFrontmatter(source);
      if (data.pageType === '404' || data.search === false || data.untranslated) return [];
      const body = source.slice(length);
      const heading = /^#\s+(.+)$/m.exec(body)?.[1];
      return [
        {
          route: route.routePath,
          bareRoute: route.pureRoutePath,
          lang: route.lang,
          title: String(data.title ?? heading ?? ''),
          heading,
          description: String(data.description ?? ''),
          overview: data.overview === true,
          body,
          file: route.absolutePath,
          changed: lastChangeOf(route.absolutePath),
        },
      ];
    })
    .sort((a, b) => (a.route < b.route ? -1 : 1));
}

/** Path of the Markdown copy of a page: that of `/guide/start/` is `guide/start/index.md`. */
export const copyFile = (route: string): string =>
  `${route.slice(1)}${route.endsWith('/') ? 'index' : ''}.md`;
