import { editDistance } from '@rstest-docs/search';
import { API_PAGES, CLI } from '../../content/places.ts';
import { type FactKind, facts, names, nearFacts } from '../../shared/facts/index.ts';
import type { ApiKind, ApiRecord, OptionRecord } from '../../shared/facts/types.ts';
import { DEFAULT_LANG } from '../../shared/site/locales.ts';
import type { Finding } from '../finding.ts';
import type { SamplePage } from '../samples/pages.ts';
import { isMentioned, type Mention, mentionsOf } from './mentions.ts';

/**
 * Names that exist and no page documents, and names that a page documents and do not exist. A name
 * is documented by its facts component, a heading or inline code on the right page; an option
 * itself only by its component, or those of its keys, on the page of its name.
 */
export function coverageProblems(pages: SamplePage[]): Finding[] {
  const english = pages
    .filter(({ lang }) => lang === DEFAULT_LANG)
    .map((page) => ({ page, mentions: mentionsOf(page) }));
  return [
    ...facts.options.flatMap((option) => missingOption(option, english)),
    ...facts.apis.flatMap((api) => missingApi(api, english)),
    ...missingFlags(english),
    ...pages.flatMap((page) => unknownNames(page, mentionsOf(page))),
  ];
}

interface Read {
  page: SamplePage;
  mentions: Mention[];
}

function missingOption({ name, keys }: OptionRecord, pages: Read[]): Finding[] {
  const [top = '', ...rest] = name.split('.');
  const home = pages.find(({ page }) => isPageOf(page, top));
  if (!home) {
    if (rest.length > 0) return [];
    const fix = `npm run docs -- new config/test/${name}`;
    return [
      problem(`docs/en/config/test/${name}.mdx`, `no page documents the option ${name}`, fix),
    ];
  }
  // The facts of its keys speak for an option that has nothing but keys.
  const below = keys.map((key) => `${name}.${key}`);
  const names = rest.length === 0 ? [name, ...below] : [name, rest.join('.'), rest.at(-1) ?? name];
  const wanted =
    rest.length === 0 ? home.mentions.filter(({ kind }) => kind === 'option') : home.mentions;
  if (isMentioned(wanted, 'option', names)) return [];
  if (rest.length > 0 && isKeyIn(home.mentions, rest.at(-1) ?? '')) return [];
  const fix = rest.length === 0 ? '' : ', or name it in a heading or in inline code';
  return [
    problem(
      home.page.file,
      `nothing about the option ${name}`,
      `add <OptionFacts name="${name}" />${fix}`,
    ),
  ];
}

/** A key may stand inside a piece of config, such as `{ width: 390, height: 844 }`. */
const isKeyIn = (mentions: Mention[], key: string) =>
  mentions.some(({ kind, text }) => kind === 'code' && new RegExp(`[{,] ?${key}\\b`).test(text));

const isPageOf = ({ route }: SamplePage, option: string) =>
  route === `/config/test/${option}` || route === `/config/build/${option}`;

function missingApi({ name, kind }: ApiRecord, pages: Read[]): Finding[] {
  const places = pages.filter(({ page }) => API_PAGES[kind].pages.test(page.route));
  const names = [name, ...shortNames(name, kind)];
  if (places.some(({ mentions }) => isMentioned(mentions, 'api', names))) return [];
  const files = places.map(({ page }) => page.file);
  const file =
    files.length > 0
      ? sharedPath(files)
      : `docs/en${API_PAGES[kind].pages.source.replace(/[\\^$]|\.\+/g, '')}`;
  return [
    problem(
      file,
      `no page of its kind documents ${name}`,
      `add <ApiFacts name="${name}" />, or name it in a heading or in inline code`,
    ),
  ];
}

/** The only file, or the folder that holds all of them: any of its pages could document the name. */
function sharedPath([first = '', ...others]: readonly string[]): string {
  if (others.length === 0) return first;
  let folder = first;
  do folder = folder.slice(0, folder.lastIndexOf('/', folder.length - 2) + 1);
  while (!others.every((file) => file.startsWith(folder)));
  return folder;
}

