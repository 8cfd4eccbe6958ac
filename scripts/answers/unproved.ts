import { groupSamples, testsToRun } from '@rstest-docs/samples';
import { plainInline, plainLine } from '../../content/plainText.ts';
import { DEFAULT_LANG } from '../../shared/site/locales.ts';
import { headingAbove, linesOf, type SamplePage } from '../samples/pages.ts';
import { flat, type PageProofs, saidOf, sayings, type Tested } from './proofs.ts';

/** Verbs by which a sentence says what happens, or what a value, a message or an order is. */
const STATES =
  /\b(?:fails?|throws?|rejects?|prints?|ignore[sd]?|exits?|runs?|stays?|stops?|skip(?:s|ped)|applies|overrides?|replaces?|adds?|returns?|resolves?|gives?|becomes?|writes?|keeps?|removes?|undone|restore[sd]?|counts?|reads?|passes|marks?|waits?|warns?|reports?|has no effect|receives?|splits|covers|left out|stopped|(?:is|are) (?:not|never|sent|ignored|skipped|restored|undone|printed|called|lost|kept|removed|shared)|isn't|aren't|doesn't|don't|by default)\b/;
/** What a reader is to do, what is asked, and what leads to a sample or a list. */
const INSTRUCTS =
  /^(?:We recommend|Here|Don't|(?:Use|See|Set|Write|Put|Pass|Add|Read|Give|Import|Call|Install|Start|Open|Choose|Move|Mark|Create|Look|Keep|Leave|Make|Compare|Correct|Escape|Fix|Raise|Await|Mock|Throw|Delete|Find|Copy|Commit|Upgrade|Turn|Press|Tell|Load|Serve|Reuse|Repeat|Export|Let|Replace|Name|Narrow|Avoid|Lower|Split|Count|Check|Begin|Test|Return|Run|Drag|Take|Multiply|Prefer|Try|Wait|Stop|Remove|Register|Treat|Get|Go|Send|Wrap|Inspect|Measure|Clear|Hand|List|Review|Prepare|Render)\b)|[:?]$/i;
/** What an instruction may begin with: when, what for. */
const CIRCUMSTANCE =
  /^(?:(?:Then|Also|So|First|(?:If|When|While|To|For|In|On|With|Without|Before|After|Where|Once|As|Because|At|From)\b[^,·]*,)\s+)+/i;
/** Words that look like such a verb: a run, a report, to read; and what the reader isn't or doesn't. */
const NO_VERB =
  /\b(?:(?:an?|the|one|each|every|this|that|same|first|next|last|whole|single|test|your|its|no|bug|coverage|own|per|two|three|all|these) (?:runs?|reports?|counts?|marks?|returns?)|to [a-z]+|[Yy]ou (?:don't|aren't)|[Ss]o don't)\b/g;
/** Columns of what the reader has or wants, and of what to do about it. */
const OF_READER = /^(?:Your? |Instead of$|We recommend$|What to do|Fix$|So$)/;
/** A row of figures, which are measured (`npm run bench -- suite`). */
const FIGURES = /(?: · (?:[\d.,]+|none|not run)){3}$/;
/** A link that is followed by what its page does: there the sentence is proved. */
const REFERS =
  /^\uE001[^\uE002]+\uE002(?: \([^)]*\))? (?:shows?|says?|lists?|describes?|explains?|compares?|has|have|tells?)\b/;
/** A cell that is chiefly a link. */
const isLink = (cell: string): boolean =>
  [...cell.matchAll(/\uE001([^\uE002]*)\uE002/g)].map(([, text]) => text).join('').length >
  cell.length / 2;
/** Programs that are not installed here, so that no run can show what they do. */
const ELSEWHERE =
  /^(?:Jest|next\/jest|Jasmine|Mocha|Karma|ESLint|Biome|pnpm|Codecov|macOS|Windows|Docker|Turborepo|Nx|Visual Studio Code|WebStorm|Playwright)\b/;
/** Rows that say what a word means. */
const DEFINITIONS = '/guide/help/glossary';

/** A sentence of a page, and whether a proof or a sample of its section shows that it is so. */
export interface Statement {
  line: number;
  text: string;
  shown: boolean;
}

/**
 * The sentences of a page that state behavior: they say by one of the verbs above what Rstest, a test
 * or a tool does. None is
 * - the first paragraph, which says what the page is for,
 * - a heading of a table, a definition of the glossary,
 * - an instruction, also after its condition; what follows it after a colon is judged by itself,
 * - what leads to the section that states it: a row or an entry that begins with a link, a cell that
 *   is chiefly a link, and 'X shows …',
 * - what the reader has, wants or is to do, in a column of that name,
 * - a picture's text, which `npm run docs -- screens` takes again, and a row of measured figures,
 * - a list of further messages of an error, which are compared with the package,
 * - what a program does that is not installed here.
 * A row of a table is one sentence, where one of its cells states something.
 *
 * A sentence is shown by a proof or a test that names words of it, or by a sample that runs below
 * the same heading; one of a part that pages share by a proof of any of them. The second is generous:
 * a sample may show some sentences of its section and not others.
 */
export function statementsOf(
  root: string,
  page: SamplePage,
  allProofs: readonly PageProofs[],
  tested: Tested = {},
): Statement[] {
  const said = namedBy([
    ...saidOf(page.route, allProofs),
    ...Object.keys(tested[page.route] ?? {}),
  ]);
  const saidAnywhere = namedBy(
    allProofs.flatMap(({ answers }) =>
      answers.flatMap((answer) => [
        ...sayings(answer),
        ...Object.values(answer.elsewhere ?? {}).flat(),
      ]),
    ),
  );
  const sampled = sectionsWithSamples(page);
  const lines = linesOf(root, page);
  const lead = lines.findIndex(({ kind, text }) => kind === 'text' && /^[\w`"[*]/.test(text));
  const statements: Statement[] = [];
  let section = '';
  /** The columns of the table that state something. */
  let columns: number[] | undefined;
  for (const [index, part] of lines.entries()) {
    if (part.kind === 'heading') section = part.depth > 1 ? part.id : '';
    if (isHead(lines[index + 1]?.text)) columns = statingColumns(part.text);
    else if (!part.text.startsWith('|')) columns = undefined;
    if (
      section === 'related' ||
      part.kind !== 'text' ||
      index === lead ||
      (page.route === DEFINITIONS && part.text.startsWith('|')) ||
      /^\s*(?:<|\/>|:::|!\[|[\w-]+=|\|[\s:|-]+$|\|\s*\[|[-*] \[|Also `)/.test(part.text) ||
      isHead(lines[index + 1]?.text)
    )
      continue;
    for (const text of sentencesOf(part.text).filter((one) => statesBehavior(one, columns))) {
      const words = flat(plainMarks(text));
      const isShared = !page.text.includes(part.text);
      const shown =
        sampled.has(section) ||
        (isShared ? [...saidAnywhere, ...said] : said).some(
          (one) => one.includes(words) || (one !== '' && words.includes(one)),
        );
      const line = page.text.split('\n').findIndex((one) => one.includes(part.text)) + 1 || 1;
      statements.push({ line, text: words, shown });
    }
  }
  return statements;
}

