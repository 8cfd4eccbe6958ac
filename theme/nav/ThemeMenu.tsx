import { useSite } from '@rspress/core/runtime';
import { type RefObject, useEffect, useRef } from 'react';
import { THEMES, type Theme } from '../../shared/site/constants.ts';
import { useT } from '../strings.ts';
import { Icon } from '../ui/Icon.tsx';
import { useHydrated } from '../ui/useHydrated.ts';
import css from './ThemeMenu.module.css';

const ICONS: Record<Theme, string> = {
  light:
    'M10 6a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM10 2v1m0 14v1M2 10h1m14 0h1M4 4l1 1m10 10 1 1m0-12-1 1M5 15l-1 1',
  dark: 'M16 12A7 7 0 0 1 8 4a7 7 0 1 0 8 8Z',
  auto: 'M3 4h14v9H3zM7 16h6M10 13v3',
};

/**
 * Three radio buttons in a row: light, dark, as the system. The inline script listens for their
 * change, so that they work before the rest of the scripts (spec section 4). Absent when the site
 * forces a theme.
 */
export function ThemeMenu() {
  const t = useT();
  const { site } = useSite();
  const group = useRef<HTMLFieldSetElement>(null);
  useThemeChoice(group);
  useThemeAnimation();
  // Their room is kept, and without scripts the menu is not shown.
  const hydrated = useHydrated();
  const { darkMode } = site.themeConfig;
  if (darkMode === false || String(darkMode).startsWith('force')) return null;
  return (
    <fieldset ref={group} className={css.themes}>
      <legend className="visually-hidden">{t('theme.label')}</legend>
      {THEMES.map((value) => (
        <label key={value} className={css.theme} title={t(`theme.${value}`)}>
          <input
            type="radio"
            name="theme"
            value={value}
            defaultChecked={value === 'auto'}
            autoComplete="off"
            aria-label={t(`theme.${value}`)}
          />
          {hydrated && <Icon path={ICONS[value]} />}
        </label>
      ))}
    </fieldset>
  );
}

/**
 * Keeps the radio buttons true to the theme that the inline script holds on the root element: at
 * the start, and after a choice made elsewhere or in another tab.
 */
function useThemeChoice(group: RefObject<HTMLElement | null>): void {
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

/** Length of the theme animation (spec section 9). */
const THEME_ANIMATION_MS = 400;

/**
 * Grows a newly chosen theme as a circle from its button; at once with reduced motion, without
 * view transitions, or when the site says `enableAppearanceAnimation: false`. Spec section 4.
 */
function useThemeAnimation(): void {
  const { site } = useSite();
  const wanted = site.themeConfig.enableAppearanceAnimation !== false;
  useEffect(() => {
    if (!wanted) return;
    const onChoice = (event: Event): void => {
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      if (still || !document.startViewTransition) return;
      event.preventDefault();
      animate((event as CustomEvent<() => void>).detail);
    };
    addEventListener('themechoice', onChoice);
    return () => removeEventListener('themechoice', onChoice);
  }, [wanted]);
}

function animate(change: () => void): void {
  const root = document.documentElement;
  const box = (document.activeElement?.closest('label') ?? root).getBoundingClientRect();
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const radius = Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight - y));
  const transition = document.startViewTransition(change);
  transition.ready
    .then(() => {
      root.animate(
        { clipPath: [`circle(0 at ${x}px ${y}px)`, `circle(${radius}px at ${x}px ${y}px)`] },
        { duration: THEME_ANIMATION_MS, pseudoElement: '::view-transition-new(root)' },
      );
    })
    .catch(() => {});
}
