import { nearNames } from '@rstest-docs/search';
import {
  type ArgumentRules,
  type Arguments,
  argumentRules,
  CallError,
  short,
  textRule,
} from './arguments.ts';
import type { PageList, PublishedSite } from './publishedSite.ts';
import { type CopyText, withSubsections } from './sections.ts';
import { cut, head, partOf, QUOTE_CHARS, TEXT_CHARS, textOf } from './texts.ts';

/** What an agent can call. */
export interface Tool {
  name: string;
  title: string;
  description: string;
  inputSchema: ArgumentRules;
  /** @throws {CallError} when the arguments name nothing that there is */
  call(site: PublishedSite, given: Arguments): Promise<string>;
}

const SNIPPET_CHARS = 200;
const DEFAULT_HITS = 5;

/** What the tools that every site has say of this one. */
export interface ReadingOptions {
  /** Name of what the pages are about, such as `Rstest`. */
  subject: string;
  /** Its package, whose version the list of pages has. */
  packageName: string;
  /** Languages of the pages, the first one where none is given. */
  languages: readonly string[];
  /** What `lookup` says of itself. */
  lookup: string;
  /** What is known of a name besides its page, such as what it is called in another tool. */
  otherNames?: (name: string, list: PageList) => string[];
}

/** An argument for the language of an answer. */
export const languageRule = (languages: readonly string[]) =>
  ({
    type: 'string',
    description: 'Language of the pages; English unless given',
    maxLength: 10,
    enum: languages,
  }) as const;

/** An argument for a page. */
export const PAGE = textRule(
  300,
  'give the path or address of a page, such as "/config/test/retry"',
);

/** An argument for a part of a long text. */
export const PART = {
  type: 'integer',
  description: 'Which part of a long text; the first one unless given',
  minimum: 1,
  maximum: 99,
} as const;

/** The tools `search`, `read` and `lookup`. */
export function readingTools(options: ReadingOptions): Tool[] {
  const { subject, languages } = options;
  const language = languageRule(languages);
  return [
    {
      name: 'search',
      title: `Search the ${subject} documentation`,
      description:
        'Finds sections of the documentation by words, names of options and functions, or an error message. Each result has the page and section for the read tool.',
      inputSchema: argumentRules(
        {
          query: textRule(
            200,
            'give the words to search for, such as "mock a module" or "testTimeout"',
          ),
          language,
          limit: {
            type: 'integer',
            description: `Most results; ${DEFAULT_HITS} unless given`,
            minimum: 1,
            maximum: 20,
          },
        },
        'query',
      ),
      call: (site, given) => search(site, given, options),
    },
    {
      name: 'read',
      title: 'Read a page or a section',
      description: `The Markdown of a page, or of one section with those below it. At most ${TEXT_CHARS} characters: of a longer page the introduction and a table of contents, of a longer section its first part.`,
      inputSchema: argumentRules(
        {
          page: PAGE,
          section: textRule(200, 'Id of a section of it'),
          part: PART,
          language,
        },
        'page',
      ),
      call: read,
    },
    {
      name: 'lookup',
      title: 'Look up an option, flag or function',
      description: options.lookup,
      inputSchema: argumentRules(
        {
          name: textRule(100, 'give the name as it is written, such as "testTimeout" or "rs.mock"'),
          language,
        },
        'name',
      ),
      call: (site, given) => lookup(site, given, options),
    },
  ];
}

/** The list of pages, and which of its languages an answer is in. */
export interface Where {
  list: PageList;
  lang: string;
  prefix: string;
}

/** @throws {CallError} when the pages are in no such language */
export async function where(
  site: PublishedSite,
  language: string | number | undefined,
): Promise<Where> {
  const list = await site.list();
  const lang = String(language ?? Object.keys(list.languages)[0]);
  const own = list.languages[lang];
  if (!own) {
    throw new CallError(`language: one of ${Object.keys(list.languages).join(', ')}, not ${lang}`);
  }
  return { list, lang, prefix: own.prefix };
}

async function search(
  site: PublishedSite,
  given: Arguments,
  { packageName }: ReadingOptions,
): Promise<string> {
  const { list, lang } = await where(site, given.language);
  const query = String(given.query);
  if (!query) throw new CallError('query: empty; give the words to search for');
  const limit = Number(given.limit ?? DEFAULT_HITS);
  const outcome = await site.search(query, lang, limit);
  const hits = (outcome?.pages ?? []).flatMap((page) =>
    page.hits.map((hit) => ({ ...hit, trail: page.trail })),
  );
  const lines = hits.slice(0, limit).map(({ link, title, header, statement, trail }, index) => {
    const [path = '', id = ''] = link.replace(/^https?:\/\/[^/]+/, '').split('#');
    const name = [trail, title.text, header.text].filter(Boolean).join(' › ');
    const section = id ? ` section: ${decoded(id)}` : '';
    const about = statement.text.replace(/\s+/g, ' ').slice(0, SNIPPET_CHARS);
    return `${index + 1}. ${name}\n   page: ${path}${section}\n   ${about}`;
  });
  if (lines.length === 0) {
    return `Nothing found for "${short(query)}" (${packageName} ${list.version}, ${lang}). Try fewer or other words, or the name of an option or function.`;
  }
  const mended = outcome?.suggestion ? `, read as "${outcome.suggestion}"` : '';
  return `${lines.length} results for "${short(query)}"${mended} (${packageName} ${list.version}, ${lang}):\n\n${lines.join('\n')}`;
}

