import { useEffect, useRef } from 'react';
import { stopWatching } from '../boot/actions.ts';
import { isTextField } from '../ui/isTextField.ts';
import { singleKeysOff } from '../ui/singleKeys.ts';

/**
 * Ctrl or Cmd + K toggles search anywhere and closes what other dialog is open; `/` opens it
 * outside of text fields. What was pressed before the scripts arrived (`theme/boot/actions.ts`)
 * opens it as soon as this runs; `onTyped` gets what was typed since.
 */
export function useSearchKeys(
  toggle: () => void,
  open: boolean,
  onTyped: (query: string) => void,
): void {
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
      if (event.repeat) return;
      if (!latest.current.open) {
        for (const other of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
          other.close();
        }
      }
      latest.current.toggle();
    };
    const typed = stopWatching();
    // the press may have reached the button as well, between its hydration and this effect
    if (typed !== undefined && !latest.current.open) {
      onTyped(typed);
      latest.current.toggle();
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [onTyped]);
}
