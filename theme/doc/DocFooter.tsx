import {
  pathnameToRouteService,
  useLocaleSiteData,
  usePage,
  useSite,
  withBase,
} from '@rspress/core/runtime';
import { docsFolderOf } from '../../shared/site/versions.ts';
import type { OwnPageMeta } from '../contract.ts';
import { useT } from '../strings.ts';
import { NewTab } from '../ui/NewTab.tsx';
import { ScrollToTop } from '../ui/ScrollToTop.tsx';
import { flatten, useSidebarEntries } from '../ui/useSidebarEntries.ts';
import css from './DocFooter.module.css';

/** Edit link, date of the last change, verified version, previous and next page. Spec section 2. */
export function DocFooter() {
  const t = useT();
  const { page } = usePage();
  const { site } = useSite();
  const locale = useLocaleSiteData() as { editLink?: { docRepoBaseUrl?: string } };
  const docs = locale.editLink?.docRepoBaseUrl ?? site.themeConfig.editLink?.docRepoBaseUrl;
  const docRepoBaseUrl = docs && __SITE_VERSIONS__ ? docsFolderOf(__SITE_VERSIONS__, docs) : docs;
  const file = pathnameToRouteService(page.routePath)?.filePath;
  const { lastUpdated, lastUpdatedText } = page as OwnPageMeta;
  const showDate = site.themeConfig.lastUpdated && lastUpdated;
  return (
    <footer className={`${css.footer} doc-footer`}>
      <div className={css.meta}>
        {docRepoBaseUrl && file && (
          <a
            className={css.edit}
            href={`${docRepoBaseUrl.replace(/\/$/, '')}/${file}`}
            target="_blank"
            rel="noopener"
          >
            {t('doc.edit')}
            <NewTab />
          </a>
        )}
        {showDate && (
          <p>
            {`${t('doc.lastUpdated')} `}
            <time dateTime={lastUpdated}>{lastUpdatedText}</time>
          </p>
        )}
        <p>{t('doc.verified', { version: __RSTEST_VERSION__ })}</p>
      </div>
      {site.themeConfig.enableScrollToTop !== false && <ScrollToTop className={css.top} />}
      <Pager />
    </footer>
  );
}

function Pager() {
  const t = useT();
  const { page } = usePage();
  const pages = flatten(useSidebarEntries());
  const at = pages.findIndex((entry) => entry.link === page.routePath);
  const previous = at > 0 ? pages[at - 1] : undefined;
  // What comes before the sidebar's pages, such as an overview, leads to the first of them.
  const next = pages[at + 1];
  if (!previous && !next) return null;
  return (
    <nav className={css.pager} aria-label={t('doc.pager')}>
      {previous && (
        <a href={withBase(previous.link)} rel="prev">
          <small>{t('doc.prev')}</small>
          <span>{previous.text}</span>
        </a>
      )}
      {next && (
        <a className={css.next} href={withBase(next.link)} rel="next">
          <small>{t('doc.next')}</small>
          <span>{next.text}</span>
        </a>
      )}
    </nav>
  );
}
