import { DEFAULT_LOCALE, type Locale } from './locales.ts';
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
  /** Pages that show their original because nobody has translated them yet; not among `pages`. */
  untranslated: Page[];
  /** Files of pages that are not published yet; nothing else is said about them. */
  drafts: string[];
  byFile: Map<string, Page>;
  /** Route with the language's prefix to page. */
  byRoute: Map<string, Page>;
  /** The same page in a language. */
  pageIn(locale: Locale, page: Page): Page | undefined;
}

/**
 * Every page under `docs/`; a page that cannot be parsed is listed with its error. Pages that are
 * still as they were in `before` are taken from there, with all that is known of them, and bodies
 * from `parsed` when it has them.
 */
export function loadSite(tree: Tree, before?: Site, parsed?: ParsedPages): Site {
  const read = (path: string) => (tree.has(path) ? tree.read(path) : undefined);
  const sources = { read, parsed };
  const all = tree.files.flatMap((file) => {
    const place = placeOfFile(file);
    if (!place) return [];
    const source = tree.read(file);
    const known = before?.byFile.get(file);
    // A page that shows a file is not known by its own text.
    const same = known?.source === source && !source.includes(' file="');
    return [same ? known : parsePage(file, place, source, sources)];
  });
  const partials = tree.files.flatMap((file) => {
    const place = placeOfPartial(file);
    return place ? [parsePage(file, place, tree.read(file), sources)] : [];
  });
  const isDraft = ({ frontmatter }: Page): boolean => frontmatter.data.draft === true;
  const isStandIn = ({ locale, frontmatter }: Page): boolean =>
    locale !== DEFAULT_LOCALE && frontmatter.data.untranslated === true;
  const published = all.filter((page) => !isDraft(page));
  const pages = published.filter((page) => !isStandIn(page));
  const byPlace = new Map(
    [...published, ...partials].map((page) => [`${page.locale} ${page.path}`, page]),
  );
  return {
    tree,
    pages,
    partials,
    untranslated: published.filter(isStandIn),
    drafts: all.filter(isDraft).map(({ file }) => file),
    byFile: new Map(published.map((page) => [page.file, page])),
    byRoute: new Map(published.map((page) => [page.route, page])),
    pageIn(locale, page) {
      return byPlace.get(`${locale} ${page.path}`);
    },
  };
}
