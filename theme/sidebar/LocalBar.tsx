import { useT } from '../strings.ts';
import { Chevron, Icon } from '../ui/Icon.tsx';
import css from './LocalBar.module.css';

/**
 * The bar under the navigation on narrow screens: a Menu button for the sidebar and one for the
 * outline. Shown up to 960 px, or up to 1280 px when the page has a table of contents.
 * Source: spec sections 2 and 9 (height 46).
 */
export function LocalBar({ sidebar, outline }: { sidebar: boolean; outline: boolean }) {
  const t = useT();
  return (
    <div className={`${css.bar} local-bar`}>
      {sidebar && (
        <button
          type="button"
          className={`${css.button} sidebar-button`}
          popovertarget="frame-sidebar"
          aria-expanded={false}
        >
          <Icon size={16} path="M2 4h12M2 8h8M2 12h10" />
          {t('sidebar.menu')}
        </button>
      )}
      {outline && (
        <button
          type="button"
          className={`${css.button} ${css.outline} outline-button`}
          popovertarget="frame-outline"
          aria-expanded={false}
        >
          <span>{t('outline.title')}</span>
          <Chevron />
        </button>
      )}
    </div>
  );
}
