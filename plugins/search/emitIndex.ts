import { createHash } from 'node:crypto';
import type { IndexFile, PageText } from '@rstest-docs/search';
import { buildIndex, recordsOf, splitIndex } from '@rstest-docs/search';
import { synonymLines } from '../../content/synonyms.ts';
import { localeInfo } from '../../shared/site/locales.ts';

/** Folder of the index files below the site's root, with a slash at its end. */
export const STATIC_FOLDER = 'static/';

/** The files of one index, below `STATIC_FOLDER`. */
export interface EmittedIndex {
  key: string;
  /** Name of the index file itself. */
  name: string;
  files: Map<string, string>;
  /** What the index file says with all of its parts. */
  whole: IndexFile;
}

/**
 * Index file, its parts and the records of one language and version. With `hashed` the names carry
 * a digest of all contents, so that they can be cached for ever; without, it is in one part.
 */
export function emitIndex(
  key: string,
  texts: readonly PageText[],
  { hashed }: { hashed: boolean },
): EmittedIndex {
  const lang = key.split('/').at(-1) as string;
  const whole = buildIndex(texts, {
    lang,
    records: '',
    synonyms: synonymLines(lang),
    segment: segmenterOf(lang),
  });
  const records = recordsOf(texts).map((record) => JSON.stringify(record));
  const digest = createHash('sha256');
  for (const text of [JSON.stringify(whole), ...records]) digest.update(text);
  // Where the parts begin, too: a reader's kept index must not lead to parts that were cut elsewhere.
  if (hashed) digest.update(JSON.stringify(splitIndex(whole, '').index.parts ?? ''));
  const named = key.split('/').map((part) => part.replaceAll('.', '_'));
  const stem = ['search_index', ...named].join('.');
  const suffix = hashed ? `.${digest.digest('hex').slice(0, 10)}.json` : '.json';
  whole.records = `${stem}/*${suffix}`;
  const terms = `${['search_terms', ...named].join('.')}/*${suffix}`;
  const { index, parts } = hashed ? splitIndex(whole, terms) : { index: whole, parts: [] };
  const files = new Map([[stem + suffix, JSON.stringify(index)]]);
  for (const [id, record] of records.entries()) files.set(`${stem}/${id}${suffix}`, record);
  for (const [i, part] of parts.entries()) {
    files.set(terms.replace('*', String(i)), JSON.stringify(part));
  }
  return { key, name: stem + suffix, files, whole };
}

/** Splits a text without spaces into words, as Node's ICU knows them; none for other languages. */
function segmenterOf(lang: string): ((text: string) => Iterable<string>) | undefined {
  const dictionary = localeInfo(lang)?.segmenter;
  if (dictionary === undefined) return undefined;
  const segmenter = new Intl.Segmenter(dictionary, { granularity: 'word' });
  return function* words(text) {
    for (const { segment } of segmenter.segment(text)) yield segment;
  };
}
