import { usePage } from '@rspress/core/runtime';
import type { PageType } from '../../shared/site/pageTypes.ts';
import { Article } from '../doc/Article.tsx';
import { Breadcrumbs } from '../doc/Breadcrumbs.tsx';
import { DocFooter } from '../doc/DocFooter.tsx';
import { PageActions } from '../doc/PageActions.tsx';
import { Outline } from '../outline/Outline.tsx';
import { LocalBar } from '../sidebar/LocalBar.tsx';
import { Sidebar } from '../sidebar/Sidebar.tsx';
import { FrozenNote } from '../ui/FrozenNote.tsx';
import css from './DocPage.module.css';

/** Whether the page has a table of contents: headings to list, and no list of pages instead. */
export const hasOutline = (
  type: PageType,
  { frontmatter, toc }: ReturnType<typeof usePage>['page'],
): boolean => type === 'doc' && frontmatter.outline !== false && toc.length > 0;

/** A page of the manual: sidebar, article, outline. Source: spec section 2, 'Layout'. */
export function DocPage({ type }: { type: PageType }) {
  const { page } = usePage();
  const { frontmatter } = page;
  const withSidebar = frontmatter.sidebar !== false;
  const withOutline = hasOutline(type, page);
  return (
    <div
      className={[css.layout, withOutline && css.toc, !withSidebar && css.bare]
        .filter(Boolean)
        .join(' ')}
    >
      {(withSidebar || withOutline) && <LocalBar sidebar={withSidebar} outline={withOutline} />}
      {withSidebar && <Sidebar />}
      <main
        id="frame-main"
        className={type === 'overview' ? `${css.main} ${css.wide}` : css.main}
        tabIndex={-1}
      >
        <div className={css.top}>
          <Breadcrumbs />
          <PageActions />
        </div>
        {__SITE_VERSIONS__?.own && <FrozenNote versions={__SITE_VERSIONS__} />}
        <Article />
        {frontmatter.footer !== false && <DocFooter />}
      </main>
      {withOutline && <Outline />}
    </div>
  );
}
