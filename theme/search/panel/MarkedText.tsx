import type { ReactNode } from 'react';
import type { Marked } from '../../../shared/search/types.ts';

/** A text with its marked ranges. Whatever it contains is shown as text. */
export function MarkedText({ text, ranges }: Marked) {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const [start, length] of ranges) {
    parts.push(text.slice(from, start));
    parts.push(<mark key={start}>{text.slice(start, start + length)}</mark>);
    from = start + length;
  }
  return (
    <>
      {parts}
      {text.slice(from)}
    </>
  );
}
