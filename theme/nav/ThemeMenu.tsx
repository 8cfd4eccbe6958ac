import { useSite } from '@rspress/core/runtime';
import { type RefObject, useEffect, useRef } from 'react';
import { THEMES, type Theme } from '../../shared/site/constants.ts';
import { useT } from '../strings.ts';
import { Icon } from '../ui/Icon.tsx';
import css from './ThemeMenu.module.css';
import { useThemeAnimation } from './useThemeAnimation.ts';

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
          <Icon path={ICONS[value]} />
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
