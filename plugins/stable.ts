import type { RspressPlugin } from '@rspress/core';
import type { Sidebars } from '../shared/site/sections.ts';

interface Themed {
  sidebar?: Sidebars;
  locales?: { sidebar?: Sidebars }[];
}

/**
 * Keeps the sidebars in the order of their names. The framework reads the folders side by side and
 * lists them as each is done, so that two builds of the same pages would differ. It does so twice,
 * the second time while it bundles, where no hook is called: hence the watched settings.
 */
export function stableSidebars(): RspressPlugin {
  return {
    name: 'stable-sidebars',
    config(config) {
      const theme = { ...config.themeConfig } as Themed;
      watch(theme, 'sidebar', (sidebar) => sidebar && sorted(sidebar));
      watch(theme, 'locales', (locales) =>
        locales?.map((one) => (one.sidebar ? { ...one, sidebar: sorted(one.sidebar) } : one)),
      );
      return { ...config, themeConfig: theme as typeof config.themeConfig };
    },
  };
}

/** From now on a setting holds what `change` makes of each value that it is given. */
function watch<Key extends keyof Themed>(
  theme: Themed,
  key: Key,
  change: (value: Themed[Key]) => Themed[Key],
): void {
  let kept = change(theme[key]);
  Object.defineProperty(theme, key, {
    get: () => kept,
    set: (value: Themed[Key]) => {
      kept = change(value);
    },
    enumerable: true,
    configurable: true,
  });
}

const sorted = (sidebars: Sidebars): Sidebars =>
  Object.fromEntries(Object.entries(sidebars).sort(([a], [b]) => (a < b ? -1 : 1)));
