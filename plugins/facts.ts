import type { Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { apiFacts, optionFacts } from '../shared/facts/index.ts';
import { apiNodes } from './facts/api.ts';
import { optionNodes } from './facts/option.ts';
import { factsText } from './facts/text.ts';

/** `<OptionFacts name="…" />` as the MDX parser hands it over. */
interface JsxNode {
  type: 'mdxJsxFlowElement' | 'mdxJsxTextElement';
  name: string | null;
  attributes: { type: string; name?: string; value?: unknown }[];
  position?: { start: { line: number } };
}

const COMPONENTS = ['OptionFacts', 'ApiFacts'];

/**
 * Replaces `<OptionFacts>` and `<ApiFacts>` by the facts themselves, as plain Markdown nodes: the
 * browser gets text, neither data nor a component. An unknown name stops the build with file and line.
 */
export function remarkFacts() {
  return (tree: Root, file: VFile): void => {
    // The last such folder: one further up may be that of a user or a disk.
    const [, lang] = /.*[\\/](en|zh)[\\/]/.exec(file.path ?? '') ?? [];
    visit(tree, file, lang === 'zh' ? 'zh' : 'en');
  };
}

function visit(parent: { children: RootContent[] }, file: VFile, lang: 'en' | 'zh'): void {
  parent.children = parent.children.flatMap((child) => {
    if (isFacts(child)) return replace(child, file, lang);
    if ('children' in child) visit(child as { children: RootContent[] }, file, lang);
    return [child];
  });
}

function isFacts(node: unknown): node is JsxNode {
  const { type, name } = node as JsxNode;
  return /^mdxJsx(Flow|Text)Element$/.test(type) && COMPONENTS.includes(name ?? '');
}

function replace(node: JsxNode, file: VFile, lang: 'en' | 'zh'): RootContent[] {
  const fail = (message: string): never => {
    throw new Error(`${file.path}:${node.position?.start.line ?? 1} <${node.name}>: ${message}`);
  };
  if (node.type === 'mdxJsxTextElement') fail('put it on a line of its own');
  const attribute = node.attributes.find(({ name }) => name === 'name')?.value;
  if (typeof attribute !== 'string') return fail('needs a name, such as name="testTimeout"');
  const text = factsText(lang);
  try {
    return node.name === 'OptionFacts'
      ? optionNodes(optionFacts(attribute), text)
      : apiNodes(apiFacts(attribute), text);
  } catch (error) {
    return fail((error as Error).message);
  }
}