/** What proofs name, as it is and by sentences. */
const namedBy = (words: readonly string[]): string[] =>
  words.flatMap((one) => [plainInline(one), ...sentencesOf(one).map(plainMarks)]).map(flat);

/** Ids of the headings below which something runs: tests, a command whose output is shown, a block that must not compile. */
const sectionsWithSamples = (page: SamplePage): Set<string> =>
  new Set(
    groupSamples([page])
      .groups.filter(
        (group) =>
          testsToRun(group).length > 0 ||
          group.outputs.length > 0 ||
          group.files.some(({ meta }) => meta.errors !== undefined),
      )
      .map(({ files }) => headingAbove(page, files[0]?.places[0]?.line ?? 0)),
  );

const isHead = (next = ''): boolean => /^\|[\s:|-]+$/.test(next);

const statingColumns = (head: string): number[] =>
  plainLine(head)
    .split(' · ')
    .flatMap((cell, column) => (OF_READER.test(cell) || INSTRUCTS.test(cell) ? [] : [column]));

/** Whether a sentence, or one cell of a row, says what happens. */
function statesBehavior(text: string, columns?: readonly number[]): boolean {
  if (FIGURES.test(plainMarks(text))) return false;
  return text.split(' · ').some((cell, column) => {
    if (columns && !columns.includes(column)) return false;
    if (REFERS.test(cell) || isLink(cell) || ELSEWHERE.test(plainMarks(cell))) return false;
    const plain = plainMarks(withoutCode(cell)).replace(CIRCUMSTANCE, '').replace(NO_VERB, '');
    const [first = '', ...more] = plain.split(/(?<=[^:]): /);
    return [first, more.join(': ')].some((part) => STATES.test(part) && !INSTRUCTS.test(part));
  });
}

/** Without the marks of links and code that `sentencesOf` leaves. */
const plainMarks = (text: string): string => text.replace(/[\uE001-\uE004]/g, '');
/** Words in code are no verbs. */
const withoutCode = (text: string): string => text.replace(/\uE003[^\uE004]*\uE004/g, 'x');

/** The sentences of a line, plain but for marks around its links and code. Code may hold what looks like the end of one. */
function sentencesOf(line: string): string[] {
  const spans: string[] = [];
  const marked = line
    .replace(/(`+)(.+?)\1(?!`)/g, (code) => {
      spans.push(code);
      return `\uE000${spans.length - 1}\uE000`;
    })
    .replace(/(?<!!)\[([^\]]*)\]\([^)]*\)/g, '\uE001$1\uE002');
  return plainLine(marked)
    .split(/(?<=[.!?])\s+(?=[A-Z\uE000\uE001"(])/)
    .map((text) =>
      text.replace(
        /\uE000(\d+)\uE000/g,
        (_, index) => `\uE003${plainInline(spans[index] ?? '')}\uE004`,
      ),
    )
    .filter((text) => text.split(/\s+/).length > 2);
}

/** Pages by section of the manual, such as `guide/basic`, with the share of what is shown. */
export function shares(
  statements: ReadonlyMap<SamplePage, readonly Statement[]>,
): [section: string, shown: number, all: number][] {
  const sums = new Map<string, [number, number]>();
  for (const [{ route, lang }, own] of statements) {
    if (lang !== DEFAULT_LANG) continue;
    for (const name of [route.split('/').slice(1, 3).join('/') || 'home', 'all']) {
      const [shown, all] = sums.get(name) ?? [0, 0];
      sums.set(name, [shown + own.filter((one) => one.shown).length, all + own.length]);
    }
  }
  return [...sums].map(([name, [shown, all]]) => [name, shown, all]);
}
