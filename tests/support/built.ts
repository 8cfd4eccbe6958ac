import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { pagesOf } from './pages.ts';
import { SITES } from './sites.ts';

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;

/** One element of a built page. */
export interface BuiltElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** All text inside, but that of scripts and styles. */
  text: string;
}

/** A page of the manual as it was built. */
export interface BuiltFile {
  path: string;
  lang: 'en' | 'zh';
  html: string;
  /** In the order of their tags. */
  elements: readonly BuiltElement[];
}

let pages: BuiltFile[] | undefined;

/** Every page of the manual, read and parsed once in each worker. */
export function builtPages(): readonly BuiltFile[] {
  pages ??= pagesOf('main').map((path) => {
    const file = path.endsWith('/') ? `${path}index.html` : `${path}.html`;
    const html = readFileSync(join(SITES.main.out, file), 'utf8');
    const elements: BuiltElement[] = [];
    readElements(parse(html), elements);
    return { path, lang: path.startsWith('/zh/') ? 'zh' : 'en', html, elements };
  });
  return pages;
}

/** Adds the elements of a node; answers with its text. */
function readElements(node: Node, into: BuiltElement[]): string {
  if ('value' in node) return node.value;
  if (!('childNodes' in node)) return '';
  const element: BuiltElement | undefined =
    'tagName' in node
      ? {
          name: node.tagName,
          attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
          text: '',
        }
      : undefined;
  if (element) into.push(element);
  if (element?.name === 'script' || element?.name === 'style') return '';
  const text = node.childNodes.map((child) => readElements(child, into)).join('');
  if (element) element.text = text;
  return text;
}
