import { nearNames } from '@rstest-docs/search';

/** The candidate that was probably meant, if any comes close. */
export const nearest = (word: string, candidates: Iterable<string>): string | undefined =>
  nearNames(word, [...candidates])[0];

/** `did you mean x?` after `lead`, or nothing where no candidate comes close. */
export function didYouMean(word: string, candidates: Iterable<string>, lead = ''): string {
  const meant = nearest(word, candidates);
  return meant ? `${lead}did you mean ${meant}?` : '';
}
