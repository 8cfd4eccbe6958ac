import { isTextField } from '../ui/isTextField.ts';
import { singleKeysOff } from '../ui/singleKeys.ts';

const BUTTON = '[data-typed]';

/**
 * Keeps a press of the search keys or button made before the scripts arrived, and what is typed
 * after it, which the button shows meanwhile. Pages without that button are left alone.
 */
export function watchActions(): void {
  const keep = (event: Event, typed: string | undefined): void => {
    event.preventDefault();
    self.__typed = typed;
    document.querySelector(BUTTON)?.setAttribute('data-typed', typed ?? '');
  };
  document.addEventListener('keydown', (event) => {
    const { altKey, shiftKey, key, target } = event;
    const typed = self.__typed;
    if (typed === false || altKey || !document.querySelector(BUTTON)) return;
    if (event.ctrlKey || event.metaKey) {
      if (!shiftKey && /^k$/i.test(key)) keep(event, typed ?? '');
    } else if (isTextField(target)) return;
    else if (typed === undefined) {
      if (key === '/' && !singleKeysOff()) keep(event, '');
    } else if (key === 'Escape') keep(event, undefined);
    else if (key === 'Backspace') keep(event, typed.slice(0, -1));
    else if (key.length === 1) keep(event, typed + key);
  });
  document.addEventListener('click', (event) => {
    if (self.__typed !== false && (event.target as Element).closest?.(BUTTON))
      keep(event, self.__typed ?? '');
  });
}

/** Leaves keys and clicks to others from now on; returns what was typed if search was asked for. */
export function stopWatching(): string | undefined {
  const typed = self.__typed;
  self.__typed = false;
  document.querySelector(BUTTON)?.setAttribute('data-typed', '');
  return typed === false ? undefined : typed;
}
