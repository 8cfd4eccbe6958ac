import { THEME_STORAGE_KEY, type Theme } from '../../shared/site/constants.ts';
import type { EarlySettings } from '../../shared/site/early.ts';
import { currentTheme, paint, systemDark, valid } from './theme.ts';

function choose(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  dispatchEvent(new Event('themechange'));
}

/**
 * Follows the reader's choice (any radio named `theme` on the page, alive before the rest of the
 * scripts), the system's change and another tab's choice. Source: spec section 4.
 */
export function followTheme(darkMode: EarlySettings['darkMode']): void {
  if (/^force-(light|dark)$/.test(darkMode)) return;
  const apply = (): void => {
    const theme = currentTheme(darkMode);
    choose(theme);
    paint(theme);
  };
  systemDark.addEventListener('change', apply);
  addEventListener('storage', (event) => {
    if (event.key === THEME_STORAGE_KEY) apply();
  });
  document.addEventListener('change', (event) => {
    const input = event.target;
    if (!(input instanceof HTMLInputElement) || input.name !== 'theme') return;
    const theme = valid(input.value);
    try {
      localStorage.setItem(THEME_STORAGE_KEY, theme);
    } catch {
      // A full storage must not keep the reader from the theme.
    }
    // Once the rest of the scripts is there, it animates the change.
    const change = () => paint(theme);
    choose(theme);
    if (dispatchEvent(new CustomEvent('themechoice', { detail: change, cancelable: true })))
      change();
  });
}
