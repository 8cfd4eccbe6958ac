/** A replacement of the characters `start` to `end` (exclusive) of a text. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Applies edits from the last to the first; of two that overlap only the earlier one is made. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  const ordered = edits.toSorted((a, b) => a.start - b.start || a.end - b.end);
  const kept: Edit[] = [];
  for (const edit of ordered) {
    const last = kept.at(-1);
    const same = last?.start === edit.start && last.end === edit.end;
    if (last && (edit.start < last.end || same)) continue;
    kept.push(edit);
  }
  let text = source;
  for (const { start, end, text: replacement } of kept.toReversed()) {
    text = text.slice(0, start) + replacement + text.slice(end);
  }
  return text;
}
