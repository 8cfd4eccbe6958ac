import { existsSync } from 'node:fs';
import path from 'node:path';
import { commandOf, failuresOf, markedLines, parseMeta } from '@rstest-docs/samples/fence';
import { slug } from '@rstest-docs/search';
import type { Code, Heading, ListItem, PhrasingContent, Root, RootContent } from 'mdast';
import type { Options } from 'remark-stringify';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';
import { stringify } from 'yaml';
import { withParts } from '../../content/parts.ts';
import { withoutColors } from '../../content/plainText.ts';
import type { SitePage } from '../../content/sitePages.ts';
import { plainText, walk } from '../../content/walk.ts';
import { facts } from '../../shared/facts/index.ts';
import { copyOf } from '../../shared/site/addresses.ts';
import { evidenceFile } from '../../shared/site/evidence.ts';
import { MANAGERS, translate } from '../../shared/site/packageManagers.ts';
import { readEvidence } from '../evidence.ts';
import { remarkFacts } from '../facts/index.ts';
import { code, joined, strong, text as textNode } from '../facts/nodes.ts';
import type { FactsPages } from '../facts/pages.ts';
import type { LanguageSite, PlacedPage } from '../languages.ts';
import { quoted, withCallouts } from '../mdx/callouts.ts';
import { homeFigureText } from '../mdx/homeFigure.ts';
import { isRaster, pictureUrl } from '../pagePictures.ts';
import { type BuildText, buildText, langOf } from '../texts.ts';
import { overviewList } from './overview.ts';

/**
 * Emphasis as it was written. The serializer would write a letter beside it as `&#x4E2D;`, which
 * Han text would be full of.
 */
const handlers: Options['handlers'] = {
  strong: (node, _, state, info) =>
    `**${state.containerPhrasing(node, { ...info, before: '*', after: '*' })}**`,
  emphasis: (node, _, state, info) =>
    `*${state.containerPhrasing(node, { ...info, before: '*', after: '*' })}*`,
};

/** Sets how a copy is written: without the rules of MDX, which would escape each brace. */
export function plainMarkdown(this: Processor): void {
  this.data('toMarkdownExtensions', []);
  this.data('settings', { bullet: '-', fences: true, rule: '-', handlers });
}

