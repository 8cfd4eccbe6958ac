import { useLang, useSite } from '@rspress/core/runtime';
import { useCallback } from 'react';
import texts from 'virtual-i18n-text';
import type keys from '../i18n.json';
import type { Lang } from '../shared/site/locales.ts';
import type { BuildPart } from '../shared/site/texts.ts';

/** Does not compile while a language lacks a text. */
type InEveryLanguage<Texts extends Record<string, Record<Lang, string>>> = Texts;

/** Every text of the interface; a key that `i18n.json` lacks, or no page has, does not compile. */
export type StringKey = Exclude<keyof InEveryLanguage<typeof keys>, `${BuildPart}.${string}`>;

export type Translate = (key: StringKey, values?: Record<string, string | number>) => string;

interface SiteTexts {
  lang?: string;
  outlineTitle?: unknown;
  prevPageText?: unknown;
  nextPageText?: unknown;
  editLink?: { text?: unknown };
}

/** Texts that a site may set itself, for all languages or for one (spec section 3). */
const SETTINGS: Partial<Record<StringKey, (texts: SiteTexts) => unknown>> = {
  'outline.title': (texts) => texts.outlineTitle,
  'doc.prev': (texts) => texts.prevPageText,
  'doc.next': (texts) => texts.nextPageText,
  'doc.edit': (texts) => texts.editLink?.text,
};

/** Text of a key in the page's language, with `{name}` filled from `values`. */
export function useT(): Translate {
  const lang = useLang();
  const themeConfig = useSite().site.themeConfig as SiteTexts & { locales?: SiteTexts[] };
  return useCallback<Translate>(
    (key, values = {}) => {
      const locale = themeConfig.locales?.find((one) => one.lang === lang);
      const set = locale && SETTINGS[key]?.(locale);
      const own = set ?? SETTINGS[key]?.(themeConfig);
      if (typeof own === 'string') return own;
      const text = texts[key]?.[lang] ?? texts[key]?.en ?? key;
      return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
    },
    [lang, themeConfig],
  );
}
