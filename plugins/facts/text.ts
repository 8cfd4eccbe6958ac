import strings from '../../i18n.json' with { type: 'json' };

type FactsKey = Extract<keyof typeof strings, `facts.${string}`>;
export type FactsText = (key: FactsKey) => string;

/** Labels and notes of the facts in one language; they are used at build time only. */
export function factsText(lang: 'en' | 'zh'): FactsText {
  return (key) => strings[key][lang];
}
