import { createHash } from 'node:crypto';
import { buildIndex } from '../../shared/search/build-index.ts';
import { SYNONYMS_EN } from '../../shared/search/synonyms.en.ts';
import { SYNONYMS_ZH } from '../../shared/search/synonyms.zh.ts';
import type { PageText } from '../../shared/search/types.ts';
import { recordOf } from './record.ts';
import { segmentHan } from './segment.ts';

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
  const chinese = lang.startsWith('zh');
  const index = buildIndex(texts, {
    lang,
    records: '',
    synonyms: chinese ? SYNONYMS_EN + SYNONYMS_ZH : SYNONYMS_EN,
    segment: chinese ? segmentHan : undefined,
  });
  const records = texts.map((text, id) => JSON.stringify(recordOf(text, id)));
  const digest = createHash('sha256');
  for (const text of [JSON.stringify(index), ...records]) digest.update(text);
  const stem = ['search_index', ...key.split('/').map((part) => part.replaceAll('.', '_'))].join('.');
  const name = hashed ? `${stem}.${digest.digest('hex').slice(0, 10)}` : stem;
  index.records = `${name}/`;
  const files = new Map([[`${name}.json`, JSON.stringify(index)]]);
  for (const [id, record] of records.entries()) files.set(`${name}/${id}.json`, record);
  return { key, name: `${name}.json`, files };
}
