import { usePage, useSite, withBase } from '@rspress/core/runtime';
import { mayExist } from 'site-sections';
import { addressIn } from '../../shared/site/versions.ts';
import { useT } from '../strings.ts';
import { prefixOf, useBarePath, useVersion } from '../ui/usePrefix.ts';
import css from './NavItem.module.css';
import { NavMenu } from './NavItem.tsx';

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
  const label = (
    <>
      <span className="visually-hidden">{t('nav.versions')} </span>
      {links.find(({ current }) => current)?.name}
    </>
  );
  return (
    <NavMenu id="frame-versions" as="div" label={label}>
      {links.map(({ name, href, current }) => (
        <li key={name}>
          <a className={css.link} href={href} aria-current={current ? 'true' : undefined}>
            {name}
          </a>
        </li>
      ))}
    </NavMenu>
  );
}
