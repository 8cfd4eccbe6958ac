import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { holdPage } from '../../ui/holdPage.ts';

/**
 * Shows and hides a dialog that covers the page, which is held still and hidden from assistive
 * technology meanwhile; the browser returns focus to where it was. What is in the field is
 * selected, so that typing replaces it.
 *
 * Not `showModal()`: it makes everything behind inert, which restyles every element of the page
 * when the dialog opens and again when it closes, more than half of the time that both took. So the
 * dialog itself keeps what `inert` would: it covers the page and takes each click, and focus that
 * leaves it comes back.
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
    if (!element.open) element.show();
    field.current?.focus();
    if (reopened.current) field.current?.select();
    reopened.current = true;
    const others = [...document.body.children].filter((one) => one !== element);
    const hideOthers = (hidden: 'true' | null): void => {
      for (const one of others) one.ariaHidden = hidden;
    };
    hideOthers('true');
    const bringBack = ({ target }: FocusEvent): void => {
      if (!element.contains(target as Node)) field.current?.focus();
    };
    document.addEventListener('focusin', bringBack);
    // after the field has the focus: this lays the whole page out again
    const later = requestAnimationFrame(() => holdPage(true));
    return () => {
      cancelAnimationFrame(later);
      document.removeEventListener('focusin', bringBack);
      hideOthers(null);
      element.close();
      // after the page is seen again: this lays it out as well
      requestAnimationFrame(() => setTimeout(() => element.open || holdPage(false)));
    };
  }, [dialog, field, open]);
}

/** Keeps Tab inside the dialog, whose page behind could be reached otherwise. */
export function keepFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return;
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('input, button, a[href]'),
  ].filter((one) => one.tabIndex >= 0 && one.checkVisibility());
  const [first, last] = event.shiftKey ? [stops.at(-1), stops[0]] : [stops[0], stops.at(-1)];
  const { activeElement } = document;
  // from the dialog itself it could leave as well
  if (activeElement !== last && activeElement !== event.currentTarget) return;
  event.preventDefault();
  first?.focus();
}
