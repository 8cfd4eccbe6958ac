import { splitLocale, TRANSLATION_LOCALES } from '../../content/locales.ts';
import { placeOfFile, routeOfPlace } from '../../content/routes.ts';

/** What differs from a commit, as far as tests are concerned. */
export interface PageChange {
  /** Addresses of the pages that were edited, added or deleted. */
  pages: string[];
  /** The first other file, if any, but for those of checks and proofs: what it can break is not known. */
  other?: string;
}

/** What only `check` and `answers` read, which take all of it. */
const OF_CHECKS =
  /^(?:docs\/(?:glossary\.json|translations\.\w+\.json|\w+\.txt)|tests\/answers\/.+)$/;

/** Sorts changed files into pages and others. */
export function pageChange(files: Iterable<string>): PageChange {
  const pages: string[] = [];
  for (const file of [...files].sort()) {
    if (OF_CHECKS.test(file)) continue;
    const place = placeOfFile(file);
    if (!place) return { pages: [], other: file };
    pages.push(routeOfPlace(place));
  }
  return { pages };
}

/** Tag of the browser tests that take every page of the site. */
const EVERY_PAGE = 'every-page';

interface Suite {
  title: string;
  suites?: Suite[];
  specs?: { title: string; file: string; tags: string[] }[];
}

/**
 * Browser tests that a change of these pages can break, as lines for Playwright's `--test-list`:
 * those that take every page, and all of files that name one of them, in any language.
 *
 * @param report Playwright's list of all tests, as JSON
 * @param read text of a test file, by its path below `tests/e2e`
 */
export function testsOfPages(
  report: string,
  pages: readonly string[],
  read: (file: string) => string,
): string[] {
  const names = pages.map(addressPattern);
  const known = new Map<string, boolean>();
  const namesPage = (file: string): boolean => {
    const named = known.get(file) ?? names.some((name) => name.test(read(file)));
    known.set(file, named);
    return named;
  };
  const walk = (path: readonly string[], { suites = [], specs = [] }: Suite): string[] => [
    ...specs
      .filter(({ file, tags }) => tags.includes(EVERY_PAGE) || namesPage(file))
      .map(({ title }) => [...path, title].join(' › ')),
    ...suites.flatMap((suite) => walk([...path, suite.title], suite)),
  ];
  // The outermost suites are the files.
  return walk([], { title: '', suites: (JSON.parse(report) as { suites: Suite[] }).suites });
}

/** A page's address as tests write it: quoted, with or without its language and the first slash. */
function addressPattern(page: string): RegExp {
  const path = splitLocale(page).path.slice(1);
  const literal = path.replace(/[^\w/-]/g, (character) => `\\${character}`);
  return new RegExp(`['"\`}]/?(?:(?:${TRANSLATION_LOCALES.join('|')})/)?${literal}['"\`#?]`);
}
