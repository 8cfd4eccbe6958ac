import { useEffect } from 'react';
import './tooltip.css';

/** Pause before a tooltip shows or hides (spec section 9: 0.1 s). */
const TOOLTIP_DELAY_MS = 100;
/** Room between a tooltip and what it explains, in CSS pixels. */
const GAP_PX = 6;

/**
 * Shows the `title` of what the reader points at or focuses as a tooltip of our own: the native
 * one comes late, cannot be styled and never comes for the keyboard. Escape hides it.
 */
export function useTooltips(): void {
  useEffect(() => {
    const tip = document.createElement('div');
    tip.className = 'tooltip';
    tip.role = 'tooltip';
    tip.popover = 'manual';
    document.body.append(tip);
    let owner: HTMLElement | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const show = (node: HTMLElement): void => {
      tip.textContent = node.title;
      // The native tooltip stays away while ours is there.
      node.dataset.title = node.title;
      node.removeAttribute('title');
      tip.showPopover();
      const box = node.getBoundingClientRect();
      const left = box.x + box.width / 2 - tip.offsetWidth / 2;
      tip.style.left = `${Math.max(4, Math.min(left, innerWidth - tip.offsetWidth - 4))}px`;
      const below = box.bottom + GAP_PX;
      const fits = below + tip.offsetHeight < innerHeight;
      tip.style.top = `${fits ? below : box.top - GAP_PX - tip.offsetHeight}px`;
    };
    const hide = (): void => {
      clearTimeout(timer);
      if (owner?.dataset.title) owner.title = owner.dataset.title;
      owner = undefined;
      if (tip.matches(':popover-open')) tip.hidePopover();
    };
    const look = (event: Event): void => {
      const target = event.target as Element;
      const node = target.closest?.<HTMLElement>('[title], [data-title]') ?? undefined;
      if (node === owner) return;
      hide();
      if (!node) return;
      owner = node;
      timer = setTimeout(() => node.title && show(node), TOOLTIP_DELAY_MS);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') hide();
    };
    document.addEventListener('pointerover', look);
    document.addEventListener('focusin', look);
    document.addEventListener('keydown', onKey);
    document.addEventListener('scroll', hide, { capture: true, passive: true });
    return () => {
      hide();
      tip.remove();
      document.removeEventListener('pointerover', look);
      document.removeEventListener('focusin', look);
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('scroll', hide, { capture: true });
    };
  }, []);
}
