import { useCallback, useEffect, useRef } from 'react';

/**
 * Where a page that has just been shown starts: at its top, or, when the reader came by the back
 * or forward button, where they had left it. The browser's own memory comes too early for pages
 * whose text arrives after the address. Returns a function to call once the text is there.
 */
export function useScrollMemory(): () => void {
  const remembered = useRef<number>(undefined);
  useEffect(() => {
    const onScrollEnd = (): void => {
      try {
        history.replaceState({ ...history.state, scrollY }, '');
      } catch {
        // Browsers limit how often a page may do this; the next stop will be remembered.
      }
    };
    const onPop = (event: PopStateEvent): void => {
      remembered.current = (event.state as { scrollY?: number } | null)?.scrollY ?? 0;
    };
    addEventListener('scrollend', onScrollEnd);
    addEventListener('popstate', onPop);
    return () => {
      removeEventListener('scrollend', onScrollEnd);
      removeEventListener('popstate', onPop);
    };
  }, []);
  return useCallback(() => {
    if (remembered.current !== undefined) scrollTo(0, remembered.current);
    else if (!location.hash) scrollTo(0, 0);
    remembered.current = undefined;
  }, []);
}
