import postcss from 'postcss';

export type Theme = 'light' | 'dark';

/** The two colors of `light-dark()`, or one color for both themes. */
export function inThemes(value: string): Record<Theme, string> {
  const inside = /^light-dark\((.*)\)$/s.exec(value.trim())?.[1];
  const [light = '', dark = ''] = inside ? postcss.list.comma(inside) : [value, value];
  return { light: light.trim(), dark: dark.trim() };
}

/** The colors of a theme by the name of their token, as `theme/styles/tokens.css` has them first. */
export function tokenColors(css: string, theme: Theme): Map<string, string> {
  const colors = new Map<string, string>();
  postcss.parse(css).walkDecls(/^--c-/, ({ prop, value }) => {
    const name = prop.slice('--c-'.length);
    if (!colors.has(name)) colors.set(name, inThemes(value)[theme]);
  });
  return colors;
}
