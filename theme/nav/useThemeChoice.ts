import { type RefObject, useEffect } from 'react';

/**
 * Keeps the radio buttons true to the theme that the inline script holds on the root element: at
 * the start, and after a choice made elsewhere or in another tab.
 */
export function useThemeChoice(group: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const sync = (): void => {
      const { theme } = document.documentElement.dataset;
      const radio = group.current?.querySelector<HTMLInputElement>(`input[value="${theme}"]`);
      if (radio) radio.checked = true;
    };
    sync();
    addEventListener('themechange', sync);
    return () => removeEventListener('themechange', sync);
  }, [group]);
}
