import { usePage } from '@rspress/core/runtime';
import { Article } from '../doc/Article.tsx';
import { Features } from './Features.tsx';
import { Hero } from './Hero.tsx';
import css from './HomePage.module.css';
import { SiteFooter } from './SiteFooter.tsx';
import { ToolStack } from './ToolStack.tsx';

/** The home page: hero with a real sample beside it, features, sibling tools. Spec section 2. */
export function HomePage() {
  const { page } = usePage();
  return (
    <>
      <main id="frame-main" className={css.home} tabIndex={-1}>
        <Hero>
          <Article className={css.sample} />
        </Hero>
        <Features />
        <ToolStack />
      </main>
      {page.frontmatter.footer !== false && <SiteFooter />}
    </>
  );
}
