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
  /** The same page in another language. */
  twinOf(page: Page, locale?: Locale): Page | undefined;
}

/** Parses every page under `docs/`; a page that cannot be parsed is listed with its error. */
export function loadSite(tree: Tree): Site {
  const pages = tree.files.flatMap((file) => {
    const place = placeOfFile(file);
    return place ? [parsePage(file, place, tree.read(file))] : [];
  });
  const byPlace = new Map(pages.map((page) => [`${page.locale} ${page.path}`, page]));
  return {
    tree,
    pages,
    byFile: new Map(pages.map((page) => [page.file, page])),
    byRoute: new Map(pages.map((page) => [page.route, page])),
    twinOf(page, locale = page.locale === 'en' ? 'zh' : 'en') {
      return byPlace.get(`${locale} ${page.path}`);
    },
  };
}
