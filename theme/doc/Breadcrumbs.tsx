import { useLocation, withBase } from '@rspress/core/runtime';
import { groupsOf } from '../../shared/site/trail.ts';
import { useT } from '../strings.ts';
import { useNavItems } from '../ui/useNavItems.ts';
import { useSidebarEntries } from '../ui/useSidebarEntries.ts';
import css from './Breadcrumbs.module.css';

/**
 * Section and groups of the page, above its heading: its trail, as search results and lists for
 * machines have it. The section links to its overview, on which it is marked as the current page.
 */
export function Breadcrumbs() {
  const t = useT();
  const { pathname } = useLocation();
  const section = useNavItems().find((item) => item.active && item.href);
  const groups = groupsOf(pathname, useSidebarEntries());
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
        {!here && groups.map(({ text }) => text && <li key={text}>{text}</li>)}
      </ol>
    </nav>
  );
}
