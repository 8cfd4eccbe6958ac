import type { Code, ListItem, PhrasingContent, Root, RootContent } from 'mdast';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { commandOf, failuresOf, parseMeta } from '../../shared/samples/fence.ts';
import { markedLines } from '../../shared/samples/marks.ts';
import { translate } from '../../shared/site/packageManagers.ts';
import { remarkFacts } from '../facts.ts';
import { type BuildText, buildText, langOf } from '../texts.ts';
import { withCallouts } from './callouts.ts';

interface Jsx {
  type: string;
  name?: string | null;
  attributes?: { name?: string; value?: unknown }[];
  children?: RootContent[];
}

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkCjkFriendly)
  .use(remarkFacts)
  .use(remarkPlain)
  .use(remarkStringify, { bullet: '-', fences: true, rule: '-' });

const HEADING_ID = /^(#{1,6}\s.*?)\s*\\?\{#[\w-]+\\?\}[ \t]*$/gm;

/** Written by the serializer where emphasis touches a letter, which Han text does all the time. */
const ENCODED_LETTER = /&#x([\dA-F]{3,5});/g;

/**
 * A page as plain Markdown for readers without a browser: facts written out, components reduced
 * to their text, imports and terminal colors dropped, links absolute. `file` only names the page
 * in errors and says its language.
 */
export function toMarkdown(body: string, file: string, origin: string): string {
  const vfile = new VFile({ value: body.replace(HEADING_ID, '$1'), path: file });
  const tree = processor.runSync(processor.parse(vfile), vfile) as Root;
  absoluteLinks(tree, origin);
  const text = processor.stringify(tree).trim();
  return `${text.replace(ENCODED_LETTER, (_, hex) => String.fromCodePoint(Number.parseInt(hex, 16)))}\n`;
}

function remarkPlain() {
  return (tree: Root, file: VFile): void => plain(tree, buildText(langOf(file.path)));
}

function plain(parent: { children: RootContent[] }, text: BuildText): void {
  parent.children = withCallouts(parent.children).flatMap((child): RootContent[] => {
    const jsx = child as unknown as Jsx;
    if (/^mdx(jsEsm|FlowExpression|TextExpression)/.test(child.type)) return [];
    if (jsx.type.startsWith('mdxJsx')) return component(jsx, text);
    if (htmlName(child) === 'dl') return [definitions(child)];
    if (child.type === 'code') return block(child, text);
    if ('children' in child) plain(child as { children: RootContent[] }, text);
    return [child];
  });
}

/**
 * A block with what the page shows around it: the command above an output, a line that says how a
 * sample fails on purpose. Marked lines become a diff.
 */
function block(code: Code, text: BuildText): RootContent[] {
  const meta = parseMeta(code.meta ?? '');
  const command = code.lang === 'ansi' ? commandOf(meta) : undefined;
  const lines = markedLines(code.value);
  const diff = lines.some(({ mark }) => mark !== 'plain');
  const sign = { added: '+ ', removed: '- ', plain: '  ' };
  const value = lines
    .map((line) => (diff ? (sign[line.mark] + line.text).trimEnd() : line.text))
    .join('\n')
    .replace(/␛\[[\d;]*m/g, '');
  const lang = diff ? 'diff' : code.lang === 'ansi' ? 'text' : code.lang;
  return [
    ...failuresOf(meta).map(({ key, detail }): RootContent => {
      const [before = '', after = ''] = text(key).split('{detail}');
      const message: PhrasingContent[] = [
        { type: 'text', value: before },
        { type: 'inlineCode', value: detail },
        { type: 'text', value: after },
      ];
      return { type: 'paragraph', children: [{ type: 'emphasis', children: message }] };
    }),
    {
      type: 'code',
      lang,
      meta: meta.title ? `title="${meta.title}"` : null,
      value: command ? `$ ${command}\n\n${value}` : value,
    },
  ];
}

/** Facts are nodes that become a definition list; in Markdown they are `- **term:** …` items. */
function definitions(list: RootContent): RootContent {
  const groups = leaves(list).reduce<RootContent[][]>((found, node) => {
    if (htmlName(node) === 'dt') found.push([]);
    found.at(-1)?.push(node);
    return found;
  }, []);
  return {
    type: 'list',
    spread: false,
    children: groups.map(([term, ...details]) => {
      const name = term && 'children' in term ? term.children : [];
      const [first, ...rest] = details;
      const inline = first?.type === 'paragraph' ? first.children : [];
      const label: PhrasingContent[] = [
        { type: 'strong', children: name as PhrasingContent[] },
        { type: 'text', value: ': ' },
        ...inline,
      ];
      const blocks = first?.type === 'paragraph' ? rest : details;
      return {
        type: 'listItem',
        spread: false,
        children: [{ type: 'paragraph', children: label }, ...blocks],
      } as ListItem;
    }),
  };
}

/** Terms and details in order, whatever groups them. */
function leaves(node: RootContent): RootContent[] {
  if (htmlName(node) === 'dt' || node.type !== 'blockquote') return [node];
  return node.children.flatMap(leaves);
}

const htmlName = (node: RootContent): string | undefined =>
  (node.data as { hName?: string } | undefined)?.hName;

function component(jsx: Jsx, text: BuildText): RootContent[] {
  const command = jsx.attributes?.find(({ name }) => name === 'command')?.value;
  if (jsx.name === 'PackageManagerTabs' && typeof command === 'string') {
    const value = translate(command, 'npm');
    // Inside a sentence there is no room for a block.
    if (jsx.type === 'mdxJsxTextElement') return [{ type: 'inlineCode', value }];
    return [{ type: 'code', lang: 'bash', value }];
  }
  if (jsx.name === 'svg') return drawing(jsx);
  const inner = { children: jsx.children ?? [] };
  plain(inner, text);
  const label = jsx.attributes?.find(({ name }) => name === 'label')?.value;
  if (jsx.name === 'Tab' && typeof label === 'string') {
    const title: RootContent = {
      type: 'paragraph',
      children: [{ type: 'strong', children: [{ type: 'text', value: label }] }],
    };
    return [title, ...inner.children];
  }
  return inner.children;
}

/** A drawing is its description; the labels in it say little without their places. */
function drawing(svg: Jsx): RootContent[] {
  const text = svg.attributes?.find(({ name }) => name === 'aria-label')?.value;
  if (typeof text !== 'string') return [];
  const emphasis: PhrasingContent = { type: 'emphasis', children: [{ type: 'text', value: text }] };
  return [{ type: 'paragraph', children: [emphasis] }];
}

function absoluteLinks(parent: { children: RootContent[] }, origin: string): void {
  for (const child of parent.children) {
    if ('url' in child && child.url.startsWith('/')) child.url = origin + child.url;
    if ('children' in child) absoluteLinks(child as { children: RootContent[] }, origin);
  }
}
