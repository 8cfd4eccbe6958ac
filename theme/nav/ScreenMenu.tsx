import { Fragment, useEffect, useRef } from 'react';
import { MOBILE_MAX } from '../../shared/site/constants.ts';
import { useT } from '../strings.ts';
import { Icon } from '../ui/Icon.tsx';
import { SocialLinks } from '../ui/SocialLinks.tsx';
import type { NavEntry } from '../ui/useNavItems.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { NavLink } from './NavItem.tsx';
import css from './ScreenMenu.module.css';
import { ThemeMenu } from './ThemeMenu.tsx';
import { VersionMenu } from './VersionMenu.tsx';

/**
 * The end of the bar. One element serves every width: above 1280 px it is in the navbar; below,
 * it is a popover behind the hamburger, a small panel, or from 768 px down the whole screen with
 * the links. A popover opens without scripts; it closes on navigation and on reaching 768 px.
 * Source: spec sections 2 and 4.
 */
export function ScreenMenu({ items }: { items: NavEntry[] }) {
  const t = useT();
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const close = (): void => menu.current?.hidePopover();
    // At 768 px the menu still fills the screen; beyond, it is a panel.
    const edges = ['>=', '>'].map((than) => matchMedia(`(width ${than} ${MOBILE_MAX})`));
    for (const edge of edges) edge.addEventListener('change', close);
    return () => {
      for (const edge of edges) edge.removeEventListener('change', close);
    };
  }, []);
  return (
    <div className={css.box}>
      <button
        type="button"
        className={`icon-button ${css.button}`}
        popovertarget="frame-screen-menu"
        aria-expanded={false}
        aria-label={t('nav.menu')}
      >
        <Icon path="M3 5.5h14M3 10h14M3 14.5h14" />
      </button>
      <div id="frame-screen-menu" ref={menu} popover="auto" className={css.menu}>
        <nav className={css.links} aria-label={t('nav.menu')}>
          <MenuEntries items={items} />
        </nav>
        <VersionMenu />
        <LanguageLinks />
        <ThemeMenu />
        <SocialLinks />
      </div>
    </div>
  );
}

/** Links and groups of the bar, at any depth; a group without a link of its own is named above. */
function MenuEntries({ items }: { items: NavEntry[] }) {
  return (
    <ul>
      {items.map((item) => (
        <Fragment key={item.text + item.href}>
          {item.href && <NavLink item={item} />}
          {item.items.length > 0 && (
            <li>
              {!item.href && <p className={css.group}>{item.text}</p>}
              <MenuEntries items={item.items} />
            </li>
          )}
        </Fragment>
      ))}
    </ul>
  );
}
