import { type RefObject, useEffect } from 'react';

/** The outline as a dropdown: an item click closes it, and its button says whether it is open. */
export function useOutlineMenu(outline: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const node = outline.current;
    if (!node) return;
    const onClick = (event: Event): void => {
      if ((event.target as Element).closest('a') && node.matches(':popover-open'))
        node.hidePopover();
    };
    const onToggle = (event: Event): void => {
      document
        .querySelector('button[popovertarget="frame-outline"]')
        ?.setAttribute('aria-expanded', String((event as ToggleEvent).newState === 'open'));
    };
    node.addEventListener('click', onClick);
    node.addEventListener('toggle', onToggle);
    return () => {
      node.removeEventListener('click', onClick);
      node.removeEventListener('toggle', onToggle);
    };
  }, [outline]);
}
