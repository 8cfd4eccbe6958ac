import { CODE } from '../../../content/prose.ts';
import { FULL, FULL_WIDTH, HAN, hasHan, LATIN } from './characters.ts';

/** One break of Chinese typography: characters `start` to `end` should read `text`. */
export interface TypographyProblem {
  start: number;
  /** Exclusive; equal to `start` when something is missing. */
  end: number;
  text: string;
  message: string;
}

type Rule = (text: string) => TypographyProblem[];

/** A rule from a pattern; `replace` gives the right text, or undefined when the match is fine. */
function rule(
  pattern: string,
  message: string,
  replace: (match: RegExpExecArray, text: string) => string | undefined,
): Rule {
  return (text) =>
    [...text.matchAll(new RegExp(pattern, 'gu'))].flatMap((match) => {
      const right = replace(match, text);
      if (right === undefined || right === match[0]) return [];
      const start = match.index;
      return { start, end: start + match[0].length, text: right, message };
    });
}

const SPACES = '[^\\S\\n]*';

const RULES: Rule[] = [
  rule(
    `(?<=[${HAN}])(?=[${LATIN}])|(?<=[${LATIN}%])(?=[${HAN}])`,
    'no space between Chinese and Latin',
    () => ' ',
  ),
  rule(
    `(?<=[${FULL}])[^\\S\\n]+(?=\\S)|(?<=\\S)[^\\S\\n]+(?=[${FULL}])`,
    'space beside full-width punctuation',
    () => '',
  ),
  rule(`(?<=[${HAN}])[^\\S\\n]+(?=[${HAN}])`, 'space between Chinese characters', () => ''),
  rule(
    `(?<=[${HAN}${FULL}])\\n(?=[${HAN}${FULL}])`,
    'line break inside Chinese text, shown as a space',
    () => '',
  ),
  rule(`(?<=[^\\s])[^\\S\\n]{2,}(?=[^\\s])`, 'more than one space', () => ' '),
  rule(
    `(?<=[${HAN}）」』》])[,;:?!]${SPACES}`,
    'half-width punctuation after Chinese',
    ([found]) => FULL_WIDTH[found[0] ?? ''],
  ),
  rule(
    `(?<=[${LATIN})\\]])[,;:?!]${SPACES}(?=[${HAN}「《（])`,
    'half-width punctuation before Chinese',
    ([found]) => FULL_WIDTH[found[0] ?? ''],
  ),
  rule(
    `(?<=${CODE}),${SPACES}(?=${CODE})`,
    'half-width comma in a Chinese enumeration',
    () => '、',
  ),
  rule(
    `(?<=[${HAN}）」』》])\\.(?=[\\s${HAN}]|$)${SPACES}`,
    'half-width full stop after Chinese',
    () => '。',
  ),
  rule(
    `(?<=[${LATIN})])\\.(?=\\n|$)`,
    'half-width full stop at the end of Chinese text',
    (_, text) => (hasHan(text) ? '。' : undefined),
  ),
  rule(`(?<=[${HAN}])\\.{3,}|\\.{3,}(?=[${HAN}])|(?<!…)…(?!…)`, 'ellipsis', (_, text) =>
    hasHan(text) ? '……' : undefined,
  ),
  rule(
    '[\\uff21-\\uff3a\\uff41-\\uff5a\\uff10-\\uff19]+',
    'full-width letters or digits',
    ([found]) =>
      [...found].map((char) => String.fromCodePoint((char.codePointAt(0) ?? 0) - 0xfee0)).join(''),
  ),
  rule('([，。：；？！、])\\1+', 'doubled punctuation', (match) => match[1]),
  paired('()', '（）', 'half-width parentheses in Chinese text'),
  paired('""', '「」', 'quotation marks in Chinese text'),
  paired('“”', '「」', 'quotation marks in Chinese text'),
];

/** Breaks of typography in a run of Chinese prose, first to last; of two that overlap, the first. */
export function typographyProblems(text: string): TypographyProblem[] {
  let end = -1;
  return RULES.flatMap((find) => find(text))
    .toSorted((a, b) => a.start - b.start)
    .filter((problem) => {
      if (problem.start < end) return false;
      end = problem.end;
      return true;
    });
}

function pairs(text: string, open: string, close: string): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  const stack: number[] = [];
  for (let index = 0; index < text.length; index++) {
    const char = text[index];
    if (char === close && (open !== close || stack.length > 0)) {
      const from = stack.pop();
      if (from !== undefined) found.push({ from, to: index });
    } else if (char === open) stack.push(index);
  }
  return found;
}

const HAN_AT_END = /[\p{Script=Han}，。：；？！、「」『』《》][^\S\n]*$/u;
const HAN_AT_START = /^[^\S\n]*[\p{Script=Han}，。：；？！、「」『』《》]/u;

function inChinese(text: string, from: number, to: number): boolean {
  if (hasHan(text.slice(from + 1, to))) return true;
  if (new RegExp(`[${LATIN})\\]]$`).test(text.slice(0, from))) return false;
  return HAN_AT_END.test(text.slice(0, from)) || HAN_AT_START.test(text.slice(to + 1));
}

/** A pair of marks in Chinese text that should be another one. */
function paired(
  [open = '', close = '']: string,
  [left = '', right = '']: string,
  message: string,
): Rule {
  return (text) =>
    pairs(text, open, close).flatMap(({ from, to }) => {
      if (!inChinese(text, from, to)) return [];
      return [
        { start: from, end: from + 1, text: left, message },
        { start: to, end: to + 1, text: right, message },
      ];
    });
}
