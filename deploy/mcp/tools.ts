import { checkFile, findName, formatVerdict, OUTCOMES, type Verdict } from '@rstest-docs/migrate';
import { compatibility } from '@rstest-docs/migrate/compatibility';
import { explain as knownErrors } from '../../shared/errors/explain.ts';
import { changesBetween, type NameChange } from '../../shared/facts/changes.ts';
import { parseKey } from '../../shared/facts/keys.ts';
import { nearNames } from '../../shared/facts/near.ts';
import { addressOfSource, stemOf } from '../../shared/site/addresses.ts';
import { LANGS } from '../../shared/site/locales.ts';
import { type ArgumentRules, type Arguments, CallError, short } from './arguments.ts';
import type { PageList, PublishedSite } from './published-site.ts';
import { type CopyText, type Section, withSubsections } from './sections.ts';

export interface Tool {
  name: string;
  title: string;
  description: string;
  inputSchema: ArgumentRules;
  /** @throws {CallError} when the arguments name nothing that there is */
  call(site: PublishedSite, given: Arguments): Promise<string>;
}

/** Most characters of a text in one answer; a reader asks for the next part. */
export const TEXT_CHARS = 6000;
const LOOKUP_CHARS = 3000;
const SNIPPET_CHARS = 200;
const DEFAULT_HITS = 5;
/** With the JSON around it, within the limit of a request. */
const FILE_CHARS = 12_000;
/** What a long run prints; over HTTP the limit of a request comes first. */
const LOG_CHARS = 2_000_000;
/** Most lines of a list in the answer about a file. */
const FILE_LINES = 80;
/** A longer line is not code that a person wrote. */
const LINE_CHARS = 300;

const LANGUAGE = {
  type: 'string',
  description: 'Language of the pages; English unless given',
  maxLength: 10,
  enum: LANGS,
} as const;

const PART = {
  type: 'integer',
  description: 'Which part of a long text; the first one unless given',
  minimum: 1,
  maximum: 99,
} as const;

export const TOOLS: readonly Tool[] = [
  {
    name: 'search',
    title: 'Search the Rstest documentation',
    description:
      'Finds sections of the documentation by words, names of options and functions, or an error message. Each result has the page and section for the read tool.',
    inputSchema: {
      type: 'object',
      properties: {
        query: {
          type: 'string',
          description: 'give the words to search for, such as "mock a module" or "testTimeout"',
          maxLength: 200,
        },
        language: LANGUAGE,
        limit: {
          type: 'integer',
          description: `Most results; ${DEFAULT_HITS} unless given`,
          minimum: 1,
          maximum: 20,
        },
      },
      required: ['query'],
      additionalProperties: false,
    },
    call: search,
  },
  {
    name: 'read',
    title: 'Read a page or a section',
    description: `The Markdown of a page, or of one section with those below it. At most ${TEXT_CHARS} characters: of a longer page the introduction and a table of contents, of a longer section its first part.`,
    inputSchema: {
      type: 'object',
      properties: {
        page: {
          type: 'string',
          description: 'give the path or address of a page, such as "/config/test/retry"',
          maxLength: 300,
        },
        section: { type: 'string', description: 'Id of a section of it', maxLength: 200 },
        part: PART,
        language: LANGUAGE,
      },
      required: ['page'],
      additionalProperties: false,
    },
    call: read,
  },
  {
    name: 'lookup',
    title: 'Look up an option, flag or function',
    description:
      'Facts of a config option (testTimeout, coverage.enabled), a flag (--retry) or a function (rs.fn, expect().toBe): type or signature, default, flags, and where it is explained. Knows the names of Jest and Vitest (transformIgnorePatterns, --runInBand) and values of options (vmForks) too.',
    inputSchema: {
      type: 'object',
      properties: {
        name: {
          type: 'string',
          description: 'give the name as it is written, such as "testTimeout" or "rs.mock"',
          maxLength: 100,
        },
        language: LANGUAGE,
      },
      required: ['name'],
      additionalProperties: false,
    },
    call: lookup,
  },
  {
    name: 'explain',
    title: 'Explain an error',
    description:
      'Names the known errors in what Rstest printed, the most specific first, with the section that says the cause and what to do. Takes the output as it is. Where a request is too large, send the lines around the first error.',
    inputSchema: {
      type: 'object',
      properties: {
        output: {
          type: 'string',
          description: 'give what was printed, with its stack or without',
          maxLength: LOG_CHARS,
        },
        language: LANGUAGE,
      },
      required: ['output'],
      additionalProperties: false,
    },
    call: explain,
  },
  {
    name: 'changes',
    title: 'What changed between two versions',
    description:
      'Options, flags and functions of @rstest/core that the versions after one and up to another added, changed or removed, newest first, each with the page that documents it.',
    inputSchema: {
      type: 'object',
      properties: {
        from: {
          type: 'string',
          description: 'give the version that is left, such as "0.9.10"',
          maxLength: 20,
        },
        to: {
          type: 'string',
          description: 'The version that is wanted; the newest one unless given',
          maxLength: 20,
        },
        part: PART,
      },
      required: ['from'],
      additionalProperties: false,
    },
    call: changes,
  },
  {
    name: 'migrate',
    title: 'Check a Jest or Vitest file',
    description: `Lists what a Jest or Vitest test, config or package.json needs in Rstest, once for each kind, with its lines and the page that explains it, and gives the changed lines or the new config. A file of more than ${FILE_CHARS} characters goes in parts: the answer says from which line to go on.`,
    inputSchema: {
      type: 'object',
      properties: {
        text: {
          type: 'string',
          description: 'give the text of a test file or config, or the part in question',
          maxLength: FILE_CHARS,
          contentMediaType: 'text/plain',
        },
        file: {
          type: 'string',
          description: 'Name of the file, which tells its language, such as "cart.test.tsx"',
          maxLength: 200,
        },
        line: {
          type: 'integer',
          description: 'Line of the file where the text begins; 1 unless given',
          minimum: 1,
          maximum: 1_000_000,
        },
        framework: {
          type: 'string',
          description: 'What a text is read as that names neither; Jest unless given',
          maxLength: 10,
          enum: ['jest', 'vitest'],
        },
      },
      required: ['text'],
      additionalProperties: false,
    },
    call: migrate,
  },
];

