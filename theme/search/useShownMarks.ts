import { useLocation } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { takeMarks } from './marksHandover.ts';

/** Marks the words of a search on the page that a picked result led to. */
export function useShownMarks(): void {
  const { pathname, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation may bring new marks.
  useEffect(() => {
    const handover = takeMarks();
    if (!handover || !('highlights' in CSS)) return;
    let shown = true;
    let clear: (() => void) | undefined;
    import('./pageMarks.ts')
      .then(({ markPage }) => {
        if (shown) clear = markPage(handover);
      })
      // marks are a courtesy: without them the page is still there
      .catch(() => {});
    return () => {
      shown = false;
      clear?.();
    };
  }, [pathname, key]);
}