/** How prose names a member: `toBe`, `mockClear`, `mock.calls`, `.not`. */
function shortNames(name: string, kind: ApiKind): string[] {
  const last = name.slice(name.lastIndexOf('.') + 1);
  if (kind === 'mockContext') return [`mock.${last}`, last];
  if (kind === 'rs' || kind === 'test' || kind === 'describe') return [];
  return [last];
}

/** Flags that neither an option's page shows with its facts nor the page of the command line names. */
function missingFlags(pages: Read[]): Finding[] {
  const shown = new Set(
    facts.options.flatMap(({ flags }) => flags.flatMap((flag) => flag.match(/--[\w.*-]+/g) ?? [])),
  );
  const cli = pages.find(({ page }) => page.route === CLI);
  const file = cli?.page.file ?? `docs/en${CLI}.mdx`;
  const problems: Finding[] = [];
  const seen = new Set<string>();
  for (const { name: command, flags } of facts.commands) {
    if (
      command &&
      !isMentioned(cli?.mentions ?? [], 'api', [
        command,
        `rstest ${command}`,
        `npx rstest ${command}`,
      ])
    ) {
      problems.push(problem(file, `nothing about the command rstest ${command}`));
    }
    for (const { names } of flags) {
      const long = names.filter((name) => name.startsWith('--'));
      const key = long.join();
      if (seen.has(key) || long.some((name) => shown.has(name))) continue;
      seen.add(key);
      const isNamed = cli?.mentions.some(({ text }) => long.some((name) => hasFlag(text, name)));
      if (!isNamed)
        problems.push(
          problem(file, `nothing about the flag ${names.join(', ')}`, `name it in inline code`),
        );
    }
  }
  return problems;
}

const hasFlag = (text: string, flag: string) => text.split(/[\s,=|[\]<>]+/).includes(flag);

const problem = (file: string, message: string, fix?: string): Finding => ({
  file,
  line: 1,
  message,
  fix,
});

const FLAGS = new Set(['--help', '--version', ...names.flag.keys()]);
/** The parser takes `--test-timeout` for `--testTimeout`. */
const KEBAB_FLAGS = new Set(
  [...FLAGS].map((flag) => flag.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)),
);
/** Stands for any flag. */
const PLACEHOLDERS = new Set(['--flag', '--no', '--no-flag', '--option']);
/** A sentence that says that something is not there. */
const DENIAL =
  /\b(no|not|never|without|lacks?|cannot|unlike)\b|n't\b|没有|不存在|不支持|并无|无法|不能/i;
/** Objects whose members the facts know; `rstest` and `it` are other names of two of them. */
const MEMBER = /^(rs|rstest|test|it|describe|expect)\.([A-Za-z]+)/;
const SAME = new Map([
  ['rstest', 'rs'],
  ['it', 'test'],
]);
/** Their pages say what other frameworks have. */
const ABOUT_OTHERS = /^\/guide\/migration\//;
/** Flags of Node.js, git and package managers that pages speak of. */
const FOREIGN_FLAGS =
  /^--(inspect|expose-gc|experimental|max-old|import|require|enable-source-maps|cpu-prof|heap-prof|prof|title|no-warnings|conditions|save-dev|loader|filter|trace-|stack-trace|heapsnapshot|diagnostic|env-file|watch-path|no-sandbox|with-deps)/;

/** Names that a page documents and the installed version does not have. */
export function unknownNames(page: SamplePage, mentions: Mention[]): Finding[] {
  const problems: Finding[] = [];
  const option = /^\/config\/(?:test|build)\/(.+)$/.exec(page.route)?.[1];
  if (option && !names.option.has(option)) {
    problems.push(unknown(page, 1, 'option', option));
  }
  const lines = page.text.split(/\r?\n/);
  for (const { kind, text, line } of mentions) {
    if ((kind === 'option' || kind === 'api') && !names[kind].has(text)) {
      // That a box has no name is another check's.
      if (text) problems.push(unknown(page, line, kind, text));
    } else if (
      kind === 'code' &&
      !ABOUT_OTHERS.test(page.route) &&
      !DENIAL.test(lines[line - 1] ?? '')
    ) {
      problems.push(
        ...unknownMember(page, line, text),
        ...unknownFlag(page, line, text),
        ...misspelledOption(page, line, text),
      );
    }
  }
  return [...problems, ...wrongDefaults(page, lines)];
}

