import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Answer, Answers } from '@rstest-docs/samples';
import { plainInline, plainLine } from '../../content/plainText.ts';
import { filesOf } from '../../deploy/finish.ts';
import { addressOfSource } from '../../shared/site/addresses.ts';
import { DEFAULT_LANG } from '../../shared/site/locales.ts';
import type { Finding } from '../finding.ts';
import { isChosen, linesOf, type SamplePage, type Selection } from '../samples/pages.ts';

/** Questions of one page. */
export interface PageProofs {
  file: string;
  route: string;
  answers: Answer[];
}

/** Fewer proved answers than this and a page is not done. */
export const MIN_ANSWERS_PER_PAGE = 3;
const READ_AGAIN = 'read the page and this proof again, then name the words that the run proves';
/** Pages about an option or an API; the two overviews list pages and answer nothing themselves. */
const NEEDS_ANSWERS = /^\/(config|api)\/.+/;

/**
 * Loads `tests/answers/**`: those of the chosen pages, and those that prove words of whole routes among
 * them. A file without answers is a problem at its first line.
 */
export async function readProofs(
  root: string,
  chosen: Selection = {},
): Promise<{ proofs: PageProofs[]; problems: Finding[] }> {
  const base = join(root, 'tests/answers');
  const proofs: PageProofs[] = [];
  const problems: Finding[] = [];
  const files = existsSync(base) ? filesOf(base) : [];
  for (const path of files.filter((name) => name.endsWith('.ts'))) {
    const file = `tests/answers/${path}`;
    const route = addressOfSource(`/${path.replace(/\.ts$/, '')}`);
    const isOwn = isChosen(route, chosen);
    if (!isOwn && !chosen.of) continue;
    try {
      const module = (await import(pathToFileURL(join(base, path)).href)) as { default?: Answers };
      if (!module.default) throw new Error('no answers as default export');
      const answers = Object.entries(module.default).map(
        ([question, { files = {}, test, ...answer }]): Answer => ({
          question,
          heading: '',
          ...answer,
          files: test === undefined ? files : { ...files, 'a.test.ts': test },
        }),
      );
      // A page may have sentences that the run of another one proves.
      if (isOwn || answers.some(({ elsewhere = {} }) => chosen.of?.some((one) => one in elsewhere)))
        proofs.push({ file, route, answers });
    } catch (error) {
      problems.push({ file, line: 1, message: (error as Error).message });
    }
  }
  return { proofs, problems };
}

/**
 * What is wrong with the proofs of a page before anything runs: missing pages and headings, words
 * that the page no longer says.
 */
export function checkProofs(
  own: PageProofs,
  pages: SamplePage[],
  lineOf: LineOf,
  root: string,
): Finding[] {
  const problems: Finding[] = [];
  const report = (answer: Answer | undefined, message: string, fix?: string) =>
    problems.push({ file: own.file, line: answer ? lineOf(own, answer) : 1, message, fix });
  const translations = pages.filter(({ route }) => route === own.route);
  // That each page has its translation is another check's.
  if (translations.length === 0) report(undefined, `there is no page for the route ${own.route}`);
  for (const answer of own.answers) {
    for (const page of translations) {
      const known = answer.heading === '' || page.headings.some(({ id }) => id === answer.heading);
      if (!known) {
        const ids = page.headings.map(({ id }) => id).join(', ');
        report(answer, `${page.file} has no heading "${answer.heading}"`, `its headings: ${ids}`);
      } else if (page.lang === DEFAULT_LANG) {
        const section = sectionText(root, page, answer.heading);
        for (const [index, said] of sayings(answer).entries()) {
          const words = flat(plainInline(said));
          if (words !== '' && section.includes(words)) continue;
          if (index > 0 && sectionOfWords(root, page, said) !== undefined) continue;
          const place =
            index > 0
              ? 'in one section'
              : answer.heading === ''
                ? 'before its first section'
                : answer.heading;
          report(answer, `${page.file} does not say (${place}): ${said}`, READ_AGAIN);
        }
      }
    }
    for (const [route, words] of Object.entries(answer.elsewhere ?? {})) {
      const page = pages.find((one) => one.route === route && one.lang === DEFAULT_LANG);
      for (const said of [words].flat())
        if (!page || sectionOfWords(root, page, said) === undefined)
          report(
            answer,
            `${page?.file ?? route} does not say (in one section): ${said}`,
            READ_AGAIN,
          );
    }
    if (!answer.output?.length && !answer.absent?.length && !answer.exitCode) {
      report(answer, `proves little: ${answer.question}`, 'say what must be printed, in `output`');
    }
  }
  return problems;
}

/** The words of the page that a proof proves: first those below its heading, then any of the page. */
export const sayings = ({ says }: Answer): readonly string[] => [says].flat();

