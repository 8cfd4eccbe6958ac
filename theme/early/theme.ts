import type { EarlySettings } from '../../plugins/early.ts';
import { THEME_STORAGE_KEY, THEMES, type Theme } from '../../shared/site/constants.ts';

/** Length of the theme animation, spec section 9. */
const THEME_ANIMATION_MS = 400;

const root = document.documentElement;
const systemDark = matchMedia('(prefers-color-scheme: dark)');

/** Anything but light, dark and auto becomes auto (spec section 5). */
const valid = (value: unknown): Theme =>
  THEMES.includes(value as Theme) ? (value as Theme) : 'auto';

function apply(theme: Theme): void {
  const dark = theme === 'dark' || (theme === 'auto' && systemDark.matches);
  root.classList.toggle('dark', dark);
  root.classList.toggle('light', !dark);
  root.dataset.theme = theme;
  dispatchEvent(new Event('themechange'));
}

/** Grows the new theme as a circle from where the reader pressed; at once with reduced motion. */
function animate(theme: Theme, x: number, y: number): void {
  const wasDark = root.classList.contains('dark');
  const willBeDark = theme === 'dark' || (theme === 'auto' && systemDark.matches);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (wasDark === willBeDark || still || !document.startViewTransition) {
    apply(theme);
    return;
  }
  const radius = Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight - y));
  root.classList.add('theme-switching');
  const transition = document.startViewTransition(() => apply(theme));
  transition.ready
    .then(() => {
      root.animate(
        { clipPath: [`circle(0 at ${x}px ${y}px)`, `circle(${radius}px at ${x}px ${y}px)`] },
        { duration: THEME_ANIMATION_MS, pseudoElement: '::view-transition-new(root)' },
      );
    })
    .catch(() => {});
  transition.finished.finally(() => root.classList.remove('theme-switching')).catch(() => {});
}

/**
 * Sets the theme before first paint and keeps it: the reader's choice (any radio named `theme-…` on
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
    if (!(input instanceof HTMLInputElement) || !input.name.startsWith('theme-')) return;
    const theme = valid(input.value);
    try {
      localStorage.setItem(THEME_STORAGE_KEY, theme);
    } catch {
      // A full storage must not keep the reader from the theme.
    }
    const box = (input.closest('label') ?? input).getBoundingClientRect();
    animate(theme, box.x + box.width / 2, box.y + box.height / 2);
  });
}
