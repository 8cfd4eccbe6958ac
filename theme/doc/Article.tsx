import { MDXProvider } from '@mdx-js/react';
import { pathnameToRouteService, usePage, useSite } from '@rspress/core/runtime';
import { type RefObject, useRef } from 'react';
import { pageTypeOf } from '../../shared/site/pageTypes.ts';
import { ARTICLE } from '../contract.ts';
import { Link } from '../ui/Link.tsx';
import { PackageManagerTabs } from '../ui/PackageManagerTabs.tsx';
import { Tab, Tabs } from '../ui/Tabs.tsx';
import { Callout } from './Callout.tsx';
import { useEnhancements } from './enhance.ts';
import { Overview } from './Overview.tsx';

/** What every page may use without an import; most text needs none of it, as it is static HTML. */
const COMPONENTS = {
  a: Link,
  $$$callout$$$: Callout,
  PackageManagerTabs,
  Tab,
  Tabs,
};

/**
 * The page's own text, and what scripts add to it (code buttons, heading links, zoom) once it is
 * hydrated. No suspense boundary: React 18 would draw it anew when a press comes before its turn.
 */
export function Article({ className = '' }: { className?: string }) {
  const { page } = usePage();
  const article = useRef<HTMLElement>(null);
  const { frontmatter, title, routePath } = page;
  const type = pageTypeOf(page.pageType, frontmatter.overview);
  const { site } = useSite();
  const withTitle = site.themeConfig.fallbackHeadingTitle !== false;
  const hasHeading = Boolean((page as { headingTitle?: string }).headingTitle);
  const text = pathnameToRouteService(routePath)?.element;
  return (
    <article className={`${ARTICLE} ${className}`} ref={article} key={routePath}>
      <MDXProvider components={COMPONENTS}>
        {type === 'doc' && !hasHeading && title && withTitle && <h1>{title}</h1>}
        {type === 'overview' ? <Overview>{text}</Overview> : text}
        <Enhancements article={article} />
      </MDXProvider>
    </article>
  );
}

function Enhancements({ article }: { article: RefObject<HTMLElement | null> }) {
  const { page } = usePage();
  useEnhancements(article, page.routePath);
  return null;
}
