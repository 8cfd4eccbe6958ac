import { type KeyboardEvent, type RefObject, useLayoutEffect, useState } from 'react';
import type { FieldKeys } from '../dialog/panelProps.ts';

interface Combobox {
  /** Number of the active result, or -1. */
  active: number;
  /** Makes a result the active one and scrolls the list to it. */
  setActive: (result: number) => void;
  /** The pointer is on a result: it becomes active where it is, as a list that moves would lead away from it. */
  point: (result: number) => void;
}

interface Options {
  field: RefObject<HTMLInputElement | null>;
  keys: RefObject<FieldKeys>;
  /** Id of the list, and of a result in it. */
  list: string;
  optionId: (list: string, result: number) => string;
  /** Number of results. */
  count: number;
  /** The query that the results answer; Enter is left alone when the field has another one. */
  answered: string;
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
  answered,
  open,
}: Options): Combobox {
  const [choice, choose] = useState({ result: 0, byPointer: false });
  const active = Math.min(choice.result, count - 1);
  const setActive = (result: number): void => choose({ result, byPointer: false });
  const point = (result: number): void => {
    if (result !== active) choose({ result, byPointer: true });
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (count === 0 || event.altKey || event.shiftKey) return;
    if (event.key === 'Enter') {
      if (field.current?.value.trim() !== answered) return;
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
  useLayoutEffect(() => {
    if (choice.byPointer) return;
    document.getElementById(optionId(list, active))?.scrollIntoView({ block: 'nearest' });
  }, [choice, list, optionId, active]);
  return { active, setActive, point };
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
