import { spawnSync } from 'node:child_process';
import { TRANSLATED_LANGS } from '../../../content/languages.ts';
import type { Page } from '../../../content/page.ts';
import type { Site } from '../../../content/site.ts';
import {
  isWrittenPair,
  pageHash,
  readTranslations,
  translatedPages,
  translationsFile,
} from '../../../content/translations.ts';
import type { Lang } from '../../../shared/site/locales.ts';
import type { Finding } from '../../finding.ts';
import type { Check } from '../check.ts';
import { readJsonFile } from '../schema/jsonFile.ts';

type IsCommitted = (root: string, file: string) => boolean;

/** Without git, what is on disk counts as committed. */
const isInCommit: IsCommitted = (root, file) => {
  const { status, stdout } = spawnSync('git', ['ls-tree', 'HEAD', file], { cwd: root });
  return status !== 0 || stdout.length > 0;
};

/** The check below, with its own answer to whether a page was committed. */
export const translationsCheckOf = (isCommitted: IsCommitted): Check => ({
  name: 'translations',
  about: 'no translation is behind its English page',
  follows: 2,
  run: ({ root, site, pages }) =>
    TRANSLATED_LANGS.flatMap((lang) =>
      findingsOf(site, pages, lang, (file) => isCommitted(root, file)),
    ),
});

/** Translations whose English page has changed since they were last brought up to it. */
export const translationsCheck = translationsCheckOf(isInCommit);

function findingsOf(
  site: Site,
  judged: readonly Page[],
  lang: Lang,
  isCommitted: (file: string) => boolean,
): Finding[] {
  const { tree } = site;
  const record = translationsFile(lang);
  const json = tree.has(record) ? readJsonFile(tree, record, 'translations') : undefined;
  if (json && json.findings.length > 0) return json.findings;
  const recorded = readTranslations(tree, lang);
  const pages = translatedPages(site, lang);
  const findings: Finding[] = [];
  for (const page of pages.filter((one) => judged.includes(one))) {
    const translation = site.pageIn(lang, page);
    if (!translation || recorded[page.route] === pageHash(page)) continue;
    // Both pages of a new pair change side by side, and `fix` records them again each time.
    const known = page.route in recorded && isCommitted(page.file);
    // What is left to be written is reported by another check.
    if (!known && !isWrittenPair(site, page, lang)) continue;
    findings.push({
      file: translation.file,
      line: 1,
      message: known
        ? `stale: ${page.file} has changed since this page was translated`
        : 'not recorded as a translation, as both pages are now',
      fix: known
        ? `bring it up to date, then npm run fix -- --translated ${page.route}`
        : 'npm run fix',
    });
  }
  for (const route of Object.keys(recorded)) {
    if (pages.some((page) => page.route === route)) continue;
    const line = json?.lineOf([route]) ?? 1;
    const message = `${route} is not the address of a page in both languages`;
    findings.push({ file: record, line, message, fix: 'npm run fix' });
  }
  return findings;
}
