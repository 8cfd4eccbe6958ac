import { useLocation, usePage, withBase } from '@rspress/core/runtime';
import { useLayoutEffect, useMemo, useState } from 'react';
import strings from '../../i18n.json';
import { showFiltered } from '../boot/filtered.ts';
import { useOwnTexts } from '../ownTexts.ts';
import { replaceQuery } from '../ui/shown.ts';
import { leadsOut, showVersions, type VersionRange, versionsBetween } from './versions.ts';

const TEXTS = {
  from: strings['releases.from'],
  to: strings['releases.to'],
  any: strings['releases.any'],
  shown: strings['releases.shown'],
  newest: strings['releases.newest'],
  feed: strings['releases.feed'],
};

export interface ReleaseRangeProps {
  /** Every version on the page, newest first, with a space between each two; the build sets it. */
  versions?: string;
}

/**
 * Leaves only the versions between two of them on the page, and keeps the two in the address. The
 * lists are part of the page, so without scripts all of them show.
 */
export function ReleaseRange({ versions = '' }: ReleaseRangeProps) {
  const t = useOwnTexts(TEXTS);
  const { page } = usePage();
  const location = useLocation();
  const all = useMemo(() => versions.split(' '), [versions]);
  const whole = useMemo(() => versionsBetween(all, '', '') as VersionRange, [all]);
  const [{ from, to, shown }, setRange] = useState(whole);

  useLayoutEffect(() => {
    const { search, hash } = location;
    const query = new URLSearchParams(search);
    const [start = '', end = ''] = [query.get('from') ?? '', query.get('to') ?? ''];
    const range = versionsBetween(all, start, end) ?? whole;
    // A link to a version leads there, whatever was chosen before.
    if (leadsOut(hash, all, range.shown)) write(whole, all);
    setRange(leadsOut(hash, all, range.shown) ? whole : range);
    showFiltered();
  }, [location, all, whole]);
  useLayoutEffect(() => showVersions(all, shown), [all, shown]);

  const choose = (range: VersionRange = whole): void => {
    setRange(range);
    write(range, all);
  };
  return (
    <>
      <p className="filter">
        <label>
          {t('from')}{' '}
          <select
            value={from}
            onChange={({ target: { value } }) => choose(versionsBetween(all, value, to))}
          >
            <option value="">{t('any')}</option>
            {all.map((version, index) => option(version, index < all.indexOf(to)))}
          </select>
        </label>
        <label>
          {t('to')}{' '}
          <select
            value={to}
            onChange={({ target: { value } }) => choose(versionsBetween(all, from, value))}
          >
            {all.map((version, index) => option(version, from !== '' && index > all.indexOf(from)))}
          </select>
        </label>
      </p>
      <p>
        <span role="status">
          {t(from && from === all[0] ? 'newest' : 'shown', {
            count: shown.length,
            all: all.length,
            version: from,
          })}
        </span>{' '}
        <a href={withBase(`${page.routePath}.xml`)}>{t('feed')}</a>
      </p>
    </>
  );
}

/** One that would turn the range round cannot be chosen, so that no choice changes the other field. */
const option = (version: string, wrong: boolean) => (
  <option key={version} disabled={wrong}>
    {version}
  </option>
);

function write({ from, to }: VersionRange, all: readonly string[]): void {
  replaceQuery('from', from);
  replaceQuery('to', to === all[0] ? '' : to);
}
