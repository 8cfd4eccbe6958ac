import {
  THEME_COLORS,
  THEME_STORAGE_KEY,
  THEMES,
  type Theme,
} from '../../shared/site/constants.ts';
import { readStored, store } from '../ui/stored.ts';

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

/** The page names a color for each of the system's themes; a chosen theme is that of both. */
function tint(theme: Theme): void {
  const metas = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  for (const [index, meta] of metas.entries())
    meta.content = THEME_COLORS[theme === 'auto' ? (index ? 'dark' : 'light') : theme];
}

function choose(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  tint(theme);
  dispatchEvent(new Event('themechange'));
}

/**
 * Follows the reader's choice (any radio named `theme` on the page, alive before the rest of the
 * scripts), the system's change and another tab's choice. Source: spec section 4.
 */
export function followTheme(): void {
  if (__BOOT__.forced === 'light' || __BOOT__.forced === 'dark') return;
  tint(currentTheme());
  const apply = (): void => {
    const theme = currentTheme();
    choose(theme);
    paint(theme);
  };
  systemDark.addEventListener('change', apply);
  addEventListener('storage', (event) => {
    if (event.key === THEME_STORAGE_KEY) apply();
  });
  const take = (value: string): void => {
    const theme = valid(value);
    store(THEME_STORAGE_KEY, theme);
    // Once the rest of the scripts is there, it animates the change.
    const change = () => paint(theme);
    choose(theme);
    if (dispatchEvent(new CustomEvent('themechoice', { detail: change, cancelable: true })))
      change();
  };
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'theme') take(target.value);
  });
  // Every page is built with one button pressed; another one was pressed by a reader who was
  // quicker than this script.
  const pressed = document.querySelector<HTMLInputElement>('[name=theme]:checked:not(:default)');
  if (pressed) take(pressed.value);
}
