import { routes } from 'virtual-routes';

/** Replaces the framework's `virtual-page-data`: the rest is in each page's own chunk. */
export const pageData = {
  pages: routes.map(({ path, lang, version }) => ({ routePath: path, lang, version })),
};
export const searchIndexHash = {};
