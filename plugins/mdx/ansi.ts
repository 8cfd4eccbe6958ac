import type { Root, RootContent } from 'mdast';

/** How the pages write the escape character, so that authors and tools can see it. */
const VISIBLE_ESCAPE = '␛';
const ESC = '\u001b';

/** Gives `ansi` blocks their escape characters back, which the highlighter turns into colors. */
export function remarkAnsi() {
  return (tree: Root): void => restore(tree);
}

function restore(parent: { children: RootContent[] }): void {
  for (const child of parent.children) {
    if (child.type === 'code' && child.lang === 'ansi') {
      child.value = child.value.replaceAll(VISIBLE_ESCAPE, ESC);
    } else if ('children' in child) {
      restore(child as { children: RootContent[] });
    }
  }
}
