import { type RefObject, useEffect } from 'react';

const openPopovers = () => document.querySelectorAll<HTMLElement>('[popover]:popover-open');

/** Closes whatever menu or drawer is open; after a navigation none should stay. */
export function closePopovers(): void {
  for (const open of openPopovers()) open.hidePopover();
}

/**
 * Keeps `aria-expanded` true on the button of every menu and drawer, and closes one whose button
 * disappears when the window gets wider: the page then shows its content by itself.
 */
export function usePopoverButtons(): void {
  useEffect(() => {
    const buttonsOf = (popover: Element) =>
      document.querySelectorAll(`[popovertarget="${popover.id}"][aria-expanded]`);
    const onToggle = (event: Event): void => {
      const open = (event as ToggleEvent).newState === 'open';
      for (const button of buttonsOf(event.target as Element))
        button.setAttribute('aria-expanded', String(open));
    };
    const onResize = (): void => {
      for (const open of openPopovers()) {
        const [button] = buttonsOf(open);
        if (button && !button.checkVisibility()) open.hidePopover();
      }
    };
    const events = new AbortController();
    const { signal } = events;
    // This event does not bubble.
    document.addEventListener('toggle', onToggle, { capture: true, signal });
    addEventListener('resize', onResize, { passive: true, signal });
    return () => events.abort();
  }, []);
}

/** Calls `onToggle` whenever the popover opens or closes: React 18 hears that of `<details>` alone. */
export function useToggle(popover: RefObject<HTMLElement | null>, onToggle: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it does never depends on a render.
  useEffect(() => {
    const node = popover.current;
    node?.addEventListener('toggle', onToggle);
    return () => node?.removeEventListener('toggle', onToggle);
  }, [popover]);
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
    const events = new AbortController();
    const { signal } = events;
    root.addEventListener('click', onClick, { signal });
    document.addEventListener('keydown', onKey, { signal });
    root.addEventListener('pointerenter', later(true), { signal });
    root.addEventListener('pointerleave', later(false), { signal });
    return () => {
      clearTimeout(timer);
      events.abort();
    };
  }, [box, showMs, hideMs, enabled]);
}
