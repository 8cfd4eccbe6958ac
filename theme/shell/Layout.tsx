import { usePage } from '@rspress/core/runtime';
import { type ReactNode, useRef } from 'react';
import { type PageType, pageTypeOf } from '../../shared/site/pageTypes.ts';
import { reloadOnce } from '../boot/reload.ts';
import { Article } from '../doc/Article.tsx';
import { HomePage } from '../home/HomePage.tsx';
import { Nav } from '../nav/Nav.tsx';
import { SearchButton } from '../search/SearchButton.tsx';
import { useT } from '../strings.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { KeyHelp } from '../ui/KeyHelp.tsx';
import { usePopoverButtons } from '../ui/popovers.ts';
import { useTooltips } from '../ui/useTooltips.ts';
import { DocPage, hasOutline } from './DocPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { useNavigation } from './navigation.ts';
import { ProgressBar, Unreachable } from './Status.tsx';
import { useDocumentHead } from './useDocumentHead.ts';

/** The frame of every page, and what keeps the page readable when it fails. */
export function Layout() {
  return (
    <PageBoundary>
      <Frame />
    </PageBoundary>
  );
}

/**
 * Skip link, navigation, and the page of its type (spec section 2: home, doc, 404, custom, blank).
 * Rendered on the server, hydrated in the browser.
 */
function Frame() {
  const { page } = usePage();
  const t = useT();
  const announcer = useRef<HTMLParagraphElement>(null);
  useDocumentHead();
  useTooltips();
  usePopoverButtons();
  useNavigation(announcer);
  const type = pageTypeOf(page.pageType, page.frontmatter.overview);
  const bare = type === 'blank';
  return (
    <>
      {!bare && (
        <a className="skip" href="#frame-main">
          {t('a11y.skip')}
        </a>
      )}
      {hasOutline(type, page) && (
        <a className="skip" href="#frame-outline">
          {t('a11y.skipToOutline')}
        </a>
      )}
      {!bare && page.frontmatter.navbar !== false && <Nav search={<SearchButton />} />}
      <PageOfType type={type} />
      {!bare && <KeyHelp />}
      <ProgressBar />
      <Unreachable />
      <p className="visually-hidden" role="status" ref={announcer} />
    </>
  );
}

function PageOfType({ type }: { type: PageType }) {
  if (type === 'home')
    return <HomePage article={(className) => <Article className={className} />} />;
  if (type === '404') return <NotFoundPage />;
  if (type === 'custom' || type === 'blank') {
    return (
      <main id="frame-main" tabIndex={-1}>
        <Article />
      </main>
    );
  }
  return <DocPage type={type} />;
}

/**
 * When the page cannot be rendered, what the reader sees stays, as plain HTML whose links load whole
 * pages; the page itself is loaded again, once.
 */
function PageBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={() => <StaticCopy />} onError={loadAgain}>
      {children}
    </ErrorBoundary>
  );
}

/** What is in the document before React takes it away. */
function StaticCopy() {
  const root = document.getElementById('__rspress_root');
  const nodes = [...(root?.childNodes ?? [])].map((node) => node.cloneNode(true));
  return <div ref={(box) => box?.replaceChildren(...nodes)} />;
}

function loadAgain(): void {
  addEventListener('popstate', () => location.reload());
  reloadOnce();
}
