import { usePage, useSite, withBase } from '@rspress/core/runtime';
import { useRef } from 'react';
import { mayExist } from 'site-sections';
import { useT } from '../strings.ts';
import css from './NavItem.module.css';
import { useExpanded, useHoverPopover } from './popovers.ts';
import { prefixOf, useBarePath, useVersion } from './usePrefix.ts';

/** Menu of versions; nothing on a site without them (spec section 1: multi-version off). */
export function VersionMenu() {
  const { site } = useSite();
  return site.multiVersion.versions.length > 1 ? <Menu /> : null;
}

function Menu() {
  const t = useT();
  const { site } = useSite();
  const { page } = usePage();
  const current = useVersion();
  const bare = useBarePath();
  const box = useRef<HTMLDivElement>(null);
  useHoverPopover(box, { showMs: 0, hideMs: 150 });
  useExpanded(box);
  const hrefOf = (version: string): string => {
    const prefix = prefixOf(site, version, page.lang);
    const translation = `/${prefix}${bare}`;
    return withBase(mayExist(translation) ? translation : `/${prefix}`);
  };
  return (
    <div ref={box}>
      <button
        type="button"
        className={css.link}
        popoverTarget="frame-versions"
        aria-expanded={false}
      >
        <span className="visually-hidden">{t('nav.versions')} </span>
        {current || site.multiVersion.default}
        <svg className={css.chevron} viewBox="0 0 16 16" aria-hidden="true">
          <path d="m4 6 4 4 4-4" />
        </svg>
      </button>
      <div id="frame-versions" popover="auto" className="menu">
        <ul>
          {site.multiVersion.versions.map((version) => (
            <li key={version}>
              <a
                className={css.link}
                href={hrefOf(version)}
                aria-current={version === current ? 'true' : undefined}
              >
                {version}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
