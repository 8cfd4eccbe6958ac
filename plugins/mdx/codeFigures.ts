import type { Element, ElementContent, Root } from 'hast';

/**
 * Turns each highlighted block into a `<figure class="code">` with its file name as caption and
 * as few elements as the block needs: line elements stay only where a mark needs them.
 */
export function rehypeCodeFigures() {
  return (tree: Root): void => {
    replacePres(tree);
  };
}

function replacePres(parent: Root | Element): void {
  parent.children.forEach((child, index) => {
    // `@shikijs/rehype` leaves a nested root round each block.
    const inner = child.type === ('root' as string) ? (child as unknown as Root) : undefined;
    const pre = (inner?.children[0] ?? child) as ElementContent;
    if (pre.type === 'element' && pre.tagName === 'pre') {
      parent.children[index] = figure(pre) as never;
    } else if (child.type === 'element') {
      replacePres(child);
    }
  });
}

function figure(pre: Element): Element {
  const { title, lang, wrapCode, lineNumbers } = pre.properties;
  const code = pre.children.find((child) => child.type === 'element') as Element | undefined;
  const meta = String(code?.data && 'meta' in code.data ? code.data.meta : '');
  const output = lang === 'ansi' || /(^|\s)output(=|\s|$)/.test(meta);
  if (code) {
    code.properties = {};
    if (!lineNumbers) code.children = flattenLines(code.children);
  }
  const marks = [pre.properties.class, pre.properties.className]
    .flat()
    .join(' ')
    .split(/\s+/)
    .filter((name) => name.startsWith('has-'));
  pre.properties = { tabIndex: 0, class: marks.length > 0 ? marks.join(' ') : undefined };
  const children: Element[] = [];
  if (typeof title === 'string') {
    children.push({
      type: 'element',
      tagName: 'figcaption',
      properties: {},
      children: [{ type: 'text', value: title }],
    });
  }
  children.push(pre);
  return {
    type: 'element',
    tagName: 'figure',
    properties: {
      class: ['code', output && 'output', wrapCode && 'wrap', lineNumbers && 'numbered']
        .filter(Boolean)
        .join(' '),
    },
    children,
  };
}

/** Unwraps plain lines and joins neighbours that look the same. */
function flattenLines(children: ElementContent[]): ElementContent[] {
  const flat: ElementContent[] = [];
  for (const child of children) {
    const plainLine = child.type === 'element' && child.properties.class === 'line';
    for (const part of plainLine ? child.children : [child]) push(flat, part);
  }
  return flat;
}

function push(flat: ElementContent[], part: ElementContent): void {
  if (part.type === 'element' && part.tagName === 'span' && !part.properties.class) {
    for (const inner of part.children) push(flat, inner);
    return;
  }
  const last = flat.at(-1);
  if (part.type === 'text' && last?.type === 'text') {
    last.value += part.value;
    return;
  }
  const sameClass =
    part.type === 'element' &&
    last?.type === 'element' &&
    last.properties.class === part.properties.class &&
    !String(part.properties.class).includes('line');
  if (sameClass) {
    for (const inner of part.children) push(last.children, inner);
    return;
  }
  flat.push(part);
}