interface Where {
  list: PageList;
  lang: string;
  prefix: string;
}

async function where(site: PublishedSite, language: string | number | undefined): Promise<Where> {
  const list = await site.list();
  const lang = String(language ?? Object.keys(list.languages)[0]);
  const own = list.languages[lang];
  if (!own) {
    throw new CallError(`language: one of ${Object.keys(list.languages).join(', ')}, not ${lang}`);
  }
  return { list, lang, prefix: own.prefix };
}

async function search(site: PublishedSite, given: Arguments): Promise<string> {
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
    return `Nothing found for "${short(query)}" (@rstest/core ${list.version}, ${lang}). Try fewer or other words, or the name of an option or function.`;
  }
  const mended = outcome?.suggestion ? `, read as "${outcome.suggestion}"` : '';
  return `${lines.length} results for "${short(query)}"${mended} (@rstest/core ${list.version}, ${lang}):\n\n${lines.join('\n')}`;
}

async function read(site: PublishedSite, given: Arguments): Promise<string> {
  const asked = String(given.page);
  const list = await site.list();
  const found = findPage(list, asked, given.language);
  if (!found) {
    const paths = Object.values(list.languages).flatMap(({ pages }) =>
      pages.map((one) => one.path),
    );
    const near = nearNames(pathIn(asked), [...new Set(paths)]);
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

async function lookup(site: PublishedSite, given: Arguments): Promise<string> {
  const { list, prefix, lang } = await where(site, given.language);
  const asked = String(given.name).replace(/\(\)$/, '');
  const names = Object.keys(list.names);
  const same = (one: string): boolean => one.toLowerCase() === asked.toLowerCase();
  const name = Object.hasOwn(list.names, asked) ? asked : names.find(same);
  const place = name === undefined ? undefined : list.names[name];
  const other = otherNames(asked, list);
  if (!place) {
    if (other.length > 0) return other.join('\n\n');
    const near = nearNames(asked, names);
    const hint = near.length > 0 ? `; near names: ${near.join(', ')}` : '';
    throw new CallError(
      `name: @rstest/core ${list.version} has no "${short(asked)}"${hint}; the search tool finds other words`,
    );
  }
  const [path, id, facts] = place;
  const listed = list.languages[lang]?.pages.some((one) => one.path === path);
  if (!listed) throw new CallError(`name: "${name}" has no page in ${lang}`);
  const copy = await site.copy(prefix, path);
  const own = copy.sections.find((section) => section.id === id) ?? copy.sections[0];
  const extra = facts ? `${name}:\n\n${facts}\n\n` : '';
  const also = other.length > 0 ? `${other.join('\n\n')}\n\n` : '';
  return `${name}\n${head(copy, id)}${also}${extra}${cut(own?.text ?? '', LOOKUP_CHARS)}`;
}

/** What becomes of a name of Jest or Vitest, and the options that have a word among their values. */
function otherNames(asked: string, { names, values, version }: PageList): string[] {
  const rows = findName(asked).map(({ peer, kind, name, outcome, use = [], link }) => {
    const from = peer === 'jest' ? 'Jest' : 'Vitest';
    const instead = use.length > 0 ? `: ${use.join(', ')}` : '';
    const where = link ? `\npage: ${link}` : '';
    return `${name} (${kind} of ${from}) in @rstest/core ${version}: ${OUTCOMES[outcome]}${instead}${where}`;
  });
  const options = Object.hasOwn(values, asked) ? (values[asked] ?? []) : [];
  return [
    ...rows,
    ...options.map((name) => `'${asked}' is a value of ${name} (page: ${names[name]?.[0]})`),
  ];
}

async function explain(site: PublishedSite, given: Arguments): Promise<string> {
  const { list, prefix, lang } = await where(site, given.language);
  const output = String(given.output);
  if (!output) throw new CallError('output: empty; give what was printed');
  const [first, ...others] = knownErrors(output);
  if (!first) {
    return `No known error in it (@rstest/core ${list.version}, ${lang}). The search tool finds sections by the words of a message.`;
  }
  const [path = '', id = ''] = first.link.split('#');
  const copy = await site.copy(prefix, path);
  const own = withSubsections(copy.sections, id);
  const rest = others.map(({ messages, link }) => {
    const [page, section] = link.split('#');
    return `- ${messages[0]}\n  page: ${prefix}${page} section: ${section}`;
  });
  return [
    `${first.messages[0]}\n${head(copy, id)}${cut(textOf(own), LOOKUP_CHARS)}`,
    ...listed('Also in it:', rest),
  ].join('\n\n');
}

async function changes(site: PublishedSite, given: Arguments): Promise<string> {
  const [list, history] = await Promise.all([site.list(), site.history()]);
  const { versions } = history;
  const version = (argument: 'from' | 'to', value: string): string => {
    const plain = value.replace(/^v/, '');
    if (versions.includes(plain)) return plain;
    throw new CallError(
      `${argument}: "${short(value)}" is none of the versions that could be read: ${versions.join(', ')}`,
    );
  };
  const from = version('from', String(given.from));
  const to = version('to', String(given.to ?? versions.at(-1)));
  if (versions.indexOf(from) >= versions.indexOf(to)) {
    throw new CallError(`from: must be older than to; ${from} is not older than ${to}`);
  }
  const blocks = changesBetween(history, from, to)
    .filter((one) => one.changes.length > 0)
    .map((one) => {
      const lines = one.changes.map((change) => `- ${describe(change, list)}`);
      return `## ${one.version}\n\n${lines.join('\n')}`;
    });
  const text = blocks.join('\n\n') || 'No option, flag or function was added, changed or removed.';
  const note =
    'A change may have come shortly before its version: not every version can be read. Fixes and behavior behind an unchanged name are not listed.';
  return `@rstest/core ${from} to ${to}. ${note}\n\n${partOf(text, Number(given.part ?? 1), TEXT_CHARS)}`;
}

/** `option retry: default changed from 0 to 1 (page: /config/test/retry)`. */
function describe({ name, what, from, to }: NameChange, { names }: PageList): string {
  const { name: spelling } = parseKey(name);
  const place = Object.hasOwn(names, spelling) ? names[spelling] : undefined;
  const page = place && what !== 'removed' ? ` (page: ${place[0]})` : '';
  if (what === 'added' || what === 'removed') return `${what} ${name}${page}`;
  return `${name}: ${what} changed from \`${from}\` to \`${to}\`${page}`;
}

async function migrate(
  _: PublishedSite,
  { text, framework, file, line }: Arguments,
): Promise<string> {
  const given = String(text);
  if (!given.trim()) throw new CallError('text: empty; give the text of a test file or config');
  const first = Number(line ?? 1);
  const options = {
    fallback: framework === 'vitest' ? ('vitest' as const) : ('jest' as const),
    file: file === undefined ? '' : String(file),
  };
  const { read, verdict } = readableStart(given, (part) => checkFile(part, options));
  // Lines are those of the file, wherever the part begins.
  const moved = {
    ...verdict,
    findings: verdict.findings.map((one) => ({ ...one, line: one.line + first - 1 })),
  };
  const findings = formatVerdict(options.file || 'text', moved);
  const count = findings.pop() ?? '';
  const { versions } = compatibility;
  const old = read.split('\n');
  const isNew = verdict.output !== undefined;
  const changed = verdict.text
    .split('\n')
    .flatMap((one, index) =>
      one === old[index] && !isNew ? [] : [isNew ? one : `${index + first}: ${one}`],
    );
  const rest = given.slice(read.length);
  const next = first + read.split('\n').length - (read.endsWith('\n') ? 1 : 0);
  return [
    `${count} (Jest ${versions.jest}, Vitest ${versions.vitest}, @rstest/core ${versions.rstest})`,
    ...listed(
      'To look at:',
      findings.flatMap((one) => one.split('\n')),
    ),
    ...listed(isNew ? 'The new config:' : 'Lines that were changed:', changed),
    ...(rest.trim()
      ? [
          `Read up to line ${next - 1}, where a statement ends. Send the rest from line ${next}, with line: ${next}, and the imports of the file before it.`,
        ]
      : []),
  ].join('\n\n');
}

/** A part of a file may end inside a statement: the longest start of it that can be read. */
function readableStart(
  text: string,
  check: (part: string) => Verdict,
): { read: string; verdict: Verdict } {
  const whole = check(text);
  if (whole.role !== 'unread') return { read: text, verdict: whole };
  const lines = text.split('\n');
  for (let end = lines.length - 1, tries = 0; end > 0 && tries < 40; end--) {
    // A statement of the file itself ends at the margin.
    if (!/^[\])}\w'"`]/.test(lines[end - 1] ?? '')) continue;
    tries++;
    const read = `${lines.slice(0, end).join('\n')}\n`;
    const verdict = check(read);
    if (verdict.role !== 'unread') return { read, verdict };
  }
  return { read: text, verdict: whole };
}

/** A list under its title, cut to a bounded size; nothing if it is empty. */
function listed(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const shown = lines
    .slice(0, FILE_LINES)
    .map((line) => (line.length > LINE_CHARS ? `${line.slice(0, LINE_CHARS)}…` : line));
  const more = lines.length - shown.length;
  return [[title, ...shown, ...(more > 0 ? [`… and ${more} more`] : [])].join('\n')];
}

/** What a text is and where it is from, above each answer. */
function head({ about }: CopyText, section = ''): string {
  const address = section ? `${about.url}#${section}` : about.url;
  return `${about.title}\n${address} (${about.version}, ${about.language})\n\n`;
}

interface FoundPage {
  path: string;
  prefix: string;
}

/** The page of a path, an address or the address of a copy, in the language that is asked for. */
function findPage(
  { languages }: PageList,
  asked: string,
  language: string | number | undefined,
): FoundPage | undefined {
  const path = pathIn(asked);
  // The longest prefix first: that of English is empty.
  const byPrefix = Object.entries(languages).sort(
    ([, a], [, b]) => b.prefix.length - a.prefix.length,
  );
  for (const [, { prefix, pages }] of byPrefix) {
    if (!`${path}/`.startsWith(`${prefix}/`)) continue;
    const bare = path.slice(prefix.length);
    const page = pages.find((one) => stem(one.path) === stem(bare));
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

function pathIn(asked: string): string {
  const path = asked.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/[?#].*$/, '');
  return stem(`/${decoded(path).replace(/^\/+/, '')}`);
}

const stem = (path: string): string => stemOf(addressOfSource(path));

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const textOf = (sections: readonly Section[]): string =>
  sections.map(({ text }) => text).join('\n\n');

const contents = ({ sections }: CopyText): string[] => sections.map(({ id }) => id).filter(Boolean);

/** One part of a text, cut between lines, with a line that says how to go on. */
function partOf(text: string, part: number, room: number): string {
  const parts: string[] = [];
  for (let rest = text; rest; ) {
    const piece = rest.length <= room ? rest : upToLine(rest, room);
    parts.push(piece.trim());
    rest = rest.slice(piece.length);
  }
  if (part > Math.max(1, parts.length)) {
    throw new CallError(`part: this text has ${parts.length}`);
  }
  const more =
    part < parts.length ? `\n\n(part ${part} of ${parts.length}; read part ${part + 1})` : '';
  return (parts[part - 1] ?? '') + more;
}

const cut = (text: string, room: number): string =>
  text.length <= room ? text : `${upToLine(text, room).trim()}\n…`;

function upToLine(text: string, room: number): string {
  const end = text.lastIndexOf('\n', room);
  return text.slice(0, end > room / 2 ? end : room);
}
