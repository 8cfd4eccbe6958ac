import type { Root } from 'mdast';
import { walk } from '../../content/walk.ts';

/** How the pages write the escape character, so that authors and tools can see it. */
const VISIBLE_ESCAPE = '␛';
const ESC = '\u001b';

/** Gives `ansi` blocks their escape characters back, which the highlighter turns into colors. */
export const remarkAnsi =
  () =>
  (tree: Root): void =>
    walk(tree, (node) => {
      if (node.type === 'code' && node.lang === 'ansi')
        node.value = node.value.replaceAll(VISIBLE_ESCAPE, ESC);
    });
