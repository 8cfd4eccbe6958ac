/**
 * All numbers that decide the order of results. Set by trying changes on `bench/search/` and
 * keeping those that help both languages; none is exact, so round numbers are preferred.
 */
export const TUNING = {
  /** How well a term stands for a word of the query. */
  exact: 1,
  stem: 0.7,
  part: 0.62,
  prefix: 0.55,
  partPrefix: 0.4,
  fuzzy: 0.6,
  synonym: 0.9,
  /** What beginnings of longer terms count when the word is one itself. */
  prefixOfKnown: 0.6,
  /** An owner's title with a member's heading, beside the full name in a text. */
  member: 0.9,
  /** Words in the title, names, headings, text, code and answered questions of a place. */
  fields: [4.5, 4, 2.2, 1.2, 0.3, 0.7],
  /** BM25: how soon repetition stops to count, and how much length is held against a text. */
  saturation: 1.4,
  lengthShare: 0.3,
  /** How much of its page's title a section may claim. */
  titleForSections: 0.45,
  /** Score left to a place that answers nothing of the query, and how fast it grows from there. */
  coverageFloor: 0.1,
  coverageExponent: 1.5,
  /** For a page that the query names. */
  named: 1.5,
  /**
   * What such a page gets on top of a score of at most 1: its title is the query, is the query's
   * plural or synonym, or begins with it (`setupFiles`); the query is a member (`test.only`).
   */
  titleIsQuery: 1,
  titleIsForm: 0.9,
  titleBegins: 0.5,
  memberIsQuery: 0.9,
  /** For a section whose whole heading the query contains. */
  headingSaid: 1.5,
  /** Share of the page in its score; the rest is its best section's. */
  pageShare: 0.55,
  /** Sections beyond which a page counts less. */
  manySections: 20,
  /** For a question: what the best passage of a page and of a section add to a score of at most 1. */
  passageOfPage: 1.2,
  passageOfSection: 2,
  /** Weight of what a phrase is called here: least, and what is added with the phrase's share. */
  synonymBase: 0.5,
  synonymShare: 1,
  /** What a line of synonyms names after its first is less sure. */
  furtherSynonym: 0.9,
  /** Names and other Latin words of a whole question in Chinese, beside its pairs of characters. */
  nameInHan: 3,
  /** Chinese pairs of grammar. */
  hanFaint: 0.35,
  /** Words that mean little: numbers, `each`, `only`. */
  faint: 0.3,
};
