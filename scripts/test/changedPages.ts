import { basename } from 'node:path/posix';
import { slug } from '@rstest-docs/search';
import { langPrefix } from '../../content/languages.ts';
import { placeOfFile, placeOfPartial, routeOfPlace } from '../../content/routes.ts';
import { addressOfSource } from '../../shared/site/addresses.ts';
import type { Lang } from '../../shared/site/locales.ts';

/** A page that differs. */
export interface PageEdit {
  route: string;
  /** The lines that were removed and the ones that were added, when nothing but prose differs. */
  prose?: { before: string; after: string };
}

/** What differs from a commit, as far as tests are concerned. */
export interface PageChange {
  /** The pages that were edited, added or deleted, and those that show another file that was. */
  pages: PageEdit[];
  /** Addresses without language of the pages whose proofs changed. */
  proofs: string[];
  /** The first other file, if any, but for those of checks: what it can break is not known. */
  other?: string;
}

/** What only `check` and `manual` read, which take all of it. */
const OF_CHECKS =
  /^(?:docs\/(?:glossary\.json|translations\.\w+\.json|\w+\.txt)|tests\/manual\/tested\.json)$/;
/** Bar and sidebar, which many pages show. */
const NAVIGATION = /^docs\/(\w+)\/(?:.+\/)?_(?:nav|meta)\.json$/;
const OF_PROOFS = /^tests\/answers\/(.+)\.(?:ts|json)$/;
/** What a run of tests writes down, which no test reads. */
const WRITTEN = 'tests/e2e/visits.json';
/** In the frontmatter of a page. */
const TITLE = /^title: (.*)$/m;

/** Text of a file at a state; undefined when it has none. */
type Read = (file: string) => string | undefined;

/**
 * Sorts changed files into pages and others. `docs` are all files of the manual as it is now, where a
 * picture or a part leads to the pages that show it.
 */
export function pageChange(
  files: Iterable<string>,
  before: Read,
  now: Read,
  docs: readonly string[] = [],
): PageChange {
  const pages = new Map<string, PageEdit>();
  const proofs: string[] = [];
  const shown: string[] = [];
  const added = new Set<string>();
  /** A page that is edited in several places is prose alone when each of them is. */
  const edit = (route: string, prose: PageEdit['prose']): void => {
    const known = pages.get(route) ?? { prose: { before: '', after: '' } };
    const all = known.prose &&
      prose && {
        before: joined(known.prose.before, prose.before),
        after: joined(known.prose.after, prose.after),
      };
    pages.set(route, { route, ...(all && { prose: all }) });
  };
  for (const file of [...files].sort()) {
    const proved = OF_PROOFS.exec(file)?.[1];
    const proof = proved && addressOfSource(`/${proved}`);
    if (proof && !proofs.includes(proof)) proofs.push(proof);
    if (proved || OF_CHECKS.test(file) || file === WRITTEN) continue;
    const lang = NAVIGATION.exec(file)?.[1];
    if (lang !== undefined) {
      // The home page stands for all that show it.
      edit(`${langPrefix(lang as Lang)}/`, changedProse(before(file), now(file)));
      continue;
    }
    const place = placeOfFile(file);
    const users = place ? [] : pagesShowing(file, before, now, docs);
    if (!users) return { pages: [], proofs, other: file };
    shown.push(...users);
    if (!place) continue;
    const route = routeOfPlace(place);
    if (before(file) === undefined) added.add(route);
    edit(route, changedProse(before(file), now(file)));
  }
  // What a new page shows is part of what is new.
  for (const route of shown) edit(route, added.has(route) ? { before: '', after: '' } : undefined);
  return { pages: [...pages.values()], proofs };
}

const joined = (...texts: string[]): string => texts.filter(Boolean).join('\n');

