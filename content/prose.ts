import type { Link } from 'mdast';
import type { Page } from './page.ts';
import { lineAt, type PageNode, plainText, spanOf, walk } from './walk.ts';

/** Stands for code in a run of prose: it reads like a Latin word and is never changed. */
export const CODE = '\uE000';
/** Stands for anything else that is not prose: a component, a picture, a footnote mark. */
export const OTHER = '\uE001';

/** The prose of one paragraph, heading, table cell or text value, markup taken away. */
export interface Prose {
  kind: 'paragraph' | 'heading' | 'cell' | 'picture' | 'title' | 'description' | 'attribute';
  /** Characters as a reader sees them; `CODE` and `OTHER` stand for what is not prose. */
  text: string;
  /** Offset in the page of each character of `text`. */
  offsets: number[];
  /** Offset in the page at which something can go in between character `index - 1` and `index`. */
  gapBefore(index: number): number;
  /** 1-based line of a character. */
  lineOf(index: number): number;
}

/** Elements whose text runs on in the sentence around them. */
const INLINE_TAGS = new Set(['a', 'abbr', 'b', 'del', 'i', 'ins', 'kbd', 'mark', 'span', 'strong']);

interface Leaf {
  char: string;
  offset: number;
  /** Inline nodes around it, outermost first. */
  parents: readonly PageNode[];
}

const BLOCKS = { paragraph: 'paragraph', heading: 'heading', tableCell: 'cell' } as const;

/** Every run of prose of a page in reading order, title and description first. */
export function proseOf(page: Page): Prose[] {
  const runs: Prose[] = [];
  for (const key of ['title', 'description'] as const) {
    const run = frontmatterProse(page, key);
    if (run) runs.push(run);
  }
  walk(page.tree, (node: PageNode) => {
    const kind = BLOCKS[node.type as keyof typeof BLOCKS];
    if (!kind) return true;
    const leaves: Leaf[] = [];
    if ('children' in node) for (const child of node.children) collect(page, child, [], leaves);
    const drawn = leaves.some(({ parents }) => parents.some(isPictureText));
    runs.push(toProse(page, drawn ? 'picture' : kind, withoutMarks(kind, leaves)));
    return false;
  });
  return runs;
}

function frontmatterProse(page: Page, key: 'title' | 'description'): Prose | undefined {
  const value = page.frontmatter.data[key];
  const offset = page.frontmatter.offsets.get(key);
  if (typeof value !== 'string' || offset === undefined) return undefined;
  const leaves = align(page.source, value, offset).map(({ char, at }) => ({
    char,
    offset: at,
    parents: [],
  }));
  return toProse(page, key, leaves);
}

/** Takes away the `{#id}` of a heading and the marks of containers. */
function withoutMarks(kind: Prose['kind'], leaves: readonly Leaf[]): Leaf[] {
  const text = leaves.map(({ char }) => char).join('');
  if (kind === 'heading') {
    const id = /\s*[{\uff5b]#[^}]*\}\s*$/.exec(text);
    return leaves.slice(0, id?.index);
  }
  const kept = [...leaves];
  for (const mark of text.matchAll(/^(:::[^\S\n]*\w*|\[!\w+\])[^\S\n]*/gm)) {
    for (let index = mark.index; index < mark.index + mark[0].length; index++) {
      const leaf = kept[index];
      if (leaf) kept[index] = { ...leaf, char: OTHER };
    }
  }
  return kept;
}

/** Prose of a single text that is in no page; offsets are indexes into the text. */
export function proseOfText(text: string): Prose {
  return {
    kind: 'attribute',
    text,
    offsets: Array.from({ length: text.length }, (_, index) => index),
    gapBefore: (index) => index,
    lineOf: (index) => lineAt(text, index),
  };
}

function toProse(page: Page, kind: Prose['kind'], leaves: readonly Leaf[]): Prose {
  return {
    kind,
    text: leaves.map(({ char }) => char).join(''),
    offsets: leaves.map(({ offset }) => offset),
    gapBefore: (index) => gapBetween(leaves[index - 1], leaves[index]),
    lineOf: (index) => lineAt(page.source, leaves[index]?.offset ?? leaves.at(-1)?.offset ?? 0),
  };
}

/** Between two characters, outside of the markup that surrounds only one of them. */
function gapBetween(before: Leaf | undefined, after: Leaf | undefined): number {
  if (!after) return before ? before.offset + 1 : 0;
  if (!before) return after.offset;
  const opened = after.parents.find((node) => !before.parents.includes(node));
  if (opened) return spanOf(opened).start;
  const closed = before.parents.find((node) => !after.parents.includes(node));
  return closed ? spanOf(closed).end : after.offset;
}

function collect(page: Page, node: PageNode, parents: readonly PageNode[], leaves: Leaf[]): void {
  const { start, end } = spanOf(node);
  if (node.type === 'text') {
    for (const { char, at } of align(page.source, node.value, start)) {
      leaves.push({ char, offset: at, parents });
    }
  } else if (node.type === 'break') {
    leaves.push({ char: '\n', offset: start, parents: [...parents, node] });
  } else if (node.type === 'link' && isNameOfTarget(node)) {
    leaves.push({ char: CODE, offset: start, parents: [...parents, node] });
  } else if ('children' in node && node.children.length > 0) {
    const apart = node.type === 'mdxJsxTextElement' && !INLINE_TAGS.has(node.name ?? '');
    if (apart) leaves.push({ char: OTHER, offset: start, parents });
    for (const child of node.children) collect(page, child, [...parents, node], leaves);
    if (apart) leaves.push({ char: OTHER, offset: end - 1, parents });
  } else if (end > start) {
    const char = node.type === 'inlineCode' ? CODE : OTHER;
    leaves.push({ char, offset: start, parents: [...parents, node] });
  }
}

/** Text drawn in an SVG, where backticks cannot mark code. */
function isPictureText(node: PageNode): boolean {
  return node.type.startsWith('mdxJsx') && 'name' in node && node.name === 'text';
}

/** `[retry](/config/test/retry)`: the label is the name of an option or a function, not prose. */
function isNameOfTarget(link: Link): boolean {
  const label = plainText(link);
  return /^[\w.$]+$/.test(label) && link.url.replace(/#.*/, '').endsWith(`/${label}`);
}

/**
 * Finds each character of a value in the source from `start` on: skips backslashes, character
 * references, and the indentation or quote marks after a line break.
 */
function align(source: string, value: string, start: number): { char: string; at: number }[] {
  const found: { char: string; at: number }[] = [];
  let at = start;
  for (const char of value) {
    for (let part = 0; part < char.length; part++) {
      const unit = char[part] ?? '';
      while (at < source.length && source[at] !== unit) {
        const reference = source[at] === '&' ? /^&[#\w]+;/.exec(source.slice(at, at + 12)) : null;
        if (!reference) at++;
        else {
          at += reference[0].length - 1;
          break;
        }
      }
      found.push({ char: unit, at });
      at++;
    }
  }
  return found;
}
