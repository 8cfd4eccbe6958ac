import { useDeferredValue, useId, useRef, useState } from 'react';
import { SEARCH_QUERY_CHARS } from '../../../shared/search/constants.ts';
import type { SearchHit } from '../../../shared/search/types.ts';
import { useT } from '../../strings.ts';
import { leaveMarks, takeBackMarks } from '../marks-handover.ts';
import { IndexTabs } from './IndexTabs.tsx';
import { KeyHints } from './KeyHints.tsx';
import { hrefOf, optionId, ResultList } from './ResultList.tsx';
import { rememberSearch } from './recent.ts';
import css from './SearchPanel.module.css';
import { SearchStatus } from './SearchStatus.tsx';
import { Suggestions } from './Suggestions.tsx';
import { useCombobox } from './useCombobox.ts';
import { keepFocus, useModal } from './useModal.ts';
import { type Typed, useResults } from './useResults.ts';
import { useSitePlaces } from './useSitePlaces.ts';

interface SearchPanelProps {
  open: boolean;
  onClose: () => void;
  lang: string;
  version: string;
}

/** The search dialog (spec sections 2, 4, 8 and 9): a field, and its results as links. */
export function SearchPanel({ open, onClose, lang, version }: SearchPanelProps) {
  const t = useT();
  const list = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [typed, setTyped] = useState<Typed>({ query: '', at: 0 });
  const [tab, setTab] = useState(0);
  const { query } = typed;
  const results = useResults(open, typed, lang, version);
  const places = useSitePlaces();
  const group = results.groups[tab] ?? results.groups[0];
  const pages = group?.outcome.pages ?? [];
  const hits = pages.flatMap((page) => page.hits);
  useModal(dialog, open);
  // what can wait until the field has the focus
  const settled = useDeferredValue(open, false);

  const note = (hit: SearchHit) => {
    rememberSearch(query.trim());
    if (group) leaveMarks({ marker: group.marker, link: hrefOf(hit) });
  };
  const pick = (hit: SearchHit) => {
    note(hit);
    onClose();
  };
  const { active, setActive, onKeyDown, composing } = useCombobox(hits.length, {
    close: onClose,
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
  const search = (value: string) => {
    setText(value);
    if (composing.current) return;
    setTyped({ query: value, at: performance.now() });
    setActive(0);
  };
  const searchFor = (value: string) => {
    search(value);
    field.current?.focus();
  };

  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-label={t('search.dialog')}
      data-search={results.state}
      onCancel={(event) => {
        event.preventDefault();
        if (!composing.current) onClose();
      }}
      // the event comes late: the dialog may be open again
      onClose={() => dialog.current?.open || onClose()}
      onClick={(event) => event.target === dialog.current && onClose()}
      onKeyDown={keepFocus}
    >
      <div className={css.box}>
        <div className={css.bar}>
          <input
            ref={field}
            className={css.field}
            type="text"
            role="combobox"
            aria-label={t('search.dialog')}
            aria-autocomplete="list"
            aria-expanded={hits.length > 0}
            aria-controls={hits.length > 0 ? list : undefined}
            aria-activedescendant={active >= 0 ? optionId(list, active) : undefined}
            placeholder={t('search.placeholder')}
            maxLength={SEARCH_QUERY_CHARS}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            value={text}
            onChange={(event) => search(event.target.value)}
            onKeyDown={onKeyDown}
            onCompositionStart={() => {
              composing.current = true;
            }}
            onCompositionEnd={(event) => {
              composing.current = false;
              search(event.currentTarget.value);
            }}
          />
          <button type="button" className={css.cancel} onClick={onClose}>
            {t('search.cancel')}
          </button>
        </div>
        <IndexTabs groups={results.groups} tab={tab} onTab={setTab} />
        <div className={css.results} data-answered={results.answered}>
          {settled && query.trim() === '' && (
            <Suggestions places={places} onSearch={searchFor} onGo={onClose} />
          )}
          <SearchStatus
            query={query.trim()}
            results={results}
            count={hits.length}
            suggestion={group?.outcome.suggestion}
            onSearch={searchFor}
          />
          {hits.length > 0 && (
            <ResultList
              id={list}
              label={t('search.results')}
              pages={pages}
              active={active}
              places={places}
              onPick={pick}
              onPoint={setActive}
            />
          )}
        </div>
        {settled && <KeyHints />}
      </div>
    </dialog>
  );
}
