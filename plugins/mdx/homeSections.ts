import type { Element, ElementContent, Root } from 'hast';
import type { VFile } from 'vfile';
import { pageTypeOf } from '../../shared/site/pageTypes.ts';
import { HOME_SAMPLE, type OwnPageMeta } from '../../theme/contract.ts';
import { element } from './hast.ts';
import { type HomeFigure, homeFigure } from './homeFigure.ts';

/**
 * Parts of a home page that the theme places: what was measured, as bars; what comes before the
 * first heading of the second level is the sample of the hero, each of those headings begins a
 * section of its own.
 */
export function rehypeHomeSections(this: { data(): object }) {
  const data = this.data() as {
    pageMeta?: OwnPageMeta & { frontmatter?: Record<string, unknown> };
  };
  return (tree: Root, file: VFile): void => {
    const { pageType, overview, hero } = data.pageMeta?.frontmatter ?? {};
    if (pageTypeOf(pageType, overview) !== 'home') return;
    const { figure } = (hero ?? {}) as { figure?: HomeFigure };
    const sections = sectionsOf(tree.children as ElementContent[]);
    tree.children = figure ? [homeFigure(file.path, figure), ...sections] : sections;
  };
}

/** Exported for tests: the children of a home page in their sections. */
export function sectionsOf(children: ElementContent[]): Element[] {
  const sections = [element('div', { class: HOME_SAMPLE })];
  for (const child of children) {
    if (child.type === 'element' && child.tagName === 'h2') sections.push(element('section', {}));
    sections.at(-1)?.children.push(child);
  }
  return sections.filter((section) => section.children.some(({ type }) => type !== 'text'));
}
