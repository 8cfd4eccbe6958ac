import type { Locale } from './locales.ts';
import { type Page, parsePage } from './page.ts';
import { placeOfFile } from './routes.ts';
import type { Tree } from './tree.ts';

/** The documentation as a whole: every page of every language. */
export interface Site {
  tree: Tree;
  /** Sorted by file. */
  pages: Page[];
  byFile: Map<string, Page>;
  /** Route with the language's prefix to page. */
  byRoute: Map<string, Page>;
  /** The same page in a language. */
  pageIn(locale: Locale, page: Page): Page | undefined;
}

/**
 * Every page under `docs/`; a page that cannot be parsed is listed with its error. Pages that are
 * still as they were in `before` are taken from there, with all that is known of them.
 */
export function loadSite(tree: Tree, before?: Site): Site {
  const pages = tree.files.flatMap((file) => {
    const place = placeOfFile(file);
    if (!place) return [];
    const source = tree.read(file);
    const known = before?.byFile.get(file);
    return [known?.source === source ? known : parsePage(file, place, source)];
  });
  const byPlace = new Map(pages.map((page) => [`${page.locale} ${page.path}`, page]));
  return {
    tree,
    pages,
    byFile: new Map(pages.map((page) => [page.file, page])),
    byRoute: new Map(pages.map((page) => [page.route, page])),
    pageIn(locale, page) {
      return byPlace.get(`${locale} ${page.path}`);
    },
  };
}
