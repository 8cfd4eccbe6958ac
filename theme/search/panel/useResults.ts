import { SEARCH_DEBOUNCE_MS } from '@rstest-docs/search';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { Typed } from '../dialog/panelProps.ts';
import { searchSource } from '../source/index.ts';
import type { ResultGroup, SourceState } from '../source/source.ts';

export interface Results {
  state: SourceState;
  /** The last attempt to get ready failed. */
  failed: boolean;
  /** Tries to get ready again. */
  retry: () => void;
  /** The query that `groups` answer; '' when there is none. */
  answered: string;
  groups: ResultGroup[];
}

const NONE = { answered: '', groups: [] };

/**
 * Results for what is typed, asked for 150 ms after the last key press; a source that is still
 * getting ready answers when it is. An answer to older input never replaces a newer one.
 */
export function useResults(
  open: boolean,
  typed: Typed,
  field: RefObject<HTMLInputElement | null>,
  lang: string,
  version: string,
): Results {
  const [state, setState] = useState<SourceState>('initial');
  const [failed, setFailed] = useState(false);
  const [found, setFound] = useState<{ answered: string; groups: ResultGroup[] }>(NONE);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((now) => now + 1), []);
  const keyword = typed.query.trim();
  const { at } = typed;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt gets ready anew.
  useEffect(() => {
    if (!open) return;
    let wanted = true;
    setState('initing');
    setFailed(false);
    setFound(NONE);
    searchSource.open(lang, version).then((reached) => {
      if (!wanted) return;
      setState(reached);
      setFailed(reached !== 'inited');
    });
    return () => {
      wanted = false;
    };
  }, [open, lang, version, attempt]);

  const answers = state !== 'initial';
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language or version has other answers.
  useEffect(() => {
    if (!open || keyword === '') {
      setFound(NONE);
      return;
    }
    if (!answers) return;
    searchSource.typed?.(keyword);
    const asked = new AbortController();
    // counted from the key itself: showing it took its time already
    const pause = SEARCH_DEBOUNCE_MS - (performance.now() - at);
    const timer = setTimeout(
      () => {
        // a key that this has not heard of yet
        if (field.current?.value.trim() !== keyword) return;
        searchSource.search(keyword, asked.signal, (groups) => {
          if (!asked.signal.aborted) setFound({ answered: keyword, groups });
        });
      },
      Math.max(0, pause),
    );
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [open, keyword, at, answers, field, lang, version]);

  return { state, failed, retry, ...found };
}
