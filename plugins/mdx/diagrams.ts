import { createHash } from 'node:crypto';
import type { Element, ElementContent, Root as HastRoot } from 'hast';
import { raw } from 'hast-util-raw';
import type { Code, Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { drawDiagram, sizeOf } from '../../content/diagrams.ts';
import { parseMeta } from '../../shared/samples/fence.ts';

/** The library's colors as colors of the theme, which follow light and dark. */
const COLORS: Record<string, string> = {
  '--bg': 'var(--c-bg)',
  '--_text': 'var(--c-text)',
  '--_text-sec': 'var(--c-text)',
  '--_text-muted': 'var(--c-text)',
  '--_line': 'var(--c-brand)',
  '--_arrow': 'var(--c-brand)',
  '--_node-fill': 'var(--c-brand-soft)',
  '--_node-stroke': 'var(--c-brand)',
  '--_group-fill': 'none',
  '--_inner-stroke': 'none',
};

/** A bar behind the name of a group, whose width is guessed for another font. */
const HEADER = 'var(--_group-hdr)';

/** Keeps lines off the text of what is no box. */
const HALO = {
  paintOrder: 'stroke',
  stroke: 'var(--bg)',
  strokeWidth: '4',
  strokeLineJoin: 'round',
};
const BOX_WEIGHT = '500';

const isLifeline = (node: ElementContent): boolean =>
  node.type === 'element' && String(node.properties.className) === 'lifeline';

/** What the library's own style sheet and scripts would go by. */
const DROPPED = /^(xmlns|style|className|data.*)$/;

/** Turns each Mermaid block into a figure with a drawing that needs no script and no style of its own. */
export function remarkDiagrams() {
  return (tree: Root, file: VFile): Promise<void> => visit(tree, file);
}

async function visit(parent: { children: RootContent[] }, file: VFile): Promise<void> {
  for (const [index, child] of parent.children.entries()) {
    if (child.type === 'code' && child.lang === 'mermaid') {
      parent.children[index] = await figureOf(child, file);
    } else if ('children' in child) await visit(child as { children: RootContent[] }, file);
  }
}

async function figureOf({ meta, value, position }: Code, file: VFile): Promise<RootContent> {
  const { svg, problems } = await drawDiagram(meta ?? '', value);
  for (const { line, message, right, fix } of problems) {
    const reason = [message, ...(right ? [`expected: ${right}`] : []), `fix: ${fix}`].join('\n');
    file.fail(reason, { line: (position?.start.line ?? 1) + line, column: 1 });
  }
  const { alt = '', caption } = parseMeta(meta ?? '');
  // Unlike a number, it is the same when the page is imported by another one.
  const id = createHash('sha256').update(value).digest('hex').slice(0, 6);
  const markup = { type: 'raw', value: svg } as unknown as HastRoot;
  const [drawing] = (raw(markup) as HastRoot).children as [Element];
  const themed = themedElement(drawing, id);
  Object.assign(themed.properties, { ...sizeOf(svg), role: 'img', ariaLabel: alt });
  const figcaption: Element = {
    type: 'element',
    tagName: 'figcaption',
    properties: {},
    children: [{ type: 'text', value: caption ?? '' }],
  };
  const data = {
    hName: 'figure',
    hProperties: { class: 'diagram' },
    hChildren: caption ? [themed, figcaption] : [themed],
  };
  return { type: 'blockquote', children: [], data } as RootContent;
}

/** The drawing in the theme's colors, without the spaces between elements. */
function themedElement({ tagName, properties, children }: Element, id: string): Element {
  const halo = tagName === 'text' && properties.fontWeight !== BOX_WEIGHT ? HALO : {};
  const kept = Object.entries({ ...properties, ...halo }).filter(([name]) => !DROPPED.test(name));
  // The library draws them over the names of blocks.
  const ordered = [...children.filter(isLifeline), ...children.filter((one) => !isLifeline(one))];
  return {
    type: 'element',
    tagName,
    properties: Object.fromEntries(kept.map(([name, value]) => [name, themed(name, value, id)])),
    children: ordered.flatMap((child): ElementContent[] => {
      if (child.type === 'text') return /^(text|tspan)$/.test(tagName) ? [child] : [];
      if (child.type !== 'element' || child.tagName === 'style') return [];
      return child.properties.fill === HEADER ? [] : [themedElement(child, id)];
    }),
  };
}

/** Markers get ids of their own, squares round corners, and numbers no more digits than one sees. */
function themed(name: string, value: Element['properties'][string], id: string): string {
  if (/^r[xy]$/.test(name) && value === '0') return '4';
  return String(value)
    .replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10))
    .replace(/^var\((--[\w-]+)\)$/, (_, color: string) => colorOf(color))
    .replace(/^(url\(#.*)\)$/, `$1-${id})`)
    .replace(name === 'id' ? /$/ : /$^/, `-${id}`);
}

function colorOf(name: string): string {
  const color = COLORS[name];
  if (!color) throw new Error(`a diagram uses the color ${name}, which the theme does not know`);
  return color;
}
