import { boxesIn } from '../../content/places.ts';
import type { FactKind } from '../../shared/facts/index.ts';
import type { SamplePage } from '../samples/pages.ts';

/** Something that a page names: a facts component, a heading or inline code. */
export interface Mention {
  kind: FactKind | 'heading' | 'code';
  text: string;
  line: number;
}

const CODE = /(?<!`)(`{1,2})(?!`)(.+?)\1(?!`)/g;

/** Everything that a page names outside its code blocks. */
export function mentionsOf(page: SamplePage): Mention[] {
  const known = found.get(page) ?? findMentions(page);
  found.set(page, known);
  return known;
}

const found = new WeakMap<SamplePage, Mention[]>();

function findMentions(page: SamplePage): Mention[] {
  const mentions: Mention[] = [];
  const fenced = new Set<number>();
  for (const { line, endLine } of page.fences) for (let n = line; n <= endLine; n++) fenced.add(n);
  const rows = page.text.split(/\r?\n/).map((text, index) => (fenced.has(index + 1) ? '' : text));
  withoutComments(rows.join('\n'))
    .split('\n')
    .forEach((text, index) => {
      const line = index + 1;
      for (const { kind, name } of boxesIn(text)) mentions.push({ kind, text: name, line });
      for (const [, , code = ''] of text.matchAll(CODE)) {
        mentions.push({ kind: 'code', text: code.replace(/\\\|/g, '|').trim(), line });
      }
    });
  for (const { text, line } of page.headings) mentions.push({ kind: 'heading', text, line });
  return mentions;
}

/** A comment shows nothing to readers, so it documents nothing. Line breaks stay. */
const withoutComments = (text: string) =>
  text.replace(/\{\s*\/\*[\s\S]*?\*\/\s*\}/g, (comment) => comment.replace(/[^\n]/g, ' '));

/**
 * Whether one of the names is documented: as the name of a component, or at the start of a heading
 * or of inline code, followed by nothing that would make it another name.
 */
export function isMentioned(
  mentions: Mention[],
  component: 'option' | 'api',
  names: string[],
): boolean {
  return mentions.some(({ kind, text }) => {
    if (kind === 'option' || kind === 'api') return kind === component && names.includes(text);
    const words = kind === 'heading' ? text.split(/[\s,、/]+/) : [text];
    return names.some((name) => words.some((word) => startsWithName(word, name)));
  });
}

function startsWithName(text: string, name: string): boolean {
  const bare = text.replace(/^\.+/, '');
  return bare.startsWith(name) && !/[\w$.]/.test(bare.charAt(name.length));
}
