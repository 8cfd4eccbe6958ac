import { Content, usePage } from '@rspress/core/runtime';
import { useRef } from 'react';
import { HomePage } from '../home/HomePage.tsx';
import { KeyHelp } from '../nav/KeyHelp.tsx';
import { Nav } from '../nav/Nav.tsx';
import { useTooltips } from '../nav/useTooltips.ts';
import { useT } from '../strings.ts';
import { DocPage } from './DocPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { useDocumentHead } from './useDocumentHead.ts';
import { useNavigation } from './useNavigation.ts';

/**
 * The frame of every page: skip link, navigation, and the page of its type (spec section 2:
 * home, doc, 404, custom, blank). Written for the server, woken in the browser.
 */
export function Layout() {
  const { page } = usePage();
  const t = useT();
  const announcer = useRef<HTMLParagraphElement>(null);
  useDocumentHead();
  useTooltips();
  const pending = useNavigation(announcer);
  const { pageType, frontmatter } = page;
  if (pageType === 'blank') {
    return (
      <main id="main" tabIndex={-1}>
        <Content />
      </main>
    );
  }
  const withNav = frontmatter.navbar !== false;
  return (
    <>
      <a className="skip" href="#main">
        {t('a11y.skip')}
      </a>
      {withNav && <Nav />}
      <PageOfType type={pageType} />
      <KeyHelp />
      <ProgressBar pending={pending} />
      <p className="visually-hidden" role="status" ref={announcer} />
    </>
  );
}

function PageOfType({ type }: { type: string }) {
  if (type === 'home') return <HomePage />;
  if (type === '404') return <NotFoundPage />;
  if (type === 'custom') {
    return (
      <main id="main" tabIndex={-1}>
        <Content />
      </main>
    );
  }
  return <DocPage />;
}
