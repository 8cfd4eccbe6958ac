import { type RefObject, useEffect, useRef } from 'react';

/**
 * Lets the arrows of the empty field go through the suggestions below it: focus moves from one to
 * the next and back into the field; a typed character goes to the field.
 */
export function useSuggestionKeys(
  field: RefObject<HTMLInputElement | null>,
  shown: boolean,
): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = list.current;
    const input = field.current;
    if (!shown || !root || !input) return;
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
      if (event.isComposing || altKey || ctrlKey || metaKey) return;
      if (key.length === 1 && key !== ' ') input.focus();
      if (shiftKey || (key !== 'ArrowDown' && key !== 'ArrowUp')) return;
      const stops = [input, ...root.querySelectorAll<HTMLElement>('li > *')];
      const here = stops.indexOf(event.target as HTMLElement);
      if (here < 0) return;
      event.preventDefault();
      stops.at((here + (key === 'ArrowDown' ? 1 : -1)) % stops.length)?.focus();
    };
    root.addEventListener('keydown', onKeyDown);
    input.addEventListener('keydown', onKeyDown);
    return () => {
      root.removeEventListener('keydown', onKeyDown);
      input.removeEventListener('keydown', onKeyDown);
    };
  }, [field, shown]);
  return list;
}
