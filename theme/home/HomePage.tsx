import { usePage } from '@rspress/core/runtime';
import { Article } from '../doc/Article.tsx';
import { Hero } from './Hero.tsx';
import css from './HomePage.module.css';
import { SiteFooter } from './SiteFooter.tsx';
import { ToolStack } from './ToolStack.tsx';

/**
 * The home page: hero, with the first blocks of the page's text as the sample beside it; the
 * sections of the text; sibling tools. Source: spec section 2.
 */
export function HomePage() {
  const { page } = usePage();
  return (
    <>
      <main id="frame-main" className={css.home} tabIndex={-1}>
        <Hero />
        <Article className={css.text} />
        <ToolStack />
      </main>
      {page.frontmatter.footer !== false && <SiteFooter />}
    </>
  );
}
