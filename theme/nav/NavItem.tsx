import { type ReactNode, useId, useRef } from 'react';
import { Chevron } from '../ui/Icon.tsx';
import { MenuLink, Tag } from '../ui/MenuLink.tsx';
import { useHoverPopover } from '../ui/popovers.ts';
import type { NavEntry } from '../ui/useNavItems.ts';
import css from './NavItem.module.css';

/** Pause before an open dropdown closes (spec section 9). */
const DROPDOWN_CLOSE_DELAY_MS = 150;

/** A link of the bar, or a dropdown group when it has items. */
export function NavItem({ item }: { item: NavEntry }) {
  return item.items.length > 0 ? <NavGroup item={item} /> : <NavLink item={item} />;
}

export function NavLink({ item }: { item: NavEntry }) {
  return (
    <li>
      <MenuLink
        entry={item}
        className={css.link}
        href={item.href}
        aria-current={item.active ? 'true' : undefined}
      />
    </li>
  );
}

function NavGroup({ item }: { item: NavEntry }) {
  const label = (
    <>
      {item.text}
      <Tag text={item.tag} />
    </>
  );
  return (
    <NavMenu id={useId()} as="li" label={label} active={item.active}>
      {item.href && <NavLink item={{ ...item, items: [] }} />}
      {item.items.map((child) =>
        child.items.length > 0 ? (
          <li key={child.text}>
            <p className={css.subtitle}>{child.text}</p>
            <ul>
              {child.items.map((leaf) => (
                <NavLink key={leaf.text + leaf.href} item={leaf} />
              ))}
            </ul>
          </li>
        ) : (
          <NavLink key={child.text + child.href} item={child} />
        ),
      )}
    </NavMenu>
  );
}

interface NavMenuProps {
  id: string;
  as: 'li' | 'div';
  label: ReactNode;
  /** Whether the page that is shown is one of its links. */
  active?: boolean;
  children: ReactNode;
}

/** A button of the bar with a list that opens under the mouse, or by a click. */
export function NavMenu({ id, as: Box, label, active, children }: NavMenuProps) {
  const box = useRef<HTMLDivElement & HTMLLIElement>(null);
  useHoverPopover(box, { showMs: 0, hideMs: DROPDOWN_CLOSE_DELAY_MS });
  return (
    <Box ref={box}>
      <button
        type="button"
        className={css.link}
        popovertarget={id}
        aria-expanded={false}
        data-active={active || undefined}
      >
        {label}
        <Chevron className={css.chevron} />
      </button>
      <div id={id} popover="auto" className="menu">
        <ul>{children}</ul>
      </div>
    </Box>
  );
}
