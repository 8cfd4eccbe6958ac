import type { IndexFile, TermColumns } from './indexFile.ts';
import { encodeTerms, type PackedTerm, readTerms } from './termColumns.ts';
import { partsOf } from './tokenize.ts';

/** About how many bytes of JSON a part has; a query of one word fetches one of them. */
const PART_BYTES = 1500;

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
  const { names, words } = sorted(all);
  const groups: PackedTerm[][] = [];
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
  for (const word of words) {
    if (!word.isName) continue;
    for (const part of new Set(partsOf(word.term).map((key) => partOf(key, from)))) {
      const group = groups[part] as PackedTerm[];
      if (!group.includes(word)) group.push(word);
    }
  }
  for (const group of groups) group.sort((a, b) => (a.key < b.key ? -1 : 1));
  return {
    index: { ...index, ...encodeTerms(names), parts: { path, from } },
    parts: groups.map(encodeTerms),
  };
}

/**
 * What the index file holds, and what its parts do. A name that few texts say lies in the part of
 * each of its words, unless one of them is a name itself: a query for that asks for no part.
 */
function sorted(all: readonly PackedTerm[]): { names: PackedTerm[]; words: PackedTerm[] } {
  const common = all.filter(({ isName, isRare }) => isName && !isRare);
  const keys = new Set(common.map(({ key }) => key));
  const inFile = ({ term, isName, isRare }: PackedTerm) =>
    isName && (!isRare || partsOf(term).some((part) => keys.has(part)));
  return { names: all.filter(inFile), words: all.filter((term) => !inFile(term)) };
}
