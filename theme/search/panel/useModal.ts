import { type KeyboardEvent, type RefObject, useEffect } from 'react';

/** Shows and hides a dialog as a modal one; the browser returns focus to where it was. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [dialog, open]);
}

/** Keeps Tab inside the dialog: behind it everything is inert, and the browser's own bar is next. */
export function keepFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return;
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('input, button, a[href]'),
  ].filter((one) => one.tabIndex >= 0 && one.checkVisibility());
  const leaving = event.shiftKey ? stops[0] : stops.at(-1);
  if (document.activeElement !== leaving) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}
