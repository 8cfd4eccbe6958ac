import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
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

/** All pages below a folder that search should know, in a fixed order. */
export function readPages(
  folder: string,
  prefix: string,
  components: Record<string, ComponentText> = {},
): PageText[] {
  return pageFiles(folder)
    .map((file) => {
      const { attributes, markdown } = splitFrontmatter(readFileSync(file, 'utf8'));
      if (attributes.search === 'false' || attributes.pageType === 'home') return undefined;
      const routePath = routeOf(relative(folder, file), prefix);
      const { title, description } = attributes;
      return pageText({ routePath, markdown, title, description }, components);
    })
    .filter((page) => page !== undefined);
}

function pageFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === 'shared' ? [] : pageFiles(path);
      return /\.mdx?$/.test(entry.name) ? [path] : [];
    });
}

/** Frontmatter values that fit on one line, and the rest of the file. */
export function splitFrontmatter(text: string): {
  attributes: Record<string, string>;
  markdown: string;
} {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/.exec(text);
  if (!match) return { attributes: {}, markdown: text };
  const attributes: Record<string, string> = {};
  for (const line of (match[1] as string).split(/\r?\n/)) {
    const pair = /^([\w-]+):\s*(.*?)\s*$/.exec(line);
    if (pair) attributes[pair[1] as string] = (pair[2] as string).replace(/^(['"])(.*)\1$/, '$2');
  }
  return { attributes, markdown: text.slice(match[0].length) };
}
