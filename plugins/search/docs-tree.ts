import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFrontmatter } from '../../content/frontmatter.ts';
import { pageFiles, routeOfFile } from '../../content/pages.ts';
import type { PageText } from '../../shared/search/types.ts';
import { type ComponentText, pageText } from './page-text.ts';

/** What search takes of a page's source; undefined for a page that it does not know. */
export function searchableText(
  source: string,
): { title?: string; description?: string; markdown: string } | undefined {
  const { data, length } = readFrontmatter(source);
  if (data.search === false || data.untranslated === true) return undefined;
  if (data.pageType === 'home' || data.pageType === '404') return undefined;
  const text = (value: unknown) => (value === undefined ? undefined : String(value));
  return {
    title: text(data.title),
    description: text(data.description),
    markdown: source.slice(length),
  };
}

/** All pages below a folder that search should know, in a fixed order. */
export function readPages(
  folder: string,
  prefix: string,
  components: Record<string, ComponentText> = {},
): PageText[] {
  return pageFiles(folder).flatMap((file) => {
    const found = searchableText(readFileSync(join(folder, file), 'utf8'));
    if (!found) return [];
    return [pageText({ routePath: prefix + routeOfFile(file), ...found }, components)];
  });
}
