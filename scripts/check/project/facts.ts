import { coverageProblems } from '../../facts/coverage.ts';
import { samplePage } from '../../samples/pages.ts';
import type { Check } from '../check.ts';

/** The manual and the installed framework name the same things. */
export const factsCheck: Check = {
  name: 'facts',
  about: 'every option, flag and API is documented, and none that does not exist',
  reads: /^docs\//,
  run: ({ site }) => coverageProblems(site.pages.map(samplePage)),
};
