import { THEME_STORAGE_KEY, THEMES, type Theme } from '../../shared/site/constants.ts';
import { readStored } from '../ui/stored.ts';

const root = document.documentElement;
export const systemDark = matchMedia('(prefers-color-scheme: dark)');

/** Anything but light, dark and auto becomes auto (spec section 5). */
export const valid = (value: unknown): Theme =>
  THEMES.includes(value as Theme) ? (value as Theme) : 'auto';

/** The theme that the site forces, else the reader's choice, else the site's own. */
export const currentTheme = (): Theme =>
  __BOOT__.forced || valid(readStored(THEME_STORAGE_KEY) ?? __BOOT__.darkMode);

export function paint(theme: Theme): void {
  const dark = theme === 'dark' || (theme === 'auto' && systemDark.matches);
  root.classList.toggle('dark', dark);
  root.classList.toggle('light', !dark);
}

/** Sets the theme before first paint. Source: spec section 4. */
export function startTheme(): void {
  const theme = currentTheme();
  root.dataset.theme = theme;
  paint(theme);
}
