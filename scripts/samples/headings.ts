import GithubSlugger from 'github-slugger';
import type { Fence, Heading } from './types.ts';

const HEADING = /^(#{1,6})\s+(.+?)\s*#*\s*$/;
const CUSTOM_ID = /\s*\\?\{#([^}]+)\}\s*$/;

/** Headings outside fences, with the ids that the site gives them. */
export function parseHeadings(text: string, fences: Fence[]): Heading[] {
  const lines = text.split(/\r?\n/);
  const fenced = new Set<number>();
  for (const { line, endLine } of fences) for (let n = line; n <= endLine; n++) fenced.add(n);
  const slugger = new GithubSlugger();
  const headings: Heading[] = [];
  lines.forEach((line, index) => {
    const match = fenced.has(index + 1) ? null : HEADING.exec(line);
    if (!match) return;
    const [, hashes = '', raw = ''] = match;
    const custom = CUSTOM_ID.exec(raw)?.[1];
    const title = plainText(raw.replace(CUSTOM_ID, ''));
    headings.push({
      depth: hashes.length,
      text: title,
      id: custom ?? slugger.slug(title),
      line: index + 1,
      section: headings.length + 1,
    });
  });
  return headings;
}

/** Inline Markdown without its marks: code, links, emphasis, escapes. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/`([^`]*)`/g, '$1')
    .replace(/(\*\*|__)(.+?)\1/g, '$2')
    .replace(/\\([\\`*_{}[\]()#+\-.!<>])/g, '$1')
    .trim();
}
