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
  box?: RefObject<HTMLParagraphElement | null>;
  /** How much the filter leaves: shown and announced beside the field. */
  children: ReactNode;
}

/** A field that stays in view above what it filters. */
export function FilterField({ query, onQuery, box, children }: FilterFieldProps) {
  const t = useT();
  const id = useId();
  return (
    <p className="sticky filter" ref={box}>
      <label htmlFor={id}>{t('overview.filter')}</label>
      <input
        id={id}
        type="search"
        value={query}
        placeholder={t('overview.placeholder')}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => {
          onQuery(target.value);
          scrollToStart(target.parentElement);
        }}
      />
      <span role="status">{children}</span>
    </p>
  );
}

/** What is left begins below the field's own place, which may be far above where it sticks. */
function scrollToStart(field: HTMLElement | null): void {
  const above = field?.previousElementSibling;
  if (!field || !above) return;
  const gap = Number.parseFloat(getComputedStyle(field).marginBlockStart);
  const back = field.getBoundingClientRect().top - above.getBoundingClientRect().bottom - gap;
  if (back > 1) scrollBy(0, -back);
}