/** All words of a page that proofs prove, also those of other pages. */
export const saidOf = (route: string, proofs: readonly PageProofs[]): string[] =>
  proofs.flatMap((own) =>
    own.answers.flatMap((answer) => [
      ...(own.route === route ? sayings(answer) : []),
      ...[answer.elsewhere?.[route] ?? []].flat(),
    ]),
  );

/** What a reader reads under a heading and its subheadings, as one line; '' means the intro. */
function sectionText(root: string, page: SamplePage, id: string): string {
  const all = sections(root, page);
  const from = all.findIndex((one) => one.id === id);
  const depth = all[from]?.depth ?? 0;
  const end = all.findIndex((one, index) => index > from && one.depth <= depth);
  return flat(
    all
      .slice(from, id === '' ? from + 1 : end === -1 ? undefined : end)
      .map(({ text }) => text)
      .join(' '),
  );
}

/** The nearest heading above words of a page, '' in its intro; undefined where they do not stand together. */
export function sectionOfWords(root: string, page: SamplePage, said: string): string | undefined {
  const words = flat(plainInline(said));
  if (words === '') return undefined;
  return sections(root, page).find(({ text }) => text.includes(words))?.id;
}

/** Words of pages that tests of this repository prove, by route: the file of the test and its title. */
export type Tested = Record<string, Record<string, { file: string; title: string }>>;
const TESTED = 'tests/manual/tested.json';

export function readTested(root: string): Tested {
  const path = join(root, TESTED);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Tested) : {};
}

/** Words that their page no longer says, and tests that are gone. */
export function checkTested(tested: Tested, pages: readonly SamplePage[], root: string): Finding[] {
  if (Object.keys(tested).length === 0) return [];
  const source = readFileSync(join(root, TESTED), 'utf8').split('\n');
  return Object.entries(tested).flatMap(([route, sentences]) => {
    const page = pages.find((one) => one.route === route && one.lang === DEFAULT_LANG);
    return Object.entries(sentences).flatMap(([said, { file, title }]): Finding[] => {
      const line = source.findIndex((one) => one.includes(JSON.stringify(said))) + 1 || 1;
      const at = { file: TESTED, line };
      if (!page || sectionOfWords(root, page, said) === undefined)
        return [
          { ...at, message: `${page?.file ?? route} does not say: ${said}`, fix: READ_AGAIN },
        ];
      const path = join(root, file);
      return existsSync(path) && readFileSync(path, 'utf8').includes(title)
        ? []
        : [
            {
              ...at,
              message: `${file} has no test "${title}"`,
              fix: 'name the test that shows it',
            },
          ];
    });
  });
}

interface Section {
  id: string;
  depth: number;
  text: string;
}

const read = new WeakMap<SamplePage, Section[]>();

/** What stands below each heading and above the next one, as one line; of `id` '' above the first. */
function sections(root: string, page: SamplePage): Section[] {
  const known = read.get(page);
  if (known) return known;
  const own: Section[] = [{ id: '', depth: 0, text: '' }];
  for (const line of linesOf(root, page)) {
    const last = own.at(-1) as Section;
    if (line.kind === 'heading' && line.depth > 1) own.push({ ...line, text: '' });
    else if (line.kind === 'text') last.text = flat(`${last.text} ${plainLine(line.text)}`);
  }
  read.set(page, own);
  return own;
}

/** Cells of a table are set apart like words. */
export const flat = (text: string) => text.replace(/[\s·]+/g, ' ').trim();

/** Option and API pages with too few answers. */
export function checkCounts(proofs: PageProofs[], pages: SamplePage[]): Finding[] {
  const problems: Finding[] = [];
  for (const { route, file, lang } of pages) {
    if (lang !== DEFAULT_LANG || !NEEDS_ANSWERS.test(route)) continue;
    const count = proofs.find((own) => own.route === route)?.answers.length ?? 0;
    if (count >= MIN_ANSWERS_PER_PAGE) continue;
    const name = route.endsWith('/') ? `${route}index` : route;
    problems.push({
      file,
      line: 1,
      message: `${count} proved answers; every option and API page has at least ${MIN_ANSWERS_PER_PAGE}`,
      fix: `add them to tests/answers${name}.ts`,
    });
  }
  return problems;
}

/** Line of a question in its file; one that is broken over lines is found by its first words. */
export function lineOfAnswer(root: string): LineOf {
  const plain = (text: string) => text.replace(/\\(['"`])/g, '$1');
  return ({ file }, { question }) => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    return lines.findIndex((line) => plain(line).includes(question.slice(0, 50))) + 1 || 1;
  };
}

/** Line of an answer in its file. */
export type LineOf = (own: PageProofs, answer: Answer) => number;
