import type { PageText } from '@rstest-docs/search';
import { folderPages } from '../../content/sitePages.ts';
import type { PageSource } from '../../content/source.ts';
import { type ComponentText, pageText } from './pageText.ts';

/** A page as search reads it; undefined for one that it does not know. */
export const searchableText = (
  { body, type, isListed, ...page }: PageSource,
  routePath: string,
  components?: Record<string, ComponentText>,
): PageText | undefined =>
  isListed && type !== 'home'
    ? pageText({ ...page, routePath, markdown: body }, components)
    : undefined;

/** All pages below a folder that search should know, in a fixed order. */
export function searchPages(
  folder: string,
  prefix: string,
  components?: Record<string, ComponentText>,
): PageText[] {
  return folderPages(folder, '', prefix).flatMap(
    (page) => searchableText(page, page.route, components) ?? [],
  );
}
