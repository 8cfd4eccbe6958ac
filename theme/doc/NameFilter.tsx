import { useEffect, useId, useRef, useState } from 'react';
import { useT } from '../strings.ts';
import { useFilter } from './useFilter.ts';

/** Filters the tables and lists of names below it; what does so is fetched when a reader filters. */
export function NameFilter() {
  const t = useT();
  const id = useId();
  const field = useRef<HTMLParagraphElement>(null);
  const [query, setQuery] = useFilter();
  const [count, setCount] = useState<number | 'failed'>();
  const idle = !query && count === undefined;
  useEffect(() => {
    if (idle) return;
    let current = true;
    import('./filterNames.ts').then(
      ({ filterNames }) => {
        if (current && field.current) setCount(filterNames(field.current, query));
      },
      () => current && setCount('failed'),
    );
    return () => {
      current = false;
    };
  }, [idle, query]);
  const message =
    count === 'failed'
      ? t('filter.failed')
      : count === 0
        ? t('filter.none', { query })
        : t('filter.names', { count: count ?? 0 });
  return (
    <>
      <p className="filter" ref={field}>
        <label htmlFor={id}>{t('overview.filter')}</label>
        <input
          id={id}
          type="search"
          value={query}
          placeholder={t('overview.placeholder')}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setQuery(event.target.value)}
        />
      </p>
      <p role="status" className={typeof count === 'number' && count > 0 ? 'visually-hidden' : ''}>
        {query && count !== undefined && message}
      </p>
    </>
  );
}
