import { headingsOf } from '../../../content/headings.ts';
import type { Page } from '../../../content/page.ts';
import { lineOf, walk } from '../../../content/walk.ts';
import type { Finding } from '../../finding.ts';

/** Findings on numbers of a section, in prose or code, that its translation lacks. */
export function compareNumbers(page: Page, translation: Page): Finding[] {
  const other = sectionsOf(translation);
  return [...sectionsOf(page)].flatMap(([id, { text }]) => {
    const counterpart = other.get(id);
    // A missing section is reported by the comparison of headings.
    if (!counterpart) return [];
    const numbers = new Set(text.match(/(?<![\w.])\d+(?:\.\d+)*/g));
    return [...numbers]
      .filter((number) => !new RegExp(`(?<![\\d.])${number}(?!\\d)`).test(counterpart.text))
      .map((number) => ({
        file: translation.file,
        line: counterpart.line,
        message: `${number} is missing in ${id ? `#${id}` : 'the part above the first h2'}`,
        right: `the numbers of ${page.file}`,
      }));
  });
}

/** Line and text by heading id, thousands without commas; '' is the part above the first h2. */
function sectionsOf(page: Page): Map<string, { line: number; text: string }> {
  const starts = headingsOf(page).filter(({ level }) => level > 1);
  const sections = new Map([['', { line: 1, text: '' }]]);
  for (const { id, line } of starts) sections.set(id, { line, text: '' });
  walk(page.tree, (node) => {
    if (node.type !== 'text' && node.type !== 'inlineCode') return;
    const id = starts.findLast(({ line }) => line <= lineOf(node))?.id ?? '';
    const section = sections.get(id);
    if (section) section.text += ` ${node.value.replace(/(?<=\d),(?=\d{3})/g, '')}`;
  });
  return sections;
}
