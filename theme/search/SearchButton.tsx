import { useLang } from '@rspress/core/runtime';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { SEARCH_INDEX_FAILURE } from '../../shared/search/constants.ts';
import { useVersion } from '../nav/usePrefix.ts';
import { useT } from '../strings.ts';
import css from './SearchButton.module.css';
import { searchSource } from './source/index.ts';
import { useSearchKeys } from './useSearchKeys.ts';
import { useShownMarks } from './useShownMarks.ts';

const loadPanel = () => import('./panel/SearchPanel.tsx').then((module) => module.SearchPanel);
// a panel that cannot be fetched now is fetched again when it is opened
const warmPanel = () => void loadPanel().catch(() => {});
type Panel = Awaited<ReturnType<typeof loadPanel>>;

/**
 * The nav's search button. Panel, engine and index are fetched when search is opened, or when the
 * button is pointed at or focused; until then this is all there is of search.
 */
export function SearchButton() {
  const t = useT();
  const lang = useLang();
  const version = useVersion();
  const [open, setOpen] = useState(false);
  const [Panel, setPanel] = useState<Panel>();
  const shown = useRef(false);
  const presses = useRef(0);
  const hotkey = useHotkey();

  const warm = useCallback(() => {
    warmPanel();
    searchSource.warm(lang, version);
  }, [lang, version]);
  const toggle = useCallback(() => {
    const panel = loadPanel();
    const press = ++presses.current;
    // who presses again while nothing is to be seen yet wants it open
    setOpen((now) => !now || !shown.current);
    // the panel is what the reader waits for: the index must not take the line from it
    setTimeout(() => searchSource.warm(lang, version));
    panel.then(
      (loaded) => {
        shown.current = true;
        setPanel(() => loaded);
      },
      () => {
        // the next press tries again, if it has not done so already
        if (press === presses.current) setOpen(false);
        console.error(SEARCH_INDEX_FAILURE);
      },
    );
  }, [lang, version]);
  const close = useCallback(() => setOpen(false), []);

  useSearchKeys(toggle, warmPanel, open);
  useShownMarks();
  return (
    <>
      <button
        type="button"
        className={css.button}
        data-early="search"
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
          {hotkey}
        </span>
      </button>
      {Panel &&
        // outside of the bar, which may be hidden
        createPortal(
          <Panel open={open} onClose={close} lang={lang} version={version} />,
          document.body,
        )}
    </>
  );
}

/** The shortcut as the reader's keyboard names it; the server does not know which that is. */
function useHotkey(): string {
  const [hotkey, setHotkey] = useState('Ctrl K');
  useEffect(() => {
    if (/Mac|iPhone|iPad/.test(navigator.platform)) setHotkey('⌘ K');
  }, []);
  return hotkey;
}
