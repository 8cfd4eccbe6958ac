import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readFrontmatter } from './frontmatter.ts';

const FRAGMENT = /^import\s+(\w+)\s+from\s+['"](\.[^'"]+\.mdx?)['"];?\s*$/gm;

/** A fenced sample, in which an import is text that the reader sees. */
const FENCE = /^(`{3,})[^\n]*\n[\s\S]*?^\1`*[ \t]*$/gm;

/** Puts relative Markdown fragments where the page uses them. */
export function withFragments(markdown: string, folder: string): string {
  let text = markdown;
  for (const [line, name, file] of markdown.replace(FENCE, '').matchAll(FRAGMENT)) {
    const source = readFileSync(path.join(folder, file as string), 'utf8');
    const fragment = source.slice(readFrontmatter(source).length);
    text = text.replace(line, '').replace(new RegExp(`<${name}\\s*/>`, 'g'), () => fragment);
  }
  return text;
}
