import { useSite } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';

/** Least time between two looks at the scroll position (spec section 9). */
const NAVBAR_SCROLL_THROTTLE_MS = 200;

export type NavbarState = 'shown' | 'hidden' | 'always-hidden';

/**
 * Whether the bar shows: 'never' hidden, 'always' hidden, or 'auto', hidden while the reader
 * scrolls down. Focus inside brings it back. Source: spec section 4.
 */
export function useHideNavbar(): NavbarState {
  const { site } = useSite();
  const mode = site.themeConfig.hideNavbar ?? 'never';
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    if (mode !== 'auto') return;
    let last = scrollY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      timer = undefined;
      const top = scrollY;
      setHidden(top > last && top > 0);
      last = top;
    };
    const onScroll = (): void => {
      timer ??= setTimeout(look, NAVBAR_SCROLL_THROTTLE_MS);
    };
    const onFocus = ({ target }: FocusEvent): void => {
      if ((target as Element).closest('.navbar')) setHidden(false);
    };
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('focusin', onFocus);
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', onScroll);
      removeEventListener('focusin', onFocus);
    };
  }, [mode]);
  useEffect(() => {
    // A hidden bar takes no room: what sticks below it goes up (`--nav-height`).
    document.documentElement.toggleAttribute('data-navbar-hidden', hidden);
  }, [hidden]);
  if (mode === 'always') return 'always-hidden';
  return hidden ? 'hidden' : 'shown';
}
