import { singleKeysOff } from '../nav/singleKeys.ts';

declare global {
  interface Window {
    /** Set when the reader asked for search before the scripts were there. */
    __early?: 'search' | 'ready';
  }
}

/**
 * Remembers a press of the search keys or button made before the scripts arrived; the search
 * button opens the panel when it wakes (`window.__early`), so no press is lost.
 */
export function watchActions(): void {
  const inside = ({ target }: Event, selector: string): Element | null | undefined =>
    (target as Element).closest?.(selector);
  const watch = <Name extends 'keydown' | 'click'>(
    name: Name,
    asks: (event: DocumentEventMap[Name]) => boolean,
  ): void =>
    document.addEventListener(name, (event) => {
      if (self.__early === 'ready' || !asks(event)) return;
      event.preventDefault();
      self.__early = 'search';
    });
  watch('keydown', (event) => {
    const { altKey, shiftKey, ctrlKey, metaKey, key } = event;
    if (altKey || shiftKey) return false;
    return ctrlKey || metaKey
      ? /^k$/i.test(key)
      : key === '/' &&
          !singleKeysOff() &&
          !inside(event, 'input,textarea,select,[contenteditable]');
  });
  watch('click', (event) => !!inside(event, '[data-early]'));
}
