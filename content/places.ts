import {
  type ApiKind,
  type FactKey,
  type FactKind,
  formatKey,
  names,
  parseKey,
} from '../shared/facts/index.ts';
import { headingLines, readLines } from './lines.ts';
import { literalPattern } from './literal.ts';
import type { BasePage } from './source.ts';
import { tagsIn } from './tags.ts';

/** A page in the original language. */
type SearchedPage = Pick<BasePage, 'bareRoute' | 'body'>;

/** Where a name is documented. */
export interface Place {
  route: string;
  /** Id of the heading; '' is the beginning of the page. */
  section: string;
  /**
   * What the section has of the name: its box of facts, text about it alone, text about more than
   * it, or only a mention.
   */
  has: 'box' | 'text' | 'part' | 'mention';
}

/** Finds the section that documents a name. */
export type FindPlace = (key: FactKey) => Place | undefined;

/** Boxes of facts by their component. */
const BOXES: Record<string, FactKind> = { OptionFacts: 'option', ApiFacts: 'api' };

/** The names whose boxes of facts are in a text. */
export const boxesIn = (text: string): { kind: FactKind; name: string }[] =>
  tagsIn(text).flatMap(({ name, attributes }) => {
    const kind = BOXES[name];
    return kind ? [{ kind, name: attributes.name ?? '' }] : [];
  });

