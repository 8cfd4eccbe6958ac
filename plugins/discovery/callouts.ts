import type { Paragraph, PhrasingContent, RootContent } from 'mdast';
import { CALLOUTS } from '../../shared/site/callouts.ts';

const OPENING = /^:::[ \t]*(\w+)[ \t]*/;
const CLOSING = /(?:^|\n):::[ \t]*$/;

/** Turns `:::warning Title … :::` into a quote that begins with `[!WARNING]` and the title in bold. */
export function withCallouts(nodes: readonly RootContent[]): RootContent[] {
  const result: RootContent[] = [];
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index];
    if (!node) continue;
    const opened = open(node);
    if (!opened) {
      result.push(node);
      continue;
    }
    const inner: RootContent[] = [opened.first];
    while (!closes(inner.at(-1)) && index + 1 < nodes.length) {
      inner.push(nodes[++index] as RootContent);
    }
    result.push({
      type: 'blockquote',
      children: [
        { type: 'html', value: `[!${opened.alert}]` },
        ...(opened.title.length > 0
          ? [paragraph([{ type: 'strong', children: opened.title } as PhrasingContent])]
          : []),
        ...(inner.filter(
          (item) => item.type !== 'paragraph' || item.children.length > 0,
        ) as never[]),
      ],
    });
  }
  return result;
}

interface Opened {
  alert: string;
  title: PhrasingContent[];
  /** What follows the title in the same paragraph. */
  first: Paragraph;
}

function open(node: RootContent): Opened | undefined {
  if (node.type !== 'paragraph') return undefined;
  const [start, ...others] = node.children;
  const match = start?.type === 'text' ? OPENING.exec(start.value) : null;
  const alert = Object.entries(CALLOUTS).find(([type]) => type === match?.[1])?.[1];
  if (start?.type !== 'text' || !match || !alert) return undefined;
  const children = [{ ...start, value: start.value.slice(match[0].length) }, ...others];
  const title: PhrasingContent[] = [];
  const rest: PhrasingContent[] = [];
  for (const child of children) {
    const end = child.type === 'text' ? child.value.indexOf('\n') : -1;
    if (rest.length > 0) {
      rest.push(child);
    } else if (child.type === 'text' && end >= 0) {
      title.push({ ...child, value: child.value.slice(0, end).trimEnd() });
      rest.push({ ...child, value: child.value.slice(end + 1) });
    } else {
      title.push(child);
    }
  }
  const hasText = (child: PhrasingContent): boolean => child.type !== 'text' || child.value !== '';
  return { alert, title: title.filter(hasText), first: paragraph(rest.filter(hasText)) };
}

/** Whether the callout ends with this node; its end mark is taken away. */
function closes(node: RootContent | undefined): boolean {
  if (node?.type !== 'paragraph') return false;
  const last = node.children.at(-1);
  if (last?.type !== 'text' || !CLOSING.test(last.value)) return false;
  last.value = last.value.replace(CLOSING, '');
  if (last.value === '') node.children.pop();
  return true;
}

const paragraph = (children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });
