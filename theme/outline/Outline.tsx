import { usePage, useSite } from '@rspress/core/runtime';
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { useT } from '../strings.ts';
import { useToggle } from '../ui/popovers.ts';
import { ScrollToTop } from '../ui/ScrollToTop.tsx';
import css from './Outline.module.css';
import { useActiveHeading } from './useActiveHeading.ts';

/**
 * Headings h2 to h4 of the page: beside the article above 1280 px, below it a popover behind the
 * button of the local bar. Source: spec section 2, 'ON THIS PAGE'.
 */
export function Outline() {
  const t = useT();
  const { page } = usePage();
  const { site } = useSite();
  const { active, hidden } = useActiveHeading(page.toc);
  const left = new Set(hidden.split(' '));
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry that is marked has changed.
  useLayoutEffect(() => showMarked(nav.current), [active]);
  useToggle(nav, () => showMarked(nav.current));
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside answer the keyboard.
    <nav
      id="frame-outline"
      popover="auto"
      className={`${css.outline} outline`}
      aria-label={t('outline.title')}
      ref={nav}
      onClick={closeAfterChoice}
    >
      <p className={css.title} aria-hidden="true">
        {t('outline.title')}
      </p>
      <ul>
        {page.toc.map((heading) =>
          left.has(heading.id) ? null : (
            <li key={heading.id}>
              <a
                href={`#${heading.id}`}
                data-depth={heading.depth > 2 ? heading.depth : undefined}
                aria-current={heading.id === active ? 'location' : undefined}
              >
                {heading.text}
              </a>
            </li>
          ),
        )}
      </ul>
      {site.themeConfig.enableScrollToTop !== false && <ScrollToTop className={css.top} />}
    </nav>
  );
}

/** Room between the marked entry and the ends of the outline, px. */
const ROOM_PX = 48;

/** Scrolls the outline, and nothing else, until its marked entry is in view. */
function showMarked(nav: HTMLElement | null): void {
  const entry = nav?.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!nav || !entry) return;
  const { top, bottom } = nav.getBoundingClientRect();
  const below = entry.bottom + ROOM_PX - bottom;
  const above = top + ROOM_PX - entry.top;
  if (below > 0) nav.scrollTop += below;
  else if (above > 0) nav.scrollTop -= above;
}

/** As a dropdown it closes when a heading was chosen. */
function closeAfterChoice({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  const chosen = (target as Element).closest('a');
  if (chosen && currentTarget.matches(':popover-open')) currentTarget.hidePopover();
}
