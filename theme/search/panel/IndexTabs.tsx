import type { ResultGroup } from '../source/source.ts';
import css from './IndexTabs.module.css';
import { usePanelText } from './texts.ts';

interface IndexTabsProps {
  groups: ResultGroup[];
  tab: number;
  onTab: (tab: number) => void;
}

/** One button for each index that a remote search answered from; none where there is one index. */
export function IndexTabs({ groups, tab, onTab }: IndexTabsProps) {
  const t = usePanelText();
  if (groups.length < 2) return null;
  return (
    <div
      className={css.tabs}
      role="tablist"
      aria-label={t('search.indexes')}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'ArrowRight' && key !== 'ArrowLeft') return;
        const by = key === 'ArrowRight' ? 1 : -1;
        const next = (tab + by + groups.length) % groups.length;
        onTab(next);
        (currentTarget.children[next] as HTMLElement | undefined)?.focus();
      }}
    >
      {groups.map(({ index, outcome }, i) => (
        <button
          key={index}
          type="button"
          role="tab"
          aria-selected={i === tab}
          tabIndex={i === tab ? 0 : -1}
          className={css.tab}
          onClick={() => onTab(i)}
        >
          {index} <small>{outcome.pages.length}</small>
        </button>
      ))}
    </div>
  );
}
