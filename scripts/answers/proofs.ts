import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { routeOfFile } from '../../content/pages.ts';
import { DEFAULT_LANG } from '../../shared/site/locales.ts';
import type { Answer } from '../../tests/support/answers.ts';
import type { Finding } from '../check/finding.ts';
import type { ParsedPage } from '../samples/types.ts';

/** Questions of one page. */
export interface PageProofs {
  file: string;
  route: string;
  answers: Answer[];
}

/** Fewer proved answers than this and the manual is not done. */
export const MIN_ANSWERS_TOTAL = 300;
export const MIN_ANSWERS_PER_PAGE = 3;
/** Pages about an option or an API; the two overviews list pages and answer nothing themselves. */
const NEEDS_ANSWERS = /^\/(config|api)\/.+/;

/** Loads `tests/answers/**`; a file without a list of answers is a problem at its first line. */
export async function readProofs(
  root: string,
  only: string,
): Promise<{ proofs: PageProofs[]; problems: Finding[] }> {
  const base = join(root, 'tests/answers');
  const proofs: PageProofs[] = [];
  const problems: Finding[] = [];
  for (const path of listFiles(base)) {
    const file = `tests/answers/${path}`;
    const route = routeOfFile(path.replace(/\.ts$/, ''));
    if (!route.includes(only)) continue;
    try {
      const module = (await import(pathToFileURL(join(base, path)).href)) as { default?: Answer[] };
      if (!Array.isArray(module.default)) throw new Error('no list of answers as default export');
      proofs.push({ file, route, answers: module.default });
    } catch (error) {
      problems.push({ file, line: 1, message: (error as Error).message });
    }
  }
  return { proofs, problems };
}

/** What is wrong with the proofs of a page before anything runs: missing pages and headings, doubled or empty questions. */
export function checkProofs(own: PageProofs, pages: ParsedPage[], lineOf: LineOf): Finding[] {
  const problems: Finding[] = [];
  const report = (answer: Answer | undefined, message: string, fix?: string) =>
    problems.push({ file: own.file, line: answer ? lineOf(own, answer) : 1, message, fix });
  const translations = pages.filter(({ route }) => route === own.route);
  // That each page has its translation is another check's.
  if (translations.length === 0) report(undefined, `there is no page for the route ${own.route}`);
  const asked = new Set<string>();
  for (const answer of own.answers) {
    if (asked.has(answer.question)) report(answer, `asked twice: ${answer.question}`);
    asked.add(answer.question);
    for (const page of translations) {
      const known = answer.heading === '' || page.headings.some(({ id }) => id === answer.heading);
      if (!known) {
        const ids = page.headings.map(({ id }) => id).join(', ');
        report(answer, `${page.file} has no heading "${answer.heading}"`, `its headings: ${ids}`);
      }
    }
    if (!answer.output?.length && !answer.absent?.length && !answer.exitCode) {
      report(answer, `proves little: ${answer.question}`, 'say what must be printed, in `output`');
    }
  }
  return problems;
}

/** Option and API pages with too few answers, and a total below the mark. */
export function checkCounts(proofs: PageProofs[], pages: ParsedPage[], total: boolean): Finding[] {
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
  const sum = proofs.reduce((count, { answers }) => count + answers.length, 0);
  if (total && sum < MIN_ANSWERS_TOTAL) {
    const message = `${sum} proved answers in all; the manual needs ${MIN_ANSWERS_TOTAL}`;
    problems.push({ file: 'tests/answers', line: 1, message });
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

function listFiles(base: string): string[] {
  try {
    return readdirSync(base, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .map((path) => path.split(sep).join('/'))
      .sort();
  } catch {
    return [];
  }
}
