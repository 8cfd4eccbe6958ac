import { useLocation, withBase } from '@rspress/core/runtime';
import { useT } from '../strings.ts';
import { useNavItems } from '../ui/useNavItems.ts';
import { type SidebarEntry, useSidebarEntries } from '../ui/useSidebarEntries.ts';
import css from './Breadcrumbs.module.css';

/**
 * Section and group of the page, above its heading. The section links to its overview, on which it
 * is marked as the current page.
 */
export function Breadcrumbs() {
  const t = useT();
  const { pathname } = useLocation();
  const section = useNavItems().find((item) => item.active && item.href);
  const group = useSidebarEntries().find((entry) => holds(entry, pathname));
  if (!section) return null;
  const here = section.href === withBase(pathname);
  return (
    <nav className={css.crumbs} aria-label={t('doc.breadcrumbs')}>
      <ol>
        <li>
          <a href={section.href} aria-current={here ? 'page' : undefined}>
            {section.text}
          </a>
        </li>
        {group?.text && !here && <li>{group.text}</li>}
      </ol>
    </nav>
  );
}

const holds = (entry: SidebarEntry, pathname: string): boolean =>
  entry.items.some((item) => item.link === pathname || holds(item, pathname));
