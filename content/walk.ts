import type { Root, RootContent } from 'mdast';
import type {} from 'mdast-util-mdx';

export type PageNode = Root | RootContent;

/** Visits every node in reading order, parents before children; `false` skips the children. */
export function walk(
  node: PageNode,
  visit: (node: PageNode, ancestors: readonly PageNode[]) => unknown,
  ancestors: readonly PageNode[] = [],
): void {
  if (visit(node, ancestors) === false || !('children' in node)) return;
  const path = [...ancestors, node];
  for (const child of node.children) walk(child, visit, path);
}

/** 1-based line at which a node starts. */
export function lineOf(node: PageNode): number {
  return node.position?.start.line ?? 1;
}

/** Offset in the page at which a node starts and ends. */
export function spanOf(node: PageNode): { start: number; end: number } {
  return { start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 };
}

/** Text of a node as a reader sees it: no markup, code included, components left out. */
export function plainText(node: PageNode): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'image') return node.alt ?? '';
  if (node.type === 'break') return '\n';
  if (!('children' in node)) return '';
  return node.children.map((child) => plainText(child)).join('');
}

/** 1-based line of an offset in a text. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) line++;
  return line;
}
