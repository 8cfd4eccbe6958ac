import type { Lang } from '../shared/site/locales.ts';
import { type Page, parsePage } from './page.ts';
import type { ParsedPages } from './parsed.ts';
import { placeOfFile, placeOfPartial } from './routes.ts';
import type { Tree } from './tree.ts';

/** The documentation as a whole: every page of every language. */
export interface Site {
  tree: Tree;
  /** Sorted by file. */
  pages: Page[];
  /** Parts that pages import: `_name.mdx` in the folders of a language. */
  partials: Page[];
  /** Files of pages that are not published yet; nothing else is said about them. */
  drafts: string[];
  byFile: Map<string, Page>;
  /** Route with the language's prefix to page. */
  byRoute: Map<string, Page>;
  /** The same page in a language. */
  pageIn(lang: Lang, page: Page): Page | undefined;
}

/**
 * Every page under `docs/`; a page that cannot be parsed is listed with its error. Pages that are
 * still as they were in `before` are taken from there, with all that is known of them, and bodies
 * from `parsed` when it has them.
 */
export function loadSite(tree: Tree, before?: Site, parsed?: ParsedPages): Site {
  const all = tree.files.flatMap((file) => {
    const place = placeOfFile(file);
    if (!place) return [];
    const source = tree.read(file);
    const known = before?.byFile.get(file);
    return [known?.source === source ? known : parsePage(file, place, source, parsed)];
  });
  const partials = tree.files.flatMap((file) => {
    const place = placeOfPartial(file);
    return place ? [parsePage(file, place, tree.read(file), parsed)] : [];
  });
  const pages = all.filter(({ isDraft }) => !isDraft);
  const byPlace = new Map(
    [...pages, ...partials].map((page) => [`${page.lang} ${page.path}`, page]),
  );
  return {
    tree,
    pages,
    partials,
    drafts: all.filter(({ isDraft }) => isDraft).map(({ file }) => file),
    byFile: new Map(pages.map((page) => [page.file, page])),
    byRoute: new Map(pages.map((page) => [page.route, page])),
    pageIn(lang, page) {
      return byPlace.get(`${lang} ${page.path}`);
    },
  };
}
