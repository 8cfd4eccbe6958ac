import { coverageProblems } from '../../facts/coverage.ts';
import type { Check } from '../check.ts';
import { parsedPages } from './samples.ts';

/** The manual and the installed framework name the same things. */
export const factsCheck: Check = {
  name: 'facts',
  about: 'every option, flag and API is documented, and none that does not exist',
  reads: /^docs\//,
  run: ({ site }) => coverageProblems(parsedPages(site.pages)),
};
