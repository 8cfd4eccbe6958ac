import {
  normalizeHrefInRuntime,
  useLocaleSiteData,
  useLocation,
  withBase,
} from '@rspress/core/runtime';
import { sidebarsAt } from 'site-sections';
import { barOf, type Menus, trailOf } from '../../shared/site/trail.ts';
import { useT } from '../strings.ts';
import { usePrefixes, useVersion } from '../ui/usePrefix.ts';
import css from './Breadcrumbs.module.css';

/**
 * Section and groups of the page, above its heading. The section links to its overview, on which it
 * is marked as the current page.
 */
export function Breadcrumbs() {
  const t = useT();
  const { pathname } = useLocation();
  const menus = useLocaleSiteData() as Menus;
  const nav = barOf(menus, useVersion());
  const sidebar = sidebarsAt(pathname) ?? menus.sidebar;
  const [section, ...groups] = trailOf(pathname, { nav, sidebar }, usePrefixes());
  if (!section?.link) return null;
  const href = withBase(normalizeHrefInRuntime(section.link));
  const here = href === withBase(pathname);
  return (
    <nav className={css.crumbs} aria-label={t('doc.breadcrumbs')}>
      <ol>
        <li>
          <a href={href} aria-current={here ? 'page' : undefined}>
            {section.text}
          </a>
        </li>
        {!here && groups.map(({ text }) => <li key={text}>{text}</li>)}
      </ol>
    </nav>
  );
}
