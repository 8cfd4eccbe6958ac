import { useEffect, useRef, useState } from 'react';
import { showFiltered } from '../boot/filtered.ts';
import { useT } from '../strings.ts';
import { FilterField, useFilter } from './FilterField.tsx';

/** Filters the tables and lists of names below it; what does so is fetched when a reader filters. */
export function NameFilter() {
  const t = useT();
  const field = useRef<HTMLParagraphElement>(null);
  const [query, setQuery] = useFilter();
  const [count, setCount] = useState<number | 'failed'>();
  const idle = !query && count === undefined;
  useEffect(() => {
    if (idle) return;
    let current = true;
    import('./filterNames.ts')
      .then(
        ({ filterNames }) => {
          if (current && field.current) setCount(filterNames(field.current, query));
        },
        () => current && setCount('failed'),
      )
      .then(showFiltered);
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
    <FilterField query={query} onQuery={setQuery} box={field}>
      {query && count !== undefined && message}
    </FilterField>
  );
}
