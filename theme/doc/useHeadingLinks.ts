import { type RefObject, useEffect } from 'react';
import { useT } from '../strings.ts';
import { copyText } from './copyText.ts';

/**
 * Makes each heading's link reachable and named once the scripts are there; a plain click also
 * puts the section's address on the clipboard.
 */
export function useHeadingLinks(article: RefObject<HTMLElement | null>, routePath: string): void {
  const t = useT();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page brings new headings.
  useEffect(() => {
    const root = article.current;
    if (!root) return;
    for (const link of root.querySelectorAll<HTMLAnchorElement>('a.anchor')) {
      link.removeAttribute('aria-hidden');
      link.removeAttribute('tabindex');
      const heading = link.parentElement?.textContent?.trim() ?? '';
      // Else the link's label would be read as part of the heading.
      link.parentElement?.setAttribute('aria-label', heading);
      link.setAttribute('aria-label', t('doc.anchor', { heading }));
    }
    const onClick = (event: MouseEvent): void => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a.anchor');
      if (link) void copyText(link.href, false);
    };
    root.addEventListener('click', onClick);
    return () => root.removeEventListener('click', onClick);
  }, [article, routePath, t]);
}
