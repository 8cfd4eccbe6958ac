import type { Paragraph, Parent, PhrasingContent, Root, RootContent } from 'mdast';
import type { Parser, Processor } from 'unified';
import { plainText } from '../../content/walk.ts';
import { CALLOUTS, type CalloutType } from '../../shared/site/callouts.ts';
import { CALLOUT_ELEMENT } from '../framework.ts';

const OPENING = /^:::[ \t]*(\w+)[ \t]*/;
const CLOSING = /(?:^|\n):::[ \t]*$/;

/** Makes callouts what the framework's own step would, which takes fewer names and finds none left. */
export function remarkCallouts(this: Processor): void {
  const parse = this.parser as Parser<Root>;
  this.parser = (text, file) => {
    const tree = parse(text, file);
    drawn(tree);
    return tree;
  };
}

function drawn(parent: Parent): void {
  parent.children = withCallouts(parent.children as RootContent[], (type, title, children) => {
    const name = type.replace(/^./, (first) => first.toUpperCase());
    const hProperties = { type, title: title.map(plainText).join('') || name };
    const data = { hName: CALLOUT_ELEMENT, hProperties };
    // The framework leaves a directive of this name as it is.
    return { type: 'containerDirective', name: CALLOUT_ELEMENT, data, children } as never;
  });
  for (const child of parent.children) if ('children' in child) drawn(child);
}

/** A quote that begins with `[!WARNING]` and the title in bold, for `withCallouts`. */
export const quoted = (
  type: CalloutType,
  title: PhrasingContent[],
  inner: RootContent[],
): RootContent => ({
  type: 'blockquote',
  children: [
    { type: 'html', value: `[!${CALLOUTS[type]}]` },
    ...(title.length > 0
      ? [paragraph([{ type: 'strong', children: title } as PhrasingContent])]
      : []),
    ...(inner as never[]),
  ],
});

/** Makes something of each `:::warning Title … :::` among these nodes. */
export function withCallouts(
  nodes: readonly RootContent[],
  make: (type: CalloutType, title: PhrasingContent[], inner: RootContent[]) => RootContent,
): RootContent[] {
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
    const kept = inner.filter((item) => item.type !== 'paragraph' || item.children.length > 0);
    result.push(make(opened.type, opened.title, kept));
  }
  return result;
}

interface Opened {
  type: CalloutType;
  title: PhrasingContent[];
  /** What follows the title in the same paragraph. */
  first: Paragraph;
}

function open(node: RootContent): Opened | undefined {
  if (node.type !== 'paragraph') return undefined;
  const [start, ...others] = node.children;
  const match = start?.type === 'text' ? OPENING.exec(start.value) : null;
  const type = (Object.keys(CALLOUTS) as CalloutType[]).find((one) => one === match?.[1]);
  if (start?.type !== 'text' || !match || !type) return undefined;
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
  return { type, title: title.filter(hasText), first: paragraph(rest.filter(hasText)) };
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
