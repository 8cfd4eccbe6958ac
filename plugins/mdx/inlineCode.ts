import type { Element, ElementContent, Root } from 'hast';
import { LONG } from '../../theme/contract.ts';
import { element, textOf } from './hast.ts';

/** Code of more characters than this may break across lines; shorter code never does. */
const NOWRAP_CHARS = 24;
/** A break is allowed after these characters and their punctuation, but no line may begin with these. */
const BLOCKED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、，。；：）》」]$/u;
const BLOCKS = /^[^\p{L}\p{N}]/u;
/** A flag with its value. */
const FLAG = /(?<!\S)(-\S+)/;
/**
 * Dashes that begin a word, with it and what ends it, or with the first part of one that is as long
 * as a line of a phone: a line may only end after that.
 */
const FLAG_START = /(?<![\w-])(-+(?:\w{1,20}\b[.=]?|[a-z\d]+))/;

/**
 * Keeps flags and file names in one piece: the style sheet does not wrap inline code, except what
 * is marked here as long, and in that no flag breaks after its dashes: a short one never breaks, a
 * longer one after its first word. In Chinese, code may begin a line although it starts with a dot
 * or a dash.
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
      children.splice(index++, 0, element('wbr', {}));
    }
  }
}

function markLong(code: Element, text: string): void {
  code.properties.class = LONG;
  if (code.children.some((child) => child.type !== 'text')) return;
  const parts = text.split(FLAG).flatMap((part, index) =>
    // Every second part is what the expression matches.
    index % 2 === 1 && part.length <= NOWRAP_CHARS ? whole(part) : withFlagStarts(part),
  );
  code.children = parts.filter((part) => part.type !== 'text' || part.value !== '');
}

/** A line may end between two words of a flag, as it does between its dots. */
function withFlagStarts(text: string): ElementContent[] {
  const pieces = text.split(FLAG_START);
  return pieces.flatMap((piece, index) => {
    if (index % 2 === 0) return { type: 'text', value: piece };
    const ends = /[.=]$/.test(piece) || /^[A-Z]/.test(pieces[index + 1] ?? '');
    return ends ? [whole(piece), element('wbr', {})] : whole(piece);
  });
}

/** What the style sheet never breaks. */
const whole = (text: string): Element => element('span', {}, text);
