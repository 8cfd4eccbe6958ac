import { type KeyboardEvent, type RefObject, useLayoutEffect, useState } from 'react';
import type { FieldKeys } from '../dialog/panel-props.ts';

interface Combobox {
  /** Number of the active result, or -1. */
  active: number;
  setActive: (result: number) => void;
}

interface Options {
  field: RefObject<HTMLInputElement | null>;
  keys: RefObject<FieldKeys>;
  /** Id of the list, and of a result in it. */
  list: string;
  optionId: (list: string, result: number) => string;
  /** Number of results. */
  count: number;
  /** The results answer what is in the field now; Enter is left alone when they do not. */
  current: boolean;
  open: (result: number, inNewTab: boolean) => void;
}

/**
 * Makes the dialog's field the combobox of a list: arrows, Home and End choose a result, Enter
 * opens it (with Ctrl or Cmd in a new tab).
 */
export function useCombobox({
  field,
  keys,
  list,
  optionId,
  count,
  current,
  open,
}: Options): Combobox {
  const [chosen, setActive] = useState(0);
  const active = Math.min(chosen, count - 1);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (count === 0 || event.altKey || event.shiftKey) return;
    if (event.key === 'Enter') {
      if (!current) return;
      event.preventDefault();
      open(active, event.ctrlKey || event.metaKey);
      return;
    }
    const next = target(event.key, active, count);
    if (next === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setActive(next);
  };

  useLayoutEffect(() => {
    keys.current = onKeyDown;
  });
  useLayoutEffect(() => {
    const shown = count > 0;
    field.current?.setAttribute('aria-expanded', String(shown));
    name(field.current, 'aria-controls', shown && list);
    name(field.current, 'aria-activedescendant', shown && optionId(list, active));
  }, [field, list, optionId, active, count]);
  return { active, setActive };
}

function name(element: Element | null, attribute: string, id: string | false): void {
  if (id) element?.setAttribute(attribute, id);
  else element?.removeAttribute(attribute);
}

function target(key: string, active: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return (active - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
