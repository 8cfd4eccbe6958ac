import { type RefObject, useEffect } from 'react';

const openPopovers = () => document.querySelectorAll<HTMLElement>('[popover]:popover-open');

/** Closes whatever menu or drawer is open; after a navigation none should stay. */
export function closePopovers(): void {
  for (const open of openPopovers()) open.hidePopover();
}

/**
 * Closes a menu or drawer whose button disappears when the window gets wider: the page then shows
 * its content by itself.
 */
export function useClosingWithButton(): void {
  useEffect(() => {
    const onResize = (): void => {
      for (const open of openPopovers()) {
        const button = document.querySelector(`[popovertarget="${open.id}"][aria-expanded]`);
        if (button && !button.checkVisibility()) open.hidePopover();
      }
    };
    addEventListener('resize', onResize, { passive: true });
    return () => removeEventListener('resize', onResize);
  }, []);
}

export interface HoverDelays {
  showMs: number;
  hideMs: number;
}

/**
 * Opens a popover while a mouse rests on its button or on itself; click, Escape and outside clicks
 * are the platform's own and work without it. Touch and pen never hover.
 */
export function useHoverPopover(
  box: RefObject<HTMLElement | null>,
  { showMs, hideMs }: HoverDelays,
  enabled = true,
): void {
  useEffect(() => {
    const root = box.current;
    const popover = root?.querySelector<HTMLElement>('[popover]');
    if (!enabled || !root || !popover) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let opened = false;
    const later = (show: boolean) => (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      clearTimeout(timer);
      timer = setTimeout(
        () => {
          if (show !== popover.matches(':popover-open')) {
            if (show) popover.showPopover({ source: root.querySelector('button') ?? undefined });
            // What a click has opened stays until the reader closes it.
            else if (opened) popover.hidePopover();
          }
          opened = show;
        },
        show ? showMs : hideMs,
      );
    };
    // Whoever points and then clicks wants the menu that hovering has just opened.
    const onClick = (event: MouseEvent): void => {
      const button = (event.target as Element).closest('button[popovertarget]');
      if (button?.getAttribute('popovertarget') !== popover.id || !opened) return;
      if (popover.matches(':popover-open')) event.preventDefault();
      clearTimeout(timer);
      opened = false;
    };
    // Who closes a menu with the mouse still on its button does not want it back.
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') clearTimeout(timer);
    };
    const enter = later(true);
    const leave = later(false);
    root.addEventListener('click', onClick);
    document.addEventListener('keydown', onKey);
    root.addEventListener('pointerenter', enter);
    root.addEventListener('pointerleave', leave);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', onKey);
      root.removeEventListener('click', onClick);
      root.removeEventListener('pointerenter', enter);
      root.removeEventListener('pointerleave', leave);
    };
  }, [box, showMs, hideMs, enabled]);
}

/** Keeps `aria-expanded` on a popover's button true to its state. */
export function useExpanded(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const popover = box.current?.querySelector<HTMLElement>('[popover]');
    const button = box.current?.querySelector('button[popovertarget]');
    if (!popover || !button) return;
    const onToggle = (event: Event): void => {
      if (event.target !== popover) return;
      button.setAttribute('aria-expanded', String((event as ToggleEvent).newState === 'open'));
    };
    popover.addEventListener('toggle', onToggle);
    return () => popover.removeEventListener('toggle', onToggle);
  }, [box]);
}
