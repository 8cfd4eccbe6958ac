import type { ReactNode } from 'react';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';

/** Address at which the page was loaded again after a fault, in session storage. */
const RELOADED_STORAGE_KEY = 'reloaded';

/**
 * When the page cannot be rendered, what the reader sees stays, as plain HTML whose links load whole
 * pages; the page itself is loaded again, once.
 */
export function PageBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={() => <StaticCopy />} onError={reloadOnce}>
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

function reloadOnce(): void {
  addEventListener('popstate', () => location.reload());
  try {
    if (sessionStorage.getItem(RELOADED_STORAGE_KEY) === location.href) return;
    sessionStorage.setItem(RELOADED_STORAGE_KEY, location.href);
  } catch {
    // Without the mark a page that fails each time would be loaded for ever.
    return;
  }
  location.reload();
}
