import type { Page } from './page.ts';
import { lineOf, type PageNode, spanOf, walk } from './walk.ts';

/** A React component used in a page. */
export interface ComponentUse {
  name: string;
  /** Attributes with a plain string value; others have their source text in braces. */
  attributes: Record<string, string>;
  line: number;
  /** Offsets in the page of each plain string value. */
  offsets: Record<string, number>;
}

/** Elements of a page whose names start with a capital letter, in reading order. */
export function componentsOf(page: Page): ComponentUse[] {
  return elementsOf(page).filter((element) => /^[A-Z]/.test(element.name));
}

/** Every JSX element of a page, components and plain tags. */
export function elementsOf(page: Page): ComponentUse[] {
  const uses: ComponentUse[] = [];
  walk(page.tree, (node: PageNode) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const use: ComponentUse = {
      name: node.name ?? '',
      attributes: {},
      line: lineOf(node),
      offsets: {},
    };
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute') continue;
      const { name, value } = attribute;
      use.attributes[name] = typeof value === 'string' ? value : `{${value?.value ?? 'true'}}`;
      if (typeof value !== 'string') continue;
      const start = attribute.position?.start.offset ?? spanOf(node).start;
      use.offsets[name] = page.source.indexOf(value, start + name.length);
    }
    uses.push(use);
  });
  return uses;
}
