import { type KeyboardEvent, useRef, useState } from 'react';

interface Combobox {
  /** Number of the active result, or -1. */
  active: number;
  setActive: (result: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Whether an input method is composing text, whose keys are not ours. */
  composing: { current: boolean };
}

interface Actions {
  open: (result: number, inNewTab: boolean) => void;
  close: () => void;
}

/**
 * Keys of the search field: arrows, Home and End choose a result, Enter opens it (with Ctrl or Cmd
 * in a new tab), Escape closes. While text is composed, all keys belong to the input method.
 */
export function useCombobox(count: number, { open, close }: Actions): Combobox {
  const [chosen, setActive] = useState(0);
  const composing = useRef(false);
  const active = Math.min(chosen, count - 1);

  const onKeyDown = (event: KeyboardEvent): void => {
    // 229: some browsers report the key that ends a composition after it has ended
    if (composing.current || event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      close();
      return;
    }
    if (count === 0 || event.altKey || event.shiftKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      open(active, event.ctrlKey || event.metaKey);
      return;
    }
    const next = target(event.key, active, count);
    if (next === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setActive(next);
  };
  return { active, setActive, onKeyDown, composing };
}

function target(key: string, active: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return (active - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
