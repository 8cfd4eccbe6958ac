import strings from '../i18n.json' with { type: 'json' };
import { DEFAULT_LANG, LANGS, type Lang } from '../shared/site/locales.ts';
import type { BuildPart } from '../shared/site/texts.ts';

type BuildKey = Extract<
  keyof typeof strings,
  `${BuildPart}.${string}` | 'nav.external' | 'evidence.title'
>;

/** Texts that are written out when the site is built; none of these reaches a browser. */
export type BuildText = (key: BuildKey) => string;

/** Texts that do not come with every page: of the build, and of scripts that bring their own. */
export const NOT_ON_PAGES =
  /^(agents|checker|draft|errors|evidence|facts|migrate|releases|samples)\.|^search\.(results|count|since|noResults|tryAgain|didYouMean|recent|clearRecent|quickLinks|indexes|keys)/;

/** The texts of a language; those of the default one for a language that is not in the table. */
export function buildText(lang: string): BuildText {
  const known = LANGS.find((one) => one === lang) ?? DEFAULT_LANG;
  return (key) => strings[key][known];
}

/** The language that a page belongs to. The last such folder counts: one further up may be a user's or a disk's. */
export function langOf(file: string): Lang {
  const folders = file.split(/[\\/]/).slice(0, -1);
  return LANGS.find((lang) => lang === folders.findLast(isLang)) ?? DEFAULT_LANG;
}

const isLang = (name: string): boolean => LANGS.some((lang) => lang === name);
