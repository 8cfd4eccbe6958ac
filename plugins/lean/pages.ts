/** Every page below the site's folder; the alias `@docs` is set per site. */
export const pages = import.meta.webpackContext('@docs', {
  recursive: true,
  regExp: /^\.\/(?!.*(?:\/_|\/(?:shared|theme|public|components)\/)).+\.(?:mdx?|[jt]sx)$/,
  mode: 'lazy',
  chunkName: '[request]',
});
