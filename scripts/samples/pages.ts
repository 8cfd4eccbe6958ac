import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { headingsOf } from '../docs/headings.ts';
import { type Page as DocsPage, parsePage as parseDocsPage } from '../docs/page.ts';
import { pathOfRoute } from '../docs/routes.ts';
import { parseFences } from './fences.ts';
import { LANGS, type Page, type ParsedPage } from './types.ts';

/** Route of a page file, e.g. `guide/start/index.mdx` becomes `/guide/start/`. */
export function routeOf(pathInLang: string): string {
  const route = `/${pathInLang.split(sep).join('/')}`.replace(/\.mdx?$/, '');
  return route.replace(/\/index$/, '/');
}

/** All pages below `docs/en` and `docs/zh`, in a stable order. `only` keeps routes containing it. */
export function readPages(root: string, only = ''): Page[] {
  const pages: Page[] = [];
  for (const lang of LANGS) {
    const base = join(root, 'docs', lang);
    for (const path of listFiles(base)) {
      const route = routeOf(path);
      if (!route.includes(only)) continue;
      pages.push({
        lang,
        route,
        file: `docs/${lang}/${path.split(sep).join('/')}`,
        text: readFileSync(join(base, path), 'utf8'),
      });
    }
  }
  return pages;
}

/** Blocks and headings of a page. */
export function parsePage(page: Page): ParsedPage {
  const { file, lang, route, text } = page;
  return parsedAs(page, parseDocsPage(file, { locale: lang, path: pathOfRoute(route) }, text));
}

/** The same for a page whose syntax tree is at hand already. */
export function parsedAs(page: Page, parsed: DocsPage): ParsedPage {
  return { ...page, fences: parseFences(parsed), headings: headingsOf(parsed) };
}

function listFiles(base: string): string[] {
  let entries: string[];
  try {
    entries = readdirSync(base, { recursive: true, encoding: 'utf8' });
  } catch {
    return [];
  }
  return entries.filter((path) => /\.mdx?$/.test(path)).sort();
}
