import { useSite } from '@rspress/core/runtime';
import { useEffect } from 'react';

/** Length of the theme animation (spec section 9). */
const THEME_ANIMATION_MS = 400;

/**
 * Grows a newly chosen theme as a circle from its button; at once with reduced motion, without
 * view transitions, or when the site says `enableAppearanceAnimation: false`. Spec section 4.
 */
export function useThemeAnimation(): void {
  const { site } = useSite();
  const wanted = site.themeConfig.enableAppearanceAnimation !== false;
  useEffect(() => {
    if (!wanted) return;
    const onChoice = (event: Event): void => {
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      if (still || !document.startViewTransition) return;
      event.preventDefault();
      animate((event as CustomEvent<() => void>).detail);
    };
    addEventListener('themechoice', onChoice);
    return () => removeEventListener('themechoice', onChoice);
  }, [wanted]);
}

function animate(change: () => void): void {
  const root = document.documentElement;
  const box = (document.activeElement?.closest('label') ?? root).getBoundingClientRect();
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const radius = Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight - y));
  const transition = document.startViewTransition(change);
  transition.ready
    .then(() => {
      root.animate(
        { clipPath: [`circle(0 at ${x}px ${y}px)`, `circle(${radius}px at ${x}px ${y}px)`] },
        { duration: THEME_ANIMATION_MS, pseudoElement: '::view-transition-new(root)' },
      );
    })
    .catch(() => {});
}
