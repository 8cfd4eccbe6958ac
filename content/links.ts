import { elementsOf } from './elements.ts';
import type { Page } from './page.ts';
import { lineOf, type PageNode, plainText, spanOf, walk } from './walk.ts';

/** A link or a picture address written in a page. */
export interface PageLink {
  kind: 'link' | 'image';
  /** Address as written. */
  url: string;
  /** What a reader clicks on, or the text alternative of a picture. */
  label: string;
  line: number;
  /** Offset of the address in the page; -1 when it is not literally there. */
  offset: number;
}

const ADDRESS_ATTRIBUTES = { href: 'link', to: 'link', src: 'image' } as const;

/** Links and pictures of a page in Markdown, definitions and JSX attributes. */
export function linksOf(page: Page): PageLink[] {
  const links: PageLink[] = [];
  walk(page.tree, (node: PageNode) => {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return;
    const { start, end } = spanOf(node);
    const written = page.source.slice(start, end);
    const at = Math.max(written.lastIndexOf(`(${node.url}`), written.lastIndexOf(`<${node.url}`));
    const offset = at >= 0 ? at + 1 : written.lastIndexOf(node.url);
    links.push({
      kind: node.type === 'image' ? 'image' : 'link',
      url: node.url,
      label: node.type === 'definition' ? node.identifier : plainText(node),
      line: lineOf(node),
      offset: offset < 0 ? -1 : start + offset,
    });
  });
  for (const element of elementsOf(page)) {
    for (const [name, kind] of Object.entries(ADDRESS_ATTRIBUTES)) {
      const url = element.attributes[name];
      const offset = element.offsets[name];
      if (url === undefined || offset === undefined) continue;
      const label = element.attributes.label ?? element.attributes.alt ?? element.name;
      links.push({ kind, url, label, line: element.line, offset });
    }
  }
  return links;
}
