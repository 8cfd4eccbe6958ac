import { useSite, withBase } from '@rspress/core/runtime';
import { type ReactNode, useEffect, useState } from 'react';
import type { OwnSettings } from '../contract.ts';
import { useT } from '../strings.ts';
import { useNavItems } from '../ui/useNavItems.ts';
import { usePrefix } from '../ui/usePrefix.ts';
import css from './Nav.module.css';
import { NavItem } from './NavItem.tsx';
import { ScreenMenu } from './ScreenMenu.tsx';
import { ToolMenu } from './ToolMenu.tsx';

/**
 * The bar at the top. Above 1280 px everything is in it; below, what does not fit moves to the
 * site menu; from 768 px down the links move too (spec sections 2 and 9). `search` is what opens
 * the search.
 */
export function Nav({ search }: { search: ReactNode }) {
  const t = useT();
  const { site } = useSite();
  const prefix = usePrefix();
  const items = useNavItems();
  const state = useHideNavbar();
  const left = items.filter((item) => item.position === 'left');
  const right = items.filter((item) => item.position !== 'left');
  const logos = typeof site.logo === 'string' ? { both: site.logo } : (site.logo ?? {});
  return (
    <header className={`${css.nav} navbar`} data-state={state}>
      <ToolMenu trigger={(site.themeConfig as OwnSettings).toolMenuTrigger} />
      <a
        className={css.home}
        href={withBase(`/${prefix}`)}
        aria-label={t('nav.home', { title: site.logoText || site.title })}
      >
        {Object.entries(logos).map(([theme, logo]) => (
          <img
            key={theme}
            className={theme === 'both' ? undefined : `only-${theme}`}
            src={withBase(logo)}
            alt=""
            width={26}
            height={26}
          />
        ))}
        <span>{site.logoText || site.title}</span>
      </a>
      <nav className={css.links} aria-label={t('nav.label')}>
        <ul>
          {left.map((item) => (
            <NavItem key={item.text + item.href} item={item} />
          ))}
        </ul>
        {right.length > 0 && (
          <ul className={css.end}>
            {right.map((item) => (
              <NavItem key={item.text + item.href} item={item} />
            ))}
          </ul>
        )}
      </nav>
      {site.themeConfig.search !== false && search}
      <ScreenMenu items={items} />
    </header>
  );
}

/** Least time between two looks at the scroll position (spec section 9). */
const NAVBAR_SCROLL_THROTTLE_MS = 200;

type NavbarState = 'shown' | 'hidden' | 'always-hidden';

/**
 * Whether the bar shows: 'never' hidden, 'always' hidden, or 'auto', hidden while the reader
 * scrolls down. Focus inside brings it back. Source: spec section 4.
 */
function useHideNavbar(): NavbarState {
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
