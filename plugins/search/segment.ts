import { localeInfo } from '../../shared/site/locales.ts';

/** Splits a text without spaces into words, as Node's ICU knows them; none for other languages. */
export function segmenterOf(lang: string): ((text: string) => Iterable<string>) | undefined {
  const dictionary = localeInfo(lang)?.segmenter;
  if (dictionary === undefined) return undefined;
  const segmenter = new Intl.Segmenter(dictionary, { granularity: 'word' });
  return function* words(text) {
    for (const { segment } of segmenter.segment(text)) yield segment;
  };
}