/** `{#id}` behind a heading, escaped or not. */
const HEADING_ID = /^(#{1,6}\s.*?)\s*\\?\{#([\w-]+)\\?\}[ \t]*$/gm;

/** What is converted of a page: its text and that of its parts, with ids of headings that MDX can read. */
export function bodyOf({ file, body, frontmatter }: SourceOfCopy): string {
  const text = homeFigureText(file, frontmatter.data.hero) + withParts(body, path.dirname(file));
  return text.replace(HEADING_ID, '$1 \\{#$2\\}');
}

/** An element of MDX, or any other node: those have no attributes. */
interface Jsx {
  type: string;
  name?: string | null;
  attributes?: { name?: string; value?: unknown }[];
  children?: RootContent[];
}

type SourceOfCopy = Pick<SitePage, 'file' | 'body' | 'frontmatter'>;

/**
 * A page as plain Markdown for readers without a browser: facts written out, components reduced
 * to their text, imports and terminal colors dropped, below a small frontmatter that says where it
 * is from. Headings keep those ids that do not follow from their text. Links lead from copy to copy.
 */
export function remarkCopy(
  { pages, sidebars }: LanguageSite,
  all: readonly SitePage[],
  about: FactsPages,
  urlOf: (path: string) => string,
): (tree: Root, file: VFile) => Promise<void> {
  const byRoute = new Map(all.map((page) => [page.route, page]));
  const byFile = new Map(pages.map(({ page }) => [page.file, page]));
  const copyUrl = ({ route }: SitePage): string => urlOf(copyOf(route));
  const linkOf = (link: string): string => {
    const [, to = '', rest = ''] = /^([^?#]*)(.*)$/.exec(link) ?? [];
    const page = byRoute.get(to) ?? byRoute.get(`${to}/`);
    return (page ? copyUrl(page) : urlOf(to)) + rest;
  };
  return async (tree, file) => {
    const page = byFile.get(file.path);
    if (!page) return;
    remarkFacts(() => about)(tree, file);
    plain(tree, buildText(langOf(file.path)));
    for (const node of tree.children) if (node.type === 'heading') writeId(node);
    rewriteAddresses(tree, path.dirname(file.path), linkOf);
    const [first] = tree.children;
    const hasTitle = (first?.type === 'heading' && first.depth === 1) || !page.title;
    const isHome = page.bareRoute === '/';
    const before = [
      frontmatterOf(page, urlOf),
      hasTitle ? '' : `# ${page.title}`,
      // The home page shows sentences of the theme instead; these say the same in one.
      isHome ? page.description : '',
    ];
    const after = [
      isHome ? sections(pages, copyUrl) : '',
      page.type === 'overview' ? overviewList(page, sidebars, byRoute, copyUrl) : '',
      (await readEvidence())[page.bareRoute]?.proofs.length
        ? `[${buildText(page.lang)('evidence.title')}](${urlOf(`/${evidenceFile(page.bareRoute)}`)})`
        : '',
    ];
    tree.children = [...asWritten(before), ...tree.children, ...asWritten(after)];
  };
}

const asWritten = (parts: readonly string[]): RootContent[] =>
  parts.filter(Boolean).map((value) => ({ type: 'html', value }));

function frontmatterOf(page: SitePage, urlOf: (path: string) => string): string {
  const about = {
    title: page.title,
    description: page.description,
    language: page.lang,
    version: `@rstest/core ${facts.version}`,
    url: urlOf(page.route),
  };
  return `---\n${stringify(about, { lineWidth: 0 })}---`;
}

/** The pages that list a section each, for the home page. */
const sections = (pages: readonly PlacedPage[], urlOf: (page: SitePage) => string): string =>
  pages
    .filter(({ page }) => page.type === 'overview')
    .map(
      ({ page }) =>
        `- [${page.title}](${urlOf(page)})${buildText(page.lang)('agents.colon')}${page.description}`,
    )
    .join('\n');

/** The id behind a heading becomes `{#id}`, or goes when the heading would get it anyway. */
function writeId(heading: Heading): void {
  const last = heading.children.at(-1);
  if (last?.type !== 'text') return;
  const [whole, id] = /\s*\{#([\w-]+)\}$/.exec(last.value) ?? [];
  if (!whole || !id) return;
  last.value = last.value.slice(0, -whole.length);
  if (slug(plainText(heading)) !== id) heading.children.push({ type: 'html', value: ` {#${id}}` });
}

function plain(parent: { children: RootContent[] }, text: BuildText): void {
  parent.children = withCallouts(parent.children, quoted).flatMap((child): RootContent[] => {
    const jsx = child as unknown as Jsx;
    if (/^mdx(jsEsm|FlowExpression|TextExpression)/.test(child.type)) return [];
    if (jsx.type.startsWith('mdxJsx')) return component(jsx, text);
    if (htmlName(child) === 'dl') return [definitions(child, text('agents.colon'))];
    if (child.type === 'code') return block(child, text);
    if ('children' in child) plain(child as { children: RootContent[] }, text);
    return [child];
  });
}

/**
 * A block with what the page shows around it: the command above an output, a line that says how a
 * sample fails on purpose. Marked lines become a diff.
 */
function block(node: Code, text: BuildText): RootContent[] {
  const meta = parseMeta(node.meta ?? '');
  const command = node.lang === 'ansi' ? commandOf(meta) : undefined;
  const lines = markedLines(node.value);
  const diff = lines.some(({ mark }) => mark !== 'plain');
  const sign = { added: '+ ', removed: '- ', plain: '  ' };
  const value = withoutColors(
    lines.map((line) => (diff ? (sign[line.mark] + line.text).trimEnd() : line.text)).join('\n'),
  );
  const lang = diff ? 'diff' : node.lang === 'ansi' ? 'text' : node.lang;
  return [
    ...failuresOf(meta).map(({ key, detail }): RootContent => {
      const [before = '', after = ''] = text(key).split('{detail}');
      const message = [textNode(before), code(detail), textNode(after)];
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
function definitions(list: RootContent, colon: string): RootContent {
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
        textNode(colon),
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
    const [own = '', ...others] = MANAGERS.map((manager) => translate(command, manager));
    // Inside a sentence there is no room for a block.
    if (jsx.type === 'mdxJsxTextElement') {
      return joined([own, ...others].map(code), ' / ');
    }
    return [{ type: 'code', lang: 'bash', value: `${own}\n# ${others.join('\n# ')}` }];
  }
  if (jsx.name === 'svg') return drawing(jsx);
  const inner = { children: jsx.children ?? [] };
  plain(inner, text);
  const label = jsx.attributes?.find(({ name }) => name === 'label')?.value;
  if (jsx.name === 'Tab' && typeof label === 'string') {
    return [{ type: 'paragraph', children: [strong(label)] }, ...inner.children];
  }
  return inner.children;
}

/** A drawing is its description; the labels in it say little without their places. */
function drawing(svg: Jsx): RootContent[] {
  const text = svg.attributes?.find(({ name }) => name === 'aria-label')?.value;
  if (typeof text !== 'string') return [];
  return [{ type: 'paragraph', children: [{ type: 'emphasis', children: [textNode(text)] }] }];
}

/** Links lead to copies; pictures beside the page are published under addresses of their own. */
function rewriteAddresses(tree: Root, folder: string, linkOf: (path: string) => string): void {
  walk(tree, (node) => {
    if (node.type === 'image' && node.url.startsWith('.') && isRaster(node.url)) {
      const picture = path.join(folder, decodeURI(node.url));
      if (existsSync(picture)) node.url = pictureUrl(picture);
    }
    if ('url' in node && node.url.startsWith('/')) node.url = linkOf(node.url);
  });
}
