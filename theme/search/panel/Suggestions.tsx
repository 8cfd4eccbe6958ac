import { withBase } from '@rspress/core/runtime';
import { type RefObject, useState } from 'react';
import { quickLinks } from './quickLinks.ts';
import { forgetSearches, recentSearches } from './recent.ts';
import css from './Suggestions.module.css';
import { usePanelText } from './texts.ts';

interface SuggestionsProps {
  list: RefObject<HTMLDivElement | null>;
  /** Key of the index that is searched. */
  index: string;
  onSearch: (query: string) => void;
  onGo: () => void;
}

/** What is offered before anything is typed: recent searches and quick links. */
export function Suggestions({ list, index, onSearch, onGo }: SuggestionsProps) {
  const t = usePanelText();
  const [recent, setRecent] = useState(recentSearches);
  const links = quickLinks[index] ?? [];
  return (
    <div className={css.suggestions} ref={list}>
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
            {links.map(({ path, text }) => (
              <li key={path}>
                <a href={withBase(path)} onClick={onGo}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
