import { headingsOf } from '../../../content/headings.ts';
import type { Page } from '../../../content/page.ts';
import type { Finding } from '../../finding.ts';

interface Section<T> {
  /** Of its heading. */
  line: number;
  /** Its heading as findings name it. */
  where: string;
  parts: T[];
}

/**
 * What `translation` and `page` have under each heading of both, by heading id; '' is the part
 * above the first h2. A missing section is reported by the comparison of headings.
 */
export function compareSections<T extends { line: number }>(
  page: Page,
  translation: Page,
  partsOf: (page: Page) => readonly T[],
  compare: (own: Section<T>, other: Section<T>) => Finding[],
): Finding[] {
  const other = sectionsOf(translation, partsOf);
  return [...sectionsOf(page, partsOf)].flatMap(([id, section]) => {
    const counterpart = other.get(id);
    return counterpart ? compare(section, counterpart) : [];
  });
}

function sectionsOf<T extends { line: number }>(
  page: Page,
  partsOf: (page: Page) => readonly T[],
): Map<string, Section<T>> {
  const starts = headingsOf(page).filter(({ level }) => level > 1);
  const above = { line: 1, where: 'the part above the first h2', parts: [] };
  const sections = new Map<string, Section<T>>([['', above]]);
  for (const { id, line } of starts) sections.set(id, { line, where: `#${id}`, parts: [] });
  for (const part of partsOf(page)) {
    const id = starts.findLast(({ line }) => line <= part.line)?.id ?? '';
    sections.get(id)?.parts.push(part);
  }
  return sections;
}
