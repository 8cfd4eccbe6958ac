import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withCodeFiles } from './codeFiles.ts';
import { readFrontmatter } from './frontmatter.ts';

const FRAGMENT = /^import\s+(\w+)\s+from\s+['"](\.[^'"]+\.mdx?)['"];?\s*$/gm;

/** A fenced sample: an import or a tag in it is text that the reader sees. */
export const FENCE = /^([ \t]*`{3,})[^\n]*\n[\s\S]*?^\1`*[ \t]*$/gm;

/** Puts relative Markdown fragments where the page uses them, and code of files into its blocks. */
export function withFragments(markdown: string, folder: string): string {
  // As long as the page, so that places in one are places in the other.
  const prose = markdown.replace(FENCE, (sample) => sample.replace(/[^\n]/g, ' '));
  const edits: { start: number; end: number; text: string }[] = [];
  const replace = (found: RegExpMatchArray, text: string) => {
    const start = found.index ?? 0;
    edits.push({ start, end: start + found[0].length, text });
  };
  for (const found of prose.matchAll(FRAGMENT)) {
    const [, name, file] = found;
    const source = readFileSync(path.join(folder, file as string), 'utf8');
    const fragment = source.slice(readFrontmatter(source).length);
    replace(found, '');
    for (const use of prose.matchAll(new RegExp(`<${name}\\s*/>`, 'g'))) replace(use, fragment);
  }
  const whole = edits
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, text: own }) => text.slice(0, start) + own + text.slice(end),
      markdown,
    );
  return withCodeFiles(whole);
}
