import { usePage, useSite } from '@rspress/core/runtime';
import { useRef } from 'react';
import { useT } from '../strings.ts';
import { ScrollToTop } from '../ui/ScrollToTop.tsx';
import css from './Outline.module.css';
import { plainText } from './plainText.ts';
import { useActiveHeading } from './useActiveHeading.ts';
import { useOutlineMenu } from './useOutlineMenu.ts';

/**
 * Headings h2 to h4 of the page: beside the article above 1280 px, below it a popover behind the
 * button of the local bar. Source: spec section 2, 'ON THIS PAGE'.
 */
export function Outline() {
  const t = useT();
  const { page } = usePage();
  const { site } = useSite();
  const root = useRef<HTMLElement>(null);
  const active = useActiveHeading(page.toc);
  useOutlineMenu(root);
  return (
    <nav
      id="frame-outline"
      ref={root}
      popover="auto"
      className={`${css.outline} outline`}
      aria-label={t('outline.title')}
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
