import type { Edit, Peer, Verdict } from './types.ts';

export type { Edit } from './types.ts';

/** The verdict on a text of which nothing is known yet. */
export const emptyVerdict = (peer: Peer, role: Verdict['role'], text: string): Verdict => ({
  peer,
  role,
  findings: [],
  text,
  changes: 0,
  packages: [],
  setup: [],
});

/** The text after all edits; of two that overlap, the outer one counts. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  const insertion = ({ start, end }: Edit): number => Number(start !== end);
  // An insertion comes before what is replaced at the same place; else the order of the list counts.
  const ordered = [...edits].sort((a, b) => a.start - b.start || insertion(a) - insertion(b));
  for (const edit of ordered) {
    if (edit.start < at) continue;
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at);
}

/** Line of an offset, counted from 1. */
export function lineCounter(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low + 1;
  };
}
