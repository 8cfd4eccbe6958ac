import { createHash } from 'node:crypto';
import type { PageText } from '@rstest-docs/search';
import { buildIndex, recordsOf } from '@rstest-docs/search';
import { synonymLines } from '../../content/synonyms.ts';
import { segmenterOf } from './segment.ts';

/** Folder of the index files below the site's root, with a slash at its end. */
export const STATIC_FOLDER = 'static/';

/** The files of one index, below `STATIC_FOLDER`. */
export interface EmittedIndex {
  key: string;
  /** Name of the index file itself. */
  name: string;
  files: Map<string, string>;
}

/**
 * Index file and records of one language and version. With `hashed` the names carry a digest of
 * all contents, so that they can be cached for ever.
 */
export function emitIndex(
  key: string,
  texts: readonly PageText[],
  { hashed }: { hashed: boolean },
): EmittedIndex {
  const lang = key.split('/').at(-1) as string;
  const index = buildIndex(texts, {
    lang,
    records: '',
    synonyms: synonymLines(lang),
    segment: segmenterOf(lang),
  });
  const records = recordsOf(texts).map((record) => JSON.stringify(record));
  const digest = createHash('sha256');
  for (const text of [JSON.stringify(index), ...records]) digest.update(text);
  const stem = ['search_index', ...key.split('/').map((part) => part.replaceAll('.', '_'))].join(
    '.',
  );
  const suffix = hashed ? `.${digest.digest('hex').slice(0, 10)}.json` : '.json';
  index.records = `${stem}/*${suffix}`;
  const files = new Map([[stem + suffix, JSON.stringify(index)]]);
  for (const [id, record] of records.entries()) files.set(`${stem}/${id}${suffix}`, record);
  return { key, name: stem + suffix, files };
}
