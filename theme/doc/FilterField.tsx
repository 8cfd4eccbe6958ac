import { useLocation } from '@rspress/core/runtime';
import { type ReactNode, type RefObject, useId, useLayoutEffect, useState } from 'react';
import { showFiltered } from '../boot/filtered.ts';
import { useT } from '../strings.ts';
import { replaceQuery } from '../ui/shown.ts';

const FILTER_PARAMETER = 'filter';

/** The filter is part of the address, so that a step back or a shared link brings it back. */
export function useFilter(): [string, (query: string) => void] {
  const location = useLocation();
  const [query, setQuery] = useState('');
  useLayoutEffect(() => {
    const asked = new URLSearchParams(location.search).get(FILTER_PARAMETER) ?? '';
    setQuery(asked);
    if (!asked) showFiltered();
  }, [location]);
  const change = (value: string): void => {
    setQuery(value);
    replaceQuery(FILTER_PARAMETER, value);
  };
  return [query, change];
}

interface FilterFieldProps {
  query: string;
  onQuery: (query: string) => void;
  className?: string;
  ref?: RefObject<HTMLParagraphElement | null>;
  /** Comes after the field. */
  children?: ReactNode;
}

export function FilterField({ query, onQuery, className, ref, children }: FilterFieldProps) {
  const t = useT();
  const id = useId();
  return (
    <p className={className} ref={ref}>
      <label htmlFor={id}>{t('overview.filter')}</label>
      <input
        id={id}
        type="search"
        value={query}
        placeholder={t('overview.placeholder')}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onQuery(event.target.value)}
      />
      {children}
    </p>
  );
}
