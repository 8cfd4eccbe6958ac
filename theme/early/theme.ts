import { THEME_STORAGE_KEY, THEMES, type Theme } from '../../shared/site/constants.ts';
import type { EarlySettings } from '../../shared/site/early.ts';

const root = document.documentElement;
const systemDark = matchMedia('(prefers-color-scheme: dark)');

/** Anything but light, dark and auto becomes auto (spec section 5). */
const valid = (value: unknown): Theme =>
  THEMES.includes(value as Theme) ? (value as Theme) : 'auto';

function paint(theme: Theme): void {
  const dark = theme === 'dark' || (theme === 'auto' && systemDark.matches);
  root.classList.toggle('dark', dark);
  root.classList.toggle('light', !dark);
}

function choose(theme: Theme): void {
  root.dataset.theme = theme;
  dispatchEvent(new Event('themechange'));
}

function apply(theme: Theme): void {
  choose(theme);
  paint(theme);
}

/**
 * Sets the theme before first paint and keeps it: the reader's choice (any radio named `theme` on
 * the page, alive before the rest of the scripts), the system's change, another tab's choice.
 * Source: spec section 4.
 */
export function startTheme(darkMode: EarlySettings['darkMode']): void {
  if (darkMode === 'force-light' || darkMode === 'force-dark') {
    apply(darkMode === 'force-light' ? 'light' : 'dark');
    return;
  }
  const stored = () => valid(localStorage.getItem(THEME_STORAGE_KEY) ?? darkMode);
  apply(stored());
  systemDark.addEventListener('change', () => apply(stored()));
  addEventListener('storage', (event) => {
    if (event.key === THEME_STORAGE_KEY) apply(stored());
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
