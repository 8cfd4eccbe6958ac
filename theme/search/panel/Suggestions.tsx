import { withBase } from '@rspress/core/runtime';
import { useState } from 'react';
import { usePrefix } from '../../nav/usePrefix.ts';
import { useT } from '../../strings.ts';
import { forgetSearches, recentSearches } from './recent.ts';
import css from './Suggestions.module.css';
import type { Place } from './useSitePlaces.ts';

/** Pages that most readers come for, without language and version; those a site lacks are left out. */
const QUICK_LINKS = [
  'guide/start/quick-start',
  'guide/basic/cli',
  'guide/basic/configure-rstest',
  'api/test-api/test',
  'api/rstest/mockFunctions',
  'guide/migration/jest',
];

interface SuggestionsProps {
  places: Map<string, Place>;
  onSearch: (query: string) => void;
  onGo: () => void;
}

/** What is offered before anything is typed: recent searches and quick links. */
export function Suggestions({ places, onSearch, onGo }: SuggestionsProps) {
  const t = useT();
  const prefix = usePrefix();
  const [recent, setRecent] = useState(recentSearches);
  const links = QUICK_LINKS.map((path) => `/${prefix}${path}`).filter((path) => places.has(path));
  return (
    <div className={css.suggestions}>
      {recent.length > 0 && (
        <section>
          <h2>
            {t('search.recent')}
            <button
              type="button"
              onClick={() => {
                forgetSearches();
                setRecent([]);
              }}
            >
              {t('search.clearRecent')}
            </button>
          </h2>
          <ul>
            {recent.map((query) => (
              <li key={query}>
                <button type="button" onClick={() => onSearch(query)}>
                  {query}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {links.length > 0 && (
        <section>
          <h2>{t('search.quickLinks')}</h2>
          <ul>
            {links.map((path) => (
              <li key={path}>
                <a href={withBase(path)} onClick={onGo}>
                  {places.get(path)?.text}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
