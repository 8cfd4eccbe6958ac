import { usePage } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import { Hero } from './Hero.tsx';
import css from './HomePage.module.css';
import { SiteFooter } from './SiteFooter.tsx';
import { ToolStack } from './ToolStack.tsx';

/**
 * The home page: hero, with what was measured below and the first blocks of the page's text as the
 * sample beside it; the sections of the text; sibling tools. `article` is the page's text, with a class for its grid.
 */
export function HomePage({ article }: { article: (className: string | undefined) => ReactNode }) {
  const { page } = usePage();
  return (
    <>
      <main id="frame-main" className={css.home} tabIndex={-1}>
        <Hero />
        {article(css.text)}
        <ToolStack />
      </main>
      {page.frontmatter.footer !== false && <SiteFooter />}
    </>
  );
}
