import { createHash } from 'node:crypto';
import type { IndexFile, PageText } from '@rstest-docs/search';
import { buildIndex, recordsOf, splitIndex } from '@rstest-docs/search';
import { type AskedQuestion, askedQuestions } from '../../content/asked.ts';
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
  { hashed, asked }: { hashed: boolean; asked?: readonly AskedQuestion[] },
): EmittedIndex {
  const lang = key.split('/').at(-1) as string;
  const whole = buildIndex(withAsked(texts, key, asked ?? askedQuestions(lang)), {
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

/** The pages with the questions that each section answers. */
function withAsked(
  texts: readonly PageText[],
  key: string,
  asked: readonly AskedQuestion[],
): PageText[] {
  const byPlace = new Map<string, string>();
  for (const { at, question } of asked) {
    byPlace.set(at, `${byPlace.get(at) ?? ''}${question}\n`);
  }
  return texts.map((page) => {
    const route = key.split('/').reduce(withoutFirst, page.routePath);
    const sections = page.sections.map((section) => {
      return {
        ...section,
        asked: byPlace.get(section.id ? `${route}#${section.id}` : route) ?? '',
      };
    });
    return { ...page, sections };
  });
}

const withoutFirst = (route: string, folder: string): string =>
  route.startsWith(`/${folder}/`) ? route.slice(folder.length + 1) : route;

/** Splits a text without spaces into words, as Node's ICU knows them; none for other languages. */
function segmenterOf(lang: string): ((text: string) => Iterable<string>) | undefined {
  const dictionary = localeInfo(lang)?.segmenter;
  if (dictionary === undefined) return undefined;
  const segmenter = new Intl.Segmenter(dictionary, { granularity: 'word' });
  return function* words(text) {
    for (const { segment } of segmenter.segment(text)) yield segment;
  };
}
