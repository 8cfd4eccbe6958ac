import { useEffect, useRef, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from '../../../shared/search/constants.ts';
import { searchSource } from '../source/index.ts';
import type { ResultGroup, SourceState } from '../source/source.ts';

export interface Results {
  state: SourceState;
  /** The last attempt to get ready failed; the next opening tries again. */
  failed: boolean;
  /** The query that `groups` answer; '' when there is none. */
  answered: string;
  groups: ResultGroup[];
}

const NONE = { answered: '', groups: [] };

/**
 * Results for what is typed: asked for 150 ms after the last key press and once the source is
 * ready. An answer to older input never replaces a newer one.
 */
export function useResults(open: boolean, query: string, lang: string, version: string): Results {
  const [state, setState] = useState<SourceState>('initial');
  const [failed, setFailed] = useState(false);
  const [found, setFound] = useState<{ answered: string; groups: ResultGroup[] }>(NONE);
  const typedAt = useRef(0);
  const keyword = query.trim();

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
  }, [open, lang, version]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the text starts the pause anew.
  useEffect(() => {
    typedAt.current = performance.now();
  }, [query]);

  useEffect(() => {
    if (!open || keyword === '') {
      setFound(NONE);
      return;
    }
    if (state !== 'inited') return;
    const asked = new AbortController();
    // time spent waiting for the index counts as part of the pause
    const pause = SEARCH_DEBOUNCE_MS - (performance.now() - typedAt.current);
    const timer = setTimeout(
      () =>
        searchSource.search(keyword, asked.signal, (groups) => {
          if (!asked.signal.aborted) setFound({ answered: keyword, groups });
        }),
      Math.max(0, pause),
    );
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [open, keyword, state]);

  return { state, failed, ...found };
}
