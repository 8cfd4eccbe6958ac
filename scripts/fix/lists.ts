/** A list file (one word or name a line, comments on top) sorted and without doubles. */
export function sortedList(text: string): string {
  const rows = text.split('\n').map((row) => row.trim());
  const comments = rows.filter((row) => row.startsWith('#'));
  const words = rows.filter((row) => row !== '' && !row.startsWith('#'));
  const sorted = [...new Set(words)].toSorted((a, b) => (a < b ? -1 : 1));
  return `${[...comments, ...sorted].join('\n')}\n`;
}
