import { useEffect, useRef } from 'react';
import { singleKeysOff } from '../nav/singleKeys.ts';

/**
 * Ctrl or Cmd + K toggles search anywhere, `/` opens it outside of text fields. A press or
 * click from before the scripts arrived opens it as soon as this runs (`theme/early/actions.ts`).
 */
export function useSearchKeys(toggle: () => void, open: boolean): void {
  const latest = useRef({ toggle, open });
  latest.current = { toggle, open };

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || event.altKey || event.shiftKey) return;
      const control = event.ctrlKey || event.metaKey;
      const opens = control
        ? event.key.toLowerCase() === 'k'
        : event.key === '/' &&
          !singleKeysOff() &&
          !latest.current.open &&
          !isTextField(event.target);
      if (!opens) return;
      event.preventDefault();
      // a key held down is one press
      if (!event.repeat) latest.current.toggle();
    };
    // the press may have reached the button as well, between its waking and this effect
    if (window.__early === 'search' && !latest.current.open) latest.current.toggle();
    window.__early = 'ready';
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}

const isTextField = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable]') !== null;
