import type { Element, ElementContent, Root } from 'hast';
import { textOf } from './textOf.ts';

/** Code of more characters than this may break across lines; shorter code never does. */
const NOWRAP_CHARS = 24;
/** A break is allowed after Han characters and their punctuation, but no line may begin with these. */
const BLOCKED = /[\p{Script=Han}、，。；：）》」]$/u;
const BLOCKS = /^[^\p{L}\p{N}]/u;

/**
 * Keeps flags and file names in one piece: the style sheet does not wrap inline code, except what
 * is marked here as long, and in that no flag breaks after its dashes. In Chinese, code may begin
 * a line although it starts with a dot or a dash.
 */
export function rehypeInlineCode() {
  return (tree: Root): void => visit(tree);
}

function visit(parent: Root | Element): void {
  const children = parent.children as ElementContent[];
  for (let index = 0; index < children.length; index++) {
    const child = children[index];
    if (!child || !('children' in child)) continue;
    const { tagName } = child as Element;
    if (tagName === 'pre') continue;
    if (tagName !== 'code') {
      visit(child as Element);
      continue;
    }
    const text = textOf(child as Element);
    if (text.length > NOWRAP_CHARS) markLong(child as Element, text);
    const before = children[index - 1];
    if (before?.type === 'text' && BLOCKED.test(before.value) && BLOCKS.test(text)) {
      children.splice(index++, 0, element('wbr', []));
    }
  }
}

function markLong(code: Element, text: string): void {
  code.properties.class = 'long';
  if (code.children.some((child) => child.type !== 'text')) return;
  code.children = text
    .split(/(?<![^\s])(-[^\s]+)/)
    .filter(Boolean)
    .map((part) =>
      /^-/.test(part) && part.length <= NOWRAP_CHARS
        ? element('span', [{ type: 'text', value: part }])
        : { type: 'text', value: part },
    );
}

const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
