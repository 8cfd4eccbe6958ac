import { type RefObject, useEffect } from 'react';
import { CODE } from '../contract.ts';
import { afterPaint } from './afterPaint.ts';

/** How many blocks get their layout in one idle moment, and how long one is waited for. */
const AT_ONCE = 4;
const LIMIT = { timeout: 200 };

/**
 * Gives the code blocks that wait off the screen (`theme/styles/code.css`) their real heights while
 * the browser is idle, so that the place that a reader leaves is the place that is remembered. All
 * blocks, also those that do not wait: the next page may be announced while this one is still shown.
 */
export function useBlockHeights(article: RefObject<HTMLElement | null>, routePath: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page brings new blocks.
  useEffect(() => {
    if (!CSS.supports('overflow-anchor', 'auto')) return;
    return afterPaint(() => {
      const waiting = [...(article.current?.querySelectorAll<HTMLElement>(`figure.${CODE}`) ?? [])];
      const next = (): number => requestIdleCallback(show, LIMIT);
      let idle = next();
      function show(): void {
        for (const block of waiting.splice(0, AT_ONCE)) block.style.contentVisibility = 'visible';
        if (waiting.length > 0) idle = next();
      }
      return () => cancelIdleCallback(idle);
    });
  }, [article, routePath]);
}
