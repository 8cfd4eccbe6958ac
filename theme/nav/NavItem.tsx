import { useId, useRef } from 'react';
import { NewTab } from '../ui/NewTab.tsx';
import { useExpanded, useHoverPopover } from '../ui/popovers.ts';
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
      <a
        className={css.link}
        href={item.href}
        aria-current={item.active ? 'true' : undefined}
        {...(item.external && { target: '_blank', rel: 'noopener' })}
      >
        {item.text}
        {item.tag && <span className="tag">{item.tag}</span>}
        {item.external && <NewTab />}
      </a>
    </li>
  );
}

function NavGroup({ item }: { item: NavEntry }) {
  const id = useId();
  const box = useRef<HTMLLIElement>(null);
  useHoverPopover(box, { showMs: 0, hideMs: DROPDOWN_CLOSE_DELAY_MS });
  useExpanded(box);
  return (
    <li ref={box}>
      <button
        type="button"
        className={css.link}
        popoverTarget={id}
        aria-expanded={false}
        data-active={item.active || undefined}
      >
        {item.text}
        {item.tag && <span className="tag">{item.tag}</span>}
        <svg className={css.chevron} viewBox="0 0 16 16" aria-hidden="true">
          <path d="m4 6 4 4 4-4" />
        </svg>
      </button>
      <div id={id} popover="auto" className="menu">
        <ul>
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
        </ul>
      </div>
    </li>
  );
}
