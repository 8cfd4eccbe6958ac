import { useSyncExternalStore } from 'react';
import type { Theme } from '../../shared/site/constants.ts';

const subscribe = (onChange: () => void) => {
  addEventListener('themechange', onChange);
  return () => removeEventListener('themechange', onChange);
};
const current = (): Theme => (document.documentElement.dataset.theme as Theme) ?? 'auto';
const onServer = (): Theme => 'auto';

/** The reader's choice of theme, which the early script keeps on the root element. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, current, onServer);
}
