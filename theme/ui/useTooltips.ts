import { useEffect } from 'react';
import { element } from './element.ts';
import { restTimer } from './restTimer.ts';
import './tooltip.css';

/** Pause before a tooltip shows or hides (spec section 9: 0.1 s). */
const TOOLTIP_DELAY_MS = 100;
/** Room between a tooltip and what it explains, in CSS pixels. */
const GAP_PX = 6;

/**
 * Shows the `title` of what the reader points at or focuses by keyboard as a tooltip of our own:
 * the native one comes late, cannot be styled and never comes for the keyboard. It stays while it
 * is pointed at itself, follows a title that changes, and hides on Escape (WCAG 1.4.13). A finger
 * points at nothing, so touch shows none.
 */
export function useTooltips(): void {
  useEffect(() => {
    const tip = element('div', { className: 'tooltip', role: 'tooltip', popover: 'manual' });
    document.body.append(tip);
    /** What the tooltip explains now. */
    let owner: HTMLElement | undefined;

    const takeTitle = (node: HTMLElement): void => {
      tip.textContent = node.title;
      // The native tooltip stays away while ours is there.
      node.dataset.title = node.title;
      node.removeAttribute('title');
    };
    const changes = new MutationObserver(() => {
      if (owner?.title) takeTitle(owner);
    });
    const show = (node: HTMLElement): void => {
      owner = node;
      takeTitle(node);
      changes.observe(node, { attributeFilter: ['title'] });
      tip.showPopover();
      const box = node.getBoundingClientRect();
      const left = box.x + box.width / 2 - tip.offsetWidth / 2;
      tip.style.left = `${Math.max(4, Math.min(left, innerWidth - tip.offsetWidth - 4))}px`;
      const below = box.bottom + GAP_PX;
      const fits = below + tip.offsetHeight < innerHeight;
      tip.style.top = `${fits ? below : box.top - GAP_PX - tip.offsetHeight}px`;
    };
    const hide = (): void => {
      changes.disconnect();
      if (owner?.dataset.title) {
        owner.title ||= owner.dataset.title;
        delete owner.dataset.title;
      }
      owner = undefined;
      if (tip.matches(':popover-open')) tip.hidePopover();
    };
    const timer = restTimer<HTMLElement>(TOOLTIP_DELAY_MS, (node) => {
      if (node === owner) return;
      hide();
      if (node?.title) show(node);
    });
    const explained = ({ target }: Event): HTMLElement | undefined =>
      (target as Element).closest?.<HTMLElement>('[title], [data-title]') ?? undefined;

    const onPointer = (event: PointerEvent): void => {
      if (event.pointerType === 'touch') return;
      timer.rest(event.target === tip ? owner : explained(event));
    };
    const onFocus = (event: FocusEvent): void => {
      if ((event.target as Element).matches(':focus-visible')) timer.rest(explained(event));
    };
    const onBlur = (event: FocusEvent): void => {
      if (explained(event) === timer.current()) timer.rest(undefined);
    };
    const hideNow = (): void => {
      timer.set(undefined);
      hide();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') hideNow();
    };
    const events = new AbortController();
    const { signal } = events;
    document.addEventListener('pointerover', onPointer, { signal });
    document.addEventListener('focusin', onFocus, { signal });
    document.addEventListener('focusout', onBlur, { signal });
    document.addEventListener('keydown', onKey, { signal });
    document.addEventListener('scroll', hideNow, { signal, capture: true, passive: true });
    return () => {
      events.abort();
      hideNow();
      tip.remove();
    };
  }, []);
}
