import { Mark } from '../../ui/Mark.tsx';
import { SearchFailed } from '../dialog/SearchFailed.tsx';
import css from './SearchPanel.module.css';
import { usePanelText } from './texts.ts';
import type { Results } from './useResults.ts';

interface SearchStatusProps {
  query: string;
  results: Results;
  count: number;
  suggestion: string | undefined;
  onSearch: (query: string) => void;
  onRetry: () => void;
}

/** What is reported about the search itself; screen readers hear how many results there are. */
export function SearchStatus({
  query,
  results,
  count,
  suggestion,
  onSearch,
  onRetry,
}: SearchStatusProps) {
  const t = usePanelText();
  const { state, failed, answered } = results;
  const waiting = query !== '' && state === 'initing';
  const empty = query !== '' && answered !== '' && count === 0;
  const heard =
    query === '' || answered === '' || count === 0
      ? ''
      : count === 1
        ? t('search.countOne')
        : t('search.count', { count });
  return (
    <>
      <div role="status">
        <span className="visually-hidden">{heard}</span>
        {waiting && <p className={css.notice}>{t('search.loading')}</p>}
        {empty && (
          <div className={css.notice}>
            <Mark />
            <p className={css.strong}>{t('search.noResults', { query: answered })}</p>
            <p>{t('search.tryAgain')}</p>
          </div>
        )}
      </div>
      {failed && <SearchFailed onRetry={onRetry} />}
      {suggestion && count > 0 && (
        <p className={css.suggestion}>
          <button type="button" onClick={() => onSearch(suggestion)}>
            {t('search.didYouMean', { suggestion })}
          </button>
        </p>
      )}
    </>
  );
}
