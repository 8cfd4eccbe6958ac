import { coverageProblems } from '../../facts/coverage.ts';
import { tableProblems } from '../../facts/tables.ts';
import { samplePage } from '../../samples/pages.ts';
import type { Check } from '../check.ts';

/** The manual and the installed framework name the same things. */
export const factsCheck: Check = {
  name: 'facts',
  about:
    'every option, flag and API is documented, none that does not exist, and tables say what was read',
  run: ({ site }) => {
    const pages = site.pages.map(samplePage);
    return [...coverageProblems(pages), ...tableProblems(pages)];
  },
};
