import { usePage, useSite, withBase } from '@rspress/core/runtime';
import { useRef } from 'react';
import { mayExist } from 'site-sections';
import { addressIn } from '../../shared/site/versions.ts';
import { useT } from '../strings.ts';
import { useExpanded, useHoverPopover } from '../ui/popovers.ts';
import { prefixOf, useBarePath, useVersion } from '../ui/usePrefix.ts';
import css from './NavItem.module.css';

/** A version with the address of the same page in it, or of its home page. */
interface VersionLink {
  name: string;
  href: string;
  current: boolean;
}

/** Menu of versions; nothing on a site without them (spec section 1: multi-version off). */
export function VersionMenu() {
  const links = useVersionLinks();
  return links.length > 1 ? <Menu links={links} /> : null;
}

/** The frozen manuals of the site, or else the versions of the framework's `multiVersion`. */
function useVersionLinks(): VersionLink[] {
  const { site } = useSite();
  const { page } = usePage();
  const current = useVersion();
  const bare = useBarePath();
  const versions = __SITE_VERSIONS__;
  if (versions) {
    const prefix = prefixOf(site, '', page.lang);
    return versions.all.map(({ name, folder }) => ({
      name,
      href: addressIn(versions, folder, prefix, bare),
      current: folder === versions.own,
    }));
  }
  return site.multiVersion.versions.map((name) => {
    const prefix = prefixOf(site, name, page.lang);
    const translation = `/${prefix}${bare}`;
    const href = withBase(mayExist(translation) ? translation : `/${prefix}`);
    return { name, href, current: name === (current || site.multiVersion.default) };
  });
}

function Menu({ links }: { links: VersionLink[] }) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  useHoverPopover(box, { showMs: 0, hideMs: 150 });
  useExpanded(box);
  return (
    <div ref={box}>
      <button
        type="button"
        className={css.link}
        popoverTarget="frame-versions"
        aria-expanded={false}
      >
        <span className="visually-hidden">{t('nav.versions')} </span>
        {links.find(({ current }) => current)?.name}
        <svg className={css.chevron} viewBox="0 0 16 16" aria-hidden="true">
          <path d="m4 6 4 4 4-4" />
        </svg>
      </button>
      <div id="frame-versions" popover="auto" className="menu">
        <ul>
          {links.map(({ name, href, current }) => (
            <li key={name}>
              <a className={css.link} href={href} aria-current={current ? 'true' : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
