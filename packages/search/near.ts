const MAX_NEAR = 3;

/** Names that a misspelt one may have meant, the nearest first. */
export function nearNames(name: string, known: string[]): string[] {
  const wanted = name.toLowerCase();
  const limit = Math.max(2, Math.floor(name.length / 3));
  return known
    .map((candidate) => ({ candidate, cost: cost(wanted, candidate.toLowerCase()) }))
    .filter((item) => item.cost <= limit)
    .sort((a, b) => a.cost - b.cost || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, MAX_NEAR)
    .map(({ candidate }) => candidate);
}

/** Edit distance, except that a name with the same last part, such as `fn` and `rs.fn`, is near. */
function cost(wanted: string, candidate: string): number {
  if (lastPart(wanted) === lastPart(candidate)) return 1;
  return lettersApart(wanted, candidate);
}

const lastPart = (name: string) => name.slice(name.lastIndexOf('.') + 1);

/** Number of single-letter edits that turn one word into the other; of any length, unlike search's. */
export function lettersApart(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next[j] = Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
