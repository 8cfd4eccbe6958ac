import { usePage, withBase } from '@rspress/core/runtime';
import { Fragment, type ReactNode, useLayoutEffect, useMemo } from 'react';
import { showFiltered } from '../boot/filtered.ts';
import type { OverviewEntry, OwnPageMeta } from '../contract.ts';
import { useT } from '../strings.ts';
import { type SidebarEntry, useSidebarEntries } from '../ui/useSidebarEntries.ts';
import { FilterField, useFilter } from './FilterField.tsx';
import css from './Overview.module.css';

interface Row extends OverviewEntry {
  text: string;
  link: string;
}

/** Pages under one heading; a group of the sidebar has one section for each of its headers. */
interface Section {
  title: string;
  rows: Row[];
}

interface Group {
  title: string;
  sections: Section[];
}

/**
 * Index of all pages of the section by sidebar group and section header: each with its description
 * and its second-level headings, and a filter over all of them. Pages outside any group come under
 * 'Others'. Source: spec section 2, 'Overview page'.
 */
export function Overview({ children }: { children: ReactNode }) {
  const t = useT();
  const { page } = usePage();
  const [query, setQuery] = useFilter();
  useLayoutEffect(showFiltered, []);
  const sidebar = useSidebarEntries();
  const { overview } = page as OwnPageMeta;
  const others = t('overview.others');
  const groups = useMemo(
    () => groupsOf(sidebar, overview ?? {}, others, page.routePath),
    [sidebar, overview, others, page.routePath],
  );
  const shown = filterGroups(groups, query);
  const count = shown
    .flatMap((group) => group.sections)
    .reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <>
      <h1>{page.frontmatter.title ?? t('overview.title')}</h1>
      {children}
      <FilterField query={query} onQuery={setQuery}>
        {query && (count > 0 ? t('overview.count', { count }) : t('overview.noMatch', { query }))}
      </FilterField>
      {shown.map((group) => (
        <section key={group.title}>
          <h2>{group.title}</h2>
          {group.sections.map((section) => (
            <Fragment key={section.title}>
              {section.title && <h3>{section.title}</h3>}
              <ul className={css.rows}>
                {section.rows.map((row) => (
                  <IndexRow key={row.link} row={row} />
                ))}
              </ul>
            </Fragment>
          ))}
        </section>
      ))}
    </>
  );
}

function IndexRow({ row: { text, link, tags, description, headings } }: { row: Row }) {
  return (
    <li>
      <a href={withBase(link)}>{text}</a>
      {(description || tags.length > 0) && (
        <p>
          {`${description} `}
          {tags.map((tag) => (
            <Fragment key={tag}>
              <span className="tag">{tag}</span>{' '}
            </Fragment>
          ))}
        </p>
      )}
      {headings.length > 0 && (
        <ul>
          {headings.map(([id, heading]) => (
            <li key={id}>
              <a href={`${withBase(link)}#${id}`}>{heading}</a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function groupsOf(
  sidebar: SidebarEntry[],
  entries: Record<string, OverviewEntry>,
  others: string,
  self: string,
): Group[] {
  const rowOf = ({ text = '', link, external, tag }: SidebarEntry): Row[] => {
    if (!link || link === self || external) return [];
    const { tags, ...entry } = entries[link] ?? { description: '', headings: [], tags: [] };
    return [{ ...entry, text, link, tags: tag ? [tag, ...tags] : tags }];
  };
  /** Rows of all depths, a new section at each header. */
  const collect = (items: SidebarEntry[], sections: Section[]): Section[] => {
    for (const item of items) {
      if (item.kind === 'header') sections.push({ title: item.text ?? '', rows: [] });
      sections.at(-1)?.rows.push(...rowOf(item));
      collect(item.items, sections);
    }
    return sections;
  };
  const groups: Group[] = [];
  const loose: SidebarEntry[] = [];
  const add = (title: string, items: SidebarEntry[]): void => {
    const sections = collect(items, [{ title: '', rows: [] }]).filter(
      ({ rows }) => rows.length > 0,
    );
    if (sections.length > 0) groups.push({ title, sections });
  };
  for (const entry of sidebar) {
    if (entry.kind === 'group' && entry.text) add(entry.text, [entry]);
    else loose.push(entry);
  }
  add(others, loose);
  return groups;
}

/** Keeps a page when its name, its description or a title above it matches, else its headings that do. */
function filterGroups(groups: Group[], query: string): Group[] {
  const wanted = query.trim().toLowerCase();
  if (!wanted) return groups;
  const hit = (text: string): boolean => text.toLowerCase().includes(wanted);
  const filterRows = (rows: Row[]): Row[] =>
    rows.flatMap((row) => {
      if (hit(row.text) || hit(row.description)) return [row];
      const headings = row.headings.filter(([, text]) => hit(text));
      return headings.length > 0 ? [{ ...row, headings }] : [];
    });
  return groups
    .map(({ title, sections }) => ({
      title,
      sections: hit(title)
        ? sections
        : sections
            .map((section) =>
              hit(section.title) ? section : { ...section, rows: filterRows(section.rows) },
            )
            .filter(({ rows }) => rows.length > 0),
    }))
    .filter(({ sections }) => sections.length > 0);
}
