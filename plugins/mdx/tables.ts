import type { Element, Root } from 'hast';
import { TABLE } from '../../theme/contract.ts';
import { element } from './hast.ts';

/**
 * Puts each table into a box that scrolls when the table is wider than the page. The empty corner
 * of a table is no header: assistive technology would announce a column without a name. It becomes
 * a plain cell.
 */
export function rehypeTables() {
  return (tree: Root): void => visit(tree);
}

function visit(parent: Root | Element): void {
  parent.children.forEach((child, index) => {
    if (!('children' in child)) return;
    visit(child as Element);
    if (child.type !== 'element') return;
    if (child.tagName === 'th' && isEmpty(child)) child.tagName = 'td';
    if (child.tagName === 'table') parent.children[index] = element('div', { class: TABLE }, child);
  });
}

const isEmpty = (node: Element): boolean =>
  node.children.every((child) => child.type === 'text' && child.value.trim() === '');
