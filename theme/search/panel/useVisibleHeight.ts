import { type RefObject, useEffect } from 'react';

/**
 * Sets on the dialog around a field how much of the screen the keyboard of a phone leaves free, so
 * that every result can be scrolled above it. Zooming with two fingers changes nothing.
 */
export function useVisibleHeight(field: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    const view = window.visualViewport;
    const dialog = field.current?.closest('dialog');
    if (!open || !view || !dialog) return;
    const fit = (): void => {
      dialog.style.setProperty('--visible-height', `${view.height * view.scale}px`);
    };
    fit();
    view.addEventListener('resize', fit);
    return () => view.removeEventListener('resize', fit);
  }, [field, open]);
}
