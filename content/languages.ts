import { DEFAULT_LANG, LANGS, type Lang, localeInfo } from '../shared/site/locales.ts';

/** The languages that pages are translated to. */
export const TRANSLATED_LANGS = LANGS.filter((lang) => lang !== DEFAULT_LANG);

/**
 * Pages that need no translation, by their path below the folder of a language, such as
 * `guide/help/meetups`; a folder ends in a slash.
 */
export const ONE_LANGUAGE: readonly string[] = [];

/** Languages that lack pages which the others have. */
export const PARTIAL_LANGS = LANGS.filter((lang) => localeInfo(lang)?.partial);

/** Whether a language may lack the page of this path, which readers then get in another one. */
export const mayLack = (lang: Lang, path: string): boolean =>
  PARTIAL_LANGS.includes(lang) ||
  ONE_LANGUAGE.some((one) => (one.endsWith('/') ? path.startsWith(one) : path === one));

/** Folder of a language's pages, e.g. `docs/zh`. */
export function langFolder(lang: Lang): string {
  return `docs/${lang}`;
}

/** URL prefix of a language: '' or `/zh`. */
export function langPrefix(lang: string): string {
  return lang === DEFAULT_LANG ? '' : `/${lang}`;
}

/**
 * Splits a site path into its language and the rest: `/zh/guide/x` gives zh and `/guide/x`.
 * A path without a known prefix belongs to the default language.
 */
export function splitLang(path: string): { lang: Lang; path: string } {
  for (const lang of LANGS) {
    if (lang === DEFAULT_LANG) continue;
    const prefix = langPrefix(lang);
    if (path === prefix) return { lang, path: '/' };
    if (path.startsWith(`${prefix}/`)) return { lang, path: path.slice(prefix.length) };
  }
  return { lang: DEFAULT_LANG, path };
}
