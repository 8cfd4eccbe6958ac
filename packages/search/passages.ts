import type { Ranking } from './engine.ts';
import { asksInHan } from './han.ts';
import type { Marker } from './marks.ts';
import { HAN_CHAR } from './terms.ts';
import { TUNING } from './tuning.ts';

/** Words from which on a query is a question. Names and headings answer shorter ones better. */
const QUESTION_WORDS = 5;
/** Sections of each page whose texts are compared, and the score, against the best, that they need. */
const SECTIONS_READ = 3;
const GOOD_ENOUGH = 0.25;
/** Characters up to which a passage is as good as a short one, and by how many more it counts half. */
const LONG = 600;
const LONGER = 3000;
/** What the best passages of a section count, best first. */
const SHARES = [1, 0.3, 0.15];

/** Letters with which a word's other forms begin too: `call` of `called`. */
export const beginningOf = (word: string): string => word.slice(0, Math.max(3, word.length - 2));

/** The beginnings of a question's words, and its pairs of Chinese characters; none for other queries. */
export function questionWords(query: string, { typed }: Marker): string[] {
  const words = [...new Set(typed.filter((word) => word.length > 1).map(beginningOf))];
  const asks = words.some(isHan) ? asksInHan(query) : words.length >= QUESTION_WORDS;
  return asks ? words : [];
}

const isHan = (word: string) => HAN_CHAR.test(word);

/** The sections of a ranking whose texts `byPassages` compares. */
export const sectionsToRead = ({ pages }: Ranking): number[] =>
  pages
    .flatMap(({ sections }) => sections.slice(0, SECTIONS_READ))
    .filter(({ score }) => score >= GOOD_ENOUGH)
    .map(({ section }) => section);

/**
 * How much of some words, in lower case, one of these passages says, 0 to 1: rare words among them
 * count more, names beside Chinese too, and a long passage counts less.
 */
export function sharesAmong(
  words: readonly string[],
  passages: readonly string[],
): (passage: string) => number {
  const chinese = words.some(isHan);
  const rarities = words.map((word) => {
    const count = passages.filter((text) => text.includes(word)).length;
    const weight = chinese && !isHan(word) ? TUNING.nameInHan : 1;
    return [word, weight * Math.log(1 + passages.length / (1 + count))] as const;
  });
  const most = rarities.reduce((sum, [, rarity]) => sum + rarity, 0) || 1;
  return (passage) => {
    const said = rarities.reduce(
      (sum, [word, rarity]) => sum + (passage.includes(word) ? rarity : 0),
      0,
    );
    return said / most / (1 + Math.max(0, passage.length - LONG) / LONGER);
  };
}

/**
 * Puts pages and their sections into order by how much of a question single passages say, because a
 * page may hold all its words far apart. `textOf` gives the text of a section, passages on lines of
 * their own; '' when it was not read.
 */
export function byPassages(
  ranking: Ranking,
  words: readonly string[],
  textOf: (section: number) => string,
): Ranking {
  const passages = new Map(
    sectionsToRead(ranking).map((section) => [
      section,
      textOf(section).toLowerCase().split('\n').filter(Boolean),
    ]),
  );
  const shareOf = sharesAmong(words, [...passages.values()].flat());
  const saidBy = (section: number): number => {
    const shares = (passages.get(section) ?? []).map(shareOf).sort((a, b) => b - a);
    return SHARES.reduce((sum, share, i) => sum + share * (shares[i] ?? 0), 0);
  };
  const top = ranking.pages[0]?.score ?? 1;
  const pages = ranking.pages.map(({ page, score, sections }) => {
    const read = sections
      .slice(0, SECTIONS_READ)
      .map((one) => ({ ...one, said: saidBy(one.section) }));
    return {
      page,
      score: score / top + TUNING.passageOfPage * Math.max(0, ...read.map(({ said }) => said)),
      sections: read
        .map(({ section, score, said }) => ({
          section,
          score: score + TUNING.passageOfSection * said,
        }))
        .sort((a, b) => b.score - a.score),
    };
  });
  const best = Math.max(...pages.flatMap(({ sections }) => sections.map(({ score }) => score)));
  for (const { sections } of pages) for (const one of sections) one.score /= best;
  return { ...ranking, pages: pages.sort((a, b) => b.score - a.score) };
}
