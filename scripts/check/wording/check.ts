import type { Page } from '../../../content/page.ts';
import { CODE, OTHER, type Prose, proseOf } from '../../../content/prose.ts';
import type { Finding } from '../../finding.ts';
import type { Check } from '../check.ts';
import { covers } from '../covers.ts';
import { WORDING_EXCEPTIONS, WORDING_RULES } from './rules.ts';

/** Neither language uses the words and sentence patterns that stop a reader. */
export const wordingCheck: Check = {
  name: 'wording',
  about: 'no words and sentence patterns that read like a translation or a protocol',
  run: ({ site, pages }) => [...pages, ...site.partials].flatMap(wordingFindings),
};

function wordingFindings(page: Page): Finding[] {
  const rules = WORDING_RULES.filter(
    ({ lang, except }) => lang === page.lang && !except?.test(page.file),
  );
  return proseOf(page).flatMap((prose) =>
    rules.flatMap(({ pattern, right, kinds }) => {
      if (prose.kind === 'picture' || (kinds && !kinds.includes(prose.kind))) return [];
      return [...prose.text.matchAll(pattern)]
        .filter(({ index, 0: found }) => !isException(page, prose, index, found.length))
        .map(({ index, 0: found }) => ({
          file: page.file,
          line: prose.lineOf(index),
          message: `"${shown(found)}" in: ${context(prose, index, found.length)}`,
          right,
          fix: 'rewrite the sentence; a use that is right goes to scripts/check/wording/rules.ts',
        }));
    }),
  );
}

const isException = (page: Page, { text }: Prose, index: number, length: number): boolean =>
  WORDING_EXCEPTIONS.some(
    ({ lang, words }) => lang === page.lang && covers(text, words, index, length),
  );

function context({ text }: Prose, index: number, length: number): string {
  return shown(text.slice(Math.max(0, index - 20), index + length + 20)).replace(/\s+/g, ' ');
}

function shown(text: string): string {
  return text.replaceAll(CODE, '`…`').replaceAll(OTHER, '…').trim();
}
