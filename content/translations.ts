import { createHash } from 'node:crypto';
import { DEFAULT_LANG, type Lang } from '../shared/site/locales.ts';
import { fencesOf } from './fences.ts';
import type { Page } from './page.ts';
import type { Site } from './site.ts';
import type { Tree } from './tree.ts';
import { unfinished } from './unfinished.ts';

/** The record of a language's translations. */
export const translationsFile = (lang: Lang): string => `docs/translations.${lang}.json`;

/** Route (without language) to hash of the English page that its translation last followed. */
export type Translations = Record<string, string>;

/**
 * Hash of what a translator has to follow on a page: 16 hexadecimal digits. Samples are left out,
 * since both languages hold the same ones and another check compares them; so is white space.
 */
export function pageHash(page: Page): string {
  let text = page.source;
  for (const { span } of fencesOf(page).toReversed()) {
    text = text.slice(0, span.start) + text.slice(span.end);
  }
  const normalized = text.replace(/\s+/g, ' ').trim();
  return createHash('sha256').update(normalized).digest('hex').slice(0, 16);
}

/** Pages of the first language that have a translation, which has to follow them. */
export function translatedPages(site: Site, lang: Lang): Page[] {
  return site.pages.filter(
    (page) => page.lang === DEFAULT_LANG && site.pageIn(lang, page) !== undefined,
  );
}

/** Whether neither the page nor its translation has anything left to be written. */
export function isWrittenPair(site: Site, page: Page, lang: Lang): boolean {
  const translation = site.pageIn(lang, page);
  return unfinished(page).length === 0 && (!translation || unfinished(translation).length === 0);
}

export function readTranslations(tree: Tree, lang: Lang): Translations {
  const file = translationsFile(lang);
  return tree.has(file) ? JSON.parse(tree.read(file)) : {};
}

/** Text of the file: one route per line, sorted, so that parallel work merges. */
export function formatTranslations(translations: Translations): string {
  const sorted = Object.fromEntries(
    Object.entries(translations).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
  return `${JSON.stringify(sorted, null, 2)}\n`;
}
