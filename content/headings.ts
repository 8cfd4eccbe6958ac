import GithubSlugger from 'github-slugger';
import type { Heading as HeadingNode } from 'mdast';
import { elementsOf } from './elements.ts';
import type { Page } from './page.ts';
import { lineOf, plainText, walk } from './walk.ts';

export interface Heading {
  /** 1 to 6. */
  level: number;
  /** As a reader sees it, without the `{#id}`. */
  text: string;
  /** Anchor: the written id, else the one made from the text. */
  id: string;
  /** Id written as `\{#id}`, if there is one. */
  writtenId?: string;
  line: number;
  node: HeadingNode;
}

const WRITTEN_ID = /\s*[{\uff5b]#([^}]*)\}\s*$/;

/** Headings of a page in reading order, with the ids that the site generator gives them. */
export function headingsOf(page: Pick<Page, 'tree'>): Heading[] {
  const slugger = new GithubSlugger();
  const headings: Heading[] = [];
  walk(page.tree, (node) => {
    if (node.type !== 'heading') return;
    const full = plainText(node).trim();
    const writtenId = WRITTEN_ID.exec(full)?.[1];
    const text = writtenId === undefined ? full : full.replace(WRITTEN_ID, '');
    const id = writtenId || slugger.slug(text);
    headings.push({ level: node.depth, text, id, writtenId, line: lineOf(node), node });
  });
  return headings;
}

/** Every id that a link to this page may end with: headings, and `id` attributes in the page. */
export function anchorsOf(page: Page): Set<string> {
  const anchors = new Set(headingsOf(page).map((heading) => heading.id));
  for (const { attributes, offsets } of elementsOf(page))
    if (attributes.id !== undefined && 'id' in offsets) anchors.add(attributes.id);
  return anchors;
}
