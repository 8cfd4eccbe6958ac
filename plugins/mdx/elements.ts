import type { PhrasingContent, Root, RootContent } from 'mdast';
import { componentNamed } from '../../content/components.ts';

/** An element of MDX, or any other node: those have no attributes. */
export interface Jsx {
  type: string;
  name?: string | null;
  attributes?: { name?: string; value?: unknown }[];
  children?: RootContent[];
}

/**
 * Turns `<Steps>`, `<Cards>` and `<Badge>` into plain elements with a class, so that a page that
 * uses them needs no script.
 */
export function remarkElements() {
  return (tree: Root): void => visit(tree);
}

function visit(parent: { children: RootContent[] }): void {
  parent.children = parent.children.map((child) => {
    if ('children' in child) visit(child as { children: RootContent[] });
    return elementOf(child as Jsx) ?? child;
  });
}

function elementOf({ type, name, attributes = [], children = [] }: Jsx): RootContent | undefined {
  const element = type.startsWith('mdxJsx') && name && componentNamed(name)?.element;
  if (!element) return undefined;
  const given = Object.fromEntries(attributes.map((one) => [`data-${one.name}`, one.value]));
  const data = { hName: element, hProperties: { class: name.toLowerCase(), ...given } };
  if (element === 'div') return { type: 'blockquote', children, data } as RootContent;
  const badge = { type: 'emphasis', children, data } as PhrasingContent;
  // Alone on its line it has become a block.
  return type === 'mdxJsxFlowElement' ? { type: 'paragraph', children: [badge] } : badge;
}
