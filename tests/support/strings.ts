import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import texts from '../../i18n.json' with { type: 'json' };

export type TextKey = keyof typeof texts;
export type Lang = 'en' | 'zh';

export const LANGS: readonly Lang[] = ['en', 'zh'];

/** Languages of a test that asks the same in each: by day one, in turn, at night (`NIGHT=1`) all. */
export const langsOf = (turn: number): readonly Lang[] =>
  process.env.NIGHT ? LANGS : LANGS.filter((_, index) => index === turn % LANGS.length);

/** A text of the site as the reader sees it; tests name controls by it. */
export function t(key: TextKey, lang: Lang = 'en', values: Record<string, string> = {}): string {
  return texts[key][lang].replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** The same path in a language. */
export function inLang(path: string, lang: Lang): string {
  return lang === 'en' ? path : `/zh${path}`;
}

/** What the navbar of a language has, in order. */
export function navItems(lang: Lang): string[] {
  const file = join(import.meta.dirname, `../../docs/${lang}/_nav.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { text: string }[]).map(({ text }) => text);
}
