import type { Alternatives } from './expand.ts';

/** One thing that the query asks for, and all that counts as an answer. */
export interface Concept {
  /** Ways to match: the words of a way must all stand in one place. */
  ways: Alternatives[][];
  /** Share in the score. */
  weight: number;
  /** Whether a page that lacks it covers less of the query. */
  counted: boolean;
  /** Terms that were taken for misspelt ones: the query's word and the nearest term. */
  mended?: { from: string; to: string };
}
