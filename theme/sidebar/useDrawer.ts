import { type RefObject, useEffect } from 'react';
import { holdPage } from '../ui/holdPage.ts';

/**
 * While a popover drawer is open the page behind it does not scroll. Focus goes into the drawer
 * and comes back to its button, which the platform does on Escape and outside clicks; when focus
 * moves on past the drawer's end, the drawer closes, so that focus is never under it.
 */
export function useDrawer(drawer: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const node = drawer.current;
    if (!node) return;
    const onToggle = (event: Event): void => {
      const open = (event as ToggleEvent).newState === 'open';
      holdPage(open);
      if (open) {
        const target =
          node.querySelector<HTMLElement>('[aria-current="page"]') ?? node.querySelector('a');
        target?.focus();
      }
    };
    const onFocusOut = (event: FocusEvent): void => {
      const next = event.relatedTarget;
      if (next instanceof Node && !node.contains(next) && node.matches(':popover-open')) {
        node.hidePopover();
      }
    };
    node.addEventListener('focusout', onFocusOut);
    node.addEventListener('toggle', onToggle);
    return () => {
      node.removeEventListener('focusout', onFocusOut);
      node.removeEventListener('toggle', onToggle);
      holdPage(false);
    };
  }, [drawer]);
}
