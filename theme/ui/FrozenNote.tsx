import { usePage, useSite } from '@rspress/core/runtime';
import { addressIn, type SiteVersions } from '../../shared/site/versions.ts';
import { CALLOUT } from '../contract.ts';
import { useT } from '../strings.ts';
import { prefixOf, useBarePath } from './usePrefix.ts';

/** Names the version that a frozen page is about, and links to the same page of the current manual. */
export function FrozenNote({ versions }: { versions: SiteVersions }) {
  const t = useT();
  const { site } = useSite();
  const { page } = usePage();
  const bare = useBarePath();
  const [now] = versions.all;
  const own = versions.all.find(({ folder }) => folder === versions.own);
  return (
    <p className={CALLOUT} data-type="warning" role="note" aria-label={t('callout.warning')}>
      {t('frozen.note', { title: site.title, version: own?.name ?? '' })}{' '}
      <a href={addressIn(versions, '', prefixOf(site, '', page.lang), bare)}>
        {t('frozen.current', { version: now?.name ?? '' })}
      </a>
    </p>
  );
}
