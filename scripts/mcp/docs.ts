import {
  type Addresses,
  type Arguments,
  argumentRules,
  CallError,
  cut,
  type Docs,
  head,
  languageRule,
  listed,
  PAGE,
  PART,
  type PageList,
  type PublishedSite,
  partOf,
  QUOTE_CHARS,
  readingTools,
  short,
  TEXT_CHARS,
  type Tool,
  textOf,
  textRule,
  where,
  withSubsections,
} from '@rstest-docs/docs-mcp';
import { checkFile, findName, formatVerdict, OUTCOMES, type Verdict } from '@rstest-docs/migrate';
import { compatibility } from '@rstest-docs/migrate/compatibility';
import { explain as knownErrors } from '../../shared/errors/explain.ts';
import { changesBetween, type History, type NameChange } from '../../shared/facts/changes.ts';
import { parseKey } from '../../shared/facts/keys.ts';
import { addressOfSource, copyOf, stemOf } from '../../shared/site/addresses.ts';
import { type Evidence, evidenceFile } from '../../shared/site/evidence.ts';
import { LANGS } from '../../shared/site/locales.ts';

/** `history.json`, which the build writes: what each version added, changed and removed. */
const HISTORY = 'history.json';
/** With the JSON around it, within the limit of a request. */
const FILE_CHARS = 12_000;
/** What a long run prints; over HTTP the limit of a request comes first. */
const LOG_CHARS = 2_000_000;

const TOOLS: readonly Tool[] = [
  ...readingTools({
    subject: 'Rstest',
    packageName: '@rstest/core',
    languages: LANGS,
    lookup:
      'Facts of a config option (testTimeout, coverage.enabled), a flag (--retry) or a function (rs.fn, expect().toBe): type or signature, default, flags, and where it is explained. Knows the names of Jest and Vitest (transformIgnorePatterns, --runInBand) and values of options (vmForks) too.',
    otherNames,
  }),
  {
    name: 'explain',
    title: 'Explain an error',
    description:
      'Names the known errors in what Rstest printed, the most specific first, with the section that says the cause and what to do. Takes the output as it is. Where a request is too large, send the lines around the first error.',
    inputSchema: argumentRules(
      {
        output: textRule(LOG_CHARS, 'give what was printed, with its stack or without'),
        language: languageRule(LANGS),
      },
      'output',
    ),
    call: explain,
  },
  {
    name: 'proofs',
    title: 'How the documentation knows',
    description:
      'The runs that prove what a page or one of its sections says: each with its question, files, command, what it printed, version and day. Ask before you rely on a surprising statement, or for a small project to start from.',
    inputSchema: argumentRules(
      {
        page: PAGE,
        section: textRule(200, 'Id of a section of it'),
        part: PART,
      },
      'page',
    ),
    call: proofs,
  },
  {
    name: 'changes',
    title: 'What changed between two versions',
    description:
      'Options, flags and functions of @rstest/core that the versions after one and up to another added, changed or removed, newest first, each with the page that documents it.',
    inputSchema: argumentRules(
      {
        from: textRule(20, 'give the version that is left, such as "0.9.10"'),
        to: textRule(20, 'The version that is wanted; the newest one unless given'),
        part: PART,
      },
      'from',
    ),
    call: changes,
  },
  {
    name: 'migrate',
    title: 'Check a Jest or Vitest file',
    description: `Lists what a Jest or Vitest test, config or package.json needs in Rstest, once for each kind, with its lines and the page that explains it, and gives the changed lines or the new config. A file of more than ${FILE_CHARS} characters goes in parts: the answer says from which line to go on.`,
    inputSchema: argumentRules(
      {
        text: {
          type: 'string',
          description: 'give the text of a test file or config, or the part in question',
          maxLength: FILE_CHARS,
          contentMediaType: 'text/plain',
        },
        file: textRule(200, 'Name of the file, which tells its language, such as "cart.test.tsx"'),
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
      'text',
    ),
    call: migrate,
  },
];

/** How the site writes addresses. */
export const ADDRESSES: Addresses = { copyOf, stemOf: (path) => stemOf(addressOfSource(path)) };

/** The manual as an MCP server offers it. */
export const DOCS: Docs = {
  name: 'rstest-docs',
  title: 'Rstest documentation',
  instructions:
    'Documentation of Rstest, the Rspack-based testing framework. Search first, then read the section that a result names; look up options, flags and functions by name; explain what a failed run printed; before an upgrade, ask what changed.',
  tools: TOOLS,
};

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
    `${first.messages[0]}\n${head(copy, id)}${cut(textOf(own), QUOTE_CHARS)}`,
    ...listed('Also in it:', rest),
  ].join('\n\n');
}

/** A language in front of a path; the proofs are the same for all. */
const LANGUAGE = new RegExp(`^/(?:${LANGS.join('|')})(?=/|$)`);

async function proofs(site: PublishedSite, given: Arguments): Promise<string> {
  const list = await site.list();
  const path = String(given.page)
    .replace(/^[a-z]+:\/\/[^/]*/i, '')
    .replace(/[?#].*$/, '')
    .replace(LANGUAGE, '');
  const stem = ADDRESSES.stemOf(`/${path.replace(/^\/+/, '')}`);
  const page = Object.values(list.languages)
    .flatMap(({ pages }) => pages)
    .find((one) => ADDRESSES.stemOf(one.path) === stem);
  if (!page) throw new CallError(`page: no page at "${short(path)}"; the search tool finds pages`);
  const text = await site.file(evidenceFile(page.path)).catch(() => '{"proofs":[]}');
  const all = (JSON.parse(text) as Pick<Evidence, 'proofs'>).proofs;
  const { section } = given;
  const own = all.filter(
    ({ headings }) => section === undefined || headings.some((id) => id === section),
  );
  if (own.length === 0) {
    const having = [...new Set(all.flatMap(({ headings }) => headings))].filter(Boolean);
    return `No proof of that (@rstest/core ${list.version}). ${having.length > 0 ? `Sections with proofs: ${having.join(', ')}` : 'The page has none.'}`;
  }
  const texts = own.map(({ headings, question, says, files, command, prints, run }) => {
    const project = Object.entries(files).map(([name, code]) => `${name}:\n${code.trimEnd()}`);
    const printed = run
      ? `It printed (@rstest/core ${run.version}, ${run.date}):\n${run.output}`
      : `It must print:\n${prints.join('\n')}`;
    const about = `${question}\npage: ${page.path} section: ${headings.filter(Boolean).join(', ')}\nIt proves: ${says.join(' … ')}`;
    return [about, ...project, `$ ${command}`, printed].join('\n\n');
  });
  return partOf(texts.join('\n\n---\n\n'), Number(given.part ?? 1), TEXT_CHARS);
}

async function changes(site: PublishedSite, given: Arguments): Promise<string> {
  const [list, history] = await Promise.all([
    site.list(),
    site.file(HISTORY).then((text) => JSON.parse(text) as History),
  ]);
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
