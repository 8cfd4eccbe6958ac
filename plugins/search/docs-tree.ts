import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { readFrontmatter } from '../../content/frontmatter.ts';
import { isPage } from '../../content/pages.ts';
import type { PageText } from '../../shared/search/types.ts';
import { type ComponentText, pageText } from './page-text.ts';

/** Clean route of a page file, relative to its language's folder: `guide/start/index.mdx`. */
export function routeOf(file: string, prefix: string): string {
  const path = file
    .split(sep)
    .join('/')
    .replace(/\.mdx?$/, '')
    .replace(/(^|\/)index$/, '$1');
  return `${prefix}/${path}`;
}

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
    return [pageText({ routePath: routeOf(file, prefix), ...found }, components)];
  });
}

function pageFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.split(sep).join('/'))
    .filter(isPage)
    .sort();
}
