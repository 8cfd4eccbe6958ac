/** Every page below the site's folder, by the rule of `route.exclude`; `@docs` is set per site. */
export const pages = import.meta.webpackContext('@docs', {
  recursive: true,
  regExp: /^\.\/(?!.*(?:\/_|\/(?:shared|theme)\/)).+\.(?:mdx?|[jt]sx)$/,
  mode: 'lazy',
  chunkName: '[request]',
});
