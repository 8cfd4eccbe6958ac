import { useLocation, usePage, withBase } from '@rspress/core/runtime';
import { type ReactNode, useId, useLayoutEffect, useMemo, useState } from 'react';
import { replaceQuery } from '../shell/navigation.ts';
import { type SidebarEntry, useSidebarEntries } from '../sidebar/useSidebarEntries.ts';
import { useT } from '../strings.ts';
import css from './Overview.module.css';

const FILTER_PARAMETER = 'filter';

interface Row {
  text: string;
  link: string;
  headings: [id: string, text: string][];
}

interface Group {
  title: string;
  rows: Row[];
}

/**
 * All pages of the section by sidebar group, each with its second-level headings, and a filter.
 * Pages outside any group come under 'Others'. Source: spec section 2, 'Overview page'.
 */
export function Overview({ children }: { children: ReactNode }) {
  const t = useT();
  const { page } = usePage();
  const id = useId();
  const [query, setQuery] = useFilter();
  const entries = useSidebarEntries();
  const headings = (page as { overview?: Record<string, Row['headings']> }).overview ?? {};
  const others = t('overview.others');
  const groups = useMemo(
    () => groupsOf(entries, headings, others, page.routePath),
    [entries, headings, others, page.routePath],
  );
  const shown = filterGroups(groups, query);
  const count = shown.reduce((sum, group) => sum + group.rows.length, 0);
  return (
    <>
      <h1>{page.frontmatter.title ?? t('overview.title')}</h1>
      {children}
      <p className={`overview ${css.filter}`}>
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
      <p role="status" className={count > 0 ? 'visually-hidden' : css.empty}>
        {query && (count > 0 ? t('overview.count', { count }) : t('overview.noMatch', { query }))}
      </p>
      {shown.map((group) => (
        <section key={group.title} className={css.group}>
          <h2>{group.title}</h2>
          <ul className={css.rows}>
            {group.rows.map((row) => (
              <li key={row.link} className={css.row}>
                <a className={css.page} href={withBase(row.link)}>
                  {row.text}
                </a>
                {row.headings.length > 0 && (
                  <ul>
                    {row.headings.map(([heading, text]) => (
                      <li key={heading}>
                        <a href={`${withBase(row.link)}#${heading}`}>{text}</a>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** The filter is part of the address, so that a step back or a shared link brings it back. */
function useFilter(): [string, (query: string) => void] {
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

function groupsOf(
  entries: SidebarEntry[],
  headings: Record<string, Row['headings']>,
  others: string,
  self: string,
): Group[] {
  const loose: Row[] = [];
  const groups: Group[] = [];
  const rowsOf = (items: SidebarEntry[]): Row[] =>
    items.flatMap((item) => [
      ...(item.link && item.link !== self && !item.external
        ? [{ text: item.text ?? '', link: item.link, headings: headings[item.link] ?? [] }]
        : []),
      ...rowsOf(item.items),
    ]);
  for (const entry of entries) {
    const rows = rowsOf([entry]);
    if (entry.kind === 'group' && entry.text) groups.push({ title: entry.text, rows });
    else loose.push(...rows);
  }
  if (loose.length > 0) groups.push({ title: others, rows: loose });
  return groups.filter((group) => group.rows.length > 0);
}

/** Keeps a page when its name matches, else those of its headings that do. */
function filterGroups(groups: Group[], query: string): Group[] {
  const wanted = query.trim().toLowerCase();
  if (!wanted) return groups;
  const hit = (text: string): boolean => text.toLowerCase().includes(wanted);
  return groups
    .map((group) => ({
      ...group,
      rows: hit(group.title)
        ? group.rows
        : group.rows.flatMap((row) => {
            if (hit(row.text)) return [row];
            const headings = row.headings.filter(([, text]) => hit(text));
            return headings.length > 0 ? [{ ...row, headings }] : [];
          }),
    }))
    .filter((group) => group.rows.length > 0);
}
