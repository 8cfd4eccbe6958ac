import type { Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { history } from '../../shared/facts/history.ts';
import { apiFacts, optionFacts } from '../../shared/facts/index.ts';
import { scriptNodes } from '../migrationScript.ts';
import { type BuildText, buildText, langOf } from '../texts.ts';
import { compatibilityNodes } from './compatibility.ts';
import { errorNodes } from './errors.ts';
import { line, text as textNode } from './nodes.ts';
import { apiNodes, optionNodes } from './option.ts';
import type { FactsPages } from './pages.ts';
import { releaseNodes } from './releases.ts';
import { existingSince } from './since.ts';

/** `<OptionFacts name="…" />` as the MDX parser hands it over. */
interface JsxNode {
  type: 'mdxJsxFlowElement' | 'mdxJsxTextElement';
  name: string | null;
  attributes: { type: string; name?: string; value?: unknown }[];
  position?: { start: { line: number } };
}

const COMPONENTS = [
  'OptionFacts',
  'ApiFacts',
  'Compatibility',
  'Releases',
  'ReleaseRange',
  'Since',
  'MigrationScript',
  'Errors',
];

/**
 * Replaces `<OptionFacts>`, `<ApiFacts>`, `<Compatibility>`, `<Releases>`, `<Since>`, `<MigrationScript>` and `<Errors>` by the facts themselves,
 * as plain Markdown nodes: the browser gets text, neither data nor a component. An unknown name stops the build with file and line.
 * `pagesNow` is asked for each page, because pages change while the dev server runs.
 */
export function remarkFacts(pagesNow: () => FactsPages) {
  return (tree: Root, file: VFile): void => {
    visit(tree, {
      file,
      text: buildText(langOf(file.path ?? '')),
      shown: new Set(),
      pages: pagesNow(),
    });
  };
}

interface FactsTree {
  file: VFile;
  text: BuildText;
  /** Types that have been printed. */
  shown: Set<string>;
  pages: FactsPages;
}

function visit(parent: { children: RootContent[] }, page: FactsTree): void {
  parent.children = parent.children.flatMap((child) => {
    if (isFacts(child)) return replace(child, page);
    if ('children' in child) visit(child as { children: RootContent[] }, page);
    return [child];
  });
}

function isFacts(node: unknown): node is JsxNode {
  const { type, name } = node as JsxNode;
  return /^mdxJsx(Flow|Text)Element$/.test(type) && COMPONENTS.includes(name ?? '');
}

function replace(node: JsxNode, { file, text, shown, pages }: FactsTree): RootContent[] {
  const fail = (message: string): never => {
    throw new Error(`${file.path}:${node.position?.start.line ?? 1} <${node.name}>: ${message}`);
  };
  if (node.type === 'mdxJsxTextElement' && node.name !== 'Since')
    fail('put it on a line of its own');
  if (node.name === 'ReleaseRange') return [releaseRange(node)];
  if (node.name === 'MigrationScript') return scriptNodes(text);
  const attribute = node.attributes.find(({ name }) => name === 'name')?.value;
  if (typeof attribute !== 'string') return fail('needs a name, such as name="testTimeout"');
  try {
    const lang = langOf(file.path ?? '');
    if (node.name === 'Compatibility')
      return compatibilityNodes(attribute, lang, text, pages.titleOf);
    if (node.name === 'Errors') return errorNodes(attribute, lang, text, pages.titleOf);
    if (node.name === 'Since') return [textNode(existingSince(attribute, text))];
    if (node.name === 'Releases') return releaseNodes(attribute, lang, text, pages.find);
    return node.name === 'OptionFacts'
      ? optionNodes(optionFacts(attribute), text)
      : apiNodes(apiFacts(attribute), text, shown);
  } catch (error) {
    const { message } = error as Error;
    // An author may write about a version to come; the banner of the dev server lists it as well.
    if (process.env.NODE_ENV === 'development') return [line('p', [textNode(message)])];
    return fail(message);
  }
}

/** Stays a component, which needs the list of versions before it can be drawn. */
function releaseRange(node: JsxNode): RootContent {
  const value = history.versions.toReversed().join(' ');
  const attributes = [{ type: 'mdxJsxAttribute', name: 'versions', value }];
  return { ...node, attributes } as unknown as RootContent;
}
