import { type RefObject, useEffect } from 'react';
import { PROVED } from '../contract.ts';
import { useT } from '../strings.ts';
import { copyText } from '../ui/copyText.ts';
import { afterPaint } from './afterPaint.ts';
import { showCopied } from './copyFeedback.ts';
import { useAsking } from './useAsking.ts';

/**
 * Puts a link to itself before each heading of the article, once the scripts are there, and behind
 * one with proofs a button that shows them: both show under the pointer and by keyboard only. A plain
 * click on the link also puts the section's address on the clipboard.
 */
export function useHeadingLinks(article: RefObject<HTMLElement | null>, routePath: string): void {
  const t = useT();
  const asking = useAsking();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page brings new headings.
  useEffect(
    () =>
      afterPaint(() => {
        const root = article.current;
        if (!root) return;
        for (const heading of root.querySelectorAll(':is(h2, h3, h4, h5, h6)[id]')) {
          if (heading.querySelector('a.anchor')) continue;
          const text = heading.textContent?.trim() ?? '';
          const link = document.createElement('a');
          link.className = 'anchor';
          link.href = `#${encodeURIComponent(heading.id)}`;
          link.setAttribute('aria-label', t('doc.anchor', { heading: text }));
          // Else the link's label would be read as part of the heading.
          heading.setAttribute('aria-label', text);
          heading.prepend(link);
          if (!heading.classList.contains(PROVED)) continue;
          const mark = document.createElement('button');
          mark.type = 'button';
          mark.className = 'proof-mark';
          mark.title = t('doc.proofs', { heading: text });
          mark.ariaHasPopup = 'dialog';
          mark.onclick = () =>
            void import('./evidence.ts').then(({ showProofs }) => showProofs(asking, heading));
          heading.append(mark);
        }
        const status = document.createElement('span');
        status.className = 'visually-hidden';
        status.setAttribute('role', 'status');
        document.body.append(status);
        const onClick = (event: MouseEvent): void => {
          const link = (event.target as Element).closest<HTMLAnchorElement>('a.anchor');
          if (!link) return;
          void copyText(link.href).then((copied) => {
            if (!copied) return;
            showCopied(link, (shown) => {
              status.textContent = shown ? t('code.copied') : '';
            });
          });
        };
        root.addEventListener('click', onClick);
        return () => {
          root.removeEventListener('click', onClick);
          status.remove();
        };
      }),
    [article, routePath, t, asking.barePath],
  );
}
