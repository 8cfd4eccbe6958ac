import { withBase } from '@rspress/core/runtime';
import type { Marked, PageHits, SearchHit } from '@rstest-docs/search';
import type { ReactNode } from 'react';
import css from './ResultList.module.css';
import { usePanelText } from './texts.ts';

export interface ResultListProps {
  id: string;
  label: string;
  pages: PageHits[];
  /** Number of the active result, counted over all pages. */
  active: number;
  onPick: (hit: SearchHit) => void;
  onPoint: (result: number) => void;
}

export const optionId = (list: string, result: number) => `${list}-${result}`;

/** Address of a hit on the page: a path of this site gets its base, others stay as they are. */
export const hrefOf = ({ link }: SearchHit) => (link.startsWith('/') ? withBase(link) : link);

/** The results, page by page; each is a link to the section that it was found in. */
export function ResultList({ id, label, pages, ...rest }: ResultListProps) {
  let before = 0;
  return (
    <div className={css.list} role="listbox" id={id} aria-label={label}>
      {pages.map((page, i) => {
        const first = before;
        before += page.hits.length;
        const place = placeOf(page);
        const shown = i > 0 && place === placeOf(pages[i - 1] as PageHits) ? '' : place;
        return <PageGroup key={page.hits[0]?.link} {...rest} {...{ id, page, first, shown }} />;
      })}
    </div>
  );
}

const nameOf = ({ trail, title }: PageHits) => (trail ? `${trail} › ${title}` : title);

/** Where the first hit of a page is; the title of a page that is found by itself is that hit. */
const placeOf = (page: PageHits) => (page.hits[0]?.header.text ? nameOf(page) : page.trail);

interface GroupProps extends Omit<ResultListProps, 'pages' | 'label'> {
  page: PageHits;
  first: number;
  /** Place to show above the hits; empty where the page above shows the same. */
  shown: string;
}

function PageGroup({ id, page, first, shown, active, onPick, onPoint }: GroupProps) {
  const t = usePanelText();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox may own groups, not fieldsets.
    <div className={css.page} role="group" aria-label={nameOf(page)}>
      {shown && (
        <div className={css.trail} aria-hidden="true">
          {shown}
        </div>
      )}
      {page.hits.map((hit, i) => {
        const number = first + i;
        return (
          <a
            key={hit.link}
            className={css.hit}
            role="option"
            id={optionId(id, number)}
            aria-selected={number === active}
            tabIndex={-1}
            href={hrefOf(hit)}
            data-type={hit.type}
            onClick={() => onPick(hit)}
            onPointerMove={() => onPoint(number)}
          >
            <span className={css.title}>
              <MarkedText {...(hit.header.text ? hit.header : hit.title)} />
              {hit.since && (
                <>
                  {' '}
                  <span className="tag">{t('search.since', { version: hit.since })}</span>
                </>
              )}
            </span>
            <span className={css.statement}>
              <MarkedText {...hit.statement} />
            </span>
          </a>
        );
      })}
    </div>
  );
}

/**
 * A text with its marked ranges. Whatever it contains is shown as text. Each part has an element of
 * its own: a page translator moves text nodes, and React could not remove them any more.
 */
function MarkedText({ text, ranges }: Marked) {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const [start, length] of ranges) {
    parts.push(<span key={`${start}-`}>{text.slice(from, start)}</span>);
    parts.push(<mark key={start}>{text.slice(start, start + length)}</mark>);
    from = start + length;
  }
  return (
    <>
      {parts}
      <span>{text.slice(from)}</span>
    </>
  );
}
