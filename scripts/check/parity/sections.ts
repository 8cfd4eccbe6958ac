import { posix } from 'node:path';
import { componentsOf } from '../../../content/elements.ts';
import { fencesOf } from '../../../content/fences.ts';
import { headingsOf } from '../../../content/headings.ts';
import type { Page } from '../../../content/page.ts';
import { lineOf, walk } from '../../../content/walk.ts';

/** Something that both translations of a page must have alike. */
export interface Part {
  kind: 'sample' | 'component' | 'container' | 'table' | 'picture';
  /** What must be equal; for a sample language and first line without its content. */
  key: string;
  /** Content of a sample, compared line by line. */
  content?: string;
  line: number;
}

/** Attributes whose values are prose and differ between languages. */
const PROSE_ATTRIBUTES = new Set(['alt', 'title', 'label', 'caption', 'description', 'href', 'to']);

/** The parts of a page below each heading, by heading id; '' is the part above the first h2. */
export function partsBySection(page: Page): Map<string, Part[]> {
  const starts = headingsOf(page).filter(({ level }) => level > 1);
  const sections = new Map<string, Part[]>([['', []]]);
  for (const { id } of starts) sections.set(id, []);
  for (const part of partsOf(page)) {
    const section = starts.findLast(({ line }) => line <= part.line)?.id ?? '';
    sections.get(section)?.push(part);
  }
  return sections;
}

function partsOf(page: Page): Part[] {
  const parts: Part[] = fencesOf(page).map(({ lang, meta, content, line }) => ({
    kind: 'sample',
    key: `${lang} ${meta}`.trim(),
    content,
    line,
  }));
  for (const { name, attributes, line } of componentsOf(page)) {
    const kept = Object.entries(attributes).filter(([key]) => !PROSE_ATTRIBUTES.has(key));
    const written = kept.map(([key, value]) => `${key}="${value}"`);
    parts.push({ kind: 'component', key: [name, ...written].join(' '), line });
  }
  walk(page.tree, (node) => {
    const line = lineOf(node);
    if (node.type === 'table') {
      const columns = node.children[0]?.children.length ?? 0;
      const key = `${node.children.length} rows of ${columns} cells`;
      parts.push({ kind: 'table', key, line });
    }
    if (node.type === 'image') {
      // A picture beside an English page is further away from the translation.
      const key = node.url.startsWith('.') ? posix.basename(node.url) : node.url;
      parts.push({ kind: 'picture', key, line });
    }
    if (node.type === 'text') parts.push(...containersIn(node.value, line));
  });
  return parts.toSorted((a, b) => a.line - b.line);
}

function containersIn(text: string, line: number): Part[] {
  return text.split('\n').flatMap((row, index) => {
    const kind = /^:::\s*(\w+)/.exec(row)?.[1];
    return kind ? [{ kind: 'container' as const, key: kind, line: line + index }] : [];
  });
}
