import type { ReactNode } from 'react';
import type { Marked } from '../../../shared/search/types.ts';

/**
 * A text with its marked ranges. Whatever it contains is shown as text. Each part has an element of
 * its own: a page translator moves text nodes, and React could not remove them any more.
 */
export function MarkedText({ text, ranges }: Marked) {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const [start, length] of ranges) {
    parts.push(<span key={`${start}-`}>{text.slice(from, start)}</span>);
    parts.push(<mark key={start}>{text.slice(start, start + length)}</mark>);
    from = start + length;
  }
  return (
    <>
      {parts}
      <span>{text.slice(from)}</span>
    </>
  );
}
