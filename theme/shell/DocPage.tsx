import { usePage } from '@rspress/core/runtime';
import { Article } from '../doc/Article.tsx';
import { Breadcrumbs } from '../doc/Breadcrumbs.tsx';
import { DocFooter } from '../doc/DocFooter.tsx';
import { PageActions } from '../doc/PageActions.tsx';
import { Outline } from '../outline/Outline.tsx';
import { LocalBar } from '../sidebar/LocalBar.tsx';
import { Sidebar } from '../sidebar/Sidebar.tsx';
import css from './DocPage.module.css';

/** A page of the manual: sidebar, article, outline. Source: spec section 2, 'Layout'. */
export function DocPage() {
  const { page } = usePage();
  const { frontmatter, toc } = page;
  const overview = Boolean(frontmatter.overview);
  const withSidebar = frontmatter.sidebar !== false;
  const withOutline = frontmatter.outline !== false && !overview && toc.length > 0;
  return (
    <div
      className={[css.layout, withOutline && css.toc, !withSidebar && css.bare]
        .filter(Boolean)
        .join(' ')}
    >
      {(withSidebar || withOutline) && <LocalBar sidebar={withSidebar} outline={withOutline} />}
      {withSidebar && <Sidebar />}
      <main id="main" className={css.main} tabIndex={-1}>
        <div className={css.top}>
          <Breadcrumbs />
          <PageActions />
        </div>
        <Article />
        {frontmatter.footer !== false && <DocFooter />}
      </main>
      {withOutline && <Outline />}
    </div>
  );
}
