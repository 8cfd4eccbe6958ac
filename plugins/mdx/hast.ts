import type { Element, ElementContent, Nodes } from 'hast';

/** All text inside a node, as the source has it. */
export const textOf = (node: Nodes): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';

/** An element; its texts become nodes. */
export const element = (
  tagName: string,
  properties: Element['properties'],
  ...children: (ElementContent | string)[]
): Element => ({
  type: 'element',
  tagName,
  properties,
  children: children.map((child) =>
    typeof child === 'string' ? { type: 'text', value: child } : child,
  ),
});
