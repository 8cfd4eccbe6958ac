import {
  normalizeHrefInRuntime,
  useLocaleSiteData,
  useLocation,
  withBase,
} from '@rspress/core/runtime';
import { sidebarsAt } from 'site-sections';
import { type Menus, trailOf } from '../../shared/site/trail.ts';
import { useT } from '../strings.ts';
import { usePrefixes } from '../ui/usePrefix.ts';
import css from './Breadcrumbs.module.css';

/**
 * Section and groups of the page, above its heading. The section links to its overview, on which it
 * is marked as the current page.
 */
export function Breadcrumbs() {
  const t = useT();
  const { pathname } = useLocation();
  const { nav, sidebar } = useLocaleSiteData() as Menus;
  const menus = { nav, sidebar: sidebarsAt(pathname) ?? sidebar };
  const [section, ...groups] = trailOf(pathname, menus, usePrefixes());
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
