import type { Element, Root } from 'hast';
import type { VFile } from 'vfile';
import { type BuildText, buildText, langOf } from '../texts.ts';

/** Number of a reference in the English label that Markdown gives the link back to it. */
const REFERENCE = /[\d-]+$/;

/** Heads the footnotes of a page, and names the links back to the text, in the page's language. */
export function rehypeFootnotes() {
  return (tree: Root, file: VFile): void => visit(tree, buildText(langOf(file.path ?? '')));
}

function visit(parent: Root | Element, text: BuildText): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    const { id, dataFootnoteBackref, ariaLabel } = child.properties;
    if (id === 'footnote-label') {
      const label = child.children.find((part) => part.type === 'text');
      if (label) label.value = text('footnotes.title');
    } else if (dataFootnoteBackref !== undefined) {
      const [number = ''] = REFERENCE.exec(String(ariaLabel)) ?? [];
      child.properties.ariaLabel = text('footnotes.back').replace('{number}', number);
    }
    visit(child, text);
  }
}
