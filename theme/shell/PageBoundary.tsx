import type { ReactNode } from 'react';
import { reloadOnce } from '../boot/reload.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';

/**
 * When the page cannot be rendered, what the reader sees stays, as plain HTML whose links load whole
 * pages; the page itself is loaded again, once.
 */
export function PageBoundary({ children }: { children: ReactNode }) {
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
