import type { Element, Root } from 'hast';
import { STACK, TABLE } from '../../theme/contract.ts';
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
    if (child.tagName === 'table')
      parent.children[index] = element('div', { class: boxClass(child) }, child);
  });
}

/** A table with more columns compares them with each other, so it scrolls on a phone as well. */
const STACKED_COLUMNS = 3;

function boxClass(table: Element): string {
  const elementsIn = ({ children }: Element): Element[] =>
    children.filter((child) => child.type === 'element');
  const [row] = elementsIn(table).flatMap(elementsIn);
  const isStacked = row && elementsIn(row).length <= STACKED_COLUMNS;
  return isStacked ? `${TABLE} ${STACK}` : TABLE;
}

const isEmpty = (node: Element): boolean =>
  node.children.every((child) => child.type === 'text' && child.value.trim() === '');
