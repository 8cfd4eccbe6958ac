import type { Element, Root } from 'hast';

/**
 * The empty corner of a table is no header: assistive technology would announce a column without
 * a name. It becomes a plain cell.
 */
export function rehypeTables() {
  return (tree: Root): void => visit(tree);
}

function visit(parent: Root | Element): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    if (child.tagName === 'th' && isEmpty(child)) child.tagName = 'td';
    visit(child);
  }
}

const isEmpty = (node: Element): boolean =>
  node.children.every((child) => child.type === 'text' && child.value.trim() === '');
