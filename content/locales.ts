import { DEFAULT_LANG, LANGS, type Lang, localeInfo } from '../shared/site/locales.ts';

/** Languages of the site in reading order; the first one has no prefix in its URLs. */
export const LOCALES = LANGS;

export type Locale = Lang;

export const DEFAULT_LOCALE: Locale = DEFAULT_LANG;

/** The languages that pages are translated to. */
export const TRANSLATION_LOCALES = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

/**
 * Pages that need no translation, by their path below the folder of a language, such as
 * `guide/help/meetups`; a folder ends in a slash.
 */
export const ONE_LANGUAGE: readonly string[] = [];

/** Languages that lack pages which the others have. */
export const PARTIAL_LOCALES = LOCALES.filter((locale) => localeInfo(locale)?.partial);

/** Whether a language may lack the page of this path, which readers then get in another one. */
export const mayLack = (locale: Locale, path: string): boolean =>
  PARTIAL_LOCALES.includes(locale) ||
  ONE_LANGUAGE.some((one) => (one.endsWith('/') ? path.startsWith(one) : path === one));

/** Folder of a language's pages, e.g. `docs/zh`. */
export function localeFolder(locale: Locale): string {
  return `docs/${locale}`;
}

/** URL prefix of a language: '' or `/zh`. */
export function localePrefix(locale: string): string {
  return locale === DEFAULT_LOCALE ? '' : `/${locale}`;
}

/**
 * Splits a site path into its language and the rest: `/zh/guide/x` gives zh and `/guide/x`.
 * A path without a known prefix belongs to the default language.
 */
export function splitLocale(path: string): { locale: Locale; path: string } {
  for (const locale of LOCALES) {
    if (locale === DEFAULT_LOCALE) continue;
    const prefix = localePrefix(locale);
    if (path === prefix) return { locale, path: '/' };
    if (path.startsWith(`${prefix}/`)) return { locale, path: path.slice(prefix.length) };
  }
  return { locale: DEFAULT_LOCALE, path };
}
