import { useCallback, useEffect, useState } from 'react';

const EVENT = 'tabchoice';
const keyOf = (group: string): string => `rstest-tabs-${group}`;

/**
 * A choice shared by all groups of the same name, kept in local storage and in step between
 * groups on the page and between browser tabs. Without a name it is the component's own.
 */
export function useStoredChoice(
  group: string | undefined,
  values: string[],
  initial: string,
): [string, (value: string) => void] {
  const [value, setValue] = useState(initial);
  const known = values.join('\n');

  useEffect(() => {
    if (!group) return;
    const read = (): void => {
      const stored = localStorage.getItem(keyOf(group));
      if (stored && known.split('\n').includes(stored)) setValue(stored);
    };
    read();
    addEventListener(EVENT, read);
    addEventListener('storage', read);
    return () => {
      removeEventListener(EVENT, read);
      removeEventListener('storage', read);
    };
  }, [group, known]);

  const choose = useCallback(
    (next: string) => {
      setValue(next);
      if (!group) return;
      try {
        localStorage.setItem(keyOf(group), next);
      } catch {
        // A full storage only means that the choice is not remembered.
      }
      dispatchEvent(new Event(EVENT));
    },
    [group],
  );
  return [value, choose];
}
