import { readFileSync, statSync } from 'node:fs';
import { type PageType, pageTypeOf } from '../shared/site/pageTypes.ts';
import { type Frontmatter, readFrontmatter } from './frontmatter.ts';
import { readLines } from './lines.ts';

/** What the file of a page says of it, before its Markdown is parsed into a tree. */
export interface PageSource {
  /** Text of the whole file. */
  source: string;
  frontmatter: Frontmatter;
  /** Markdown below the frontmatter. */
  body: string;
  /** Of the frontmatter, else the first heading; '' for a page without both. */
  title: string;
  /** First heading as it is written, with its marks. */
  heading?: string;
  description: string;
  type: PageType;
  /** Not ready to be published: `draft: true`. */
  isDraft: boolean;
  /** Whether machines may find it: 404 pages and pages with `search: false` are in no list. */
  isListed: boolean;
}

/**
 * A page in one language: what its file says, and where readers find it. Checks and authors' commands
 * have it with its syntax tree (`page.ts`), the build with its version and last change (`sitePages.ts`).
 */
export interface BasePage extends PageSource {
  /** Path of its file. */
  file: string;
  lang: string;
  /** Its address without the base: `/zh/guide/start/`. */
  route: string;
  /** Address without language and version: what a page and its translations share. */
  bareRoute: string;
}

/** Reads the frontmatter of a page's text, and what is known of the page by it. */
export function pageSource(source: string): PageSource {
  const frontmatter = readFrontmatter(source);
  const { data, length } = frontmatter;
  const body = source.slice(length);
  const type = pageTypeOf(data.pageType, data.overview);
  return {
    source,
    frontmatter,
    body,
    title: data.title === undefined ? firstHeading(body) : String(data.title),
    heading: /^#\s+(.+)$/m.exec(body)?.[1],
    description: String(data.description ?? ''),
    type,
    isDraft: data.draft === true,
    isListed: type !== '404' && data.search !== false,
  };
}

function firstHeading(body: string): string {
  for (const line of readLines(body))
    if (line.kind === 'heading' && line.depth === 1) return line.text;
  return '';
}

const known = new Map<string, { changed: number; page: PageSource }>();

/** The same of a file, which is read once for each state that it is in. */
export function readSource(file: string): PageSource {
  const { mtimeMs: changed } = statSync(file);
  const before = known.get(file);
  if (before?.changed === changed) return before.page;
  const page = pageSource(readFileSync(file, 'utf8'));
  known.set(file, { changed, page });
  return page;
}
