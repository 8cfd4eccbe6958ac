import { type RefObject, useEffect } from 'react';

/**
 * A table that is wider than its page scrolls sideways and must be reachable for that by keyboard;
 * one that fits needs no tab stop.
 */
export function useScrollableTables(
  article: RefObject<HTMLElement | null>,
  routePath: string,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page brings new tables.
  useEffect(() => {
    const tables = [...(article.current?.querySelectorAll('table') ?? [])];
    if (tables.length === 0) return;
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) {
        const table = target as HTMLElement;
        if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
        else table.removeAttribute('tabindex');
      }
    });
    for (const table of tables) observer.observe(table);
    return () => observer.disconnect();
  }, [article, routePath]);
}
