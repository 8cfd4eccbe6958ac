import type { Root, RootContent } from 'mdast';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { type Lang, t } from './strings.ts';

/** What a page says, taken from its HTML or from its Markdown copy. */
export interface PageParts {
  /** Blocks of text without white space, in order. */
  texts: string[];
  /** Addresses of links, without those to places on the same page. */
  links: string[];
  /** Blocks without white space. */
  code: string[];
  /** Cells of each table row, without white space. */
  rows: string[];
}

const bare = (text: string): string => text.replace(/\s+/g, '');

/**
 * Reads the articles of built pages. Runs in the browser, by `page.evaluate`, and so refers to
 * nothing outside. An overview's headings of other pages are left out: its copy says what each
 * page is about instead.
 */
export function partsOfHtml(pages: string[]): PageParts[] {
  const blocks = 'p, li, td, th, dt, dd, h1, h2, h3, h4, h5, h6, figcaption';
  const text = (node: Node): string => (node.textContent ?? '').replace(/\s+/g, '');
  const BREAK = '\0';
  return pages.map((html) => {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    const article = body.querySelector('article') ?? body;
    const all = (selector: string): Element[] => [...article.querySelectorAll(selector)];
    const labels = all('[role="tab"]').map(text);
    for (const svg of all('svg')) {
      const alternative = new Document().createElement('p');
      alternative.textContent = svg.getAttribute('aria-label');
      svg.replaceWith(alternative);
    }
    const controls =
      'button, label, input, noscript, [role="status"], [href$=".xml"], section li li, a[target] > span';
    for (const control of all(controls)) {
      control.remove();
    }
    const code = all('pre').map((pre) => {
      pre.remove();
      return text(pre);
    });
    const links = all('a[href]').map((link) => link.getAttribute('href') ?? '');
    const rows = all('tr').map((row) => [...row.children].map(text).join('|'));
    const texts = all(blocks).flatMap((block) => {
      const own = block.cloneNode(true) as Element;
      for (const inner of own.querySelectorAll(`${blocks}, ul, ol, dl, table`)) inner.remove();
      // What stands in a box of its own is no part of the text around it.
      for (const box of own.querySelectorAll('div')) {
        box.before(BREAK);
        box.after(BREAK);
      }
      return text(own).split(BREAK);
    });
    return {
      texts: [...texts, ...labels].filter(Boolean),
      links: links.filter((href) => !href.startsWith('#')),
      code,
      rows,
    };
  });
}

/** Reads a Markdown copy; `origin` is what its links begin with. */
export function partsOfCopy(markdown: string, origin: string, lang: Lang): PageParts {
  const body = markdown.replace(/^---\n[\s\S]*?\n---\n/, '');
  const tree = unified().use(remarkParse).use(remarkGfm).use(remarkCjkFriendly).parse(body) as Root;
  const parts: PageParts = { texts: [], links: [], code: [], rows: [] };
  const visit = (node: Root | RootContent): void => {
    if (node.type === 'code') parts.code.push(bare(withoutSigns(node.value, node.lang)));
    if ('url' in node && node.type !== 'image') parts.links.push(routeOf(node.url, origin));
    if (node.type === 'tableRow') {
      parts.rows.push(node.children.map((cell) => bare(contentOf(cell))).join('|'));
    }
    if (/^(paragraph|heading|tableCell)$/.test(node.type)) {
      parts.texts.push(
        bare(contentOf(node)).replace(ALERT, (_, kind) =>
          t(`callout.${kind.toLowerCase() as 'note'}`, lang),
        ),
      );
    }
    // The file name of a block is shown above it.
    if (node.type === 'code') parts.texts.push(/title="([^"]*)"/.exec(node.meta ?? '')?.[1] ?? '');
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(tree);
  return parts;
}

/** A callout without a title of its own shows its kind. */
const ALERT = /^\[!([A-Z]+)\]/;

const contentOf = (node: RootContent | Root): string =>
  node.type === 'html'
    ? ''
    : 'value' in node
      ? node.value
      : 'children' in node
        ? node.children.map(contentOf).join('')
        : '';

/** A diff without its signs is what the page shows. */
const withoutSigns = (value: string, lang?: string | null): string =>
  lang === 'diff' ? value.replace(/^[+\- ] /gm, '') : value;

/** `https://site/guide/start/index.md#a` is the copy of `/guide/start/#a`. */
function routeOf(url: string, origin: string): string {
  if (!url.startsWith(`${origin}/`)) return url;
  return url.slice(origin.length).replace(/(?:(?<=\/)index)?\.md(?=$|#)/, '');
}

/** What the page has and its copy has not, one line each. */
export function missingParts(page: PageParts, copy: PageParts): string[] {
  const all = copy.texts.join('\n');
  const code = copy.code.join('\n');
  const rows = new Set(copy.rows);
  const links = new Set(copy.links);
  return [
    ...page.texts
      .filter((one) => !all.includes(one) && !code.includes(one))
      .map((one) => `text: ${one}`),
    ...page.links.filter((one) => !links.has(one)).map((one) => `link: ${one}`),
    ...page.code
      .filter((one) => !code.includes(one) && !all.includes(one))
      .map((one) => `code: ${one}`),
    ...page.rows.filter((one) => !rows.has(one)).map((one) => `table row: ${one}`),
  ];
}
