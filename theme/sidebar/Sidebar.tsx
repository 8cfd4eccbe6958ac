import { normalizeHrefInRuntime, useLocation, withBase } from '@rspress/core/runtime';
import { memo, type RefObject, useEffect, useRef, useState } from 'react';
import { groupsOf } from '../../shared/site/trail.ts';
import { useT } from '../strings.ts';
import { holdPage } from '../ui/holdPage.ts';
import { Icon } from '../ui/Icon.tsx';
import { MenuLink, Tag } from '../ui/MenuLink.tsx';
import { type SidebarEntry, useSidebarEntries } from '../ui/useSidebarEntries.ts';
import css from './Sidebar.module.css';

/**
 * The pages of the section. One element serves both layouts: beside the article on wide screens, a
 * popover drawer behind the Menu button on narrow ones, both alive without scripts.
 * Source: spec section 2, 'Layout'.
 */
export function Sidebar() {
  const t = useT();
  const entries = useSidebarEntries();
  const { pathname } = useLocation();
  const root = useRef<HTMLElement>(null);
  useDrawer(root);
  // Groups that hold the page are open whatever their setting says.
  const open = new Set(groupsOf(pathname, entries));

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has another active item.
  useEffect(() => showInBox(root.current), [pathname]);

  return (
    <nav
      id="frame-sidebar"
      ref={root}
      popover="auto"
      className={`${css.sidebar} sidebar`}
      aria-label={t('sidebar.label')}
    >
      <button
        type="button"
        className={`icon-button ${css.close}`}
        popovertarget="frame-sidebar"
        popovertargetaction="hide"
        aria-label={t('sidebar.close')}
      >
        <Icon path="m5 5 10 10M15 5 5 15" />
      </button>
      <List entries={entries} pathname={pathname} open={open} />
    </nav>
  );
}

/**
 * Scrolls only the sidebar's own box, and only when the active item is out of its view. An observer
 * tells after the browser's own layout; asking would force one of the whole new page.
 */
function showInBox(box: HTMLElement | null): (() => void) | undefined {
  const item = box?.querySelector('[aria-current="page"]');
  if (!box || !item) return;
  const observer = new IntersectionObserver(
    ([place]) => {
      observer.disconnect();
      if (!place?.rootBounds || place.intersectionRatio === 1) return;
      const { boundingClientRect: row, rootBounds: view } = place;
      if (row.height > 0) box.scrollTop += row.top - view.top - (view.height - row.height) / 2;
    },
    { root: box },
  );
  observer.observe(item);
  return () => observer.disconnect();
}

interface ListProps {
  entries: SidebarEntry[];
  pathname: string;
  open: Set<SidebarEntry>;
}

function List({ entries, pathname, open }: ListProps) {
  return (
    <ul>
      {entries.map((entry, index) => {
        const key = `${index}${entry.text ?? ''}`;
        if (entry.kind === 'divider') {
          return (
            <li key={key}>
              <hr className={css.divider} data-style={entry.dividerType} />
            </li>
          );
        }
        if (entry.kind === 'header') {
          return (
            <li key={key} className={css.header}>
              {entry.text}
            </li>
          );
        }
        if (entry.kind === 'group') {
          return <Group key={key} entry={entry} pathname={pathname} open={open} />;
        }
        return <Item key={key} entry={entry} active={isActive(entry, pathname)} />;
      })}
    </ul>
  );
}

function Group({ entry, pathname, open }: { entry: SidebarEntry } & Omit<ListProps, 'entries'>) {
  const holdsPage = open.has(entry);
  const [expanded, setExpanded] = useState(!entry.collapsed || holdsPage);
  const details = useRef<HTMLDetailsElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page inside opens the group again.
  useEffect(() => {
    if (!holdsPage) return;
    setExpanded(true);
    // The browser reports late that a reader closed it: what the state says may be out of date.
    if (details.current) details.current.open = true;
  }, [holdsPage, pathname]);
  const list = <List entries={entry.items} pathname={pathname} open={open} />;
  const label = entry.link ? (
    <Anchor entry={entry} active={isActive(entry, pathname)} />
  ) : (
    entry.text
  );
  if (!entry.collapsible) {
    return (
      <li className={css.group} data-context={entry.context}>
        <p className={css.summary}>
          {label}
          <Tag text={entry.tag} />
        </p>
        {list}
      </li>
    );
  }
  return (
    <li className={css.group} data-context={entry.context}>
      <details
        ref={details}
        open={expanded}
        onToggle={(event) => setExpanded(event.currentTarget.open)}
      >
        <summary className={css.summary}>
          {label}
          <Tag text={entry.tag} />
          <Icon size={16} path="m6 4 4 4-4 4" />
        </summary>
        {list}
      </details>
    </li>
  );
}

const Item = memo(function Item({ entry, active }: { entry: SidebarEntry; active: boolean }) {
  return (
    <li data-context={entry.context}>
      <Anchor entry={entry} active={active} />
    </li>
  );
});

function Anchor({ entry, active }: { entry: SidebarEntry; active: boolean }) {
  return (
    <MenuLink
      entry={entry}
      href={entry.external ? entry.link : withBase(entry.link)}
      aria-current={active ? 'page' : undefined}
    />
  );
}

const isActive = (entry: SidebarEntry, pathname: string): boolean =>
  Boolean(entry.link) && normalizeHrefInRuntime(pathname) === entry.link;

/**
 * While a popover drawer is open the page behind it does not scroll. Focus goes into the drawer
 * and comes back to its button, which the platform does on Escape and outside clicks; when focus
 * moves on past the drawer's end, the drawer closes, so that focus is never under it.
 */
function useDrawer(drawer: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const node = drawer.current;
    if (!node) return;
    const onToggle = (event: Event): void => {
      const open = (event as ToggleEvent).newState === 'open';
      holdPage(open);
      if (open) {
        const target =
          node.querySelector<HTMLElement>('[aria-current="page"]') ?? node.querySelector('a');
        target?.focus();
      }
    };
    const onFocusOut = (event: FocusEvent): void => {
      const next = event.relatedTarget;
      if (next instanceof Node && !node.contains(next) && node.matches(':popover-open')) {
        node.hidePopover();
      }
    };
    node.addEventListener('focusout', onFocusOut);
    node.addEventListener('toggle', onToggle);
    return () => {
      node.removeEventListener('focusout', onFocusOut);
      node.removeEventListener('toggle', onToggle);
      holdPage(false);
    };
  }, [drawer]);
}
