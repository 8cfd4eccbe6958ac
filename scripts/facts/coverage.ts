import { API_PAGES, CLI } from '../../content/places.ts';
import { facts } from '../../shared/facts/index.ts';
import type { ApiKind, ApiRecord, OptionRecord } from '../../shared/facts/types.ts';
import { DEFAULT_LANG } from '../../shared/site/locales.ts';
import type { Finding } from '../finding.ts';
import type { SamplePage } from '../samples/pages.ts';
import { isMentioned, type Mention, mentionsOf } from './mentions.ts';
import { unknownNames } from './unknown.ts';

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
  const fix = rest.length === 0 ? '' : ', or tell of it in a heading or in inline code';
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
      `add <ApiFacts name="${name}" />, or tell of it in a heading or in inline code`,
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
      const told = cli?.mentions.some(({ text }) => long.some((name) => hasFlag(text, name)));
      if (!told)
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
