import { useId, useState } from 'react';
import { indexKey } from '../../../shared/search/manifest.ts';
import type { SearchHit } from '../../../shared/search/types.ts';
import { useT } from '../../strings.ts';
import type { PanelProps, Typed } from '../dialog/panel-props.ts';
import { leaveMarks, takeBackMarks } from '../marks-handover.ts';
import { IndexTabs } from './IndexTabs.tsx';
import { KeyHints } from './KeyHints.tsx';
import { hrefOf, optionId, ResultList } from './ResultList.tsx';
import { rememberSearch } from './recent.ts';
import css from './SearchPanel.module.css';
import { SearchStatus } from './SearchStatus.tsx';
import { Suggestions } from './Suggestions.tsx';
import { useCombobox } from './useCombobox.ts';
import { useResults } from './useResults.ts';

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
}: PanelProps) {
  const t = useT();
  const list = useId();
  const [tab, setTab] = useState(0);
  const query = typed.query.trim();
  const index = indexKey(lang, version);
  const results = useResults(open, typed, lang, version);
  const group = results.groups[tab] ?? results.groups[0];
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
  const { active, setActive } = useCombobox({
    field,
    keys,
    list,
    optionId,
    count: hits.length,
    open: (result, inNewTab) => {
      const hit = hits[result];
      if (!hit) return;
      // a click, so that it goes the way of every link on the page
      if (!inNewTab) document.getElementById(optionId(list, result))?.click();
      else {
        note(hit);
        window.open(hrefOf(hit), '_blank');
        takeBackMarks();
      }
    },
  });
  const [seen, setSeen] = useState<Typed>(typed);
  if (seen !== typed) {
    setSeen(typed);
    setActive(0);
  }

  return (
    <>
      <IndexTabs groups={results.groups} tab={tab} onTab={setTab} />
      <div className={css.results} data-search={results.state} data-answered={results.answered}>
        {query === '' && <Suggestions index={index} onSearch={onSearch} onGo={onClose} />}
        <SearchStatus
          query={query}
          results={results}
          count={hits.length}
          suggestion={group?.outcome.suggestion}
          onSearch={onSearch}
        />
        {hits.length > 0 && (
          <ResultList
            id={list}
            label={t('search.results')}
            pages={pages}
            active={active}
            onPick={pick}
            onPoint={setActive}
          />
        )}
      </div>
      <KeyHints />
    </>
  );
}
