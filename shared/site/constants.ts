/** Facts about the site itself that the build, the theme, the scripts and the tests all need. */
export const SITE_ORIGIN = 'https://rstest.rs';
export const SITE_TITLE = 'Rstest';
export const REPOSITORY_URL = 'https://github.com/web-infra-dev/rstest';
export const EDIT_BASE_URL = 'https://github.com/web-infra-dev/rstest/tree/main/website/docs';

/** The framework's own storage keys (spec sections 2 and 4), kept so that a reader's choice survives. */
export const THEME_STORAGE_KEY = 'rspress-theme-appearance';
export const VISITED_STORAGE_KEY = 'rspress-visited';
/** Scroll positions of this tab's history entries, in session storage. */
export const PLACES_STORAGE_KEY = 'places';

/** Path that was last loaded again, in session storage (`theme/boot/reload.ts`). */
export const RELOADED_STORAGE_KEY = 'reloaded';

/** Set when the reader has turned shortcuts of one character off. */
export const SINGLE_KEYS_STORAGE_KEY = 'rstest-single-keys';

export const THEMES = ['light', 'dark', 'auto'] as const;
export type Theme = (typeof THEMES)[number];

/** Ground of the page in the light and the dark theme; the browser's own bars take it on. */
export const THEME_COLORS = { light: '#fff', dark: '#121615' } as const;

/**
 * Widths of spec section 9: 768, 960 and 1280 px at the browser's default text size. In em, so that
 * a reader with larger text gets the layout that has room for it. The style sheets repeat them; a
 * unit test keeps both equal.
 */
export const MOBILE_MAX = '48em';
export const SIDEBAR_MENU_MAX = '60em';
export const NAV_LAYOUT_MAX = '80em';

/** Path of the MCP server below the site's base. */
export const MCP_PATH = 'mcp';
