import type { IndexFile, TermColumns } from './indexFile.ts';
import { encodeTerms, readTerms } from './termColumns.ts';

/** About how many bytes of JSON a part has; a query of one word fetches one of them. */
const PART_BYTES = 3000;

/** Number of the part that a normalized word lies in; see `IndexParts.from`. */
export function partOf(key: string, from: readonly string[]): number {
  let part = 0;
  while (part < from.length && key >= (from[part] as string)) part++;
  return part;
}

const startOf = (word: { key: string } | undefined): string => word?.key.slice(0, 2) ?? '';

/** Splits an index so that a first search need not load all of it; `path` is where its parts go. */
export function splitIndex(
  index: IndexFile,
  path: string,
): { index: IndexFile; parts: TermColumns[] } {
  const all = readTerms(index);
  const words = all.filter(({ isName }) => !isName);
  const groups: (typeof words)[] = [];
  let bytes = 0;
  for (const word of words) {
    const own = groups.at(-1);
    const begins =
      own?.[0] === undefined || (bytes > PART_BYTES && startOf(own.at(-1)) !== startOf(word));
    if (begins) {
      groups.push([word]);
      bytes = 0;
    } else own.push(word);
    // a term's rest and its count, two characters a posting
    bytes += word.term.length / 2 + 2 + 2 * word.count;
  }
  if (groups.length < 2) return { index, parts: [] };
  const from = groups.slice(1).map(([first]) => startOf(first));
  const names = encodeTerms(all.filter(({ isName }) => isName));
  return { index: { ...index, ...names, parts: { path, from } }, parts: groups.map(encodeTerms) };
}
