import { usePage, useSite } from '@rspress/core/runtime';
import type { MouseEvent } from 'react';
import { useT } from '../strings.ts';
import { ScrollToTop } from '../ui/ScrollToTop.tsx';
import css from './Outline.module.css';
import { plainText } from './plainText.ts';
import { useActiveHeading } from './useActiveHeading.ts';

/**
 * Headings h2 to h4 of the page: beside the article above 1280 px, below it a popover behind the
 * button of the local bar. Source: spec section 2, 'ON THIS PAGE'.
 */
export function Outline() {
  const t = useT();
  const { page } = usePage();
  const { site } = useSite();
  const active = useActiveHeading(page.toc);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside answer the keyboard.
    <nav
      id="frame-outline"
      popover="auto"
      className={`${css.outline} outline`}
      aria-label={t('outline.title')}
      onClick={closeAfterChoice}
    >
      <p className={css.title} aria-hidden="true">
        {t('outline.title')}
      </p>
      <ul>
        {page.toc.map((heading) => (
          <li key={heading.id}>
            <a
              href={`#${heading.id}`}
              data-depth={heading.depth > 2 ? heading.depth : undefined}
              aria-current={heading.id === active ? 'location' : undefined}
            >
              {plainText(heading.text)}
            </a>
          </li>
        ))}
      </ul>
      {site.themeConfig.enableScrollToTop !== false && <ScrollToTop className={css.top} />}
    </nav>
  );
}

/** As a dropdown it closes when a heading was chosen. */
function closeAfterChoice({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  const chosen = (target as Element).closest('a');
  if (chosen && currentTarget.matches(':popover-open')) currentTarget.hidePopover();
}