async function read(site: PublishedSite, given: Arguments): Promise<string> {
  const asked = String(given.page);
  const list = await site.list();
  const found = findPage(site, list, asked, given.language);
  if (!found) {
    const paths = Object.values(list.languages).flatMap(({ pages }) =>
      pages.map((one) => one.path),
    );
    const near = nearNames(pathIn(site, asked), [...new Set(paths)]);
    const hint = near.length > 0 ? `; near paths: ${near.join(', ')}` : '';
    throw new CallError(`page: no page at "${short(asked)}"${hint}; the search tool finds pages`);
  }
  const copy = await site.copy(found.prefix, found.path);
  const anchor = asked.split('#')[1];
  const section = given.section ?? (anchor && decoded(anchor));
  const part = Number(given.part ?? 1);
  if (section !== undefined && section !== '') {
    const id = String(section).replace(/^#/, '');
    const own = withSubsections(copy.sections, id);
    if (own.length === 0) {
      throw new CallError(
        `section: no "${short(id)}" in ${found.path}; it has ${contents(copy).join(', ')}`,
      );
    }
    return head(copy, id) + partOf(textOf(own), part, TEXT_CHARS);
  }
  const whole = textOf(copy.sections);
  if (whole.length <= TEXT_CHARS || part > 1) return head(copy) + partOf(whole, part, TEXT_CHARS);
  const introduction = copy.sections[0]?.text ?? '';
  const list2 = copy.sections
    .filter(({ id }) => id)
    .map((one) => `${'  '.repeat(one.depth - 2)}- ${one.heading} (section: ${one.id})`);
  const rest = `The page goes on; read one of its sections:\n\n${list2.join('\n')}`;
  const room = Math.max(1000, TEXT_CHARS - rest.length);
  return `${head(copy)}${cut(introduction, room)}\n\n${rest}`;
}

async function lookup(
  site: PublishedSite,
  given: Arguments,
  { packageName, otherNames }: ReadingOptions,
): Promise<string> {
  const { list, prefix, lang } = await where(site, given.language);
  const asked = String(given.name).replace(/\(\)$/, '');
  const names = Object.keys(list.names);
  const same = (one: string): boolean => one.toLowerCase() === asked.toLowerCase();
  const name = Object.hasOwn(list.names, asked) ? asked : names.find(same);
  const place = name === undefined ? undefined : list.names[name];
  const other = otherNames?.(asked, list) ?? [];
  if (!place) {
    if (other.length > 0) return other.join('\n\n');
    const near = nearNames(asked, names);
    const hint = near.length > 0 ? `; near names: ${near.join(', ')}` : '';
    throw new CallError(
      `name: ${packageName} ${list.version} has no "${short(asked)}"${hint}; the search tool finds other words`,
    );
  }
  const [path, id, facts] = place;
  const listed = list.languages[lang]?.pages.some((one) => one.path === path);
  if (!listed) throw new CallError(`name: "${name}" has no page in ${lang}`);
  const copy = await site.copy(prefix, path);
  const own = copy.sections.find((section) => section.id === id) ?? copy.sections[0];
  const extra = facts ? `${name}:\n\n${facts}\n\n` : '';
  const also = other.length > 0 ? `${other.join('\n\n')}\n\n` : '';
  return `${name}\n${head(copy, id)}${also}${extra}${cut(own?.text ?? '', QUOTE_CHARS)}`;
}

interface FoundPage {
  path: string;
  prefix: string;
}

/** The page of a path, an address or the address of a copy, in the language that is asked for. */
function findPage(
  site: PublishedSite,
  { languages }: PageList,
  asked: string,
  language: string | number | undefined,
): FoundPage | undefined {
  const path = pathIn(site, asked);
  // The longest prefix first: that of English is empty.
  const byPrefix = Object.entries(languages).sort(
    ([, a], [, b]) => b.prefix.length - a.prefix.length,
  );
  for (const [, { prefix, pages }] of byPrefix) {
    if (!`${path}/`.startsWith(`${prefix}/`)) continue;
    const bare = path.slice(prefix.length);
    const page = pages.find(
      (one) => site.addresses.stemOf(one.path) === site.addresses.stemOf(bare),
    );
    if (!page) continue;
    if (language === undefined) return { path: page.path, prefix };
    const having = Object.keys(languages).filter((lang) =>
      languages[lang]?.pages.some((one) => one.path === page.path),
    );
    const wanted = languages[language];
    if (!wanted || !having.includes(String(language))) {
      throw new CallError(
        `language: ${page.path} is not in ${language}; it is in ${having.join(', ')}`,
      );
    }
    return { path: page.path, prefix: wanted.prefix };
  }
  return undefined;
}

function pathIn({ addresses }: PublishedSite, asked: string): string {
  const path = asked.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/[?#].*$/, '');
  return addresses.stemOf(`/${decoded(path).replace(/^\/+/, '')}`);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const contents = ({ sections }: CopyText): string[] => sections.map(({ id }) => id).filter(Boolean);
