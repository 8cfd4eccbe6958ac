import type { PageText, SectionText } from './types.ts';

/** Characters of text from which on a record is not made longer: 0.5 to 1 kB under gzip. */
const RECORD_CHARS = 1000;

const charsOf = ({ heading, body, code, links }: SectionText) =>
  heading.length +
  body.length +
  code.length +
  links.reduce((sum, one) => sum + one.about.length, 0);

/**
 * Splits a page's sections into records, so that a quote from a long page does not fetch all of it.
 * Numbers of the sections that begin one; the introduction always does.
 */
export function recordStarts({ sections }: PageText): number[] {
  const starts = [0];
  let chars = 0;
  for (const [i, section] of sections.entries()) {
    const own = charsOf(section);
    if (i > 0 && chars + own > RECORD_CHARS) {
      starts.push(i);
      chars = 0;
    }
    chars += own;
  }
  return starts;
}
