import type { Nodes } from 'hast';

/** All text inside a node, as the source has it. */
export const textOf = (node: Nodes): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';
