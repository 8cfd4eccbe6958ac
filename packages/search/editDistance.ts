const ROW_CELLS = 128;
let two = new Uint8Array(ROW_CELLS);
let one = new Uint8Array(ROW_CELLS);
let row = new Uint8Array(ROW_CELLS);

/**
 * Number of single edits (insert, delete, replace, swap of neighbors) between two words of at
 * most 127 characters, or `limit + 1` when there are more than `limit`. With `prefix`, the rest of
 * `b` is free.
 */
export function editDistance(a: string, b: string, limit: number, prefix = false): number {
  const [m, n] = [a.length, b.length];
  if ((!prefix && Math.abs(m - n) > limit) || Math.max(m, n) >= ROW_CELLS) return limit + 1;
  for (let j = 0; j <= n; j++) one[j] = j;
  for (let i = 1; i <= m; i++) {
    row[0] = i;
    let least = i;
    const here = a.charCodeAt(i - 1);
    const before = a.charCodeAt(i - 2);
    for (let j = 1; j <= n; j++) {
      const there = b.charCodeAt(j - 1);
      let cost = (one[j - 1] as number) + (here === there ? 0 : 1);
      cost = Math.min(cost, (one[j] as number) + 1, (row[j - 1] as number) + 1);
      if (i > 1 && j > 1 && here === b.charCodeAt(j - 2) && before === there) {
        cost = Math.min(cost, (two[j - 2] as number) + 1);
      }
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > limit) return limit + 1;
    [two, one, row] = [one, row, two];
  }
  let end = one[n] as number;
  if (prefix) for (let j = 0; j < n; j++) end = Math.min(end, one[j] as number);
  return Math.min(end, limit + 1);
}
