import type { Page } from './page.ts';
import { lineOf, spanOf, walk } from './walk.ts';

/** A fenced block of code. */
export interface Fence {
  /** Language after the three backticks; '' when there is none. */
  lang: string;
  /** The rest of the first line, e.g. `title="sum.test.ts"`. */
  meta: string;
  content: string;
  /** 1-based line of the opening backticks; the content starts on the next one. */
  line: number;
  span: { start: number; end: number };
}

/** Fenced blocks of a page in reading order. */
export function fencesOf(page: Page): Fence[] {
  const fences: Fence[] = [];
  walk(page.tree, (node) => {
    if (node.type !== 'code') return;
    const { lang, meta, value } = node;
    fences.push({
      lang: lang ?? '',
      meta: meta ?? '',
      content: value,
      line: lineOf(node),
      span: spanOf(node),
    });
  });
  return fences;
}
