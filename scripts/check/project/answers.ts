import {
  checkCounts,
  checkProofs,
  checkTested,
  lineOfAnswer,
  readProofs,
  readTested,
} from '../../answers/proofs.ts';
import { RunRecords } from '../../answers/records.ts';
import { samplePage } from '../../samples/pages.ts';
import type { Check } from '../check.ts';
import { isUnreadable } from '../pages/mdx.ts';

/** What can be said about proofs without running them; `npm run docs -- answers` does the rest. */
export const answersCheck: Check = {
  name: 'answers',
  about:
    'option and API pages have proofs, under headings that exist (npm run docs -- answers runs them)',
  // Proofs are loaded as modules, so there is no state before to compare with.
  external: true,
  async run({ root, site }) {
    const pages = site.pages.map(samplePage);
    const { proofs, problems } = await readProofs(root);
    const lineOf = lineOfAnswer(root);
    const unreadable = site.pages.filter(isUnreadable).map(({ bareRoute }) => bareRoute);
    const readable = proofs.filter(({ route }) => !unreadable.includes(route));
    const found = readable.flatMap((own) => checkProofs(own, pages, lineOf, root));
    const records = new RunRecords(root);
    const unrecorded = proofs.flatMap((own) =>
      records.findings(own, (answer) => lineOf(own, answer)),
    );
    const old = records.ofOtherVersion(proofs);
    const tested = checkTested(readTested(root), pages, root);
    const counted = checkCounts(proofs, pages);
    return [...problems, ...found, ...unrecorded, ...old, ...tested, ...counted];
  },
};
