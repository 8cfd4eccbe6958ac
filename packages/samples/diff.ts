/** Lines of `before` and `after` as a diff with `-` and `+`, equal lines around a change kept. */
export function diffLines(before: string, after: string, context = 2): string {
  const a = before.split('\n');
  const b = after.split('\n');
  const rows = align(a, b);
  const near = (index: number) =>
    rows.slice(Math.max(0, index - context), index + context + 1).some(({ sign }) => sign !== ' ');
  return rows
    .filter((_, index) => near(index))
    .map(({ sign, text }) => `${sign} ${text}`)
    .join('\n');
}

interface Row {
  sign: ' ' | '-' | '+';
  text: string;
}

function align(a: string[], b: string[]): Row[] {
  const lengths = commonLengths(a, b);
  const rows: Row[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      rows.push({ sign: ' ', text: a[i] ?? '' });
      i++;
      j++;
    } else if (
      j >= b.length ||
      (i < a.length && lengthAt(lengths, i + 1, j) >= lengthAt(lengths, i, j + 1))
    ) {
      rows.push({ sign: '-', text: a[i++] ?? '' });
    } else {
      rows.push({ sign: '+', text: b[j++] ?? '' });
    }
  }
  return rows;
}

/** Longest common subsequence of the tails that start at `[i][j]`. */
function commonLengths(a: string[], b: string[]): number[][] {
  const lengths = Array.from({ length: a.length + 1 }, () =>
    new Array<number>(b.length + 1).fill(0),
  );
  for (let i = a.length - 1; i >= 0; i--) {
    const row = lengths[i] ?? [];
    for (let j = b.length - 1; j >= 0; j--) {
      row[j] =
        a[i] === b[j]
          ? lengthAt(lengths, i + 1, j + 1) + 1
          : Math.max(lengthAt(lengths, i + 1, j), lengthAt(lengths, i, j + 1));
    }
  }
  return lengths;
}

const lengthAt = (lengths: number[][], i: number, j: number) => lengths[i]?.[j] ?? 0;
