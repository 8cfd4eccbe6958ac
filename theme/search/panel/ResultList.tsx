import { withBase } from '@rspress/core/runtime';
import type { PageHits, SearchHit } from '../../../shared/search/types.ts';
import { MarkedText } from './MarkedText.tsx';
import css from './ResultList.module.css';

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
      {pages.map((page) => {
        const first = before;
        before += page.hits.length;
        return <PageGroup key={page.hits[0]?.link} {...rest} {...{ id, page, first }} />;
      })}
    </div>
  );
}

type GroupProps = Omit<ResultListProps, 'pages' | 'label'> & { page: PageHits; first: number };

function PageGroup({ id, page, first, active, onPick, onPoint }: GroupProps) {
  const name = page.trail ? `${page.trail} › ${page.title}` : page.title;
  // A page that is found by itself has its title as the first hit.
  const startsInside = page.hits[0]?.header.text !== '';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox may own groups, not fieldsets.
    <div className={css.page} role="group" aria-label={name}>
      <div className={css.trail} aria-hidden="true">
        {startsInside ? name : page.trail}
      </div>
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
