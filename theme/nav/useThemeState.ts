const ignore = (): void => {};

/**
 * Replaces the framework's theme state, which throws when storage is blocked: the inline script
 * (`theme/boot/theme.ts`) owns the theme, and nothing of ours reads the framework's context.
 */
export function useThemeState(): ['light', () => void] {
  return ['light', ignore];
}
