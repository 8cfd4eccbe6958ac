import type { PageIndexInfo } from '@rspress/core';
import { indexKey } from '../../shared/search/manifest.ts';

/** What is kept of a page in order to read its text again. */
export interface SearchPage {
  routePath: string;
  key: string;
  file: string;
  title: string;
  description: string;
  /** Markdown without frontmatter, imported fragments put in. */
  markdown: string;
}

/** A page that search should know, or undefined for home pages and those that opted out. */
export function searchPage(page: PageIndexInfo): SearchPage | undefined {
  const { pageType, search } = page.frontmatter as { pageType?: string; search?: boolean };
  if (pageType === 'home' || pageType === '404' || search === false) return undefined;
  return {
    routePath: page.routePath,
    key: indexKey(page.lang, page.version),
    file: page._filepath,
    title: page.title,
    description: (page.frontmatter.description as string | undefined) ?? '',
    markdown: page._flattenContent ?? '',
  };
}

/** Pages by index, both in a fixed order, so that two builds agree. */
export function groupPages(pages: readonly SearchPage[]): { key: string; pages: SearchPage[] }[] {
  const groups = new Map<string, SearchPage[]>();
  for (const page of pages) groups.set(page.key, [...(groups.get(page.key) ?? []), page]);
  const before = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  return [...groups]
    .sort(([a], [b]) => before(a, b))
    .map(([key, list]) => ({
      key,
      pages: list.sort((a, b) => before(a.routePath, b.routePath)),
    }));
}
