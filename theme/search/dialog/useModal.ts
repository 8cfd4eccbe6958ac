import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { holdPage } from '../../ui/holdPage.ts';

/**
 * Shows and hides a dialog as a modal one, with the page behind it held still; the browser returns
 * focus to where it was. What is in the field is selected, so that typing replaces it.
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  field: RefObject<HTMLInputElement | null>,
  open: boolean,
): void {
  /** What was typed before the dialog was there is still being typed. */
  const reopened = useRef(false);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    if (!element.open) element.showModal();
    if (reopened.current) field.current?.select();
    reopened.current = true;
    // after the field has the focus: this lays the whole page out again
    const later = requestAnimationFrame(() => holdPage(true));
    return () => {
      cancelAnimationFrame(later);
      holdPage(false);
      element.close();
    };
  }, [dialog, field, open]);
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
