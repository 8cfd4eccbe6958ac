import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A question of a user, in few words. */
export interface AskedQuestion {
  question: string;
  /** Thread of GitHub, or address of a page, where it was seen. */
  seen: string;
  /** What answers it: `/guide/basic/coverage#html`, the same in every language; '' while it is open. */
  at: string;
}

/** Cells by line of a list in `asked/`, without its first line; README.md there explains the columns. */
export const askedRows = (name: string): string[][] =>
  readFileSync(join(import.meta.dirname, 'asked', name), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

/** All questions that are known in a language; none for one in which nobody asked yet. */
export function askedQuestions(lang: string): AskedQuestion[] {
  const places = new Map(askedRows('needs.tsv').map(([need, , , at]) => [need, at]));
  const known = [
    ...askedRows('questions.tsv').map(([need, , question, seen]) => [
      question,
      seen,
      places.get(need),
    ]),
    ...askedRows('fresh.tsv').map(([, , question, seen, , , at]) => [question, seen, at]),
  ].map(([question = '', seen = '', at = '']) => ({ question, seen, at }));
  if (lang === 'en') return known;
  if (lang !== 'zh') return [];
  const placeOf = new Map(known.map(({ question, seen, at }) => [`${seen} ${question}`, at]));
  return askedRows('asked.zh.tsv').map(([seen = '', english, question = '']) => {
    return { question, seen, at: placeOf.get(`${seen} ${english}`) ?? '' };
  });
}
