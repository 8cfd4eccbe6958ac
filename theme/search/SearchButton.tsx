import { useLang } from '@rspress/core/runtime';
import { SEARCH_INDEX_FAILURE } from '@rstest-docs/search';
import { useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useT } from '../strings.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { modifierKey } from '../ui/modifierKey.ts';
import { savesData } from '../ui/savesData.ts';
import { useVersion } from '../ui/usePrefix.ts';
import { SearchDialog } from './dialog/SearchDialog.tsx';
import css from './SearchButton.module.css';
import { searchSource } from './source/index.ts';
import { useSearchKeys } from './useSearchKeys.ts';
import { useShownMarks } from './useShownMarks.ts';

const loadPanel = () => import('./panel/SearchPanel.tsx').then((module) => module.SearchPanel);
type Panel = Awaited<ReturnType<typeof loadPanel>>;

/**
 * The nav's search button, and the dialog once it has been asked for. Panel, engine and index are
 * fetched when search is opened, or when the button is pointed at or focused.
 */
export function SearchButton() {
  const t = useT();
  const lang = useLang();
  const version = useVersion();
  /** Undefined until search is wanted for the first time. */
  const [open, setOpen] = useState<boolean>();
  const [Panel, setPanel] = useState<Panel>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  /** What was typed between the search keys and the arrival of the scripts. */
  const [early, setEarly] = useState('');
  const [modifier, setModifier] = useState('Ctrl');
  // the server does not know the reader's keyboard
  useEffect(() => setModifier(modifierKey()), []);

  const fetchAll = useCallback(() => {
    searchSource.warm(lang, version);
    // a panel that cannot be fetched now is fetched again when search is opened
    loadPanel().catch(() => {});
  }, [lang, version]);
  const warm = useCallback(() => {
    setOpen((now) => now ?? false);
    if (!savesData()) fetchAll();
  }, [fetchAll]);
  const toggle = useCallback(() => {
    // before the dialog is rendered: the network works while this thread does
    if (!open) fetchAll();
    setOpen(!open);
  }, [open, fetchAll]);
  const close = useCallback(() => setOpen(false), []);
  // A dialog that has failed is closed; the next one begins anew.
  const [faults, setFaults] = useState(0);
  const onFault = useCallback(() => {
    setOpen(undefined);
    setFaults((before) => before + 1);
  }, []);
  const retry = useCallback(() => setAttempt((now) => now + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads anew.
  useEffect(() => {
    if (!open) return;
    setFailed(false);
    loadPanel().then(
      (loaded) => setPanel(() => loaded),
      () => {
        setFailed(true);
        console.error(SEARCH_INDEX_FAILURE);
      },
    );
  }, [open, attempt]);

  useSearchKeys(toggle, open === true, setEarly);
  useShownMarks();
  return (
    <>
      <button
        type="button"
        className={css.button}
        data-typed=""
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onPointerEnter={warm}
        onFocus={warm}
        onClick={toggle}
      >
        <svg className={css.icon} viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="9" cy="9" r="5.5" />
          <path d="m13.2 13.2 4.3 4.3" />
        </svg>
        <span className={css.label}>{t('search.button')}</span>
        <span className={css.hotkey} aria-hidden="true">
          {`${modifier} K`}
        </span>
      </button>
      {open !== undefined &&
        // outside of the bar, which may be hidden
        createPortal(
          <ErrorBoundary key={faults} onError={onFault}>
            <SearchDialog
              {...{ Panel, failed, early, open, lang, version }}
              onClose={close}
              onRetry={retry}
            />
          </ErrorBoundary>,
          document.body,
        )}
    </>
  );
}
