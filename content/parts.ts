import path from 'node:path';
import { readSource } from './source.ts';

const PART_IMPORT = /^import\s+(\w+)\s+from\s+['"](\.[^'"]+\.mdx?)['"];?\s*$/gm;

/** A fenced sample: an import or a tag in it is text that the reader sees. */
const FENCE = /^([ \t]*`{3,})[^\n]*\n[\s\S]*?^\1`*[ \t]*$/gm;

/** Puts the parts that a page imports where it uses them. */
export function withParts(markdown: string, folder: string): string {
  // As long as the page, so that places in one are places in the other.
  const prose = markdown.replace(FENCE, (sample) => sample.replace(/[^\n]/g, ' '));
  const edits: { start: number; end: number; text: string }[] = [];
  const replace = (found: RegExpMatchArray, text: string) => {
    const start = found.index ?? 0;
    edits.push({ start, end: start + found[0].length, text });
  };
  for (const found of prose.matchAll(PART_IMPORT)) {
    const [, name, file] = found;
    const part = readSource(path.join(folder, file as string)).body;
    replace(found, '');
    for (const use of prose.matchAll(new RegExp(`<${name}\\s*/>`, 'g'))) replace(use, part);
  }
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, text: own }) => text.slice(0, start) + own + text.slice(end),
      markdown,
    );
}