/** Long enough that another name is hardly one letter away by chance. */
const TELLING = 7;

/** An option with a letter wrong, which is no name of anything else on the page. */
function misspelledOption(page: SamplePage, line: number, text: string): Finding[] {
  if (!/^[a-z][A-Za-z.]+$/.test(text) || text.length < TELLING - 1) return [];
  if (names.option.has(text)) return [];
  const near = [...names.option.keys()].find(
    // `project` is a word, and one of `projects`.
    (name) => name.length >= TELLING && name !== `${text}s` && editDistance(name, text, 1) === 1,
  );
  const isName = [...names.api.keys()].some((name) => name.endsWith(`.${text}`));
  if (!near || isName || page.fences.some(({ code }) => code.includes(text))) return [];
  return [unknown(page, line, 'option', text)];
}

/** ``The default of `testTimeout` is `5000` ``, in the words of both languages. */
const SAYS_DEFAULT = [
  /\bdefault (?:value )?(?:of|for) `(?<name>[\w.]+)` is `(?<value>[^`]+)`/gi,
  /`(?<name>[\w.]+)` defaults to `(?<value>[^`]+)`/g,
  /`(?<name>[\w.]+)` (?:is|is set to) `(?<value>[^`]+)` by default/g,
  /`(?<name>[\w.]+)` ?的?默认值?(?:是|为) ?`(?<value>[^`]+)`/g,
];

function wrongDefaults(page: SamplePage, lines: readonly string[]): Finding[] {
  return lines.flatMap((text, index) =>
    SAYS_DEFAULT.flatMap((pattern) =>
      [...text.matchAll(pattern)].flatMap(({ groups: { name, value = '' } = {} }) => {
        const known = names.option.get(name ?? '')?.default;
        if (known === undefined || plainValue(known) === plainValue(value)) return [];
        const message = `the default of ${name} is not ${value} in version ${facts.version}`;
        return { file: page.file, line: index + 1, message, right: known, fix: `write ${known}` };
      }),
    ),
  );
}

const plainValue = (code: string) => code.replace(/[_,'"\s]/g, '');

function unknownMember(page: SamplePage, line: number, text: string): Finding[] {
  const [, object = '', member = ''] = MEMBER.exec(text) ?? [];
  if (!object) return [];
  const name = `${SAME.get(object) ?? object}.${member}`;
  // `test.ts` and `rstest.config.ts` are files.
  if (names.api.has(name) || /\.(config|test|spec|ts|js|mts|mjs|tsx|json)\b/.test(text)) return [];
  // `expect.poll.timeout` is an option.
  if (
    [...names.option.keys()].some(
      (key) => key === text || key.startsWith(`${name}.`) || key === name,
    )
  )
    return [];
  return [unknown(page, line, 'api', name)];
}

function unknownFlag(page: SamplePage, line: number, text: string): Finding[] {
  // `--coverage.*` and `--no-` stand for all flags that begin like that.
  const flag = /^(--[A-Za-z][\w-]*(?:\.\w[\w.-]*)?)/.exec(text)?.[1]?.replace(/-$/, '');
  if (!flag || FOREIGN_FLAGS.test(flag) || PLACEHOLDERS.has(flag)) return [];
  const positive = flag.replace(/^--no-/, '--');
  if ([flag, positive].some((name) => FLAGS.has(name) || KEBAB_FLAGS.has(name))) return [];
  if ([...FLAGS].some((known) => known.endsWith('.*') && flag.startsWith(known.slice(0, -1))))
    return [];
  return [unknown(page, line, 'flag', flag)];
}

function unknown({ file }: SamplePage, line: number, kind: FactKind, name: string): Finding {
  const near = nearFacts(kind, name);
  const what = kind === 'api' ? name : `the ${kind} ${name}`;
  const fix =
    near.length > 0
      ? `near names: ${near.join(', ')}`
      : 'correct the name; for a newer version, raise it in package.json, then npm install and npm run docs -- facts';
  return { file, line, message: `${what} does not exist in version ${facts.version}`, fix };
}