export const CLI = '/guide/basic/cli';
export const RELEASES = '/guide/help/releases';
/** The page that explains a kind of function, and the pages that may document one of it. */
export const API_PAGES: Record<ApiKind, { home: string; pages: RegExp }> = {
  // The index of the utilities lists every method and so documents none.
  rs: { home: '/api/rstest/', pages: /^\/api\/rstest\/.+/ },
  test: { home: '/api/test-api/test', pages: /^\/api\/test-api\// },
  describe: { home: '/api/test-api/describe', pages: /^\/api\/test-api\/describe$/ },
  hook: { home: '/api/test-api/hooks', pages: /^\/api\/test-api\/hooks$/ },
  context: { home: '/api/test-api/context', pages: /^\/api\/test-api\/context$/ },
  expect: {
    home: '/api/test-api/expect',
    pages: /^\/api\/test-api\/(expect|asymmetric-matchers)$/,
  },
  assertion: {
    home: '/api/test-api/matchers',
    pages: /^\/api\/test-api\/(expect|chai|matchers|mock-matchers)$/,
  },
  mock: { home: '/api/rstest/mockInstance', pages: /^\/api\/rstest\/mockInstance$/ },
  mockContext: { home: '/api/rstest/mockInstance', pages: /^\/api\/rstest\/mockInstance$/ },
  reporter: { home: '/api/node/reporter', pages: /^\/api\/node\/reporter$/ },
  config: { home: '/guide/basic/configure-rstest', pages: /^\/(config|guide|api)\/.+/ },
  node: { home: '/api/node/rstest', pages: /^\/api\/node\// },
};
/** Computed from the names themselves, so they explain none. */
const LISTS = [
  RELEASES,
  '/guide/migration/jest-compatibility',
  '/guide/migration/vitest-compatibility',
];
/** Where a name is looked for first: later pages use what these explain. */
const FIRST = ['/api/', '/config/', '/guide/basic/'];
/** Pages whose headings are names of members, and of which object. */
const MEMBERS: Record<string, string> = {
  '/api/test-api/matchers': 'expect().',
  '/api/test-api/mock-matchers': 'expect().',
  '/api/rstest/mockInstance': 'mock.',
};
/** Names without a heading or a box of facts: the section that has them in its table or text. */
const SECTIONS: [name: RegExp, route: string, section: string, has: Place['has']][] = [
  [/^rs$/, '/api/rstest/', '', 'text'],
  [/^expect\(\)\.(resolves|rejects)$/, '/api/test-api/expect', 'promises', 'text'],
  [/^expect\(\)\.not$/, '/api/test-api/matchers', '', 'part'],
  [/^expect\.not$/, '/api/test-api/asymmetric-matchers', 'expect-the-opposite', 'text'],
  [/^expect\(\)\.(?!to[A-Z])/, '/api/test-api/chai', 'chai-style', 'part'],
  [/^assert$/, '/api/test-api/chai', 'chai-style', 'part'],
  [/^mock\.mock(\.|$)/, '/api/rstest/mockInstance', 'the-record', 'part'],
  [/^defineConfig$/, '/guide/basic/configure-rstest', 'create-the-config-file', 'part'],
  [/^define\w+$/, '/guide/basic/configure-rstest', 'types-for-your-editor', 'part'],
  [/^instance\.run$/, '/api/node/rstest', 'run', 'text'],
  [/^instance\.watch$/, '/api/node/rstest', 'watch', 'text'],
  [/^instance\.listTests$/, '/api/node/rstest', 'listtests', 'text'],
  [/^instance\.mergeReports$/, '/api/node/rstest', 'mergereports', 'text'],
  [/^runCLI$/, '/api/node/rstest', 'runcli', 'text'],
];

/**
 * Where each name of the package is documented: the section with its box of facts, for a nested
 * option that of the option around it; else the heading of the reference that is the name; for flags
 * their option, or their row on the page of the command line. A function that none of these has is
 * looked for in the text.
 */
export function findPlaces(all: readonly SearchedPage[]): FindPlace {
  const pages = all
    .filter(({ bareRoute }) => !LISTS.includes(bareRoute))
    .sort((a, b) => rank(a) - rank(b) || (a.bareRoute < b.bareRoute ? -1 : 1));
  const { boxes, headings, sections } = readSections(pages);

  const first = (pattern: RegExp, start = '/'): Place | undefined => {
    for (const page of pages) {
      const index = page.bareRoute.startsWith(start) ? page.body.search(pattern) : -1;
      if (index >= 0) return placeAt(page, index);
    }
    return undefined;
  };
  const mention = (name: string, start?: string): Place | undefined =>
    first(new RegExp(`^#+ ${literalPattern(name)}$`, 'm'), start) ??
    first(new RegExp(`\`${literalPattern(name)}\``), start) ??
    first(inCode(name), start);

  const option = (name: string): Place | undefined => {
    const own = boxes.get(formatKey('option', name));
    if (own) return own;
    const around = name.slice(0, Math.max(0, name.lastIndexOf('.')));
    if (around) {
      const place = option(around);
      return place && { ...place, has: 'part' };
    }
    const page = pages.find(({ bareRoute }) => new RegExp(`^/config/.*/${name}$`).test(bareRoute));
    return page && { route: page.bareRoute, section: '', has: 'text' };
  };

  const flag = (name: string): Place | undefined => {
    const owner = names.flag.get(name);
    const row = new RegExp(`^\\|.*?\`${literalPattern(name)}[ \`].*?\\|`, 'm');
    return (owner && option(owner.name)) ?? first(row, CLI);
  };

  const listed = (name: string): Place | undefined => {
    const [, route, section, has] = SECTIONS.find(([pattern]) => pattern.test(name)) ?? [];
    if (route === undefined || section === undefined || has === undefined) return undefined;
    return sections.has(`${route}#${section}`) ? { route, section, has } : undefined;
  };

  const api = (name: string): Place | undefined => {
    const last = name.slice(name.lastIndexOf('.') + 1);
    const distinct = last.length >= 8 && /[a-z][A-Z]/.test(last);
    return (
      boxes.get(formatKey('api', name)) ??
      headings.get(name) ??
      listed(name) ??
      mention(name) ??
      // Words of assertions such as `a` are too common, and short ones mean other things elsewhere.
      (last.length >= 4 ? mention(last, '/api/') : undefined) ??
      (distinct ? mention(last) : undefined)
    );
  };

  const find: FindPlace = (key) => {
    const { kind, name } = parseKey(key);
    if (kind === 'option') return option(name);
    if (kind === 'flag') return flag(name);
    if (kind === 'command') return first(inCode(`rstest ${name}`), CLI);
    return api(name);
  };
  const known = new Map<string, Place | undefined>();
  return (key) => {
    if (!known.has(key)) known.set(key, find(key));
    return known.get(key);
  };
}

interface Sections {
  boxes: Map<FactKey, Place>;
  /** By the name that a heading of the reference is. */
  headings: Map<string, Place>;
  /** `/api/test-api/expect#promises`; `#` alone is the beginning of the page. */
  sections: Set<string>;
}

function readSections(pages: readonly SearchedPage[]): Sections {
  const boxes = new Map<FactKey, Place>();
  const headings = new Map<string, Place>();
  const sections = new Set<string>();
  const keep = <K>(places: Map<K, Place>, name: K, place: Place): void => {
    if (!places.has(name)) places.set(name, place);
  };
  for (const { bareRoute: route, body } of pages) {
    const isReference = route.startsWith('/api/');
    let section = '';
    sections.add(`${route}#`);
    for (const line of readLines(body)) {
      if (line.kind === 'heading') {
        if (line.depth > 1) section = line.id;
        sections.add(`${route}#${section}`);
        const name = (MEMBERS[route] ?? '') + line.text;
        if (isReference) keep(headings, name, { route, section, has: 'text' });
      } else if (line.kind === 'text') {
        for (const { kind, name } of boxesIn(line.text)) {
          keep(boxes, formatKey(kind, name), { route, section, has: 'box' });
        }
      }
    }
  }
  return { boxes, headings, sections };
}

function placeAt({ bareRoute, body }: SearchedPage, index: number): Place {
  // With the whole line, because the name may be in a heading.
  const end = body.indexOf('\n', index);
  const section = headingLines(body.slice(0, end), [2, 3, 4]).at(-1)?.[0] ?? '';
  return { route: bareRoute, section, has: 'mention' };
}

const rank = ({ bareRoute }: SearchedPage): number =>
  [...FIRST, ''].findIndex((start) => bareRoute.startsWith(start));

const inCode = (name: string): RegExp =>
  new RegExp(`\`(?:[^\`\\n]*[^\\w\`\\n])?${literalPattern(name)}(?!\\w)[^\`\\n]*\``);
