import type { SearchHit } from '@rstest-docs/search';
import { indexKey } from '@rstest-docs/search';
import { useEffect, useId, useState } from 'react';
import type { PanelProps, Typed } from '../dialog/panelProps.ts';
import { leaveMarks, takeBackMarks } from '../marksHandover.ts';
import { IndexTabs } from './IndexTabs.tsx';
import { KeyHints } from './KeyHints.tsx';
import { hrefOf, optionId, ResultList } from './ResultList.tsx';
import { rememberSearch } from './recent.ts';
import css from './SearchPanel.module.css';
import { SearchStatus } from './SearchStatus.tsx';
import { Suggestions } from './Suggestions.tsx';
import { usePanelText } from './texts.ts';
import { useCombobox } from './useCombobox.ts';
import { useResults } from './useResults.ts';
import { useSuggestionKeys } from './useSuggestionKeys.ts';
import { useVisibleHeight } from './useVisibleHeight.ts';

/** What the dialog shows below its field (spec sections 4, 8 and 9): results, as links. */
export function SearchPanel({
  open,
  onClose,
  lang,
  version,
  typed,
  field,
  keys,
  onSearch,
  onEntered,
}: PanelProps) {
  const t = usePanelText();
  const list = useId();
  const [tab, setTab] = useState(0);
  useVisibleHeight(field, open);
  const query = typed.query.trim();
  const index = indexKey(lang, version);
  const results = useResults(open, typed, field, lang, version);
  // a later answer may have fewer groups
  const shownTab = Math.min(tab, Math.max(0, results.groups.length - 1));
  const group = results.groups[shownTab];
  const pages = group?.outcome.pages ?? [];
  const hits = pages.flatMap((page) => page.hits);

  const note = (hit: SearchHit) => {
    rememberSearch(query);
    if (group) leaveMarks({ marker: group.marker, link: hrefOf(hit) });
  };
  const pick = (hit: SearchHit) => {
    note(hit);
    onClose();
  };
  const openHit = (result: number, inNewTab: boolean): void => {
    const hit = hits[result];
    if (!hit) return;
    // a click, so that it goes the way of every link on the page
    if (!inNewTab) document.getElementById(optionId(list, result))?.click();
    else {
      note(hit);
      window.open(hrefOf(hit), '_blank');
      takeBackMarks();
    }
  };
  const current = results.answered === query;
  const { active, setActive, point } = useCombobox({
    field,
    keys,
    list,
    optionId,
    count: hits.length,
    answered: results.answered,
    open: openHit,
  });
  const suggestions = useSuggestionKeys(field, query === '');
  const [seen, setSeen] = useState<Typed>(typed);
  if (seen.query !== typed.query || seen.at !== typed.at) {
    setSeen(typed);
    setActive(0);
    if (results.failed) results.retry();
  }
  const { enter } = typed;
  const settled = results.failed || (current && query !== '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: an Enter is obeyed once, when its answer comes.
  useEffect(() => {
    if (!enter || !settled) return;
    onEntered();
    if (!results.failed) openHit(0, enter === 'new-tab');
  }, [enter, settled]);

  return (
    <>
      <IndexTabs groups={results.groups} tab={shownTab} onTab={setTab} />
      <div className={css.results} data-search={results.state} data-answered={results.answered}>
        {query === '' && (
          <Suggestions list={suggestions} index={index} onSearch={onSearch} onGo={onClose} />
        )}
        <SearchStatus
          query={query}
          results={results}
          count={hits.length}
          suggestion={group?.outcome.suggestion}
          onSearch={onSearch}
          onRetry={() => {
            // the button that was pressed goes away
            field.current?.focus();
            results.retry();
          }}
        />
        {hits.length > 0 && (
          <ResultList
            id={list}
            label={t('search.results')}
            pages={pages}
            active={active}
            onPick={pick}
            onPoint={point}
          />
        )}
      </div>
      {!results.failed && <KeyHints />}
    </>
  );
}
