/** What the site has to know of a language besides its texts and pages. */
interface Locale {
  /** As menus call the language, in its own words. */
  label: string;
  /** What the site is, for search engines and previews. */
  description: string;
  /** BCP 47 tag that dates are written by. */
  dates: string;
  /** `og:locale` of previews. */
  openGraph: string;
  /** BCP 47 tag of the dictionary that splits a text without spaces into words, for search. */
  segmenter?: string;
  /** Characters of a page's description, both ends included. */
  descriptionLength: { min: number; max: number };
  /** Not every page is translated: those that are missing are read in the first language. */
  partial?: boolean;
}

/**
 * The languages of the site in the order in which menus show them; the first one has no prefix in
 * its addresses. A language needs an entry here, its texts in `i18n.json` (and for the sibling tools
 * in `shared/site/tools.ts`), and its pages in `docs/<language>`.
 */
export const LOCALES = {
  en: {
    label: 'English',
    description:
      'Rspack-based Testing Framework: write tests with a familiar API and run them through the bundler that builds your app.',
    dates: 'en-GB',
    openGraph: 'en_US',
    descriptionLength: { min: 50, max: 160 },
  },
  zh: {
    label: '简体中文',
    description: '基于 Rspack 的测试框架：用熟悉的 API 编写测试，和应用使用同一个打包工具。',
    dates: 'zh-CN',
    openGraph: 'zh_CN',
    segmenter: 'zh',
    descriptionLength: { min: 25, max: 120 },
  },
} as const satisfies Record<string, Locale>;

export type Lang = keyof typeof LOCALES;
export const LANGS = Object.keys(LOCALES) as Lang[];
export const DEFAULT_LANG = 'en' satisfies Lang;

/** What is known of a language; undefined for one that is not in the table, as a fixture site may have. */
export const localeInfo = (lang: string): Locale | undefined =>
  (LOCALES as Record<string, Locale>)[lang];
