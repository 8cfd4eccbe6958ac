import { useEffect, useRef } from 'react';
import { MOBILE_MAX_PX } from '../../shared/site/constants.ts';
import { useT } from '../strings.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { NavLink } from './NavItem.tsx';
import { useExpanded } from './popovers.ts';
import css from './ScreenMenu.module.css';
import { SocialLinks } from './SocialLinks.tsx';
import { ThemeMenu } from './ThemeMenu.tsx';
import type { NavEntry } from './useNavItems.ts';
import { VersionMenu } from './VersionMenu.tsx';

/**
 * The hamburger and what it opens: the whole screen up to 768 px, a small panel up to 1280 px.
 * A popover, so it opens without scripts; closes on navigation and on reaching 768 px.
 * Source: spec sections 2 and 4.
 */
export function ScreenMenu({ items }: { items: NavEntry[] }) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  useExpanded(box);
  useEffect(() => {
    const wide = matchMedia(`(min-width: ${MOBILE_MAX_PX}px)`);
    const close = (): void => menu.current?.hidePopover();
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);
  return (
    <div ref={box} className={css.box}>
      <button
        type="button"
        className={css.button}
        popoverTarget="screen-menu"
        aria-expanded={false}
        aria-label={t('nav.menu')}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M3 5.500h14M3 10h14M3 14.500h14" />
        </svg>
      </button>
      <div id="screen-menu" ref={menu} popover="auto" className={`menu ${css.menu}`}>
        <nav className={css.links} aria-label={t('nav.menu')}>
          <ul>
            {items.flatMap((item) =>
              [item, ...item.items]
                .filter((entry) => entry.href)
                .map((entry) => <NavLink key={entry.text + entry.href} item={entry} />),
            )}
          </ul>
        </nav>
        <div className={css.settings}>
          <VersionMenu id="versions-menu" />
          <LanguageLinks />
          <ThemeMenu />
        </div>
        <SocialLinks id="social-menu" />
      </div>
    </div>
  );
}
