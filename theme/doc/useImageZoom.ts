import { type RefObject, useEffect } from 'react';
import { useT } from '../strings.ts';

/**
 * Makes the article's pictures open large on click or Enter; what shows them is loaded only then.
 * Pictures inside links keep their link. Source: spec sections 2 and 4.
 */
export function useImageZoom(article: RefObject<HTMLElement | null>, routePath: string): void {
  const t = useT();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page brings new pictures.
  useEffect(() => {
    const root = article.current;
    if (!root) return;
    for (const image of root.querySelectorAll<HTMLImageElement>('img')) {
      if (image.closest('a, button')) continue;
      image.tabIndex = 0;
      image.setAttribute('role', 'button');
      image.setAttribute('aria-label', t('zoom.open', { alt: image.alt }));
    }
    const open = async (event: MouseEvent | KeyboardEvent): Promise<void> => {
      const image = (event.target as Element).closest<HTMLImageElement>('img[role="button"]');
      if (!image) return;
      if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      const { openZoom } = await import('./zoom.ts');
      openZoom(image, t('zoom.close'));
    };
    root.addEventListener('click', open);
    root.addEventListener('keydown', open);
    return () => {
      root.removeEventListener('click', open);
      root.removeEventListener('keydown', open);
    };
  }, [article, routePath, t]);
}
