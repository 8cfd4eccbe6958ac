import { commandOf, failuresOf, parseMeta, SHELL_LANGS } from '@rstest-docs/samples/fence';
import type { Element, ElementContent, Root } from 'hast';
import type { VFile } from 'vfile';
import { withoutEntities } from '../../content/plainText.ts';
import { CODE, FAILS, NAMED, OUTPUT, SHELL, WRAP } from '../../theme/contract.ts';
import { type BuildText, buildText, langOf } from '../texts.ts';
import { element, textOf } from './hast.ts';
import { META_PROPERTY } from './shiki.ts';

/** Languages that a caption names beside the file; one word of at most four letters each. */
const BADGES = new Set(['ts', 'tsx', 'js', 'jsx', 'json', 'css', 'vue', 'html', 'yaml', 'yml']);

/** Whether a block has names that a reader can have explained (`plugins/names/`). */
export interface NamedCode {
  /** `shown` is the text of the block; `code` is as long, with blanks for what is no code. */
  hasNames: (shown: string, code: string, lang: string) => boolean;
}

/**
 * Turns each highlighted block into a `<figure class="code">` with as few elements as the block
 * needs. Its caption holds the file name, or the command that printed an output, and says how a
 * sample fails on purpose. Line elements are kept only where a mark needs them.
 */
export function rehypeCodeFigures(names?: NamedCode) {
  return (tree: Root, file: VFile): void =>
    replacePres(tree, buildText(langOf(file.path ?? '')), names);
}

const NAMED_FIGURE = new RegExp(
  `<figure class="${CODE}[^"]*\\b${NAMED}\\b[^"]*">[\\s\\S]*?<code>([\\s\\S]*?)</code>`,
  'g',
);

/** Text of the blocks of a finished page that have names, in the page's order. */
export const namedBlocks = (html: string): string[] =>
  [...html.matchAll(NAMED_FIGURE)].map(([, code = '']) =>
    withoutEntities(code.replace(/<[^>]*>/g, '')),
  );

function replacePres(parent: Root | Element, text: BuildText, names?: NamedCode): void {
  parent.children.forEach((child, index) => {
    // `@shikijs/rehype` leaves a nested root round each block.
    const inner = child.type === ('root' as string) ? (child as unknown as Root) : undefined;
    const pre = (inner?.children[0] ?? child) as ElementContent;
    if (pre.type === 'element' && pre.tagName === 'pre') {
      parent.children[index] = figure(pre, text, names) as never;
    } else if ('children' in child) {
      // Elements, and components such as tabs.
      replacePres(child as Element, text, names);
    }
  });
}

function figure(pre: Element, text: BuildText, names?: NamedCode): Element {
  const { lang, wrapCode } = pre.properties;
  const meta = parseMeta(String(pre.properties[META_PROPERTY] ?? ''));
  const command = commandOf(meta);
  const output = lang === 'ansi';
  const shell = SHELL_LANGS.includes(String(lang));
  const code = pre.children.find((child) => child.type === 'element');
  const marks = [pre.properties.class, pre.properties.className]
    .flat()
    .join(' ')
    .split(/\s+/)
    .filter((name) => name.startsWith('has-'));
  if (code) {
    code.properties = {};
    const lines = withLineBreaks(code.children);
    if (shell) addPrompts(lines);
    code.children = flattenLines(lines);
  }
  pre.properties = { class: marks.length > 0 ? marks.join(' ') : undefined };
  const caption: ElementContent[] = [];
  const language = meta.title && BADGES.has(String(lang)) ? String(lang) : undefined;
  const head = meta.title || command;
  if (head) caption.push({ type: 'text', value: head });
  for (const { key, detail } of failuresOf(meta)) {
    caption.push(
      element(
        'p',
        { class: FAILS },
        text(key).replace('{detail}', () => detail),
      ),
    );
  }
  return element(
    'figure',
    {
      class: [
        CODE,
        output && OUTPUT,
        shell && SHELL,
        wrapCode && WRAP,
        code && names?.hasNames(textOf(code), withoutRemoved(code), String(lang)) && NAMED,
      ]
        .filter(Boolean)
        .join(' '),
    },
    ...(caption.length > 0 ? [element('figcaption', { 'data-lang': language }, ...caption)] : []),
    pre,
  );
}

/** Moves each line break into the line that it ends, so that a line can be styled or left out whole. */
function withLineBreaks(children: ElementContent[]): Element[] {
  const lines: Element[] = [];
  for (const child of children) {
    if (child.type === 'element') {
      // The highlighter takes a mark out of its line, and leaves the space before it.
      if (child.properties.class !== 'line') trimEnd(child);
      lines.push(child);
    } else if (child.type === 'text') lines.at(-1)?.children.push(child);
  }
  return lines;
}

function trimEnd(line: Element): void {
  const last = line.children.at(-1);
  if (last?.type === 'text') last.value = last.value.trimEnd();
  else if (last?.type === 'element') trimEnd(last);
}

/**
 * A prompt before each command; the style sheet draws it, so that it is neither copied nor read out.
 * Comments, continued lines and here-documents have none.
 */
function addPrompts(lines: Element[]): void {
  const texts = lines.map(textOf);
  if (texts.some((line) => line.includes('<<'))) return;
  lines.forEach((line, index) => {
    const continued = texts[index - 1]?.trimEnd().endsWith('\\');
    if (continued || /^\s*(#|$)/.test(texts[index] ?? '')) return;
    line.children.unshift(element('b', {}));
  });
}

/** Text of a block with blanks for the lines that are marked as removed. */
function withoutRemoved(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  if (/\bdiff\b.*\bremove\b/.test(String(node.properties.class ?? ''))) {
    return textOf(node).replace(/[^\n]/g, ' ');
  }
  return node.children.map(withoutRemoved).join('');
}

/** Unwraps plain lines, and joins neighbors that look the same, in lines with a mark as well. */
function flattenLines(lines: Element[]): ElementContent[] {
  const flat: ElementContent[] = [];
  for (const line of lines) {
    const parts: ElementContent[] = [];
    for (const part of line.children) push(parts, part);
    if (line.properties.class === 'line') for (const part of parts) push(flat, part);
    else flat.push({ ...line, children: parts });
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
