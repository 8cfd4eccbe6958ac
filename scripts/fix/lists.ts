/** Lists that are kept sorted. */
export const LISTS = ['docs/words.txt', 'docs/names.txt'];

/** A list file (one word or name a line, comments on top) sorted, whatever the case, without doubles. */
export function sortedList(text: string): string {
  const rows = text.split('\n').map((row) => row.trim());
  const comments = rows.filter((row) => row.startsWith('#'));
  const words = rows.filter((row) => row !== '' && !row.startsWith('#'));
  const sorted = [...new Set(words)].toSorted((a, b) => compare(key(a), key(b)) || compare(a, b));
  return `${[...comments, ...sorted].join('\n')}\n`;
}

const key = (word: string) => word.toLowerCase();
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
