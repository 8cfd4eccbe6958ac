import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { VFile } from 'vfile';
import { addressOf, prefixOfBase } from '../../shared/site/addresses.ts';
import { HEADING_LINK_CLASS } from '../framework.ts';
import { buildText, langOf } from '../texts.ts';
import { element, textOf } from './hast.ts';
import type { MarkdownSite } from './site.ts';

/**
 * Replaces each run of static nodes by one element that carries its HTML as a string, so that
 * neither the chunk nor hydration pays per word. Whatever holds MDX
 * components or expressions stays as it is. Links and images get the site's base and clean
 * addresses here, as no component runs for them.
 */
export function rehypeFlatten(site: MarkdownSite) {
  return (tree: Root, file: VFile): void => {
    dropHeadingLinks(tree);
    nameNewTabs(tree, ` (${buildText(langOf(file.path ?? ''))('nav.external')})`);
    const children = tree.children as ElementContent[];
    const fold = foldOf(children);
    tree.children = flatten(children.slice(0, fold), site) as RootContent[];
    if (fold < children.length) {
      const below = flatten(children.slice(fold), site);
      tree.children.push(element('div', { className: ['fold'] }, ...below));
    }
  };
}

/**
 * The framework's links in headings, which show only where a pointer rests or focus is: the theme
 * adds them to the page that is hydrated (`theme/doc/enhance.ts`).
 */
function dropHeadingLinks(parent: Root | ElementContent): void {
  if (!('children' in parent)) return;
  const kept = (parent.children as ElementContent[]).filter((child) => !isHeadingLink(child));
  parent.children = kept;
  kept.forEach(dropHeadingLinks);
}

/** Says in a link's text that it opens in a new tab, as the theme does for its own links. */
function nameNewTabs(parent: Root | ElementContent, note: string): void {
  if (!('children' in parent)) return;
  for (const child of parent.children as ElementContent[]) {
    if (child.type === 'element' && child.properties.target === '_blank') {
      child.children.push(element('span', { class: 'visually-hidden' }, note));
    } else nameNewTabs(child, note);
  }
}

const isHeadingLink = (node: ElementContent): boolean =>
  node.type === 'element' &&
  [node.properties.class, node.properties.className].flat().includes(HEADING_LINK_CLASS);

/** So many pixels fill the tallest window that waits for what is below (`doc.css`). */
const FOLD_PX = 1600;

/**
 * Index of the first heading that is surely below the window when the page is opened: estimated,
 * with rather too much above it.
 */
function foldOf(children: readonly ElementContent[]): number {
  let height = 0;
  const fold = children.findIndex((child) => {
    if (height > FOLD_PX && child.type === 'element' && /^h[2-6]$/.test(child.tagName)) return true;
    height += heightOf(child);
    return false;
  });
  return fold < 0 ? children.length : fold;
}

/** Least height of a block, px: lines of 90 letters, of code the lines that it has. */
function heightOf(node: ElementContent): number {
  const text = textOf(node);
  if (!text.trim()) return 0;
  const lines = Math.max(text.length / 90, (text.match(/\n/g) ?? []).length);
  return 16 + 20 * Math.ceil(lines);
}

function flatten(children: ElementContent[], site: MarkdownSite): ElementContent[] {
  const result: ElementContent[] = [];
  let run: ElementContent[] = [];
  const flush = (): void => {
    if (run.some((node) => node.type === 'element')) result.push(htmlElement(run));
    else result.push(...run.filter((node) => node.type === 'text' && node.value.trim()));
    run = [];
  };
  for (const child of children) {
    if (isStatic(child)) {
      prepare(child, site);
      run.push(child);
    } else {
      flush();
      result.push(inside(child, site));
    }
  }
  flush();
  return result;
}

/** Components keep their own children, whose static parts are flattened in turn. */
function inside(node: ElementContent, site: MarkdownSite): ElementContent {
  if ('children' in node && node.children.length > 0) {
    const blocks = node.children.some((child) => child.type === 'element' && isBlock(child));
    if (blocks) node.children = flatten(node.children as ElementContent[], site) as never;
    else for (const child of node.children) prepare(child as ElementContent, site);
  }
  return node;
}

const BLOCK = /^(p|h[1-6]|ul|ol|table|figure|pre|blockquote|div|section|hr|dl|details)$/;
const isBlock = (node: Element): boolean => BLOCK.test(node.tagName);

function isStatic(node: ElementContent): boolean {
  if (node.type === 'text' || node.type === 'comment') return true;
  if (node.type !== 'element' || node.tagName.startsWith('$')) return false;
  return node.children.every(isStatic);
}

function prepare(node: ElementContent, site: MarkdownSite): void {
  if (node.type !== 'element') {
    if ('children' in node) {
      for (const child of node.children) prepare(child as ElementContent, site);
    }
    return;
  }
  const { properties } = node;
  if (node.tagName === 'a' && typeof properties.href === 'string') {
    properties.href = cleanHref(properties.href, site.base);
  }
  if (node.tagName === 'img') {
    properties.loading ??= 'lazy';
    properties.decoding ??= 'async';
    if (typeof properties.src === 'string') properties.src = withBase(properties.src, site.base);
    if (typeof properties.srcSet === 'string') {
      const sources = properties.srcSet.split(', ');
      properties.srcSet = sources.map((source) => withBase(source, site.base)).join(', ');
    }
  }
  for (const child of node.children) prepare(child, site);
}

function cleanHref(href: string, base: string): string {
  if (!href.startsWith('/') || href.startsWith('//')) return href;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(href) ?? [];
  return withBase(addressOf(path), base) + rest;
}

const withBase = (url: string, base: string): string =>
  url.startsWith('/') && !url.startsWith('//') ? prefixOfBase(base) + url : url;

function htmlElement(nodes: ElementContent[]): ElementContent {
  const html = toHtml(
    { type: 'root', children: nodes },
    { omitOptionalTags: false, closeSelfClosing: false, allowDangerousHtml: false },
  );
  return {
    type: 'mdxJsxFlowElement',
    name: 'div',
    attributes: [
      {
        type: 'mdxJsxAttribute',
        name: 'dangerouslySetInnerHTML',
        value: {
          type: 'mdxJsxAttributeValueExpression',
          value: '',
          data: { estree: objectWithHtml(html) },
        },
      },
    ],
    children: [],
  } as unknown as ElementContent;
}

/** ESTree of `{__html: "…"}`; written out because the MDX compiler runs after the parser. */
function objectWithHtml(html: string): unknown {
  return {
    type: 'Program',
    sourceType: 'module',
    comments: [],
    body: [
      {
        type: 'ExpressionStatement',
        expression: {
          type: 'ObjectExpression',
          properties: [
            {
              type: 'Property',
              kind: 'init',
              method: false,
              shorthand: false,
              computed: false,
              key: { type: 'Identifier', name: '__html' },
              value: { type: 'Literal', value: html },
            },
          ],
        },
      },
    ],
  };
}
