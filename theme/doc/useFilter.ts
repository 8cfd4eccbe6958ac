import { useLocation } from '@rspress/core/runtime';
import { useLayoutEffect, useState } from 'react';
import { replaceQuery } from '../ui/shown.ts';

const FILTER_PARAMETER = 'filter';

/** The filter is part of the address, so that a step back or a shared link brings it back. */
export function useFilter(): [string, (query: string) => void] {
  const location = useLocation();
  const [query, setQuery] = useState('');
  useLayoutEffect(() => {
    setQuery(new URLSearchParams(location.search).get(FILTER_PARAMETER) ?? '');
  }, [location]);
  const change = (value: string): void => {
    setQuery(value);
    replaceQuery(FILTER_PARAMETER, value);
  };
  return [query, change];
}