/** Addresses of the pages that show a file of the manual which is no page; undefined when unknown. */
function pagesShowing(
  file: string,
  before: Read,
  now: Read,
  docs: readonly string[],
): string[] | undefined {
  const name = basename(file);
  const isPart = placeOfPartial(file) !== undefined;
  if (!isPart && !/^docs\/.+\.(?:png|jpe?g|webp|avif|tiff?|svg|gif)$/.test(file)) return undefined;
  const users = docs.filter((one) => one.endsWith('.mdx') && now(one)?.includes(name));
  // A picture that no page names may be the logo.
  if (!isPart && file.startsWith('docs/public/') && users.length === 0) return undefined;
  return users.flatMap((user) => {
    const place = placeOfFile(user);
    if (place) return [routeOfPlace(place)];
    return user === file ? [] : (pagesShowing(user, before, now, docs) ?? []);
  });
}

/** The prose that differs between two states of a page; undefined where more does. */
function changedProse(before: string | undefined, now: string | undefined): PageEdit['prose'] {
  if (now === undefined) return undefined;
  // No test opens a page that was not there; lists and results show its title and headings.
  if (before === undefined) {
    const headings = now.match(/^#{1,6} .*$/gm) ?? [];
    return { before: '', after: [TITLE.exec(now)?.[1] ?? '', ...headings].join('\n') };
  }
  const [old, own] = [linesOf(before), linesOf(now)];
  if (old.other.join('\n') !== own.other.join('\n')) return undefined;
  return {
    before: old.prose.filter((line) => !own.prose.includes(line)).join('\n'),
    after: own.prose.filter((line) => !old.prose.includes(line)).join('\n'),
  };
}

/** Lines of prose, and all others: code, components, imports, and the keys of the frontmatter. */
function linesOf(text: string): { prose: string[]; other: string[] } {
  const prose: string[] = [];
  const other: string[] = [];
  let inside: 'frontmatter' | 'code' | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    const [, key, value = ''] = /^(\s*(?:- )?[\w-]+:)(.*)$/.exec(line) ?? [];
    if (line === '---' && (index === 0 || inside === 'frontmatter')) {
      inside = index === 0 ? 'frontmatter' : undefined;
      other.push(line);
    } else if (/^\s*(?:```|~~~)/.test(line)) {
      inside = inside === 'code' ? undefined : 'code';
      other.push(line);
    } else if (inside === 'frontmatter' && key) {
      other.push(key);
      prose.push(value);
    } else if (inside === 'code' || /^\s*(?:<|\/>|import |export |:::|\|?\s*-{3})/.test(line)) {
      other.push(line);
    } else {
      const heading = /^#{1,6} (.*)/.exec(line)?.[1];
      // Its id is part of addresses.
      prose.push(heading === undefined ? line : `${line} #${slug(heading)}`);
    }
  }
  return { prose, other };
}

/** Tag of the browser tests that take every page of the site. */
const EVERY_PAGE = 'every-page';
/** What a test that asks the search index depends on, besides pages (`tests/support/visited.ts`). */
const SEARCHED = '*search';
/** Pages that so many tests open are the stage of most of them, not what they are about. */
export const FEW_TESTS = 60;
/** A text of a test that says something, where the test sees the page, and where it may not. */
const SHORTEST = 3;
const SHORTEST_ELSEWHERE = 8;
/** A test that opens more pages than this walks through the site. */
const WALK = 15;

interface Annotation {
  type: string;
  description?: string;
}

interface Suite {
  title: string;
  suites?: Suite[];
  specs?: {
    title: string;
    file: string;
    tags: string[];
    tests?: {
      status?: string;
      results?: { annotations?: Annotation[] }[];
      annotations?: Annotation[];
    }[];
  }[];
}

type Spec = NonNullable<Suite['specs']>[number];

/** Every test of a report in JSON, with its line in Playwright's `--test-list`. */
export function specsOf(report: string): { line: string; spec: Spec }[] {
  type Entry = { line: string; spec: Spec };
  const walk = (path: readonly string[], { suites = [], specs = [] }: Suite): Entry[] => [
    ...specs.map((spec) => ({ line: [...path, spec.title].join(' › '), spec })),
    ...suites.flatMap((suite) => walk([...path, suite.title], suite)),
  ];
  // The outermost suites are the files.
  return walk([], { title: '', suites: (JSON.parse(report) as { suites: Suite[] }).suites });
}

/** Pages that each browser test opened when it ran last, by its line in `--test-list`. */
export type Visits = Record<string, string[]>;

/** The file of these, a line for each test. */
export function formatVisits(visits: Visits): string {
  const entries = Object.entries(visits).sort(([a], [b]) => (a < b ? -1 : 1));
  const lines = entries.map(([line, pages]) => `${JSON.stringify(line)}: ${JSON.stringify(pages)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** What the tests of a report say they opened. A test that says nothing is left out. */
export function visitsOf(report: string, type: string): Visits {
  const entries = specsOf(report).flatMap(({ line, spec }): [string, string[]][] => {
    const all = (spec.tests ?? []).flatMap(({ results = [], annotations = [] }) => [
      ...annotations,
      ...results.flatMap((result) => result.annotations ?? []),
    ]);
    const found = all.filter((one) => one.type === type);
    const listed = found.flatMap(({ description = '' }) => description.split(' '));
    const pages = [...new Set(listed.filter(Boolean))];
    // Which pages a walk opens changes with its seed.
    if (pages.length > WALK) return [[line, ['*']]];
    return found.length > 0 ? [[line, pages.sort()]] : [];
  });
  return Object.fromEntries(entries);
}

/**
 * Browser tests that an edit of these pages can break, as lines for Playwright's `--test-list`:
 * those that take every page, those of which nothing is known, and those that open one of the pages
 * or ask the search index. Where only prose differs, of those that search or open a popular page,
 * and of all others, the ones with a text in their file that the edit removes or adds.
 *
 * @param report Playwright's list of all tests, as JSON
 * @param read text of a test file, by its path below `tests/e2e`
 */
export function testsOfPages(
  report: string,
  edits: readonly PageEdit[],
  visits: Visits,
  read: (file: string) => string,
): string[] {
  const opened = Object.values(visits).flat();
  const count = (route: string) => opened.filter((page) => page === route).length;
  const popular = new Set(
    edits.filter(({ route }) => count(route) > FEW_TESTS).map(({ route }) => route),
  );
  const literals = new Map<string, string[]>();
  const literalsOf = (file: string): string[] => {
    const known = literals.get(file) ?? literalsIn(read(file));
    literals.set(file, known);
    return known;
  };
  const concerns = ({ route, prose }: PageEdit, file: string, pages: readonly string[]) => {
    const opens = pages.includes(route);
    if (opens && !(prose && popular.has(route))) return true;
    if (!prose) return pages.includes(SEARCHED);
    // Sentences of a page are shown elsewhere too: in results, and where code names an API.
    const atLeast = opens || pages.includes(SEARCHED) ? SHORTEST : SHORTEST_ELSEWHERE;
    return literalsOf(file).some(
      (text) =>
        text.length >= atLeast && prose.before.includes(text) !== prose.after.includes(text),
    );
  };
  return specsOf(report)
    .filter(({ line, spec: { file, tags } }) => {
      const pages = visits[line];
      if (!pages || tags.includes(EVERY_PAGE)) return true;
      return edits.some((edit) => concerns(edit, file, pages));
    })
    .map(({ line }) => line);
}

/** Texts that a test looks for: its strings, and the words of its regular expressions. */
function literalsIn(source: string): string[] {
  const strings = [...source.matchAll(/(['"`])((?:(?!\1)[^\\\n]|\\.)+)\1/g)].map(
    ([, , text = '']) => text.replace(/\\(['"`])/g, '$1'),
  );
  const patterns = [...source.matchAll(/\/((?:[^/\\\n]|\\.)+)\/[a-z]*/g)].flatMap(([, text = '']) =>
    text.split(/\\.|[^\p{L}\p{N} ]+/u),
  );
  return [...strings.flatMap((text) => text.split(/\$\{[^}]*\}/)), ...patterns]
    .map((text) => text.trim())
    .filter((text) => text.length >= SHORTEST);
}
