import {
  isWrittenPair,
  pageHash,
  readTranslations,
  TRANSLATIONS_FILE,
  translatedPages,
} from '../../docs/translations.ts';
import type { Check } from '../check.ts';
import type { Finding } from '../finding.ts';
import { readJsonFile } from '../schema/json-file.ts';

/** Chinese pages whose English twin has changed since they were last brought up to it. */
export const translationsCheck: Check = {
  name: 'translations',
  about: 'no Chinese page is behind its English twin',
  reads: /^docs\//,
  run({ site, pages: judged }) {
    const { tree } = site;
    const json = tree.has(TRANSLATIONS_FILE)
      ? readJsonFile(tree, TRANSLATIONS_FILE, 'translations')
      : undefined;
    if (json && json.findings.length > 0) return json.findings;
    const recorded = readTranslations(tree);
    const pages = translatedPages(site);
    const findings: Finding[] = [];
    for (const page of pages.filter((one) => judged.includes(one))) {
      const twin = site.twinOf(page, 'zh');
      if (!twin || recorded[page.route] === pageHash(page)) continue;
      const known = page.route in recorded;
      // What is left to be written is told by another check.
      if (!known && !isWrittenPair(site, page)) continue;
      findings.push({
        file: twin.file,
        line: 1,
        message: known
          ? `stale: ${page.file} has changed since this page was translated`
          : 'not recorded as a translation',
        fix: known
          ? `bring it up to date, then npm run fix -- --translated ${page.route}`
          : 'npm run fix',
      });
    }
    for (const route of Object.keys(recorded)) {
      if (pages.some((page) => page.route === route)) continue;
      const line = json?.lineOf([route]) ?? 1;
      const message = `${route} is not the address of a page in both languages`;
      findings.push({ file: TRANSLATIONS_FILE, line, message, fix: 'npm run fix' });
    }
    return findings;
  },
};
