import type { Page } from '../../../content/page.ts';
import { lineOf, walk } from '../../../content/walk.ts';
import type { Finding } from '../../finding.ts';
import { compareSections } from './sections.ts';

/** Findings on numbers of a section, in prose or code, that its translation lacks. */
export function compareNumbers(page: Page, translation: Page): Finding[] {
  return compareSections(page, translation, textsOf, (own, { line, where, parts }) => {
    const text = parts.map(({ text: part }) => part).join(' ');
    const numbers = new Set(
      own.parts.flatMap((part) => part.text.match(/(?<![\w.])\d+(?:\.\d+)*/g) ?? []),
    );
    return [...numbers]
      .filter((number) => !new RegExp(`(?<![\\d.])${number}(?!\\d)`).test(text))
      .map((number) => ({
        file: translation.file,
        line,
        message: `${number} is missing in ${where}`,
        right: `the numbers of ${page.file}`,
      }));
  });
}

/** Texts of a page with their lines, thousands without commas. */
function textsOf(page: Page): { line: number; text: string }[] {
  const texts: { line: number; text: string }[] = [];
  walk(page.tree, (node) => {
    if (node.type !== 'text' && node.type !== 'inlineCode') return;
    texts.push({ line: lineOf(node), text: node.value.replace(/(?<=\d),(?=\d{3})/g, '') });
  });
  return texts;
}
