import texts from '../../i18n.json' with { type: 'json' };

export type TextKey = keyof typeof texts;
export type Lang = 'en' | 'zh';

export const LANGS: readonly Lang[] = ['en', 'zh'];

/** A text of the site as the reader sees it; tests name controls by it. */
export function t(key: TextKey, lang: Lang = 'en', values: Record<string, string> = {}): string {
  return texts[key][lang].replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** The same path in a language. */
export function inLang(path: string, lang: Lang): string {
  return lang === 'en' ? path : `/zh${path}`;
}
