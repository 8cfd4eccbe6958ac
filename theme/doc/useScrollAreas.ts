import { type RefObject, useEffect } from 'react';
import { CODE, TABLE } from '../contract.ts';
import { type StringKey, useT } from '../strings.ts';
import { afterPaint } from './afterPaint.ts';
import { captionOf, headingsAbove } from './blockNames.ts';

/** What may be wider than the page, and what one without a caption is. */
const AREAS = `.${CODE} pre, .${TABLE}, figure:not(.${CODE})`;
const nameOf = (area: Element): StringKey =>
  area.localName === 'pre' ? 'code.area' : area.matches(`.${TABLE}`) ? 'doc.table' : 'doc.figure';

/**
 * Code, tables and pictures that are wider than the page scroll sideways: these are tab stops with
 * a role and a name, so that the keyboard reaches them, and their look shows that there is more
 * (class `scrolls`). What fits is no tab stop.
 */
export function useScrollAreas(article: RefObject<HTMLElement | null>, routePath: string): void {
  const t = useT();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page brings new areas.
  useEffect(
    () =>
      afterPaint(() => {
        const root = article.current;
        if (!root) return;
        const above = headingsAbove(root, AREAS);
        const observer = new ResizeObserver((entries) => {
          // All sizes are read before anything is written: one layout for all.
          const areas = entries.map(({ target }) => ({
            area: target as HTMLElement,
            scrolls: target.scrollWidth > target.clientWidth,
          }));
          for (const { area, scrolls } of areas) {
            const figure = area.closest('figure');
            (area.localName === 'pre' && figure ? figure : area).classList.toggle(
              'scrolls',
              scrolls,
            );
            if (scrolls) {
              const heading = above.get(area);
              const kind = t(nameOf(area));
              area.tabIndex = 0;
              // A figure keeps its role: HTML allows no other for one with a caption.
              if (area !== figure) area.setAttribute('role', 'group');
              area.setAttribute(
                'aria-label',
                captionOf(figure) || (heading ? `${kind}: ${heading}` : kind),
              );
            } else
              for (const name of ['tabindex', 'role', 'aria-label']) area.removeAttribute(name);
          }
        });
        for (const area of above.keys()) observer.observe(area);
        return () => observer.disconnect();
      }),
    [article, routePath, t],
  );
}
